//! Epochs: draws, open categories, unlocked and forbidden places, fame for buildings, effects at the end of rounds,
//! conditions to enter, and the king's objectives (S-050 to S-056, S-097).

use super::deeds::Threat;
use super::effects::{Building, ByBuilding, Counter};
use super::fame::Landmark;
use super::places::{Category, Place};
use super::wares::{Follower, Stock, Wanted};
use super::{Confidence, Text};
use crate::parts::Set;
use crate::wire::Wire;
use arrayvec::ArrayVec;

/// A gain of all players at the end of a round (S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesGain")]
pub enum Gain {
    Coins {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    Fame {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    /// A delivery of at most as many goods as the counter says (S-062).
    Delivery { per: Counter },
}

/// A loss of all players at the end of a round (S-054, S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesLoss")]
pub enum Loss {
    /// Food. Each missing food costs followers from the bag, down to `never_below` followers in all.
    Food {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
        #[wire(default, skip_serializing_if = "is_default")]
        followers: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        never_below: u8,
    },
    /// Random followers from the bag, down to `never_below` followers in all.
    Followers {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
        #[wire(default, skip_serializing_if = "is_default")]
        never_below: u8,
    },
}

/// A condition for entering an epoch (S-056). Payments are made at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesCondition")]
pub enum Condition {
    ControlAreas {
        min: u8,
    },
    ControlVillages {
        min: u8,
    },
    ControlChurches {
        min: u8,
    },
    OwnFollower {
        follower: Follower,
        min: u8,
    },
    /// Buildings built by the player, standing or not.
    Built {
        building: Building,
        min: u8,
    },
    /// Completed tasks among those that take tiles.
    TasksCompleted {
        min: u8,
    },
    PayFood {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    PayCoins {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
    },
    /// Goods at market price, and coins.
    PayValue {
        amount: u8,
    },
}

/// A special effect of an epoch (S-116).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesSpecial")]
#[repr(u8)]
pub enum Special {
    /// The player's areas are closed to others (S-082).
    #[default]
    Protected,
    /// Peace with all players (S-069).
    Peace,
}

/// The goal of an objective, due by the end of an epoch (S-097).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesGoal")]
pub enum Goal {
    ControlAreas {
        min: u8,
    },
    ControlVillages {
        min: u8,
    },
    ControlChurches {
        min: u8,
    },
    /// Buildings built by the player in any epoch.
    Built {
        building: Building,
        min: u8,
    },
    /// A place on the fame track at a landmark or beyond it.
    Reach {
        landmark: Landmark,
    },
    /// A tile sent to each field of the objective.
    Dispatch,
}

/// Max fields of an objective or a task.
pub const FIELDS: usize = 8;
/// Max objectives of an epoch.
pub const OBJECTIVES: usize = 6;
/// Max conditions, bonuses or maluses of an epoch.
pub const ENTRIES: usize = 4;
/// Max epochs of a story.
pub const EPOCHS: usize = 8;

/// An objective of The King's Favor: one row of an epoch's list (S-097, S-098).
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesObjectiveRow")]
pub struct ObjectiveRow {
    /// Its name.
    pub name: Text,
    /// Its goal.
    pub goal: Goal,
    /// The tiles to send; empty for other goals.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fields: ArrayVec<Wanted, FIELDS>,
    /// Whether favourite tiles cannot replace it (S-099).
    #[wire(default, skip_serializing_if = "is_default")]
    pub must: bool,
    /// The confidence in this row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// The effects at the end of each round of an epoch (S-053, S-056).
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesRoundEffect")]
pub struct RoundEffect {
    /// Gains of all players; if there is a threat, only after it has ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub bonus: ArrayVec<Gain, ENTRIES>,
    /// Losses of all players until the threat has ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub malus: ArrayVec<Loss, ENTRIES>,
    /// The threat; left out if there is none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub until: Option<Threat>,
}

/// The printed data of an epoch.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesEpochRow")]
pub struct EpochRow {
    /// Its number, from 1.
    pub number: u8,
    /// Its name.
    pub name: Text,
    /// The number of followers drawn (S-004).
    pub draw: u8,
    /// The open categories of place cards (S-051).
    pub categories: Set<Category>,
    /// The basic place cards that are turned over (S-040).
    #[wire(default, skip_serializing_if = "is_default")]
    pub unlock: Set<Place>,
    /// Places that cannot be executed (S-052).
    #[wire(default, skip_serializing_if = "is_default")]
    pub forbidden: Set<Place>,
    /// Fame for building (S-048).
    #[wire(default, skip_serializing_if = "is_default")]
    pub fame: ByBuilding<u8>,
    /// The effects at the end of each round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub effect: RoundEffect,
    /// The conditions for entering it (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub enter: ArrayVec<Condition, ENTRIES>,
    /// The number of settlers released on entering it (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub settlers: u8,
    /// The number of citizens for the first player who enters it (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub first_citizens: u8,
    /// Its special effects (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub special: Set<Special>,
    /// The king's objectives (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub objectives: ArrayVec<ObjectiveRow, OBJECTIVES>,
    /// The tiles that spring adds to the market place (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub spring: Stock,
    /// The confidence in this row.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

impl EpochRow {
    /// An epoch with these values and defaults otherwise.
    pub(super) fn new(number: u8, name: &'static str, draw: u8, categories: &[Category]) -> Self {
        EpochRow {
            number,
            name: Text::Borrowed(name),
            draw,
            categories: categories.iter().copied().collect(),
            unlock: Set::EMPTY,
            forbidden: Set::EMPTY,
            fame: ByBuilding::default(),
            effect: RoundEffect::default(),
            enter: ArrayVec::new(),
            settlers: 0,
            first_citizens: 0,
            special: Set::EMPTY,
            objectives: ArrayVec::new(),
            spring: Stock::default(),
            confidence: Confidence::House,
        }
    }
}
