//! What is printed on boards, cards and tiles, as rows.
//!
//! Most numbers of this box stand in booklets and on boards that could not be read. Each row says how sure it is
//! ([`Confidence`]); what is not certain can be replaced by `setup.tables` (`super::tables`). So the rules of play read
//! [`Rules`](super::Rules), never these rows.

pub mod cards;
pub mod deeds;
pub mod effects;
pub mod epochs;
pub mod fame;
pub mod first_kingdom;
pub(crate) mod kings_favor;
pub mod map;
pub mod places;
pub(crate) mod scenarios;
pub mod tasks;
pub mod wares;

use crate::wire::Wire;
use std::borrow::Cow;

/// A name in a row: ours is printed into the program, a host's is its own.
pub type Text = Cow<'static, str>;
/// A number for two, three and four players.
pub type ByPlayers = [u8; 3];

/// A text of ours.
pub const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// How sure it is that a row is what is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesConfidence")]
#[repr(u8)]
pub enum Confidence {
    /// A host has said so (`setup.tables`).
    #[default]
    Given,
    /// The rulebook or a readable part of a booklet says so, or it follows by arithmetic.
    Certain,
    /// One good public source, or a strong inference.
    Likely,
    /// Weak evidence.
    Guess,
    /// Our own reconstruction, so that the game is complete and can be played.
    House,
}

/// How sure a part is that is surer, or less sure, than the whole.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesSure", write_only)]
pub struct Sure {
    /// Its key, or the way to it.
    pub of: Text,
    /// How sure it is.
    pub confidence: Confidence,
}

/// Parts of a row, each with how sure it is.
pub type Parts = &'static [(&'static str, Confidence)];

/// Parts of a row, as they are told.
pub fn sure(parts: Parts) -> Vec<Sure> {
    parts.iter().map(|&(of, confidence)| Sure { of: text(of), confidence }).collect()
}
