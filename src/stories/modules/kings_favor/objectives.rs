//! The king's objectives (S-097).

use super::epoch;
use crate::engine::Seat;
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::{Goal, ObjectiveRow};
use crate::stories::deeds::dispatch::{Destination, sums_of};
use crate::stories::deeds::field_for;
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Verdict};

/// Whether an objective of this epoch is met; `number` is its index.
pub fn is_met(at: At<'_>, seat: Seat, number: usize, row: &ObjectiveRow) -> bool {
    let player = &at.state.players[seat];
    match row.goal {
        Goal::ControlAreas { min } => at.areas(seat) >= min,
        Goal::ControlVillages { min } => at.villages(seat) >= min,
        Goal::ControlChurches { min } => at.churches(seat) >= min,
        Goal::Built { building, min } => {
            min <= match building {
                Building::Village => player.built.villages,
                Building::Fortress => player.built.fortresses,
                Building::Church => player.built.churches,
            }
        }
        Goal::Reach { landmark } => at.rules.fame.landmark(landmark).is_some_and(|(space, _)| player.fame >= space),
        Goal::Dispatch => {
            let booklet = at.state.court.as_ref().map(|court| &court.courtiers[seat].booklet);
            booklet.and_then(|page| page.get(number)).is_some_and(|work| work.is_complete(row.fields.len()))
        }
    }
}

/// The sums of coins on objectives of this and later epochs (S-036).
pub fn coin_sums(at: At<'_>) -> u64 {
    let later = at.rules.epochs.iter().skip(usize::from(epoch(at)) - 1);
    sums_of(later.flat_map(|row| &row.objectives).flat_map(|objective| &objective.fields))
}

/// Whether this objective of the current epoch, by its index, has an open field for this tile.
fn has_field(at: At<'_>, seat: Seat, number: usize, tile: Tile) -> bool {
    let Some(row) = at.rules.epoch(epoch(at)).objectives.get(number) else { return false };
    let booklet = at.state.court.as_ref().map(|court| &court.courtiers[seat].booklet);
    booklet.and_then(|page| page.get(number)).is_some_and(|work| field_for(work, &row.fields, tile).is_some())
}

/// The objectives of this year with an open field for this tile.
pub fn each_field(at: At<'_>, seat: Seat, tile: Tile, each: &mut dyn FnMut(Destination)) {
    for number in 0..at.rules.epoch(epoch(at)).objectives.len() {
        if has_field(at, seat, number, tile) {
            each(Destination::Objective(number as u8 + 1));
        }
    }
}

/// Requires an open field for this tile in this objective.
pub fn takes(at: At<'_>, seat: Seat, tile: Tile, to: Destination) -> Verdict {
    match to {
        Destination::Objective(number) if has_field(at, seat, usize::from(number).wrapping_sub(1), tile) => Ok(()),
        to => refuse("S-097", Reason::NoField { tile, to }),
    }
}

/// Puts the tile into the booklet until the year ends (S-100).
pub fn tick(cx: &mut Cx<'_>, seat: Seat, tile: Tile, to: Destination) {
    let Destination::Objective(number) = to else { return };
    let number = usize::from(number).wrapping_sub(1);
    let rules = cx.rules;
    let Some(row) = rules.epoch(epoch(cx.at())).objectives.get(number) else { return };
    let booklet = cx.state.court.as_mut().map(|court| &mut court.courtiers[seat].booklet);
    if let Some(work) = booklet.and_then(|page| page.get_mut(number)) {
        if let Some(field) = field_for(work, &row.fields, tile) {
            work.put(field, tile);
        }
    }
}
