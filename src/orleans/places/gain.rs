//! Coins and development points: scriptorium, shipping line, brewery, library, windmill, cellar (O-073, O-085 to O-089).

use super::Effect;
use crate::engine::Seat;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::judge::Eye;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Verdict, gain};

/// Coins and development points.
#[derive(Debug)]
pub struct Gain {
    /// Coins.
    pub coins: u8,
    /// Development points.
    pub points: u8,
}

impl Effect for Gain {
    /// Refuses a place that gives only development at the end of the track (O-055).
    fn verdict(&self, at: At<'_>, seat: Seat) -> Verdict {
        if self.coins == 0 && at.state.players[seat].development >= DEVELOPMENT_END {
            refuse("O-055", Reason::DevelopmentEnd)
        } else {
            Ok(())
        }
    }

    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        gain::coins(cx, seat, self.coins.into());
        gain::development(cx, seat, self.points);
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.coins(self.coins.into()) + eye.development(self.points)
    }
}
