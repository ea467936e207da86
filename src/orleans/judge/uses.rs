//! The values of using a place and of owning it.

use super::Eye;
use crate::bagbuilding::Follower as _;
use crate::orleans::data::deeds::{Deed, DeedReward};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::Citizen;
use crate::orleans::modules::Worth;
use crate::orleans::places::Usage;
use crate::orleans::spaces::deeds::Reward;
use crate::orleans::spaces::recruit;
use crate::wire::Kind;

impl Eye<'_> {
    /// The value of using a place now, in the best way.
    pub fn place(&self, place: Place) -> f64 {
        self.at.rules.place(place).effect.worth(self)
    }

    /// The value of owning a place tile until the end.
    pub fn tile(&self, place: Place) -> f64 {
        self.at.rules.place(place).effect.tile_worth(self, place)
    }

    /// The value of owning a tile until the end that gives `each` points per use.
    pub fn tile_in_use(&self, place: Place, each: f64) -> f64 {
        let w = self.weights;
        let spaces = f64::from(self.at.rules.layout.spaces(place).len().max(1));
        each * w.tile * self.left / (1.0 + w.wide * (spaces - 1.0))
    }

    /// The value of the best tile that a trader may take.
    pub fn best_tile(&self) -> f64 {
        let open = recruit::open_tiles(self.at, self.seat);
        open.iter().map(|place| self.tile(place)).fold(0.0, f64::max)
    }

    /// The value of sending a follower of this role to a deed.
    pub fn send(&self, role: Role, deed: Deed, reward: Option<Reward>) -> f64 {
        let (row, sent) = (deed.row(), &self.at.state.deeds[deed]);
        let gain = match (row.reward, reward) {
            (DeedReward::Coins(coins), _) => self.coins(coins.into()),
            (DeedReward::CoinOrStep, Some(Reward::Step)) => self.development(1),
            (DeedReward::CoinOrStep, _) => self.coins(1.0),
        };
        let spaces: u32 = Role::ALL.iter().map(|&role| u32::from(row.spaces(role))).sum();
        let there = sent.total() + 1;
        let citizen = self.citizen(Citizen::of_deed(deed));
        let hope = if there >= spaces {
            citizen
        } else {
            self.weights.deed * citizen * f64::from(there) / f64::from(spaces) * self.soon()
        };
        gain + hope - self.leaves(role)
    }

    /// The value of the best deed, on any board, for a follower of this role; `None` if no deed takes it.
    pub fn best_deed(&self, role: Role) -> Option<f64> {
        let at = self.at;
        let open = at.rules.deeds.iter().filter(|&deed| at.state.deeds[deed][role] < deed.row().spaces(role));
        let deeds = open.map(|deed| {
            let coin = self.send(role, deed, Some(Reward::Coin));
            if deed.row().reward == DeedReward::CoinOrStep {
                coin.max(self.send(role, deed, Some(Reward::Step)))
            } else {
                coin
            }
        });
        deeds.reduce(f64::max).into_iter().chain(self.worths(Worth::Send(role))).reduce(f64::max)
    }

    /// The value of a follower on a space: that of its place, if it completes it.
    pub fn stand(&self, follower: Follower, space: Space) -> f64 {
        let place = self.at.rules.layout.place(space);
        let spaces = self.at.rules.layout.spaces(place);
        if self.at.rules.place(place).effect.usage() == Usage::Sends {
            return self.best_deed(follower.role()).unwrap_or(-0.5);
        }
        let missing = spaces.without(self.player.followers.spaces.taken()).len();
        let worth = self.place(place).max(0.0);
        if missing <= 1 { worth } else { self.weights.partial * worth / f64::from(spaces.len()) }
    }

    /// The value of technology on a space.
    pub fn install(&self, space: Space) -> f64 {
        let place = self.at.rules.layout.place(space);
        let spaces = f64::from(self.at.rules.layout.spaces(place).len());
        self.place(place).max(0.2) / spaces
    }

    /// The value of taking a follower back: positive if its place is of no use.
    pub fn recall(&self, space: Space) -> f64 {
        let place = self.at.rules.layout.place(space);
        let effect = self.at.rules.place(place).effect;
        let worth = match self.player.followers.spaces.follower(space) {
            Some(follower) if effect.usage() == Usage::Sends => self.best_deed(follower.role()).unwrap_or(-1.0),
            _ => effect.worth(self),
        };
        if worth > 0.0 || effect.is_kept() { -1.0 } else { 0.5 }
    }

    /// The value of laying a follower on the gunpowder tower.
    pub fn shelter(&self, follower: Follower) -> f64 {
        if follower.is_neutral() { self.best_deed(follower.role()).unwrap_or(-1.0) - 1.0 } else { -2.0 }
    }
}
