//! The six follower tracks and the development track (O-060 to O-067, O-110, O-111).

use super::goods::Good;
use crate::parts::By;
use crate::wire::{Kind, Wire};

/// A follower track; monks have none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansTrack")]
#[repr(u8)]
pub enum Track {
    #[default]
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
}

/// A value for each follower track.
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
/// The coins of each step of the boatman track; the last one is the citizen's.
pub const BOATMAN_COINS: [u8; 5] = [2, 3, 4, 5, 0];
/// The number of followers that may be drawn, by the marker on the knight track.
pub const KNIGHT_DRAWS: [u8; 6] = [4, 5, 6, 7, 7, 8];
/// Max number of followers that may be drawn.
pub const MOST_DRAWS: u8 = KNIGHT_DRAWS[5];
/// The step of the knight track with a citizen.
pub const KNIGHT_CITIZEN: u8 = 4;
/// The development points of each step of the scholar track.
pub const SCHOLAR_POINTS: [u8; 5] = [2, 3, 4, 5, 6];

/// The last field of the development track.
pub const DEVELOPMENT_END: u8 = 30;
/// The coin fields of the development track, each with its coins.
pub const DEVELOPMENT_COINS: [(u8, u8); 3] = [(7, 3), (12, 4), (25, 5)];
/// The fields of the citizens.
pub const CITIZEN_FIELDS: [u8; 3] = [3, 18, 28];
/// The fields where development status rises to 2, 3, 4, 5, 6.
pub const STATUS_FIELDS: [u8; 5] = [4, 9, 15, 22, 30];

/// The status of a marker on this field of the development track (O-111).
pub fn status(development: u8) -> u8 {
    1 + STATUS_FIELDS.iter().filter(|&&field| field <= development).count() as u8
}

/// The coins on a field of the development track; `None` if it has none.
pub fn coins_at(field: u8) -> Option<u8> {
    DEVELOPMENT_COINS.iter().find(|(at, _)| *at == field).map(|(_, coins)| *coins)
}

/// A marker on one of the seven tracks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansMarker")]
#[repr(u8)]
pub enum Marker {
    #[default]
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Development,
}

impl Marker {
    /// The follower track it stands on; `None` for the development marker.
    pub fn track(self) -> Option<Track> {
        Track::ALL.get(self.index()).copied()
    }
}

/// A citizen, by its place (O-006, T-068, T-077).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansCitizen")]
#[repr(u8)]
pub enum Citizen {
    #[default]
    Development3,
    Development18,
    Development28,
    Knight,
    Boatman,
    CityWall,
    PapalConclave,
    DefeatOfThePlague,
    Astronomy,
    BoatmenGuild,
    Cathedral,
    PeaceTreaty,
    Canalisation,
    Stations,
    Alchemy,
    Towing,
    TownRights,
    Navigation,
    Architecture1,
    Architecture2,
    Architecture3,
    Architecture4,
    Kidnapper,
    Torturer,
    Executioner,
    Saboteur,
    Traitor,
}

/// A value for each citizen.
pub type ByCitizen<T> = By<Citizen, T, 27>;

impl Citizen {
    /// The citizen on a field of the development track; `None` if it has none.
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
