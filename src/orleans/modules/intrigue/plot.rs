//! What an intriguer does, and what is offered against it.

use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::wire::{tagged, wire};

tagged! {
    /// What an intriguer does to one opponent (T-078).
    Plot as "OrleansPlot" {
        /// Swaps goods (T-078).
        Swindle = "swindle" {
            /// The opponent's good.
            takes: Good,
            /// Does it lie on the brasserie (T-097)?
            stored: bool,
            /// The actor's good.
            gives: Good,
        } as "swindle {stored?} {takes} for {gives}",
        /// Takes a station back to its owner's stock (T-078).
        Burn = "burn" as "burn",
        /// Takes the merchant to Orléans (T-078).
        Kidnap = "kidnap" as "kidnap",
        /// Makes the opponent give one thing (T-078).
        Torture = "torture" as "torture",
        /// Draws a follower from the opponent's bag (T-078).
        Execute = "execute" as "execute",
        /// Sends a follower to its bag (T-078).
        Sabotage = "sabotage" {
            /// Where it stands.
            space: Space,
        } as "sabotage {space}",
        /// Takes technology (T-078).
        Spy = "spy" {
            /// Where it lies.
            space: Space,
        } as "spy {space}",
        /// Takes two coins (T-078).
        Tax = "tax" as "tax",
        /// One step on, the opponent one back (T-078).
        Betray = "betray" {
            /// Which marker.
            marker: Marker,
        } as "betray {marker}",
    }
}

wire! {
    /// What is offered as a bribe (T-079).
    pub struct Bundle: Copy, Default, Eq, Hash as "OrleansBundle" {
        /// Coins.
        pub coins: u16,
        /// Goods.
        pub goods: ByGood<u8>,
    }
}
