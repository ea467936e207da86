//! Orders (T-014 to T-019, law I6).

use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::engine::{Item, Seat};
use loire::orleans::data::goods::Good;
use loire::orleans::data::map::{Town, Way};
use loire::orleans::data::orders::{Order, OrderRow};
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Answers as NewEventsAction};
use loire::orleans::modules::orders::vocabulary as orders;
use loire::orleans::modules::orders::vocabulary::Events as OrdersEvent;
use loire::orleans::phases::acting;
use loire::orleans::setup::ModuleId;
use loire::orleans::state::Player;
use loire::orleans::{Action, Ask, Draw, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-014", "five cards lie open"),
    ("T-014", "corrected card"),
    ("T-015", "delivered after a move"),
    ("T-015", "delivered where the merchant stood before"),
    ("T-015", "not delivered by choice"),
    ("T-015", "no question without a fitting card"),
    ("T-015", "no delivery after passing"),
    ("T-015", "no delivery in phase 6"),
    ("T-015", "one card of several"),
    ("T-016", "with goods from the brasserie"),
    ("T-016", "pile empty, row shrinks"),
    ("T-017", "passed by delivering"),
    ("T-017", "another card that fits stays"),
    ("T-017", "new card fits, no second delivery"),
    ("T-017", "place left unused"),
    ("T-017", "technology after the new card"),
    ("T-018", "points of cards"),
];
pub const FAMILIES: Families = &[
    ("T-014", "turned up:", Order::NAMES),
    ("T-016", "delivered:", Order::NAMES),
    ("T-016", "delivered in", &["Orléans", "a town by the water", "a town without water"]),
    ("T-019", "cards to choose from:", &["one", "two", "three"]),
];

/// Whether the player has the goods of this card in its town.
pub fn fits(player: &Player, row: &OrderRow) -> bool {
    let has = |good: &Good| player.goods[*good] >= row.goods[good.index()];
    player.merchant == row.town && Good::ALL.iter().all(has)
}

/// The open cards that the seat could deliver.
pub fn fitting(look: &Look<'_>, seat: Seat, is_after: bool) -> usize {
    let table = if is_after { look.after } else { look.before };
    let rows = &table.rules().orders;
    table.state().orders.iter().filter(|order| fits(&table.state().players[seat], &rows[order.index()])).count()
}

/// Counts the situations of an answer.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    if !plays(look.before.rules(), ModuleId::Orders) {
        return Ok(());
    }
    match (ask, action) {
        (Ask::Orders(orders::Questions::Deliver(orders::Delivering)), Action::Decline(answers::Decline)) => {
            look.see("T-015", "not delivered by choice")
        }
        (
            Ask::Orders(orders::Questions::Deliver(orders::Delivering)),
            Action::Orders(orders::Answers::Deliver(orders::Deliver { order })),
        ) => delivered(watch, look, seat, order)?,
        (Ask::Turn(asks::Turn), Action::Pass(answers::Pass)) => {
            look.if_so(fitting(look, seat, false) > 0, "T-015", "no delivery after passing");
        }
        (_, Action::Move(_) | Action::NewEvents(NewEventsAction::Return(new_events::Return)))
            if watch.round.events.is_some() =>
        {
            look.if_so(fitting(look, seat, true) > 0, "T-015", "no delivery in phase 6");
        }
        (Ask::Install(asks::Installing), _) => {
            let has_delivered = watch.round.delivered[seat.index()] && watch.round.events.is_none();
            look.if_so(has_delivered, "T-017", "technology after the new card");
        }
        _ => {}
    }
    if ask == Ask::Orders(orders::Questions::Deliver(orders::Delivering)) {
        let fitting = fitting(look, seat, false);
        let offered = look.before.legal_actions(seat).len() - 1;
        if fitting != offered || fitting == 0 {
            return Err(format!("{offered} cards are offered, {fitting} fit"));
        }
        look.see_one("T-019", "cards to choose from:", ["one", "two", "three"][(fitting - 1).min(2)]);
    }
    Ok(())
}

/// The goods leave the game, the seat has passed, and the card is replaced.
fn delivered(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, order: Order) -> Result<(), String> {
    let (was, is) = (look.was(seat), look.is(seat));
    let row = look.before.rules().orders[order.index()];
    if std::mem::replace(&mut watch.round.delivered[seat.index()], true) {
        return Err("I6: a second order in a round".into());
    }
    let out = |state: &loire::orleans::State, good: Good| state.out.goods[good];
    let leaves =
        |good: &Good| out(look.after.state(), *good) == out(look.before.state(), *good) + row.goods[good.index()];
    let is_passed = look.has_event(|event| *event == Event::Passed { seat });
    if !Good::ALL.iter().all(leaves) || !is_passed || !is.orders.has(order) {
        return Err("the delivery of an order is wrong".into());
    }
    look.see("T-017", "passed by delivering");
    look.see_one("T-016", "delivered:", order.name());
    let by_water = !row.town.paths(Way::Waterway).is_empty();
    look.see_one(
        "T-016",
        "delivered in",
        match row.town {
            Town::Orleans => "Orléans",
            _ if by_water => "a town by the water",
            _ => "a town without water",
        },
    );
    look.if_so(is.stored != was.stored, "T-016", "with goods from the brasserie");
    let drawn = look.after.agenda().items().contains(&Item::Draw(Draw::Orders(orders::Draws::Order(orders::TurnUp))));
    look.if_so(!drawn, "T-016", "pile empty, row shrinks");
    look.if_so(fitting(look, seat, false) > 1, "T-015", "one card of several");
    look.if_so(fitting(look, seat, true) > 0, "T-017", "another card that fits stays");
    let at = look.before.at();
    let ready =
        look.before.rules().places.iter().any(|row| was.has(row.place) && acting::is_activated(at, was, row.place));
    look.if_so(ready, "T-017", "place left unused");
    let moved = watch.action.gained.contains(&"moved");
    look.see("T-015", if moved { "delivered after a move" } else { "delivered where the merchant stood before" });
    Ok(())
}

/// Counts the situations of an event.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    let state = look.after.state();
    match *event {
        Event::Orders(OrdersEvent::OrderRevealed { order }) => {
            look.see_one("T-014", "turned up:", order.name());
            let is_ours = look.after.rules().orders[order.index()] == *order.row();
            look.if_so(!is_ours, "T-014", "corrected card");
            look.if_so(state.orders.len() == 5, "T-014", "five cards lie open");
            for seat in look.after.rules().seats.iter() {
                let row = look.after.rules().orders[order.index()];
                let again =
                    watch.round.delivered[seat.index()] && watch.round.events.is_none() && fits(look.is(seat), &row);
                look.if_so(again, "T-017", "new card fits, no second delivery");
            }
        }
        Event::MerchantMoved { .. } => watch.action.gained.push("moved"),
        Event::ActionEnded { seat } if plays(look.after.rules(), ModuleId::Orders) => {
            let fitting = fitting(look, seat, true);
            if (look.after.ask(seat) == Some(&Ask::Orders(orders::Questions::Deliver(orders::Delivering))))
                != (fitting > 0)
            {
                return Err("T-015: a seat must be asked exactly if a card fits".into());
            }
            look.if_so(fitting == 0, "T-015", "no question without a fitting card");
        }
        Event::GameEnded => {
            let points = state.players.values().iter().any(|player| !player.orders.is_empty());
            look.if_so(points, "T-018", "points of cards");
        }
        _ => {}
    }
    let fulfilled: u8 = state.players.values().iter().map(|player| player.orders.len()).sum();
    if state.orders.len() > 5 || fulfilled + state.orders.len() > 23 {
        return Err("I6: too many order cards".into());
    }
    Ok(())
}
