//! The only error type that crosses the boundary.

use super::Problem;
use crate::engine::{
    Broken, Cause, Corrupt, NotArranged, RecordError, Refusal, Seat, SetupError, SetupFault, StateError,
};
use crate::wire::{Kind, Wire, Written, written};
use serde::Serialize;
use std::fmt::{self, Display};
use std::ops::{Deref, DerefMut};

/// The kind of an error. Refusals by a rule have codes of their game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "EngineCode")]
#[repr(u8)]
pub enum Trouble {
    /// The input has the wrong form.
    #[default]
    BadInput,
    /// The input is not an action or an outcome.
    BadAction,
    /// The table has no such seat.
    BadSeat,
    /// The set-up cannot be played.
    BadSetup,
    /// The input is longer than any game needs, or the game has more entries than the limit.
    TooLarge,
    /// The engine's memory is nearly full. Nothing has changed: free games that are no longer needed.
    OutOfMemory,
    /// There is no game with this name.
    UnknownGame,
    /// The game exists but is not loaded.
    GameNotLoaded,
    /// The state or record has another format.
    UnknownFormat,
    /// No game can reach this position.
    CorruptState,
    /// A record claims other totals than its game has.
    WrongScores,
    /// The game's beginning is unknown.
    NoRecord,
    /// The seat that answers is not asked.
    NotAsked,
    /// The game is over.
    GameOver,
    /// There is no pending draw.
    NoDraw,
    /// The draw does not have this outcome.
    NotPossible,
    /// The system provides no randomness.
    NoRandomness,
    /// A bug in the engine.
    Internal,
}

/// The error of all functions here. Its details are boxed, to keep results small.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct LoireError(Box<ErrorDetails>);

/// A code and a message and, where they apply, the rule, the path into the input and the entry of the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct ErrorDetails {
    /// The kind of error, for programs.
    pub code: &'static str,
    /// The description of the error, for people.
    pub message: String,
    /// The ledger id of the broken rule.
    #[wire(default, skip_serializing_if = "is_default")]
    pub rule: Option<&'static str>,
    /// The parameters of a refusal, as `check` returns them.
    #[wire(default, skip_serializing_if = "is_default")]
    pub params: Option<Written>,
    /// The path to the error in the input.
    #[wire(default, skip_serializing_if = "is_default")]
    pub path: Option<String>,
    /// The index of the failed entry of a record.
    #[wire(default, skip_serializing_if = "is_default")]
    pub entry: Option<u32>,
    /// The fault of a set-up that has the right form but cannot be played.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fault: Option<SetupFault>,
    /// All contradictions, if a position was to be arranged.
    #[wire(default, skip_serializing_if = "is_default")]
    pub problems: Vec<Problem>,
}

impl LoireError {
    /// An error of this kind.
    #[cold]
    #[inline(never)]
    pub fn new(trouble: Trouble, message: impl Into<String>) -> Self {
        LoireError::of_code(trouble.name(), message.into())
    }

    fn of_code(code: &'static str, message: String) -> Self {
        LoireError(Box::new(ErrorDetails {
            code,
            message,
            rule: None,
            params: None,
            path: None,
            entry: None,
            fault: None,
            problems: vec![],
        }))
    }

    /// The details by value.
    pub fn into_details(self) -> ErrorDetails {
        *self.0
    }

    /// Changes the kind of the error.
    pub fn coded(mut self, trouble: Trouble) -> Self {
        self.code = trouble.name();
        self
    }

    /// Adds the path into the input.
    pub fn at(mut self, path: impl Into<String>) -> Self {
        self.path = Some(path.into());
        self
    }
}

impl Deref for LoireError {
    type Target = ErrorDetails;
    fn deref(&self) -> &ErrorDetails {
        &self.0
    }
}

impl DerefMut for LoireError {
    fn deref_mut(&mut self) -> &mut ErrorDetails {
        &mut self.0
    }
}

impl Display for LoireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
impl std::error::Error for LoireError {}

impl From<SetupError> for LoireError {
    fn from(error: SetupError) -> Self {
        let mut wrong = LoireError::new(Trouble::BadSetup, error.to_string()).at(error.path);
        wrong.fault = Some(error.fault);
        wrong
    }
}

impl From<Box<Corrupt>> for LoireError {
    fn from(error: Box<Corrupt>) -> Self {
        LoireError::new(Trouble::CorruptState, error.to_string()).at(error.place())
    }
}

impl From<StateError> for LoireError {
    fn from(error: StateError) -> Self {
        match error {
            StateError::Setup(error) => error.into(),
            StateError::Corrupt(error) => error.into(),
        }
    }
}

impl From<NotArranged> for LoireError {
    fn from(error: NotArranged) -> Self {
        match error {
            NotArranged::Unknown => {
                LoireError::new(Trouble::BadInput, "positions of this game cannot be arranged").at("game")
            }
            NotArranged::Misfit(misfit) => {
                let path = format!("sketch.{}", misfit.path());
                LoireError::new(Trouble::BadInput, misfit.reason()).at(path.trim_end_matches('.'))
            }
            NotArranged::Setup(error) => error.into(),
            NotArranged::Contradictions(all) => {
                let mut told = String::new();
                for one in &all {
                    let between = if told.is_empty() { "" } else { "; " };
                    [between, &one.path, ": ", &one.reason].iter().for_each(|part| told.push_str(part));
                }
                let mut error = LoireError::new(Trouble::CorruptState, told);
                error.path = all.first().map(|one| one.path.clone());
                let code = Trouble::CorruptState.name();
                error.problems =
                    all.into_iter().map(|one| Problem { code, path: one.path, message: one.reason }).collect();
                error
            }
        }
    }
}

impl<W: Refusal> From<Broken<W>> for LoireError {
    fn from(broken: Broken<W>) -> Self {
        let mut error = LoireError::of_code(broken.code(), broken.to_string());
        error.rule = Some(broken.rule);
        error.params = Some(params(&broken.why));
        error
    }
}

/// The parameters of a refusal, as written.
#[derive(Serialize)]
#[serde(untagged)]
enum Params<'a, W> {
    Rule(&'a W),
    Seat { seat: Seat },
    None {},
}

/// The parameters of a refusal.
pub fn params<W: Refusal>(why: &Cause<W>) -> Written {
    written(&match why {
        Cause::Rule(why) => Params::Rule(why),
        Cause::NotAsked(seat) => Params::Seat { seat: *seat },
        Cause::Over | Cause::NoDraw | Cause::NotPossible => Params::None {},
    })
}

impl<W: Refusal> From<RecordError<W>> for LoireError {
    fn from(error: RecordError<W>) -> Self {
        let message = error.to_string();
        match error {
            RecordError::Setup(why) => why.into(),
            RecordError::At { entry, why } => {
                let mut error = LoireError::from(why).at(format!("entries[{entry}]"));
                error.message = message;
                error.entry = Some(entry as u32);
                error
            }
            RecordError::Scores { .. } => LoireError::new(Trouble::WrongScores, message).at("scores"),
        }
    }
}
