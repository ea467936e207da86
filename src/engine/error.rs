//! What can be wrong, and how it is said.

use super::Seat;
use crate::wire::{Never, Wire};
use serde::Serialize;
use std::borrow::Cow;
use std::error::Error;
use std::fmt::{self, Debug, Display};

/// The particulars of a refusal: a code on the wire, its parameters as they are written, and an English sentence.
pub trait Refusal: Clone + Copy + Debug + PartialEq + Serialize + Display + 'static {
    /// The refusal's name on the wire.
    fn code(&self) -> &'static str;
}

impl Refusal for Never {
    fn code(&self) -> &'static str {
        match *self {}
    }
}

/// Why an answer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refused<W> {
    /// The ledger id of the rule it breaks.
    pub rule: &'static str,
    /// What exactly is wrong.
    pub why: Cause<W>,
}

/// What exactly is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause<W> {
    /// The game is over.
    Over,
    /// This seat is not asked anything now.
    NotAsked(Seat),
    /// Chance owes nothing now.
    NoDraw,
    /// Chance cannot answer that.
    NotPossible,
    /// One of the game's own reasons.
    Rule(W),
}

impl<W> Refused<W> {
    /// A rule of the game says no.
    pub const fn new(rule: &'static str, why: W) -> Self {
        Refused { rule, why: Cause::Rule(why) }
    }
}

impl<W: Refusal> Refused<W> {
    /// The refusal's name on the wire.
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

impl<W: Display> Display for Refused<W> {
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
impl<W: Debug + Display> Error for Refused<W> {}

/// What is wrong with a set-up that cannot be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum SetupFault {
    /// Choices that exclude each other.
    #[default]
    Excludes,
    /// A choice that only another one allows: a module, an edition or an option.
    Needs,
    /// Too few of something, or too many.
    Range,
    /// A table of components that the box cannot serve.
    Table,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SetupError {
    /// What is wrong with it, for programs.
    pub fault: SetupFault,
    /// Where in the set-up, as a path of keys.
    pub path: Cow<'static, str>,
    /// What is impossible about it, and what would be possible.
    pub reason: String,
}

impl Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "impossible set-up at {}: {}", self.path, self.reason)
    }
}
impl Error for SetupError {}

/// A state that no game can reach, and the law it breaks. Boxed where it is passed on, which is often.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Corrupt {
    /// Where in the position, as a path, or which item of the agenda: `agenda[2]`.
    pub path: String,
    /// What does not add up.
    pub reason: String,
}

impl Corrupt {
    /// Something at `path` does not add up.
    #[cold]
    #[inline(never)]
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Box<Self> {
        Box::new(Corrupt { path: path.into(), reason: reason.into() })
    }

    /// Where in the state that it was read from.
    pub fn place(&self) -> String {
        if self.path.starts_with("agenda") { self.path.clone() } else { format!("position.{}", self.path) }
    }

    /// Nothing wrong if `holds`; otherwise something at `path` does not add up.
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

/// Why a saved game cannot be taken up.
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

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RecordError<W> {
    /// Its set-up is impossible.
    Setup(SetupError),
    /// An entry is refused.
    At {
        /// Which entry, from 0.
        entry: usize,
        /// Why it is refused.
        why: Refused<W>,
    },
    /// It claims other final scores than the game gives.
    Scores {
        /// What the record says.
        claimed: Vec<i32>,
        /// What the replay gives.
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

/// Numbers as a list; the package is built without what `{:?}` writes.
fn listed(totals: &[i32]) -> String {
    let totals: Vec<String> = totals.iter().map(ToString::to_string).collect();
    format!("[{}]", totals.join(", "))
}
