//! The value of executing a place.

use super::{Eye, Want};
use crate::stories::data::effects::{Building, Counter, Effect};
use crate::stories::data::epochs::Gain;
use crate::stories::data::map::{Area, Land};
use crate::stories::data::places::Place;
use crate::stories::data::wares::{Good, Ware};
use crate::stories::places::{territory, yard};
use crate::wire::Kind;

/// Max knights on a place that expands.
pub const KNIGHTS: usize = 3;

impl Eye<'_> {
    /// The value of executing a place now.
    pub fn place(&self, place: Place) -> f64 {
        let (weights, at, player) = (self.weights, self.at, self.player);
        let times = |per: Option<Counter>| at.count_or_one(self.seat, per);
        match at.rules.place(place).effect {
            Effect::Expand { .. } => self.expansions(place).into_iter().flatten().fold(0.0, f64::max),
            Effect::Build { building } if !self.has_site(building) => 0.0,
            Effect::Build { building } => self.building(building),
            Effect::Produce => self.harvest(),
            Effect::TakePlaceCard => {
                yard::open_cards(at, self.seat).iter().map(|card| self.card(card)).fold(0.0, f64::max)
            }
            Effect::Recruit { kinds } => {
                let on_offer = kinds.iter().filter(|&follower| at.state.market[follower.into()] > 0);
                on_offer.map(|follower| self.joins(follower)).fold(0.0, f64::max)
            }
            Effect::Trade { per } => self.trades(at.count(self.seat, per)),
            Effect::GainTechnology { .. } if at.state.market[Ware::Technology] == 0 => 0.0,
            Effect::GainTechnology { amount } => self.technology() * f64::from(amount),
            Effect::GainGood { good, amount } => {
                let there = amount.min(at.state.market[good.into()]);
                (0..there).map(|after| self.gains(good, after)).sum()
            }
            Effect::GainCoins { amount, per } => self.coins(f64::from(times(per) * u16::from(amount))),
            Effect::GainFame { per: Some(Counter::FollowerOnCard), amount } => {
                let spaces = at.rules.printed.layout.spaces(place);
                self.fame(u16::from(amount) * u16::from(spaces.and(player.followers.spaces.taken()).len()))
            }
            Effect::GainFame { amount, per } => self.fame(times(per) * u16::from(amount)),
            Effect::Convert { max, .. } => self.spend(place, max),
            Effect::CoinsToFame { max, .. } => (1..=max).map(|coins| self.spend(place, coins)).fold(0.0, f64::max),
            Effect::DrawAndKeep { keep, .. } if player.followers.bag.total() > 0 => weights.draw * f64::from(keep),
            Effect::Deliver { per } => self.delivery(at.count(self.seat, per)),
            Effect::BuyCitizen { coins, .. } if player.coins < coins.into() => 0.0,
            Effect::BuyCitizen { coins, amount } => {
                weights.citizen * self.urgency(Want::Citizen) * f64::from(amount) + self.coins(-f64::from(coins))
            }
            _ => 0.0,
        }
    }

    /// The value of a building: its urgency, its fame, and its income at the end of later rounds.
    fn building(&self, building: Building) -> f64 {
        let more = |effect| if let Effect::ExtraFamePerBuilding { amount } = effect { amount } else { 0 };
        let steps = self.at.epoch(self.seat).fame[building].saturating_add(self.at.passive(self.seat, more));
        let yields = self.income(|counter| {
            let is_it = match building {
                Building::Village => counter == Counter::ControlledVillage,
                Building::Fortress => counter == Counter::OwnFortress,
                Building::Church => counter == Counter::ControlledChurch,
            };
            f64::from(u8::from(is_it))
        });
        let own = self.urgency(Want::Building(building));
        let places = self.at.rules.printed.on_board.or(self.player.cards);
        let rivals = places.iter().filter_map(|place| match self.at.rules.place(place).effect {
            Effect::Build { building } => Some(self.urgency(Want::Building(building))),
            _ => None,
        });
        let wood = self.weights.wood * (rivals.fold(own, f64::max) - own);
        self.weights.build * own + self.fame(steps.into()) + yields - wood
    }

    /// The income at the end of later rounds for one more of each counter.
    fn income(&self, counts: impl Fn(Counter) -> f64) -> f64 {
        let mut worth = 0.0;
        for (epoch, rounds) in self.story.ahead(self.at, self.seat) {
            for gain in &self.at.rules.epoch(epoch).effect.bonus {
                worth += f64::from(rounds)
                    * match *gain {
                        Gain::Coins { amount, per: Some(counter) } => self.coins(f64::from(amount)) * counts(counter),
                        Gain::Fame { amount, per: Some(counter) } => self.fame(amount.into()) * counts(counter),
                        _ => 0.0,
                    };
            }
        }
        worth
    }

    /// The value of a settler on an area.
    pub fn area(&self, area: Area) -> f64 {
        let (weights, plot) = (self.weights, &self.at.state.map[area]);
        let land = plot.land.filter(|_| !plot.village);
        let village = if plot.village { weights.build * self.urgency(Want::Building(Building::Village)) } else { 0.0 };
        let church = if plot.church { weights.build * self.urgency(Want::Building(Building::Church)) } else { 0.0 };
        let good = land.map_or(0.0, |land| 0.8 * self.gains(land.good(), 0));
        let foes = plot.settlers.others(self.seat).count() as f64;
        let room =
            self.at.rules.neighbours[area].iter().filter(|&beside| self.at.state.map[beside].settlers.is_empty());
        let yields = self.income(|counter| {
            let is_land = |kinds: &[Land]| f64::from(u8::from(land.is_some_and(|land| kinds.contains(&land))));
            match counter {
                Counter::ControlledArea => 1.0,
                Counter::TwoControlledAreas => 0.5,
                Counter::ControlledVillage => f64::from(u8::from(plot.village)),
                Counter::ControlledChurch => f64::from(u8::from(plot.church)),
                Counter::ControlledLand => f64::from(u8::from(land.is_some())),
                Counter::ControlledHill => is_land(&[Land::Hill]),
                Counter::ControlledPasture => is_land(&[Land::Pasture]),
                Counter::ControlledForest => is_land(&[Land::Forest]),
                Counter::ControlledLake => is_land(&[Land::Lake]),
                Counter::ControlledField => is_land(&[Land::Field]),
                Counter::ControlledFieldOrLake => is_land(&[Land::Field, Land::Lake]),
                Counter::OwnFortress | Counter::FollowerOnCard => 0.0,
            }
        });
        weights.expand * self.urgency(Want::Area)
            + village
            + church
            + good
            + yields
            + weights.conquest * foes
            + 0.1 * room.count() as f64
    }

    /// The value of the best area to enter, by the number of knights needed; `None` where there is none.
    pub fn expansions(&self, place: Place) -> [Option<f64>; KNIGHTS + 1] {
        let mut best = [None; KNIGHTS + 1];
        if self.player.reserve == 0 {
            return best;
        }
        for area in territory::reach(self.at, self.seat).iter() {
            let Ok(knights) = territory::knights_needed(self.at, self.seat, area, place) else { continue };
            let worth = self.area(area);
            if let Some(best) = best.get_mut(usize::from(knights)) {
                *best = Some(best.map_or(worth, |other: f64| other.max(worth)));
            }
        }
        best
    }

    /// The cost of the land under a new building.
    pub fn loses_land(&self, place: Place, area: Area) -> f64 {
        let plot = &self.at.state.map[area];
        match (self.at.rules.place(place).effect, plot.land) {
            (Effect::Build { building: Building::Village }, Some(land)) if !plot.village => {
                let like = self.at.controlled(self.seat).iter().filter(|&other| {
                    let plot = &self.at.state.map[other];
                    !plot.village && plot.land == Some(land)
                });
                self.gains(land.good(), 0) / like.count().max(1) as f64
            }
            // A fortress should guard the most valuable area.
            (Effect::Build { building: Building::Fortress }, _) => -0.1 * self.area(area),
            _ => 0.0,
        }
    }

    /// Whether the seat could build this in some area.
    fn has_site(&self, building: Building) -> bool {
        let at = self.at;
        let mut own = at.controlled(self.seat).iter().map(|area| &at.state.map[area]);
        match building {
            Building::Village => own.any(|plot| !plot.village),
            Building::Fortress => {
                self.player.fortresses > 0 && own.any(|plot| plot.fortress.is_none() && plot.settlers.len() == 1)
            }
            Building::Church => at.state.churches > 0 && own.any(|plot| plot.village && !plot.church),
        }
    }

    /// The value of the seat's harvest.
    fn harvest(&self) -> f64 {
        let at = self.at;
        let mut yielded = [0u8; 8];
        for area in at.controlled(self.seat).iter() {
            let plot = &at.state.map[area];
            if let (Some(land), false) = (plot.land, plot.village) {
                yielded[land.good().index()] += 1;
            }
        }
        let goods = Good::ALL.iter().map(|&good| (good, yielded[good.index()].min(at.state.market[good.into()])));
        goods.map(|(good, count)| (0..count).map(|after| self.gains(good, after)).sum::<f64>()).sum()
    }

    /// The value of trades: the seat buys needed goods, and sells others if it needs coins.
    fn trades(&self, villages: u8) -> f64 {
        let more = |effect| if let Effect::ExtraTrade { amount } = effect { amount } else { 0 };
        let left = usize::from(villages.saturating_add(self.at.passive(self.seat, more)));
        let (at, player) = (self.at, self.player);
        let mut best = [0.0; 8];
        for &good in Good::ALL {
            let price = u16::from(at.rules.goods.prices[good]);
            let buys = at.state.market[good.into()] > 0 && player.coins >= price;
            let purchase = if buys { self.purchase(good) } else { 0.0 };
            let sale = if player.goods[good] > 0 { self.sale(good) } else { 0.0 };
            best[good.index()] = f64::max(purchase, sale).max(0.0);
        }
        best.sort_by(|a, b| b.total_cmp(a));
        best.iter().take(left).sum()
    }

    /// The gain from spending this many coins or goods at a place.
    pub fn spend(&self, place: Place, amount: u8) -> f64 {
        match self.at.rules.place(place).effect {
            Effect::Convert { from, to, max, ratio } => {
                let units = amount.min(max).min(self.player.goods[from]);
                let each = |after: u8| {
                    let gained: f64 = (0..ratio).map(|one| self.gains(to, after * ratio + one)).sum();
                    gained - self.keeps(from, after)
                };
                (0..units).map(each).sum()
            }
            Effect::CoinsToFame { max, rate } => {
                let coins = u16::from(amount.min(max)).min(self.player.coins);
                self.fame(coins * u16::from(rate)) + self.coins(-f64::from(coins))
            }
            _ => 0.0,
        }
    }

    /// The value of a delivery of this many goods.
    fn delivery(&self, most: u8) -> f64 {
        let worth = |&good: &Good| match self.player.goods[good] {
            0 => 0.0,
            _ => self.fame(self.at.rules.goods.delivery[good].into()) - self.keeps(good, 0),
        };
        let best = Good::ALL.iter().map(worth).fold(0.0, f64::max);
        best * f64::from(most.min(2))
    }
}
