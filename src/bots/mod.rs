//! Opponents over any game.

mod greedy;
mod random;

use crate::engine::{Game, Seat, Stream, Table};
use crate::wire::kinds;

kinds! {
    /// How a bot chooses.
    Level {
        /// Any legal action, each equally likely.
        Random = "random",
        /// The action that gains most points at once, ties drawn by lot.
        Greedy = "greedy",
    }
}

/// Every legal action with the bot's estimate, its choice first; empty if the seat is not asked, or not at the table.
pub fn choose<G: Game>(table: &Table<G>, seat: Seat, level: Level, seed: &str) -> Vec<(G::Action, i32)> {
    let mut stream = Stream::new(seed);
    let mut actions = table.legal_actions(seat);
    if actions.is_empty() {
        return vec![];
    }
    shuffle(&mut actions, &mut stream);
    match level {
        Level::Random => random::estimate(actions),
        Level::Greedy => greedy::estimate(table, seat, actions),
    }
}

/// Puts actions in random order, so that a stable sort by estimate draws ties by lot.
fn shuffle<T>(items: &mut [T], stream: &mut Stream) {
    for end in (1..items.len()).rev() {
        items.swap(end, stream.below(end as u32 + 1) as usize);
    }
}
