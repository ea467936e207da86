//! Moves tiles and goods that the sketch does not mention out of the way of those that it does.

use super::Sketch;
use super::balance::{balance_goods, balance_tiles, most, unseen_goods, unseen_tiles};
use crate::burgundy::data::tiles::{ByGood, Good, Tile};
use crate::burgundy::state::State;
use crate::engine::Seat;
use crate::wire::Kind;

/// The last seat whose sold goods the sketch does not mention; `None` if it mentions all.
pub(super) fn dump(state: &State, sketch: &Sketch) -> Option<Seat> {
    let is_open = |seat: &Seat| sketch.player(*seat).is_none_or(|player| player.sold.is_none());
    state.players.iter().map(|(seat, _)| seat).filter(is_open).last()
}

/// Replaces unmentioned tiles and goods by others of their kind, or removes them, so that the mentioned ones suffice.
pub(super) fn make_room(state: &mut State, sketch: &Sketch) {
    let fixed = |index: usize| sketch.depot(index).is_some_and(|depot| depot.tiles.is_some());
    // Tiles become another face of the same colour, or are removed.
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
    // Goods become another colour, or are removed.
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
