//! The public contract in plain Rust: every function takes JSON text and gives a value that can be written as JSON.
//!
//! The JavaScript boundary is these functions again with JavaScript's types. Rust programs that know their game use
//! [`Table`] directly.
//!
//! ```
//! use loire::api::{self, Json};
//!
//! let played = api::new_game::<Json>(r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#)?;
//! let state = played["state"].to_string();
//! let legal = api::legal_actions::<Json>(&state, None)?;
//! let (seat, action) = (legal[0]["seat"].as_f64().unwrap_or(0.0), legal[0]["action"].to_string());
//! let played = api::play::<Json>(&state, seat, &action)?;
//! assert_eq!(api::validate::<Json>(&played["state"].to_string()).len(), 0);
//!
//! let verdict = api::check::<Json>(&state, seat, "\"end turn\"")?;
//! assert_eq!(verdict["rule"], "B-034");
//! # Ok::<(), api::LoireError>(())
//! ```

#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "handles are loaded from JavaScript only"))]
pub(crate) mod any;
mod catalogue;
mod error;
mod handle;
pub(crate) mod read;
mod trail;
mod view;

pub use error::{ErrorDetails, LoireError, Trouble};
pub use handle::{Handle, Open, SuggestOptions};
pub use read::{MAX_INPUT, Saved};
pub use view::{
    Asked, Difference, Estimate, Legal, Look, Played, Preview, Problem, Progress, Suggestion, Turn, Verdict, Weighted,
};

use crate::engine::{Game, GameInfo, Seated, Table};
use crate::parts::Fnv;
use crate::wire::json;
use serde::Serialize;
use std::hash::Hasher;

/// Where answers go: JSON values here, JavaScript objects at the boundary.
pub trait Out: 'static {
    /// What an answer becomes.
    type Value;
    /// Writes an answer.
    fn put<T: Serialize + ?Sized>(value: &T) -> Result<Self::Value, LoireError>;
}

/// Answers as JSON values.
#[derive(Debug)]
pub struct Json;

impl Out for Json {
    type Value = serde_json::Value;
    fn put<T: Serialize + ?Sized>(value: &T) -> Result<Self::Value, LoireError> {
        serde_json::from_str(&json(value)).map_err(|error| LoireError::new(Trouble::Internal, error.to_string()))
    }
}

/// Every game, its seat counts and options.
pub fn games() -> Vec<GameInfo> {
    any::games()
}

/// What is printed on a game's components, for whoever draws them: on all in the box or, with a set-up, on those that it
/// plays with, as it corrects them.
pub fn components<O: Out>(game: &str, setup: Option<&str>) -> Result<O::Value, LoireError> {
    any::components::<O>(game, setup)
}

/// A new game: the state after everything that happens by itself.
pub fn new_game<O: Out>(setup: &str) -> Result<O::Value, LoireError> {
    any::create::<O>(setup)?.beginning()
}

/// A consistent position from the few things that a sketch says; refused with everything that contradicts itself.
pub fn arrange<O: Out>(setup: &str, sketch: &str) -> Result<O::Value, LoireError> {
    any::arrange::<O>(setup, sketch)?.state(true)
}

/// Whose move it is.
pub fn turn<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.turn()
}

/// What a seat, or everybody who is asked, may do.
pub fn legal_actions<O: Out>(state: &str, seat: Option<f64>) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.legal(seat, false)
}

/// The same, each action with what it would change.
pub fn legal_previews<O: Out>(state: &str, seat: Option<f64>) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.legal(seat, true)
}

/// Everything that a front end shows, with the legal actions of a seat or of everybody who is asked.
pub fn look<O: Out>(state: &str, seat: Option<f64>) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.look(seat)
}

/// Is an action legal, and if not, which rule says so?
pub fn check<O: Out>(state: &str, seat: f64, action: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.check(seat, action)
}

/// Plays an action, given as an object or as its notation.
pub fn play<O: Out>(state: &str, seat: f64, action: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.play(seat, action, true)
}

/// What chance may answer now.
pub fn outcomes<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.outcomes()
}

/// Chance answers, with an object or with its notation.
pub fn settle<O: Out>(state: &str, outcome: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.settle(outcome, true)
}

/// Settles all that chance owes: by the state's dealer, without one by the system's randomness.
pub fn deal<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.deal(true)
}

/// Plays entries that came from elsewhere; all of them, or none.
pub fn apply<O: Out>(state: &str, entries: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.apply(entries, true)
}

/// The record of a game that was played by calls of these functions: of its newest state, and the entries of every call
/// from the first one on. Refused if they do not lead from the set-up to that state.
pub fn record<O: Out>(state: &str, entries: &str) -> Result<O::Value, LoireError> {
    any::record_of::<O>(state, entries)
}

/// The score sheet as if the game ended now.
pub fn scores<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.scores()
}

/// Everything that is wrong with a position; empty if nothing is. What cannot be read at all is told up to the first
/// thing that does not fit.
pub fn validate<O: Out>(state: &str) -> Vec<Problem> {
    let wrong = any::problems::<O>(state).unwrap_or_else(|error| vec![error]);
    wrong.into_iter().map(Problem::from).collect()
}

/// What an action itself would change.
pub fn preview<O: Out>(state: &str, seat: f64, action: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.preview(seat, action)
}

/// Sixteen hex digits, equal for equal tables, whoever deals and whatever the players are called.
pub fn hash<O: Out>(state: &str) -> Result<String, LoireError> {
    Ok(any::load_state::<O>(state)?.hash())
}

/// The state without its secret.
pub fn without_dealer<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.state(false)
}

/// What a seat, or a spectator, may know: the state without its dealer and without answers that are still secret.
pub fn view<O: Out>(state: &str, seat: Option<f64>) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.view(seat)
}

/// Plays a record through, every answer checked, up to so many entries.
pub fn replay<O: Out>(record: &str, up_to: Option<f64>) -> Result<O::Value, LoireError> {
    any::load_record::<O>(record, up_to)?.beginning()
}

/// What a bot would do.
pub fn suggest<O: Out>(state: &str, seat: f64, options: &str) -> Result<O::Value, LoireError> {
    any::load_state::<O>(state)?.suggest(seat, options)
}

/// Sixteen hex digits of everything that decides how the game goes on: FNV-1a over its JSON text, in our own key order.
pub(crate) fn fingerprint<G: Game>(setup: &G::Setup, table: &Table<G>) -> String {
    let text = json(&(G::ID, setup.unnamed(), table.state(), table.agenda()));
    let mut hash = Fnv::default();
    hash.write(text.as_bytes());
    format!("{:016x}", hash.finish())
}
