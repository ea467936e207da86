//! The contract with JavaScript in plain Rust: functions that take a state as JSON text.
//!
//! Callers keep only the state. Answers are values that can be written as JSON. A program that plays many moves keeps
//! an [`AnyGame`], and one that knows its game a [`Game`](crate::Game).
//!
#![cfg_attr(feature = "burgundy", doc = "```")]
#![cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
//! use loire::api;
//!
//! let state = api::new_game(r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#)?.state;
//! let legal = api::legal_actions(state.as_text(), None)?;
//! let played = api::play(state.as_text(), legal[0].seat, &legal[0].notation)?;
//! assert!(api::validate(played.state.as_text()).is_empty());
//!
//! let refused = api::play(state.as_text(), legal[0].seat, "end turn").unwrap_err();
//! assert_eq!(refused.rule, Some("B-034"));
//! # Ok::<(), loire::LoireError>(())
//! ```

mod any_game;
mod bytes;
mod catalogue;
mod error;
mod game_ops;
mod games;
mod load;
pub(crate) mod memory;
pub(crate) mod read;
mod state_cache;
mod think;
mod view;

pub use any_game::AnyGame;
#[cfg(target_arch = "wasm32")]
pub(crate) use any_game::bad_limit;
pub use error::{ErrorDetails, LoireError, Trouble};
pub use games::games;
pub use read::{MAX_INPUT, Saved};
pub use think::{SuggestOptions, Think};
pub use view::{
    Asked, Difference, Estimate, Legal, Look, Played, PlayedOut, Preview, Problem, Progress, Suggestion, Turn, Verdict,
    Weighted,
};

use crate::engine::{Ranked, Seat};
use crate::wire::Written;

/// The printed data of a game's components: of all in the box or, with a set-up, of those it uses, with its
/// corrections.
pub fn components(game: &str, setup: Option<&str>) -> Result<Written, LoireError> {
    games::components(game, setup)
}

/// Starts a new game and returns the state at its first decision or draw.
pub fn new_game(setup: &str) -> Result<Played, LoireError> {
    games::create(setup).map(|game| AnyGame(game).beginning())
}

/// Builds a consistent position from a sketch; refused with all its contradictions.
pub fn arrange(setup: &str, sketch: &str) -> Result<Written, LoireError> {
    AnyGame::arrange(setup, sketch).map(|game| game.state())
}

/// The record of a game that was played by calls of these functions, from its latest state and the entries of all
/// calls. Refused if they do not lead from the set-up to that state.
pub fn record(state: &str, entries: &str) -> Result<Written, LoireError> {
    games::record_of(state, entries)
}

/// All problems of a position; empty if it is valid. If the text cannot be read, the first error of form is the only
/// one.
pub fn validate(state: &str) -> Vec<Problem> {
    let wrong = games::problems(state).unwrap_or_else(|error| vec![error]);
    wrong.into_iter().map(Problem::from).collect()
}

/// The state without its dealer, whose seed is secret.
pub fn without_dealer(state: &str) -> Result<Written, LoireError> {
    AnyGame::of_state(state).map(|game| game.without_dealer())
}

/// Loads a state from its bytes, checked against all laws of its game.
pub fn from_bytes(bytes: &[u8]) -> Result<Written, LoireError> {
    AnyGame::from_bytes(bytes).map(|game| game.state())
}

/// Replays a record, up to `up_to` entries, checking each answer.
pub fn replay(record: &str, up_to: Option<usize>) -> Result<Played, LoireError> {
    AnyGame::replay(record, up_to).map(|game| game.beginning())
}

/// The turn: the asked seats, a draw, or the end.
pub fn turn(state: &str) -> Result<Turn, LoireError> {
    AnyGame::of_state(state).map(|game| game.turn())
}

/// Everything a front end shows, with the legal actions of a seat or, with `None`, of all asked seats.
pub fn look(state: &str, seat: Option<Seat>) -> Result<Look, LoireError> {
    AnyGame::of_state(state)?.look(seat)
}

/// The legal actions of a seat or, with `None`, of all asked seats.
pub fn legal_actions(state: &str, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
    AnyGame::of_state(state)?.legal_actions(seat)
}

/// The same, each with a preview of its effects.
pub fn legal_previews(state: &str, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
    AnyGame::of_state(state)?.legal_previews(seat)
}

/// Whether an action is legal, or the rule that forbids it.
pub fn check(state: &str, seat: Seat, action: &str) -> Result<Verdict, LoireError> {
    AnyGame::of_state(state)?.check(seat, action)
}

/// The effects of an action itself, before the table resolves older items of the agenda.
pub fn preview(state: &str, seat: Seat, action: &str) -> Result<Preview, LoireError> {
    AnyGame::of_state(state)?.preview(seat, action)
}

/// The possible outcomes of the pending draw; empty if there is none.
pub fn outcomes(state: &str) -> Result<Vec<Weighted>, LoireError> {
    AnyGame::of_state(state).map(|game| game.outcomes())
}

/// The score sheet as if the game ended now.
pub fn scores(state: &str) -> Result<Vec<Ranked>, LoireError> {
    AnyGame::of_state(state).map(|game| game.scores())
}

/// A bot's choice.
pub fn suggest(state: &str, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError> {
    AnyGame::of_state(state)?.suggest(seat, options)
}

/// The part of the state that a seat or, with `None`, a spectator may know: without the dealer and without secret
/// answers.
pub fn view(state: &str, seat: Option<Seat>) -> Result<Written, LoireError> {
    AnyGame::of_state(state)?.view(seat)
}

/// A hash of sixteen hex digits: equal for equal tables, regardless of the dealer and the players' names.
pub fn hash(state: &str) -> Result<String, LoireError> {
    AnyGame::of_state(state).map(|game| game.hash())
}

/// The state in about a kilobyte, for storing or sending. The same state gives the same bytes.
pub fn to_bytes(state: &str) -> Result<Vec<u8>, LoireError> {
    AnyGame::of_state(state)?.to_bytes()
}

/// Plays an action, given in notation or as JSON, and returns the new state.
pub fn play(state: &str, seat: Seat, action: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.play(seat, action))
}

/// Settles the pending draw with an outcome, given in notation or as JSON, and returns the new state.
pub fn settle(state: &str, outcome: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.settle(outcome))
}

/// Plays entries from elsewhere, all or none of them, and returns the new state. A dealer settles draws that they leave
/// open.
pub fn apply(state: &str, entries: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.apply(entries))
}

/// Settles all pending draws, by the dealer or else by the system's randomness, and returns the new state.
pub fn deal(state: &str) -> Result<Played, LoireError> {
    changed(state, AnyGame::deal)
}

/// Applies a call to a state and returns the new state.
fn changed(
    state: &str,
    change: impl FnOnce(&mut AnyGame) -> Result<Progress, LoireError>,
) -> Result<Played, LoireError> {
    let mut game = AnyGame::of_state(state)?;
    let progress = change(&mut game)?;
    Ok(game.played(progress))
}
