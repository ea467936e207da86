//! The contract with JavaScript in plain Rust: functions that take a state as JSON text.
//!
//! A caller keeps nothing but the state. Answers are values that can be written as JSON; a program that plays many moves
//! keeps an [`AnyGame`], one that knows its game a [`Game`](crate::Game).
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

/// What is printed on a game's components: on all in the box or, with a set-up, on those that it plays with, as it
/// corrects them.
pub fn components(game: &str, setup: Option<&str>) -> Result<Written, LoireError> {
    games::components(game, setup)
}

/// A new game: the state after everything that happens by itself.
pub fn new_game(setup: &str) -> Result<Played, LoireError> {
    games::create(setup).map(|game| AnyGame(game).beginning())
}

/// A consistent position from the few things that a sketch says; refused with everything that contradicts itself.
pub fn arrange(setup: &str, sketch: &str) -> Result<Written, LoireError> {
    AnyGame::arrange(setup, sketch).map(|game| game.state())
}

/// The record of a game that was played by calls of these functions: of its newest state, and the entries of every call
/// from the first one on. Refused if they do not lead from the set-up to that state.
pub fn record(state: &str, entries: &str) -> Result<Written, LoireError> {
    games::record_of(state, entries)
}

/// Everything that is wrong with a position; empty if nothing is. What cannot be read at all is named up to the first
/// thing that does not fit.
pub fn validate(state: &str) -> Vec<Problem> {
    let wrong = games::problems(state).unwrap_or_else(|error| vec![error]);
    wrong.into_iter().map(Problem::from).collect()
}

/// The state without its secret.
pub fn without_dealer(state: &str) -> Result<Written, LoireError> {
    AnyGame::of_state(state).map(|game| game.without_dealer())
}

/// The state that these bytes are, held to every law of its game.
pub fn from_bytes(bytes: &[u8]) -> Result<Written, LoireError> {
    AnyGame::from_bytes(bytes).map(|game| game.state())
}

/// Plays the first `up_to` entries of a record, or all of them; every answer is checked.
pub fn replay(record: &str, up_to: Option<usize>) -> Result<Played, LoireError> {
    AnyGame::replay(record, up_to).map(|game| game.beginning())
}

/// Whose move it is.
pub fn turn(state: &str) -> Result<Turn, LoireError> {
    AnyGame::of_state(state).map(|game| game.turn())
}

/// Everything that a front end shows, with the legal actions of a seat or, with `None`, of every seat that is asked.
pub fn look(state: &str, seat: Option<Seat>) -> Result<Look, LoireError> {
    AnyGame::of_state(state)?.look(seat)
}

/// What a seat or, with `None`, every seat that is asked may do.
pub fn legal_actions(state: &str, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
    AnyGame::of_state(state)?.legal_actions(seat)
}

/// The same, each action with what it would change.
pub fn legal_previews(state: &str, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
    AnyGame::of_state(state)?.legal_previews(seat)
}

/// Is an action legal, and if not, which rule says so?
pub fn check(state: &str, seat: Seat, action: &str) -> Result<Verdict, LoireError> {
    AnyGame::of_state(state)?.check(seat, action)
}

/// What an action itself would change, before the table goes on to what lay on the agenda already.
pub fn preview(state: &str, seat: Seat, action: &str) -> Result<Preview, LoireError> {
    AnyGame::of_state(state)?.preview(seat, action)
}

/// What chance may answer now; empty if it owes nothing.
pub fn outcomes(state: &str) -> Result<Vec<Weighted>, LoireError> {
    AnyGame::of_state(state).map(|game| game.outcomes())
}

/// The score sheet as if the game ended now.
pub fn scores(state: &str) -> Result<Vec<Ranked>, LoireError> {
    AnyGame::of_state(state).map(|game| game.scores())
}

/// What a bot would do.
pub fn suggest(state: &str, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError> {
    AnyGame::of_state(state)?.suggest(seat, options)
}

/// What a seat or, with `None`, a spectator may know: no dealer, and no answer that is still secret.
pub fn view(state: &str, seat: Option<Seat>) -> Result<Written, LoireError> {
    AnyGame::of_state(state)?.view(seat)
}

/// Sixteen hex digits, equal for equal tables: neither the dealer nor the players' names change them.
pub fn hash(state: &str) -> Result<String, LoireError> {
    AnyGame::of_state(state).map(|game| game.hash())
}

/// The state in less than a kilobyte or so, to be kept or sent: the same bytes for the same state.
pub fn to_bytes(state: &str) -> Result<Vec<u8>, LoireError> {
    AnyGame::of_state(state)?.to_bytes()
}

/// Plays an action, given as its notation or as JSON. The answer has the new state.
pub fn play(state: &str, seat: Seat, action: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.play(seat, action))
}

/// Chance answers, with an outcome given as its notation or as JSON. The answer has the new state.
pub fn settle(state: &str, outcome: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.settle(outcome))
}

/// Plays entries that came from elsewhere, all or none; a dealer answers what they leave open. The answer has the new
/// state.
pub fn apply(state: &str, entries: &str) -> Result<Played, LoireError> {
    changed(state, |game| game.apply(entries))
}

/// Settles all that chance owes: by the dealer, without one by the system's randomness. The answer has the new state.
pub fn deal(state: &str) -> Result<Played, LoireError> {
    changed(state, AnyGame::deal)
}

/// What a call makes of a state.
fn changed(
    state: &str,
    change: impl FnOnce(&mut AnyGame) -> Result<Progress, LoireError>,
) -> Result<Played, LoireError> {
    let mut game = AnyGame::of_state(state)?;
    let progress = change(&mut game)?;
    Ok(game.played(progress))
}
