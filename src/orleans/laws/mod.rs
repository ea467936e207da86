//! What holds in every state a game can reach: the conservation laws of the ledger's chapter 12. Where the items of the
//! agenda come from stands at each question, step and draw. A table that passes can be played on without failing.

mod pieces;
mod players;
mod time;
pub mod unplayed;

use super::data::deeds::Deed;
use super::data::tracks::{CITIZEN_FIELDS, Citizen, KNIGHT_CITIZEN, Track};
use super::rules::Law;
use super::{At, Orleans};
use crate::engine::{AgendaOf, Laws};
use crate::wire::Kind;

/// Why a citizen may not be where it is.
pub const NOT_REACHED: &str = "the citizen was taken without being reached, or reached without being taken";

/// Holds a table to every law.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let fits = at.state.players.fits(at.rules.seats);
    if !laws.hold(fits, format_args!("players"), "the number of players is not the number of seats")
        || !are_seated(at, laws)
    {
        return;
    }
    unplayed::laws(at, agenda, laws);
    time::laws(at, agenda, laws);
    for (seat, player) in at.state.players.iter() {
        players::laws(at, seat, player, laws);
    }
    pieces::laws(at, laws);
    citizens(at, laws);
    at.rules.modules.iter().for_each(|module| module.laws(at, agenda, laws));
    if laws.is_clean() {
        time::stores(at, agenda, laws);
        laws.walk(at, agenda);
    }
    if laws.is_clean() {
        time::passed(at, agenda, laws);
    }
}

/// Only seats at the table begin and take citizens.
fn are_seated(at: At<'_>, laws: &mut Laws) -> bool {
    let is_seated = |seat| at.rules.seats.has(seat);
    let reason = "there is no such seat at the table";
    let mut fits = laws.hold(at.state.start.is_none_or(is_seated), format_args!("start"), reason);
    for (citizen, holder) in at.state.citizens.iter() {
        let path = format_args!("citizens.{}", citizen.name());
        fits &= laws.hold(holder.is_none_or(is_seated), path, reason);
    }
    fits
}

/// Whoever comes first takes the citizen, and only then (law 3, law 10).
fn citizens(at: At<'_>, laws: &mut Laws) {
    let state = at.state;
    let taken = |citizen: Citizen| state.citizens[citizen].is_some();
    let mut hold = |citizen: Citizen, fits: bool| {
        laws.hold(fits, format_args!("citizens.{}", citizen.name()), NOT_REACHED);
    };
    let most = |track: Track| state.players.values().iter().map(|player| player.tracks[track]).max().unwrap_or(0);
    let is_suspended = at.rules.suspended.has(Law::CitizensStandBy);
    for (citizen, track, step) in
        [(Citizen::Knight, Track::Knight, KNIGHT_CITIZEN), (Citizen::Boatman, Track::Boatman, Track::Boatman.steps())]
    {
        let is_reached = most(track) >= step;
        hold(citizen, taken(citizen) == is_reached || is_suspended && taken(citizen));
    }
    let furthest = state.players.values().iter().map(|player| player.development).max().unwrap_or(0);
    for field in CITIZEN_FIELDS {
        if let Some(citizen) = Citizen::of_development(field) {
            hold(citizen, furthest < field || taken(citizen));
        }
    }
    for &deed in Deed::ALL {
        let citizen = Citizen::of_deed(deed);
        hold(citizen, taken(citizen) == deed.row().is_filled(&state.deeds[deed]));
    }
    hold(Citizen::Stations, state.is_last_round() || !taken(Citizen::Stations));
}
