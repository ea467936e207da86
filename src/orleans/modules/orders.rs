//! Orders: goods for a town, delivered right after an action; whoever delivers has passed (T-014 to T-019).

use super::Module;
use crate::engine::{AgendaOf, Answers, Corrupt, Question, Reply, Seat, Source, Targets, Waiting, Weighted};
use crate::orleans::data::goods::Good;
use crate::orleans::data::orders::{OPEN_ORDERS, Order, OrderRow};
use crate::orleans::phases::acting::{self, Declines};
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, Installing};
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::vocabulary::{Draw, Event, Outcome};
use crate::orleans::{At, Cx, Item, Orleans, Rules, Verdict, modules};
use crate::parts::Set;
use crate::wire::{Kind, named};

named! {
    /// An order, or none (T-015).
    Delivering = "deliver"
}

named! {
    /// Delivers an order (T-016).
    Deliver = "deliver" { order: Order } as "deliver {order}"
}

/// Orders.
#[derive(Debug)]
pub struct Orders;

impl Module for Orders {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::Orders)
    }

    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        rules.orders = setup.tables.order_rows();
        rules.draws_in_actions = true;
    }

    /// Five cards are turned up (T-014).
    fn deal(&self, _: &Rules, setup: &mut Vec<Item>) {
        setup.extend((0..OPEN_ORDERS).map(|_| Item::Draw(Draw::Order)));
    }

    fn outcomes(&self, at: At<'_>, draw: Draw, out: &mut Vec<Weighted<Outcome>>) {
        if draw == Draw::Order {
            out.extend(pile(at).iter().map(|order| Weighted { outcome: Outcome::Order { order }, weight: 1 }));
        }
    }

    fn settle(&self, cx: &mut Cx<'_>, _: Draw, outcome: Outcome) {
        if let Outcome::Order { order } = outcome {
            cx.state.orders.insert(order);
            modules::tell(cx, Event::OrderRevealed { order });
        }
    }

    /// The window opens when an action and all that followed from it is over (T-015).
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

    /// The question; or the next card, and technology after the pass (T-015, T-017).
    fn may_follow(&self, at: At<'_>, seat: Seat, items: &[Item]) -> bool {
        let player = &at.state.players[seat];
        let has_delivered = player.passed && !player.orders.is_empty();
        match items {
            [Item::Draw(Draw::Order)] => has_delivered,
            [Item::Draw(Draw::Order), next] => has_delivered && *next == Item::ask(seat, Installing.into()),
            [item] => *item == Item::ask(seat, Delivering.into()) && !player.passed && can_deliver(at, seat),
            _ => false,
        }
    }

    /// Five cards lie open, or all that are left, but for those that are to be turned up (law I6).
    fn checks_to_come(&self, at: At<'_>, agenda: &AgendaOf<Orleans>) -> Result<(), Box<Corrupt>> {
        let pending = agenda.items().iter().filter(|item| **item == Item::Draw(Draw::Order)).count();
        let left = at.rules.orders.len().checked_sub(fulfilled(at).len().into());
        let open = usize::from(at.state.orders.len()) + pending;
        let fits = left.map(|left| left.min(OPEN_ORDERS.into())) == Some(open);
        Corrupt::unless(fits, "orders", "five order cards lie open, or all that are left")
    }

    /// Every card is in one place only, nobody has delivered twice in a round, and what was delivered has left the game
    /// (laws I1, I6).
    fn checks(&self, at: At<'_>) -> Result<(), Box<Corrupt>> {
        let mut seen = at.state.orders;
        for player in at.state.players.values() {
            Corrupt::unless(seen.and(player.orders).is_empty(), "orders", "every card is in one place only")?;
            let is_in_time = player.orders.len() <= at.state.round();
            Corrupt::unless(is_in_time, "players", "everybody delivers once in a round at most")?;
            seen = seen.or(player.orders);
        }
        let delivered = |good: Good| {
            let asked = fulfilled(at).iter().map(|order| u32::from(row(at.rules, order).goods[good.index()]));
            asked.sum::<u32>()
        };
        let out = &at.state.out.goods;
        let all = Good::ALL.iter().map(|&good| delivered(good)).sum::<u32>();
        let fits = Good::ALL.iter().all(|&good| u32::from(out[good]) >= delivered(good))
            && (all == 0 || out.total() >= all + u32::from(at.rules.removed));
        Corrupt::unless(fits, "out.goods", "goods that were delivered have left the game")
    }
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
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
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
        return no("T-014", Why::OrderNotOpen { order });
    }
    if player.merchant != row.town {
        return no("T-015", Why::MerchantElsewhere { town: row.town });
    }
    match Good::ALL.iter().find(|&&good| player.goods[good] < row.goods[good.index()]) {
        Some(&good) => no("T-015", Why::GoodsShort { good, needed: row.goods[good.index()] }),
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
    modules::tell(cx, Event::OrderDelivered { seat, order });
    acting::pass(cx, seat);
    if !pile(cx.at()).is_empty() {
        cx.next([Item::Draw(Draw::Order)]);
    }
}
