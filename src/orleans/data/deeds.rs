//! The eight beneficial deeds (O-074, O-075).

use super::Names;
use super::followers::{ByRole, Role};
use crate::bagbuilding::works;
use crate::parts::By;
use crate::wire::{Kind, Wire};

/// A beneficial deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansDeed")]
#[repr(u8)]
pub enum Deed {
    #[default]
    CityWall,
    PapalConclave,
    DefeatOfThePlague,
    Astronomy,
    BoatmenGuild,
    Cathedral,
    PeaceTreaty,
    Canalisation,
}

/// A value for each deed.
pub type ByDeed<T> = By<Deed, T, 8>;

/// The reward of a deed for each follower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeedReward {
    /// Coins.
    Coins(u8),
    /// One coin or one development step; the sender chooses.
    CoinOrStep,
}

/// The printed data of a deed.
#[derive(Clone, Copy, Debug)]
pub struct DeedRow {
    /// The deed.
    pub deed: Deed,
    /// The number of spaces for each role.
    spaces: ByRole<u8>,
    /// The reward for each follower.
    pub reward: DeedReward,
    /// Its name.
    pub names: Names,
}

const fn row(deed: Deed, spaces: [u8; 7], reward: DeedReward, names: [&'static str; 3]) -> DeedRow {
    DeedRow { deed, spaces: By::of(spaces), reward, names: Names::of(names) }
}

/// The deeds in order, with spaces for farmer, boatman, craftsman, trader, knight, scholar, monk.
#[rustfmt::skip]
pub const DEEDS: [DeedRow; 8] = {
    use DeedReward::{CoinOrStep, Coins};
    [
        row(Deed::CityWall, [3, 0, 3, 1, 3, 0, 0], Coins(1), ["City wall", "Bau der Stadtmauer", "Rempart de la ville"]),
        row(Deed::PapalConclave, [0, 0, 0, 0, 1, 0, 2], Coins(3), ["Papal conclave", "Papstwahl", "Conclave"]),
        row(Deed::DefeatOfThePlague, [1, 1, 0, 1, 0, 2, 0], Coins(2), ["Defeat of the plague", "Bekämpfung der Pest", "Lutte contre la peste"]),
        row(Deed::Astronomy, [0, 0, 0, 1, 0, 2, 0], Coins(1), ["Astronomy", "Astronomie", "Astronomie"]),
        row(Deed::BoatmenGuild, [0, 3, 0, 0, 0, 1, 0], Coins(1), ["Boatmen's guild", "Gründung der Schiffergilde", "Guilde des mariniers"]),
        row(Deed::Cathedral, [0, 0, 2, 2, 0, 0, 2], Coins(2), ["Cathedral", "Bau der Kathedrale", "Cathédrale"]),
        row(Deed::PeaceTreaty, [0, 0, 0, 0, 2, 1, 1], Coins(2), ["Peace treaty", "Friedensvertrag", "Traité de paix"]),
        row(Deed::Canalisation, [3, 3, 2, 2, 0, 0, 0], CoinOrStep, ["Canalisation", "Kanalisation", "Canalisation"]),
    ]
};

impl Deed {
    /// The printed data.
    pub fn row(self) -> &'static DeedRow {
        &DEEDS[self.index()]
    }
}

impl DeedRow {
    /// The number of spaces for this role.
    pub fn spaces(&self, role: Role) -> u8 {
        self.spaces[role]
    }

    /// Whether there is a free space for this role beside the sent followers.
    pub fn has_room(&self, sent: &ByRole<u8>, role: Role) -> bool {
        works::has_room(&self.spaces, sent, role)
    }

    /// Whether the sent followers fill it.
    pub fn is_filled(&self, sent: &ByRole<u8>) -> bool {
        works::is_full(&self.spaces, sent)
    }
}
