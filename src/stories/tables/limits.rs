//! How much is too much: generous, so that whatever is printed fits, but nothing grows without end.

/// The most letters of a name.
pub const MOST_LETTERS: usize = 60;
/// The most that one effect, bonus or condition gives or takes.
pub const MOST: u8 = 30;
/// The most spaces of the village green.
pub const MOST_GREEN: u8 = 16;
/// The most followers that an epoch lets everybody draw.
pub const MOST_DRAWN: u8 = 16;
/// The highest price of a good, and the most fame for one delivered.
pub const MOST_PRICE: u8 = 20;
/// Prohibition tiles of each player: the most places that an epoch forbids (S-089).
pub const PROHIBITIONS: u8 = 2;
/// The shortest and the longest fame track.
pub const TRACK: [u8; 2] = [10, 200];
/// The highest value to pay for entering an epoch.
pub const MOST_VALUE: u8 = 100;
/// The most citizens of a task sheet.
pub const MOST_CITIZENS: u8 = 99;
/// The highest worth that a task sheet asks for.
pub const MOST_WEALTH: u8 = 200;
/// How far an area may lie from the origin of the map, either way.
pub const FARTHEST: i32 = 1000;
