//! The names of things in sentences; the comments are examples.

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
use crate::wire::{Describe, Kind, Line};

/// The town hall.
impl Describe for Place {
    fn describe(&self, line: &mut Line) {
        line.add(self.row().names.en.to_ascii_lowercase().as_str());
    }
}

/// Space 2 of the town hall.
impl Describe for Space {
    fn describe(&self, line: &mut Line) {
        let (place, index) = self.printed();
        line.add("space").add(index as u8 + 1).add("of the");
        place.describe(line);
    }
}

/// Argenton-sur-Creuse.
impl Describe for Town {
    fn describe(&self, line: &mut Line) {
        line.add(self.names().en);
    }
}

/// Peace treaty, as a title.
impl Describe for Deed {
    fn describe(&self, line: &mut Line) {
        line.add(self.row().names.en);
    }
}

/// Tax collector, as a title.
impl Describe for Civic {
    fn describe(&self, line: &mut Line) {
        line.add(self.row().names.en);
    }
}

/// Order 5.
impl Describe for Order {
    fn describe(&self, line: &mut Line) {
        line.add("order").add(self.index() as u8 + 1);
    }
}

impl Describe for Role {
    fn describe(&self, line: &mut Line) {
        line.add(self.names().en.to_ascii_lowercase().as_str());
    }
}

/// Own farmer.
impl Describe for Follower {
    fn describe(&self, line: &mut Line) {
        if !self.is_neutral() {
            line.add("own");
        }
        self.role().describe(line);
    }
}

impl Describe for Good {
    fn describe(&self, line: &mut Line) {
        line.add(self.names().en.to_ascii_lowercase().as_str());
    }
}

impl Describe for Marker {
    fn describe(&self, line: &mut Line) {
        line.add(self.name());
    }
}

/// On the market, in the bathhouse.
impl Describe for Store {
    fn describe(&self, line: &mut Line) {
        line.add(match self {
            Store::Market => "on the market",
            Store::Tower => "on the tower",
            Store::Bath => "in the bathhouse",
            Store::Bag => "in the bag",
        });
    }
}
