//! Limits of host tables: large enough for any printed number, but finite.

/// Max letters of a name.
pub const MOST_LETTERS: usize = 60;
/// Max amount that one effect, bonus or condition gives or takes.
pub const MOST: u8 = 30;
/// Max spaces of the village green.
pub const MOST_GREEN: u8 = 16;
/// Max followers that an epoch lets players draw.
pub const MOST_DRAWN: u8 = 16;
/// Max price of a good, and max fame for delivering one.
pub const MOST_PRICE: u8 = 20;
/// Max places that an epoch forbids: the number of prohibition tiles of each player (S-089).
pub const PROHIBITIONS: u8 = 2;
/// Min and max length of the fame track, in spaces.
pub const TRACK: [u8; 2] = [10, 200];
/// Max value to pay for entering an epoch.
pub const MOST_VALUE: u8 = 100;
/// Max citizens of a task sheet.
pub const MOST_CITIZENS: u8 = 99;
/// Max value that a task sheet requires.
pub const MOST_WEALTH: u8 = 200;
/// Max distance of an area from the origin of the map, in each direction.
pub const FARTHEST: i32 = 1000;
