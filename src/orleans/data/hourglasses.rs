//! The hour-glass tiles: their events with amounts (O-011, O-012, O-114, T-020 to T-059).

use super::Names;
use super::followers::Role;
use crate::wire::{Kind, Wire};

/// The event of an hour-glass tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansHappening")]
#[repr(u8)]
pub enum Happening {
    #[default]
    Pilgrimage,
    Income,
    Harvest,
    Taxes,
    TradingDay,
    Plague,
    Silentium,
    Indulgence,
    Education,
    BonVoyage,
    Conference,
    Crusade,
    Strike,
    CoinTax,
    Excursion,
    FishingGrounds,
    FurtherEducation,
    Wedding,
    Sabotage,
    Amnesty,
    Defect,
    Torture,
    Holiday,
    BookBurning,
    Levies,
    PeasantsRevolt,
    TechnologyTax,
    Summons,
    Famine,
    PollTax,
    Tithe,
}

/// A tile by its face; a letter stands for its back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansHourglass")]
#[repr(u8)]
pub enum Hourglass {
    #[default]
    Pilgrimage,
    Income,
    Harvest,
    Taxes,
    TradingDay,
    Plague,
    IncomeA,
    HarvestA,
    TaxesA,
    TradingDayA,
    PlagueA,
    PilgrimageB,
    IncomeB,
    HarvestB,
    TaxesB,
    TradingDayB,
    PlagueB,
    PilgrimageC,
    IncomeC,
    HarvestC,
    TaxesC,
    TradingDayC,
    PlagueC,
    Silentium,
    Indulgence,
    Education,
    NewHarvestA,
    BonVoyage,
    Conference,
    Crusade,
    Strike,
    CoinTaxA,
    Excursion,
    NewIncome,
    NewHarvestB,
    FishingGrounds,
    FurtherEducation,
    Wedding,
    Sabotage,
    CoinTaxB,
    Amnesty,
    Defect,
    #[wire(rename = "torture")]
    TortureCard,
    NewTradingDay,
    NewPlague,
    Holiday,
    BookBurning,
    GoodsTax,
    Levies,
    PeasantsRevolt,
    TechnologyTax,
    Summons,
    NewHarvestD,
    Famine,
    PollTax,
    Tithe,
}

/// The printed data of a tile.
#[derive(Clone, Copy, Debug)]
pub struct HourglassRow {
    /// The tile.
    pub tile: Hourglass,
    /// Its event.
    pub happening: Happening,
    /// The amount: coins for each point of status, food due, goods for one coin of tax, coins for each station, lost
    /// followers. For tiles of Trade & Intrigue: coins, followers or things, depending on the event.
    pub amount: u8,
    /// The letter on its back; `None` if there is none.
    pub letter: Option<&'static str>,
    /// Whether food must be given as long as there is any, in both editions (T-056).
    pub food_first: bool,
    /// Whether a round is played with it. If not, the next tile is turned over at once (T-049).
    pub is_round: bool,
}

const fn row(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    HourglassRow { tile, happening, amount, letter: None, food_first: false, is_round: true }
}
const fn back(letter: &'static str, tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    HourglassRow { letter: Some(letter), ..row(tile, happening, amount) }
}
const fn a(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    back("A", tile, happening, amount)
}
const fn b(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    back("B", tile, happening, amount)
}
const fn c(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    back("C", tile, happening, amount)
}
const fn d(tile: Hourglass, happening: Happening, amount: u8) -> HourglassRow {
    back("D", tile, happening, amount)
}

/// The tiles in order: those of 2014, then the later ones by letter, then those of Trade & Intrigue by letter.
pub const HOURGLASSES: [HourglassRow; 56] = [
    row(Hourglass::Pilgrimage, Happening::Pilgrimage, 0),
    row(Hourglass::Income, Happening::Income, 1),
    row(Hourglass::Harvest, Happening::Harvest, 1),
    row(Hourglass::Taxes, Happening::Taxes, 3),
    row(Hourglass::TradingDay, Happening::TradingDay, 1),
    row(Hourglass::Plague, Happening::Plague, 1),
    a(Hourglass::IncomeA, Happening::Income, 3),
    a(Hourglass::HarvestA, Happening::Harvest, 1),
    a(Hourglass::TaxesA, Happening::Taxes, 1),
    a(Hourglass::TradingDayA, Happening::TradingDay, 3),
    a(Hourglass::PlagueA, Happening::Plague, 1),
    b(Hourglass::PilgrimageB, Happening::Pilgrimage, 0),
    b(Hourglass::IncomeB, Happening::Income, 2),
    b(Hourglass::HarvestB, Happening::Harvest, 2),
    b(Hourglass::TaxesB, Happening::Taxes, 2),
    b(Hourglass::TradingDayB, Happening::TradingDay, 2),
    b(Hourglass::PlagueB, Happening::Plague, 1),
    c(Hourglass::PilgrimageC, Happening::Pilgrimage, 0),
    c(Hourglass::IncomeC, Happening::Income, 1),
    c(Hourglass::HarvestC, Happening::Harvest, 3),
    c(Hourglass::TaxesC, Happening::Taxes, 3),
    c(Hourglass::TradingDayC, Happening::TradingDay, 1),
    c(Hourglass::PlagueC, Happening::Plague, 1),
    row(Hourglass::Silentium, Happening::Silentium, 0),
    a(Hourglass::Indulgence, Happening::Indulgence, 2),
    a(Hourglass::Education, Happening::Education, 2),
    // T-032
    a(Hourglass::NewHarvestA, Happening::Harvest, 1),
    a(Hourglass::BonVoyage, Happening::BonVoyage, 2),
    a(Hourglass::Conference, Happening::Conference, 0),
    a(Hourglass::Crusade, Happening::Crusade, 0),
    a(Hourglass::Strike, Happening::Strike, 0),
    // T-037
    a(Hourglass::CoinTaxA, Happening::CoinTax, 3),
    // T-038
    b(Hourglass::Excursion, Happening::Excursion, 4),
    // T-039
    b(Hourglass::NewIncome, Happening::Income, 2),
    b(Hourglass::NewHarvestB, Happening::Harvest, 1),
    b(Hourglass::FishingGrounds, Happening::FishingGrounds, 0),
    b(Hourglass::FurtherEducation, Happening::FurtherEducation, 3),
    b(Hourglass::Wedding, Happening::Wedding, 2),
    b(Hourglass::Sabotage, Happening::Sabotage, 0),
    b(Hourglass::CoinTaxB, Happening::CoinTax, 3),
    // T-044
    c(Hourglass::Amnesty, Happening::Amnesty, 0),
    c(Hourglass::Defect, Happening::Defect, 1),
    c(Hourglass::TortureCard, Happening::Torture, 5),
    // T-047
    c(Hourglass::NewTradingDay, Happening::TradingDay, 1),
    // T-048
    c(Hourglass::NewPlague, Happening::Plague, 1),
    HourglassRow { is_round: false, ..c(Hourglass::Holiday, Happening::Holiday, 0) },
    // T-050
    c(Hourglass::BookBurning, Happening::BookBurning, 0),
    c(Hourglass::GoodsTax, Happening::Taxes, 3),
    d(Hourglass::Levies, Happening::Levies, 5),
    // T-053
    d(Hourglass::PeasantsRevolt, Happening::PeasantsRevolt, 0),
    // T-054
    d(Hourglass::TechnologyTax, Happening::TechnologyTax, 1),
    d(Hourglass::Summons, Happening::Summons, 5),
    HourglassRow { food_first: true, ..d(Hourglass::NewHarvestD, Happening::Harvest, 2) },
    d(Hourglass::Famine, Happening::Famine, 3),
    d(Hourglass::PollTax, Happening::PollTax, 2),
    d(Hourglass::Tithe, Happening::Tithe, 10),
];

impl Hourglass {
    /// The printed data.
    pub fn row(self) -> &'static HourglassRow {
        &HOURGLASSES[self.index()]
    }

    /// Its name: that of its event, except for the card whose name differs from those of earlier tiles (T-051).
    pub fn names(self) -> Names {
        match self {
            Hourglass::GoodsTax => Names::of(["Goods tax", "Warensteuer", "Impôt sur les marchandises"]),
            _ => self.row().happening.names(),
        }
    }
}

impl Happening {
    /// Whether it does harm, which a shield prevents (O-097, T-026).
    pub const fn is_negative(self) -> bool {
        use Happening::*;
        matches!(
            self,
            Harvest
                | Taxes
                | Plague
                | CoinTax
                | Excursion
                | FurtherEducation
                | Wedding
                | Defect
                | Torture
                | BookBurning
                | Levies
                | TechnologyTax
                | Summons
                | Famine
                | PollTax
                | Tithe
        )
    }

    /// Whether it affects the seats in phase 6 (O-021, T-024).
    pub const fn is_met(self) -> bool {
        use Happening::*;
        !matches!(self, Pilgrimage | Silentium | Conference | Crusade | Strike | Sabotage | Amnesty | Holiday)
    }

    /// The role that may not be recruited in its round, and the rule (O-068, T-034 to T-036); `None` if all may.
    /// Followers may still be planned there (T-027).
    pub const fn bars(self) -> Option<(Role, &'static str)> {
        match self {
            Happening::Pilgrimage => Some((Role::Monk, "O-068")),
            Happening::Conference => Some((Role::Scholar, "T-034")),
            Happening::Crusade => Some((Role::Knight, "T-035")),
            Happening::Strike => Some((Role::Craftsman, "T-036")),
            _ => None,
        }
    }

    /// The name of the event.
    pub const fn names(self) -> Names {
        Names::of(match self {
            Happening::Pilgrimage => ["Pilgrimage", "Wallfahrt", "Pèlerinage"],
            Happening::Income => ["Income", "Einnahmen", "Revenus"],
            Happening::Harvest => ["Harvest", "Ernte", "Récolte"],
            Happening::Taxes => ["Taxes", "Steuern", "Impôts"],
            Happening::TradingDay => ["Trading day", "Handelstag", "Jour de marché"],
            Happening::Plague => ["Plague", "Pest", "Peste"],
            Happening::Silentium => ["Silentium", "Silentium", "Silentium"],
            Happening::Indulgence => ["Indulgence", "Ablass", "Indulgence"],
            Happening::Education => ["Training", "Ausbildung", "Instruction"],
            Happening::BonVoyage => ["Bon voyage", "Gute Reise", "Bon voyage"],
            Happening::Conference => ["Conference", "Konferenz", "Conférence"],
            Happening::Crusade => ["Crusade", "Kreuzzug", "Croisade"],
            Happening::Strike => ["Strike", "Streik", "Grève"],
            Happening::CoinTax => ["Tax", "Steuern", "Impôts"],
            Happening::Excursion => ["Trip", "Ausflug", "Excursion"],
            Happening::FishingGrounds => ["Fishing grounds", "Fischgründe", "Pêcheries"],
            Happening::FurtherEducation => ["Retraining", "Fortbildung", "Perfectionnement"],
            Happening::Wedding => ["Wedding", "Hochzeit", "Mariage"],
            Happening::Sabotage => ["Sabotage", "Sabotage", "Sabotage"],
            Happening::Amnesty => ["Amnesty", "Amnestie", "Amnistie"],
            Happening::Defect => ["Malfunction", "Defekt", "Panne"],
            Happening::Torture => ["Torture", "Folter", "Torture"],
            Happening::Holiday => ["Vacation", "Urlaub", "Congé"],
            Happening::BookBurning => ["Book fire", "Bücherbrand", "Autodafé"],
            Happening::Levies => ["Dues", "Abgaben", "Redevances"],
            Happening::PeasantsRevolt => ["Peasant uprising", "Bauernaufstand", "Jacquerie"],
            Happening::TechnologyTax => ["Technology tax", "Techniksteuer", "Impôt sur les techniques"],
            Happening::Summons => ["Summoning", "Einberufung", "Convocation"],
            Happening::Famine => ["Famine", "Hungersnot", "Famine"],
            Happening::PollTax => ["Capitation tax", "Kopfsteuer", "Capitation"],
            Happening::Tithe => ["Tithe", "Der Zehnte", "Dîme"],
        })
    }
}
