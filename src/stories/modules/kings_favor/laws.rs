//! What holds in The King's Favor (J11).

use super::check::{Missed, is_over, missed};
use super::{Court, epoch, season};
use crate::engine::{AgendaOf, Laws};
use crate::stories::data::kings_favor::ROUNDS;
use crate::stories::data::tasks::Season;
use crate::stories::state::Player;
use crate::stories::{At, Stories};

/// Is its slice there, one courtier for each seat, in years that there are?
pub fn slice(at: At<'_>, laws: &mut Laws) {
    let fits = at.state.kings_favor.as_ref().is_some_and(|court| court.courtiers.fits(at.rules.seats));
    laws.hold(fits, format_args!("court"), "there must be one courtier for each seat");
    let last = u16::from(ROUNDS) * at.rules.epochs.len() as u16;
    laws.hold(at.state.round <= last, format_args!("round"), "there are not so many rounds");
    for (seat, player) in at.state.players.iter() {
        let fits =
            player.out.is_none_or(|round| round > 0 && round <= at.state.round && round % u16::from(ROUNDS) == 0);
        laws.hold(fits, format_args!("players[{}].out", seat.number()), "players drop out at the end of a year");
    }
}

/// The game rests after a winter's check that ended it; then everybody is in or out as that check said (S-103, S-104).
fn end(at: At<'_>, court: &Court, laws: &mut Laws) {
    let is_winter = at.state.round > 0 && season(at) == Season::Winter;
    let reason = "nothing is left to do before the last winter is over or one is left";
    if !laws.hold(is_winter && is_over(at), format_args!("agenda"), reason) {
        return;
    }
    for (seat, player) in at.state.players.iter().filter(|(_, player)| was_judged(at, player)) {
        let Missed { unmet, is_lost } = missed(at, seat);
        let left = court.courtiers[seat].favourites;
        let spent = at.rules.options.favourite_tiles.saturating_sub(left);
        let fits = match player.out {
            None => !is_lost && unmet <= spent,
            Some(_) => is_lost || (unmet > 0 && left == 0),
        };
        let path = format_args!("players[{}].out", seat.number());
        laws.hold(fits, path, "whoever has missed too much is out, and nobody else");
    }
    let fits = at.state.players.values().iter().filter(|player| was_judged(at, player)).count() > 1;
    laws.hold(fits, format_args!("round"), "the last one standing wins at once");
}

/// Was this player still in at the last check?
fn was_judged(at: At<'_>, player: &Player) -> bool {
    player.out.is_none_or(|round| round == at.state.round)
}

/// Holds years, booklets and favourite tiles to the laws.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let Some(court) = &at.state.kings_favor else { return };
    if agenda.items().is_empty() {
        end(at, court, laws);
    } else {
        let fits = at.in_seat_order().count() > 1;
        laws.hold(fits, format_args!("players"), "the last one standing wins at once");
    }
    let objectives = &at.rules.epoch(epoch(at)).objectives;
    for (seat, courtier) in court.courtiers.iter() {
        let n = seat.number();
        let fits = courtier.favourites <= at.rules.options.favourite_tiles;
        laws.hold(fits, format_args!("court.courtiers[{n}].favourites"), "there are not so many favourite tiles");
        let fits = courtier.booklet.len() == objectives.len();
        let path = format_args!("court.courtiers[{n}].booklet");
        if !laws.hold(fits, path, "a page has fields for each objective of the year") {
            continue;
        }
        for (number, (work, row)) in courtier.booklet.iter().zip(objectives).enumerate() {
            for (field, tile) in work.iter() {
                let fits = row.fields.get(field).is_some_and(|&wanted| wanted.is_for(tile));
                let path = format_args!("court.courtiers[{n}].booklet[{number}][{field}]");
                laws.hold(fits, path, "a field holds just the tile that it asks for");
            }
        }
    }
}
