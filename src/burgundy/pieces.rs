//! The pieces of the board that answers touch, so that a click on a piece can be turned into actions.

use super::At;
use super::data::tiles::{Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::Seat;
use crate::wire::Line;
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
            Target::Slot(Some(depot), slot) => line.add("depot").add(depot).add(slot),
            Target::Slot(None, slot) => line.add("depot").add("black").add(slot),
            Target::DepotGoods(depot) => line.add("depot").add(depot).add("goods"),
            Target::Good(good) => line.add("good").add(good),
            Target::Space(seat, space) => line.add("seat").add(seat).add("duchy").add(space),
            Target::Stored(seat, slot) => line.add("seat").add(seat).add("storage").add(slot),
            Target::Goods(seat, good) => line.add("seat").add(seat).add("goods").add(good),
            Target::Die(seat, die) => line.add("seat").add(seat).add("die").add(die),
            Target::Chips(seat) => line.add("seat").add(seat).add("chips"),
            Target::Silver(seat) => line.add("seat").add(seat).add("silver"),
        };
        f.write_str(&line.into_text())
    }
}

/// Where a tile lies in a depot, or in the black one.
pub fn lying<'a>(at: At<'a>, depot: Option<Depot>, tile: Tile) -> impl Iterator<Item = Target> + 'a {
    let tiles = depot.map_or(&at.state.black[..], |depot| &at.state.depot(depot).tiles[..]);
    places(tiles, Some(tile)).map(move |slot| Target::Slot(depot, slot))
}

/// Where a tile lies in a seat's storage.
pub fn stored<'a>(at: At<'a>, seat: Seat, tile: Tile) -> impl Iterator<Item = Target> + 'a {
    places(&at.state.players[seat].storage, tile).map(move |slot| Target::Stored(seat, slot))
}

/// The dice of a seat that show this.
pub fn dice_showing<'a>(at: At<'a>, seat: Seat, die: Option<Face>) -> impl Iterator<Item = Target> + 'a {
    let dice = &at.state.players[seat].dice;
    die.into_iter().flat_map(move |die| places(dice, die)).map(move |die| Target::Die(seat, die))
}

/// Where in a list something stands.
fn places<T: PartialEq + Copy>(list: &[T], wanted: T) -> impl Iterator<Item = u8> + '_ {
    list.iter().enumerate().filter(move |(_, here)| **here == wanted).map(|(place, _)| place as u8)
}
