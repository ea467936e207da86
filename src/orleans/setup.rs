//! Everything chosen before the first move.

pub use super::editions::Edition;
use super::options::OPTIONS;
pub use super::options::{Bathhouse, BathhouseSpace, Bribery, CivicBoard, EducationTracks, Options, Planning};
use super::tables::Tables;
use crate::engine::{Seated, Seats, SetupError, SetupFault};
use crate::parts::{Kind, Node, Read, Set, deserialize_by_reading, kinds};
use serde::Serialize;

/// A set-up of Orléans.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansSetup"))]
pub struct Setup {
    /// Always this game.
    pub game: ThisGame,
    /// How many play.
    pub seats: Seats,
    /// Which printed version of the box.
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Edition>"))]
    pub edition: Edition,
    /// The modules of Trade & Intrigue that are played (T-001).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<ModuleId>>"))]
    pub modules: Set<ModuleId>,
    /// The players' names, in seat order, if they have any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// The rule options.
    #[cfg_attr(feature = "types", ts(optional, type = "Partial<OrleansOptions>"))]
    pub options: Options,
    /// What replaces reconstructed numbers.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Tables>"))]
    pub tables: Tables,
}

/// Is it what nobody has to say?
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

kinds! {
    /// A module of Trade & Intrigue.
    #[cfg_attr(feature = "types", ts(rename = "OrleansModule"))]
    ModuleId {
        /// Order cards.
        Orders = "orders",
        /// Hour-glass cards A to D.
        NewEvents = "newEvents",
        /// The board of ten deeds.
        NewDeeds = "newDeeds",
        /// The board of nine intriguers.
        Intrigue = "intrigue",
        /// Three place tiles, and the tavern by an option.
        NewPlaces = "newPlaces",
    }
}

kinds! {
    /// The game a set-up belongs to.
    #[cfg_attr(feature = "types", ts(rename = "OrleansId"))]
    ThisGame { Orleans = "orleans", }
}

/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 200;
/// The largest sum of coins that a bank may hold.
pub const MAX_BANK: u16 = 1000;
/// What every player starts with (O-007).
pub const START_COINS: u16 = 5;

impl Setup {
    /// A set-up for this many seats with every option at its default.
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

    /// Can this be played?
    pub fn check(&self) -> Result<(), SetupError> {
        let no = |fault, path: &'static str, reason: String| Err(SetupError { fault, path: path.into(), reason });
        let (needs, range) = (SetupFault::Needs, SetupFault::Range);
        if let Some(total) = self.options.bank_total {
            let least = START_COINS * u16::from(self.seats.number());
            if !self.edition.row().finite_bank {
                return no(needs, "options.bankTotal", "coins run out in the edition \"2014\" only".into());
            }
            if !(least..=MAX_BANK).contains(&total) {
                return no(range, "options.bankTotal", format!("expected {least} to {MAX_BANK} coins for these seats"));
            }
        }
        if let Some(pool) = self.options.place_pool {
            let Some(most) = self.edition.row().place_pool else {
                return no(needs, "options.placePool", "all place tiles are played in this edition".into());
            };
            if !(1..=most).contains(&pool) {
                return no(range, "options.placePool", format!("expected 1 to {most} tiles of each category"));
            }
        }
        self.check_modules()?;
        self.tables.check(self)?;
        if !self.names.is_empty() && self.names.len() != self.seats.len() {
            return no(range, "names", format!("{} names for {} seats", self.names.len(), self.seats.number()));
        }
        if self.names.iter().any(|name| name.len() > MAX_NAME) {
            return no(range, "names", format!("a name is longer than {MAX_NAME} bytes"));
        }
        Ok(())
    }

    /// Which modules go together, and which options need which module (T-001, T-002).
    fn check_modules(&self) -> Result<(), SetupError> {
        let options = &self.options;
        let has = |module: ModuleId| self.modules.has(module);
        if has(ModuleId::NewDeeds) && has(ModuleId::Intrigue) && options.civic_board == CivicBoard::One {
            let reason =
                "newDeeds and intrigue each replace the deeds board: choose one, or say civicBoard \"both\" (T-002)";
            return Err(SetupError { fault: SetupFault::Excludes, path: "modules".into(), reason: reason.into() });
        }
        let changed = [
            ("options.civicBoard", options.civic_board != CivicBoard::One),
            ("options.peasantsLast", options.peasants_last),
            ("options.harvestByLetter", options.harvest_by_letter),
            ("options.educationTracks", options.education_tracks != EducationTracks::Seven),
            ("options.leviesStrict", options.levies_strict),
            ("options.tradingHouseTies", options.trading_house_ties),
            ("options.bribery", options.bribery != Bribery::Full),
            ("options.tavern", options.tavern),
        ];
        for (path, _) in changed.into_iter().filter(|&(_, is_changed)| is_changed) {
            let row = OPTIONS.iter().find(|row| path.strip_prefix("options.") == Some(row.name));
            let modules = row.map_or(&[][..], |row| row.modules);
            if modules.iter().any(|name| !ModuleId::from_name(name).is_some_and(has)) {
                let word = if modules.len() > 1 { "modules" } else { "module" };
                let reason = format!("only with the {word} \"{}\"", modules.join("\" and \""));
                return Err(SetupError { fault: SetupFault::Needs, path: path.into(), reason });
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

impl Read for Setup {
    fn read(node: Node<'_>) -> Self {
        let object = node.object(&["game", "seats", "edition", "modules", "names", "options", "tables"]);
        Setup {
            game: object.get("game"),
            seats: object.get("seats"),
            edition: object.get_or("edition", Edition::Later),
            modules: object.get::<Option<Set<ModuleId>>>("modules").unwrap_or_default(),
            names: object.get_or("names", Vec::new()),
            options: object.get_or("options", Options::default()),
            tables: object.get_or("tables", Tables::default()),
        }
    }
}

deserialize_by_reading!(Setup);
