//! Land, settlers, buildings (J2 to J5).

use crate::engine::{AgendaOf, Laws, Seat};
use crate::stories::data::map::{Area, Land};
use crate::stories::rules::{CHURCHES, FORTRESSES, SETTLERS};
use crate::stories::state::Plot;
use crate::stories::{At, Draw, Item, Stories};
use crate::wire::Kind;

/// All seats on the map are at the table.
pub fn seats(at: At<'_>, laws: &mut Laws) {
    for (area, plot) in at.state.map.iter() {
        let fits = plot.settlers.iter().chain(plot.fortress).all(|seat| at.rules.seats.has(seat));
        laws.hold(fits, format_args!("map.{}", area.name()), "there is no such seat at the table");
    }
}

/// Checks the map.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let (state, rules) = (at.state, at.rules);
    let awaits = |area| {
        agenda.items().iter().any(|item| *item == Item::Draw(Draw::DrawLand(crate::stories::chance::DrawLand { area })))
    };
    for (area, plot) in state.map.iter() {
        let name = area.name();
        if !rules.areas.has(area) {
            laws.hold(
                plot == Plot::default(),
                format_args!("map.{name}"),
                "there is something on an area that is not in the game",
            );
            continue;
        }
        let is_start = rules.start_villages.has(area);
        let fits = match plot.land {
            None => is_start || awaits(area),
            Some(_) => !is_start && !awaits(area),
        };
        laws.hold(
            fits,
            format_args!("map.{name}.land"),
            "land is missing, or there is land on a start village or where it is still drawn",
        );
        laws.hold(plot.village || !is_start, format_args!("map.{name}.village"), "the start village is missing");
        laws.hold(
            plot.village || !plot.church,
            format_args!("map.{name}.church"),
            "there is a church without a village",
        );
        let is_bare =
            !plot.church && plot.fortress.is_none() && plot.settlers.is_empty() && (is_start || !plot.village);
        laws.hold(
            !awaits(area) || is_bare,
            format_args!("map.{name}"),
            "there is something on an area whose land is still drawn",
        );
        settlers(at, area, &plot, laws);
    }
    for &land in Land::ALL {
        let laid = rules.areas.iter().filter(|&area| state.map[area].land == Some(land)).count();
        let fits = laid <= rules.land[land].into();
        laws.hold(fits, format_args!("map"), "there are more tiles of one kind of land than in the box");
    }
    let churches = rules.areas.iter().filter(|&area| state.map[area].church).count();
    let fits = churches + usize::from(state.churches) == usize::from(CHURCHES);
    laws.hold(fits, format_args!("churches"), "there are not twelve churches in all");
    let built: usize = state.players.values().iter().map(|player| usize::from(player.built.churches)).sum();
    laws.hold(built == churches, format_args!("players"), "the churches on the map are not as many as were built");
    let villages = rules.areas.iter().filter(|&area| state.map[area].village && state.map[area].land.is_some()).count();
    let built: usize = state.players.values().iter().map(|player| usize::from(player.built.villages)).sum();
    laws.hold(built == villages, format_args!("players"), "the villages on the map are not as many as were built");
    rules.seats.iter().for_each(|seat| pieces(at, seat, laws));
}

/// Settlers of several seats share an area only in peace, and never one with a fortress (J3, J4).
fn settlers(at: At<'_>, area: Area, plot: &Plot, laws: &mut Laws) {
    let name = area.name();
    let fits = plot.fortress.is_none_or(|owner| plot.settlers.others(owner).next().is_none());
    laws.hold(fits, format_args!("map.{name}.settlers"), "there is a foreign settler beside a fortress");
    let all = plot.settlers;
    let in_peace = all.iter().all(|one| all.others(one).all(|other| at.are_at_peace(one, other)));
    laws.hold(in_peace, format_args!("map.{name}.settlers"), "settlers that are not at peace share an area");
}

/// Each seat has twelve settlers and five fortresses (J2, J3).
fn pieces(at: At<'_>, seat: Seat, laws: &mut Laws) {
    let (n, player) = (seat.number(), &at.state.players[seat]);
    let on_map = at.areas(seat);
    let boards = at.story().settlers_on_boards;
    let settlers = u16::from(on_map) + u16::from(player.reserve) + u16::from(player.aside) + u16::from(boards);
    laws.hold(
        settlers == u16::from(SETTLERS),
        format_args!("players[{n}].reserve"),
        "this seat does not have twelve settlers in all",
    );
    let fits = player.aside == at.aside(seat);
    let wrong = "the settlers set aside are not as many as the epochs leave";
    laws.hold(fits, format_args!("players[{n}].aside"), wrong);
    let fortresses = u16::from(at.fortresses(seat)) + u16::from(player.fortresses);
    laws.hold(
        fortresses == u16::from(FORTRESSES),
        format_args!("players[{n}].fortresses"),
        "this seat does not have five fortresses in all",
    );
    let (built, on_map) = (player.built.fortresses, at.fortresses(seat));
    // Only the option `clearEliminated` removes fortresses from the map (S-102).
    let is_cleared = player.out.is_some() && at.rules.options.clear_eliminated;
    let fits = built == on_map || is_cleared && (on_map..=FORTRESSES).contains(&built);
    let wrong = "the fortresses on the map are not as many as this seat has built";
    laws.hold(fits, format_args!("players[{n}].built.fortresses"), wrong);
}
