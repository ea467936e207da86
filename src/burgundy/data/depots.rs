//! The spaces of the main board (B-007, B-021).

use super::tiles::Colour::{self, Animal, Building, Castle, Knowledge, Mine, Ship};

/// A space of a depot: its colour, and the smallest number of players that uses it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// The colour of the tiles it takes.
    pub colour: Colour,
    /// The smallest number of players that uses it.
    pub players: u8,
}

const fn slot(players: u8, colour: Colour) -> Slot {
    Slot { colour, players }
}

/// The six numbered depots, each with its four spaces.
pub const DEPOTS: [[Slot; 4]; 6] = [
    [slot(2, Building), slot(2, Ship), slot(3, Knowledge), slot(4, Animal)],
    [slot(2, Knowledge), slot(2, Castle), slot(3, Building), slot(4, Building)],
    [slot(2, Animal), slot(2, Building), slot(3, Ship), slot(4, Knowledge)],
    [slot(2, Ship), slot(2, Building), slot(3, Animal), slot(4, Mine)],
    [slot(2, Mine), slot(2, Knowledge), slot(3, Building), slot(4, Building)],
    [slot(2, Building), slot(2, Animal), slot(3, Castle), slot(4, Ship)],
];

/// The space that three players fill with a mine in phases B and D: indices of depot and slot (B-025).
pub const MINE_IN_B_AND_D: (usize, usize) = (5, 2);

/// Number of spaces of the black depot that 2, 3 and 4 players fill.
pub const BLACK: [u8; 3] = [4, 6, 8];
