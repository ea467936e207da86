//! The action that gains most points at once.

use crate::engine::{Game, Seat, Table};
use std::cmp::Reverse;

/// The gain in total, as if the game ended right after; best first, the order of arrival decides ties.
pub fn estimate<G: Game>(table: &Table<G>, seat: Seat, actions: Vec<G::Action>) -> Vec<(G::Action, i32)> {
    let total = |table: &Table<G>| G::scores(table.at())[seat].total();
    let before = total(table);
    let mut estimates: Vec<_> = actions
        .into_iter()
        .map(|action| {
            let mut after = table.clone();
            after.play_unchecked(seat, action, &mut |_| {});
            (action, total(&after) - before)
        })
        .collect();
    estimates.sort_by_key(|&(_, gain)| Reverse(gain));
    estimates
}
