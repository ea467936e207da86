//! Checks that places, place cards, deeds and tasks can be planned, executed and filled.

use super::limits::{MOST, MOST_CITIZENS, MOST_GREEN, MOST_WEALTH};
use super::{Tables, named, within, wrong};
use crate::engine::SetupError;
use crate::stories::data::deeds::{DeedBonus, FALLBACK};
use crate::stories::data::effects::{Counter, Effect, Takes};
use crate::stories::data::places::{Category, Place, PlaceRow};
use crate::stories::data::tasks::{Column, ControlBoard, Task};
use crate::stories::data::wares::Follower;
use crate::wire::Kind;

impl Tables {
    /// Requires that places of each player keep their effects; cards may have any effect of a card (S-049).
    pub(super) fn check_places(&self) -> Result<(), SetupError> {
        let ours = crate::stories::data::places::places();
        for (index, row) in self.places.iter().enumerate() {
            let at = || format!("places[{index}]");
            if row.id.is_card() {
                return wrong(
                    at() + ".id",
                    format!("\"{}\" is a place card: expected in tables.placeCards", row.id.name()),
                );
            }
            if self.places[..index].iter().any(|other| other.id == row.id) {
                return wrong(at() + ".id", format!("\"{}\" is given twice", row.id.name()));
            }
            check_spaces(at, row.id, &row.spaces, ours[row.id.index()].effect)?;
        }
        for (index, row) in self.place_cards.iter().enumerate() {
            let at = || format!("placeCards[{index}]");
            if !row.id.is_card() {
                return wrong(
                    at() + ".id",
                    format!("\"{}\" is no place card: expected in tables.places", row.id.name()),
                );
            }
            if self.place_cards[..index].iter().any(|other| other.id == row.id) {
                return wrong(at() + ".id", format!("\"{}\" is given twice", row.id.name()));
            }
            check_card(at, row)?;
        }
        within(|| "green".into(), self.green(), 1, MOST_GREEN)
    }

    /// Requires that all spaces can be filled, and that the deed that is laid out again lets players advance (S-057,
    /// S-085).
    pub(super) fn check_deeds(&self) -> Result<(), SetupError> {
        for (index, row) in self.deeds.iter().enumerate() {
            let at = |key: &str| format!("deeds[{index}].{key}");
            if self.deeds[..index].iter().any(|other| other.id == row.id) {
                return wrong(at("id"), format!("\"{}\" is given twice", row.id.name()));
            }
            named(|| at("name"), &row.name)?;
            if row.fields.is_empty() {
                return wrong(at("fields"), "expected at least one tile, found none".into());
            }
            match row.bonus {
                DeedBonus::Fame { amount } | DeedBonus::Coins { amount } => {
                    within(|| at("bonus.amount"), amount, 1, MOST)?
                }
                DeedBonus::Alchemy { fame, coins } => {
                    within(|| at("bonus.fame"), fame, 0, MOST)?;
                    within(|| at("bonus.coins"), coins, 0, MOST)?;
                }
                DeedBonus::Swap | DeedBonus::SendBack => {}
            }
            if row.id == FALLBACK && !row.advances {
                return wrong(
                    at("advances"),
                    "expected true: it is laid out again when no other deed lets anybody advance".into(),
                );
            }
        }
        Ok(())
    }

    /// Requires that all tasks can be done, that seasons take possible amounts, and that the numbers in each column of
    /// the control board increase (S-076, S-092, S-096).
    pub(super) fn check_tasks(&self) -> Result<(), SetupError> {
        if let Some(sheet) = &self.task_sheet {
            for (index, row) in sheet.tasks.iter().enumerate() {
                let at = |key: &str| format!("taskSheet.tasks[{index}].{key}");
                if !Task::DISPATCH.contains(&row.id) {
                    return wrong(at("id"), format!("no tiles are sent to \"{}\"", row.id.name()));
                }
                if sheet.tasks[..index].iter().any(|other| other.id == row.id) {
                    return wrong(at("id"), format!("\"{}\" is given twice", row.id.name()));
                }
                named(|| at("name"), &row.name)?;
                if row.fields.is_empty() {
                    return wrong(at("fields"), "expected at least one tile, found none".into());
                }
            }
            if let Some(task) = Task::DISPATCH.iter().find(|task| sheet.fields(**task).is_empty()) {
                return wrong("taskSheet.tasks".into(), format!("expected four tasks, \"{}\" is missing", task.name()));
            }
            within(|| "taskSheet.churches".into(), sheet.churches, 1, crate::stories::rules::CHURCHES)?;
            within(|| "taskSheet.citizens".into(), sheet.citizens, 1, MOST_CITIZENS)?;
            within(|| "taskSheet.wealth".into(), sheet.wealth, 1, MOST_WEALTH)?;
        }
        if let Some(seasons) = self.seasons {
            within(|| "seasons.summerCoins".into(), seasons.summer_coins, 0, MOST)?;
            within(|| "seasons.autumnFood".into(), seasons.autumn_food, 0, MOST)?;
            within(|| "seasons.autumnCoins".into(), seasons.autumn_coins, 0, MOST)?;
            within(|| "seasons.autumnFollowers".into(), seasons.autumn_followers, 0, MOST)?;
        }
        self.control_board.as_ref().map_or(Ok(()), check_control_board)
    }
}

fn check_control_board(board: &ControlBoard) -> Result<(), SetupError> {
    for &column in Column::ALL {
        let numbers = board.column(column);
        for (index, &number) in numbers.iter().enumerate() {
            let at = || format!("controlBoard.{}[{index}]", column.name());
            within(at, number, 1, 29)?;
            if numbers[..index].last().is_some_and(|&below| below >= number) {
                return wrong(at(), format!("expected more than the {} before it, found {number}", numbers[index - 1]));
            }
        }
    }
    Ok(())
}

/// Passive places have no spaces, and only Gates take tiles to send.
fn check_spaces(at: impl Fn() -> String, place: Place, spaces: &[Takes], effect: Effect) -> Result<(), SetupError> {
    let least = usize::from(!effect.is_passive());
    let most = if effect.is_passive() { 0 } else { place.room() };
    if !(least..=most).contains(&spaces.len()) {
        return wrong(at() + ".spaces", format!("expected {least} to {most} spaces, found {}", spaces.len()));
    }
    for (index, &space) in spaces.iter().enumerate() {
        let here = || format!("{}.spaces[{index}]", at());
        if space == Takes::Followers(crate::parts::Set::EMPTY) {
            return wrong(here(), "expected at least one kind of followers, found none".into());
        }
        if (space == Takes::Cargo) != effect.is_gate() {
            let expected = if effect.is_gate() {
                "expected \"cargo\", where tiles are sent from"
            } else {
                "\"cargo\" is only where tiles are sent from"
            };
            return wrong(here(), expected.into());
        }
    }
    Ok(())
}

fn check_card(at: impl Fn() -> String + Copy, row: &PlaceRow) -> Result<(), SetupError> {
    named(|| at() + ".name", &row.name)?;
    if matches!(row.category, Category::Board | Category::Basic) {
        return wrong(at() + ".category", format!("expected I, II or III, found \"{}\"", row.category.name()));
    }
    check_effect(at, row.effect)?;
    check_spaces(at, row.id, &row.spaces, row.effect)?;
    if row.is_fair {
        if let Some(index) = row.spaces.iter().position(|space| *space != Takes::Anybody) {
            return wrong(
                format!("{}.spaces[{index}]", at()),
                "expected \"any\": followers of all kinds meet at a fair".into(),
            );
        }
        if !row.no_technology {
            return wrong(at() + ".noTechnology", "expected true: only followers meet at a fair".into());
        }
    }
    Ok(())
}

/// Checks the effect of a card.
fn check_effect(at: impl Fn() -> String, effect: Effect) -> Result<(), SetupError> {
    let number = |key: &str, number, most| within(|| format!("{}.effect.{key}", at()), number, 1, most);
    let some = |key: &str, kinds: crate::parts::Set<Follower>| match kinds.is_empty() {
        true => wrong(format!("{}.effect.{key}", at()), "expected at least one kind of followers, found none".into()),
        false => Ok(()),
    };
    match effect {
        Effect::Expand { .. } | Effect::Build { .. } | Effect::Dispatch => {
            wrong(at() + ".effect.type", "only a place that every player has does this".into())
        }
        Effect::Produce | Effect::TakePlaceCard => Ok(()),
        Effect::Recruit { kinds } => some("kinds", kinds),
        Effect::Trade { per } | Effect::Deliver { per } => counted(|| at() + ".effect.per", Some(per)),
        Effect::GainTechnology { amount } => number("amount", amount, MOST),
        Effect::GainGood { amount, .. } => number("amount", amount, MOST),
        Effect::GainCoins { amount, .. } | Effect::GainFame { amount, .. } => number("amount", amount, MOST),
        Effect::Convert { max, ratio, from, to } => {
            if from == to {
                return wrong(at() + ".effect.to", format!("expected another good than \"{}\"", from.name()));
            }
            number("max", max, MOST)?;
            number("ratio", ratio, MOST)
        }
        Effect::CoinsToFame { max, rate } => {
            number("max", max, MOST)?;
            number("rate", rate, MOST)
        }
        Effect::DrawAndKeep { draw, keep } => {
            number("draw", draw, MOST_GREEN)?;
            number("keep", keep, draw)
        }
        Effect::BuyCitizen { coins, amount } => {
            number("coins", coins, MOST)?;
            number("amount", amount, MOST)
        }
        Effect::SecondGate { green } => within(|| at() + ".effect.green", green, 0, MOST_GREEN),
        Effect::Substitute { follower, stands_for } => {
            some("standsFor", stands_for)?;
            if stands_for.has(Follower::Monk) || stands_for.has(follower) {
                let reason =
                    format!("expected others than \"{}\" and \"monk\", for whom nobody stands", follower.name());
                return wrong(at() + ".effect.standsFor", reason);
            }
            Ok(())
        }
        Effect::ExtraDraw { amount }
        | Effect::ExtraTrade { amount }
        | Effect::ExtraFamePerBuilding { amount }
        | Effect::ExtraKnightsAgainstYou { amount } => number("amount", amount, MOST),
    }
}

/// Followers on a card can be counted only when that card is executed.
pub(super) fn counted(path: impl FnOnce() -> String, per: Option<Counter>) -> Result<(), SetupError> {
    if per == Some(Counter::FollowerOnCard) {
        return wrong(path(), "\"followerOnCard\" counts only for coins and fame of a card".into());
    }
    Ok(())
}
