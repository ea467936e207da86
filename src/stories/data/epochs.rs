//! What an epoch says: how many are drawn, what is open, unlocked and forbidden, what building brings, what happens at the
//! end of each round, what it takes to enter it, and what the king asks for (S-050 to S-056, S-097).

use super::deeds::Threat;
use super::effects::{Building, ByBuilding, Counter};
use super::fame::Landmark;
use super::places::{Category, Place};
use super::wares::{Follower, Stock, Wanted};
use super::{Confidence, Text};
use crate::parts::Set;
use crate::wire::{kinds, tagged, wire};
use arrayvec::ArrayVec;

tagged! {
    /// What everybody gets at the end of a round (S-056).
    Gain as "StoriesGain" {
        Coins = "coins" { amount: u8, per: Option<Counter> = absent },
        Fame = "fame" { amount: u8, per: Option<Counter> = absent },
        /// A delivery of at most as many goods as are counted (S-062).
        Delivery = "delivery" { per: Counter },
    }
}

tagged! {
    /// What everybody loses at the end of a round (S-054, S-056).
    Loss as "StoriesLoss" {
        /// Food; for each that is missing so many followers out of the bag, but nobody falls below `never_below` followers in all.
        Food = "food" { amount: u8, per: Option<Counter> = absent, followers: u8 = absent, never_below: u8 = absent },
        /// Followers out of the bag, by chance, but nobody falls below `never_below` followers in all.
        Followers = "followers" { amount: u8, per: Option<Counter> = absent, never_below: u8 = absent },
    }
}

tagged! {
    /// What it takes to enter an epoch (S-056). Whatever is paid is paid at that moment.
    Condition as "StoriesCondition" {
        ControlAreas = "controlAreas" { min: u8 },
        ControlVillages = "controlVillages" { min: u8 },
        ControlChurches = "controlChurches" { min: u8 },
        OwnFollower = "ownFollower" { follower: Follower, min: u8 },
        /// Built by oneself, whatever became of it.
        Built = "built" { building: Building, min: u8 },
        /// Of the tasks to which tiles are sent.
        TasksCompleted = "tasksCompleted" { min: u8 },
        PayFood = "payFood" { amount: u8, per: Option<Counter> = absent },
        PayCoins = "payCoins" { amount: u8, per: Option<Counter> = absent },
        /// Goods at market price and coins.
        PayValue = "payValue" { amount: u8 },
    }
}

kinds! {
    /// What an epoch brings besides (S-116).
    Special as "StoriesSpecial" {
        /// Areas of whoever is in it are closed to others (S-082).
        Protected = "protected",
        /// Peace with everybody (S-069).
        Peace = "peace",
    }
}

tagged! {
    /// What the king asks for by the end of an epoch (S-097).
    Goal as "StoriesGoal" {
        ControlAreas = "controlAreas" { min: u8 },
        ControlVillages = "controlVillages" { min: u8 },
        ControlChurches = "controlChurches" { min: u8 },
        /// Built by oneself in any epoch.
        Built = "built" { building: Building, min: u8 },
        /// To stand on a landmark of the fame track or beyond it.
        Reach = "reach" { landmark: Landmark },
        /// A tile is sent to each field of the objective.
        Dispatch = "dispatch",
    }
}

/// The most fields of an objective or a task.
pub const FIELDS: usize = 8;
/// The most objectives of an epoch.
pub const OBJECTIVES: usize = 6;
/// The most conditions, bonuses or maluses of an epoch.
pub const ENTRIES: usize = 4;
/// The most epochs of a story.
pub const EPOCHS: usize = 8;

wire! {
    /// An objective of The King's Favor: one entry of an epoch's list (S-097, S-098).
    pub struct ObjectiveRow as "StoriesObjectiveRow" {
        /// What it is called.
        pub name: Text,
        /// What it asks for.
        pub goal: Goal,
        /// The tiles to send, where the goal is to send tiles.
        pub fields: ArrayVec<Wanted, FIELDS> = absent,
        /// Can no favourite tile replace it (S-099)?
        pub must: bool = absent,
        /// How sure it is.
        pub confidence: Confidence = absent,
    }
}

wire! {
    /// What happens at the end of each round of an epoch (S-053, S-056).
    pub struct RoundEffect: Default as "StoriesRoundEffect" {
        /// What everybody gets; where there is a threat, only after it has ended.
        pub bonus: ArrayVec<Gain, ENTRIES> = absent,
        /// What everybody loses until the threat has ended.
        pub malus: ArrayVec<Loss, ENTRIES> = absent,
        /// The threat.
        pub until: Option<Threat> = absent,
    }
}

wire! {
    /// What is printed for an epoch.
    pub struct EpochRow as "StoriesEpochRow" {
        /// Which one, from 1.
        pub number: u8,
        /// What it is called.
        pub name: Text,
        /// Followers drawn (S-004).
        pub draw: u8,
        /// The open categories of place cards (S-051).
        pub categories: Set<Category>,
        /// Basic place cards that are turned over (S-040).
        pub unlock: Set<Place> = absent,
        /// Places that cannot be executed (S-052).
        pub forbidden: Set<Place> = absent,
        /// Fame for building (S-048).
        pub fame: ByBuilding<u8> = absent,
        /// What happens at the end of each round.
        pub effect: RoundEffect = absent,
        /// What it takes to enter it (The First Kingdom).
        pub enter: ArrayVec<Condition, ENTRIES> = absent,
        /// Settlers released on entering it (The First Kingdom).
        pub settlers: u8 = absent,
        /// Citizens for whoever enters it first (The First Kingdom).
        pub first_citizens: u8 = absent,
        /// What it brings besides (The First Kingdom).
        pub special: Set<Special> = absent,
        /// What the king asks for (The King's Favor).
        pub objectives: ArrayVec<ObjectiveRow, OBJECTIVES> = absent,
        /// What spring brings onto the market place (The King's Favor).
        pub spring: Stock = absent,
        /// How sure it is.
        pub confidence: Confidence = absent,
    }
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
