//! Events, harvest and torture: choosing the smallest loss.

use super::Eye;
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::tracks::Track;
use crate::orleans::phases::event;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::rules::COINS_PER_FOOD;

impl Eye<'_> {
    /// The cost of the round's event for a player who suffers it.
    pub fn harm(&self) -> f64 {
        let Some(row) = event::current(self.at) else { return 0.0 };
        let amount = f64::from(row.amount);
        match row.happening {
            Happening::Harvest => amount * 2.0,
            Happening::Taxes => f64::from(self.player.goods.total()) / amount.max(1.0),
            Happening::Plague => 1.0,
            _ => 2.0,
        }
    }

    /// The cost of paying the demand in coins.
    pub fn due(&self, ask: &Ask) -> f64 {
        match ask {
            Ask::Harvest(harvest) => f64::from(COINS_PER_FOOD) * f64::from(harvest.due),
            _ => 0.0,
        }
    }

    /// The cost of giving this up.
    pub fn surrender(&self, action: Action) -> f64 {
        match action {
            Action::SurrenderStation(answer) if answer.town.is_some() => self.station(),
            Action::SurrenderStation(_) => {
                let more = self.left * self.weights.things * 0.5;
                if f64::from(self.player.unbuilt) > more { 0.1 } else { self.station() * 0.5 }
            }
            Action::SurrenderFollower(_) => 0.5 + 0.1 * self.left,
            Action::SurrenderStep(_) => self.weights.step * self.things + 0.2,
            Action::SurrenderGood(answer) => self.good(answer.good),
            Action::SurrenderPlace(answer) => self.tile(answer.place),
            Action::SurrenderGear(_) => self.technology(),
            Action::SurrenderInstalled(answer) => self.technology() * 0.8 + self.install(answer.space),
            _ => 0.0,
        }
    }

    /// The value of a step on a track without its reward.
    pub fn bare_step(&self, track: Track) -> f64 {
        match track {
            Track::Knight | Track::Farmer => self.track_step(track) * 0.5,
            _ => 0.5,
        }
    }
}
