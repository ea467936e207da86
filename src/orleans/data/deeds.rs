//! The eight beneficial deeds (O-074, O-075).

use super::Names;
use super::followers::{ByRole, Role};
use crate::bagbuilding::works;
use crate::parts::By;
use crate::wire::{Kind, Wire};

/// A beneficial deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansDeed")]
#[allow(missing_docs, reason = "the members' names say all there is to say")]
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

/// A value for every deed.
pub type ByDeed<T> = By<Deed, T, 8>;

/// What a deed gives for each follower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeedReward {
    /// Coins.
    Coins(u8),
    /// One coin or one development step, as the sender likes.
    CoinOrStep,
}

/// What is printed at a deed.
#[derive(Clone, Copy, Debug)]
pub struct DeedRow {
    /// Which deed.
    pub deed: Deed,
    /// How many spaces it has for each role.
    spaces: ByRole<u8>,
    /// What each follower sent there brings.
    pub reward: DeedReward,
    /// What it is called.
    pub names: Names,
}

const fn row(deed: Deed, spaces: [u8; 7], reward: DeedReward, names: [&'static str; 3]) -> DeedRow {
    DeedRow { deed, spaces: By::of(spaces), reward, names: Names::of(names) }
}

/// The deeds in order; spaces for farmer, boatman, craftsman, trader, knight, scholar, monk.
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
    /// What is printed at it.
    pub fn row(self) -> &'static DeedRow {
        &DEEDS[self.index()]
    }
}

impl DeedRow {
    /// How many spaces it has for this role.
    pub fn spaces(&self, role: Role) -> u8 {
        self.spaces[role]
    }

    /// With these followers, has it a free space for this role?
    pub fn has_room(&self, sent: &ByRole<u8>, role: Role) -> bool {
        works::has_room(&self.spaces, sent, role)
    }

    /// Do these followers fill it?
    pub fn is_filled(&self, sent: &ByRole<u8>) -> bool {
        works::is_full(&self.spaces, sent)
    }
}
