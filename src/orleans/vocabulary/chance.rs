//! Outcomes of draws.

use crate::engine::Seat;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::orders::Order;
use crate::orleans::data::places::Place;
use crate::wire::Wire;

/// The outcome of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansOutcome", notation)]
pub enum Outcome {
    /// This good.
    #[wire(notation = "good {good}")]
    Good { good: Good },
    /// This place tile.
    #[wire(notation = "place {place}")]
    Place { place: Place },
    /// This seat.
    #[wire(notation = "seat {seat}")]
    Seat { seat: Seat },
    /// This hour-glass tile.
    #[wire(notation = "hourglass {tile}")]
    Hourglass { tile: Hourglass },
    /// This follower.
    #[wire(notation = "follower {follower}")]
    Follower { follower: Follower },
    /// This order card.
    #[wire(notation = "{order}")]
    Order { order: Order },
}
