//! What The King's Favor is after: the objectives of this year, and already those of the next.

use super::{check, epoch, favourites, objectives, year};
use crate::engine::Seat;
use crate::stories::At;
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::{Goal, ObjectiveRow};
use crate::stories::data::kings_favor::points;
use crate::stories::data::wares::{Wanted, Ware};
use crate::stories::judge::Want;

/// What an objective of this year asks for counts three times, of the next year half more.
const NOW: f64 = 3.0;
const SOON: f64 = 1.5;

/// How much more than usual this is wanted.
pub fn urgency(at: At<'_>, seat: Seat, want: Want) -> f64 {
    let this = at.rules.epoch(epoch(at)).objectives.iter().enumerate();
    let mut open = this.filter(|&(number, row)| !objectives::is_met(at, seat, number, row));
    if open.any(|(_, row)| helps(at, seat, row, want)) {
        return NOW;
    }
    let next = at.rules.epochs.get(usize::from(epoch(at)));
    let mut later = next.into_iter().flat_map(|row| &row.objectives);
    if later.any(|row| helps(at, seat, row, want)) { SOON } else { 1.0 }
}

/// Would such a thing help with this objective?
fn helps(at: At<'_>, seat: Seat, row: &ObjectiveRow, want: Want) -> bool {
    match (row.goal, want) {
        (Goal::ControlAreas { min }, Want::Area) => at.areas(seat) < min,
        (Goal::ControlVillages { min }, Want::Building(Building::Village)) => at.villages(seat) < min,
        (Goal::ControlVillages { min }, Want::Area) => at.areas(seat) < min,
        (Goal::ControlChurches { min }, Want::Building(Building::Church)) => at.churches(seat) < min,
        (Goal::Built { building, .. }, Want::Building(wanted)) => building == wanted,
        (Goal::Reach { .. }, Want::Fame) => true,
        (Goal::Reach { .. }, Want::Building(_)) => true,
        (Goal::Dispatch, Want::Ware(ware)) => row.fields.iter().any(|&wanted| match wanted {
            Wanted::Follower(follower) => ware.follower() == Some(follower) && at.owned(seat, follower) == 0,
            Wanted::Good(good) => ware.good() == Some(good),
            Wanted::Technology => ware == Ware::Technology,
            _ => false,
        }),
        _ => false,
    }
}

/// Points as they are counted in the end, and what was met of this year; whoever is out has only the years.
pub fn prospect(at: At<'_>, seat: Seat) -> f64 {
    if let Some(round) = at.state.players[seat].out {
        return -150.0 + 10.0 * f64::from(year(round));
    }
    let check::Missed { unmet, is_lost } = check::missed(at, seat);
    let [goods, coins] = at.wealth(seat);
    let each = |count: u8, points: u8| f64::from(count) * f64::from(points);
    let rows = at.rules.epoch(epoch(at)).objectives.len() as u8;
    f64::from(goods)
        + f64::from(coins)
        + each(at.areas(seat), points::AREA)
        + each(at.villages(seat), points::VILLAGE)
        + each(at.fortresses(seat), points::FORTRESS)
        + each(at.churches(seat), points::CHURCH)
        + each(favourites(at, seat), points::FAVOURITE)
        + each(rows - unmet - u8::from(is_lost), 12)
        + 0.3 * f64::from(at.state.players[seat].fame)
        + 0.8 * f64::from(at.followers_in_all(seat).min(14))
}
