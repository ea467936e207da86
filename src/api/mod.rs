//! The public contract in plain Rust: every function takes JSON text and gives a value that can be written as JSON.
//!
//! The JavaScript boundary is these functions again with JavaScript's types. Rust programs that know their game use
//! [`Table`] directly.
//!
#![cfg_attr(feature = "burgundy", doc = "```")]
#![cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
//! use loire::api::{self, Json};
//!
//! let played = api::new_game::<Json>(r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#)?;
//! let state = played["state"].to_string();
//! let legal = api::legal_actions::<Json>(&state, None)?;
//! let (seat, action) = (legal[0]["seat"].as_f64().unwrap_or(0.0), legal[0]["action"].to_string());
//! let played = api::play::<Json>(&state, seat, &action)?;
//! assert_eq!(api::validate(&played["state"].to_string()).len(), 0);
//!
//! let verdict = api::check::<Json>(&state, seat, "\"end turn\"")?;
//! assert_eq!(verdict["rule"], "B-034");
//! # Ok::<(), api::LoireError>(())
//! ```

pub(crate) mod any;
mod any_game;
mod bytes;
mod catalogue;
pub(crate) mod contract;
mod error;
pub(crate) mod memory;
pub(crate) mod read;
mod session;
mod session_ops;
mod state_cache;
mod think;
mod undo;
mod view;

pub use error::{ErrorDetails, LoireError, Trouble};
pub use read::{MAX_INPUT, Saved};
pub use think::{SuggestOptions, Think};
pub use view::{
    Asked, Difference, Estimate, Legal, Look, Played, PlayedOut, Preview, Problem, Progress, Suggestion, Turn, Verdict,
    Weighted,
};

use crate::engine::{self, GameInfo, Seated, Table};
use crate::parts::Fnv;
use crate::wire::json;
pub(crate) use any_game::AnyGame;
use contract::contract;
use std::hash::Hasher;
use std::marker::PhantomData;

/// Where answers go: JSON values here, JSON text at the boundary.
pub trait Out: 'static {
    /// What an answer becomes.
    type Value;
    /// Takes an answer over.
    fn of(json: String) -> Result<Self::Value, LoireError>;
}

/// Answers as JSON values.
#[derive(Debug)]
pub struct Json;

impl Out for Json {
    type Value = serde_json::Value;
    fn of(json: String) -> Result<Self::Value, LoireError> {
        serde_json::from_str(&json).map_err(|error| LoireError::new(Trouble::Internal, error.to_string()))
    }
}

/// Every game, its seat counts and options.
pub fn games() -> Vec<GameInfo> {
    any::games()
}

/// What is printed on a game's components, for whoever draws them: on all in the box or, with a set-up, on those that it
/// plays with, as it corrects them.
pub fn components<O: Out>(game: &str, setup: Option<&str>) -> Result<O::Value, LoireError> {
    O::of(any::components(game, setup)?)
}

/// A new game: the state after everything that happens by itself.
pub fn new_game<O: Out>(setup: &str) -> Result<O::Value, LoireError> {
    O::of(AnyGame(any::create(setup)?).beginning()?)
}

/// A consistent position from the few things that a sketch says; refused with everything that contradicts itself.
pub fn arrange<O: Out>(setup: &str, sketch: &str) -> Result<O::Value, LoireError> {
    O::of(AnyGame(any::arrange(setup, sketch)?).state()?)
}

/// The record of a game that was played by calls of these functions: of its newest state, and the entries of every call
/// from the first one on. Refused if they do not lead from the set-up to that state.
pub fn record<O: Out>(state: &str, entries: &str) -> Result<O::Value, LoireError> {
    O::of(any::record_of(state, entries)?)
}

/// Everything that is wrong with a position; empty if nothing is. What cannot be read at all is told up to the first
/// thing that does not fit.
pub fn validate(state: &str) -> Vec<Problem> {
    let wrong = any::problems(state).unwrap_or_else(|error| vec![error]);
    wrong.into_iter().map(Problem::from).collect()
}

/// The state without its secret.
pub fn without_dealer<O: Out>(state: &str) -> Result<O::Value, LoireError> {
    O::of(AnyGame::of_state(state)?.without_dealer())
}

/// The state that these bytes are, held to every law of its game.
pub fn from_bytes<O: Out>(bytes: &[u8]) -> Result<O::Value, LoireError> {
    O::of(AnyGame(any::load_bytes(bytes)?).state()?)
}

/// Plays a record through, every answer checked, up to so many entries.
pub fn replay<O: Out>(record: &str, up_to: Option<f64>) -> Result<O::Value, LoireError> {
    O::of(AnyGame(any::load_record(record, up_to)?).beginning()?)
}

/// What a row of the contract gives: JSON, unless it says otherwise.
macro_rules! given {
    ($O:ident) => {
        $O::Value
    };
    ($O:ident $Given:ty) => {
        $Given
    };
    ($O:ident, $answer:expr) => {
        $O::of($answer?)
    };
    ($O:ident $Given:ty, $answer:expr) => {
        $answer
    };
}

/// The functions of a state, and the methods of a handle.
macro_rules! functions {
    (
        asked { $($(#[doc = $about:literal])+ $ask:ident $_ask:literal ($($arg:ident: $Arg:ty),*) $(-> $Given:ty)?;)+ }
        moves { $($(#[doc = $of:literal])+ $move:ident $_move:literal ($($part:ident: $Part:ty),*);)+ }
        kept { $($(#[doc = $on:literal])+ $own:ident $_own:literal ($($with:ident: $With:ty),*) $(-> $Gives:ty)?;)+ }
        numbers { $($(#[doc = $says:literal])+ $by:ident $_by:literal ($($one:ident: $One:ty),*) $(-> $Back:ty)?;)+ }
    ) => {
        $($(#[doc = $about])+
        pub fn $ask<O: Out>(state: &str $(, $arg: $Arg)*) -> Result<given!(O $($Given)?), LoireError> {
            given!(O $($Given)?, AnyGame::of_state(state)?.$ask($($arg),*))
        })+

        $($(#[doc = $of])+ ///
        /// The answer has the new state.
        pub fn $move<O: Out>(state: &str $(, $part: $Part)*) -> Result<O::Value, LoireError> {
            O::of(AnyGame::of_state(state)?.$move($($part,)* true)?)
        })+

        impl<O: Out> Game<O> {
            $($(#[doc = $about])+
            pub fn $ask(&self $(, $arg: $Arg)*) -> Result<given!(O $($Given)?), LoireError> {
                given!(O $($Given)?, self.game.$ask($($arg),*))
            })+

            $($(#[doc = $of])+
            pub fn $move(&mut self $(, $part: $Part)*) -> Result<O::Value, LoireError> {
                O::of(self.game.$move($($part,)* false)?)
            })+

            $($(#[doc = $on])+
            pub fn $own(&mut self $(, $with: $With)*) -> Result<given!(O $($Gives)?), LoireError> {
                given!(O $($Gives)?, self.game.$own($($with),*))
            })+

            $($(#[doc = $says])+
            pub fn $by(&mut self $(, $one: $One)*) -> Result<given!(O $($Back)?), LoireError> {
                given!(O $($Back)?, self.game.$by($($one),*))
            })+
        }
    };
}
contract!(functions);

/// A game of any kind, kept in memory: the same functions without the state. Seats are numbers as they come from
/// outside: one that is not at the table is refused.
///
#[cfg_attr(feature = "burgundy", doc = "```")]
#[cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
/// use loire::api::{Game, Json};
///
/// let mut game = Game::<Json>::create(r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#)?;
/// let (first, notation) = (game.legal_actions(None)?[0]["seat"].as_f64(), game.legal_actions(None)?[0]["notation"].to_string());
/// game.play(first.unwrap_or(0.0), &notation)?;
/// assert!(game.undo(None)?);
/// # Ok::<(), loire::api::LoireError>(())
/// ```
pub struct Game<O: Out = Json> {
    game: AnyGame,
    out: PhantomData<O>,
}

impl<O: Out> Game<O> {
    fn of(game: AnyGame) -> Self {
        Game { game, out: PhantomData }
    }

    /// A new game of this set-up.
    pub fn create(setup: &str) -> Result<Self, LoireError> {
        AnyGame::create(setup).map(Game::of)
    }

    /// A bot that thinks for as long as one likes.
    pub fn think(&self, seat: f64, options: &str) -> Result<Box<dyn Think>, LoireError> {
        self.game.think(seat, options)
    }

    /// A saved state, or a record replayed to its end; with a seed, it gets a dealer.
    pub fn load(json: &str, seed: Option<&str>) -> Result<Self, LoireError> {
        AnyGame::load(json, seed).map(Game::of)
    }

    /// A handle of its own on the same game.
    pub fn fork(&self) -> Self {
        Game::of(self.game.fork())
    }
}

/// Sixteen hex digits of everything that decides how the game goes on: FNV-1a over its JSON text, in our own key order.
pub(crate) fn fingerprint<G: engine::Game>(setup: &G::Setup, table: &Table<G>) -> String {
    let text = json(&(G::ID, setup.unnamed(), table.state(), table.agenda()));
    let mut hash = Fnv::default();
    hash.write(text.as_bytes());
    format!("{:016x}", hash.finish())
}
