//! Loading goods with a ship (B-062, B-063, B-103).

use super::{Acts, DONE, is_effect, may_end_round};
use crate::burgundy::data::tiles::{Good, Tile};
use crate::burgundy::events::Event;
use crate::burgundy::pieces::Target;
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::state::Depot;
use crate::burgundy::{At, Burgundy, Cx, Item, Verdict};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::parts::Set;
use crate::wire::Wire;

/// Choose the depot to load goods from (B-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "ship")]
pub struct Ship;

/// Choose the new colours to keep, as there is no room for all (B-063).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "goods")]
pub struct Goods {
    /// The depot they lie in.
    pub depot: Depot,
    /// The second depot, with T5.
    pub and: Option<Depot>,
}

/// Loads the goods of a depot, or of two neighbouring ones with T5 (B-062, B-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "loadGoods", notation = "load {depot} [and {and}]")]
pub struct LoadGoods {
    /// The depot; of a pair, the first in the ring 1-2-3-4-5-6-1.
    pub depot: Depot,
    /// The second depot of a pair.
    pub and: Option<Depot>,
}

/// Keeps these new colours (B-063).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "keepGoods", notation = "keep {goods..}")]
pub struct KeepGoods {
    pub goods: Set<Good>,
}

impl Question for Ship {
    type Game = Burgundy;
    const RULE: &'static str = "B-060";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_effect(at, seat) && at.state.players[seat].duchy.count(Tile::Ship) > 0
    }

    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        may_end_round(at, seat)
    }
}

impl Acts for Ship {
    const WITHOUT_DIE: Option<&'static str> = Some("B-068");
}

impl Question for Goods {
    type Game = Burgundy;
    const RULE: &'static str = "B-060";

    /// There is room for some of the new colours, but not for all.
    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let Goods { depot, and } = self;
        let room = at.state.players[seat].free_goods_slots();
        Ship.fits(at, seat)
            && LoadGoods { depot, and }.verdict(Ship, at, seat).is_ok()
            && (1..new_colours(at, seat, depot, and).len()).contains(&room)
    }

    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        may_end_round(at, seat)
    }
}

impl Acts for Goods {
    const WITHOUT_DIE: Option<&'static str> = Some("B-068");
}

impl Answers<Ship> for LoadGoods {
    /// Any depot, even an empty one; with T5 also any two neighbouring ones.
    fn candidates(_: Ship, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Depot::all().map(|depot| Action::from(LoadGoods { depot, and: None })));
        if at.state.players[seat].knows(Tile::T5) {
            out.extend(Depot::all().map(|depot| Action::from(LoadGoods { depot, and: Some(depot.next()) })));
        }
    }

    fn verdict(self, _: Ship, at: At<'_>, seat: Seat) -> Verdict {
        let LoadGoods { depot, and } = self;
        match and {
            None => Ok(()),
            Some(_) if !at.state.players[seat].knows(Tile::T5) => {
                refuse("B-103", Reason::NeedsKnowledge { tile: Tile::T5 })
            }
            Some(and) if and == depot.next() => Ok(()),
            Some(and) if and.next() == depot => refuse("B-121", Reason::NotCanonical { depot, and }),
            Some(and) => refuse("B-103", Reason::NotNeighbours { depot, and }),
        }
    }

    /// Loads all goods of stored colours, and new colours as far as there is room; asks which, if not all fit.
    fn resolve(self, _: Ship, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let LoadGoods { depot, and } = self;
        let new = new_colours(cx.at(), seat, depot, and);
        match cx.state.players[seat].free_goods_slots() {
            0 => keep(cx, seat, depot, and, Set::EMPTY),
            room if room < new.len() => cx.next([Item::ask(seat, Goods { depot, and }.into())]),
            _ => keep(cx, seat, depot, and, new),
        }
        DONE
    }

    fn targets(self, _: Ship, _: At<'_>, _: Seat, out: &mut Targets<Burgundy>) {
        out.extend(loaded(self.depot, self.and).map(Target::DepotGoods));
    }
}

impl Answers<Goods> for KeepGoods {
    /// Each choice of new colours that fills the store.
    fn candidates(Goods { depot, and }: Goods, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let new = new_colours(at, seat, depot, and);
        let room = room(at, seat, new);
        let subsets = (0..=new.bits()).filter(|set| set & !new.bits() == 0 && set.count_ones() == u32::from(room));
        out.extend(subsets.map(|set| Action::from(KeepGoods { goods: Set::from_bits(set) })));
    }

    fn verdict(self, Goods { depot, and }: Goods, at: At<'_>, seat: Seat) -> Verdict {
        let new = new_colours(at, seat, depot, and);
        let count = room(at, seat, new);
        if !new.has_all(self.goods) || self.goods.len() != count {
            return refuse("B-063", Reason::WrongGoods { count });
        }
        Ok(())
    }

    fn resolve(self, Goods { depot, and }: Goods, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        keep(cx, seat, depot, and, self.goods);
        DONE
    }

    fn targets(self, _: Goods, _: At<'_>, _: Seat, out: &mut Targets<Burgundy>) {
        out.extend(self.goods.iter().map(Target::Good));
    }
}

/// The depots that a ship clears: one, or two with T5 (B-103).
fn loaded(depot: Depot, and: Option<Depot>) -> impl Iterator<Item = Depot> {
    std::iter::once(depot).chain(and)
}

/// The colours in these depots that are not in the store.
pub fn new_colours(at: At<'_>, seat: Seat, depot: Depot, and: Option<Depot>) -> Set<Good> {
    let stored = &at.state.players[seat].goods;
    loaded(depot, and)
        .flat_map(|depot| at.state.depot(depot).goods.iter())
        .filter(|&(good, count)| count > 0 && stored[good] == 0)
        .map(|(good, _)| good)
        .collect()
}

fn room(at: At<'_>, seat: Seat, new: Set<Good>) -> u8 {
    at.state.players[seat].free_goods_slots().min(new.len())
}

/// Moves all goods of stored colours and of `new` colours to the store.
fn keep(cx: &mut Cx<'_>, seat: Seat, depot: Depot, and: Option<Depot>, new: Set<Good>) {
    let goods: Set<Good> = cx.state.players[seat]
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
