//! What a game says about itself to the outside: its moves as text, the pieces they touch, its options.

use super::{At, Corrupt, Judge, OptionInfo, PiecePoints, Seat, SetupError, Table};
use crate::wire::{Misfit, Tree, Wire};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Display;
use std::hash::Hash;

/// A game that can be shown to people and other programs. Rules never need any of this.
pub trait Presented: Judge {
    /// The words that its states are made of, with spaces in between, the frequent ones first. Bytes call them by their
    /// places, so a word never moves: new ones come at the end.
    const WORDS: &'static str;
    /// A piece of the board; shown as its name on the wire.
    type Target: Copy + Eq + Hash + Display;
    /// What is printed on the components, for whoever draws them.
    type Components: Serialize;
    /// What is printed on the components, for whoever draws them: on all in the box, or on those of one game.
    fn components(rules: Option<&Self::Rules>) -> Self::Components;
    /// The game, its seat counts and options.
    fn info() -> GameInfo;
    /// The pieces of the board that an answer to this question touches, the one to click first in front.
    fn targets(at: At<'_, Self>, seat: Seat, ask: &Self::Ask, action: Self::Action, out: &mut Targets<Self>);
    /// What a seat owns, as named numbers.
    fn resources(at: At<'_, Self>, seat: Seat) -> Vec<(&'static str, i32)>;
    /// How far the game is, as far as the game tells it.
    fn status(_at: At<'_, Self>) -> Status {
        Status::default()
    }
    /// A consistent position from the few things that a sketch says: the rest follows.
    fn arrange(_setup: &Self::Setup, _sketch: &Tree<'_>) -> Result<Table<Self>, NotArranged> {
        Err(NotArranged::Unknown)
    }
    /// The points of single pieces that a source of points adds up.
    fn points_by_piece(_at: At<'_, Self>, _seat: Seat) -> Vec<PiecePoints> {
        vec![]
    }
}

/// Why there is no position for a sketch.
#[derive(Debug)]
pub enum NotArranged {
    /// The game knows no sketches.
    Unknown,
    /// The sketch is not what it should be.
    Misfit(Misfit),
    /// The set-up is impossible.
    Setup(SetupError),
    /// Everything that contradicts itself, by its place in the sketch or in the position.
    Contradictions(Vec<Corrupt>),
}

impl From<Misfit> for NotArranged {
    fn from(misfit: Misfit) -> Self {
        NotArranged::Misfit(misfit)
    }
}

impl From<SetupError> for NotArranged {
    fn from(error: SetupError) -> Self {
        NotArranged::Setup(error)
    }
}

/// The pieces that one action touches.
pub type Targets<G> = ArrayVec<<G as Presented>::Target, 16>;

/// How far a game is; what a game has no such thing for is left out.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(write_only)]
pub struct Status {
    /// The phase, by its name.
    #[wire(default, skip_serializing_if = "is_default")]
    pub phase: Option<&'static str>,
    /// The round: of the phase, where there are phases. From 1; left out while nothing is played yet.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u8>,
    /// How many rounds there are in all, or in each phase.
    #[wire(default, skip_serializing_if = "is_default")]
    pub rounds: Option<u8>,
    /// The seats in turn order, the first one first.
    #[wire(default, skip_serializing_if = "is_default")]
    pub order: Vec<Seat>,
    /// How many followers each seat may draw.
    #[wire(default, skip_serializing_if = "is_default")]
    pub draw_limits: Vec<u8>,
}

/// What there is to know about a game before a set-up is chosen.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct GameInfo {
    /// Its name on the wire.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// How many may play.
    pub seats: &'static [u8],
    /// Its editions, the default first; empty if there is only one.
    pub editions: &'static [&'static str],
    /// Its modules.
    pub modules: &'static [&'static str],
    /// Its scenarios.
    pub scenarios: &'static [&'static str],
    /// What they are called, in the same order; left out if there are none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub scenario_titles: &'static [&'static str],
    /// Its rule options.
    pub options: &'static [OptionInfo],
    /// Component data that had to be reconstructed and that a host may replace.
    pub reconstructed: &'static [Reconstructed],
    /// The bots that play it, the simplest first; a game knows none, the list of games does.
    pub levels: &'static [LevelInfo],
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct LevelInfo {
    /// Its name.
    #[wire(typescript = "Level")]
    pub id: &'static str,
    /// How it plays, in a sentence.
    pub about: &'static str,
}

/// Component data that had to be reconstructed.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Reconstructed {
    /// Which data.
    pub what: &'static str,
    /// Where in the set-up a host may replace it.
    pub replace: &'static str,
}
