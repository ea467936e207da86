//! The pieces of the board that answers touch, so that a click on a piece can select actions.

use super::data::deeds::Deed;
use super::data::map::Area;
use super::data::places::{Place, Space};
use super::data::tasks::Task;
use super::data::wares::{Follower, Good, Ware};
use super::state::Tile;
use crate::engine::Seat;
use crate::wire::Pieces;

/// A piece of the board, as `targets` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Pieces)]
#[wire(rename = "StoriesTarget")]
pub enum Target {
    /// An area of the map.
    #[piece("area.{area}")]
    Area(Area),
    /// A settler on an area.
    #[piece("seat.{seat}.settler.{area}")]
    Settler(Seat, Area),
    /// The tiles of a kind on the market place.
    #[piece("market.{ware}")]
    Market(Ware),
    /// An open place card.
    #[piece("card.{card}")]
    Card(Place),
    /// A deed.
    #[piece("deed.{deed}")]
    Deed(Deed),
    /// A field of a deed, from 1.
    #[piece("deed.{deed}.{field}")]
    Field(Deed, u8),
    /// A space of the fame track, by its number.
    #[piece("fame.{space}")]
    Fame(u8),
    /// A place of a seat.
    #[piece("seat.{seat}.place.{place}")]
    Place(Seat, Place),
    /// A space of a seat's place; its name has a point in it: `seat.0.space.castle.2`.
    #[piece("seat.{seat}.space.{space}")]
    Space(Seat, Space),
    /// Followers on a seat's green.
    #[piece("seat.{seat}.green.{follower}")]
    Follower(Seat, Follower),
    /// A seat's green.
    #[piece("seat.{seat}.green")]
    Green(Seat),
    /// A seat's bag.
    #[piece("seat.{seat}.bag")]
    Bag(Seat),
    /// A seat's goods of one kind.
    #[piece("seat.{seat}.good.{good}")]
    Good(Seat, Good),
    /// A seat's parked technology.
    #[piece("seat.{seat}.technology")]
    Technology(Seat),
    /// A seat's coins.
    #[piece("seat.{seat}.coins")]
    Coins(Seat),
    /// A task on a seat's sheet.
    #[piece("seat.{seat}.task.{task}")]
    Task(Seat, Task),
    /// A field of a task on a seat's sheet, from 1.
    #[piece("seat.{seat}.task.{task}.{field}")]
    TaskField(Seat, Task, u8),
    /// An objective in a seat's booklet, from 1.
    #[piece("seat.{seat}.objective.{number}")]
    Objective(Seat, u8),
}

impl Target {
    /// The piece that a seat takes a tile from: its green or its stock.
    pub fn of_stock(seat: Seat, tile: Tile) -> Self {
        match tile {
            Tile::Follower(follower) => Target::Follower(seat, follower),
            Tile::Good(good) => Target::Good(seat, good),
            Tile::Technology => Target::Technology(seat),
            Tile::Coins(_) => Target::Coins(seat),
        }
    }
}
