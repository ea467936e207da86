//! Taking worker chips with a die or a castle's joker (B-057, B-109).

use crate::burgundy::data::tiles::Tile;
use crate::burgundy::duchy::Face;
use crate::burgundy::{Cx, gain};
use crate::engine::Seat;

/// Two chips, whatever the die shows; more with T14, and silver with T13.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, die: Option<Face>) {
    if let Some(die) = die {
        super::spend(cx, seat, die, 0);
    }
    let player = &cx.state.players[seat];
    let chips = if player.knows(Tile::T14) { 4 } else { 2 };
    let silver = u16::from(player.knows(Tile::T13));
    gain::chips(cx, seat, chips);
    gain::silver(cx, seat, silver);
}
