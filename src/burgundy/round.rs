//! The game as an ordered list of steps: set-up, five phases of five rounds, income.

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

/// Rounds in a phase (B-022).
pub const ROUNDS: u8 = 5;
/// Start goods of each seat (B-010).
pub const START_GOODS: usize = 3;

/// Rules that run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "BurgundyStep")]
#[runs(game = Burgundy)]
#[allow(missing_docs, reason = "each member has its own words")]
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

/// Goods and start player are drawn, then boards are dealt if they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "setUp")]
pub struct SetUp;
/// Boards are dealt and chosen (B-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "boards")]
pub struct Boards;
/// A phase is prepared (B-023 to B-027).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "phase")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct StartPhase {
    pub phase: Phase,
}
/// Everybody rolls (B-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "round")]
pub struct Round {
    /// Which round of the phase, from 1.
    pub round: u8,
}
/// A seat's turn begins (B-032).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startTurn")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct StartTurn {
    pub seat: Seat,
}
/// A seat's turn goes on while a die is left or a purchase is possible (B-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct Turn {
    pub seat: Seat,
}
/// The phase ends: mines pay (B-090).
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
    /// The main board is cleared but for its goods, and tiles that are all alike are laid out at once (B-023, B-024).
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

/// A tile from the supply lies on a space of a depot.
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

    /// Everybody's dice, the white die, then everybody's turn (B-030 to B-032).
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

/// The turn goes on while a die is left or a purchase is possible (B-034).
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
    /// Mines pay; then the next phase, or the end (B-090, B-091).
    fn run(self, cx: &mut Cx<'_>) {
        mines::pay(cx);
        match cx.state.phase.next() {
            Some(phase) => cx.next([step(StartPhase { phase })]),
            None => cx.tell(Event::GameEnded),
        }
    }
}
