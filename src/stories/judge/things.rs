//! The values of followers, goods, coins, fame and cards.

use super::needs::CREW;
use super::{Eye, Want};
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Place;
use crate::stories::data::wares::{Follower, Good, Ware};
use crate::stories::deeds::alchemy::Reward;
use crate::stories::phases::drawing;
use crate::stories::questions::Ask;
use crate::wire::Kind;

impl Eye<'_> {
    /// The value of steps on the fame track.
    pub fn fame(&self, steps: u16) -> f64 {
        self.weights.fame * self.urgency(Want::Fame) * f64::from(steps)
    }

    /// The value of this many more coins, or fewer if negative.
    pub fn coins(&self, more: f64) -> f64 {
        let now = f64::from(self.player.coins);
        let purse = |coins: f64| coins.clamp(0.0, f64::from(self.needs.coins)) * self.weights.purse;
        self.weights.coin * self.urgency(Want::Wealth) * more + purse(now + more) - purse(now)
    }

    /// The value of the last of `count` goods.
    fn good(&self, good: Good, count: u8) -> f64 {
        let ware: Ware = good.into();
        let price = f64::from(self.at.rules.goods.prices[good]);
        let worth = self.weights.good * self.urgency(Want::Wealth) * price;
        let asked = if count <= self.needs.wanted[ware] { self.needs.urgent[ware] } else { 0.0 };
        worth + self.weights.wanted * asked
    }

    /// The extra value of the last of `count` food for the food demand.
    fn food(&self, good: Good, count: u16) -> f64 {
        let is_asked = self.at.rules.goods.food.has(good) && count <= self.needs.food[0];
        if is_asked { self.weights.wanted } else { 0.0 }
    }

    /// The value of one more of a good, after `after` others.
    pub fn gains(&self, good: Good, after: u8) -> f64 {
        let count = self.needs.owned[good.into()].saturating_add(after).saturating_add(1);
        self.good(good, count) + self.food(good, self.needs.food[1] + u16::from(after) + 1)
    }

    /// The cost of losing one of a good, after `after` others.
    pub fn keeps(&self, good: Good, after: u8) -> f64 {
        let count = self.needs.owned[good.into()].saturating_sub(after);
        self.good(good, count) + self.food(good, self.needs.food[1].saturating_sub(after.into()))
    }

    /// The value of a sale.
    pub fn sale(&self, good: Good) -> f64 {
        let price = self.at.rules.goods.prices[good];
        self.coins(price.into()) - self.keeps(good, 0)
    }

    /// The value of a purchase.
    pub fn purchase(&self, good: Good) -> f64 {
        let price = self.at.rules.goods.prices[good];
        self.gains(good, 0) + self.coins(-f64::from(price)) - 0.1
    }

    /// The value of a follower for a player with `count` of this kind and `all` followers.
    fn follower(&self, follower: Follower, count: u8, all: u8) -> f64 {
        let (weights, ware) = (self.weights, follower.into());
        let crew = drawing::allowance(self.at, self.seat) + 2;
        let few = f64::from(crew.saturating_sub(all));
        let usual = CREW[follower.index()];
        let mix = f64::from(i16::from(usual) - i16::from(count)).clamp(-1.0, 2.0);
        let asked = if count < self.needs.wanted[ware] { self.needs.urgent[ware] } else { 0.0 };
        let number = if few > 0.0 { weights.recruit } else { 0.0 };
        number + weights.few * few.min(3.0) + weights.mix * mix + weights.wanted * asked
    }

    /// The value of one more follower from the market place.
    pub fn joins(&self, follower: Follower) -> f64 {
        self.follower(follower, self.needs.owned[follower.into()], self.needs.followers())
    }

    /// The cost of losing a follower. If it is sent to a task, that task's demand is not part of the cost.
    pub fn leaves(&self, follower: Follower, is_asked: bool) -> f64 {
        let owned = self.needs.owned[follower.into()];
        let worth = self.follower(follower, owned.saturating_sub(1), self.needs.followers().saturating_sub(1));
        let asked = owned <= self.needs.wanted[follower.into()];
        let already = if is_asked && asked { self.weights.wanted * self.needs.urgent[follower.into()] } else { 0.0 };
        (worth - already).max(0.2)
    }

    /// The value of technology.
    pub fn technology(&self) -> f64 {
        self.weights.technology + self.weights.wanted * self.needs.missing(Ware::Technology)
    }

    /// The value of a tile from a bonus.
    pub fn tile(&self, ware: Ware) -> f64 {
        match (ware.follower(), ware.good()) {
            (Some(follower), _) => self.joins(follower),
            (_, Some(good)) => self.gains(good, 0),
            _ => self.technology(),
        }
    }

    /// The value of a place card: that of its place per follower, or that of its passive effect.
    pub fn card(&self, card: Place) -> f64 {
        let weights = self.weights;
        let row = self.at.rules.place(card);
        match row.effect {
            Effect::SecondGate { .. } => weights.gate,
            Effect::ExtraDraw { amount } => 1.5 * weights.passive * f64::from(amount),
            effect if effect.is_passive() => weights.passive,
            _ if row.is_fair => weights.passive,
            _ => weights.card * self.place(card) / row.spaces.len().max(1) as f64,
        }
    }

    /// The value of a reward of Alchemy.
    pub fn transmutes(&self, ask: &Ask, reward: Reward) -> f64 {
        let Ask::Transmuting(asked) = ask else { return 0.0 };
        match reward {
            Reward::Fame => self.fame(asked.fame.into()),
            Reward::Coins => self.coins(asked.coins.into()),
        }
    }
}
