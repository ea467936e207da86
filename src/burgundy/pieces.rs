//! The pieces of the board that actions touch, so that front ends can turn a click on a piece into actions.

use super::At;
use super::data::tiles::{Good, Tile};
use super::duchy::{Face, Space};
use super::state::Depot;
use crate::engine::Seat;
use crate::wire::Pieces;

/// A piece of the board, as named in `targets`. Depots have the numbers printed on them, from 1: the depot `depot.3` is
/// `position.depots[2]`. All other numbers are indices from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Pieces)]
#[wire(rename = "BurgundyTarget")]
pub enum Target {
    /// A space of a numbered depot, or of the black one: `position.depots[depot - 1].tiles[slot]`,
    /// `position.black[slot]`.
    #[piece("depot.{depot|black}.{slot}")]
    Slot(Option<Depot>, u8),
    /// The goods of a depot: `position.depots[depot - 1].goods`.
    #[piece("depot.{depot}.goods")]
    DepotGoods(Depot),
    /// A colour of goods, wherever it lies.
    #[piece("good.{good}")]
    Good(Good),
    /// A space of a seat's duchy: `position.players[seat].duchy[space]`.
    #[piece("seat.{seat}.duchy.{space}")]
    Space(Seat, Space),
    /// A slot of a seat's storage: `position.players[seat].storage[slot]`.
    #[piece("seat.{seat}.storage.{slot}")]
    Stored(Seat, u8),
    /// A colour in a seat's goods store: `position.players[seat].goods[good]`.
    #[piece("seat.{seat}.goods.{good}")]
    Goods(Seat, Good),
    /// One of a seat's dice: `position.players[seat].dice[die]`.
    #[piece("seat.{seat}.die.{die}")]
    Die(Seat, u8),
    /// A seat's chips.
    #[piece("seat.{seat}.chips")]
    Chips(Seat),
    /// A seat's silver.
    #[piece("seat.{seat}.silver")]
    Silver(Seat),
}

/// The spaces of a depot, or of the black one, with this tile.
pub fn lying<'a>(at: At<'a>, depot: Option<Depot>, tile: Tile) -> impl Iterator<Item = Target> + 'a {
    let tiles = depot.map_or(&at.state.black[..], |depot| &at.state.depot(depot).tiles[..]);
    places(tiles, Some(tile)).map(move |slot| Target::Slot(depot, slot))
}

/// The slots of a seat's storage with this tile.
pub fn stored<'a>(at: At<'a>, seat: Seat, tile: Tile) -> impl Iterator<Item = Target> + 'a {
    places(&at.state.players[seat].storage, tile).map(move |slot| Target::Stored(seat, slot))
}

/// The dice of a seat with this face.
pub fn dice_showing<'a>(at: At<'a>, seat: Seat, die: Option<Face>) -> impl Iterator<Item = Target> + 'a {
    let dice = &at.state.players[seat].dice;
    die.into_iter().flat_map(move |die| places(dice, die)).map(move |die| Target::Die(seat, die))
}

/// The indices of an item in a list.
fn places<T: PartialEq + Copy>(list: &[T], wanted: T) -> impl Iterator<Item = u8> + '_ {
    list.iter().enumerate().filter(move |(_, here)| **here == wanted).map(|(place, _)| place as u8)
}
