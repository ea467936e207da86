//! The words of the orders, as the list of modules gathers them.

pub use super::{Deliver, Delivering, Orders, TurnUp};
use crate::engine::{Seat, draws, questions};
use crate::orleans::data::goods::Good;
use crate::orleans::data::orders::Order;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Why;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Draw, Orleans};
use crate::parts::Set;
use crate::wire::{Never, reasons, slice, tagged, union};

/// The module.
pub static MODULE: Orders = Orders;

union! {
    /// What the orders ask.
    Questions as "OrleansOrdersAsk" within Ask::Orders { Deliver(Delivering) }
}

union! {
    /// What answers them.
    Answers as "OrleansOrdersAction" within Action::Orders, said { Deliver }
}

questions! {
    Questions of Orleans {
        Deliver(Delivering) => Deliver, Decline;
    }
}

/// They have no steps.
pub type Steps = Never;

draws! {
    /// What they ask of chance.
    Draws as "OrleansOrdersDraw" of Orleans within Draw::Orders { Order(TurnUp) }
}

tagged! {
    /// What happened by orders.
    Events as "OrleansOrdersEvent" within Event::Orders {
        /// An order card was turned up.
        OrderRevealed = "orderRevealed" { order: Order },
        /// An order was delivered.
        OrderDelivered = "orderDelivered" { seat: Seat, order: Order },
    }
}

reasons! {
    /// Why a delivery is refused.
    Reasons as "OrleansOrdersRefusal" within Why::Orders {
        OrderNotOpen = "orderNotOpen" { order: Order } "{order} does not lie open",
        GoodsShort = "goodsShort" { good: Good, needed: u8 } "the order asks for {needed} {good}",
    }
}

slice! {
    /// The order cards that lie open (T-014).
    OnTable = "orders": Set<Order>
}

slice! {
    /// Order cards fulfilled (T-016).
    OfPlayer = "orders": Set<Order>
}
