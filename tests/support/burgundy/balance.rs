//! After a scene is arranged: everything that must follow from what was moved, so that every law still holds.

use super::*;
use loire::burgundy::data::tiles::{ByGood, ByTile, GOODS_PER_COLOUR};

/// Points, markers, bonus tiles, supplies and hidden goods follow what lies on the table. `unscored` is the start
/// castle's space, where it gives no area points.
#[track_caller]
pub fn keep_the_laws(rules: &Rules, state: &mut State, unscored: Option<Space>) {
    count_areas(state, unscored);
    stand_markers(state);
    give_bonuses(state);
    balance_tiles(state);
    balance_goods(state);
    count_points(rules, state);
}

/// Watchtowers, bonus tiles and sales have given what they give.
fn count_points(rules: &Rules, state: &mut State) {
    for (seat, _) in state.players.clone().iter() {
        let place = |taken: &[Seat]| taken.iter().position(|&other| other == seat);
        let bonuses = state.bonuses.iter().filter_map(|taken| place(taken)).map(|place| rules.bonus[place]).sum();
        let player = &mut state.players[seat];
        player.points[Source::Bonuses] = bonuses;
        player.points[Source::Watchtowers] = 4 * u16::from(player.duchy.count(Watchtower));
        player.points[Source::Sales] = rules.points_per_good * player.sold.total() as u16;
    }
}

/// Area points are those of the completed areas, all completed in this phase; the start castle's own area gives none.
fn count_areas(state: &mut State, unscored: Option<Space>) {
    for player in state.players.values_mut() {
        let (layout, filled) = (player.layout(), player.duchy.filled());
        let is_scored = |area: &u64| area & !filled == 0 && unscored.is_none_or(|start| *area != start.bit());
        player.points[Source::Areas] =
            layout.areas().filter(is_scored).map(|area| AREA_POINTS[area.count_ones() as usize - 1]).sum();
        player.points[Source::Phases] =
            layout.areas().filter(is_scored).count() as u16 * PHASE_POINTS[state.phase.index()];
    }
}

/// Every marker stands on the field of its seat's ships; those that have to move go on top, last in turn order first.
fn stand_markers(state: &mut State) {
    let order: Vec<Seat> = state.turn_order().collect();
    for seat in order.into_iter().rev() {
        let ships = usize::from(state.players[seat].duchy.count(Ship));
        if !state.track[ships].contains(&seat) {
            state.track.iter_mut().for_each(|stack| stack.retain(|other| *other != seat));
            state.track[ships].push(seat);
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

/// Whatever lies nowhere is face down as far as the supplies need it, and otherwise out of the game.
#[track_caller]
fn balance_tiles(state: &mut State) {
    let lying = state.depots.iter().flat_map(|depot| depot.tiles).chain(state.black).flatten();
    let owned = state.players.values().iter().flat_map(|player| {
        player.storage.iter().copied().chain(player.duchy.tiles().map(|(_, tile)| tile)).collect::<Vec<_>>()
    });
    let mut left = ByTile::<u8>::new(|tile| tile.coloured_backs() + tile.black_backs());
    for tile in lying.chain(owned) {
        assert!(left[tile] > 0, "there are not so many {tile:?} tiles");
        left[tile] -= 1;
    }
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
        assert_eq!(needed, 0, "too many {colour:?} tiles are in play for this phase");
    }
    let mut needed = state.black_supply.total() as u8;
    for &face in Tile::ALL {
        state.black_supply[face] = face.black_backs().min(left[face]).min(needed);
        left[face] -= state.black_supply[face];
        needed -= state.black_supply[face];
    }
    assert_eq!(needed, 0, "too many black tiles are in play for this phase");
    state.removed = left;
}

/// Goods that lie nowhere are hidden as far as they must be; the last seat has sold the rest.
#[track_caller]
fn balance_goods(state: &mut State) {
    let dump = state.players.iter().map(|(seat, _)| seat).last().unwrap();
    let mut left = ByGood::<u8>::new(|_| GOODS_PER_COLOUR);
    let sold = state.players.iter().filter(|(seat, _)| *seat != dump).map(|(_, player)| &player.sold);
    let stores = state.players.values().iter().map(|player| &player.goods);
    for pile in sold.chain(stores).chain(state.depots.iter().map(|depot| &depot.goods)) {
        for (good, count) in pile.iter() {
            assert!(left[good] >= count, "there are not so many {good:?} goods");
            left[good] -= count;
        }
    }
    for good in &mut state.round_goods {
        *good = *Good::ALL.iter().max_by_key(|&&good| left[good]).unwrap();
        left[*good] -= 1;
    }
    let mut hidden = state.hidden_goods.total();
    state.hidden_goods = ByGood::default();
    while hidden > 0 {
        let good = *Good::ALL.iter().max_by_key(|&&good| left[good]).unwrap();
        assert!(left[good] > 0, "too many goods are in play for this phase");
        state.hidden_goods[good] += 1;
        left[good] -= 1;
        hidden -= 1;
    }
    state.players[dump].sold = left;
}
