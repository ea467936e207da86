//! Conservation of tiles: 164, in possible places (law 1).

use super::Stage;
use crate::burgundy::chance::Draw;
use crate::burgundy::data::tiles::{ByTile, Colour};
use crate::burgundy::round;
use crate::burgundy::state::Phase;
use crate::engine::Laws;
use crate::wire::Kind;

/// Number of tiles with black backs.
const BLACK_TILES: usize = 40;

/// Checks all tiles.
pub fn laws(stage: &Stage<'_>, laws: &mut Laws) {
    let state = stage.at.state;
    let mut seen = ByTile::<u32>::new(|tile| {
        [&state.supply, &state.black_supply, &state.removed].iter().map(|zone| u32::from(zone[tile])).sum()
    });
    state.each_tile(&mut |tile| seen[tile] += 1);
    for (tile, count) in seen.iter() {
        let printed = u32::from(tile.coloured_backs() + tile.black_backs());
        if count != printed {
            let reason = format!("there are {count} {} tiles instead of {printed}", tile.name());
            laws.hold(false, format_args!("supply"), &reason);
        }
        let fits = state.supply[tile] <= tile.coloured_backs();
        laws.hold(fits, format_args!("supply"), "there are more tiles face down than have this back");
        let fits = state.black_supply[tile] <= tile.black_backs();
        laws.hold(fits, format_args!("blackSupply"), "there are more tiles face down than have this back");
    }
    supplies(stage, laws);
    for (depot, depot_state) in state.depots.iter().enumerate() {
        for (slot, &tile) in depot_state.tiles.iter().enumerate() {
            let is_used = stage.has_begun;
            let colour = if is_used { stage.at.rules.slot_colour(depot, slot, state.phase) } else { None };
            let fits = tile.is_none_or(|tile| Some(tile.colour()) == colour);
            let reason = "the space is not in use, or the tile has another colour";
            laws.hold(fits, format_args!("depots[{depot}].tiles[{slot}]"), reason);
        }
    }
    let black = if stage.has_begun { stage.at.rules.black_slots } else { 0 };
    let fits = state.black[black..].iter().all(Option::is_none);
    laws.hold(fits, format_args!("black"), "there is a tile on a space that is not in use");
}

/// The supplies lack exactly the tiles laid out so far (B-026), so every pending draw finds a tile.
fn supplies(stage: &Stage<'_>, laws: &mut Laws) {
    let (state, rules) = (stage.at.state, stage.at.rules);
    for &colour in Colour::ALL {
        let begun = &Phase::ALL[..stage.phases()];
        let planned =
            begun.iter().flat_map(|&phase| round::slots(rules, phase)).filter(|slot| slot.2 == colour).count();
        let to_come = stage.draws(&|draw| match draw {
            Draw::DepotTile(tile) => {
                rules.slot_colour(tile.depot.index(), usize::from(tile.slot), state.phase) == Some(colour)
            }
            _ => false,
        });
        let castles = match colour {
            Colour::Castle => state.players.values().iter().filter(|player| player.estate.is_some()).count(),
            _ => 0,
        };
        let left: usize = colour.faces().iter().map(|&tile| usize::from(state.supply[tile])).sum();
        let printed: usize = colour.faces().iter().map(|tile| usize::from(tile.coloured_backs())).sum();
        if left + castles + planned != printed + to_come {
            let reason = format!("the {} supply does not fit what was laid out", colour.name());
            laws.hold(false, format_args!("supply"), &reason);
        }
    }
    let planned = stage.phases() * rules.black_slots;
    let to_come = stage.draws(&|draw| matches!(draw, Draw::BlackTile(_)));
    let fits = state.black_supply.total() as usize + planned == BLACK_TILES + to_come;
    laws.hold(fits, format_args!("blackSupply"), "the number of tiles does not fit what was laid out");
}
