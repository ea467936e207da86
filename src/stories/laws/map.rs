//! Land, settlers, buildings (J2 to J5).

use crate::engine::{AgendaOf, Laws, Seat};
use crate::stories::data::map::{Area, Land};
use crate::stories::rules::{CHURCHES, FORTRESSES, SETTLERS};
use crate::stories::state::Plot;
use crate::stories::{At, Draw, Item, Stories, modules};
use crate::wire::Kind;

/// Whoever is named on the map is at the table.
pub fn seats(at: At<'_>, laws: &mut Laws) {
    for (area, plot) in at.state.map.iter() {
        let fits = plot.settlers.iter().chain(plot.fortress).all(|seat| at.rules.seats.has(seat));
        laws.hold(fits, format_args!("map.{}", area.name()), "there is no such seat");
    }
}

/// Holds the map to the laws.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let (state, rules) = (at.state, at.rules);
    let awaits = |area| {
        agenda.items().iter().any(|item| *item == Item::Draw(Draw::DrawLand(crate::stories::chance::DrawLand { area })))
    };
    for (area, plot) in state.map.iter() {
        let name = area.name();
        if !rules.areas.has(area) {
            laws.hold(plot == Plot::default(), format_args!("map.{name}"), "this area is not in the game");
            continue;
        }
        let is_start = rules.start_villages.has(area);
        let fits = match plot.land {
            None => is_start || awaits(area),
            Some(_) => !is_start && !awaits(area),
        };
        laws.hold(fits, format_args!("map.{name}.land"), "land lies on every area but the start villages");
        laws.hold(plot.village || !is_start, format_args!("map.{name}.village"), "a village never becomes land again");
        laws.hold(plot.village || !plot.church, format_args!("map.{name}.church"), "churches stand in villages");
        let is_bare =
            !plot.church && plot.fortress.is_none() && plot.settlers.is_empty() && (is_start || !plot.village);
        laws.hold(!awaits(area) || is_bare, format_args!("map.{name}"), "nothing stands where no land lies yet");
        settlers(at, area, &plot, laws);
    }
    for &land in Land::ALL {
        let laid = rules.areas.iter().filter(|&area| state.map[area].land == Some(land)).count();
        let fits = laid <= rules.land[land].into();
        laws.hold(fits, format_args!("map"), "there are not so many tiles of a land");
    }
    let churches = rules.areas.iter().filter(|&area| state.map[area].church).count();
    let fits = churches + usize::from(state.churches) == usize::from(CHURCHES);
    laws.hold(fits, format_args!("churches"), "there are twelve churches");
    let built: usize = state.players.values().iter().map(|player| usize::from(player.built.churches)).sum();
    laws.hold(built == churches, format_args!("players"), "every church was built by somebody");
    let villages = rules.areas.iter().filter(|&area| state.map[area].village && state.map[area].land.is_some()).count();
    let built: usize = state.players.values().iter().map(|player| usize::from(player.built.villages)).sum();
    laws.hold(built == villages, format_args!("players"), "every village but the start villages was built by somebody");
    rules.seats.iter().for_each(|seat| pieces(at, seat, laws));
}

/// Foreign settlers only share an area in peace, and never one with a fortress (J3, J4).
fn settlers(at: At<'_>, area: Area, plot: &Plot, laws: &mut Laws) {
    let name = area.name();
    let fits = plot.fortress.is_none_or(|owner| plot.settlers.others(owner).next().is_none());
    laws.hold(fits, format_args!("map.{name}.settlers"), "no foreign settler is where a fortress stands");
    let all = plot.settlers;
    let in_peace = all.iter().all(|one| all.others(one).all(|other| modules::of(at).are_at_peace(at, one, other)));
    laws.hold(in_peace, format_args!("map.{name}.settlers"), "settlers share an area only in peace");
}

/// Twelve settlers and five fortresses of each seat (J2, J3).
fn pieces(at: At<'_>, seat: Seat, laws: &mut Laws) {
    let (n, player) = (seat.number(), &at.state.players[seat]);
    let on_map = at.areas(seat);
    let boards = modules::of(at).settlers_on_boards();
    let settlers = u16::from(on_map) + u16::from(player.reserve) + u16::from(player.aside) + u16::from(boards);
    laws.hold(settlers == u16::from(SETTLERS), format_args!("players[{n}].reserve"), "every seat has twelve settlers");
    let fortresses = u16::from(at.fortresses(seat)) + u16::from(player.fortresses);
    laws.hold(
        fortresses == u16::from(FORTRESSES),
        format_args!("players[{n}].fortresses"),
        "every seat has five fortresses",
    );
    let built = player.built.fortresses;
    let fits = at.fortresses(seat) <= built && built <= FORTRESSES;
    laws.hold(fits, format_args!("players[{n}].built.fortresses"), "every fortress on the map was built by its seat");
}
