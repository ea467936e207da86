//! Castles grant one more action, as with a die of any value (B-066).

use crate::burgundy::actions::{Acts, is_effect, may_end_round};
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::{At, Burgundy, Cx, Item};
use crate::engine::{Question, Seat};
use crate::wire::Wire;

/// Take one more action, as with a die of any value (B-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "castle")]
pub struct Castle;

/// Grants one more action. It is always possible, as taking chips is, so it cannot be declined.
pub fn grant(cx: &mut Cx<'_>, seat: Seat) {
    cx.next([Item::ask(seat, Castle.into())]);
}

impl Question for Castle {
    type Game = Burgundy;
    const RULE: &'static str = "B-060";

    /// A castle lies in the duchy beside the one it started with.
    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_effect(at, seat) && at.state.players[seat].duchy.count(Tile::Castle) > 1
    }

    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        may_end_round(at, seat)
    }
}

impl Acts for Castle {
    const WITHOUT_DIE: Option<&'static str> = Some("B-066");
}
