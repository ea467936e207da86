//! The 164 hex tiles (B-002) and the 42 goods (B-003).

use crate::parts::By;
use crate::wire::{Kind, kinds};

kinds! {
    /// The six colours of hex tiles and duchy spaces.
    Colour as "BurgundyColour" {
        Building = "building",
        Animal = "animal",
        Knowledge = "knowledge",
        Castle = "castle",
        Mine = "mine",
        Ship = "ship",
    }
}

kinds! {
    /// The six goods, in the order of their die numbers.
    Good as "BurgundyGood" {
        Turquoise = "turquoise",
        Purple = "purple",
        Pink = "pink",
        Red = "red",
        Brown = "brown",
        Orange = "orange",
    }
}

kinds! {
    /// The four kinds of animals.
    Animal as "BurgundyAnimal" {
        Cow = "cow",
        Sheep = "sheep",
        Pig = "pig",
        Chicken = "chicken",
    }
}

kinds! {
    /// The face of a hex tile.
    Tile as "BurgundyTile" {
        Warehouse = "warehouse",
        Carpenter = "carpenter",
        Church = "church",
        Market = "market",
        BoardingHouse = "boardingHouse",
        Bank = "bank",
        CityHall = "cityHall",
        Watchtower = "watchtower",
        Cow2 = "cow2",
        Cow3 = "cow3",
        Cow4 = "cow4",
        Sheep2 = "sheep2",
        Sheep3 = "sheep3",
        Sheep4 = "sheep4",
        Pig2 = "pig2",
        Pig3 = "pig3",
        Pig4 = "pig4",
        Chicken2 = "chicken2",
        Chicken3 = "chicken3",
        Chicken4 = "chicken4",
        T1 = "t1",
        T2 = "t2",
        T3 = "t3",
        T4 = "t4",
        T5 = "t5",
        T6 = "t6",
        T7 = "t7",
        T8 = "t8",
        T9 = "t9",
        T10 = "t10",
        T11 = "t11",
        T12 = "t12",
        T13 = "t13",
        T14 = "t14",
        T15 = "t15",
        T16 = "t16",
        T17 = "t17",
        T18 = "t18",
        T19 = "t19",
        T20 = "t20",
        T21 = "t21",
        T22 = "t22",
        T23 = "t23",
        T24 = "t24",
        T25 = "t25",
        T26 = "t26",
        Castle = "castle",
        Mine = "mine",
        Ship = "ship",
    }
}

/// A value for every tile face.
pub type ByTile<T> = By<Tile, T, 49>;
/// A value for every good.
pub type ByGood<T> = By<Good, T, 6>;

/// The faces of each colour stand together in [`Tile`].
const FACES: [(Colour, std::ops::Range<usize>); 6] = [
    (Colour::Building, 0..8),
    (Colour::Animal, 8..20),
    (Colour::Knowledge, 20..46),
    (Colour::Castle, 46..47),
    (Colour::Mine, 47..48),
    (Colour::Ship, 48..49),
];

/// How many of each animal tile there are, for 2, 3 and 4 animals.
const ANIMALS: [u8; 3] = [2, 2, 1];
const BLACK_ANIMALS: [u8; 3] = [0, 1, 1];
/// The knowledge tiles with a black back.
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

    /// The kind and number of animals on it.
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

    /// How many have the back of their own colour.
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

    /// How many have a black back.
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

/// How many goods of each colour there are.
pub const GOODS_PER_COLOUR: u8 = 7;
