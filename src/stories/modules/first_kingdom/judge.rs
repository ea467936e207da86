//! Aims in The First Kingdom: the conditions of the next epoch, open tasks, numbers of the control board.

use super::{advancing, earlier, realm, tasks, vocabulary};
use crate::engine::Seat;
use crate::stories::At;
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::{Condition, EpochRow};
use crate::stories::data::tasks::{Column, Task};
use crate::stories::data::wares::{Wanted, Ware};
use crate::stories::judge::{Demand, Want};
use crate::stories::modules;
use crate::stories::questions::Action;
use crate::wire::Kind;

/// Extra urgency of demands of the next epoch, and of the one after it.
const EPOCH: f64 = 2.0;
const LATER: f64 = 0.7;
/// Urgency of demands of a task.
const TASK: f64 = 2.5;
/// Extra urgency of a settler or building that reaches the next number of the control board.
const NUMBER: f64 = 1.4;

/// The urgency of an aim, as a factor.
pub fn urgency(at: At<'_>, seat: Seat, want: Want) -> f64 {
    let Some(realm) = realm(at, seat) else { return 1.0 };
    let sheet = &at.rules.task_sheet;
    match want {
        Want::Area => 1.0 + ahead(at, seat, want) + number(at, seat, Column::Areas, at.areas(seat)),
        Want::Building(Building::Village) => {
            1.0 + ahead(at, seat, want) + number(at, seat, Column::Villages, at.villages(seat))
        }
        Want::Building(Building::Fortress) => 0.3 + ahead(at, seat, want),
        Want::Building(Building::Church) => {
            let task = if at.state.players[seat].built.churches < sheet.churches { TASK } else { 0.0 };
            0.5 + task + ahead(at, seat, want) + number(at, seat, Column::Churches, at.churches(seat))
        }
        Want::Fame | Want::Citizen if realm.citizens >= sheet.citizens => 0.2,
        Want::Fame => {
            if at.state.players[seat].fame < at.rules.fame.length {
                1.0
            } else {
                0.0
            }
        }
        Want::Citizen | Want::Field => 1.0,
        Want::Advance => advance(at, seat),
        // At the end, only wealth is missing.
        Want::Wealth if tasks::done(at, seat).len() as usize + 1 >= Task::ALL.len() => 4.0,
        Want::Wealth => {
            let [goods, coins] = at.wealth(seat);
            if goods + coins < sheet.wealth.into() { 1.0 } else { 0.4 }
        }
    }
}

/// The epochs that a seat has not entered yet.
fn coming(at: At<'_>, seat: Seat) -> impl Iterator<Item = &EpochRow> {
    let number = realm(at, seat).map_or(1, |realm| realm.epoch);
    at.rules.epochs.iter().skip(number.into())
}

/// The extra urgency of an aim for the next epoch and the one after it.
fn ahead(at: At<'_>, seat: Seat, want: Want) -> f64 {
    let asks =
        |row: &EpochRow| row.enter.iter().any(|condition| helps(condition, want) && lacks(at, seat, condition) > 0);
    let mut rows = coming(at, seat);
    match (rows.next().is_some_and(asks), rows.next().is_some_and(asks)) {
        (true, _) => EPOCH,
        (_, true) => LATER,
        _ => 0.0,
    }
}

/// Whether this aim helps with this condition.
fn helps(condition: &Condition, want: Want) -> bool {
    match (*condition, want) {
        (Condition::ControlAreas { .. }, Want::Area) => true,
        (Condition::ControlVillages { .. }, Want::Building(building)) => building == Building::Village,
        (Condition::ControlChurches { .. }, Want::Building(building)) => building == Building::Church,
        (Condition::Built { building, .. }, Want::Building(wanted)) => building == wanted,
        _ => false,
    }
}

/// The missing part of a condition; 0 for payments.
fn lacks(at: At<'_>, seat: Seat, condition: &Condition) -> u8 {
    let (found, min) = earlier::progress(at, seat, *condition, None);
    min.saturating_sub(found)
}

/// The extra urgency of one more settler or building, by the distance to the column's next number on the control board.
fn number(at: At<'_>, seat: Seat, column: Column, count: u8) -> f64 {
    let Some(realm) = realm(at, seat) else { return 0.0 };
    let left = realm.citizens < at.rules.task_sheet.citizens;
    let next = at.rules.control_board.column(column).get(usize::from(realm.control[column]));
    next.filter(|_| left).map_or(0.0, |&next| NUMBER / f64::from(next.saturating_sub(count).max(1)))
}

/// The urgency of the next epoch; 0 if it is under a threat and the seat cannot leave it soon.
fn advance(at: At<'_>, seat: Seat) -> f64 {
    let mut rows = coming(at, seat);
    let Some(next) = rows.next() else { return 0.0 };
    let is_threatened = next.effect.until.is_some_and(|threat| !modules::of(at).is_defeated(at, threat));
    let lacking: u8 = rows.next().map_or(0, |row| row.enter.iter().map(|condition| lacks(at, seat, condition)).sum());
    if is_threatened && lacking > 1 { 0.0 } else { 1.0 }
}

/// Whether at most one thing is missing for the next epoch, so that a tile for it may wait.
pub fn is_near(at: At<'_>, seat: Seat) -> bool {
    let lacking = |row: &EpochRow| row.enter.iter().map(|condition| lacks(at, seat, condition)).sum::<u8>();
    coming(at, seat).next().is_some_and(|row| lacking(row) <= 1 && advancing::can_pay(at, seat, row))
}

/// Calls `each` with the demands of tasks and epochs.
pub fn demands(at: At<'_>, seat: Seat, each: &mut dyn FnMut(Demand)) {
    for task in Task::DISPATCH {
        for wanted in tasks::all_open(at, seat, task) {
            each(match wanted {
                Wanted::Follower(follower) => Demand::Tiles(follower.into(), 1, TASK),
                Wanted::Good(good) => Demand::Tiles(good.into(), 1, TASK),
                Wanted::Technology => Demand::Tiles(Ware::Technology, 1, TASK),
                Wanted::Coins(sum) => Demand::Coins(sum.into()),
                Wanted::Anybody => continue,
            });
        }
    }
    for (row, urgency) in coming(at, seat).zip([1.0 + EPOCH, 1.0 + LATER]) {
        for condition in &row.enter {
            match *condition {
                Condition::OwnFollower { follower, min } => {
                    each(Demand::Tiles(follower.into(), min, urgency));
                    if at.rules.options.conditions_must_hold {
                        each(Demand::Kept(follower.into(), min));
                    }
                }
                Condition::PayFood { amount, per } => {
                    // By then there will be one more thing to pay for.
                    each(Demand::Food(u16::from(amount) * (at.count_or_one(seat, per) + 1)));
                }
                Condition::PayCoins { amount, per } => {
                    each(Demand::Coins(u16::from(amount) * at.count_or_one(seat, per)));
                }
                Condition::PayValue { amount } => each(Demand::Coins(amount.into())),
                _ => {}
            }
        }
    }
    modules::each_food(at, seat, each);
}

/// The value of a strike by a wild space: a field with a rare tile, then a citizen, then other fields.
pub fn likes(at: At<'_>, seat: Seat, action: Action) -> f64 {
    match action {
        Action::FirstKingdom(vocabulary::Answers::StrikeField(strike)) => {
            let wanted = at.rules.task_sheet.fields(strike.task).get(usize::from(strike.field).wrapping_sub(1));
            match wanted {
                Some(Wanted::Good(good)) => 4.0 + 0.5 * f64::from(at.rules.goods.prices[*good]),
                Some(Wanted::Follower(follower)) if at.owned(seat, *follower) == 0 => 7.0,
                Some(Wanted::Technology) => 5.5,
                _ => 4.0,
            }
        }
        Action::FirstKingdom(vocabulary::Answers::Strike(_)) => 5.0,
        _ => 0.5,
    }
}

/// The value of a realm: fields, citizens, epochs, possessions on the map, and a little for wealth.
pub fn prospect(at: At<'_>, seat: Seat) -> f64 {
    let Some(realm) = realm(at, seat) else { return 0.0 };
    let player = &at.state.players[seat];
    let ticks: u32 = realm.ticks.iter().map(|ticks| ticks.count_ones()).sum();
    let [goods, coins] = at.wealth(seat);
    let done = tasks::done(at, seat).len();
    let won = if done == Task::ALL.len() as u8 { 100.0 } else { 0.0 };
    let mut owned = 0.0;
    demands(at, seat, &mut |demand| owned += modules::has(at, seat, demand));
    won + 6.0 * f64::from(ticks)
        + 4.0 * f64::from(realm.citizens)
        + 6.0 * f64::from(realm.epoch)
        + 10.0 * f64::from(player.built.churches.min(at.rules.task_sheet.churches))
        + 1.5 * f64::from(at.areas(seat))
        + 2.0 * f64::from(at.villages(seat))
        + 0.6 * f64::from(player.fame)
        + 0.25 * f64::from((goods + coins).min(at.rules.task_sheet.wealth.into()))
        + 1.0 * f64::from(at.followers_in_all(seat).min(12))
        + 1.5 * owned
}
