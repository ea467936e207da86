//! What followers, goods, coins, fame and cards are worth.

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
    /// What so many steps on the fame track are worth.
    pub fn fame(&self, steps: u16) -> f64 {
        self.weights.fame * self.urgency(Want::Fame) * f64::from(steps)
    }

    /// What so many coins more, or fewer, are worth.
    pub fn coins(&self, more: f64) -> f64 {
        let now = f64::from(self.player.coins);
        let purse = |coins: f64| coins.clamp(0.0, f64::from(self.needs.coins)) * self.weights.purse;
        self.weights.coin * self.urgency(Want::Wealth) * more + purse(now + more) - purse(now)
    }

    /// What it is worth to have this many of a good instead of one fewer.
    fn good(&self, good: Good, count: u8) -> f64 {
        let ware: Ware = good.into();
        let price = f64::from(self.at.rules.goods.prices[good]);
        let worth = self.weights.good * self.urgency(Want::Wealth) * price;
        let asked = if count <= self.needs.wanted[ware] { self.needs.urgent[ware] } else { 0.0 };
        worth + self.weights.wanted * asked
    }

    /// What so much food instead of one fewer is worth, beside what the good is worth.
    fn food(&self, good: Good, count: u16) -> f64 {
        let is_asked = self.at.rules.goods.food.has(good) && count <= self.needs.food[0];
        if is_asked { self.weights.wanted } else { 0.0 }
    }

    /// What one more of a good is worth, after so many others.
    pub fn gains(&self, good: Good, after: u8) -> f64 {
        let count = self.needs.owned[good.into()].saturating_add(after).saturating_add(1);
        self.good(good, count) + self.food(good, self.needs.food[1] + u16::from(after) + 1)
    }

    /// What it costs to give a good away, after so many others.
    pub fn keeps(&self, good: Good, after: u8) -> f64 {
        let count = self.needs.owned[good.into()].saturating_sub(after);
        self.good(good, count) + self.food(good, self.needs.food[1].saturating_sub(after.into()))
    }

    /// What a sale is worth.
    pub fn sale(&self, good: Good) -> f64 {
        let price = self.at.rules.goods.prices[good];
        self.coins(price.into()) - self.keeps(good, 0)
    }

    /// What a purchase is worth.
    pub fn purchase(&self, good: Good) -> f64 {
        let price = self.at.rules.goods.prices[good];
        self.gains(good, 0) + self.coins(-f64::from(price)) - 0.1
    }

    /// What a follower is worth to whoever has so many of the kind already, and so many in all.
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

    /// What one more follower is worth, if there is one on offer.
    pub fn joins(&self, follower: Follower) -> f64 {
        self.follower(follower, self.needs.owned[follower.into()], self.needs.followers())
    }

    /// What it costs that a follower leaves; what a task asks for is not counted if it is sent there.
    pub fn leaves(&self, follower: Follower, is_asked: bool) -> f64 {
        let owned = self.needs.owned[follower.into()];
        let worth = self.follower(follower, owned.saturating_sub(1), self.needs.followers().saturating_sub(1));
        let asked = owned <= self.needs.wanted[follower.into()];
        let already = if is_asked && asked { self.weights.wanted * self.needs.urgent[follower.into()] } else { 0.0 };
        (worth - already).max(0.2)
    }

    /// What technology is worth.
    pub fn technology(&self) -> f64 {
        self.weights.technology + self.weights.wanted * self.needs.missing(Ware::Technology)
    }

    /// A tile that a bonus brings.
    pub fn tile(&self, ware: Ware) -> f64 {
        match (ware.follower(), ware.good()) {
            (Some(follower), _) => self.joins(follower),
            (_, Some(good)) => self.gains(good, 0),
            _ => self.technology(),
        }
    }

    /// A place card: the better its place by each follower, or what it does by itself.
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

    /// What Alchemy brings.
    pub fn transmutes(&self, ask: &Ask, reward: Reward) -> f64 {
        let Ask::Transmuting(asked) = ask else { return 0.0 };
        match reward {
            Reward::Fame => self.fame(asked.fame.into()),
            Reward::Coins => self.coins(asked.coins.into()),
        }
    }
}
