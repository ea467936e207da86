//! The pieces of the board that actions can touch.

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
use crate::wire::Pieces;

/// A piece of the board, as `targets` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Pieces)]
#[wire(rename = "OrleansTarget")]
pub enum Target {
    /// A town on the map.
    #[piece("town.{town}")]
    Town(Town),
    /// A road or waterway.
    #[piece("path.{path}")]
    Path(Path),
    /// A good on a road or waterway.
    #[piece("path.{path}.{good}")]
    PathGood(Path, Good),
    /// A good on the goods market.
    #[piece("goods.{good}")]
    MarketGood(Good),
    /// A follower track.
    #[piece("track.{role}")]
    Track(Role),
    /// A deed.
    #[piece("deed.{deed}")]
    Deed(Deed),
    /// A place tile in the stacks.
    #[piece("tile.{place}")]
    Tile(Place),
    /// A place of a seat.
    #[piece("seat.{seat}.place.{place}")]
    Place(Seat, Place),
    /// A space of a seat's place; its name has a point in it: `seat.0.space.castle.2`.
    #[piece("seat.{seat}.space.{space}")]
    Space(Seat, Space),
    /// Followers of a seat on market or tower, or drawn at the bathhouse.
    #[piece("seat.{seat}.{store}.{follower}")]
    Follower(Seat, Store, Follower),
    /// A seat's bag.
    #[piece("seat.{seat}.bag")]
    Bag(Seat),
    /// A seat's goods of one kind.
    #[piece("seat.{seat}.goods.{good}")]
    Good(Seat, Good),
    /// A seat's technology beside the board.
    #[piece("seat.{seat}.technology.{gear}")]
    Gear(Seat, Gear),
    /// A seat's station in a town.
    #[piece("seat.{seat}.station.{town}")]
    Station(Seat, Town),
    /// A seat's unbuilt stations.
    #[piece("seat.{seat}.stations")]
    Stations(Seat),
    /// A seat's marker on the development track.
    #[piece("seat.{seat}.development")]
    Development(Seat),
    /// A seat's coins.
    #[piece("seat.{seat}.coins")]
    Coins(Seat),
    /// An order card.
    #[piece("order.{order}")]
    Order(Order),
    /// A deed or an intriguer of Trade & Intrigue.
    #[piece("civic.{civic}")]
    Civic(Civic),
    /// One space of a deed or an intriguer of Trade & Intrigue, from 1.
    #[piece("civic.{civic}.{space}")]
    CivicSpace(Civic, u8),
    /// A seat's merchant.
    #[piece("seat.{seat}.merchant")]
    Merchant(Seat),
    /// A seat's marker on a follower track.
    #[piece("seat.{seat}.marker.{track}")]
    Marker(Seat, Track),
    /// A seat.
    #[piece("seat.{seat}")]
    Seat(Seat),
}
