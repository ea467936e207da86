//! The six follower tracks and the development track (O-060 to O-067, O-110, O-111).

use super::goods::Good;
use crate::parts::By;
use crate::wire::{Kind, kinds};

kinds! {
    /// A follower track; monks have none.
    Track as "OrleansTrack" {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
    }
}

/// A value for every follower track.
pub type ByTrack<T> = By<Track, T, 6>;

impl Track {
    /// Steps after the start field.
    pub fn steps(self) -> u8 {
        if self == Track::Farmer { 8 } else { 5 }
    }
}

/// The good of each step of the farmer track.
pub const FARMER_GOODS: [Good; 8] = {
    use Good::{Brocade, Cheese, Grain, Wine, Wool};
    [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade]
};
/// The coins of each step of the boatman track; the last is the citizen's field.
pub const BOATMAN_COINS: [u8; 5] = [2, 3, 4, 5, 0];
/// How many followers may be drawn, by the marker on the knight track.
pub const KNIGHT_DRAWS: [u8; 6] = [4, 5, 6, 7, 7, 8];
/// The most of them.
pub const MOST_DRAWS: u8 = KNIGHT_DRAWS[5];
/// The step of the knight track where a citizen waits.
pub const KNIGHT_CITIZEN: u8 = 4;
/// The development points of each step of the scholar track.
pub const SCHOLAR_POINTS: [u8; 5] = [2, 3, 4, 5, 6];

/// The last field of the development track.
pub const DEVELOPMENT_END: u8 = 30;
/// Coin fields of the development track: where, and how many.
pub const DEVELOPMENT_COINS: [(u8, u8); 3] = [(7, 3), (12, 4), (25, 5)];
/// The fields where citizens wait.
pub const CITIZEN_FIELDS: [u8; 3] = [3, 18, 28];
/// The fields where development status rises to 2, 3, 4, 5, 6.
pub const STATUS_FIELDS: [u8; 5] = [4, 9, 15, 22, 30];

/// The status of a marker on this field of the development track (O-111).
pub fn status(development: u8) -> u8 {
    1 + STATUS_FIELDS.iter().filter(|&&field| field <= development).count() as u8
}

/// The coins on a field of the development track.
pub fn coins_at(field: u8) -> Option<u8> {
    DEVELOPMENT_COINS.iter().find(|(at, _)| *at == field).map(|(_, coins)| *coins)
}

kinds! {
    /// A marker on one of the seven tracks.
    Marker as "OrleansMarker" {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Development = "development",
    }
}

impl Marker {
    /// The follower track it stands on; none, if it is the development marker.
    pub fn track(self) -> Option<Track> {
        Track::ALL.get(self.index()).copied()
    }
}

kinds! {
    /// Where a citizen waits (O-006, T-068, T-077).
    Citizen as "OrleansCitizen" {
        Development3 = "development3",
        Development18 = "development18",
        Development28 = "development28",
        Knight = "knight",
        Boatman = "boatman",
        CityWall = "cityWall",
        PapalConclave = "papalConclave",
        DefeatOfThePlague = "defeatOfThePlague",
        Astronomy = "astronomy",
        BoatmenGuild = "boatmenGuild",
        Cathedral = "cathedral",
        PeaceTreaty = "peaceTreaty",
        Canalisation = "canalisation",
        Stations = "stations",
        Alchemy = "alchemy",
        Towing = "towing",
        TownRights = "townRights",
        Navigation = "navigation",
        Architecture1 = "architecture1",
        Architecture2 = "architecture2",
        Architecture3 = "architecture3",
        Architecture4 = "architecture4",
        Kidnapper = "kidnapper",
        Torturer = "torturer",
        Executioner = "executioner",
        Saboteur = "saboteur",
        Traitor = "traitor",
    }
}

/// A value for every citizen.
pub type ByCitizen<T> = By<Citizen, T, 27>;

impl Citizen {
    /// The citizen on a field of the development track.
    pub fn of_development(field: u8) -> Option<Citizen> {
        match field {
            3 => Some(Citizen::Development3),
            18 => Some(Citizen::Development18),
            28 => Some(Citizen::Development28),
            _ => None,
        }
    }

    /// The citizen of a deed.
    pub fn of_deed(deed: super::deeds::Deed) -> Citizen {
        Citizen::ALL[Citizen::CityWall.index() + deed.index()]
    }
}
