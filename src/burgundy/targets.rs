//! The pieces of the board that an action touches, so that a click on a piece can be turned into actions.

use super::data::tiles::{Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use super::vocabulary::Action;
use super::{At, Burgundy};
use crate::engine::{Seat, Targets};
use crate::parts::Line;
use std::fmt;

/// A piece of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A space of a numbered depot, or of the black one.
    Slot(Option<Depot>, u8),
    /// The goods of a depot.
    DepotGoods(Depot),
    /// A colour of goods, wherever it lies.
    Good(Good),
    /// A space of a seat's duchy.
    Space(Seat, Space),
    /// A slot of a seat's storage.
    Stored(Seat, u8),
    /// A colour in a seat's goods store.
    Goods(Seat, Good),
    /// One of a seat's dice.
    Die(Seat, u8),
    /// A seat's chips.
    Chips(Seat),
    /// A seat's silver.
    Silver(Seat),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::of_names();
        match *self {
            Target::Slot(Some(depot), slot) => line.add("depot").add(depot.number()).add(slot),
            Target::Slot(None, slot) => line.add("depot").add("black").add(slot),
            Target::DepotGoods(depot) => line.add("depot").add(depot.number()).add("goods"),
            Target::Good(good) => line.add("good").add(good),
            Target::Space(seat, space) => line.add("seat").add(seat.number()).add("duchy").add(space.number()),
            Target::Stored(seat, slot) => line.add("seat").add(seat.number()).add("storage").add(slot),
            Target::Goods(seat, good) => line.add("seat").add(seat.number()).add("goods").add(good),
            Target::Die(seat, die) => line.add("seat").add(seat.number()).add("die").add(die),
            Target::Chips(seat) => line.add("seat").add(seat.number()).add("chips"),
            Target::Silver(seat) => line.add("seat").add(seat.number()).add("silver"),
        };
        f.write_str(&line.into_text())
    }
}

/// The pieces that an action touches, the one to click first in front.
pub fn targets(at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Burgundy>) {
    let player = &at.state.players[seat];
    let lying = |depot: Option<Depot>, tile: Tile| {
        let tiles = depot.map_or(&at.state.black[..], |depot| &at.state.depot(depot).tiles[..]);
        places(tiles, Some(tile)).map(move |slot| Target::Slot(depot, slot))
    };
    let stored = |tile: Tile| places(&player.storage, tile).map(|slot| Target::Stored(seat, slot));
    let dice =
        |die: Option<Face>| die.into_iter().flat_map(|die| places(&player.dice, die)).map(|i| Target::Die(seat, i));
    match action {
        Action::ChooseEstate { space, .. } => out.push(Target::Space(seat, space)),
        Action::TakeTile { die, depot, tile, discard } => {
            out.extend(lying(Some(depot), tile).chain(discard.into_iter().flat_map(stored)).chain(dice(die)));
        }
        Action::PlaceTile { die, tile, space } => {
            out.extend([Target::Space(seat, space)].into_iter().chain(stored(tile)).chain(dice(die)));
        }
        Action::SellGoods { die, good } => out.extend([Target::Goods(seat, good)].into_iter().chain(dice(die))),
        Action::TakeChips { die } => out.extend([Target::Chips(seat)].into_iter().chain(dice(die))),
        Action::BuyTile { depot, tile, discard } => {
            out.extend(lying(depot, tile).chain([Target::Silver(seat)]).chain(discard.into_iter().flat_map(stored)));
        }
        Action::LoadGoods { depot, and } => out.extend([depot].into_iter().chain(and).map(Target::DepotGoods)),
        Action::KeepGoods { goods } => out.extend(goods.iter().map(Target::Good)),
        Action::Decline | Action::EndTurn => {}
    }
}

/// Where in a list something stands.
fn places<T: PartialEq + Copy>(list: &[T], wanted: T) -> impl Iterator<Item = u8> + '_ {
    list.iter().enumerate().filter(move |(_, here)| **here == wanted).map(|(place, _)| place as u8)
}
