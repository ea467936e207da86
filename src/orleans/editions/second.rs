//! The later edition: piles A, B and C, unlimited coins, food or coins at harvest.

use super::{EditionRow, Pile};
use crate::orleans::data::hourglasses::Hourglass::{
    HarvestA, HarvestB, HarvestC, IncomeA, IncomeB, IncomeC, Pilgrimage, PilgrimageB, PilgrimageC, PlagueA, PlagueB,
    PlagueC, TaxesA, TaxesB, TaxesC, TradingDayA, TradingDayB, TradingDayC,
};

/// The start tile, then A, B and C.
pub static ROW: EditionRow = EditionRow {
    piles: &[
        Pile { rounds: 1, tiles: &[Pilgrimage], copies: &[1] },
        Pile { rounds: 5, tiles: &[IncomeA, HarvestA, TaxesA, TradingDayA, PlagueA], copies: &[1; 5] },
        Pile { rounds: 6, tiles: &[PilgrimageB, IncomeB, HarvestB, TaxesB, TradingDayB, PlagueB], copies: &[1; 6] },
        Pile { rounds: 6, tiles: &[PilgrimageC, IncomeC, HarvestC, TaxesC, TradingDayC, PlagueC], copies: &[1; 6] },
    ],
    food_or_coins: true,
    finite_bank: false,
    place_pool: Some(13),
};
