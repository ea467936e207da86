//! The 104 follower tiles (O-002).

use super::Names;
use crate::bagbuilding;
use crate::parts::By;
use crate::wire::{Kind, Wire};

/// The trade of a follower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansRole")]
#[repr(u8)]
pub enum Role {
    #[default]
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Monk,
}

/// A follower tile: neutral, or one of the four in a player's colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansFollower")]
#[repr(u8)]
pub enum Follower {
    #[default]
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Monk,
    OwnFarmer,
    OwnBoatman,
    OwnCraftsman,
    OwnTrader,
}

/// A value for each role.
pub type ByRole<T> = By<Role, T, 7>;
/// A value for each kind of follower tile.
pub type ByFollower<T> = By<Follower, T, 11>;

impl Follower {
    /// The four in a player's colour (O-007).
    pub const OWN: [Follower; 4] =
        [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];

    /// The neutral tile of a role.
    pub fn neutral(role: Role) -> Follower {
        Follower::ALL[role.index()]
    }
}

impl bagbuilding::Follower for Follower {
    type Role = Role;
    /// A monk can stand for any other role, and no other role for a monk (O-041).
    const JOKER: Role = Role::Monk;
    fn role(self) -> Role {
        let index = self.index();
        Role::ALL[if index < 7 { index } else { index - 7 }]
    }
    fn is_neutral(self) -> bool {
        self.index() < 7
    }
}

/// The neutral followers on the board with 2, 3 and 4 players (O-002).
pub const SUPPLY: [[u8; 7]; 3] = [[12, 6, 6, 6, 8, 8, 8], [14, 8, 8, 8, 11, 11, 11], [16, 10, 10, 10, 14, 14, 14]];

impl Role {
    /// The name of the role.
    pub const fn names(self) -> Names {
        Names::of(match self {
            Role::Farmer => ["Farmer", "Bauer", "Fermier"],
            Role::Boatman => ["Boatman", "Schiffer", "Marinier"],
            Role::Craftsman => ["Craftsman", "Handwerker", "Artisan"],
            Role::Trader => ["Trader", "Händler", "Négociant"],
            Role::Knight => ["Knight", "Ritter", "Chevalier"],
            Role::Scholar => ["Scholar", "Gelehrter", "Érudit"],
            Role::Monk => ["Monk", "Mönch", "Moine"],
        })
    }
}
