//! The hour-glass tiles: what happens, and how much of it (O-011, O-012, O-114).

use super::Names;
use crate::parts::{Kind, kinds};

kinds! {
    /// What an hour-glass tile brings.
    #[cfg_attr(feature = "types", ts(rename = "OrleansHappening"))]
    Happening {
        Pilgrimage = "pilgrimage",
        Income = "income",
        Harvest = "harvest",
        Taxes = "taxes",
        TradingDay = "tradingDay",
        Plague = "plague",
    }
}

kinds! {
    /// A tile by its face; a letter is the back it lies under.
    #[cfg_attr(feature = "types", ts(rename = "OrleansHourglass"))]
    Hourglass {
        Pilgrimage = "pilgrimage",
        Income = "income",
        Harvest = "harvest",
        Taxes = "taxes",
        TradingDay = "tradingDay",
        Plague = "plague",
        IncomeA = "incomeA",
        HarvestA = "harvestA",
        TaxesA = "taxesA",
        TradingDayA = "tradingDayA",
        PlagueA = "plagueA",
        PilgrimageB = "pilgrimageB",
        IncomeB = "incomeB",
        HarvestB = "harvestB",
        TaxesB = "taxesB",
        TradingDayB = "tradingDayB",
        PlagueB = "plagueB",
        PilgrimageC = "pilgrimageC",
        IncomeC = "incomeC",
        HarvestC = "harvestC",
        TaxesC = "taxesC",
        TradingDayC = "tradingDayC",
        PlagueC = "plagueC",
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug)]
pub struct HourglassRow {
    /// Which tile.
    pub tile: Hourglass,
    /// What it brings.
    pub happening: Happening,
    /// How much of it: coins for each point of status, food due, goods for one coin of tax, coins for each station,
    /// followers lost.
    pub amount: u8,
}

const fn row(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    HourglassRow { tile, happening, amount }
}

/// The tiles in order: those of 2014, then the later ones by letter.
pub const HOURGLASSES: [HourglassRow; 23] = [
    row(Hourglass::Pilgrimage, Happening::Pilgrimage, 0),
    row(Hourglass::Income, Happening::Income, 1),
    row(Hourglass::Harvest, Happening::Harvest, 1),
    row(Hourglass::Taxes, Happening::Taxes, 3),
    row(Hourglass::TradingDay, Happening::TradingDay, 1),
    row(Hourglass::Plague, Happening::Plague, 1),
    row(Hourglass::IncomeA, Happening::Income, 3),
    row(Hourglass::HarvestA, Happening::Harvest, 1),
    row(Hourglass::TaxesA, Happening::Taxes, 1),
    row(Hourglass::TradingDayA, Happening::TradingDay, 3),
    row(Hourglass::PlagueA, Happening::Plague, 1),
    row(Hourglass::PilgrimageB, Happening::Pilgrimage, 0),
    row(Hourglass::IncomeB, Happening::Income, 2),
    row(Hourglass::HarvestB, Happening::Harvest, 2),
    row(Hourglass::TaxesB, Happening::Taxes, 2),
    row(Hourglass::TradingDayB, Happening::TradingDay, 2),
    row(Hourglass::PlagueB, Happening::Plague, 1),
    row(Hourglass::PilgrimageC, Happening::Pilgrimage, 0),
    row(Hourglass::IncomeC, Happening::Income, 1),
    row(Hourglass::HarvestC, Happening::Harvest, 3),
    row(Hourglass::TaxesC, Happening::Taxes, 3),
    row(Hourglass::TradingDayC, Happening::TradingDay, 1),
    row(Hourglass::PlagueC, Happening::Plague, 1),
];

impl Hourglass {
    /// What is printed on it.
    pub fn row(self) -> &'static HourglassRow {
        &HOURGLASSES[self.index()]
    }
}

impl Happening {
    /// Does it harm, so that a shield helps against it (O-097)?
    pub const fn is_negative(self) -> bool {
        matches!(self, Happening::Harvest | Happening::Taxes | Happening::Plague)
    }

    /// What it is called.
    pub const fn names(self) -> Names {
        Names::of(match self {
            Happening::Pilgrimage => ["Pilgrimage", "Wallfahrt", "Pèlerinage"],
            Happening::Income => ["Income", "Einnahmen", "Revenus"],
            Happening::Harvest => ["Harvest", "Ernte", "Récolte"],
            Happening::Taxes => ["Taxes", "Steuern", "Impôts"],
            Happening::TradingDay => ["Trading day", "Handelstag", "Jour de marché"],
            Happening::Plague => ["Plague", "Pest", "Peste"],
        })
    }
}
