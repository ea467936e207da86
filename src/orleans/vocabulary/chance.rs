//! What chance answers.

use crate::engine::Seat;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::orders::Order;
use crate::orleans::data::places::Place;
use crate::wire::tagged;

tagged! {
    /// What chance answers.
    Outcome as "OrleansOutcome" {
        /// This good.
        Good = "good" { good: Good } as "good {good}",
        /// This place tile.
        Place = "place" { place: Place } as "place {place}",
        /// This seat.
        Seat = "seat" { seat: Seat } as "seat {seat}",
        /// This hour-glass tile.
        Hourglass = "hourglass" { tile: Hourglass } as "hourglass {tile}",
        /// This follower.
        Follower = "follower" { follower: Follower } as "follower {follower}",
        /// This order card.
        Order = "order" { order: Order } as "{order}",
    }
}
