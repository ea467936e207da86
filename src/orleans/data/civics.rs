//! The two boards of Trade & Intrigue that replace the deeds: ten deeds, nine intriguers (T-068, T-077). Their spaces are
//! reconstructed: a host may replace them in `setup.tables`.

use super::Names;
use super::followers::Role;
use super::goods::Good;
use super::tracks::Citizen;
use crate::orleans::setup::ModuleId;
use crate::parts::By;
use crate::wire::{Kind, Wire};
use std::borrow::Cow;

/// A deed or an intriguer of Trade & Intrigue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansCivic")]
#[repr(u8)]
pub enum Civic {
    #[default]
    Alchemy,
    Court,
    HarvestFestival,
    SheepBreeding,
    Coinage,
    Research,
    Towing,
    Architecture,
    TownRights,
    Navigation,
    Swindler,
    Arsonist,
    Kidnapper,
    Torturer,
    Executioner,
    Saboteur,
    Spy,
    TaxCollector,
    Traitor,
}

/// A value for each of them.
pub type ByCivic<T> = By<Civic, T, 19>;
/// Max spaces of a deed or an intriguer.
pub const CIVIC_SPACES: usize = 6;

/// A space of a civic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansCivicSpace")]
pub struct CivicSpace {
    /// The role it takes; `None` for any neutral follower.
    #[wire(default, skip_serializing_if = "is_default")]
    pub role: Option<Role>,
    /// The good on it.
    #[wire(default, skip_serializing_if = "is_default")]
    pub good: Option<Good>,
}

/// The printed data of a deed or an intriguer.
#[derive(Clone, Debug)]
pub struct CivicRow {
    /// The deed or intriguer.
    pub civic: Civic,
    /// Its module.
    pub module: ModuleId,
    /// Its spaces from left to right.
    pub spaces: Cow<'static, [CivicSpace]>,
    /// Whether it is left out with two players.
    pub not_with_two: bool,
    /// Its name.
    pub names: Names,
}

/// All of them in order.
#[rustfmt::skip]
pub static CIVICS: [CivicRow; 19] = {
    use Good::{Cheese, Grain, Wine, Wool};
    const F: CivicSpace = takes(Role::Farmer);
    const B: CivicSpace = takes(Role::Boatman);
    const C: CivicSpace = takes(Role::Craftsman);
    const T: CivicSpace = takes(Role::Trader);
    const K: CivicSpace = takes(Role::Knight);
    const S: CivicSpace = takes(Role::Scholar);
    const M: CivicSpace = takes(Role::Monk);
    const ANY: CivicSpace = CivicSpace { role: None, good: None };
    const fn takes(role: Role) -> CivicSpace {
        CivicSpace { role: Some(role), good: None }
    }
    const fn with(space: CivicSpace, good: Good) -> CivicSpace {
        CivicSpace { role: space.role, good: Some(good) }
    }
    const fn row(civic: Civic, module: ModuleId, spaces: &'static [CivicSpace], not_with_two: bool, names: [&'static str; 3]) -> CivicRow {
        CivicRow { civic, module, spaces: Cow::Borrowed(spaces), not_with_two, names: Names::of(names) }
    }
    const fn deed(civic: Civic, spaces: &'static [CivicSpace], not_with_two: bool, names: [&'static str; 3]) -> CivicRow {
        row(civic, ModuleId::NewDeeds, spaces, not_with_two, names)
    }
    const fn plot(civic: Civic, spaces: &'static [CivicSpace], not_with_two: bool, names: [&'static str; 3]) -> CivicRow {
        row(civic, ModuleId::Intrigue, spaces, not_with_two, names)
    }
    [
        deed(Civic::Alchemy, &[ANY, ANY, ANY, ANY, ANY, ANY], false, ["Alchemy", "Alchemie", "Alchimie"]),
        deed(Civic::Court, &[ANY, ANY, ANY, ANY, ANY, ANY], true, ["Court", "Schöffengericht", "Cour des échevins"]),
        deed(Civic::HarvestFestival, &[with(F, Grain), with(F, Grain), with(F, Cheese), with(B, Cheese), with(T, Wine)], false, ["Harvest festival", "Erntedank", "Fête des moissons"]),
        deed(Civic::SheepBreeding, &[with(F, Cheese), with(F, Cheese), with(C, Wool), with(T, Wool)], false, ["Sheep breeding", "Schafzucht", "Élevage de moutons"]),
        deed(Civic::Coinage, &[T, T, C, K], false, ["Coinage", "Münzwesen", "Monnayage"]),
        deed(Civic::Research, &[S, S, S, M], true, ["Research", "Forschung", "Recherche"]),
        deed(Civic::Towing, &[B, B, B, B], false, ["Towing", "Treideldienst", "Halage"]),
        deed(Civic::Architecture, &[C, C, M, K], false, ["Architecture", "Architektur", "Architecture"]),
        deed(Civic::TownRights, &[T, T, S, K], false, ["Town rights", "Stadtrechte", "Droits de la ville"]),
        deed(Civic::Navigation, &[C, C, B, S], false, ["Navigation", "Navigation", "Navigation"]),
        plot(Civic::Swindler, &[F, B, T, T], false, ["Swindler", "Betrüger", "Escroc"]),
        plot(Civic::Arsonist, &[F, C, C, K], true, ["Arsonist", "Brandstifter", "Incendiaire"]),
        plot(Civic::Kidnapper, &[B, B, B, K], false, ["Kidnapper", "Entführer", "Ravisseur"]),
        plot(Civic::Torturer, &[F, C, K, M], false, ["Torturer", "Folterknecht", "Tortionnaire"]),
        plot(Civic::Executioner, &[F, B, K, S], false, ["Executioner", "Henker", "Bourreau"]),
        plot(Civic::Saboteur, &[F, C, C, B], false, ["Saboteur", "Saboteur", "Saboteur"]),
        plot(Civic::Spy, &[C, T, S, M], true, ["Spy", "Spion", "Espion"]),
        plot(Civic::TaxCollector, &[T, T, K, S], false, ["Tax collector", "Steuereintreiber", "Percepteur"]),
        plot(Civic::Traitor, &[F, T, S, M], false, ["Traitor", "Verräter", "Traître"]),
    ]
};

impl Civic {
    /// The printed data, if a host does not replace it.
    pub fn row(self) -> &'static CivicRow {
        &CIVICS[self.index()]
    }

    /// The citizen for the player who completes it; `None` if it has another reward.
    pub fn citizen(self) -> Option<Citizen> {
        Citizen::from_name(self.name())
    }
}
