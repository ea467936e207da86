//! A consistent position from the few things that are said; everything else follows from them and from the laws.

use super::chance::{Board, Draw, Outcome};
use super::data::duchies::DuchyId;
use super::data::tiles::{ByGood, ByTile, Colour, GOODS_PER_COLOUR, Good, Tile};
use super::duchy::{Face, Space};
use super::questions::{Action, Ask, ChooseEstate, EndTurn, TakeChips};
use super::round::ROUNDS;
use super::rules::{AREA_POINTS, PHASE_POINTS, Rules};
use super::state::{DICE, Phase, STORAGE, Source, State};
use super::tiles::buildings::WATCHTOWER_POINTS;
use super::{Burgundy, Setup};
use crate::engine::{self, BySeat, Corrupt, MAX_SEATS, NotArranged, Seat, Table};
use crate::wire::{Kind, wire};
use arrayvec::ArrayVec;

wire! {
    /// What is said of a position. What is not said follows: it is as the set-up and the first rounds leave it if nobody
    /// does anything, with whatever must make room for what is said in the supplies or out of the game.
    pub struct Sketch: Default as "BurgundySketch" {
        /// The phase; A, if nothing is said.
        pub phase: Option<Phase> as "BurgundyPhase" = absent,
        /// The round of the phase; 1, if nothing is said.
        pub round: Option<u8> as "number" = absent,
        /// Whose turn it is; that of the first in turn order, if nothing is said.
        pub turn: Option<Seat> as "Seat" = absent,
        /// What each player owns, in seat order.
        pub players: Vec<Option<PlayerSketch>> = absent,
        /// What lies in the numbered depots, from the first.
        pub depots: Vec<Option<DepotSketch>> = absent,
        /// The tiles in the black depot, and no others.
        pub black: Option<ArrayVec<Tile, 8>> as "Array<BurgundyTile>" = absent,
        /// The turn-order track: seven fields, each a stack from bottom to top.
        pub track: Option<[ArrayVec<Seat, MAX_SEATS>; 7]> as "BurgundyPosition[\"track\"]" = absent,
    }
}

wire! {
    /// What is said of a player.
    pub struct PlayerSketch: Default as "BurgundyPlayerSketch" {
        /// The duchy, in the advanced set-ups.
        pub estate: Option<DuchyId> as "BurgundyDuchyId" = absent,
        /// Where the start castle lies, in the advanced set-ups.
        pub start: Option<Space> as "BurgundySpace" = absent,
        /// The tiles in the duchy, besides the start castle.
        pub duchy: Vec<Laid> = absent,
        /// The tiles in storage, and no others.
        pub storage: Option<ArrayVec<Tile, STORAGE>> as "Array<BurgundyTile>" = absent,
        /// The goods, and no others.
        pub goods: Option<ByGood<u8>> as "BurgundyPlayer[\"goods\"]" = absent,
        /// The goods sold, and no others.
        pub sold: Option<ByGood<u8>> as "BurgundyPlayer[\"sold\"]" = absent,
        /// Silver.
        pub silver: Option<u16> as "number" = absent,
        /// Worker chips.
        pub chips: Option<u16> as "number" = absent,
        /// The dice not yet used.
        pub dice: Option<ArrayVec<Face, DICE>> as "Array<BurgundyFace>" = absent,
        /// The points that animals have given: the only ones that follow from nothing else.
        pub animals: Option<u16> as "number" = absent,
    }
}

wire! {
    /// A tile on a space of a duchy.
    pub struct Laid: Copy as "BurgundyLaid" {
        /// The space.
        pub space: Space,
        /// The tile.
        pub tile: Tile,
    }
}

wire! {
    /// What is said of a numbered depot.
    pub struct DepotSketch: Default as "BurgundyDepotSketch" {
        /// Its tiles, and no others; each lies on a space of its colour.
        pub tiles: Option<ArrayVec<Tile, 4>> as "Array<BurgundyTile>" = absent,
        /// Its goods, and no others.
        pub goods: Option<ByGood<u8>> as "BurgundyDepotState[\"goods\"]" = absent,
    }
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

    /// What no position of this game has.
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

/// The position that a sketch says, or everything that contradicts it.
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

/// Plays up to a turn in this round, the first one or that of a seat. Chance gives its first answer; everybody takes what
/// duchy it is said to have, or the first, and then only chips. Says how many chips and silver each had at first.
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

/// Chance's first answer; of boards the first that has the duchy that is said.
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

/// The space of each start castle that gave no points for its area.
fn starts(rules: &Rules, state: &State) -> BySeat<Option<Space>> {
    BySeat::new(rules.seats, |seat| {
        let start = state.players[seat].duchy.tiles().next().map(|(space, _)| space);
        start.filter(|_| !rules.options.score_start_area)
    })
}

/// Puts everything that is said where it is said; tells what has no place.
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

/// The last seat of which nobody has said what it sold.
fn dump(state: &State, sketch: &Sketch) -> Option<Seat> {
    let is_open = |seat: &Seat| sketch.player(*seat).is_none_or(|player| player.sold.is_none());
    state.players.iter().map(|(seat, _)| seat).filter(is_open).last()
}

/// Tiles and goods of which nothing is said make room for those that are said: others of their kind lie there, or none.
fn make_room(state: &mut State, sketch: &Sketch) {
    let fixed = |index: usize| sketch.depot(index).is_some_and(|depot| depot.tiles.is_some());
    // Tiles: first another face of the same colour, then none.
    let mut places: Vec<(Option<usize>, usize)> = (0..6)
        .filter(|&index| !fixed(index))
        .flat_map(|index| (0..4).map(move |slot| (Some(index), slot)))
        .chain((0..8).filter(|_| sketch.black.is_none()).map(|slot| (None, slot)))
        .collect();
    let lying: Vec<Option<Tile>> = places.iter().map(|&place| tile_at(state, place).take()).collect();
    let mut left = unseen_tiles(state);
    for (&place, tile) in places.iter().zip(lying) {
        let Some(tile) = tile else { continue };
        let face = [tile].iter().chain(tile.colour().faces()).copied().find(|&face| left[face] > 0);
        if let Some(face) = face {
            left[face] -= 1;
        }
        *tile_at(state, place) = face;
    }
    places.retain(|&place| tile_at(state, place).is_some());
    while let Err(lacking) = balance_tiles(&mut state.clone()) {
        let serves = |&place: &(Option<usize>, usize)| {
            let tile = *tile_at(state, place);
            lacking.is_none_or(|colour| tile.is_some_and(|tile| tile.colour() == colour))
        };
        let Some(found) = places.iter().rposition(serves) else { break };
        *tile_at(state, places.remove(found)) = None;
    }
    // Goods: first another colour, then none.
    let seats: Vec<Seat> = state.players.iter().map(|(seat, _)| seat).collect();
    let depots = (0..6).filter(|&index| sketch.depot(index).is_none_or(|depot| depot.goods.is_none())).map(Pile::Depot);
    let is_loose = |seat: &Seat| sketch.player(*seat).is_none_or(|player| player.goods.is_none());
    let piles: Vec<Pile> = depots.chain(seats.into_iter().filter(is_loose).map(Pile::Store)).collect();
    let dump = dump(state, sketch);
    let counts: Vec<ByGood<u8>> = piles.iter().map(|&pile| std::mem::take(goods_at(state, pile))).collect();
    let mut left = unseen_goods(state, dump);
    for (&pile, count) in piles.iter().zip(counts) {
        for good in Good::ALL.iter().flat_map(|&good| std::iter::repeat_n(good, count[good].into())) {
            let found = if left[good] > 0 { good } else { most(&left) };
            if left[found] > 0 {
                left[found] -= 1;
                goods_at(state, pile)[found] += 1;
            }
        }
    }
    while !balance_goods(&mut state.clone(), dump) {
        let Some(&pile) = piles.iter().find(|&&pile| goods_at(state, pile).total() > 0) else { break };
        let goods = goods_at(state, pile);
        let fullest = most(goods);
        goods[fullest] -= 1;
    }
}

#[derive(Clone, Copy)]
enum Pile {
    Depot(usize),
    Store(Seat),
}

fn goods_at(state: &mut State, pile: Pile) -> &mut ByGood<u8> {
    match pile {
        Pile::Depot(index) => &mut state.depots[index].goods,
        Pile::Store(seat) => &mut state.players[seat].goods,
    }
}

/// A space of a numbered depot, or of the black one.
fn tile_at(state: &mut State, (depot, slot): (Option<usize>, usize)) -> &mut Option<Tile> {
    match depot {
        Some(index) => &mut state.depots[index].tiles[slot],
        None => &mut state.black[slot],
    }
}

/// The good of which there are most.
fn most(goods: &ByGood<u8>) -> Good {
    Good::ALL.iter().copied().max_by_key(|&good| goods[good]).unwrap_or(Good::Turquoise)
}

/// Points, markers, bonus tiles, supplies and hidden goods follow what lies on the table. `unscored` are the spaces of
/// start castles that give no area points; the goods that lie nowhere were sold by `dump`.
pub fn keep_the_laws(rules: &Rules, state: &mut State, unscored: &BySeat<Option<Space>>, dump: Option<Seat>) {
    count_areas(state, unscored);
    stand_markers(state);
    give_bonuses(state);
    let _ = balance_tiles(state);
    balance_goods(state, dump);
    count_points(rules, state);
}

/// Watchtowers, bonus tiles and sales have given what they give.
fn count_points(rules: &Rules, state: &mut State) {
    for seat in rules.seats.iter() {
        let place = |taken: &[Seat]| taken.iter().position(|&other| other == seat);
        let bonuses =
            state.bonuses.iter().filter_map(|taken| place(taken)).map(|place| rules.bonus[place.min(1)]).sum();
        let player = &mut state.players[seat];
        player.points[Source::Bonuses] = bonuses;
        player.points[Source::Watchtowers] = WATCHTOWER_POINTS * u16::from(player.duchy.count(Tile::Watchtower));
        player.points[Source::Sales] = rules.points_per_good * player.sold.total() as u16;
    }
}

/// Area points are those of the completed areas, all completed in this phase; a start castle's own area may give none.
fn count_areas(state: &mut State, unscored: &BySeat<Option<Space>>) {
    let phase_points = PHASE_POINTS[state.phase.index()];
    for (player, unscored) in state.players.values_mut().iter_mut().zip(unscored.values()) {
        let (layout, filled) = (player.layout(), player.duchy.filled());
        let is_scored = |area: &u64| area & !filled == 0 && unscored.is_none_or(|start| *area != start.bit());
        let points = |area: u64| AREA_POINTS[(area.count_ones() as usize).clamp(1, 8) - 1];
        player.points[Source::Areas] = layout.areas().filter(is_scored).map(points).sum();
        player.points[Source::Phases] = layout.areas().filter(is_scored).count() as u16 * phase_points;
    }
}

/// Every marker stands on the field of its seat's ships; those that have to move go on top, last in turn order first.
fn stand_markers(state: &mut State) {
    let order: Vec<Seat> = state.turn_order().collect();
    for seat in order.into_iter().rev().filter(|seat| seat.index() < state.players.values().len()) {
        let ships = usize::from(state.players[seat].duchy.count(Tile::Ship)).min(state.track.len() - 1);
        if !state.track[ships].contains(&seat) {
            state.track.iter_mut().for_each(|stack| stack.retain(|other| *other != seat));
            let _ = state.track[ships].try_push(seat);
        }
    }
}

/// Bonus tiles lie with the first two seats that completed the colour.
fn give_bonuses(state: &mut State) {
    for &colour in Colour::ALL {
        let mut taken = std::mem::take(&mut state.bonuses[colour.index()]);
        taken.retain(|seat| state.has_completed(*seat, colour));
        for (seat, _) in state.players.iter() {
            if state.has_completed(seat, colour) && !taken.contains(&seat) {
                let _ = taken.try_push(seat);
            }
        }
        state.bonuses[colour.index()] = taken;
    }
}

/// The tiles that lie nowhere in sight.
fn unseen_tiles(state: &State) -> ByTile<u8> {
    let mut left = ByTile::<u8>::new(|tile| tile.coloured_backs() + tile.black_backs());
    let lying = state.depots.iter().flat_map(|depot| depot.tiles).chain(state.black).flatten();
    let owned = state
        .players
        .values()
        .iter()
        .flat_map(|player| player.storage.iter().copied().chain(player.duchy.tiles().map(|(_, tile)| tile)));
    for tile in lying.chain(owned) {
        left[tile] = left[tile].saturating_sub(1);
    }
    left
}

/// Whatever lies nowhere is face down as far as the supplies need it, and otherwise out of the game. If there is too
/// little, says of which colour, or that it is of the black ones.
fn balance_tiles(state: &mut State) -> Result<(), Option<Colour>> {
    let mut left = unseen_tiles(state);
    let mut lacking = Ok(());
    for &colour in Colour::ALL {
        let mut needed: u8 = colour.faces().iter().map(|&face| state.supply[face]).sum();
        for &face in colour.faces() {
            state.supply[face] = 0;
        }
        // Faces that the black supply cannot use go first.
        for keep_black in [true, false] {
            for &face in colour.faces() {
                let spare = if keep_black { left[face].saturating_sub(face.black_backs()) } else { left[face] };
                let moved = spare.min(face.coloured_backs() - state.supply[face]).min(needed);
                state.supply[face] += moved;
                left[face] -= moved;
                needed -= moved;
            }
        }
        if needed > 0 {
            lacking = lacking.and(Err(Some(colour)));
        }
    }
    let mut needed = state.black_supply.total() as u8;
    for &face in Tile::ALL {
        state.black_supply[face] = face.black_backs().min(left[face]).min(needed);
        left[face] -= state.black_supply[face];
        needed -= state.black_supply[face];
    }
    state.removed = left;
    if needed > 0 { lacking.and(Err(None)) } else { lacking }
}

/// The goods that lie nowhere in sight, but for those on the round fields and those that `dump` has sold.
fn unseen_goods(state: &State, dump: Option<Seat>) -> ByGood<u8> {
    let mut left = ByGood::<u8>::new(|_| GOODS_PER_COLOUR);
    let sold = state.players.iter().filter(|(seat, _)| Some(*seat) != dump).map(|(_, player)| &player.sold);
    let stores = state.players.values().iter().map(|player| &player.goods);
    for pile in sold.chain(stores).chain(state.depots.iter().map(|depot| &depot.goods)) {
        for (good, count) in pile.iter() {
            left[good] = left[good].saturating_sub(count);
        }
    }
    left
}

/// Goods that lie nowhere are hidden as far as they must be; `dump` has sold the rest. Says whether there are enough.
fn balance_goods(state: &mut State, dump: Option<Seat>) -> bool {
    let mut left = unseen_goods(state, dump);
    let mut take = || {
        let good = most(&left);
        let is_there = left[good] > 0;
        left[good] = left[good].saturating_sub(1);
        is_there.then_some(good)
    };
    let on_fields = state.round_goods.len();
    state.round_goods = (0..on_fields).filter_map(|_| take()).collect();
    let hidden = state.hidden_goods.total();
    state.hidden_goods = ByGood::default();
    for good in (0..hidden).filter_map(|_| take()) {
        state.hidden_goods[good] += 1;
    }
    let are_enough = state.round_goods.len() == on_fields && state.hidden_goods.total() == hidden;
    if let Some(seat) = dump {
        state.players[seat].sold = left;
    }
    are_enough
}
