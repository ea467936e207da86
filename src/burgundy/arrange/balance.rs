//! Derives points, markers, bonus tiles, supplies and hidden goods from the tiles and goods on the table.

use crate::burgundy::data::tiles::{ByGood, ByTile, Colour, GOODS_PER_COLOUR, Good, Tile};
use crate::burgundy::duchy::Space;
use crate::burgundy::rules::{AREA_POINTS, PHASE_POINTS, Rules};
use crate::burgundy::state::{Source, State};
use crate::burgundy::tiles::buildings::WATCHTOWER_POINTS;
use crate::engine::{BySeat, Seat};
use crate::wire::Kind;

/// Derives points, markers, bonus tiles, supplies and hidden goods from the table. `unscored` are the spaces of start
/// castles without area points; `dump` is the seat that has sold the missing goods.
pub fn keep_the_laws(rules: &Rules, state: &mut State, unscored: &BySeat<Option<Space>>, dump: Option<Seat>) {
    count_areas(state, unscored);
    stand_markers(state);
    give_bonuses(state);
    let _ = balance_tiles(state);
    balance_goods(state, dump);
    count_points(rules, state);
}

/// Sets the points of watchtowers, bonus tiles and sales.
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

/// Sets the points of completed areas, as if all were completed in this phase; a start castle's own area may score
/// none.
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

/// Puts each marker on the field of its seat's ships. Moved markers go on top, in reverse turn order.
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

/// Gives bonus tiles to the first two seats that completed the colour.
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

/// The tiles that are not visible on the table.
pub(super) fn unseen_tiles(state: &State) -> ByTile<u8> {
    let mut left = ByTile::<u8>::new(|tile| tile.coloured_backs() + tile.black_backs());
    state.each_tile(&mut |tile| left[tile] = left[tile].saturating_sub(1));
    left
}

/// Turns unseen tiles face down as far as the supplies need them and removes the rest from the game. Fails with the
/// colour of which there are too few; `None` stands for the black tiles.
pub(super) fn balance_tiles(state: &mut State) -> Result<(), Option<Colour>> {
    let mut left = unseen_tiles(state);
    let mut lacking = Ok(());
    for &colour in Colour::ALL {
        let mut needed: u8 = colour.faces().iter().map(|&face| state.supply[face]).sum();
        for &face in colour.faces() {
            state.supply[face] = 0;
        }
        // Faces without a black back are used first.
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

/// The goods that are not visible on the table, including those on the round fields and those that `dump` has sold.
pub(super) fn unseen_goods(state: &State, dump: Option<Seat>) -> ByGood<u8> {
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

/// Hides unseen goods as far as needed and lets `dump` sell the rest. Returns whether there are enough.
pub(super) fn balance_goods(state: &mut State, dump: Option<Seat>) -> bool {
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

/// The good with the highest count.
pub(super) fn most(goods: &ByGood<u8>) -> Good {
    Good::ALL.iter().copied().max_by_key(|&good| goods[good]).unwrap_or(Good::Turquoise)
}
