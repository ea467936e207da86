//! Laws of The King's Favor (J11).

use super::check::{Missed, is_over, missed};
use super::{Court, epoch, season};
use crate::engine::{AgendaOf, Laws};
use crate::stories::data::kings_favor::ROUNDS;
use crate::stories::data::tasks::Season;
use crate::stories::state::Player;
use crate::stories::{At, Stories};

/// Checks that its slice of the state exists, with one courtier for each seat, in existing years.
pub fn slice(at: At<'_>, laws: &mut Laws) {
    let fits = at.state.court.as_ref().is_some_and(|court| court.courtiers.fits(at.rules.seats));
    laws.hold(fits, format_args!("court"), "the number of courtiers is not the number of seats");
    let last = u16::from(ROUNDS) * at.rules.epochs.len() as u16;
    laws.hold(at.state.round <= last, format_args!("round"), "the round is greater than the last one");
    for (seat, player) in at.state.players.iter() {
        let fits =
            player.out.is_none_or(|round| round > 0 && round <= at.state.round && round % u16::from(ROUNDS) == 0);
        laws.hold(
            fits,
            format_args!("players[{}].out", seat.number()),
            "this round is not the end of a year that is over",
        );
    }
}

/// The game ends after a winter's check, and the players who are in or out match that check (S-103, S-104).
fn end(at: At<'_>, court: &Court, laws: &mut Laws) {
    let is_winter = at.state.round > 0 && season(at) == Season::Winter;
    let reason = "the agenda is empty before the end of the game";
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
        laws.hold(fits, path, "this player is out, or still in, against the king's objectives");
    }
    let fits = at.state.players.values().iter().filter(|player| was_judged(at, player)).count() > 1;
    laws.hold(fits, format_args!("round"), "the game was over before this round: fewer than two players were still in");
}

/// Whether this player was still in at the last check.
fn was_judged(at: At<'_>, player: &Player) -> bool {
    player.out.is_none_or(|round| round == at.state.round)
}

/// Checks years, booklets and favourite tiles.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let Some(court) = &at.state.court else { return };
    if agenda.items().is_empty() {
        end(at, court, laws);
    } else {
        let fits = at.in_seat_order().count() > 1;
        laws.hold(fits, format_args!("players"), "the game goes on, and fewer than two players are in");
    }
    let objectives = &at.rules.epoch(epoch(at)).objectives;
    for (seat, courtier) in court.courtiers.iter() {
        let n = seat.number();
        let fits = courtier.favourites <= at.rules.options.favourite_tiles;
        laws.hold(
            fits,
            format_args!("court.courtiers[{n}].favourites"),
            "there are more favourite tiles than in the game",
        );
        let fits = courtier.booklet.len() == objectives.len();
        let path = format_args!("court.courtiers[{n}].booklet");
        if !laws.hold(fits, path, "the page does not have fields for each objective of the year") {
            continue;
        }
        for (number, (work, row)) in courtier.booklet.iter().zip(objectives).enumerate() {
            for (field, tile) in work.iter() {
                let fits = row.fields.get(field).is_some_and(|&wanted| wanted.is_for(tile));
                let path = format_args!("court.courtiers[{n}].booklet[{number}][{field}]");
                laws.hold(fits, path, "there is another tile than this field asks for");
            }
        }
    }
}
