//! The set-up: all choices before the first move.

pub use super::editions::Edition;
use super::modules;
pub use super::options::{Bathhouse, BathhouseSpace, Bribery, CivicBoard, EducationTracks, Options, Planning};
use super::tables::Tables;
use crate::engine::{Seated, Seats, SetupError, SetupFault, check_names};
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// A set-up of Orléans.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansSetup")]
pub struct Setup {
    /// Always this game.
    pub game: ThisGame,
    /// The number of players.
    pub seats: Seats,
    /// The edition of the box.
    #[wire(default)]
    pub edition: Edition,
    /// The modules of Trade & Intrigue in play (T-001).
    #[wire(default, skip_serializing_if = "is_default")]
    pub modules: Set<ModuleId>,
    /// The players' names in seat order; empty if they have none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub names: Vec<String>,
    /// The rule options.
    #[wire(default, typescript = "Partial<OrleansOptions>")]
    pub options: Options,
    /// Replacements for reconstructed numbers.
    #[wire(default, skip_serializing_if = "is_default")]
    pub tables: Tables,
}

/// A module of Trade & Intrigue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansModule")]
#[repr(u8)]
pub enum ModuleId {
    /// Order cards.
    #[default]
    Orders,
    /// Hour-glass cards A to D.
    NewEvents,
    /// The board of ten deeds.
    NewDeeds,
    /// The board of nine intriguers.
    Intrigue,
    /// Three place tiles, and the tavern by an option.
    NewPlaces,
}

/// The game a set-up belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansId")]
#[repr(u8)]
pub enum ThisGame {
    #[default]
    Orleans,
}

/// Max coins of a finite bank.
pub const MAX_BANK: u16 = 1000;
/// Number of coins of each player at the start (O-007).
pub const START_COINS: u16 = 5;

impl Setup {
    /// A set-up for this many seats with all options at their defaults.
    pub fn new(seats: Seats, edition: Edition) -> Self {
        Setup {
            game: ThisGame::Orleans,
            seats,
            edition,
            modules: Set::EMPTY,
            names: Vec::new(),
            options: Options::default(),
            tables: Tables::default(),
        }
    }

    /// Checks that this can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |fault, path: &'static str, reason: String| Err(SetupError { fault, path: path.into(), reason });
        let (needs, range) = (SetupFault::Needs, SetupFault::Range);
        if let Some(total) = self.options.bank_total {
            let least = START_COINS * u16::from(self.seats.number());
            if !self.edition.row().finite_bank {
                return refuse(needs, "options.bankTotal", "coins run out in the edition \"2014\" only".into());
            }
            if !(least..=MAX_BANK).contains(&total) {
                return refuse(
                    range,
                    "options.bankTotal",
                    format!("expected {least} to {MAX_BANK} coins for these seats"),
                );
            }
        }
        if let Some(pool) = self.options.place_pool {
            let Some(most) = self.edition.row().place_pool else {
                return refuse(needs, "options.placePool", "all place tiles are played in this edition".into());
            };
            if !(1..=most).contains(&pool) {
                return refuse(range, "options.placePool", format!("expected 1 to {most} tiles of each category"));
            }
        }
        self.check_modules()?;
        self.tables.check(self)?;
        check_names(&self.names, self.seats)
    }

    /// Checks which modules go together, and which options need which module (T-001, T-002).
    fn check_modules(&self) -> Result<(), SetupError> {
        let options = &self.options;
        let has = |module: ModuleId| self.modules.has(module);
        if let Some(module) = self.modules.iter().find(|&module| !modules::is_built_in(self, module)) {
            let reason = format!("the module \"{}\" is not built in", module.name());
            return Err(SetupError { fault: SetupFault::Needs, path: "modules".into(), reason });
        }
        if has(ModuleId::NewDeeds) && has(ModuleId::Intrigue) && options.civic_board == CivicBoard::One {
            let reason =
                "newDeeds and intrigue each replace the deeds board: choose one, or say civicBoard \"both\" (T-002)";
            return Err(SetupError { fault: SetupFault::Excludes, path: "modules".into(), reason: reason.into() });
        }
        for row in options.changed() {
            if row.modules.iter().any(|name| !ModuleId::from_name(name).is_some_and(has)) {
                let word = if row.modules.len() > 1 { "modules" } else { "module" };
                let reason = format!("only with the {word} \"{}\"", row.modules.join("\" and \""));
                return Err(SetupError {
                    fault: SetupFault::Needs,
                    path: format!("options.{}", row.name).into(),
                    reason,
                });
            }
        }
        Ok(())
    }
}

impl Seated for Setup {
    fn seats(&self) -> Seats {
        self.seats
    }
    fn unnamed(&self) -> Self {
        Setup { names: Vec::new(), ..self.clone() }
    }
}
