//! What things are called in sentences.

use super::data::duchies::DuchyId;
use super::data::tiles::{Animal, Colour, Good, Tile};
use crate::wire::{Kind, Line, Said};

/// Boarding house, tile of 3 cows, knowledge tile 7.
impl Said for Tile {
    fn say(&self, line: &mut Line) {
        match (*self, self.animals()) {
            (_, Some((animal, number))) => {
                line.add("tile of").add(number);
                animal.say(line);
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

/// Several of them.
impl Said for Animal {
    fn say(&self, line: &mut Line) {
        line.add(match self {
            Animal::Cow => "cows",
            Animal::Sheep => "sheep",
            Animal::Pig => "pigs",
            Animal::Chicken => "chickens",
        });
    }
}

impl Said for Colour {
    fn say(&self, line: &mut Line) {
        line.add(if *self == Colour::Knowledge { "knowledge tile" } else { self.name() });
    }
}

impl Said for Good {
    fn say(&self, line: &mut Line) {
        line.add(self.name());
    }
}

impl Said for DuchyId {
    fn say(&self, line: &mut Line) {
        line.add(self.name());
    }
}
