//! The rule options, and what there is to choose (O-142, T-102).

use super::data::followers::Role;
use super::setup::MAX_BANK;
use crate::bagbuilding::Takes;
use crate::engine::{OptionValues, options};
use crate::wire::kinds;

options! {
    /// The rule options of O-142 and, left out where they are at their default, of T-102.
    Options as "OrleansOptions" {
        /// All plan at once, or one after the other.
        planning: Planning, rule "O-032";
        /// Fewer followers may be drawn than allowed.
        draw_optional: bool, rule "O-026";
        /// A recruit comes also without the good or technology that is out of stock.
        lenient_bonus: bool, rule "O-053";
        /// The value of all coins, if they can run out; edition 2014 only.
        bank_total: Option<u16>, of OptionValues::number(10, MAX_BANK), rule "O-014", in ["2014"];
        /// The bathhouse is an action, or draws after the draw.
        bathhouse: Bathhouse, rule "O-096";
        /// Whom the space of the bathhouse takes.
        bathhouse_space: BathhouseSpace, rule "O-092";
        /// So many random place tiles of each category; later edition only.
        place_pool: Option<u8>, of OptionValues::number(1, 13), rule "O-010", in ["later"];
        /// One civic board, or new deeds and intrigue together.
        civic_board: CivicBoard, rule "T-002", with ["newDeeds", "intrigue"] => absent;
        /// The peasants' revolt is the last of the new events.
        peasants_last: bool, rule "T-022", with ["newEvents"] => absent;
        /// The harvest of letter B takes two food.
        harvest_by_letter: bool, rule "T-061", with ["newEvents"] => absent;
        /// Education knows development too, or not.
        education_tracks: EducationTracks, rule "T-060", with ["newEvents"] => absent;
        /// Whoever can must pay the levies in full.
        levies_strict: bool, rule "T-064", with ["newEvents"] => absent;
        /// A tie for the most of a good counts at the trading house.
        trading_house_ties: bool, rule "T-087", with ["newPlaces"] => absent;
        /// Bribes of anything, from a short list, or none.
        bribery: Bribery, rule "T-079", with ["intrigue"] => absent;
        /// The tavern is among the new place tiles.
        tavern: bool, rule "T-094", with ["newPlaces"] => absent;
    }
}

kinds! {
    /// How many civic boards lie on the table.
    CivicBoard as "OrleansCivicBoard" {
        /// New deeds or intrigue.
        One = "one",
        /// New deeds and intrigue.
        Both = "both",
    }
}

kinds! {
    /// The tracks that education knows.
    EducationTracks as "OrleansEducationTracks" {
        /// The follower tracks and development.
        Seven = "seven",
        /// The follower tracks.
        Six = "six",
    }
}

kinds! {
    /// How bribes are offered.
    Bribery as "OrleansBribery" {
        /// Any coins and goods, counted one kind after the other.
        Full = "full",
        /// A few coins, one good, or both.
        Menu = "menu",
        /// Not at all.
        Off = "off",
    }
}

kinds! {
    /// How planning goes.
    Planning as "OrleansPlanning" {
        /// All at once, in any order.
        Simultaneous = "simultaneous",
        /// One after the other from the start player on.
        InOrder = "inOrder",
    }
}

kinds! {
    /// What the bathhouse does.
    Bathhouse as "OrleansBathhouse" {
        /// An action: draw three, place two.
        Action = "action",
        /// After the draw: two more, one of them stays.
        Draw = "draw",
    }
}

kinds! {
    /// Whom the bathhouse's space takes.
    BathhouseSpace as "OrleansBathhouseSpace" {
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
