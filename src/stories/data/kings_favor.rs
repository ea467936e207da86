//! The King's Favor: market place, start kit, five years with their objectives, the fame tiles and the points at the
//! end (S-094 to S-105).

use super::effects::{Building, Counter};
use super::epochs::{EpochRow, Gain, Goal, ObjectiveRow};
use super::fame::{FameBonus, FameTrack, Landmark, track};
use super::first_kingdom::{bonus, fame, places};
use super::places::{Category, Place};
use super::scenarios::StoryRow;
use super::wares::{ByFollower, ByGood, Follower, Good, StartKit, Stock, Wanted, stock};
use super::{Confidence, Parts, text};
use crate::parts::Set;

/// The story.
pub const STORY: StoryRow = StoryRow {
    title: "The King's Favor",
    epoch_count: 5,
    epochs,
    epoch_parts,
    fame_track,
    market,
    start_kit,
    reserve: 10,
    aside: 0,
    removed: &[Place::Grove, Place::TradingBoat, Place::Parlatory],
    has_relief: false,
    starts_on_green: false,
    // One on the fame track.
    settlers_on_boards: 1,
    rounds_per_epoch: Some(ROUNDS),
    specials: &[],
};

/// The market place; reconstructed. Wood is scarce.
fn market() -> Stock {
    use super::wares::Ware::*;
    stock(&[
        (Farmer, [10, 14, 18]),
        (Fisher, [10, 14, 18]),
        (Craftsman, [10, 14, 18]),
        (Trader, [10, 14, 18]),
        (Scholar, [6, 8, 10]),
        (Knight, [8, 11, 14]),
        (Monk, [6, 8, 10]),
        (Technology, [6, 9, 12]),
        (Wood, [4, 6, 8]),
        (Fish, [8, 12, 16]),
        (Grain, [8, 12, 16]),
        (Bread, [4, 6, 8]),
        (Cheese, [6, 8, 10]),
        (Wine, [4, 6, 8]),
        (Wool, [4, 6, 8]),
        (Brocade, [4, 5, 6]),
    ])
}

/// The start kit of a player; reconstructed.
fn start_kit() -> StartKit {
    StartKit {
        followers: ByFollower::new(|follower| match follower {
            Follower::Farmer => 3,
            Follower::Fisher => 2,
            Follower::Craftsman => 2,
            Follower::Trader => 1,
            _ => 0,
        }),
        goods: ByGood::new(|good| u8::from(matches!(good, Good::Fish | Good::Grain | Good::Wood))),
        coins: 5,
    }
}

/// Number of rounds of an epoch, one for each season (S-095); certain.
pub const ROUNDS: u8 = 4;

/// The fame tiles: it is certain that there are 13, two of them landmarks that stop all markers; the rest is
/// reconstructed.
fn fame_track() -> FameTrack {
    let followers = |kinds: &[Follower]| kinds.iter().copied().collect::<Set<_>>();
    track([
        FameBonus::Coins { amount: 2 },
        FameBonus::Follower {
            kinds: followers(&[Follower::Farmer, Follower::Fisher, Follower::Craftsman, Follower::Trader]),
        },
        FameBonus::Technology { else_coins: 0 },
        FameBonus::GoodUpTo { price: 3 },
        FameBonus::PlaceCard,
        FameBonus::Stop { landmark: Landmark::TournamentGround, until: 3 },
        FameBonus::Coins { amount: 3 },
        FameBonus::Follower { kinds: followers(&[Follower::Knight, Follower::Scholar]) },
        FameBonus::Good { good: Good::Wood },
        FameBonus::Follower { kinds: followers(&[Follower::Monk]) },
        FameBonus::Technology { else_coins: 0 },
        FameBonus::Coins { amount: 5 },
        FameBonus::Stop { landmark: Landmark::Castle, until: 5 },
    ])
}

/// The years. Objectives and round effect of I are certain, and so are the landmarks; most of the rest is
/// reconstructed.
#[rustfmt::skip]
fn epochs() -> Vec<EpochRow> {
    use super::wares::Ware::*;
    vec![
        EpochRow {
            fame: fame([4, 0, 0]),
            effect: bonus(&[Gain::Fame { amount: 1, per: Some(Counter::ControlledLake) }]),
            objectives: [
                objective("Two areas", Goal::ControlAreas { min: 2 }, &[], Confidence::Certain),
                objective("Acquire the hunting rights", Goal::Dispatch, &[Wanted::Follower(Follower::Farmer), Wanted::Good(Good::Fish), Wanted::Coins(2)], Confidence::House),
            ]
            .into_iter()
            .collect(),
            spring: stock(&[(Grain, [2, 3, 4]), (Wood, [2, 3, 4])]),
            ..EpochRow::new(1, "Year I", 6, &[Category::I])
        },
        EpochRow {
            unlock: places(&[Place::Castle, Place::Fortress]),
            fame: fame([5, 6, 0]),
            effect: bonus(&[Gain::Fame { amount: 1, per: Some(Counter::ControlledFieldOrLake) }]),
            objectives: [
                objective("Three areas", Goal::ControlAreas { min: 3 }, &[], Confidence::House),
                objective("Two villages", Goal::ControlVillages { min: 2 }, &[], Confidence::House),
                objective("Acquire the market rights", Goal::Dispatch, &[Wanted::Follower(Follower::Trader), Wanted::Good(Good::Grain), Wanted::Good(Good::Cheese)], Confidence::House),
            ]
            .into_iter()
            .collect(),
            spring: stock(&[(Fish, [2, 3, 4]), (Wood, [2, 3, 4])]),
            ..EpochRow::new(2, "Year II", 6, &[Category::I, Category::II])
        },
        EpochRow {
            unlock: places(&[Place::University, Place::Laboratory]),
            fame: fame([5, 7, 0]),
            effect: bonus(&[Gain::Fame { amount: 2, per: Some(Counter::ControlledVillage) }]),
            objectives: [
                objective("Reach the tournament ground", Goal::Reach { landmark: Landmark::TournamentGround }, &[], Confidence::Certain),
                objective("Build a fortress", Goal::Built { building: Building::Fortress, min: 1 }, &[], Confidence::House),
                objective("Equip the tournament", Goal::Dispatch, &[Wanted::Follower(Follower::Knight), Wanted::Good(Good::Cheese), Wanted::Coins(2)], Confidence::House),
            ]
            .into_iter()
            .collect(),
            spring: stock(&[(Cheese, [2, 3, 4]), (Wood, [2, 3, 4])]),
            ..EpochRow::new(3, "Year III", 7, &[Category::I, Category::II])
        },
        EpochRow {
            unlock: places(&[Place::Monastery, Place::Church]),
            fame: fame([5, 7, 9]),
            effect: bonus(&[Gain::Fame { amount: 3, per: Some(Counter::OwnFortress) }]),
            objectives: [
                objective("Five areas", Goal::ControlAreas { min: 5 }, &[], Confidence::House),
                objective("Three villages", Goal::ControlVillages { min: 3 }, &[], Confidence::House),
                objective("Acquire the minting rights", Goal::Dispatch, &[Wanted::Follower(Follower::Scholar), Wanted::Technology, Wanted::Coins(4)], Confidence::House),
            ]
            .into_iter()
            .collect(),
            spring: stock(&[(Wine, [2, 3, 4]), (Wood, [2, 3, 4])]),
            ..EpochRow::new(4, "Year IV", 7, &[Category::I, Category::II, Category::III])
        },
        EpochRow {
            fame: fame([6, 8, 11]),
            effect: bonus(&[Gain::Fame { amount: 3, per: Some(Counter::ControlledChurch) }, Gain::Fame { amount: 1, per: Some(Counter::ControlledVillage) }]),
            objectives: [
                ObjectiveRow { must: true, ..objective("Reach the castle", Goal::Reach { landmark: Landmark::Castle }, &[], Confidence::Certain) },
                objective("Two churches", Goal::ControlChurches { min: 2 }, &[], Confidence::House),
                objective("Four villages", Goal::ControlVillages { min: 4 }, &[], Confidence::House),
                objective("Gift for the king", Goal::Dispatch, &[Wanted::Follower(Follower::Monk), Wanted::Good(Good::Wine), Wanted::Good(Good::Wool)], Confidence::House),
            ]
            .into_iter()
            .collect(),
            spring: stock(&[(Grain, [2, 3, 4]), (Wood, [2, 3, 4])]),
            ..EpochRow::new(5, "Year V", 8, &[Category::I, Category::II, Category::III])
        },
    ]
}

/// Parts of a year that are more certain than its row; objectives have their own confidence.
fn epoch_parts(number: u8) -> Parts {
    if number == 1 { &[("effect", Confidence::Certain)] } else { &[] }
}

fn objective(name: &'static str, goal: Goal, fields: &[Wanted], confidence: Confidence) -> ObjectiveRow {
    let fields = fields.iter().copied().collect();
    ObjectiveRow { name: text(name), goal, fields, must: false, confidence }
}

/// The points for things at the end (S-105); certain. Goods count their price, a coin 1.
pub mod points {
    /// Each controlled area.
    pub const AREA: u8 = 1;
    /// Each controlled village, in addition.
    pub const VILLAGE: u8 = 2;
    /// Each own fortress.
    pub const FORTRESS: u8 = 3;
    /// Each controlled church.
    pub const CHURCH: u8 = 4;
    /// Each unused favourite tile.
    pub const FAVOURITE: u8 = 10;
}
