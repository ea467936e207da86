//! What holds in every state a game can reach: J1 to J12 of the ledger. Where the items of the agenda come from stands at
//! each question, step and draw.

mod map;
mod players;
mod tiles;

use super::{At, Item, Stories, modules};
use crate::engine::{AgendaOf, Laws};

/// Holds a table to every law.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Stories>, laws: &mut Laws) {
    let state = at.state;
    let fits = state.players.fits(at.rules.seats);
    if !laws.hold(fits, format_args!("players"), "the number of players is not the number of seats") {
        return;
    }
    let story = at.rules.printed.story;
    story.slice_laws(at, laws);
    for key in modules::unplayed_parts(at.rules.scenario, state) {
        laws.hold(false, format_args!("{key}"), modules::NOT_PLAYED);
    }
    let is_over = agenda.items().is_empty();
    let seated = state.start.is_none_or(|seat| at.rules.seats.has(seat) && (is_over || at.is_in(seat)));
    laws.hold(seated, format_args!("start"), "the start token is with a seat that is not in the game");
    map::seats(at, laws);
    if !laws.is_clean() {
        return;
    }
    let has_begun = state.round > 0;
    let waits = agenda
        .items()
        .iter()
        .any(|item| matches!(item, Item::Draw(super::Draw::DrawLand(_) | super::Draw::StartSeat(_))));
    laws.hold(
        state.start.is_some() != waits && (state.start.is_some() || !has_begun),
        format_args!("start"),
        "the start player is missing, or was drawn before all land",
    );
    tiles::laws(at, agenda, laws);
    map::laws(at, agenda, laws);
    for (seat, player) in state.players.iter() {
        players::laws(at, agenda, seat, player, laws);
    }
    story.laws(at, agenda, laws);
    if laws.is_clean() {
        laws.walk(at, agenda);
    }
    if laws.is_clean() {
        players::passed(at, agenda, laws);
    }
}
