//! The hospital: a coin for each point of development status (O-093).

use super::Effect;
use crate::engine::Seat;
use crate::orleans::judge::Eye;
use crate::orleans::{Cx, gain};

/// A coin for each point of development status.
#[derive(Debug)]
pub struct CoinPerStatus;

impl Effect for CoinPerStatus {
    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        let status = cx.state.players[seat].status();
        gain::coins(cx, seat, status.into());
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.coins(eye.player.status().into())
    }
}
