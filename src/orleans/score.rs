//! Points by source, as if the game ended now, and the tie-break (O-131 to O-133, T-101).

use super::At;
use super::data::tracks::Citizen;
use super::gain::most_stations;
use crate::engine::{Better, BySeat, Score, Seat, Source, TieBreak};
use crate::wire::Kind;

/// The points of each seat, by source.
pub fn scores(at: At<'_>) -> BySeat<Score> {
    BySeat::new(at.rules.seats, |seat| Score { standing: vec![], sources: sources(at, seat), ties: ties(at, seat) })
}

fn sources(at: At<'_>, seat: Seat) -> Vec<Source> {
    let player = &at.state.players[seat];
    let status = i32::from(player.status());
    let coins = ("coins", i32::from(player.coins));
    let goods = player.goods.iter().map(|(good, count)| (good.name(), i32::from(count) * i32::from(good.points())));
    let stations = ("stations", i32::from(player.stations.len()) * status);
    let citizens = ("citizens", i32::from(citizens(at, seat)) * status);
    let all = [coins].into_iter().chain(goods).chain([stations, citizens]);
    let mut sources = all.map(|(source, points)| Source { source, points, pending: true }).collect();
    at.rules.modules.iter().for_each(|module| module.score(at, seat, &mut sources));
    sources
}

/// A seat's points without those of modules.
pub fn points(at: At<'_>, seat: Seat) -> i32 {
    let player = &at.state.players[seat];
    let goods: i32 = player.goods.iter().map(|(good, count)| i32::from(count) * i32::from(good.points())).sum();
    let things = i32::from(player.stations.len()) + i32::from(citizens(at, seat));
    i32::from(player.coins) + goods + things * i32::from(player.status())
}

/// A seat's citizens, including the one for most stations if it is not given yet.
fn citizens(at: At<'_>, seat: Seat) -> u8 {
    let is_open = at.state.citizens[Citizen::Stations].is_none();
    at.state.citizens(seat) + u8::from(is_open && most_stations(at.state) == Some(seat))
}

/// The marker further on the development track wins; otherwise victory is shared.
fn ties(at: At<'_>, seat: Seat) -> Vec<TieBreak> {
    let value = at.state.players[seat].development.into();
    vec![TieBreak { name: "development", value, better: Better::More }]
}
