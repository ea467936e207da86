//! The pieces of the board that actions touch.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::{Path, Town};
use super::data::orders::Order;
use super::data::places::{Place, Space};
use super::data::tracks::Track;
use super::state::Gear;
use super::vocabulary::Store;
use crate::engine::Seat;
use crate::wire::Line;
use std::fmt;

/// A piece of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A town on the map.
    Town(Town),
    /// A road or waterway.
    Path(Path),
    /// A good on a road or waterway.
    PathGood(Path, Good),
    /// A good on the goods market.
    MarketGood(Good),
    /// A follower track.
    Track(Role),
    /// A deed.
    Deed(Deed),
    /// A place tile in the stacks.
    Tile(Place),
    /// A place of a seat.
    Place(Seat, Place),
    /// A space of a seat's place.
    Space(Seat, Space),
    /// Followers of a seat on market or tower, or drawn at the bathhouse.
    Follower(Seat, Store, Follower),
    /// A seat's bag.
    Bag(Seat),
    /// A seat's goods of one kind.
    Good(Seat, Good),
    /// A seat's technology beside the board.
    Gear(Seat, Gear),
    /// A seat's station in a town.
    Station(Seat, Town),
    /// A seat's stations not yet built.
    Stations(Seat),
    /// A seat's marker on the development track.
    Development(Seat),
    /// A seat's coins.
    Coins(Seat),
    /// An order card.
    Order(Order),
    /// A deed or an intriguer of Trade & Intrigue.
    Civic(Civic),
    /// One of its spaces, from 1.
    CivicSpace(Civic, u8),
    /// A seat's merchant.
    Merchant(Seat),
    /// A seat's marker on a follower track.
    Marker(Seat, Track),
    /// A seat.
    Seat(Seat),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::of_names();
        match *self {
            Target::Town(town) => line.add("town").add(town),
            Target::Path(path) => line.add("path").add(path),
            Target::PathGood(path, good) => line.add("path").add(path).add(good),
            Target::MarketGood(good) => line.add("goods").add(good),
            Target::Track(role) => line.add("track").add(role),
            Target::Deed(deed) => line.add("deed").add(deed),
            Target::Tile(place) => line.add("tile").add(place),
            Target::Place(seat, place) => line.add("seat").add(seat.number()).add("place").add(place),
            Target::Space(seat, space) => line.add("seat").add(seat.number()).add("space").add(space),
            Target::Follower(seat, store, follower) => line.add("seat").add(seat.number()).add(store).add(follower),
            Target::Bag(seat) => line.add("seat").add(seat.number()).add("bag"),
            Target::Good(seat, good) => line.add("seat").add(seat.number()).add("goods").add(good),
            Target::Gear(seat, gear) => line.add("seat").add(seat.number()).add("technology").add(gear),
            Target::Station(seat, town) => line.add("seat").add(seat.number()).add("station").add(town),
            Target::Stations(seat) => line.add("seat").add(seat.number()).add("stations"),
            Target::Development(seat) => line.add("seat").add(seat.number()).add("development"),
            Target::Coins(seat) => line.add("seat").add(seat.number()).add("coins"),
            Target::Order(order) => line.add("order").add(order),
            Target::Civic(civic) => line.add("civic").add(civic),
            Target::CivicSpace(civic, space) => line.add("civic").add(civic).add(space),
            Target::Merchant(seat) => line.add("seat").add(seat.number()).add("merchant"),
            Target::Marker(seat, track) => line.add("seat").add(seat.number()).add("marker").add(track),
            Target::Seat(seat) => line.add("seat").add(seat.number()),
        };
        f.write_str(&line.into_text())
    }
}
