//! What a placed tile does (B-060 to B-079): one file per colour.

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

/// The tile's own effect, once it lies in the duchy. The die action that placed a knowledge tile was paid before, so
/// the tile changes only what comes after it (B-116).
pub fn effect(cx: &mut Cx<'_>, seat: Seat, tile: Tile, space: Space) {
    match tile.colour() {
        Colour::Building => buildings::open(cx, seat, tile),
        Colour::Animal => animals::score(cx, seat, tile, space),
        Colour::Castle => castles::grant(cx, seat),
        Colour::Ship => ships::land(cx, seat),
        // Mines pay at the end of a phase (B-067), knowledge is looked up where it matters (B-061).
        Colour::Mine | Colour::Knowledge => {}
    }
}
