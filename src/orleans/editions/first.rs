//! The edition of 2014: one shuffled stack with three of each event.

use super::{EditionRow, Pile};
use crate::orleans::data::hourglasses::Hourglass::{Harvest, Income, Pilgrimage, Plague, Taxes, TradingDay};

/// The light pilgrimage on top, the other seventeen below.
pub static ROW: EditionRow = EditionRow {
    piles: &[
        Pile { rounds: 1, tiles: &[Pilgrimage], copies: &[1] },
        Pile {
            rounds: 17,
            tiles: &[Pilgrimage, Income, Harvest, Taxes, TradingDay, Plague],
            copies: &[2, 3, 3, 3, 3, 3],
        },
    ],
    food_or_coins: false,
    finite_bank: true,
    place_pool: None,
};
