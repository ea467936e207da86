//! The names of things in sentences, made from the words of their names on the wire. Some comments are examples.

use super::data::deeds::{Deed, Threat};
use super::data::effects::Building;
use super::data::fame::Landmark;
use super::data::map::{Area, Land};
use super::data::places::{Category, Place, Space};
use super::data::tasks::{Column, Season, Task};
use super::data::wares::{Follower, Good, Wanted, Ware};
use super::deeds::dispatch::Mode;
use super::state::Tile;
use crate::wire::{Describe, Kind, Line};

/// The words of a name: `gunpowderTower` becomes "gunpowder tower".
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

/// A type whose name on the wire has the same words as in a sentence.
trait DescribedByName: Kind {}

impl<K: DescribedByName> Describe for K {
    fn describe(&self, line: &mut Line) {
        line.add(words(self.name()).as_str());
    }
}

impl DescribedByName for Mode {}
impl DescribedByName for Follower {}
impl DescribedByName for Good {}
impl DescribedByName for Ware {}
impl DescribedByName for Place {}
impl DescribedByName for Land {}
impl DescribedByName for Building {}
impl DescribedByName for Task {}
impl DescribedByName for Season {}
impl DescribedByName for Threat {}
impl DescribedByName for Landmark {}
impl DescribedByName for Column {}

/// A farmer, wood, a sum of 5 coins.
impl Describe for Tile {
    fn describe(&self, line: &mut Line) {
        match self {
            Tile::Follower(follower) => follower.describe(line),
            Tile::Good(good) => good.describe(line),
            Tile::Coins(coins) => drop(line.add("sum of").add(*coins).add("coins")),
            Tile::Technology => Ware::Technology.describe(line),
        }
    }
}

/// Area D01.
impl Describe for Area {
    fn describe(&self, line: &mut Line) {
        line.add("area").add(self.name());
    }
}

/// Space 2 of the county fair.
impl Describe for Space {
    fn describe(&self, line: &mut Line) {
        line.add("space").add(self.number() as u8 + 1).add("of the");
        self.place().describe(line);
    }
}

/// Category II.
impl Describe for Category {
    fn describe(&self, line: &mut Line) {
        line.add("category").add(self.name());
    }
}

/// Adds the side, as both sides of a board may have the same name.
impl Describe for Deed {
    fn describe(&self, line: &mut Line) {
        match self {
            Deed::AlchemyA | Deed::AlchemyB => line.add("alchemy"),
            _ => line.add(words(self.name()).as_str()),
        };
    }
}

/// A farmer, any follower, 5 coins.
impl Describe for Wanted {
    fn describe(&self, line: &mut Line) {
        match self {
            Wanted::Follower(follower) => follower.describe(line),
            Wanted::Anybody => drop(line.add("any follower")),
            Wanted::Good(good) => good.describe(line),
            Wanted::Coins(coins) => drop(line.add(*coins).add(if *coins == 1 { "coin" } else { "coins" })),
            Wanted::Technology => Ware::Technology.describe(line),
        }
    }
}
