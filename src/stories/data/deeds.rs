//! The six deed boards with their two sides (S-024, S-057 to S-061, S-065, S-085). The pairs of sides and the bonuses
//! of Barter, the League of knights and Alchemy are certain; we reconstructed the rest.

use super::wares::{Follower, Good, Wanted};
use super::{Confidence, Text, text};
use crate::parts::By;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A deed board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesDeedBoard")]
#[repr(u8)]
pub enum DeedBoard {
    #[default]
    Farming,
    Press,
    Barter,
    Alchemy,
    Poor,
    /// Only in The First Kingdom.
    Relief,
}

/// A deed: one side of a deed board. The two sides of a board are adjacent, A before B.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesDeed")]
#[repr(u8)]
pub enum Deed {
    #[default]
    ThreeFieldFarming,
    LawOfInheritance,
    Winepress,
    Loom,
    Barter,
    LeagueOfKnights,
    AlchemyA,
    AlchemyB,
    FeedingThePoor,
    Orphanage,
    FoodDepot,
    Medicine,
}

/// A value for each deed.
pub type ByDeed<T> = By<Deed, T, 12>;
/// A value for each deed board.
pub type ByDeedBoard<T> = By<DeedBoard, T, 6>;
/// Max spaces of a deed.
pub const DEED_FIELDS: usize = 8;

/// A threat to all players until a deed is complete (S-083).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesThreat")]
#[repr(u8)]
pub enum Threat {
    #[default]
    Hunger,
    Plague,
}

/// The bonus of a deed for each tile sent to it (S-057).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesDeedBonus")]
pub enum DeedBonus {
    Fame {
        amount: u8,
    },
    Coins {
        amount: u8,
    },
    /// Swaps an own good for another one of an opponent (S-059).
    Swap,
    /// Sends a follower of an opponent back to its bag (S-060).
    SendBack,
    /// Gives fame or coins, and an optional draw of a follower (S-061).
    Alchemy {
        fame: u8,
        coins: u8,
    },
}

/// The printed data of one side of a deed board.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesDeedRow")]
pub struct DeedRow {
    /// The deed.
    pub id: Deed,
    /// Its name.
    pub name: Text,
    /// The tile required by each of its spaces.
    pub fields: ArrayVec<Wanted, DEED_FIELDS>,
    /// The bonus for each tile.
    pub bonus: DeedBonus,
    /// Whether sending a tile lets the sender advance (S-085).
    pub advances: bool,
    /// The confidence in this row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

impl DeedBoard {
    /// Its sides: A is face up first, B follows when A is full (S-058).
    pub fn sides(self) -> [Deed; 2] {
        [Deed::ALL[2 * self.index()], Deed::ALL[2 * self.index() + 1]]
    }

    /// The minimum number of players (S-024); certain.
    pub fn players(self) -> u8 {
        if self == DeedBoard::Poor { 3 } else { 2 }
    }
}

impl Deed {
    /// The board of this side.
    pub fn board(self) -> DeedBoard {
        DeedBoard::ALL[self.index() / 2]
    }

    /// Whether it is a B side.
    pub fn is_back(self) -> bool {
        self.index() % 2 == 1
    }

    /// The threat that ends when it is full (S-083); certain. `None` if there is none.
    pub fn defeats(self) -> Option<Threat> {
        match self {
            Deed::FoodDepot => Some(Threat::Hunger),
            Deed::Medicine => Some(Threat::Plague),
            _ => None,
        }
    }
}

/// The deed that is laid out again if no other lets players advance (S-085); certain.
pub const FALLBACK: Deed = Deed::LawOfInheritance;

/// The deeds in our reconstruction, in the order of [`Deed`].
#[rustfmt::skip]
pub fn deeds() -> Vec<DeedRow> {
    use DeedBonus::{Alchemy, Coins, Fame, SendBack, Swap};
    use Follower::{Craftsman, Farmer, Fisher, Knight, Monk, Scholar, Trader};
    use Good::{Bread, Cheese, Fish, Grain, Wine, Wood, Wool};
    const ANY: Wanted = Wanted::Anybody;
    const TECHNOLOGY: Wanted = Wanted::Technology;
    let f = Wanted::Follower;
    let g = Wanted::Good;
    let coins = Wanted::Coins;
    vec![
        row(Deed::ThreeFieldFarming, "Three-field farming", &[f(Farmer), f(Farmer), f(Farmer), g(Grain), g(Grain)], Fame { amount: 2 }),
        row(Deed::LawOfInheritance, "Law of inheritance", &[f(Farmer), f(Fisher), f(Craftsman), f(Trader), coins(2)], Fame { amount: 2 }),
        row(Deed::Winepress, "Winepress", &[f(Farmer), f(Craftsman), g(Wine), g(Wine)], Coins { amount: 3 }),
        row(Deed::Loom, "Loom", &[f(Craftsman), f(Trader), g(Wool), TECHNOLOGY], Fame { amount: 3 }),
        row(Deed::Barter, "Barter", &[f(Trader), f(Fisher), g(Fish), g(Cheese)], Swap),
        row(Deed::LeagueOfKnights, "League of knights", &[f(Knight), f(Knight), f(Knight), f(Knight)], SendBack),
        row(Deed::AlchemyA, "Alchemy", &[ANY, ANY, ANY, ANY, ANY], Alchemy { fame: 2, coins: 3 }),
        row(Deed::AlchemyB, "Alchemy", &[ANY, ANY, ANY, ANY, ANY], Alchemy { fame: 2, coins: 3 }),
        row(Deed::FeedingThePoor, "Feeding the poor", &[g(Fish), g(Bread), g(Cheese), f(Farmer)], Fame { amount: 2 }),
        row(Deed::Orphanage, "Building the orphanage", &[g(Wood), f(Craftsman), f(Monk), coins(3)], Fame { amount: 3 }),
        row(Deed::FoodDepot, "Food Depot", &[g(Fish), g(Fish), g(Grain), g(Grain), g(Bread), g(Bread)], Fame { amount: 2 }),
        row(Deed::Medicine, "Medicine", &[f(Scholar), f(Scholar), f(Monk), g(Wine), g(Cheese), coins(3)], Fame { amount: 3 }),
    ]
}

fn row(id: Deed, name: &'static str, fields: &[Wanted], bonus: DeedBonus) -> DeedRow {
    let advances = id.board() != DeedBoard::Relief;
    let fields = fields.iter().copied().collect();
    DeedRow { id, name: text(name), fields, bonus, advances, confidence: Confidence::House }
}
