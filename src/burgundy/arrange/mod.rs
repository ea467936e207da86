//! Builds a consistent position from a sketch; the set-up and the laws determine the rest.

mod balance;
mod room;

pub use balance::keep_the_laws;
use room::{dump, make_room};

use super::chance::{Board, Draw, Outcome};
use super::data::duchies::DuchyId;
use super::data::tiles::{ByGood, Tile};
use super::duchy::{Face, Space};
use super::questions::{Action, Ask, ChooseEstate, EndTurn, TakeChips};
use super::round::ROUNDS;
use super::rules::Rules;
use super::state::{DICE, Phase, STORAGE, Source, State};
use super::{Burgundy, Setup};
use crate::engine::{self, BySeat, Corrupt, MAX_SEATS, NotArranged, Seat, Table};
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A sketch of a position. Missing parts are as the set-up and idle first rounds leave them; tiles and goods that are
/// in the way go to the supplies or leave the game.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "BurgundySketch")]
pub struct Sketch {
    /// The phase; default: A.
    #[wire(default, skip_serializing_if = "is_default")]
    pub phase: Option<Phase>,
    /// The round of the phase; default: 1.
    #[wire(default, skip_serializing_if = "is_default")]
    pub round: Option<u8>,
    /// The seat whose turn it is; default: the first in turn order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub turn: Option<Seat>,
    /// The players, in seat order.
    #[wire(default, skip_serializing_if = "is_default")]
    pub players: Vec<Option<PlayerSketch>>,
    /// The numbered depots, from the first.
    #[wire(default, skip_serializing_if = "is_default")]
    pub depots: Vec<Option<DepotSketch>>,
    /// All tiles of the black depot.
    #[wire(default, skip_serializing_if = "is_default")]
    pub black: Option<ArrayVec<Tile, 8>>,
    /// The turn-order track: seven fields, each a stack from bottom to top.
    #[wire(default, skip_serializing_if = "is_default", typescript = "BurgundyPosition[\"track\"]")]
    pub track: Option<[ArrayVec<Seat, MAX_SEATS>; 7]>,
}

/// A sketch of a player.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "BurgundyPlayerSketch")]
pub struct PlayerSketch {
    /// The duchy, in the advanced set-ups.
    #[wire(default, skip_serializing_if = "is_default")]
    pub estate: Option<DuchyId>,
    /// Where the start castle lies, in the advanced set-ups.
    #[wire(default, skip_serializing_if = "is_default")]
    pub start: Option<Space>,
    /// The tiles in the duchy, except the start castle.
    #[wire(default, skip_serializing_if = "is_default")]
    pub duchy: Vec<Laid>,
    /// All tiles in storage.
    #[wire(default, skip_serializing_if = "is_default")]
    pub storage: Option<ArrayVec<Tile, STORAGE>>,
    /// All goods in the store.
    #[wire(default, skip_serializing_if = "is_default", typescript = "BurgundyPlayer[\"goods\"]")]
    pub goods: Option<ByGood<u8>>,
    /// All goods sold.
    #[wire(default, skip_serializing_if = "is_default", typescript = "BurgundyPlayer[\"sold\"]")]
    pub sold: Option<ByGood<u8>>,
    /// Silver.
    #[wire(default, skip_serializing_if = "is_default")]
    pub silver: Option<u16>,
    /// Worker chips.
    #[wire(default, skip_serializing_if = "is_default")]
    pub chips: Option<u16>,
    /// The unused dice.
    #[wire(default, skip_serializing_if = "is_default")]
    pub dice: Option<ArrayVec<Face, DICE>>,
    /// Points scored by animals, the only points that do not follow from the table.
    #[wire(default, skip_serializing_if = "is_default")]
    pub animals: Option<u16>,
}

/// A tile on a space of a duchy.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyLaid")]
pub struct Laid {
    /// The space.
    pub space: Space,
    /// The tile.
    pub tile: Tile,
}

/// A sketch of a numbered depot.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "BurgundyDepotSketch")]
pub struct DepotSketch {
    /// All its tiles; each lies on a space of its colour.
    #[wire(default, skip_serializing_if = "is_default")]
    pub tiles: Option<ArrayVec<Tile, 4>>,
    /// All its goods.
    #[wire(default, skip_serializing_if = "is_default", typescript = "BurgundyDepotState[\"goods\"]")]
    pub goods: Option<ByGood<u8>>,
}

impl Sketch {
    fn player(&self, seat: Seat) -> Option<&PlayerSketch> {
        self.players.get(seat.index())?.as_ref()
    }

    fn depot(&self, index: usize) -> Option<&DepotSketch> {
        self.depots.get(index)?.as_ref()
    }

    fn round(&self) -> (Phase, u8) {
        (self.phase.unwrap_or(Phase::A), self.round.unwrap_or(1))
    }

    /// The parts of the sketch that no position of this set-up has.
    fn nowhere(&self, rules: &Rules) -> Vec<Corrupt> {
        let mut wrong = Vec::new();
        let mut hold = |holds: bool, path: &str, reason: String| {
            if !holds {
                wrong.push(Corrupt { path: path.into(), reason });
            }
        };
        let seats = rules.seats;
        hold((1..=ROUNDS).contains(&self.round().1), "round", format!("a phase has rounds 1 to {ROUNDS}"));
        hold(self.turn.is_none_or(|seat| seats.has(seat)), "turn", format!("there are {} seats", seats.number()));
        hold(self.players.len() <= seats.len(), "players", format!("there are {} seats", seats.number()));
        hold(self.depots.len() <= 6, "depots", "there are six depots".into());
        wrong
    }
}

/// The position of a sketch, or all contradictions in it.
pub fn arrange(setup: &Setup, sketch: &Sketch) -> Result<Table<Burgundy>, NotArranged> {
    let mut table = Table::new(setup)?;
    let wrong = sketch.nowhere(table.rules());
    if !wrong.is_empty() {
        return Err(NotArranged::Contradictions(wrong));
    }
    let said = |seat| sketch.player(seat).map_or((None, None), |player| (player.estate, player.start));
    let (phase, round) = sketch.round();
    let given = idle(&mut table, phase, round, sketch.turn, &said);
    let mut state = table.state().clone();
    let unscored = starts(table.rules(), &state);
    let mut wrong = draw(table.rules(), &mut state, sketch, &given);
    make_room(&mut state, sketch);
    let dump = dump(&state, sketch);
    keep_the_laws(table.rules(), &mut state, &unscored, dump);
    *table.state_mut() = state;
    wrong.extend(table.problems());
    if wrong.is_empty() { Ok(table) } else { Err(NotArranged::Contradictions(wrong)) }
}

/// Plays idly up to a turn in this round, the first one or that of `seat`: draws take their first outcome, seats their
/// sketched duchy (else the first) and then only chips. Returns the chips and silver of each seat at the start.
pub fn idle(
    table: &mut Table<Burgundy>,
    phase: Phase,
    round: u8,
    seat: Option<Seat>,
    said: &dyn Fn(Seat) -> (Option<DuchyId>, Option<Space>),
) -> Vec<(u16, u16)> {
    let mut given = Vec::new();
    loop {
        let (asked, ask) = match table.turn() {
            engine::Turn::Seats(pending) => (pending[0].seat, pending[0].ask),
            engine::Turn::Chance(draw) => {
                let Some(outcome) = first_outcome(table, *draw, said) else { return given };
                table.settle_unchecked(outcome, &mut |_| {});
                continue;
            }
            engine::Turn::Over => return given,
        };
        let state = table.state();
        let action = match ask {
            Ask::Estate(_) => {
                let (duchy, start) = said(asked);
                let fits = |action: &&Action| match action {
                    Action::ChooseEstate(ChooseEstate { duchy: side, space }) => {
                        duchy.is_none_or(|duchy| duchy == *side) && start.is_none_or(|start| start == *space)
                    }
                    _ => false,
                };
                let legal = table.legal_actions(asked);
                legal.iter().find(fits).or(legal.first()).copied()
            }
            _ => {
                if given.is_empty() {
                    given = state.players.values().iter().map(|player| (player.chips, player.silver)).collect();
                }
                if (state.phase, state.round) == (phase, round) && seat.is_none_or(|seat| seat == asked) {
                    return given;
                }
                let die = state.players[asked].dice.first().copied();
                Some(die.map_or(EndTurn.into(), |die| TakeChips { die: Some(die) }.into()))
            }
        };
        let Some(action) = action else { return given };
        table.play_unchecked(asked, action, &mut |_| {});
    }
}

/// The first outcome of a draw; for boards, the first with the sketched duchy.
fn first_outcome(
    table: &Table<Burgundy>,
    draw: Draw,
    said: &dyn Fn(Seat) -> (Option<DuchyId>, Option<Space>),
) -> Option<Outcome> {
    let outcomes = table.outcomes();
    let has = |outcome: &Outcome, duchy: DuchyId| match outcome {
        Outcome::Board { pair } => table.rules().options.board_pairs[usize::from(*pair)].contains(&duchy),
        _ => true,
    };
    let wanted = match draw {
        Draw::Board(Board { seat }) => said(seat).0,
        _ => None,
    };
    let fits = |weighted: &&engine::Weighted<Outcome>| wanted.is_none_or(|duchy| has(&weighted.outcome, duchy));
    outcomes.iter().find(fits).or(outcomes.first()).map(|weighted| weighted.outcome)
}

/// The space of each start castle whose area scored no points.
fn starts(rules: &Rules, state: &State) -> BySeat<Option<Space>> {
    BySeat::new(rules.seats, |seat| {
        let start = state.players[seat].duchy.tiles().next().map(|(space, _)| space);
        start.filter(|_| !rules.options.score_start_area)
    })
}

/// Copies the sketch into the state and returns the parts without a place.
fn draw(rules: &Rules, state: &mut State, sketch: &Sketch, given: &[(u16, u16)]) -> Vec<Corrupt> {
    let mut wrong = Vec::new();
    let phase = state.phase;
    for (player, &(chips, silver)) in state.players.values_mut().iter_mut().zip(given) {
        (player.chips, player.silver) = (chips, silver);
    }
    for seat in rules.seats.iter() {
        let Some(said) = sketch.player(seat) else { continue };
        let player = &mut state.players[seat];
        for &Laid { space, tile } in &said.duchy {
            player.duchy.place(space, tile);
        }
        if let Some(storage) = &said.storage {
            player.storage.clear();
            storage.iter().for_each(|&tile| player.store(tile));
        }
        if let Some(dice) = &said.dice {
            player.dice.clear();
            dice.iter().for_each(|&die| player.roll(die));
        }
        player.goods = said.goods.unwrap_or(player.goods);
        player.sold = said.sold.unwrap_or(player.sold);
        player.silver = said.silver.unwrap_or(player.silver);
        player.chips = said.chips.unwrap_or(player.chips);
        player.points[Source::Animals] = said.animals.unwrap_or(0);
        let said_estate = said.estate.filter(|&estate| player.estate != Some(estate));
        if said_estate.is_some() {
            let path = format!("players[{}].estate", seat.number());
            wrong.push(Corrupt { path, reason: "no board that is left has this duchy".into() });
        }
        let is_start = |start: Space| player.duchy.tile(start) == Some(Tile::Castle);
        if said.start.is_some_and(|start| !is_start(start)) {
            let path = format!("players[{}].start", seat.number());
            wrong.push(Corrupt { path, reason: "no start castle can lie there".into() });
        }
    }
    for (index, depot) in state.depots.iter_mut().enumerate() {
        let Some(said) = sketch.depot(index) else { continue };
        depot.goods = said.goods.unwrap_or(depot.goods);
        let Some(tiles) = &said.tiles else { continue };
        depot.tiles = [None; 4];
        for &tile in tiles {
            let free = (0..4).find(|&slot| {
                depot.tiles[slot].is_none() && rules.slot_colour(index, slot, phase) == Some(tile.colour())
            });
            match free {
                Some(slot) => depot.tiles[slot] = Some(tile),
                None => {
                    let path = format!("depots[{index}].tiles");
                    wrong.push(Corrupt {
                        path,
                        reason: format!("no space is left for a {} tile", tile.colour().name()),
                    });
                }
            }
        }
    }
    if let Some(black) = &sketch.black {
        state.black = [None; 8];
        black.iter().zip(&mut state.black).for_each(|(&tile, slot)| *slot = Some(tile));
    }
    if let Some(track) = &sketch.track {
        state.track = track.clone();
    }
    wrong
}
