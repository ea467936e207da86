//! The rule options and their values (S-109).

use crate::engine::{OptionValues, Options};
use crate::wire::Wire;

/// Max limit of rounds.
pub const MOST_ROUNDS: u8 = 200;
/// Number of favourite tiles of each player in the box.
pub const FAVOURITES: u8 = 2;

/// The rule options of S-109, left out where they are at their default.
#[derive(Clone, Debug, PartialEq, Options)]
#[wire(rename = "StoriesOptions")]
pub struct Options {
    /// Technology needs two spaces for followers at its place.
    #[option(rule = "S-014", skip_if_default)]
    pub tech_needs_two_follower_spaces: bool,
    /// Goods on spaces other than the Gate and the tower stay there.
    #[option(rule = "S-038", skip_if_default)]
    pub strict_goods_on_spaces: bool,
    /// Whoever controls nothing may enter a start village that nobody holds.
    #[option(rule = "S-072", skip_if_default)]
    pub reentry: bool,
    /// Whoever is eliminated leaves the map.
    #[option(rule = "S-102", scenarios("kingsFavor"), skip_if_default)]
    pub clear_eliminated: bool,
    /// Favourite tiles of each player.
    #[option(rule = "S-094", default = 1, values = count(1, FAVOURITES, 1), scenarios("kingsFavor"))]
    pub favourite_tiles: u8,
    /// Where the tiles that players start with come from.
    #[option(rule = "S-026", skip_if_default)]
    pub start_tiles_from: StartTilesFrom,
    /// A kind of tiles that has run out on the market place gets one back from storage at the end of a round.
    #[option(rule = "S-109", skip_if_default)]
    pub safety_valve: bool,
    /// Conditions for entering an epoch must hold at that moment; that they held earlier does not count.
    #[option(rule = "S-056", scenarios("firstKingdom"), skip_if_default)]
    pub conditions_must_hold: bool,
    /// The game ends after so many rounds without a winner; 0 is never.
    #[option(rule = "S-115", values = count(0, MOST_ROUNDS, 0), scenarios("firstKingdom"), skip_if_default)]
    pub round_limit: u8,
}

/// A number that is always set.
const fn count(min: u8, max: u8, default: u8) -> OptionValues {
    OptionValues::Number { min: min as u16, max: max as u16, default: Some(default as u16) }
}

/// The origin of the players' start tiles (S-026).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesStartTilesFrom")]
#[repr(u8)]
pub enum StartTilesFrom {
    /// From the market place.
    #[default]
    Market,
    /// From storage as far as it has them, the rest from the market place.
    Storage,
}
