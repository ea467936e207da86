//! The fame track: its length and the bonuses of its marked spaces (S-063, S-064, S-101).

use super::Confidence;
use super::wares::{Follower, Good};
use crate::parts::Set;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A space of the track that stops all markers for a time, in The King's Favor (S-101).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesLandmark")]
#[repr(u8)]
pub enum Landmark {
    #[default]
    TournamentGround,
    Castle,
}

impl Landmark {
    /// Its name.
    pub fn title(self) -> &'static str {
        ["Tournament ground", "Castle"][self.index()]
    }
}

/// The bonus of a marked space of the fame track (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesFameBonus")]
pub enum FameBonus {
    Coins {
        amount: u8,
    },
    /// Strikes citizens.
    Citizen {
        amount: u8,
    },
    /// Strikes a citizen, or any field of a task (S-079).
    WildCross,
    /// Technology, or this many coins if none is on offer.
    Technology {
        #[wire(default, skip_serializing_if = "is_default")]
        else_coins: u8,
    },
    /// A follower of one of these kinds.
    Follower {
        kinds: Set<Follower>,
    },
    /// This good.
    Good {
        good: Good,
    },
    /// Any good with at most this price.
    GoodUpTo {
        price: u8,
    },
    /// A place card of an open category.
    PlaceCard,
    /// Markers cannot pass before the end of this epoch.
    Stop {
        landmark: Landmark,
        until: u8,
    },
}

/// A marked space of the fame track.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesFameSpace")]
pub struct FameSpace {
    /// The number of the space.
    pub space: u8,
    /// The bonus for a marker that enters or crosses it.
    pub bonus: FameBonus,
}

/// Max marked spaces.
pub const FAME_SPACES: usize = 30;

/// The fame track.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesFameTrack")]
pub struct FameTrack {
    /// The last space. The first one is 1.
    pub length: u8,
    /// The marked spaces, from the start on.
    pub spaces: ArrayVec<FameSpace, FAME_SPACES>,
    /// The confidence in the bonuses.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// The start space of all markers, and the lowest one (S-063).
pub const START: u8 = 1;
/// Number of spaces of the track; likely.
pub const LENGTH: u8 = 90;
/// The marked spaces: their number, 13, is likely, their places are reconstructed.
pub const MARKED: [u8; 13] = [6, 12, 18, 24, 31, 38, 45, 52, 59, 66, 74, 82, 90];

/// The track with these bonuses on its marked spaces.
pub fn track(bonuses: [FameBonus; 13]) -> FameTrack {
    let spaces = MARKED.into_iter().zip(bonuses).map(|(space, bonus)| FameSpace { space, bonus });
    FameTrack { length: LENGTH, spaces: spaces.collect(), confidence: Confidence::House }
}

impl FameTrack {
    /// The space of a landmark and the epoch at whose end it opens; `None` if it is not on the track.
    pub fn landmark(&self, landmark: Landmark) -> Option<(u8, u8)> {
        self.spaces.iter().find_map(|row| match row.bonus {
            FameBonus::Stop { landmark: here, until } if here == landmark => Some((row.space, until)),
            _ => None,
        })
    }
}
