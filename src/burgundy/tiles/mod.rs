//! Effects of placed tiles (B-060 to B-079): one file per colour.

mod animals;
pub(crate) mod buildings;
pub(crate) mod castles;
pub(crate) mod knowledge;
pub(crate) mod mines;
mod ships;

use super::Cx;
use super::data::tiles::{Colour, Tile};
use super::duchy::Space;
use crate::engine::Seat;

/// Starts the effect of a placed tile. The action that placed a knowledge tile is paid already, so the tile only
/// affects later actions (B-116).
pub fn effect(cx: &mut Cx<'_>, seat: Seat, tile: Tile, space: Space) {
    match tile.colour() {
        Colour::Building => buildings::open(cx, seat, tile),
        Colour::Animal => animals::score(cx, seat, tile, space),
        Colour::Castle => castles::grant(cx, seat),
        Colour::Ship => ships::land(cx, seat),
        // Mines pay at the end of a phase (B-067); knowledge tiles are checked where they apply (B-061).
        Colour::Mine | Colour::Knowledge => {}
    }
}
