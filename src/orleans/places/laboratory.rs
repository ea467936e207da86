//! The laboratory: a technology tile (O-099).

use super::Effect;
use crate::engine::Seat;
use crate::orleans::judge::Eye;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::state::Gear;
use crate::orleans::{At, Cx, Verdict, gain};

/// A technology tile.
#[derive(Debug)]
pub struct Invent;

impl Effect for Invent {
    /// Requires a tile on the game board (O-053).
    fn verdict(&self, at: At<'_>, _: Seat) -> Verdict {
        if at.state.technology > 0 { Ok(()) } else { refuse("O-053", Reason::NoTechnology) }
    }

    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        gain::technology(cx, seat, Gear::Free);
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.technology()
    }
}
