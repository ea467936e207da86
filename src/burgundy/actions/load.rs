//! Fetching goods with a ship (B-062, B-063, B-103).

use super::loaded;
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::refusals::{Why, no};
use crate::burgundy::state::Depot;
use crate::burgundy::vocabulary::{Action, Ask, Event, GoodSet};
use crate::burgundy::{At, Broken, Cx};
use crate::engine::{Item, Seat};

/// Any depot, also an empty one; with T5 also any two neighbouring ones.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    out.extend(Depot::all().map(|depot| Action::LoadGoods { depot, and: None }));
    if at.state.players[seat].knows(Tile::T5) {
        out.extend(Depot::all().map(|depot| Action::LoadGoods { depot, and: Some(depot.next()) }));
    }
}

/// May goods be fetched there?
pub fn verdict(at: At<'_>, seat: Seat, depot: Depot, and: Option<Depot>) -> Result<(), Broken> {
    match and {
        None => Ok(()),
        Some(_) if !at.state.players[seat].knows(Tile::T5) => no("B-103", Why::NeedsKnowledge { tile: Tile::T5 }),
        Some(and) if and == depot.next() => Ok(()),
        Some(and) if and.next() == depot => no("B-121", Why::NotCanonical { depot, and }),
        Some(and) => no("B-103", Why::NotNeighbours { depot, and }),
    }
}

/// Goods of colours in store are taken; of the new colours as many as there is room for, by choice if not all fit.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, depot: Depot, and: Option<Depot>) {
    let new = new_colours(cx.at(), seat, depot, and);
    if new.len() > cx.state.players[seat].free_goods_slots() && cx.state.players[seat].free_goods_slots() > 0 {
        cx.next([Item::ask(seat, Ask::Goods { depot, and })]);
        return;
    }
    keep(cx, seat, depot, and, if cx.state.players[seat].free_goods_slots() == 0 { GoodSet::default() } else { new });
}

/// The colours that lie there and are not in store.
pub fn new_colours(at: At<'_>, seat: Seat, depot: Depot, and: Option<Depot>) -> GoodSet {
    let stored = &at.state.players[seat].goods;
    loaded(depot, and)
        .flat_map(|depot| at.state.depot(depot).goods.iter())
        .filter(|&(good, count)| count > 0 && stored[good] == 0)
        .map(|(good, _)| good)
        .collect()
}

/// Every choice of new colours that fills the store.
pub fn keep_candidates(at: At<'_>, seat: Seat, depot: Depot, and: Option<Depot>, out: &mut Vec<Action>) {
    let new = new_colours(at, seat, depot, and);
    let room = room(at, seat, new);
    let subsets = (0..=new.bits()).filter(|set| set & !new.bits() == 0 && set.count_ones() == room);
    out.extend(subsets.map(|set| Action::KeepGoods { goods: GoodSet::from_bits(set) }));
}

/// May just these new colours be kept (B-063)?
pub fn keep_verdict(at: At<'_>, seat: Seat, depot: Depot, and: Option<Depot>, goods: GoodSet) -> Result<(), Broken> {
    let new = new_colours(at, seat, depot, and);
    let room = room(at, seat, new);
    if goods.bits() & !new.bits() != 0 || goods.len() != room {
        return no("B-063", Why::WrongGoods { count: room as u8 });
    }
    Ok(())
}

fn room(at: At<'_>, seat: Seat, new: GoodSet) -> u32 {
    at.state.players[seat].free_goods_slots().min(new.len())
}

/// Everything there of a colour in store or among `new` moves to the store.
pub fn keep(cx: &mut Cx<'_>, seat: Seat, depot: Depot, and: Option<Depot>, new: GoodSet) {
    let goods: GoodSet = cx.state.players[seat]
        .goods
        .iter()
        .filter(|&(_, count)| count > 0)
        .map(|(good, _)| good)
        .chain(new.iter())
        .collect();
    for depot in loaded(depot, and) {
        for good in goods.iter() {
            let count = cx.state.depots[depot.index()].goods.take_all(good);
            if count > 0 {
                cx.state.players[seat].goods[good] += count;
                cx.tell(Event::GoodsLoaded { seat, depot, good, count });
            }
        }
    }
}
