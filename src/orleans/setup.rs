//! Everything chosen before the first move.

use super::data::followers::Role;
pub use super::editions::Edition;
use super::tables::Tables;
use crate::bagbuilding::Takes;
use crate::engine::{Seated, Seats, SetupError};
use crate::parts::{Kind, Node, Read, Set, deserialize_by_reading, kinds, readable};
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

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
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

/// The rule options of O-142 and, left out where they are at their default, of T-102.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "OrleansOptions"))]
pub struct Options {
    /// All plan at once, or one after the other (O-032).
    pub planning: Planning,
    /// May fewer followers be drawn than allowed (O-026)?
    pub draw_optional: bool,
    /// Does a recruit come without the good or the technology that is not in supply (O-053)?
    pub lenient_bonus: bool,
    /// The value of all coins; nothing means that coins never run out (O-014).
    pub bank_total: Option<u16>,
    /// What the bathhouse does (O-096).
    pub bathhouse: Bathhouse,
    /// Whom the bathhouse's space takes (O-092).
    pub bathhouse_space: BathhouseSpace,
    /// How many place tiles of each category are played, if not all; nothing means as the edition says (O-010).
    pub place_pool: Option<u8>,
    /// One civic board, or new deeds and intrigue together (T-002).
    #[serde(skip_serializing_if = "is_default")]
    pub civic_board: CivicBoard,
    /// Is the peasants' revolt the last card (T-022)?
    #[serde(skip_serializing_if = "is_default")]
    pub peasants_last: bool,
    /// Does the harvest of letter B take two food (T-061)?
    #[serde(skip_serializing_if = "is_default")]
    pub harvest_by_letter: bool,
    /// The tracks that education knows (T-060).
    #[serde(skip_serializing_if = "is_default")]
    pub education_tracks: EducationTracks,
    /// Must levies be paid in full by whoever can (T-064)?
    #[serde(skip_serializing_if = "is_default")]
    pub levies_strict: bool,
    /// Does a tie for the most count at the trading house (T-087)?
    #[serde(skip_serializing_if = "is_default")]
    pub trading_house_ties: bool,
    /// How bribes are offered (T-079).
    #[serde(skip_serializing_if = "is_default")]
    pub bribery: Bribery,
    /// Is the tavern among the place tiles (T-094)?
    #[serde(skip_serializing_if = "is_default")]
    pub tavern: bool,
}

kinds! {
    /// How many civic boards lie on the table.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansCivicBoard"))]
    CivicBoard {
        /// New deeds or intrigue.
        #[default]
        One = "one",
        /// New deeds and intrigue.
        Both = "both",
    }
}

kinds! {
    /// The tracks that education knows.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansEducationTracks"))]
    EducationTracks {
        /// The follower tracks and development.
        #[default]
        Seven = "seven",
        /// The follower tracks.
        Six = "six",
    }
}

kinds! {
    /// How bribes are offered.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansBribery"))]
    Bribery {
        /// Any coins and goods, counted one kind after the other.
        #[default]
        Full = "full",
        /// A few coins, one good, or both.
        Menu = "menu",
        /// Not at all.
        Off = "off",
    }
}

kinds! {
    /// How planning goes.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansPlanning"))]
    Planning {
        /// All at once, in any order.
        #[default]
        Simultaneous = "simultaneous",
        /// One after the other from the start player on.
        InOrder = "inOrder",
    }
}

kinds! {
    /// What the bathhouse does.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansBathhouse"))]
    Bathhouse {
        /// An action: draw three, place two.
        #[default]
        Action = "action",
        /// After the draw: two more, one of them stays.
        Draw = "draw",
    }
}

kinds! {
    /// Whom the bathhouse's space takes.
    #[derive(Default)]
    #[cfg_attr(feature = "types", ts(rename = "OrleansBathhouseSpace"))]
    BathhouseSpace {
        #[default]
        Any = "any",
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
    }
}

impl BathhouseSpace {
    /// The one space, as it is printed.
    pub const fn printed(self) -> &'static [Takes<Role>] {
        match self {
            BathhouseSpace::Any => &[Takes::Anybody],
            BathhouseSpace::Farmer => &[Takes::Role(Role::Farmer)],
            BathhouseSpace::Boatman => &[Takes::Role(Role::Boatman)],
            BathhouseSpace::Craftsman => &[Takes::Role(Role::Craftsman)],
            BathhouseSpace::Trader => &[Takes::Role(Role::Trader)],
            BathhouseSpace::Knight => &[Takes::Role(Role::Knight)],
            BathhouseSpace::Scholar => &[Takes::Role(Role::Scholar)],
            BathhouseSpace::Monk => &[Takes::Role(Role::Monk)],
        }
    }
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
        let no = |path, reason: String| Err(SetupError { path, reason });
        if let Some(total) = self.options.bank_total {
            let least = START_COINS * u16::from(self.seats.number());
            if !self.edition.row().finite_bank {
                return no("options.bankTotal", "coins run out in the edition \"2014\" only".into());
            }
            if !(least..=MAX_BANK).contains(&total) {
                return no("options.bankTotal", format!("expected {least} to {MAX_BANK} coins for these seats"));
            }
        }
        if let Some(pool) = self.options.place_pool {
            let Some(most) = self.edition.row().place_pool else {
                return no("options.placePool", "all place tiles are played in this edition".into());
            };
            if !(1..=most).contains(&pool) {
                return no("options.placePool", format!("expected 1 to {most} tiles of each category"));
            }
        }
        self.check_modules()?;
        self.tables.check(self)?;
        if !self.names.is_empty() && self.names.len() != self.seats.len() {
            return no("names", format!("{} names for {} seats", self.names.len(), self.seats.number()));
        }
        if self.names.iter().any(|name| name.len() > MAX_NAME) {
            return no("names", format!("a name is longer than {MAX_NAME} bytes"));
        }
        Ok(())
    }

    /// Which modules go together, and which options need which module (T-001, T-002).
    fn check_modules(&self) -> Result<(), SetupError> {
        let options = &self.options;
        let has = |module: ModuleId| self.modules.has(module);
        let has_both = has(ModuleId::NewDeeds) && has(ModuleId::Intrigue);
        let no = |path, reason: &str| Err(SetupError { path, reason: reason.into() });
        if has_both && options.civic_board == CivicBoard::One {
            let reason =
                "newDeeds and intrigue each replace the deeds board: choose one, or say civicBoard \"both\" (T-002)";
            return no("modules", reason);
        }
        if !has_both && options.civic_board == CivicBoard::Both {
            return no("options.civicBoard", "both boards need the modules newDeeds and intrigue (T-002)");
        }
        let needs = [
            ("options.peasantsLast", options.peasants_last, ModuleId::NewEvents),
            ("options.harvestByLetter", options.harvest_by_letter, ModuleId::NewEvents),
            ("options.educationTracks", options.education_tracks != EducationTracks::Seven, ModuleId::NewEvents),
            ("options.leviesStrict", options.levies_strict, ModuleId::NewEvents),
            ("options.tradingHouseTies", options.trading_house_ties, ModuleId::NewPlaces),
            ("options.bribery", options.bribery != Bribery::Full, ModuleId::Intrigue),
            ("options.tavern", options.tavern, ModuleId::NewPlaces),
        ];
        match needs.into_iter().find(|&(_, is_changed, module)| is_changed && !has(module)) {
            Some((path, _, module)) => {
                Err(SetupError { path, reason: format!("only with the module \"{}\"", module.name()) })
            }
            None => Ok(()),
        }
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
            modules: object.get::<AnyOrder>("modules").0,
            names: object.get_or("names", Vec::new()),
            options: object.get_or("options", Options::default()),
            tables: object.get_or("tables", Tables::default()),
        }
    }
}

/// The modules, in any order, each once.
struct AnyOrder(Set<ModuleId>);

impl Read for AnyOrder {
    fn read(node: Node<'_>) -> Self {
        let mut modules = Set::EMPTY;
        if !node.is_nothing() {
            node.each(&mut |item| {
                let module = ModuleId::read(item);
                if modules.has(module) {
                    item.misfit(&format!("\"{}\" is named twice", module.name()));
                }
                modules.insert(module);
            });
        }
        AnyOrder(modules)
    }
}

deserialize_by_reading!(Setup);
readable!(Options {
    planning = "planning" default,
    draw_optional = "drawOptional" default,
    lenient_bonus = "lenientBonus" default,
    bank_total = "bankTotal",
    bathhouse = "bathhouse" default,
    bathhouse_space = "bathhouseSpace" default,
    place_pool = "placePool",
    civic_board = "civicBoard" default,
    peasants_last = "peasantsLast" default,
    harvest_by_letter = "harvestByLetter" default,
    education_tracks = "educationTracks" default,
    levies_strict = "leviesStrict" default,
    trading_house_ties = "tradingHouseTies" default,
    bribery = "bribery" default,
    tavern = "tavern" default,
});
