//! The outside view of a game: moves as text, the pieces they touch, options.

use super::{At, Corrupt, Judge, OptionInfo, PiecePoints, Seat, SetupError, Table};
use crate::wire::{Misfit, Tree, Wire};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Display;
use std::hash::Hash;

/// A game that can be shown to people and other programs. Rules never use this.
pub trait Presented: Judge {
    /// The words of its states, separated by spaces, frequent ones first. Bytes refer to them by index, so a word never
    /// moves and new ones go at the end.
    const WORDS: &'static str;
    /// A piece of the board; shown as its name on the wire.
    type Target: Copy + Eq + Hash + Display;
    /// The printed data of the components, for drawing them.
    type Components: Serialize;
    /// The printed data of the components: of all in the box, or of those of one game.
    fn components(rules: Option<&Self::Rules>) -> Self::Components;
    /// The description of the game: seat counts, modules, options.
    fn info() -> GameInfo;
    /// Adds the pieces of the board that an answer to this question touches, the one to click first in front.
    fn targets(at: At<'_, Self>, seat: Seat, ask: &Self::Ask, action: Self::Action, out: &mut Targets<Self>);
    /// A seat's possessions, as named numbers.
    fn resources(at: At<'_, Self>, seat: Seat) -> Vec<(&'static str, i32)>;
    /// The progress of the game, as far as it has phases or rounds.
    fn status(_at: At<'_, Self>) -> Status {
        Status::default()
    }
    /// Builds a consistent position from a sketch.
    fn arrange(_setup: &Self::Setup, _sketch: &Tree<'_>) -> Result<Table<Self>, NotArranged> {
        Err(NotArranged::Unknown)
    }
    /// The points of single pieces, for sources that sum them up.
    fn points_by_piece(_at: At<'_, Self>, _seat: Seat) -> Vec<PiecePoints> {
        vec![]
    }
}

/// The reason why a sketch has no position.
#[derive(Debug)]
pub enum NotArranged {
    /// The game does not support sketches.
    Unknown,
    /// The sketch has the wrong form.
    Misfit(Misfit),
    /// The set-up is impossible.
    Setup(SetupError),
    /// All contradictions, by their path in the sketch or in the position.
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

/// The progress of a game. Parts that a game does not have are left out.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(write_only)]
pub struct Status {
    /// The phase, by its name.
    #[wire(default, skip_serializing_if = "is_default")]
    pub phase: Option<&'static str>,
    /// The round, or the round of the phase if there are phases. From 1; left out before the first round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u8>,
    /// The number of rounds, or of rounds per phase.
    #[wire(default, skip_serializing_if = "is_default")]
    pub rounds: Option<u8>,
    /// The seats in turn order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub order: Vec<Seat>,
    /// The number of followers that each seat may draw.
    #[wire(default, skip_serializing_if = "is_default")]
    pub draw_limits: Vec<u8>,
}

/// The description of a game before a set-up is chosen.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct GameInfo {
    /// Its name on the wire.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The possible numbers of seats.
    pub seats: &'static [u8],
    /// Its editions, the default first; empty if there is only one.
    pub editions: &'static [&'static str],
    /// Its modules.
    pub modules: &'static [&'static str],
    /// Its scenarios.
    pub scenarios: &'static [&'static str],
    /// Their titles, in the same order; left out if there are none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub scenario_titles: &'static [&'static str],
    /// Its rule options.
    pub options: &'static [OptionInfo],
    /// Reconstructed component data, which a host may replace.
    pub reconstructed: &'static [Reconstructed],
    /// The bots that play it, the simplest first; the list of games fills them in.
    pub levels: &'static [LevelInfo],
}

/// A level of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct LevelInfo {
    /// Its name.
    #[wire(typescript = "Level")]
    pub id: &'static str,
    /// One sentence on its play.
    pub about: &'static str,
}

/// Reconstructed component data.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Reconstructed {
    /// The data in question.
    pub what: &'static str,
    /// The path in the set-up by which a host may replace it.
    pub replace: &'static str,
}
