//! Checks epochs and fame track of a story.

use super::limits::{MOST, MOST_DRAWN, MOST_VALUE, PROHIBITIONS, TRACK};
use super::places::counted;
use super::{Tables, named, needs, within, wrong};
use crate::engine::SetupError;
use crate::parts::Set;
use crate::stories::data::effects::{Building, Counter};
use crate::stories::data::epochs::{Condition, EpochRow, Gain, Goal, Loss, ObjectiveRow};
use crate::stories::data::fame::{FameBonus, FameTrack, Landmark, START};
use crate::stories::data::places::{Category, Place};
use crate::stories::data::wares::FOLLOWERS;
use crate::stories::rules::{CHURCHES, FORTRESSES, SETTLERS};
use crate::stories::setup::Scenario;
use crate::wire::Kind;

impl Tables {
    /// Requires all epochs of this story once, with numbers that the box can serve (S-050, S-056, S-097).
    pub(super) fn check_epochs(&self, scenario: Scenario) -> Result<(), SetupError> {
        for (index, row) in self.epochs.iter().enumerate() {
            let at = |key: &str| format!("epochs[{index}].{key}");
            within(|| at("number"), row.number, 1, scenario.row().epoch_count)?;
            if self.epochs[..index].iter().any(|other| other.number == row.number) {
                return wrong(at("number"), format!("epoch {} is given twice", row.number));
            }
            check_epoch(&at, row)?;
            match scenario {
                Scenario::FirstKingdom => check_own_epoch(&at, row)?,
                Scenario::KingsFavor => check_year(&at, row)?,
            }
        }
        let aside = scenario.row().aside;
        let released: u16 = self.epochs(scenario).iter().map(|row| u16::from(row.settlers)).sum();
        if released > aside.into() {
            let reason =
                format!("all epochs together release {released} settlers, expected at most the {aside} set aside");
            return wrong("epochs".into(), reason);
        }
        Ok(())
    }

    /// Requires marked spaces in order, with bonuses of this story (S-063, S-064, S-101).
    pub(super) fn check_fame_track(&self, scenario: Scenario) -> Result<(), SetupError> {
        let Some(track) = &self.fame_track else { return Ok(()) };
        within(|| "fameTrack.length".into(), track.length, TRACK[0], TRACK[1])?;
        for (index, row) in track.spaces.iter().enumerate() {
            let at = |key: &str| format!("fameTrack.spaces[{index}].{key}");
            within(|| at("space"), row.space, START + 1, track.length)?;
            if track.spaces[..index].last().is_some_and(|before| before.space >= row.space) {
                let before = track.spaces[index - 1].space;
                return wrong(at("space"), format!("expected more than the {before} before it, found {}", row.space));
            }
            check_bonus(&at, row.bonus, scenario)?;
        }
        check_landmarks(track, scenario)
    }
}

/// Checks the common part of an epoch in both stories.
fn check_epoch(at: &dyn Fn(&str) -> String, row: &EpochRow) -> Result<(), SetupError> {
    named(|| at("name"), &row.name)?;
    within(|| at("draw"), row.draw, 1, MOST_DRAWN)?;
    if row.categories.is_empty() || row.categories.has(Category::Board) || row.categories.has(Category::Basic) {
        return wrong(at("categories"), "expected one or more of I, II, III".into());
    }
    if let Some(place) = row.unlock.iter().find(|place| place.is_card() || place.is_on_board()) {
        return wrong(at("unlock"), format!("\"{}\" is no basic place card", place.name()));
    }
    if let Some(place) = row.forbidden.iter().find(|place: &Place| place.is_card()) {
        return wrong(
            at("forbidden"),
            format!("\"{}\" is a place card: expected a place that every player has", place.name()),
        );
    }
    if row.forbidden.len() > PROHIBITIONS {
        let reason = format!(
            "expected at most {PROHIBITIONS} places, one for each prohibition tile, found {}",
            row.forbidden.len()
        );
        return wrong(at("forbidden"), reason);
    }
    for &building in Building::ALL {
        within(|| at(&format!("fame.{}", building.name())), row.fame[building], 0, MOST)?;
    }
    for (index, gain) in row.effect.bonus.iter().enumerate() {
        let here = |key: &str| at(&format!("effect.bonus[{index}].{key}"));
        match *gain {
            Gain::Coins { amount, per } | Gain::Fame { amount, per } => counting(&here, amount, per)?,
            Gain::Delivery { per } => counted(|| here("per"), Some(per))?,
        }
    }
    for (index, loss) in row.effect.malus.iter().enumerate() {
        let here = |key: &str| at(&format!("effect.malus[{index}].{key}"));
        match *loss {
            Loss::Food { amount, per, followers, .. } => {
                counting(&here, amount, per)?;
                within(|| here("followers"), followers, 0, MOST)?;
            }
            Loss::Followers { amount, per, .. } => counting(&here, amount, per)?,
        }
    }
    match (row.effect.malus.is_empty(), row.effect.until) {
        (false, None) => wrong(at("effect.until"), "expected the threat that ends the malus, found nothing".into()),
        (true, Some(_)) => {
            wrong(at("effect.malus"), "expected at least one malus until the threat has ended, found none".into())
        }
        _ => Ok(()),
    }
}

/// Checks an amount with its counter.
fn counting(at: &dyn Fn(&str) -> String, amount: u8, per: Option<Counter>) -> Result<(), SetupError> {
    within(|| at("amount"), amount, 1, MOST)?;
    counted(|| at("per"), per)
}

/// Checks an epoch of The First Kingdom, which each player enters alone.
fn check_own_epoch(at: &dyn Fn(&str) -> String, row: &EpochRow) -> Result<(), SetupError> {
    let only = |key: &str| Err(needs(format!("tables.{}", at(key)), Scenario::KingsFavor));
    if !row.objectives.is_empty() {
        return only("objectives");
    }
    if row.spring != Default::default() {
        return only("spring");
    }
    if row.number == 1 && !row.enter.is_empty() {
        return wrong(at("enter"), "everybody starts in the first epoch: expected no conditions".into());
    }
    within(|| at("firstCitizens"), row.first_citizens, 0, MOST)?;
    within(|| at("settlers"), row.settlers, 0, SETTLERS)?;
    for (index, condition) in row.enter.iter().enumerate() {
        let here = |key: &str| at(&format!("enter[{index}].{key}"));
        let min = |min, most| within(|| here("min"), min, 1, most);
        match *condition {
            Condition::ControlAreas { min: areas } | Condition::ControlVillages { min: areas } => min(areas, SETTLERS)?,
            Condition::ControlChurches { min: churches } => min(churches, CHURCHES)?,
            Condition::OwnFollower { min: followers, .. } => min(followers, FOLLOWERS)?,
            Condition::Built { building, min: built } => min(built, most_built(building))?,
            Condition::TasksCompleted { min: tasks } => min(tasks, 4)?,
            Condition::PayFood { amount, per } | Condition::PayCoins { amount, per } => counting(&here, amount, per)?,
            Condition::PayValue { amount } => within(|| here("amount"), amount, 1, MOST_VALUE)?,
        }
    }
    Ok(())
}

/// Checks a year of The King's Favor, which is common to all players.
fn check_year(at: &dyn Fn(&str) -> String, row: &EpochRow) -> Result<(), SetupError> {
    let of_first_kingdom = [
        ("enter", !row.enter.is_empty()),
        ("settlers", row.settlers > 0),
        ("firstCitizens", row.first_citizens > 0),
        ("special", !row.special.is_empty()),
        ("effect.until", row.effect.until.is_some()),
    ];
    if let Some((key, _)) = of_first_kingdom.iter().find(|(_, is_said)| *is_said) {
        return Err(needs(format!("tables.{}", at(key)), Scenario::FirstKingdom));
    }
    for (index, objective) in row.objectives.iter().enumerate() {
        check_objective(&|key: &str| at(&format!("objectives[{index}].{key}")), objective)?;
    }
    Ok(())
}

fn check_objective(at: &dyn Fn(&str) -> String, row: &ObjectiveRow) -> Result<(), SetupError> {
    named(|| at("name"), &row.name)?;
    let min = |min, most| within(|| at("goal.min"), min, 1, most);
    match row.goal {
        Goal::ControlAreas { min: areas } | Goal::ControlVillages { min: areas } => min(areas, SETTLERS)?,
        Goal::ControlChurches { min: churches } => min(churches, CHURCHES)?,
        Goal::Built { building, min: built } => min(built, most_built(building))?,
        Goal::Reach { .. } | Goal::Dispatch => {}
    }
    match (row.goal == Goal::Dispatch, row.fields.is_empty()) {
        (true, true) => wrong(at("fields"), "expected at least one tile to send, found none".into()),
        (false, false) => wrong(at("fields"), "tiles are sent only where the goal is \"dispatch\"".into()),
        _ => Ok(()),
    }
}

/// The max number of these that one player can build.
fn most_built(building: Building) -> u8 {
    match building {
        Building::Village => 25,
        Building::Fortress => FORTRESSES,
        Building::Church => CHURCHES,
    }
}

fn check_bonus(at: &dyn Fn(&str) -> String, bonus: FameBonus, scenario: Scenario) -> Result<(), SetupError> {
    let only = |of| if of == scenario { Ok(()) } else { Err(needs(format!("tables.{}", at("bonus.type")), of)) };
    let number = |key: &str, number, least, most| within(|| at(&format!("bonus.{key}")), number, least, most);
    match bonus {
        FameBonus::Coins { amount } => number("amount", amount, 1, MOST),
        FameBonus::Citizen { amount } => {
            only(Scenario::FirstKingdom)?;
            number("amount", amount, 1, MOST)
        }
        FameBonus::WildCross => only(Scenario::FirstKingdom),
        FameBonus::Technology { else_coins } => number("elseCoins", else_coins, 0, MOST),
        FameBonus::Follower { kinds } if kinds == Set::EMPTY => {
            wrong(at("bonus.kinds"), "expected at least one kind of followers, found none".into())
        }
        FameBonus::GoodUpTo { price } => number("price", price, 1, MOST),
        FameBonus::Follower { .. } | FameBonus::Good { .. } | FameBonus::PlaceCard => Ok(()),
        FameBonus::Stop { until, .. } => {
            only(Scenario::KingsFavor)?;
            number("until", until, 1, scenario.row().epoch_count)
        }
    }
}

/// Requires the two landmarks of The King's Favor, which stop all markers (S-101).
fn check_landmarks(track: &FameTrack, scenario: Scenario) -> Result<(), SetupError> {
    if scenario != Scenario::KingsFavor {
        return Ok(());
    }
    for &landmark in Landmark::ALL {
        let is_it = |bonus: FameBonus| matches!(bonus, FameBonus::Stop { landmark: here, .. } if here == landmark);
        let found = track.spaces.iter().filter(|row| is_it(row.bonus)).count();
        if found != 1 {
            return wrong(
                "fameTrack.spaces".into(),
                format!("expected \"{}\" once, found it {found} times", landmark.name()),
            );
        }
    }
    Ok(())
}
