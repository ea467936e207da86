//! The words of the orders, as the list of modules gathers them.

use super::turned_up;
pub use super::{Deliver, Delivering, Orders, TurnUp};
use crate::engine::{Asks, Chance, Refusal, Seat};
use crate::orleans::data::goods::Good;
use crate::orleans::data::orders::Order;
use crate::orleans::phases::acting;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Reason;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Draw, Orleans};
use crate::wire::Wire;

/// What the orders ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansOrdersAsk", within = Ask::Orders)]
#[asks(game = Orleans)]
pub enum Questions {
    #[answers(Deliver, Decline)]
    #[waits(acting::in_turn(at, seat))]
    Deliver(Delivering),
}

/// What answers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansOrdersAction", notation, within = Action::Orders)]
pub enum Answers {
    Deliver(Deliver),
}

/// What they ask of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Chance)]
#[wire(rename = "OrleansOrdersDraw", within = Draw::Orders)]
#[chance(game = Orleans)]
pub enum Draws {
    #[waits(turned_up(at))]
    Order(TurnUp),
}

/// What happened by orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansOrdersEvent", within = Event::Orders)]
pub enum Events {
    /// An order card was turned up.
    OrderRevealed { order: Order },
    /// An order was delivered.
    OrderDelivered { seat: Seat, order: Order },
}

/// Why a delivery is refused.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansOrdersRefusal", within = Reason::Orders)]
pub enum Reasons {
    #[refusal("{order} does not lie open")]
    OrderNotOpen { order: Order },
    #[refusal("the order asks for {needed} {good}")]
    GoodsShort { good: Good, needed: u8 },
}
