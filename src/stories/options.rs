//! The rule options, and what there is to choose (S-109).

use crate::engine::{OptionValues, options};
use crate::wire::kinds;

/// The longest limit of rounds.
pub const MOST_ROUNDS: u8 = 200;
/// Favourite tiles of each player in the box.
pub const FAVOURITES: u8 = 2;

options! {
    /// The rule options of S-109, left out where they are at their default.
    Options as "StoriesOptions" {
        /// Technology needs two spaces for followers at its place.
        tech_needs_two_follower_spaces: bool, rule "S-014" => absent;
        /// Goods on spaces other than the Gate and the tower stay there.
        strict_goods_on_spaces: bool, rule "S-038" => absent;
        /// Whoever controls nothing may enter a start village that nobody holds.
        reentry: bool, rule "S-072" => absent;
        /// Whoever is eliminated leaves the map.
        clear_eliminated: bool, rule "S-102", only ["kingsFavor"] => absent;
        /// Favourite tiles of each player.
        favourite_tiles: u8 = 1, of count(1, FAVOURITES, 1), rule "S-094", only ["kingsFavor"];
        /// Where the tiles that players start with come from.
        start_tiles_from: StartTilesFrom, rule "S-026" => absent;
        /// A kind of tiles that has run out on the market place gets one back from storage at the end of a round.
        safety_valve: bool, rule "S-109" => absent;
        /// The game ends after so many rounds without a winner; 0 is never.
        round_limit: u8, of count(0, MOST_ROUNDS, 0), rule "S-115", only ["firstKingdom"] => absent;
    }
}

/// A number that is always there.
const fn count(min: u8, max: u8, default: u8) -> OptionValues {
    OptionValues::Number { min: min as u16, max: max as u16, default: Some(default as u16) }
}

kinds! {
    /// Where the tiles that players start with come from (S-026).
    StartTilesFrom as "StoriesStartTilesFrom" {
        /// From the market place.
        Market = "market",
        /// From storage as far as it lasts, the rest from the market place.
        Storage = "storage",
    }
}
