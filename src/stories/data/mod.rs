//! The printed data of boards, cards and tiles, as rows.
//!
//! Most numbers of this box are in booklets and on boards to which we had no access. Each row has a [`Confidence`], and
//! a host can replace all uncertain data by `setup.tables` (`super::tables`). So the rules of play read
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

/// A name in a row: static for our rows, owned for those of a host.
pub type Text = Cow<'static, str>;
/// A number for two, three and four players.
pub type ByPlayers = [u8; 3];

/// A text of our rows.
pub const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// The confidence that a row matches the printed one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesConfidence")]
#[repr(u8)]
pub enum Confidence {
    /// Given by a host (`setup.tables`).
    #[default]
    Given,
    /// Stated by the rulebook or a readable part of a booklet, or implied by arithmetic.
    Certain,
    /// One good public source, or a strong inference.
    Likely,
    /// Weak evidence.
    Guess,
    /// Our own reconstruction, so that the game is complete and can be played.
    House,
}

/// A part with another confidence than the whole.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesSure", write_only)]
pub struct Sure {
    /// Its key, or its path.
    pub of: Text,
    /// The confidence in it.
    pub confidence: Confidence,
}

/// Parts of a row, each with its confidence.
pub type Parts = &'static [(&'static str, Confidence)];

/// Parts of a row, in the form for callers.
pub fn sure(parts: Parts) -> Vec<Sure> {
    parts.iter().map(|&(of, confidence)| Sure { of: text(of), confidence }).collect()
}
