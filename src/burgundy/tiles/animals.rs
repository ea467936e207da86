//! Animals score with their own kind in the same pasture (B-065, B-105).

use crate::burgundy::Cx;
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::duchy::Space;
use crate::burgundy::events::Event;
use crate::burgundy::state::Source;
use crate::engine::Seat;

/// Scores the new tile and every tile of its kind in the pasture.
pub fn score(cx: &mut Cx<'_>, seat: Seat, tile: Tile, space: Space) {
    let player = &mut cx.state.players[seat];
    let Some((kind, _)) = tile.animals() else { return };
    let extra = u8::from(player.knows(Tile::T7));
    let pasture = player.layout().area(space) & player.duchy.filled();
    let points = Space::in_set(pasture)
        .filter_map(|space| player.duchy.tile(space)?.animals())
        .filter(|&(other, _)| other == kind)
        .map(|(_, number)| u16::from(number + extra))
        .sum();
    player.score(Source::Animals, points);
    cx.tell(Event::AnimalsScored { seat, points });
}
