//! What chance is asked, and what it answers.

use crate::engine::Seat;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Hourglass;
use crate::orleans::data::map::Path;
use crate::orleans::data::orders::Order;
use crate::orleans::data::places::{Category, Place};
use crate::wire::tagged;

tagged! {
    /// What chance is asked.
    Draw as "OrleansDraw" {
        /// A good for a path (O-004).
        PathGood = "pathGood" {
            /// Which path.
            path: Path,
        },
        /// A good that is not played (O-003).
        RemovedGood = "removedGood",
        /// A place tile that is played (O-010).
        PlaceTile = "placeTile" {
            /// Of which category.
            category: Category,
        },
        /// Who begins (O-013).
        StartSeat = "startSeat",
        /// The hour glass of the round (O-020).
        Hourglass = "hourglass",
        /// A follower from a seat's bag (O-026).
        Follower = "follower" {
            /// Whose.
            seat: Seat,
        },
        /// A follower from a seat's bag, at the bathhouse (O-096).
        Bath = "bath" {
            /// Whose.
            seat: Seat,
        },
        /// The plague's victim (O-118).
        Plague = "plague" {
            /// Whose.
            seat: Seat,
        },
        /// A neutral follower given up (O-121).
        Torture = "torture" {
            /// Whose.
            seat: Seat,
        },
        /// An order card that is turned up (T-014).
        Order = "order",
        /// The executioner's victim (T-078).
        Execution = "execution" {
            /// Whose.
            seat: Seat,
        },
    }
}

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
