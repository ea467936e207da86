//! The order of the game: set-up, five phases of five rounds, income.

use super::actions::estate::Estate;
use super::actions::turn;
use super::actions::{buy, place};
use super::chance::{BlackTile, Board, DepotTile, Die, RoundGood, StartGood, StartSeat, WhiteDie};
use super::data::tiles::{Colour, Tile};
use super::duchy::Space;
use super::events::Event;
use super::setup::SetupMode;
use super::state::{Depot, Phase};
use super::tiles::mines;
use super::{At, Burgundy, Cx, Item, Rules};
use crate::engine::{Runs, Seat};
use crate::wire::Wire;

/// Number of rounds in a phase (B-022).
pub const ROUNDS: u8 = 5;
/// Number of start goods of each seat (B-010).
pub const START_GOODS: usize = 3;

/// Steps, which run without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "BurgundyStep")]
#[runs(game = Burgundy)]
pub enum Step {
    #[waits(first())]
    SetUp(SetUp),
    #[waits(in_plan(SetUp))]
    Boards(Boards),
    #[waits(bottom())]
    Phase(StartPhase),
    #[waits(in_plan(StartPhase { phase: at.state.phase }))]
    Round(Round),
    #[waits(some_of(Round { round: at.state.round }))]
    StartTurn(StartTurn),
    #[waits(by(StartTurn { seat: step.seat }))]
    Turn(Turn),
    #[waits(in_plan(StartPhase { phase: at.state.phase }))]
    Income(Income),
}

/// Draws the start goods and the start player, then deals boards if there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "setUp")]
pub struct SetUp;
/// Deals boards and asks for a side (B-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "boards")]
pub struct Boards;
/// Prepares a phase (B-023 to B-027).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "phase")]
pub struct StartPhase {
    pub phase: Phase,
}
/// Rolls the dice of all seats (B-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "round")]
pub struct Round {
    /// The round of the phase, from 1.
    pub round: u8,
}
/// Begins a seat's turn (B-032).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startTurn")]
pub struct StartTurn {
    pub seat: Seat,
}
/// Continues a seat's turn while a die is left or a purchase is possible (B-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct Turn {
    pub seat: Seat,
}
/// Ends the phase: mines pay (B-090).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "income")]
pub struct Income;

fn step(step: impl Into<Step>) -> Item {
    Item::Step(step.into())
}

fn draw(draw: impl Into<super::Draw>) -> Item {
    Item::Draw(draw.into())
}

impl Runs<Burgundy> for SetUp {
    fn run(self, cx: &mut Cx<'_>) {
        if cx.rules.options.score_start_area && cx.rules.options.setup == SetupMode::Basic {
            for seat in cx.rules.seats.iter() {
                place::complete_area(cx, seat, Space::CENTRE);
            }
        }
        cx.next(self.plan(cx.at()));
    }

    /// Goods, then the start player, then boards if they are dealt, then phase A (B-008).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        let mut plan = Vec::new();
        for seat in at.rules.seats.iter() {
            plan.extend((0..START_GOODS).map(|_| draw(StartGood { seat })));
        }
        plan.push(draw(StartSeat));
        if at.rules.options.setup != SetupMode::Basic {
            plan.push(step(Boards));
        }
        plan.push(step(StartPhase { phase: Phase::A }));
        plan
    }
}

impl Runs<Burgundy> for Boards {
    fn run(self, cx: &mut Cx<'_>) {
        cx.next(self.plan(cx.at()));
    }

    /// Boards are dealt in turn order, then chosen: one after the other, or all at once (B-015).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        let mut plan: Vec<Item> = at.state.turn_order().map(|seat| draw(Board { seat })).collect();
        match at.rules.options.setup {
            SetupMode::AdvancedSecret => {
                plan.push(Item::asks(at.rules.seats.iter().map(|seat| (seat, Estate.into()))));
            }
            _ => plan.extend(at.state.turn_order().map(|seat| Item::ask(seat, Estate.into()))),
        }
        plan
    }
}

impl Runs<Burgundy> for StartPhase {
    /// Clears the main board except for its goods, and lays out the tiles of colours with a single face (B-023, B-024).
    fn run(self, cx: &mut Cx<'_>) {
        let state = &mut *cx.state;
        state.phase = self.phase;
        state.round = 0;
        state.white_die = None;
        let lying = state.depots.iter_mut().flat_map(|depot| &mut depot.tiles).chain(&mut state.black);
        for tile in lying.filter_map(Option::take) {
            state.removed[tile] += 1;
        }
        cx.tell(Event::PhaseStarted { phase: self.phase });
        for (depot, slot, colour) in slots(cx.rules, self.phase) {
            if let &[tile] = colour.faces() {
                lay_out(cx, depot, slot, tile);
            }
        }
        cx.next(self.plan(cx.at()));
    }

    /// What chance still has to lay out, then five rounds, then income (B-024, B-027).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        let mut plan = Vec::new();
        for (depot, slot, colour) in slots(at.rules, self.phase) {
            if colour.faces().len() > 1 {
                plan.push(draw(DepotTile { depot, slot }));
            }
        }
        plan.extend((0..at.rules.black_slots as u8).map(|slot| draw(BlackTile { slot })));
        plan.extend((0..ROUNDS).map(|_| draw(RoundGood)));
        plan.extend((1..=ROUNDS).map(|round| step(Round { round })));
        plan.push(step(Income));
        plan
    }

    /// Only the first phase has to wait, for the set-up.
    fn fits(self, at: At<'_>) -> bool {
        (self.phase, at.state.phase, at.state.round) == (Phase::A, Phase::A, 0)
    }
}

/// The spaces of the numbered depots that are in use, with their colours.
pub fn slots(rules: &Rules, phase: Phase) -> impl Iterator<Item = (Depot, u8, Colour)> + '_ {
    Depot::all().flat_map(move |depot| {
        (0..4u8).filter_map(move |slot| Some((depot, slot, rules.slot_colour(depot.index(), slot.into(), phase)?)))
    })
}

/// Lays a tile from the supply on a space of a depot.
pub fn lay_out(cx: &mut Cx<'_>, depot: Depot, slot: u8, tile: Tile) {
    cx.state.supply[tile] = cx.state.supply[tile].saturating_sub(1);
    cx.state.depots[depot.index()].tiles[usize::from(slot) % 4] = Some(tile);
    cx.tell(Event::TileLaidOut { depot: Some(depot), slot, tile });
}

impl Runs<Burgundy> for Round {
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.round = self.round;
        cx.state.white_die = None;
        cx.tell(Event::RoundStarted { round: self.round });
        cx.next(self.plan(cx.at()));
    }

    /// The dice of each seat, the white die, then the turn of each seat (B-030 to B-032).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        let mut plan = Vec::new();
        for seat in at.state.turn_order() {
            plan.extend([draw(Die { seat }), draw(Die { seat })]);
        }
        plan.push(draw(WhiteDie));
        plan.extend(at.state.turn_order().map(|seat| step(StartTurn { seat })));
        plan
    }

    fn fits(self, at: At<'_>) -> bool {
        self.round > at.state.round
    }
}

impl Runs<Burgundy> for StartTurn {
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.bought = false;
        cx.tell(Event::TurnStarted { seat: self.seat });
        Turn { seat: self.seat }.run(cx);
    }
}

/// Whether the turn goes on: a die is left or a purchase is possible (B-034).
pub fn goes_on(at: At<'_>, seat: Seat) -> bool {
    !at.state.players[seat].dice.is_empty() || buy::is_possible(at, seat)
}

impl Runs<Burgundy> for Turn {
    fn run(self, cx: &mut Cx<'_>) {
        if goes_on(cx.at(), self.seat) {
            cx.next([Item::ask(self.seat, turn::Turn.into())]);
        } else {
            cx.tell(Event::TurnEnded { seat: self.seat });
        }
    }
}

impl Runs<Burgundy> for Income {
    /// Pays for mines, then starts the next phase or ends the game (B-090, B-091).
    fn run(self, cx: &mut Cx<'_>) {
        mines::pay(cx);
        match cx.state.phase.next() {
            Some(phase) => cx.next([step(StartPhase { phase })]),
            None => cx.tell(Event::GameEnded),
        }
    }
}
