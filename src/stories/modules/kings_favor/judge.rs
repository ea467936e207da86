//! Aims in The King's Favor: the objectives of this year and of the next ones.

use super::{check, epoch, favourites, objectives, year};
use crate::engine::Seat;
use crate::stories::At;
use crate::stories::data::effects::Building;
use crate::stories::data::epochs::{Goal, ObjectiveRow};
use crate::stories::data::kings_favor::{ROUNDS, points};
use crate::stories::data::wares::{Wanted, Ware};
use crate::stories::judge::{Demand, Want};
use crate::stories::modules;

/// Urgency of demands of objectives: this year, next year, later years.
const YEARS: [f64; 3] = [4.0, 3.0, 1.2];
/// Steps on the fame track per round that a player can usually make on purpose.
const PACE: f64 = 4.0;

/// The number of rounds left in this year, including this one.
fn left(at: At<'_>) -> u8 {
    (u16::from(ROUNDS) * u16::from(epoch(at)) + 1).saturating_sub(at.state.round).clamp(1, ROUNDS.into()) as u8
}

/// The unmet objectives, each with its distance in years.
fn unmet(at: At<'_>, seat: Seat) -> impl Iterator<Item = (usize, &ObjectiveRow)> {
    let now = usize::from(epoch(at));
    at.rules.epochs.iter().skip(now - 1).enumerate().flat_map(move |(later, row)| {
        let open = move |&(number, objective): &(usize, &ObjectiveRow)| match objective.goal {
            Goal::Dispatch if later > 0 => true,
            _ => !objectives::is_met(at, seat, number, objective),
        };
        row.objectives.iter().enumerate().filter(open).map(move |(_, objective)| (later, objective))
    })
}

/// The urgency of an aim, as a factor.
pub fn urgency(at: At<'_>, seat: Seat, want: Want) -> f64 {
    match want {
        Want::Fame => fame(at, seat),
        // More urgent towards winter.
        Want::Field => 1.2 + 0.4 * f64::from(ROUNDS - left(at)),
        Want::Wealth => 1.0,
        Want::Advance | Want::Citizen => 0.0,
        Want::Area | Want::Building(_) => {
            let asks = |(later, row): (usize, &ObjectiveRow)| {
                if helps(row, want) { YEARS[later.min(YEARS.len() - 1)] } else { 0.0 }
            };
            unmet(at, seat).map(asks).fold(0.6, f64::max)
        }
    }
}

/// The urgency of steps on the fame track: higher if they are needed faster, 0 at a landmark that stops the marker.
fn fame(at: At<'_>, seat: Seat) -> f64 {
    let now = at.state.players[seat].fame;
    if at.fame_stop().is_some_and(|stop| now >= stop) {
        return 0.0;
    }
    let mut most = 0.3;
    for (later, row) in unmet(at, seat) {
        if let Goal::Reach { landmark } = row.goal {
            let space = at.rules.fame.landmark(landmark).map_or(now, |(space, _)| space);
            let rounds = f64::from(left(at)) + f64::from(ROUNDS) * later as f64;
            let pace = f64::from(space.saturating_sub(now)) / rounds / PACE;
            most = f64::max(most, (2.0 * pace).clamp(0.5, 3.0));
        }
    }
    most
}

/// Whether this aim helps with this objective.
fn helps(row: &ObjectiveRow, want: Want) -> bool {
    match (row.goal, want) {
        (Goal::ControlAreas { .. }, Want::Area) => true,
        (Goal::ControlVillages { .. }, Want::Building(building)) => building == Building::Village,
        (Goal::ControlChurches { .. }, Want::Building(building)) => building == Building::Church,
        (Goal::Built { building, .. }, Want::Building(wanted)) => building == wanted,
        _ => false,
    }
}

/// Calls `each` with the demands of objectives, and of food in autumn.
pub fn demands(at: At<'_>, seat: Seat, each: &mut dyn FnMut(Demand)) {
    let booklet = at.state.court.as_ref().map(|court| &court.courtiers[seat].booklet);
    for (later, row) in at.rules.epochs.iter().skip(usize::from(epoch(at)) - 1).enumerate().take(YEARS.len()) {
        let urgency = YEARS[later];
        for (number, objective) in row.objectives.iter().enumerate() {
            let page = booklet.filter(|_| later == 0).and_then(|page| page.get(number));
            for (field, &wanted) in objective.fields.iter().enumerate() {
                if page.is_some_and(|work| work.lying(field).is_some()) {
                    continue;
                }
                each(match wanted {
                    Wanted::Follower(follower) => Demand::Tiles(follower.into(), 1, urgency),
                    Wanted::Good(good) => Demand::Tiles(good.into(), 1, urgency),
                    Wanted::Technology => Demand::Tiles(Ware::Technology, 1, urgency),
                    Wanted::Coins(sum) if later < 2 => Demand::Coins(sum.into()),
                    Wanted::Coins(_) | Wanted::Anybody => continue,
                });
            }
        }
    }
    each(Demand::Food(at.rules.seasons.autumn_food.into()));
    modules::each_food(at, seat, each);
}

/// This year with its remaining rounds, and the next year with all its rounds.
pub fn ahead(at: At<'_>) -> [(u8, u8); 2] {
    let now = epoch(at);
    let is_last = usize::from(now) >= at.rules.epochs.len();
    [(now, left(at)), (now + 1, if is_last { 0 } else { ROUNDS })]
}

/// The points at the end and the met objectives of this year; a player who dropped out has only the years.
pub fn prospect(at: At<'_>, seat: Seat) -> f64 {
    if let Some(round) = at.state.players[seat].out {
        return -150.0 + 20.0 * f64::from(year(round));
    }
    let check::Missed { unmet, is_lost } = check::missed(at, seat);
    let [goods, coins] = at.wealth(seat);
    let each = |count: u8, points: u8| f64::from(count) * f64::from(points);
    let rows = at.rules.epoch(epoch(at)).objectives.len() as u8;
    let booklet = at.state.court.iter().flat_map(|court| &court.courtiers[seat].booklet);
    let sent: usize = booklet.map(|work| work.iter().count()).sum();
    let mut owned = 0.0;
    demands(at, seat, &mut |demand| owned += modules::has(at, seat, demand));
    f64::from(goods)
        + f64::from(coins)
        + each(at.areas(seat), points::AREA)
        + each(at.villages(seat), points::VILLAGE)
        + each(at.fortresses(seat), points::FORTRESS)
        + each(at.churches(seat), points::CHURCH)
        + each(favourites(at, seat), points::FAVOURITE)
        + each(rows - unmet - u8::from(is_lost), 12)
        + 1.0 * f64::from(at.state.players[seat].fame)
        + 3.0 * sent as f64
        + 1.0 * owned
        + 1.0 * f64::from(at.followers_in_all(seat).min(12))
}
