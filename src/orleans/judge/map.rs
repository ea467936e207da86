//! The value of the merchant's position.

use super::Eye;
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::{Path, Town, Way};
use crate::orleans::modules::Worth;
use crate::wire::Kind;

impl Eye<'_> {
    /// The value of a journey there, with this good.
    pub fn travel(&self, to: Town, take: Option<Good>) -> f64 {
        take.map_or(0.0, |good| self.good(good)) + self.position(to) - self.position(self.player.merchant)
    }

    /// The value of the best journey of this kind.
    pub fn best_travel(&self, way: Way) -> f64 {
        let from = self.player.merchant;
        let each = from.paths(way).iter().map(|&path| {
            let good = self.best_good(path);
            good + self.position(path.from(from)) - self.position(from)
        });
        each.fold(-1.0, f64::max)
    }

    /// The value of the merchant's position in a town; memoized.
    pub fn position(&self, town: Town) -> f64 {
        self.positions.get(town.index(), || self.position_worth(town))
    }

    fn position_worth(&self, town: Town) -> f64 {
        let further = Way::ALL
            .iter()
            .flat_map(|&way| town.paths(way))
            .map(|&path| self.best_good(path) * self.soon() + 0.5 * self.site(path.from(town)));
        let more: f64 = self.worths(Worth::Merchant(town)).sum();
        self.site(town) + self.weights.ahead * further.fold(0.0, f64::max) + more
    }

    fn best_good(&self, path: Path) -> f64 {
        self.at.state.paths[path].iter().map(|good| self.good(good)).fold(0.0, f64::max)
    }

    /// The value of a site for a station.
    fn site(&self, town: Town) -> f64 {
        if self.is_free(town) { self.weights.site * self.station() * self.soon() } else { 0.0 }
    }

    /// Whether a station could be built there.
    pub fn is_free(&self, town: Town) -> bool {
        self.player.unbuilt > 0
            && match town {
                Town::Orleans => !self.player.stations.has(town),
                _ => !self.at.state.players.values().iter().any(|player| player.stations.has(town)),
            }
    }
}
