//! What The First Kingdom is after: the conditions of the next epoch, open tasks, numbers of the control board.

use super::{realm, tasks};
use crate::engine::Seat;
use crate::stories::At;
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::Condition;
use crate::stories::data::tasks::Task;
use crate::stories::data::wares::Wanted;
use crate::stories::judge::Want;
use crate::stories::phases::effects::food_in_stock;
use crate::wire::Kind;

/// What the next epoch asks for counts three times; what a task asks for, and is not there, twice and a half.
const EPOCH: f64 = 3.0;
const TASK: f64 = 2.5;

/// How much more than usual this is wanted.
pub fn urgency(at: At<'_>, seat: Seat, want: Want) -> f64 {
    let Some(realm) = realm(at, seat) else { return 1.0 };
    let enter = at.rules.epochs.get(usize::from(realm.epoch)).map_or(&[][..], |row| &row.enter[..]);
    let is_missed = |condition: &Condition| is_missed(at, seat, condition, want);
    if enter.iter().any(is_missed) {
        return EPOCH;
    }
    match want {
        Want::Building(Building::Church) if at.state.players[seat].built.churches < at.rules.task_sheet.churches => {
            TASK
        }
        Want::Ware(ware)
            if is_open(at, seat, |wanted| match wanted {
                Wanted::Follower(follower) => ware.follower() == Some(follower) && at.owned(seat, follower) == 0,
                Wanted::Good(good) => ware.good() == Some(good),
                Wanted::Technology => ware.follower().is_none() && ware.good().is_none(),
                _ => false,
            }) =>
        {
            TASK
        }
        _ => 1.0,
    }
}

/// Is this a condition that is not met yet and that such a thing helps to meet?
fn is_missed(at: At<'_>, seat: Seat, condition: &Condition, want: Want) -> bool {
    let built = &at.state.players[seat].built;
    match (*condition, want) {
        (Condition::ControlAreas { min }, Want::Area) => at.areas(seat) < min,
        (Condition::ControlVillages { min }, Want::Building(Building::Village)) => at.villages(seat) < min,
        (Condition::ControlChurches { min }, Want::Building(Building::Church)) => at.churches(seat) < min,
        (Condition::Built { building, min }, Want::Building(wanted)) if building == wanted => {
            min > match building {
                Building::Village => built.villages,
                Building::Fortress => built.fortresses,
                Building::Church => built.churches,
            }
        }
        (Condition::OwnFollower { follower, min }, Want::Ware(ware)) => {
            // One more, so that the last one is not sent away.
            ware.follower() == Some(follower) && at.owned(seat, follower) <= min
        }
        (Condition::PayFood { amount, per }, Want::Ware(ware)) => {
            let is_food = ware.good().is_some_and(|good| at.rules.goods.food.has(good));
            is_food && u16::from(food_in_stock(at, seat)) <= u16::from(amount) * at.count_or_one(seat, per)
        }
        (Condition::PayCoins { amount, per }, Want::Coins) => {
            at.state.players[seat].coins < u16::from(amount) * at.count_or_one(seat, per)
        }
        (Condition::PayValue { amount }, Want::Coins) => {
            let [goods, coins] = at.wealth(seat);
            goods + coins < amount.into()
        }
        _ => false,
    }
}

/// Does an open field of a task want something of the kind?
fn is_open(at: At<'_>, seat: Seat, is_it: impl Fn(Wanted) -> bool) -> bool {
    Task::DISPATCH.into_iter().any(|task| tasks::open_fields(at, seat, task).any(|(_, wanted)| is_it(wanted)))
}

/// What a realm has come to: fields, citizens, epochs, what is on the map, and a little for wealth.
pub fn prospect(at: At<'_>, seat: Seat) -> f64 {
    let Some(realm) = realm(at, seat) else { return 0.0 };
    let ticks: u32 = realm.ticks.iter().map(|ticks| ticks.count_ones()).sum();
    let [goods, coins] = at.wealth(seat);
    let won = if tasks::done(at, seat).len() == Task::ALL.len() as u8 { 100.0 } else { 0.0 };
    won + 4.0 * f64::from(ticks)
        + 3.0 * f64::from(realm.citizens)
        + 5.0 * f64::from(realm.epoch)
        + 8.0 * f64::from(at.state.players[seat].built.churches.min(at.rules.task_sheet.churches))
        + f64::from(at.areas(seat))
        + 2.0 * f64::from(at.villages(seat))
        + 0.2 * f64::from(at.state.players[seat].fame)
        + 0.2 * f64::from((goods + coins).min(at.rules.task_sheet.wealth.into()))
        + 0.8 * f64::from(at.followers_in_all(seat).min(14))
}
