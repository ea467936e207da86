//! What an intriguer does, and what is offered against it.

use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::wire::Wire;

/// What an intriguer does to one opponent (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansPlot", notation)]
pub enum Plot {
    /// Swaps goods (T-078).
    #[wire(notation = "swindle {stored?} {takes} for {gives}")]
    Swindle {
        /// The opponent's good.
        takes: Good,
        /// Does it lie on the brasserie (T-097)?
        stored: bool,
        /// The actor's good.
        gives: Good,
    },
    /// Takes a station back to its owner's stock (T-078).
    #[wire(notation = "burn")]
    Burn,
    /// Takes the merchant to Orléans (T-078).
    #[wire(notation = "kidnap")]
    Kidnap,
    /// Makes the opponent give one thing (T-078).
    #[wire(notation = "torture")]
    Torture,
    /// Draws a follower from the opponent's bag (T-078).
    #[wire(notation = "execute")]
    Execute,
    /// Sends a follower to its bag (T-078).
    #[wire(notation = "sabotage {space}")]
    Sabotage {
        /// Where it stands.
        space: Space,
    },
    /// Takes technology (T-078).
    #[wire(notation = "spy {space}")]
    Spy {
        /// Where it lies.
        space: Space,
    },
    /// Takes two coins (T-078).
    #[wire(notation = "tax")]
    Tax,
    /// One step on, the opponent one back (T-078).
    #[wire(notation = "betray {marker}")]
    Betray {
        /// Which marker.
        marker: Marker,
    },
}

/// What is offered as a bribe (T-079).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansBundle")]
pub struct Bundle {
    /// Coins.
    pub coins: u16,
    /// Goods.
    pub goods: ByGood<u8>,
}
