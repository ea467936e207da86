//! The printed versions of the box: only the rows and numbers that differ.

mod first;
mod second;

use super::data::hourglasses::Hourglass;
use crate::wire::Wire;

/// A printed version of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansEdition")]
#[repr(u8)]
pub enum Edition {
    /// Hour-glass tiles with backs A, B and C.
    #[default]
    Later,
    /// The first one.
    #[wire(rename = "2014")]
    First,
}

/// What an edition says differently (chapter 8 of the ledger).
#[derive(Clone, Copy, Debug)]
pub struct EditionRow {
    /// The hour-glass stack from the top: piles, each of so many rounds, with the tiles in it and how often each is in it
    /// (O-011, O-012).
    pub piles: &'static [Pile],
    /// May coins be paid while there is food (O-115, O-116)?
    pub food_or_coins: bool,
    /// May the bank be finite (O-014, O-015)?
    pub finite_bank: bool,
    /// How many tiles of each category are played if there are more (O-010).
    pub place_pool: Option<u8>,
}

/// A pile of hour-glass tiles.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// How many rounds it lasts.
    pub rounds: u8,
    /// Its tiles.
    pub tiles: &'static [Hourglass],
    /// How often each of them is in it.
    pub copies: &'static [u8],
}

impl Edition {
    /// What it says differently.
    pub const fn row(self) -> &'static EditionRow {
        match self {
            Edition::First => &first::ROW,
            Edition::Later => &second::ROW,
        }
    }
}
