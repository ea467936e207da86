//! What answers name.

use crate::wire::kinds;

kinds! {
    /// Which of the followers that one action sends to deeds and intriguers.
    Sending as "OrleansSending" {
        /// The first one.
        First = "first",
        /// The second one, after what the first one brought.
        Second = "second",
        /// The second one, in one move with the first (T-073).
        Together = "together",
    }
}

kinds! {
    /// Where a follower comes from that is planned onto a space.
    Store as "OrleansStore" unsaid Market {
        Market = "market",
        Tower = "tower",
        Bath = "bath",
        Bag = "bag",
    }
}
