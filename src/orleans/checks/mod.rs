//! What holds in every state a game can reach: the conservation laws of the ledger's chapter 12, and an agenda that fits
//! the state. Whatever passes here can be played on without failing.

mod agenda;
mod pieces;
mod player;
mod waiting;

pub use waiting::debt;

use super::data::civics::Civic;
use super::data::tracks::{CITIZEN_FIELDS, Citizen, KNIGHT_CITIZEN, Track};
use super::modules::civics::is_filled;
use super::rules::Law;
use super::{At, Orleans};
use crate::engine::{AgendaOf, Corrupt};
use crate::wire::Kind;

type Checked = Result<(), Box<Corrupt>>;

/// Holds a table to every law.
pub fn checks(at: At<'_>, agenda: &AgendaOf<Orleans>) -> Checked {
    Corrupt::unless(at.state.players.fits(at.rules.seats), "players", "there must be one player for each seat")?;
    hourglasses(at)?;
    citizens_are_seated(at)?;
    for (seat, player) in at.state.players.iter() {
        let path = |what: &str| format!("players[{}].{what}", seat.number());
        player::checks(at, seat, player).map_err(|(what, reason)| Corrupt::new(path(what), reason))?;
    }
    pieces::checks(at)?;
    citizens(at)?;
    at.rules.modules.iter().try_for_each(|module| module.checks(at))?;
    at.rules.modules.iter().try_for_each(|module| module.checks_to_come(at, agenda))?;
    let stage = agenda::stage(at, agenda)?;
    agenda::fits(at, agenda, stage)
}

/// Every tile comes from the pile of its round (O-011, O-012).
fn hourglasses(at: At<'_>) -> Checked {
    let turned = &at.state.hourglasses;
    for (index, tile) in turned.iter().enumerate() {
        // The start tile is a pile of its own, though its face may come again.
        let before = turned[..index].iter().skip(1).filter(|&other| other == tile).count();
        let copies = at.rules.pile(index as u8 + 1).find(|(other, _)| other == tile).map_or(0, |(_, copies)| copies);
        Corrupt::unless(before < usize::from(copies), "hourglasses", "each tile comes from the pile of its round")?;
    }
    Ok(())
}

fn citizens_are_seated(at: At<'_>) -> Checked {
    let is_seated = |seat| at.rules.seats.has(seat);
    let fits = at.state.citizens.values().iter().flatten().all(|&seat| is_seated(seat));
    Corrupt::unless(fits && at.state.start.is_none_or(is_seated), "citizens", "only seats at the table take part")
}

/// Whoever comes first takes the citizen, and only then (law 3, law 10).
fn citizens(at: At<'_>) -> Checked {
    let state = at.state;
    let most = |track: Track| state.players.values().iter().map(|player| player.tracks[track]).max().unwrap_or(0);
    let furthest = state.players.values().iter().map(|player| player.development).max().unwrap_or(0);
    let taken = |citizen: Citizen| state.citizens[citizen].is_some();
    let reached = |field: u8| Citizen::of_development(field).is_none_or(|citizen| furthest < field || taken(citizen));
    let is_suspended = at.rules.suspended.has(Law::CitizensStandBy);
    let follows = |citizen: Citizen, is_reached: bool| taken(citizen) == is_reached || (is_suspended && taken(citizen));
    let deeds = state.deeds.iter().all(|(deed, sent)| taken(Citizen::of_deed(deed)) == deed.row().is_filled(&sent));
    let civics = Civic::ALL.iter().all(|&civic| !civic.citizen().is_some_and(taken) || is_filled(at, civic));
    let fits = follows(Citizen::Knight, most(Track::Knight) >= KNIGHT_CITIZEN)
        && follows(Citizen::Boatman, most(Track::Boatman) >= Track::Boatman.steps())
        && CITIZEN_FIELDS.into_iter().all(reached)
        && deeds
        && civics
        && (state.is_last_round() || !taken(Citizen::Stations));
    Corrupt::unless(fits, "citizens", "a citizen is gone when somebody has reached it, and only then")
}
