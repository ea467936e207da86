//! Orders: goods for a town, delivered right after an action; whoever delivers has passed (T-014 to T-019).

mod judge;
pub mod vocabulary;

use super::{Module, OrleansModule, Worth};
use crate::bagbuilding::ending::Declines;
use crate::engine::{AgendaOf, Answers, Chance, Laws, Question, Reply, Seat, Source, Targets, Weighted, origins};
use crate::orleans::components::{self, Components};
use crate::orleans::data::goods::Good;
use crate::orleans::data::orders::{OPEN_ORDERS, Order, OrderRow};
use crate::orleans::judge::Eye;
use crate::orleans::laws::unplayed::NOT_PLAYED;
use crate::orleans::phases::acting;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, Installing};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::{SetUp, draw};
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::state::State;
use crate::orleans::vocabulary::{Event, Outcome};
use crate::orleans::{At, Cx, Draw, Item, Origin, Orleans, Rules, Verdict, modules};
use crate::parts::Set;
use crate::wire::{Kind, Wire, is_default};
use vocabulary::{Events, Reasons};

/// Orders.
#[derive(Debug)]
pub struct Orders;

impl Module<Orleans> for Orders {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::Orders)
    }

    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        rules.orders = setup.tables.order_rows();
        rules.draws_in_actions = true;
    }

    /// Five cards are turned up (T-014).
    fn deal(&self, _: &Rules, opening: &mut Vec<Item>) {
        opening.extend((0..OPEN_ORDERS).map(|_| draw(TurnUp)));
    }

    /// The window opens when an action and all that followed from it is over (T-015): goods
    /// gained by that action count (T-089), goods and a merchant taken by an intriguer before do not (T-090).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        if let Event::ActionEnded { seat } = *event {
            if can_deliver(cx.at(), seat) {
                cx.next([Item::ask(seat, Delivering.into())]);
            }
        }
    }

    /// The points of the orders fulfilled (T-018).
    fn score(&self, at: At<'_>, seat: Seat, sources: &mut Vec<Source>) {
        let orders = at.state.players[seat].orders;
        let points = orders.iter().map(|order| i32::from(row(at.rules, order).points)).sum();
        sources.push(Source { source: "orders", points, pending: true });
    }

    /// Every card is in one place only, five lie open, or all that are left, but for those that are to be turned up;
    /// nobody has delivered twice in a round, and what was delivered has left the game (laws I1, I6).
    fn laws(&self, at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
        let mut seen = at.state.orders;
        for (seat, player) in at.state.players.iter() {
            let n = seat.number();
            let fits = seen.and(player.orders).is_empty();
            laws.hold(
                fits,
                format_args!("players[{n}].orders"),
                "an order card is also somewhere else, or not in the game",
            );
            let fits = player.orders.len() <= at.state.round();
            laws.hold(fits, format_args!("players[{n}].orders"), "more orders were delivered than rounds were played");
            seen = seen.or(player.orders);
        }
        let pending = agenda.items().iter().filter(|item| **item == draw(TurnUp)).count();
        let left = at.rules.orders.len().checked_sub(fulfilled(at).len().into());
        let open = usize::from(at.state.orders.len()) + pending;
        let fits = left.map(|left| left.min(OPEN_ORDERS.into())) == Some(open);
        laws.hold(fits, format_args!("orders"), "there must be five open order cards, or all that are left");
        let delivered = |good: Good| {
            let asked = fulfilled(at).iter().map(|order| u32::from(row(at.rules, order).goods[good.index()]));
            asked.sum::<u32>()
        };
        let out = &at.state.out.goods;
        let all = Good::ALL.iter().map(|&good| delivered(good)).sum::<u32>();
        let fits = Good::ALL.iter().all(|&good| u32::from(out[good]) >= delivered(good))
            && (all == 0 || out.total() >= all + u32::from(at.rules.removed));
        laws.hold(fits, format_args!("out.goods"), "the goods of delivered orders have not left the game");
    }
}

impl OrleansModule for Orders {
    fn print(&self, rules: &Rules, components: &mut Components) {
        components.orders = rules.orders.iter().map(components::order).collect();
    }

    fn owns(&self, item: &Item) -> bool {
        matches!(item, Item::Draw(Draw::Orders(_))) || modules::asks(item, |ask| matches!(ask, Ask::Orders(_)))
    }

    fn absent(&self, at: At<'_>, laws: &mut Laws) {
        laws.hold(is_default(&at.state.orders), format_args!("orders"), NOT_PLAYED);
        for (seat, player) in at.state.players.iter() {
            laws.hold(is_default(&player.orders), format_args!("players[{}].orders", seat.number()), NOT_PLAYED);
        }
    }

    /// The goods of orders that were fulfilled have left the game.
    fn sketched(&self, rules: &Rules, state: &mut State) {
        for order in state.players.values().iter().flat_map(|player| player.orders.iter()) {
            let goods = &row(rules, order).goods;
            for &good in Good::ALL {
                state.out.goods[good] = state.out.goods[good].saturating_add(goods[good.index()]);
            }
        }
    }

    /// Five orders lie open that nobody has fulfilled; the last ones make up the row.
    fn follow(&self, rules: &Rules, state: &mut State) {
        let fulfilled = state.players.values().iter().fold(Set::EMPTY, |all, player| all.or(player.orders));
        state.orders = state.orders.without(fulfilled);
        for row in rules.orders.iter().rev().filter(|row| !fulfilled.has(row.order)) {
            if state.orders.len() < OPEN_ORDERS {
                state.orders.insert(row.order);
            }
        }
    }

    fn judge(&self, eye: &Eye<'_>, _: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, action)
    }

    fn worth(&self, eye: &Eye<'_>, of: Worth) -> Option<f64> {
        judge::worth(eye, of)
    }
}

/// An order card that is turned up (T-014).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "order")]
pub struct TurnUp;

/// An order is turned up in the set-up, or after a delivery, before technology may be laid down (T-014, T-017).
pub fn turned_up(at: At<'_>) -> Origin<'_> {
    let has_delivered = |seat: Seat| {
        let player = &at.state.players[seat];
        player.passed && !player.orders.is_empty()
    };
    let delivered = |seat| origins::any_of([origins::on_ask(seat, Installing), acting::in_turn(at, seat)]);
    let seats = at.rules.seats.iter().filter(|&seat| has_delivered(seat));
    origins::any_of(std::iter::once(origins::in_plan(SetUp)).chain(seats.map(delivered)))
}

impl Chance<Orleans> for TurnUp {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        out.extend(pile(at).iter().map(|order| Weighted { outcome: Outcome::Order { order }, weight: 1 }));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Order { order } = outcome else { return };
        cx.state.orders.insert(order);
        modules::tell(cx, Events::OrderRevealed { order });
    }
}

/// An order, or none (T-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "deliver")]
pub struct Delivering;

/// Delivers an order (T-016).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "deliver", notation = "deliver {order}")]
pub struct Deliver {
    pub order: Order,
}

/// What is printed on a card.
fn row(rules: &Rules, order: Order) -> &OrderRow {
    rules.orders.get(order.index()).unwrap_or(order.row())
}

/// The cards that somebody has fulfilled.
fn fulfilled(at: At<'_>) -> Set<Order> {
    at.state.players.values().iter().fold(Set::EMPTY, |all, player| all.or(player.orders))
}

/// The cards that nobody has seen yet.
fn pile(at: At<'_>) -> Set<Order> {
    Set::of(|_| true).without(fulfilled(at).or(at.state.orders))
}

/// Is there an order that the seat could deliver now?
fn can_deliver(at: At<'_>, seat: Seat) -> bool {
    at.state.orders.iter().any(|order| verdict(at, seat, order).is_ok())
}

impl Question for Delivering {
    type Game = Orleans;
    const RULE: &'static str = "T-015";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        !at.state.players[seat].passed && can_deliver(at, seat)
    }
}

impl Declines for Delivering {}

impl Answers<Delivering> for Deliver {
    fn candidates(_: Delivering, at: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(at.state.orders.iter().map(|order| Action::from(Deliver { order })));
    }

    fn verdict(self, _: Delivering, at: At<'_>, seat: Seat) -> Verdict {
        verdict(at, seat, self.order)
    }

    fn resolve(self, _: Delivering, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        deliver(cx, seat, self.order);
        Reply::Done
    }

    fn targets(self, _: Delivering, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Order(self.order));
    }
}

/// Does the card lie open, does the merchant stand in its town, and are the goods there?
fn verdict(at: At<'_>, seat: Seat, order: Order) -> Verdict {
    let (player, row) = (&at.state.players[seat], row(at.rules, order));
    if !at.state.orders.has(order) {
        return refuse("T-014", Reasons::OrderNotOpen { order });
    }
    if player.merchant != row.town {
        return refuse("T-015", Reason::MerchantElsewhere { town: row.town });
    }
    match Good::ALL.iter().find(|&&good| player.goods[good] < row.goods[good.index()]) {
        Some(&good) => refuse("T-015", Reasons::GoodsShort { good, needed: row.goods[good.index()] }),
        None => Ok(()),
    }
}

/// The goods leave the game, the next card is turned up, and the seat has passed (T-016, T-017).
fn deliver(cx: &mut Cx<'_>, seat: Seat, order: Order) {
    let goods = row(cx.rules, order).goods;
    for &good in Good::ALL {
        for _ in 0..goods[good.index()] {
            cx.state.players[seat].give(good);
            cx.state.out.goods.put(good);
        }
    }
    cx.state.orders.remove(order);
    cx.state.players[seat].orders.insert(order);
    modules::tell(cx, Events::OrderDelivered { seat, order });
    acting::pass(cx, seat);
    if !pile(cx.at()).is_empty() {
        cx.next([draw(TurnUp)]);
    }
}
