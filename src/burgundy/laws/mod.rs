//! Conservation laws: statements that hold in every reachable state (chapter 11 of the ledger). Questions, steps and
//! draws declare where on the agenda they come from.

mod goods;
mod players;
mod points;
mod tiles;

use super::chance::Draw;
use super::round::{ROUNDS, Step};
use super::state::Phase;
use super::{At, Burgundy, Item};
use crate::engine::{AgendaOf, Laws, Seat};

/// Checks a table against all laws.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Burgundy>, laws: &mut Laws) {
    let state = at.state;
    let fits = state.players.fits(at.rules.seats);
    if !laws.hold(fits, format_args!("players"), "the number of players is not the number of seats") {
        return;
    }
    laws.hold(state.round <= ROUNDS, format_args!("round"), "the round is greater than 5");
    laws.walk(at, agenda);
    if !laws.is_clean() {
        return;
    }
    let stage = Stage::of(at, agenda.items());
    let is_end = (state.phase, state.round) == (Phase::E, ROUNDS);
    laws.hold(
        !stage.items.is_empty() || is_end,
        format_args!("phase"),
        "the agenda is empty before the end of the game",
    );
    track(&stage, laws);
    for (seat, player) in state.players.iter() {
        players::laws(&stage, seat, player, laws);
    }
    tiles::laws(&stage, laws);
    goods::laws(&stage, laws);
    points::laws(&stage, laws);
}

/// The progress of the game, derived from the agenda.
struct Stage<'a> {
    at: At<'a>,
    items: &'a [Item],
    /// Whether the turn order is known (B-011).
    has_order: bool,
    /// Whether the first phase was laid out, at least in part.
    has_begun: bool,
}

impl<'a> Stage<'a> {
    fn of(at: At<'a>, items: &'a [Item]) -> Self {
        let mut stage = Stage { at, items, has_order: false, has_begun: false };
        stage.has_order = stage.draws(&|draw| matches!(draw, Draw::StartSeat(_))) == 0;
        stage.has_begun = !stage.awaits(&|step| matches!(step, Step::Phase(_)));
        stage
    }
}

impl Stage<'_> {
    /// Number of pending draws of this kind.
    #[inline(never)]
    fn draws(&self, is_it: &dyn Fn(Draw) -> bool) -> usize {
        self.items.iter().filter(|item| matches!(item, Item::Draw(draw) if is_it(*draw))).count()
    }

    /// Whether a step of this kind is pending.
    #[inline(never)]
    fn awaits(&self, is_it: &dyn Fn(Step) -> bool) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Step(step) if is_it(*step)))
    }

    /// Number of phases that have begun.
    fn phases(&self) -> usize {
        if self.has_begun { self.at.state.phase as usize + 1 } else { 0 }
    }

    /// Whether the white die of this round was rolled (B-031).
    fn is_white_die_rolled(&self) -> bool {
        self.at.state.round > 0 && self.draws(&|draw| matches!(draw, Draw::WhiteDie(_))) == 0
    }

    /// Whether this seat's turn of this round has not begun.
    fn is_waiting(&self, seat: Seat) -> bool {
        self.awaits(&|step| matches!(step, Step::StartTurn(turn) if turn.seat == seat))
    }

    /// Whether this seat is asked in its turn.
    fn is_acting(&self, seat: Seat) -> bool {
        match self.items.last() {
            Some(Item::Ask(asked)) => self.has_begun && asked.iter().any(|pending| pending.seat == seat),
            _ => false,
        }
    }
}

/// Each marker exists once and is on the field of its seat's ships (law 6).
fn track(stage: &Stage<'_>, laws: &mut Laws) {
    let (state, seats) = (stage.at.state, stage.at.rules.seats);
    let markers = state.turn_order().count();
    if !stage.has_order {
        laws.hold(markers == 0, format_args!("track"), "markers stand on it before a start player is drawn");
        return;
    }
    let once = |seat| state.turn_order().filter(|&other| other == seat).count() == 1;
    let fits = markers == seats.len() && seats.iter().all(once);
    if !laws.hold(fits, format_args!("track"), "a marker is missing or stands on it twice") {
        return;
    }
    for (field, stack) in state.track.iter().enumerate() {
        let fits = stack
            .iter()
            .all(|&seat| usize::from(state.players[seat].duchy.count(super::data::tiles::Tile::Ship)) == field);
        laws.hold(fits, format_args!("track[{field}]"), "a marker's field is not the number of its seat's ships");
    }
}
