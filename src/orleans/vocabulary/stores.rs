//! What answers name.

use crate::wire::kinds;

kinds! {
    /// Where a follower comes from that is planned onto a space.
    Store as "OrleansStore" unsaid Market {
        Market = "market",
        Tower = "tower",
        Bath = "bath",
        Bag = "bag",
    }
}
