//! What a game says about itself to the outside: its moves as text, the pieces they touch, its options.

use super::{At, Game, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Display;
use std::hash::Hash;

/// A game that can be shown to people and other programs. Rules never need any of this.
pub trait Presented: Game {
    /// A piece of the board; shown as its name on the wire.
    type Target: Copy + Eq + Hash + Display;
    /// What is printed on the components, for whoever draws them.
    type Components: Serialize;
    /// What is printed on the components, for whoever draws them: on all in the box, or on those of one game.
    fn components(rules: Option<&Self::Rules>) -> Self::Components;
    /// The game, its seat counts and options.
    fn info() -> GameInfo;
    /// An action as one line of text.
    fn write(action: Self::Action) -> String;
    /// The action that a line of text writes.
    fn read(text: &str) -> Option<Self::Action>;
    /// An outcome as one line of text.
    fn write_outcome(outcome: Self::Outcome) -> String;
    /// The outcome that a line of text writes.
    fn read_outcome(text: &str) -> Option<Self::Outcome>;
    /// The pieces of the board that an answer to this question touches, the one to click first in front.
    fn targets(at: At<'_, Self>, seat: Seat, ask: &Self::Ask, action: Self::Action, out: &mut Targets<Self>);
    /// What a seat owns, as named numbers.
    fn resources(at: At<'_, Self>, seat: Seat) -> Vec<(&'static str, i32)>;
}

/// The pieces that one action touches.
pub type Targets<G> = ArrayVec<<G as Presented>::Target, 16>;

/// What there is to know about a game before a set-up is chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
    /// Its rule options.
    pub options: &'static [OptionInfo],
    /// Component data that had to be reconstructed and that a host may replace.
    pub reconstructed: &'static [Reconstructed],
    /// The bots that play it, the simplest first; a game knows none, the list of games does.
    #[cfg_attr(feature = "types", ts(type = "Array<Level>"))]
    pub levels: &'static [&'static str],
}

/// One rule option.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its key in `setup.options`.
    pub name: &'static str,
    /// The rule it varies.
    pub rule: &'static str,
    /// One sentence on what it does.
    pub about: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// The modules without all of which it stays at its default.
    pub modules: &'static [&'static str],
    /// The editions that know it; empty if all do.
    pub editions: &'static [&'static str],
}

impl OptionInfo {
    /// Off, if nothing is said.
    pub const fn flag(name: &'static str, rule: &'static str, about: &'static str) -> Self {
        OptionInfo::new(name, rule, about, OptionValues::Flag { default: false })
    }

    /// The first of these words, if nothing is said.
    pub const fn choice(
        name: &'static str,
        rule: &'static str,
        about: &'static str,
        values: &'static [&'static str],
    ) -> Self {
        OptionInfo::new(name, rule, about, OptionValues::Choice { values, default: values[0] })
    }

    /// Nothing, if nothing is said.
    pub const fn number(name: &'static str, rule: &'static str, about: &'static str, min: u16, max: u16) -> Self {
        OptionInfo::new(name, rule, about, OptionValues::Number { min, max, default: None })
    }

    /// An option of every edition, without a module.
    pub const fn new(name: &'static str, rule: &'static str, about: &'static str, values: OptionValues) -> Self {
        OptionInfo { name, rule, about, values, modules: &[], editions: &[] }
    }

    /// The same, with these modules only.
    pub const fn with(self, modules: &'static [&'static str]) -> Self {
        OptionInfo { modules, ..self }
    }

    /// The same, in these editions only.
    pub const fn only_in(self, editions: &'static [&'static str]) -> Self {
        OptionInfo { editions, ..self }
    }
}

/// What an option may be, and what it is if nothing is said.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum OptionValues {
    /// On or off.
    Flag {
        /// What it is if nothing is said.
        default: bool,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
        /// What it is if nothing is said.
        default: &'static str,
    },
    /// A number, or nothing.
    Number {
        /// The least.
        min: u16,
        /// The most.
        max: u16,
        /// What it is if nothing is said.
        default: Option<u16>,
    },
    /// Pairs of these words.
    Pairs {
        /// The words.
        values: &'static [&'static str],
        /// What it is if nothing is said.
        default: &'static [[&'static str; 2]],
    },
}

/// Component data that had to be reconstructed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reconstructed {
    /// Which data.
    pub what: &'static str,
    /// Where in the set-up a host may replace it.
    pub replace: &'static str,
}
