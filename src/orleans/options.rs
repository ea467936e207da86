//! The rule options and their values (O-142, T-102).

use super::data::followers::Role;
use super::setup::MAX_BANK;
use crate::bagbuilding::Takes;
use crate::engine::{OptionValues, Options};
use crate::wire::Wire;

/// The rule options of O-142, and those of T-102, which are left out at their defaults.
#[derive(Clone, Debug, PartialEq, Options)]
#[wire(rename = "OrleansOptions")]
pub struct Options {
    /// All plan at once, or one after the other.
    #[option(rule = "O-032")]
    pub planning: Planning,
    /// Fewer followers may be drawn than allowed.
    #[option(rule = "O-026")]
    pub draw_optional: bool,
    /// A recruit comes also without the good or technology that is out of stock.
    #[option(rule = "O-053")]
    pub lenient_bonus: bool,
    /// The value of all coins, if they can run out; edition 2014 only.
    #[option(rule = "O-014", values = OptionValues::number(10, MAX_BANK), editions("2014"))]
    pub bank_total: Option<u16>,
    /// The bathhouse is an action, or draws after the draw.
    #[option(rule = "O-096")]
    pub bathhouse: Bathhouse,
    /// Whom the space of the bathhouse takes.
    #[option(rule = "O-092")]
    pub bathhouse_space: BathhouseSpace,
    /// So many random place tiles of each category; later edition only.
    #[option(rule = "O-010", values = OptionValues::number(1, 13), editions("later"))]
    pub place_pool: Option<u8>,
    /// One civic board, or new deeds and intrigue together.
    #[option(rule = "T-002", modules("newDeeds", "intrigue"), skip_if_default)]
    pub civic_board: CivicBoard,
    /// The peasants' revolt is the last of the new events.
    #[option(rule = "T-022", modules("newEvents"), skip_if_default)]
    pub peasants_last: bool,
    /// The harvest of letter B takes two food.
    #[option(rule = "T-061", modules("newEvents"), skip_if_default)]
    pub harvest_by_letter: bool,
    /// Education knows development too, or not.
    #[option(rule = "T-060", modules("newEvents"), skip_if_default)]
    pub education_tracks: EducationTracks,
    /// Whoever can must pay the levies in full.
    #[option(rule = "T-064", modules("newEvents"), skip_if_default)]
    pub levies_strict: bool,
    /// A tie for the most of a good counts at the trading house.
    #[option(rule = "T-087", modules("newPlaces"), skip_if_default)]
    pub trading_house_ties: bool,
    /// Bribes of anything, from a short list, or none.
    #[option(rule = "T-079", modules("intrigue"), skip_if_default)]
    pub bribery: Bribery,
    /// The tavern is among the new place tiles.
    #[option(rule = "T-094", modules("newPlaces"), skip_if_default)]
    pub tavern: bool,
}

/// The number of civic boards on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansCivicBoard")]
#[repr(u8)]
pub enum CivicBoard {
    /// New deeds or intrigue.
    #[default]
    One,
    /// New deeds and intrigue.
    Both,
}

/// The tracks that education can advance on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansEducationTracks")]
#[repr(u8)]
pub enum EducationTracks {
    /// The follower tracks and development.
    #[default]
    Seven,
    /// The follower tracks.
    Six,
}

/// The ways to offer bribes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansBribery")]
#[repr(u8)]
pub enum Bribery {
    /// Any coins and goods, counted one kind after the other.
    #[default]
    Full,
    /// A few coins, one good, or both.
    Menu,
    /// No bribes.
    Off,
}

/// The order of planning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansPlanning")]
#[repr(u8)]
pub enum Planning {
    /// All at once, in any order.
    #[default]
    Simultaneous,
    /// One seat after the other, from the start player on.
    InOrder,
}

/// The effect of the bathhouse.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansBathhouse")]
#[repr(u8)]
pub enum Bathhouse {
    /// An action: draw three, place two.
    #[default]
    Action,
    /// After the draw: two more, one of them stays.
    Draw,
}

/// The followers that the bathhouse's space takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansBathhouseSpace")]
#[repr(u8)]
pub enum BathhouseSpace {
    #[default]
    Any,
    Farmer,
    Boatman,
    Craftsman,
    Trader,
    Knight,
    Scholar,
    Monk,
}

impl BathhouseSpace {
    /// Its one space, as printed.
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
