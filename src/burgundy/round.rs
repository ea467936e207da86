//! The game as an ordered list of steps: set-up, five phases of five rounds, income.

use super::actions::{buy, place};
use super::data::tiles::{Colour, Tile};
use super::duchy::Space;
use super::setup::SetupMode;
use super::state::{Depot, Phase, State};
use super::tiles::mines;
use super::vocabulary::{Ask, Draw, Event, Step};
use super::{Cx, Item, Rules};
use crate::engine::Seat;

/// Rounds in a phase (B-022).
pub const ROUNDS: u8 = 5;
/// Start goods of each seat (B-010).
pub const START_GOODS: usize = 3;

/// Runs a step.
pub fn step(cx: &mut Cx<'_>, step: Step) {
    match step {
        Step::SetUp => set_up(cx),
        Step::Boards => cx.next(boards(cx.rules, cx.state)),
        Step::Phase { phase } => start_phase(cx, phase),
        Step::Round { round } => start_round(cx, round),
        Step::StartTurn { seat } => start_turn(cx, seat),
        Step::Turn { seat } => turn(cx, seat),
        Step::Income => income(cx),
    }
}

/// Goods, then the start player, then boards if they are dealt, then phase A (B-008).
pub fn opening(rules: &Rules) -> Vec<Item> {
    let mut plan = Vec::new();
    for seat in rules.seats.iter() {
        plan.extend((0..START_GOODS).map(|_| Item::Draw(Draw::StartGood { seat })));
    }
    plan.push(Item::Draw(Draw::StartSeat));
    if rules.options.setup != SetupMode::Basic {
        plan.push(Item::Step(Step::Boards));
    }
    plan.push(Item::Step(Step::Phase { phase: Phase::A }));
    plan
}

/// Boards are dealt in turn order, then chosen: one after the other, or all at once (B-015).
pub fn boards(rules: &Rules, state: &State) -> Vec<Item> {
    let mut plan: Vec<Item> = state.turn_order().map(|seat| Item::Draw(Draw::Board { seat })).collect();
    match rules.options.setup {
        SetupMode::AdvancedSecret => plan.push(Item::asks(rules.seats.iter().map(|seat| (seat, Ask::Estate)))),
        _ => plan.extend(state.turn_order().map(|seat| Item::ask(seat, Ask::Estate))),
    }
    plan
}

/// What chance still has to lay out, then five rounds, then income (B-024, B-027).
pub fn phase(rules: &Rules, phase: Phase) -> Vec<Item> {
    let mut plan = Vec::new();
    for (depot, slot, colour) in slots(rules, phase) {
        if colour.faces().len() > 1 {
            plan.push(Item::Draw(Draw::DepotTile { depot, slot }));
        }
    }
    plan.extend((0..rules.black_slots as u8).map(|slot| Item::Draw(Draw::BlackTile { slot })));
    plan.extend((0..ROUNDS).map(|_| Item::Draw(Draw::RoundGood)));
    plan.extend((1..=ROUNDS).map(|round| Item::Step(Step::Round { round })));
    plan.push(Item::Step(Step::Income));
    plan
}

/// Everybody's dice, the white die, then everybody's turn (B-030 to B-032).
pub fn round(state: &State) -> Vec<Item> {
    let mut plan = Vec::new();
    for seat in state.turn_order() {
        plan.extend([Item::Draw(Draw::Die { seat }), Item::Draw(Draw::Die { seat })]);
    }
    plan.push(Item::Draw(Draw::WhiteDie));
    plan.extend(state.turn_order().map(|seat| Item::Step(Step::StartTurn { seat })));
    plan
}

/// The spaces of the numbered depots that are in use, with their colours.
pub fn slots(rules: &Rules, phase: Phase) -> impl Iterator<Item = (Depot, u8, Colour)> + '_ {
    Depot::all().flat_map(move |depot| {
        (0..4u8).filter_map(move |slot| Some((depot, slot, rules.slot_colour(depot.index(), slot.into(), phase)?)))
    })
}

fn set_up(cx: &mut Cx<'_>) {
    if cx.rules.options.score_start_area && cx.rules.options.setup == SetupMode::Basic {
        for seat in cx.rules.seats.iter() {
            place::complete_area(cx, seat, Space::CENTRE);
        }
    }
    cx.next(opening(cx.rules));
}

/// The main board is cleared but for its goods, and tiles that are all alike are laid out at once (B-023, B-024).
fn start_phase(cx: &mut Cx<'_>, phase: Phase) {
    let state = &mut *cx.state;
    state.phase = phase;
    state.round = 0;
    state.white_die = None;
    let lying = state.depots.iter_mut().flat_map(|depot| &mut depot.tiles).chain(&mut state.black);
    for tile in lying.filter_map(Option::take) {
        state.removed[tile] += 1;
    }
    cx.tell(Event::PhaseStarted { phase });
    for (depot, slot, colour) in slots(cx.rules, phase) {
        if let &[tile] = colour.faces() {
            lay_out(cx, depot, slot, tile);
        }
    }
    cx.next(self::phase(cx.rules, phase));
}

/// A tile from the supply lies on a space of a depot.
pub fn lay_out(cx: &mut Cx<'_>, depot: Depot, slot: u8, tile: Tile) {
    cx.state.supply[tile] = cx.state.supply[tile].saturating_sub(1);
    cx.state.depots[depot.index()].tiles[usize::from(slot) % 4] = Some(tile);
    cx.tell(Event::TileLaidOut { depot: Some(depot), slot, tile });
}

fn start_round(cx: &mut Cx<'_>, round: u8) {
    cx.state.round = round;
    cx.state.white_die = None;
    cx.tell(Event::RoundStarted { round });
    cx.next(self::round(cx.state));
}

fn start_turn(cx: &mut Cx<'_>, seat: Seat) {
    cx.state.bought = false;
    cx.tell(Event::TurnStarted { seat });
    turn(cx, seat);
}

/// The turn goes on while a die is left or a purchase is possible (B-034).
fn turn(cx: &mut Cx<'_>, seat: Seat) {
    if !cx.state.players[seat].dice.is_empty() || buy::is_possible(cx.at(), seat) {
        cx.next([Item::ask(seat, Ask::Turn)]);
    } else {
        cx.tell(Event::TurnEnded { seat });
    }
}

/// Mines pay; then the next phase, or the end (B-090, B-091).
fn income(cx: &mut Cx<'_>) {
    mines::pay(cx);
    match cx.state.phase.next() {
        Some(phase) => cx.next([Item::Step(Step::Phase { phase })]),
        None => cx.tell(Event::GameEnded),
    }
}
