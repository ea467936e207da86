//! The rule options, and what there is to choose (O-142, T-102).

use super::data::followers::Role;
use super::setup::{MAX_BANK, is_default};
use crate::bagbuilding::Takes;
use crate::engine::OptionInfo;
use crate::parts::{kinds, readable};
use serde::Serialize;

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

/// What there is to choose.
pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo::choice("planning", "O-032", "All plan at once, or one after the other.", &["simultaneous", "inOrder"]),
    OptionInfo::flag("drawOptional", "O-026", "Fewer followers may be drawn than allowed."),
    OptionInfo::flag(
        "lenientBonus",
        "O-053",
        "A recruit comes also without the good or technology that is out of stock.",
    ),
    OptionInfo::number(
        "bankTotal",
        "O-014",
        "The value of all coins, if they can run out; edition 2014 only.",
        10,
        MAX_BANK,
    )
    .only_in(&["2014"]),
    OptionInfo::choice(
        "bathhouse",
        "O-096",
        "The bathhouse is an action, or draws after the draw.",
        &["action", "draw"],
    ),
    OptionInfo::choice(
        "bathhouseSpace",
        "O-092",
        "Whom the space of the bathhouse takes.",
        &["any", "farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"],
    ),
    OptionInfo::number("placePool", "O-010", "So many random place tiles of each category; later edition only.", 1, 13)
        .only_in(&["later"]),
    OptionInfo::choice("civicBoard", "T-002", "One civic board, or new deeds and intrigue together.", &["one", "both"])
        .with(&["newDeeds", "intrigue"]),
    OptionInfo::flag("peasantsLast", "T-022", "The peasants' revolt is the last of the new events.")
        .with(&["newEvents"]),
    OptionInfo::flag("harvestByLetter", "T-061", "The harvest of letter B takes two food.").with(&["newEvents"]),
    OptionInfo::choice("educationTracks", "T-060", "Education knows development too, or not.", &["seven", "six"])
        .with(&["newEvents"]),
    OptionInfo::flag("leviesStrict", "T-064", "Whoever can must pay the levies in full.").with(&["newEvents"]),
    OptionInfo::flag("tradingHouseTies", "T-087", "A tie for the most of a good counts at the trading house.")
        .with(&["newPlaces"]),
    OptionInfo::choice("bribery", "T-079", "Bribes of anything, from a short list, or none.", &["full", "menu", "off"])
        .with(&["intrigue"]),
    OptionInfo::flag("tavern", "T-094", "The tavern is among the new place tiles.").with(&["newPlaces"]),
];
