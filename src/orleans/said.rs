//! What things are called in sentences.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::Town;
use super::data::orders::Order;
use super::data::places::{Place, Space};
use super::data::tracks::Marker;
use super::vocabulary::Store;
use crate::bagbuilding::Follower as _;
use crate::wire::{Kind, Line, Said};

/// The town hall.
impl Said for Place {
    fn say(&self, line: &mut Line) {
        line.add(self.row().names.en.to_ascii_lowercase().as_str());
    }
}

/// Space 2 of the town hall.
impl Said for Space {
    fn say(&self, line: &mut Line) {
        let (place, index) = self.printed();
        line.add("space").add(index as u8 + 1).add("of the");
        place.say(line);
    }
}

/// Argenton-sur-Creuse.
impl Said for Town {
    fn say(&self, line: &mut Line) {
        line.add(self.names().en);
    }
}

/// Peace treaty, as a title.
impl Said for Deed {
    fn say(&self, line: &mut Line) {
        line.add(self.row().names.en);
    }
}

/// Tax collector, as a title.
impl Said for Civic {
    fn say(&self, line: &mut Line) {
        line.add(self.row().names.en);
    }
}

/// Order 5.
impl Said for Order {
    fn say(&self, line: &mut Line) {
        line.add("order").add(self.index() as u8 + 1);
    }
}

impl Said for Role {
    fn say(&self, line: &mut Line) {
        line.add(self.names().en.to_ascii_lowercase().as_str());
    }
}

/// Own farmer.
impl Said for Follower {
    fn say(&self, line: &mut Line) {
        if !self.is_neutral() {
            line.add("own");
        }
        self.role().say(line);
    }
}

impl Said for Good {
    fn say(&self, line: &mut Line) {
        line.add(self.names().en.to_ascii_lowercase().as_str());
    }
}

impl Said for Marker {
    fn say(&self, line: &mut Line) {
        line.add(self.name());
    }
}

/// On the market, in the bathhouse.
impl Said for Store {
    fn say(&self, line: &mut Line) {
        line.add(match self {
            Store::Market => "on the market",
            Store::Tower => "on the tower",
            Store::Bath => "in the bathhouse",
            Store::Bag => "in the bag",
        });
    }
}
