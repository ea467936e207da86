//! The pieces of the board that answers touch, so that a click on a piece can be turned into actions.

use super::data::deeds::Deed;
use super::data::map::Area;
use super::data::places::{Place, Space};
use super::data::tasks::Task;
use super::data::wares::{Follower, Good, Ware};
use super::state::Tile;
use crate::engine::Seat;
use crate::wire::Line;
use std::fmt;

/// A piece of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// An area of the map.
    Area(Area),
    /// A settler on an area.
    Settler(Seat, Area),
    /// The tiles of a kind on the market place.
    Market(Ware),
    /// A place card that lies out.
    Card(Place),
    /// A deed.
    Deed(Deed),
    /// A field of a deed, from 1.
    Field(Deed, u8),
    /// A space of the fame track.
    Fame(u8),
    /// A place of a seat.
    Place(Seat, Place),
    /// A space of a seat's place.
    Space(Seat, Space),
    /// Followers on a seat's green.
    Follower(Seat, Follower),
    /// A seat's green.
    Green(Seat),
    /// A seat's bag.
    Bag(Seat),
    /// A seat's goods of one kind.
    Good(Seat, Good),
    /// A seat's parked technology.
    Technology(Seat),
    /// A seat's coins.
    Coins(Seat),
    /// A task on a seat's sheet.
    Task(Seat, Task),
    /// A field of it, from 1.
    TaskField(Seat, Task, u8),
    /// An objective in a seat's booklet, from 1.
    Objective(Seat, u8),
}

impl Target {
    /// What a seat takes a tile from: its green or its stock.
    pub fn of_stock(seat: Seat, tile: Tile) -> Self {
        match tile {
            Tile::Follower(follower) => Target::Follower(seat, follower),
            Tile::Good(good) => Target::Good(seat, good),
            Tile::Technology => Target::Technology(seat),
            Tile::Coins(_) => Target::Coins(seat),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::of_names();
        match *self {
            Target::Area(area) => line.add("area").add(area),
            Target::Settler(seat, area) => line.add("seat").add(seat).add("settler").add(area),
            Target::Market(ware) => line.add("market").add(ware),
            Target::Card(card) => line.add("card").add(card),
            Target::Deed(deed) => line.add("deed").add(deed),
            Target::Field(deed, field) => line.add("deed").add(deed).add(field),
            Target::Fame(space) => line.add("fame").add(space),
            Target::Place(seat, place) => line.add("seat").add(seat).add("place").add(place),
            Target::Space(seat, space) => line.add("seat").add(seat).add("space").add(space),
            Target::Follower(seat, follower) => line.add("seat").add(seat).add("green").add(follower),
            Target::Green(seat) => line.add("seat").add(seat).add("green"),
            Target::Bag(seat) => line.add("seat").add(seat).add("bag"),
            Target::Good(seat, good) => line.add("seat").add(seat).add("good").add(good),
            Target::Technology(seat) => line.add("seat").add(seat).add("technology"),
            Target::Coins(seat) => line.add("seat").add(seat).add("coins"),
            Target::Task(seat, task) => line.add("seat").add(seat).add("task").add(task),
            Target::TaskField(seat, task, field) => line.add("seat").add(seat).add("task").add(task).add(field),
            Target::Objective(seat, number) => line.add("seat").add(seat).add("objective").add(number),
        };
        f.write_str(&line.into_text())
    }
}
