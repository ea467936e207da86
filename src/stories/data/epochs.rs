//! What an epoch says: how many are drawn, what is open, unlocked and forbidden, what building brings, what happens at the
//! end of each round, what it takes to enter it, and what the king asks for (S-050 to S-056, S-097).

use super::deeds::Threat;
use super::effects::{Building, ByBuilding, Counter};
use super::fame::Landmark;
use super::places::{Category, Place};
use super::wares::{Follower, Stock, Wanted};
use super::{Confidence, Text};
use crate::parts::Set;
use crate::wire::Wire;
use arrayvec::ArrayVec;

/// What everybody gets at the end of a round (S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesGain")]
#[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
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
    /// A delivery of at most as many goods as are counted (S-062).
    Delivery { per: Counter },
}

/// What everybody loses at the end of a round (S-054, S-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesLoss")]
#[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
pub enum Loss {
    /// Food; for each that is missing so many followers out of the bag, but nobody falls below `never_below` followers in all.
    Food {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
        #[wire(default, skip_serializing_if = "is_default")]
        followers: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        never_below: u8,
    },
    /// Followers out of the bag, by chance, but nobody falls below `never_below` followers in all.
    Followers {
        amount: u8,
        #[wire(default, skip_serializing_if = "is_default")]
        per: Option<Counter>,
        #[wire(default, skip_serializing_if = "is_default")]
        never_below: u8,
    },
}

/// What it takes to enter an epoch (S-056). Whatever is paid is paid at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesCondition")]
#[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
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
    /// Built by oneself, whatever became of it.
    Built {
        building: Building,
        min: u8,
    },
    /// Of the tasks to which tiles are sent.
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
    /// Goods at market price and coins.
    PayValue {
        amount: u8,
    },
}

/// What an epoch brings besides (S-116).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesSpecial")]
#[repr(u8)]
pub enum Special {
    /// Areas of whoever is in it are closed to others (S-082).
    #[default]
    Protected,
    /// Peace with everybody (S-069).
    Peace,
}

/// What the king asks for by the end of an epoch (S-097).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesGoal")]
#[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
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
    /// Built by oneself in any epoch.
    Built {
        building: Building,
        min: u8,
    },
    /// To stand on a landmark of the fame track or beyond it.
    Reach {
        landmark: Landmark,
    },
    /// A tile is sent to each field of the objective.
    Dispatch,
}

/// The most fields of an objective or a task.
pub const FIELDS: usize = 8;
/// The most objectives of an epoch.
pub const OBJECTIVES: usize = 6;
/// The most conditions, bonuses or maluses of an epoch.
pub const ENTRIES: usize = 4;
/// The most epochs of a story.
pub const EPOCHS: usize = 8;

/// An objective of The King's Favor: one entry of an epoch's list (S-097, S-098).
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesObjectiveRow")]
pub struct ObjectiveRow {
    /// What it is called.
    pub name: Text,
    /// What it asks for.
    pub goal: Goal,
    /// The tiles to send, where the goal is to send tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fields: ArrayVec<Wanted, FIELDS>,
    /// Can no favourite tile replace it (S-099)?
    #[wire(default, skip_serializing_if = "is_default")]
    pub must: bool,
    /// How sure it is.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// What happens at the end of each round of an epoch (S-053, S-056).
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesRoundEffect")]
pub struct RoundEffect {
    /// What everybody gets; where there is a threat, only after it has ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub bonus: ArrayVec<Gain, ENTRIES>,
    /// What everybody loses until the threat has ended.
    #[wire(default, skip_serializing_if = "is_default")]
    pub malus: ArrayVec<Loss, ENTRIES>,
    /// The threat.
    #[wire(default, skip_serializing_if = "is_default")]
    pub until: Option<Threat>,
}

/// What is printed for an epoch.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesEpochRow")]
pub struct EpochRow {
    /// Which one, from 1.
    pub number: u8,
    /// What it is called.
    pub name: Text,
    /// Followers drawn (S-004).
    pub draw: u8,
    /// The open categories of place cards (S-051).
    pub categories: Set<Category>,
    /// Basic place cards that are turned over (S-040).
    #[wire(default, skip_serializing_if = "is_default")]
    pub unlock: Set<Place>,
    /// Places that cannot be executed (S-052).
    #[wire(default, skip_serializing_if = "is_default")]
    pub forbidden: Set<Place>,
    /// Fame for building (S-048).
    #[wire(default, skip_serializing_if = "is_default")]
    pub fame: ByBuilding<u8>,
    /// What happens at the end of each round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub effect: RoundEffect,
    /// What it takes to enter it (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub enter: ArrayVec<Condition, ENTRIES>,
    /// Settlers released on entering it (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub settlers: u8,
    /// Citizens for whoever enters it first (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub first_citizens: u8,
    /// What it brings besides (The First Kingdom).
    #[wire(default, skip_serializing_if = "is_default")]
    pub special: Set<Special>,
    /// What the king asks for (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub objectives: ArrayVec<ObjectiveRow, OBJECTIVES>,
    /// What spring brings onto the market place (The King's Favor).
    #[wire(default, skip_serializing_if = "is_default")]
    pub spring: Stock,
    /// How sure it is.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

impl EpochRow {
    /// An epoch that says nothing but this.
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
