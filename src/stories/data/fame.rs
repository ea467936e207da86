//! The fame track: how long it is and what its marked spaces bring (S-063, S-064, S-101).

use super::Confidence;
use super::wares::{Follower, Good};
use crate::parts::Set;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// A space of the track that stops everybody for a while, in The King's Favor (S-101).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesLandmark")]
#[allow(missing_docs, reason = "the members' names say all there is to say")]
#[repr(u8)]
pub enum Landmark {
    #[default]
    TournamentGround,
    Castle,
}

impl Landmark {
    /// What it is called.
    pub fn title(self) -> &'static str {
        ["Tournament ground", "Castle"][self.index()]
    }
}

/// What a marked space of the fame track brings (S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesFameBonus")]
#[allow(missing_docs, reason = "where a member or a field has no words, its name says it")]
pub enum FameBonus {
    Coins {
        amount: u8,
    },
    /// Citizens are struck.
    Citizen {
        amount: u8,
    },
    /// A citizen, or any field of a task (S-079).
    WildCross,
    /// Technology; without any on offer so many coins.
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
    /// Any good of at most this price.
    GoodUpTo {
        price: u8,
    },
    /// A place card of an open category.
    PlaceCard,
    /// Nobody passes it until the end of this epoch.
    Stop {
        landmark: Landmark,
        until: u8,
    },
}

/// A marked space of the fame track.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesFameSpace")]
pub struct FameSpace {
    /// Which space.
    pub space: u8,
    /// What it brings to whoever enters or crosses it.
    pub bonus: FameBonus,
}

/// The most marked spaces.
pub const FAME_SPACES: usize = 30;

/// The fame track.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesFameTrack")]
pub struct FameTrack {
    /// The last space. The first one is 1.
    pub length: u8,
    /// The marked spaces, from the start on.
    pub spaces: ArrayVec<FameSpace, FAME_SPACES>,
    /// How sure it is what the marked spaces bring.
    #[wire(default, skip_serializing_if = "is_default")]
    pub confidence: Confidence,
}

/// The space where everybody starts, and below which nobody falls (S-063).
pub const START: u8 = 1;
/// How long the track is; likely.
pub const LENGTH: u8 = 90;
/// Where its marked spaces lie; that there are 13 is likely, where they lie is ours.
pub const MARKED: [u8; 13] = [6, 12, 18, 24, 31, 38, 45, 52, 59, 66, 74, 82, 90];

/// The track with these bonuses on its marked spaces.
pub fn track(bonuses: [FameBonus; 13]) -> FameTrack {
    let spaces = MARKED.into_iter().zip(bonuses).map(|(space, bonus)| FameSpace { space, bonus });
    FameTrack { length: LENGTH, spaces: spaces.collect(), confidence: Confidence::House }
}

impl FameTrack {
    /// The space of a landmark and the epoch at whose end it lets everybody pass, if it is on the track.
    pub fn landmark(&self, landmark: Landmark) -> Option<(u8, u8)> {
        self.spaces.iter().find_map(|row| match row.bonus {
            FameBonus::Stop { landmark: here, until } if here == landmark => Some((row.space, until)),
            _ => None,
        })
    }
}
