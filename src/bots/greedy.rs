//! The action that gains most points at once.

use crate::engine::{Game, Seat, Table};

/// The gain in total, as if the game ended right after; best first, the order of arrival decides ties.
pub fn estimate<G: Game>(table: &Table<G>, seat: Seat, actions: Vec<G::Action>) -> Vec<(G::Action, i32)> {
    let total = |table: &Table<G>| G::scores(table.at())[seat].total();
    let before = total(table);
    let mut estimates: Vec<(G::Action, i32)> = Vec::with_capacity(actions.len());
    for action in actions {
        let mut after = table.clone();
        after.play_unchecked(seat, action, &mut |_| {});
        let gain = total(&after) - before;
        let place = estimates.partition_point(|&(_, other)| other >= gain);
        estimates.insert(place, (action, gain));
    }
    estimates
}
