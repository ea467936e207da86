//! Everything chosen before the first move.

use super::data::followers::Role;
pub use super::editions::Edition;
use crate::bagbuilding::Takes;
use crate::engine::{Seated, Seats, SetupError};
use crate::parts::{Misfit, Node, Read, deserialize_by_reading, kinds};
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
    /// The players' names, in seat order, if they have any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// The rule options.
    #[cfg_attr(feature = "types", ts(optional, type = "Partial<OrleansOptions>"))]
    pub options: Options,
}

kinds! {
    /// The game a set-up belongs to.
    #[cfg_attr(feature = "types", ts(rename = "OrleansId"))]
    ThisGame { Orleans = "orleans", }
}

/// The rule options of O-142.
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
        Setup { game: ThisGame::Orleans, seats, edition, names: Vec::new(), options: Options::default() }
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
        if !self.names.is_empty() && self.names.len() != self.seats.len() {
            return no("names", format!("{} names for {} seats", self.names.len(), self.seats.number()));
        }
        if self.names.iter().any(|name| name.len() > MAX_NAME) {
            return no("names", format!("a name is longer than {MAX_NAME} bytes"));
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
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let object = node.object(&["game", "seats", "edition", "names", "options"])?;
        Ok(Setup {
            game: object.get("game")?,
            seats: object.get("seats")?,
            edition: object.get_or("edition", Edition::Later)?,
            names: object.get_or("names", Vec::new())?,
            options: object.get_or("options", Options::default())?,
        })
    }
}

impl Read for Options {
    fn read(node: Node<'_>) -> Result<Self, Misfit> {
        let object = node.object(&[
            "planning",
            "drawOptional",
            "lenientBonus",
            "bankTotal",
            "bathhouse",
            "bathhouseSpace",
            "placePool",
        ])?;
        let default = Options::default();
        Ok(Options {
            planning: object.get_or("planning", default.planning)?,
            draw_optional: object.get_or("drawOptional", default.draw_optional)?,
            lenient_bonus: object.get_or("lenientBonus", default.lenient_bonus)?,
            bank_total: object.get("bankTotal")?,
            bathhouse: object.get_or("bathhouse", default.bathhouse)?,
            bathhouse_space: object.get_or("bathhouseSpace", default.bathhouse_space)?,
            place_pool: object.get("placePool")?,
        })
    }
}
deserialize_by_reading!(Setup, Options);
