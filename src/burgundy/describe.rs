//! Names of tiles, goods and other things in sentences.

use super::data::duchies::DuchyId;
use super::data::tiles::{Animal, Colour, Good, Tile};
use crate::wire::{Describe, Kind, Line};

/// For example "boarding house", "tile of 3 cows", "knowledge tile 7".
impl Describe for Tile {
    fn describe(&self, line: &mut Line) {
        match (*self, self.animals()) {
            (_, Some((animal, number))) => {
                line.add("tile of").add(number);
                animal.describe(line);
            }
            (Tile::BoardingHouse, _) => _ = line.add("boarding house"),
            (Tile::CityHall, _) => _ = line.add("city hall"),
            _ if self.colour() == Colour::Knowledge => {
                _ = line.add("knowledge tile").add(self.name().strip_prefix('t').unwrap_or_default());
            }
            _ => _ = line.add(self.name()),
        }
    }
}

/// The plural.
impl Describe for Animal {
    fn describe(&self, line: &mut Line) {
        line.add(match self {
            Animal::Cow => "cows",
            Animal::Sheep => "sheep",
            Animal::Pig => "pigs",
            Animal::Chicken => "chickens",
        });
    }
}

impl Describe for Colour {
    fn describe(&self, line: &mut Line) {
        line.add(if *self == Colour::Knowledge { "knowledge tile" } else { self.name() });
    }
}

impl Describe for Good {
    fn describe(&self, line: &mut Line) {
        line.add(self.name());
    }
}

impl Describe for DuchyId {
    fn describe(&self, line: &mut Line) {
        line.add(self.name());
    }
}
