//! What things are called in sentences: the words of their names on the wire.

use super::data::deeds::{Deed, Threat};
use super::data::effects::Building;
use super::data::fame::Landmark;
use super::data::map::{Area, Land};
use super::data::places::{Category, Place, Space};
use super::data::tasks::{Column, Season, Task};
use super::data::wares::{Follower, Good, Wanted, Ware};
use super::deeds::dispatch::Mode;
use super::state::Tile;
use crate::wire::{Kind, Line, Said};

/// The words of a name: `gunpowderTower` is a gunpowder tower.
fn words(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            words.push(' ');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

macro_rules! said_by_name {
    ($($Kind:ty),+) => {
        $(impl Said for $Kind {
            fn say(&self, line: &mut Line) {
                line.add(words(self.name()).as_str());
            }
        })+
    };
}
said_by_name!(Mode, Follower, Good, Ware, Place, Land, Building, Task, Season, Threat, Landmark, Column);

/// A farmer, wood, a sum of 5 coins.
impl Said for Tile {
    fn say(&self, line: &mut Line) {
        match self {
            Tile::Follower(follower) => follower.say(line),
            Tile::Good(good) => good.say(line),
            Tile::Coins(coins) => drop(line.add("sum of").add(*coins).add("coins")),
            Tile::Technology => Ware::Technology.say(line),
        }
    }
}

/// Area D01.
impl Said for Area {
    fn say(&self, line: &mut Line) {
        line.add("area").add(self.name());
    }
}

/// Space 2 of the county fair.
impl Said for Space {
    fn say(&self, line: &mut Line) {
        line.add("space").add(self.number() as u8 + 1).add("of the");
        self.place().say(line);
    }
}

/// Category II.
impl Said for Category {
    fn say(&self, line: &mut Line) {
        line.add("category").add(self.name());
    }
}

/// Both sides of a board may be called the same.
impl Said for Deed {
    fn say(&self, line: &mut Line) {
        match self {
            Deed::AlchemyA | Deed::AlchemyB => line.add("alchemy"),
            _ => line.add(words(self.name()).as_str()),
        };
    }
}

/// A farmer, any follower, 5 coins.
impl Said for Wanted {
    fn say(&self, line: &mut Line) {
        match self {
            Wanted::Follower(follower) => follower.say(line),
            Wanted::Anybody => drop(line.add("any follower")),
            Wanted::Good(good) => good.say(line),
            Wanted::Coins(coins) => drop(line.add(*coins).add(if *coins == 1 { "coin" } else { "coins" })),
            Wanted::Technology => Ware::Technology.say(line),
        }
    }
}
