//! Plots of intriguers, and bribes against them.

use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::wire::Wire;

/// A plot against one opponent (T-078).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansPlot", notation)]
pub enum Plot {
    /// Swaps goods (T-078).
    #[wire(notation = "swindle {stored?} {takes} for {gives}")]
    Swindle {
        /// The opponent's good.
        takes: Good,
        /// Whether it lies on the brasserie (T-097).
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
    /// Makes the opponent give up one thing (T-078).
    #[wire(notation = "torture")]
    Torture,
    /// Draws a follower from the opponent's bag (T-078).
    #[wire(notation = "execute")]
    Execute,
    /// Sends a follower to its bag (T-078).
    #[wire(notation = "sabotage {space}")]
    Sabotage {
        /// The space of the follower.
        space: Space,
    },
    /// Takes technology (T-078).
    #[wire(notation = "spy {space}")]
    Spy {
        /// The space of the technology.
        space: Space,
    },
    /// Takes two coins (T-078).
    #[wire(notation = "tax")]
    Tax,
    /// Moves the actor's marker one step on and the opponent's one back (T-078).
    #[wire(notation = "betray {marker}")]
    Betray {
        /// The marker.
        marker: Marker,
    },
}

/// The offered bribe (T-079).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansBundle")]
pub struct Bundle {
    /// Coins.
    pub coins: u16,
    /// Goods.
    pub goods: ByGood<u8>,
}
