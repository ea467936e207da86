//! A castle grants one more action as if by a die of any value (B-066).

use crate::burgundy::Cx;
use crate::burgundy::vocabulary::Ask;
use crate::engine::{Item, Seat};

/// One more action; it cannot be declined, since taking chips is always possible.
pub fn grant(cx: &mut Cx<'_>, seat: Seat) {
    cx.next([Item::ask(seat, Ask::Castle)]);
}
