//! The 90 goods tiles (O-003).

use super::Names;
use crate::parts::By;
use crate::wire::{Kind, Wire};

/// The five goods, cheapest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansGood")]
#[repr(u8)]
pub enum Good {
    #[default]
    Grain,
    Cheese,
    Wine,
    Wool,
    Brocade,
}

/// A value for each good.
pub type ByGood<T> = By<Good, T, 5>;

impl Good {
    /// The edible goods (O-115).
    pub const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];

    /// The number of its tiles (O-003).
    pub fn tiles(self) -> u8 {
        [24, 21, 18, 15, 12][self.index()]
    }

    /// Points per tile at the end (O-132).
    pub fn points(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The name of the good.
    pub const fn names(self) -> Names {
        Names::of(match self {
            Good::Grain => ["Grain", "Getreide", "Céréales"],
            Good::Cheese => ["Cheese", "Käse", "Fromage"],
            Good::Wine => ["Wine", "Wein", "Vin"],
            Good::Wool => ["Wool", "Wolle", "Laine"],
            Good::Brocade => ["Brocade", "Brokat", "Brocart"],
        })
    }
}

/// Goods removed unseen with 2, 3 and 4 players (O-003).
pub const REMOVED: [u8; 3] = [12, 6, 0];
