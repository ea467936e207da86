//! The 164 hex tiles (B-002) and the 42 goods (B-003).

use crate::parts::By;
use crate::wire::{Kind, Wire};

/// The six colours of hex tiles and duchy spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyColour")]
#[repr(u8)]
pub enum Colour {
    #[default]
    Building,
    Animal,
    Knowledge,
    Castle,
    Mine,
    Ship,
}

/// The six goods, in the order of their die numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyGood")]
#[repr(u8)]
pub enum Good {
    #[default]
    Turquoise,
    Purple,
    Pink,
    Red,
    Brown,
    Orange,
}

/// The four kinds of animals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyAnimal")]
#[repr(u8)]
pub enum Animal {
    #[default]
    Cow,
    Sheep,
    Pig,
    Chicken,
}

/// The face of a hex tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyTile")]
#[repr(u8)]
pub enum Tile {
    #[default]
    Warehouse,
    Carpenter,
    Church,
    Market,
    BoardingHouse,
    Bank,
    CityHall,
    Watchtower,
    Cow2,
    Cow3,
    Cow4,
    Sheep2,
    Sheep3,
    Sheep4,
    Pig2,
    Pig3,
    Pig4,
    Chicken2,
    Chicken3,
    Chicken4,
    T1,
    T2,
    T3,
    T4,
    T5,
    T6,
    T7,
    T8,
    T9,
    T10,
    T11,
    T12,
    T13,
    T14,
    T15,
    T16,
    T17,
    T18,
    T19,
    T20,
    T21,
    T22,
    T23,
    T24,
    T25,
    T26,
    Castle,
    Mine,
    Ship,
}

/// A value for every tile face.
pub type ByTile<T> = By<Tile, T, 49>;
/// A value for every good.
pub type ByGood<T> = By<Good, T, 6>;

/// The index ranges of the colours in [`Tile`].
const FACES: [(Colour, std::ops::Range<usize>); 6] = [
    (Colour::Building, 0..8),
    (Colour::Animal, 8..20),
    (Colour::Knowledge, 20..46),
    (Colour::Castle, 46..47),
    (Colour::Mine, 47..48),
    (Colour::Ship, 48..49),
];

/// Number of tiles of each animal with 2, 3 and 4 animals.
const ANIMALS: [u8; 3] = [2, 2, 1];
const BLACK_ANIMALS: [u8; 3] = [0, 1, 1];
/// The knowledge tiles with a black back. Each number exists once, with either back (B-117).
const BLACK_KNOWLEDGE: [Tile; 6] = [Tile::T7, Tile::T12, Tile::T14, Tile::T15, Tile::T24, Tile::T25];

impl Colour {
    /// The faces of this colour.
    pub fn faces(self) -> &'static [Tile] {
        let (_, range) = &FACES[self.index()];
        &Tile::ALL[range.clone()]
    }
}

impl Tile {
    /// The colour of the spaces it may lie on.
    pub const fn colour(self) -> Colour {
        match self as u8 {
            0..8 => Colour::Building,
            8..20 => Colour::Animal,
            20..46 => Colour::Knowledge,
            46 => Colour::Castle,
            47 => Colour::Mine,
            _ => Colour::Ship,
        }
    }

    /// The kind and number of its animals; `None` if it shows none.
    pub const fn animals(self) -> Option<(Animal, u8)> {
        let index = self as u8;
        if index < 8 || index >= 20 {
            return None;
        }
        let kind = match (index - 8) / 3 {
            0 => Animal::Cow,
            1 => Animal::Sheep,
            2 => Animal::Pig,
            _ => Animal::Chicken,
        };
        Some((kind, (index - 8) % 3 + 2))
    }

    /// Number of these tiles with the back of their own colour.
    pub fn coloured_backs(self) -> u8 {
        match (self.colour(), self.animals()) {
            (_, Some((_, number))) => ANIMALS[usize::from(number) - 2],
            (Colour::Knowledge, _) => u8::from(!BLACK_KNOWLEDGE.contains(&self)),
            (Colour::Castle, _) => 14,
            (Colour::Mine, _) => 10,
            (Colour::Ship, _) => 20,
            _ => 5,
        }
    }

    /// Number of these tiles with a black back.
    pub fn black_backs(self) -> u8 {
        match (self.colour(), self.animals()) {
            (_, Some((_, number))) => BLACK_ANIMALS[usize::from(number) - 2],
            (Colour::Knowledge, _) => u8::from(BLACK_KNOWLEDGE.contains(&self)),
            (Colour::Castle | Colour::Mine, _) => 2,
            (Colour::Ship, _) => 6,
            _ => 2,
        }
    }
}

/// Number of goods of each colour.
pub const GOODS_PER_COLOUR: u8 = 7;
