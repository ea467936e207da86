//! The First Kingdom: market place, start kit, eight epochs, narration cards and the fame track (S-075 to S-092).

use super::deeds::Threat;
use super::effects::{Building, ByBuilding, Counter};
use super::epochs::{Condition, ENTRIES, EpochRow, Gain, Loss, RoundEffect, Special};
use super::fame::{FameBonus, FameTrack, track};
use super::places::{Category, Place};
use super::scenarios::StoryRow;
use super::tasks::{Narration, NarrationTiles};
use super::wares::{ByFollower, ByGood, Follower, Good, StartKit, Stock, stock};
use super::{Confidence, Parts};
use crate::parts::Set;
use arrayvec::ArrayVec;

/// The story.
pub const STORY: StoryRow = StoryRow {
    title: "The First Kingdom",
    epoch_count: 8,
    epochs,
    epoch_parts,
    fame_track,
    market,
    start_kit,
    reserve: 4,
    aside: 5,
    removed: &[],
    has_relief: true,
    starts_on_green: true,
    // One on the fame track, one on the epoch board.
    settlers_on_boards: 2,
    rounds_per_epoch: None,
    specials: &[Special::Protected, Special::Peace],
};

/// The market place: the numbers are certain, their assignment to tiles is likely or a guess.
fn market() -> Stock {
    use super::wares::Ware::*;
    stock(&[
        (Farmer, [10, 14, 18]),
        (Fisher, [10, 14, 18]),
        (Craftsman, [10, 14, 18]),
        (Trader, [10, 14, 18]),
        (Fish, [16, 20, 24]),
        (Grain, [16, 20, 24]),
        (Bread, [8, 10, 12]),
        (Wood, [8, 10, 12]),
    ])
}

/// The start kit of a player; reconstructed.
fn start_kit() -> StartKit {
    StartKit {
        followers: ByFollower::new(|follower| match follower {
            Follower::Farmer => 3,
            Follower::Fisher => 2,
            Follower::Craftsman => 1,
            Follower::Trader => 1,
            _ => 0,
        }),
        goods: ByGood::new(|good| u8::from(matches!(good, Good::Fish | Good::Grain | Good::Bread | Good::Wood))),
        coins: 3,
    }
}

/// The tiles of each narration card: that they depend on the number of players is certain, the tiles are reconstructed.
#[rustfmt::skip]
pub fn narration() -> NarrationTiles {
    use super::wares::Ware::*;
    NarrationTiles::new(|card| match card {
        Narration::I => Stock::default(),
        Narration::II => stock(&[(Scholar, [6, 8, 10]), (Technology, [5, 6, 8]), (Cheese, [4, 6, 8]), (Wood, [5, 6, 8])]),
        Narration::III => stock(&[(Wine, [4, 6, 8]), (Wood, [2, 3, 4])]),
        Narration::IV => stock(&[(Knight, [7, 10, 12]), (Wood, [5, 6, 8]), (Wool, [3, 5, 6])]),
        Narration::V => stock(&[(Monk, [6, 8, 10]), (Brocade, [4, 5, 6]), (Technology, [3, 4, 5]), (Wood, [5, 6, 8])]),
        Narration::VI => stock(&[(Fish, [4, 5, 6]), (Grain, [4, 5, 6]), (Cheese, [3, 5, 6]), (Wine, [3, 5, 6]), (Wool, [3, 5, 6]), (Brocade, [2, 3, 4]), (Bread, [2, 3, 4]), (Wood, [4, 5, 6]), (Scholar, [2, 3, 4])]),
        Narration::VII => stock(&[(Scholar, [2, 3, 4]), (Monk, [2, 3, 4]), (Knight, [1, 2, 2])]),
        Narration::VIII => stock(&[(Wood, [5, 6, 8]), (Technology, [2, 4, 5]), (Knight, [2, 3, 4]), (Monk, [2, 3, 4])]),
        Narration::FoodDepot => stock(&[(Fish, [2, 3, 4]), (Grain, [4, 5, 6]), (Cheese, [2, 3, 4])]),
        Narration::Medicine => stock(&[(Farmer, [1, 2, 2]), (Fisher, [1, 2, 2]), (Craftsman, [1, 2, 2]), (Trader, [1, 2, 2])]),
    })
}

/// The fame track; reconstructed.
fn fame_track() -> FameTrack {
    track([
        FameBonus::Coins { amount: 2 },
        FameBonus::Citizen { amount: 1 },
        FameBonus::Technology { else_coins: 3 },
        FameBonus::Citizen { amount: 1 },
        FameBonus::Citizen { amount: 1 },
        FameBonus::WildCross,
        FameBonus::Citizen { amount: 1 },
        FameBonus::Citizen { amount: 1 },
        FameBonus::WildCross,
        FameBonus::Citizen { amount: 1 },
        FameBonus::Citizen { amount: 1 },
        FameBonus::WildCross,
        FameBonus::Citizen { amount: 1 },
    ])
}

/// The epochs (S-081). Number and name of I, III, V, VII and VIII are certain, and so are the special effects of V and
/// VIII, the threats of III and VII, and the citizen of the first player; most of the rest is reconstructed.
#[rustfmt::skip]
fn epochs() -> Vec<EpochRow> {
    vec![
        EpochRow {
            fame: fame([2, 0, 0]),
            effect: bonus(&[Gain::Coins { amount: 1, per: Some(Counter::ControlledVillage) }]),
            ..EpochRow::new(1, "Settling", 7, &[Category::I])
        },
        EpochRow {
            unlock: places(&[Place::University, Place::Laboratory]),
            fame: fame([3, 0, 0]),
            effect: bonus(&[Gain::Fame { amount: 1, per: Some(Counter::ControlledField) }]),
            enter: entries(&[Condition::ControlAreas { min: 3 }, Condition::PayFood { amount: 1, per: Some(Counter::ControlledArea) }]),
            settlers: 1,
            ..EpochRow::new(2, "Science", 6, &[Category::I])
        },
        EpochRow {
            forbidden: places(&[Place::Estate]),
            fame: fame([3, 0, 0]),
            effect: RoundEffect {
                bonus: entries(&[Gain::Coins { amount: 1, per: Some(Counter::ControlledVillage) }]),
                malus: entries(&[Loss::Food { amount: 1, per: Some(Counter::ControlledVillage), followers: 1, never_below: 6 }]),
                until: Some(Threat::Hunger),
            },
            enter: entries(&[Condition::ControlVillages { min: 2 }, Condition::OwnFollower { follower: Follower::Scholar, min: 1 }]),
            first_citizens: 1,
            ..EpochRow::new(3, "Famine", 6, &[Category::I, Category::II])
        },
        EpochRow {
            unlock: places(&[Place::Castle, Place::Fortress]),
            fame: fame([2, 4, 0]),
            effect: bonus(&[Gain::Fame { amount: 1, per: Some(Counter::TwoControlledAreas) }]),
            enter: entries(&[Condition::ControlAreas { min: 4 }, Condition::PayCoins { amount: 4, per: None }]),
            settlers: 2,
            ..EpochRow::new(4, "Expansion", 7, &[Category::I, Category::II])
        },
        EpochRow {
            unlock: places(&[Place::Monastery, Place::Church]),
            forbidden: places(&[Place::Territory]),
            fame: fame([3, 3, 6]),
            effect: bonus(&[Gain::Coins { amount: 1, per: Some(Counter::ControlledVillage) }]),
            enter: entries(&[Condition::Built { building: Building::Fortress, min: 1 }]),
            special: Set::one(Special::Protected),
            ..EpochRow::new(5, "Founding of the monastery", 6, &[Category::I, Category::II])
        },
        EpochRow {
            fame: fame([4, 3, 5]),
            effect: bonus(&[Gain::Delivery { per: Counter::ControlledVillage }]),
            enter: entries(&[Condition::Built { building: Building::Church, min: 1 }]),
            settlers: 1,
            ..EpochRow::new(6, "Trade", 7, &[Category::I, Category::II, Category::III])
        },
        EpochRow {
            forbidden: places(&[Place::Mill, Place::Cottage]),
            fame: fame([3, 3, 7]),
            effect: RoundEffect {
                bonus: entries(&[Gain::Fame { amount: 1, per: Some(Counter::ControlledVillage) }]),
                malus: entries(&[Loss::Followers { amount: 2, per: None, never_below: 6 }]),
                until: Some(Threat::Plague),
            },
            enter: entries(&[Condition::PayValue { amount: 8 }]),
            first_citizens: 1,
            ..EpochRow::new(7, "Plague", 6, &[Category::I, Category::II, Category::III])
        },
        EpochRow {
            fame: fame([4, 2, 5]),
            effect: bonus(&[Gain::Fame { amount: 2, per: Some(Counter::ControlledChurch) }, Gain::Coins { amount: 1, per: Some(Counter::ControlledVillage) }]),
            enter: entries(&[Condition::TasksCompleted { min: 2 }]),
            settlers: 1,
            special: Set::one(Special::Peace),
            ..EpochRow::new(8, "Peace", 8, &[Category::I, Category::II, Category::III])
        },
    ]
}

/// Parts of an epoch that are more certain than its row.
fn epoch_parts(number: u8) -> Parts {
    use Confidence::{Certain, Guess, Likely};
    match number {
        1 => &[("name", Certain), ("draw", Likely), ("categories", Certain)],
        2 => &[("draw", Likely), ("unlock", Likely), ("enter", Guess)],
        3 | 7 => &[("name", Certain), ("effect.until", Certain), ("firstCitizens", Certain)],
        4 => &[("name", Guess), ("unlock", Likely)],
        5 => &[("name", Certain), ("forbidden", Certain), ("special", Certain), ("unlock", Likely)],
        6 => &[("name", Guess)],
        8 => &[("name", Certain), ("special", Certain)],
        _ => &[],
    }
}

/// A list of entries of an epoch.
pub(super) fn entries<T: Copy>(entries: &[T]) -> ArrayVec<T, ENTRIES> {
    entries.iter().copied().collect()
}

/// A round effect with only this bonus.
pub(super) fn bonus(gains: &[Gain]) -> RoundEffect {
    RoundEffect { bonus: entries(gains), ..RoundEffect::default() }
}

/// A set of places.
pub(super) fn places(places: &[Place]) -> Set<Place> {
    places.iter().copied().collect()
}

/// Fame for a village, a fortress, a church.
pub(super) fn fame(fame: [u8; 3]) -> ByBuilding<u8> {
    ByBuilding::new(|building: Building| fame[building as usize])
}
