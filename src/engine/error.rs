//! Errors and refusals.

use super::Seat;
use crate::wire::{Never, Wire};
use serde::Serialize;
use std::borrow::Cow;
use std::error::Error;
use std::fmt::{self, Debug, Display};

/// A game's own reason for a refusal: a code, its parameters as written, and an English sentence.
pub trait Refusal: Clone + Copy + Debug + PartialEq + Serialize + Display + 'static {
    /// The code of the refusal on the wire.
    fn code(&self) -> &'static str;
}

impl Refusal for Never {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

/// The refusal of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Broken<W> {
    /// The ledger id of the broken rule.
    pub rule: &'static str,
    /// The reason.
    pub why: Cause<W>,
}

/// The reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause<W> {
    /// The game is over.
    Over,
    /// This seat is not asked.
    NotAsked(Seat),
    /// There is no pending draw.
    NoDraw,
    /// The draw does not have this outcome.
    NotPossible,
    /// One of the game's own reasons.
    Rule(W),
}

impl<W> Broken<W> {
    /// The refusal of an answer by a rule of the game.
    pub const fn new(rule: &'static str, why: W) -> Self {
        Broken { rule, why: Cause::Rule(why) }
    }
}

impl<W: Refusal> Broken<W> {
    /// The code of the refusal on the wire.
    pub fn code(&self) -> &'static str {
        match &self.why {
            Cause::Over => "gameOver",
            Cause::NotAsked(_) => "notAsked",
            Cause::NoDraw => "noDraw",
            Cause::NotPossible => "notPossible",
            Cause::Rule(why) => why.code(),
        }
    }
}

impl<W: Display> Display for Broken<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Cause::Over => write!(f, "the game is over")?,
            Cause::NotAsked(seat) => write!(f, "seat {} is not asked anything now", seat.number())?,
            Cause::NoDraw => write!(f, "chance owes nothing now")?,
            Cause::NotPossible => write!(f, "that cannot come out of this draw")?,
            Cause::Rule(why) => Display::fmt(why, f)?,
        }
        write!(f, " ({})", self.rule)
    }
}
impl<W: Debug + Display> Error for Broken<W> {}

/// The fault of a set-up that cannot be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum SetupFault {
    /// Two choices exclude each other.
    #[default]
    Excludes,
    /// A choice needs another one: a module, an edition or an option.
    Needs,
    /// A number is too small or too large.
    Range,
    /// A table of components does not match the box.
    Table,
}

/// The reason why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetupError {
    /// The fault, for programs.
    pub fault: SetupFault,
    /// The path into the set-up.
    pub path: Cow<'static, str>,
    /// The impossible choice, and the possible ones.
    pub reason: String,
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "impossible set-up at {}: {}", self.path, self.reason)
    }
}
impl Error for SetupError {}

/// A state that no game can reach, with the law that it breaks. It is boxed in results, to keep them small.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Corrupt {
    /// The path into the position, or an item of the agenda: `agenda[2]`.
    pub path: String,
    /// The broken law.
    pub reason: String,
}

impl Corrupt {
    /// An error at `path`.
    #[cold]
    #[inline(never)]
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Box<Self> {
        Box::new(Corrupt { path: path.into(), reason: reason.into() })
    }

    /// The path into the saved state.
    pub fn place(&self) -> String {
        if self.path.starts_with("agenda") { self.path.clone() } else { format!("position.{}", self.path) }
    }

    /// Passes if `holds`; otherwise fails with an error at `path`.
    pub fn unless(holds: bool, path: &str, reason: &str) -> Result<(), Box<Self>> {
        if holds { Ok(()) } else { Err(Corrupt::new(path, reason)) }
    }
}

impl Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.reason)
    }
}
impl Error for Corrupt {}

/// The reason why a saved game cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StateError {
    /// Its set-up is impossible.
    Setup(SetupError),
    /// No game can reach its state.
    Corrupt(Box<Corrupt>),
}

impl From<SetupError> for StateError {
    fn from(error: SetupError) -> Self {
        StateError::Setup(error)
    }
}

impl From<Box<Corrupt>> for StateError {
    fn from(error: Box<Corrupt>) -> Self {
        StateError::Corrupt(error)
    }
}

impl Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StateError::Setup(why) => Display::fmt(why, f),
            StateError::Corrupt(why) => Display::fmt(why, f),
        }
    }
}
impl Error for StateError {}

/// The reason why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RecordError<W> {
    /// Its set-up is impossible.
    Setup(SetupError),
    /// An entry is refused.
    At {
        /// The index of the entry.
        entry: usize,
        /// The reason for the refusal.
        why: Broken<W>,
    },
    /// It claims other final scores than the replay has.
    Scores {
        /// The scores in the record.
        claimed: Vec<i32>,
        /// The scores of the replay.
        actual: Vec<i32>,
    },
}

impl<W: Display> Display for RecordError<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Setup(why) => Display::fmt(why, f),
            RecordError::At { entry, why } => write!(f, "entry {entry} is refused: {why}"),
            RecordError::Scores { claimed, actual } => {
                let [claimed, actual] = [claimed, actual].map(|totals| listed(totals));
                write!(f, "the record claims the scores {claimed}, the game gives {actual}")
            }
        }
    }
}
impl<W: Debug + Display> Error for RecordError<W> {}

/// Formats numbers as a list, without the code of `{:?}`, which the package leaves out.
fn listed(totals: &[i32]) -> String {
    let totals: Vec<String> = totals.iter().map(ToString::to_string).collect();
    format!("[{}]", totals.join(", "))
}
