//! Mines pay at the end of every phase (B-067, B-090).

use crate::burgundy::data::tiles::Tile;
use crate::burgundy::{Cx, gain};

/// Pays one silver for each placed mine, and with T2 one chip (B-101).
pub fn pay(cx: &mut Cx<'_>) {
    for seat in cx.rules.seats.iter() {
        let player = &cx.state.players[seat];
        let mines = player.duchy.count(Tile::Mine).into();
        let chips = if player.knows(Tile::T2) { mines } else { 0 };
        gain::silver(cx, seat, mines);
        gain::chips(cx, seat, chips);
    }
}
