//! The editions of the box: only the rows and numbers that differ.

mod first;
mod second;

use super::data::hourglasses::Hourglass;
use crate::wire::Wire;

/// A printed edition of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansEdition")]
#[repr(u8)]
pub enum Edition {
    /// Hour-glass tiles with backs A, B and C.
    #[default]
    Later,
    /// The first edition.
    #[wire(rename = "2014")]
    First,
}

/// The differences of an edition (chapter 8 of the ledger).
#[derive(Clone, Copy, Debug)]
pub struct EditionRow {
    /// The hour-glass stack from the top, as piles: the number of rounds, the tiles and their copies (O-011, O-012).
    pub piles: &'static [Pile],
    /// Whether coins may be paid while there is food (O-115, O-116).
    pub food_or_coins: bool,
    /// Whether the bank may be finite (O-014, O-015).
    pub finite_bank: bool,
    /// The number of tiles of each category in play if there are more (O-010).
    pub place_pool: Option<u8>,
}

/// A pile of hour-glass tiles.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// The number of rounds it lasts.
    pub rounds: u8,
    /// Its tiles.
    pub tiles: &'static [Hourglass],
    /// The number of copies of each tile.
    pub copies: &'static [u8],
}

impl Edition {
    /// The differences of this edition.
    pub const fn row(self) -> &'static EditionRow {
        match self {
            Edition::First => &first::ROW,
            Edition::Later => &second::ROW,
        }
    }
}
