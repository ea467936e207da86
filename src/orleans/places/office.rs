//! The office: a coin for each own station (O-091).

use super::Effect;
use crate::engine::Seat;
use crate::orleans::judge::Eye;
use crate::orleans::{Cx, gain};

/// A coin for each own station.
#[derive(Debug)]
pub struct CoinPerStation;

impl Effect for CoinPerStation {
    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        let stations = cx.state.players[seat].stations.len();
        gain::coins(cx, seat, stations.into());
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.coins(eye.player.stations.len().into())
    }
}
