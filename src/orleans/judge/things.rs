//! The values of coins, goods, development, stations, citizens and followers.

use super::Eye;
use crate::orleans::data::followers::Role;
use crate::orleans::data::goods::Good;
use crate::orleans::data::tracks::{
    BOATMAN_COINS, Citizen, DEVELOPMENT_END, FARMER_GOODS, KNIGHT_CITIZEN, KNIGHT_DRAWS, SCHOLAR_POINTS, STATUS_FIELDS,
    Track, coins_at,
};
use crate::orleans::modules::Worth;
use crate::orleans::spaces::recruit;
use crate::wire::Kind;

/// Number of coins held back against torture.
const PURSE: f64 = 5.0;

impl Eye<'_> {
    /// The value of this many more coins, or fewer if negative.
    pub fn coins(&self, more: f64) -> f64 {
        let now = f64::from(self.player.coins);
        let purse = |coins: f64| coins.clamp(0.0, PURSE) * self.weights.need * self.soon();
        self.weights.coin * more + purse(now + more) - purse(now)
    }

    /// The value of the coins held back, beyond their points.
    pub fn need(&self) -> f64 {
        f64::from(self.player.coins).min(PURSE) * self.weights.need * self.soon()
    }

    /// The share of the game in which effects can still pay off: 1 for most of the game, 0 in the last round.
    pub fn soon(&self) -> f64 {
        (self.left / 3.0).min(1.0)
    }

    /// The value of a good.
    pub fn good(&self, good: Good) -> f64 {
        self.goods[good.index()]
    }

    /// The uncached value of a good.
    pub fn good_worth(&self, good: Good) -> f64 {
        self.weights.good * f64::from(good.points()) + self.worths(Worth::Good(good)).sum::<f64>()
    }

    /// The value of steps on the development track.
    pub fn development(&self, points: u8) -> f64 {
        let now = self.player.development;
        let end = now.saturating_add(points).min(DEVELOPMENT_END);
        (now + 1..=end)
            .map(|field| {
                let coins = coins_at(field).map_or(0.0, |coins| self.weights.coin * f64::from(coins));
                let citizen = Citizen::of_development(field).map_or(0.0, |citizen| self.citizen(citizen));
                // In the last round, only complete status counts.
                let rises = if STATUS_FIELDS.contains(&field) { self.things } else { 0.0 };
                let hope = self.weights.step * self.things;
                coins + citizen + self.soon() * hope + (1.0 - self.soon()) * rises
            })
            .sum()
    }

    /// The value of the steps since the last status field.
    pub fn half_way(&self) -> f64 {
        let now = self.player.development;
        let last = STATUS_FIELDS.iter().copied().filter(|&field| field <= now).max().unwrap_or(0);
        self.weights.step * self.things * f64::from(now - last) * self.soon()
    }

    /// The value of a station.
    pub fn station(&self) -> f64 {
        self.weights.station * self.status
    }

    /// The value of a citizen; 0 if it is taken.
    pub fn citizen(&self, citizen: Citizen) -> f64 {
        if self.at.state.citizens[citizen].is_none() { self.weights.citizen * self.status } else { 0.0 }
    }

    /// The value of a single follower of this role for its player, per round.
    pub fn serves(&self, role: Role) -> f64 {
        let w = self.weights;
        match role {
            Role::Farmer => w.farmer,
            Role::Boatman => w.boatman,
            Role::Craftsman => w.craftsman,
            Role::Trader => w.trader,
            Role::Knight => w.knight,
            Role::Scholar => w.scholar,
            Role::Monk => w.monk,
        }
    }

    /// The value of `count` followers of a role until the end.
    pub fn service(&self, role: Role, count: u8) -> f64 {
        let each = |nth: u8| 1.0 / (1.0 + self.weights.many * f64::from(nth));
        self.serves(role) * self.left * (0..count).map(each).sum::<f64>()
    }

    /// The value of a number of followers until the end, with this draw limit per round: the surplus stays in the bag.
    pub fn crew(&self, followers: f64, draws: f64) -> f64 {
        let acting = (followers * self.weights.crew).min(draws) + self.weights.spare * (followers - draws).max(0.0);
        self.weights.draw * acting * self.left
    }

    /// The number of all followers.
    pub fn followers(&self) -> f64 {
        self.roles.iter().map(|&count| f64::from(count)).sum()
    }

    /// The number of followers that may be drawn with the marker on this step of the knight track.
    pub fn draws(&self, step: u8) -> f64 {
        KNIGHT_DRAWS[usize::from(step).min(5)].into()
    }

    /// The number of followers that may be drawn now.
    pub fn draws_now(&self) -> f64 {
        self.draws(self.player.tracks[Track::Knight])
    }

    /// The value of one more follower of this role.
    pub fn joins(&self, role: Role) -> f64 {
        let (count, all, draws) = (self.roles[role.index()], self.followers(), self.draws_now());
        self.service(role, count + 1) - self.service(role, count) + self.crew(all + 1.0, draws) - self.crew(all, draws)
    }

    /// The cost of losing a follower of this role.
    pub fn leaves(&self, role: Role) -> f64 {
        let (count, all, draws) = (self.roles[role.index()], self.followers(), self.draws_now());
        self.service(role, count) - self.service(role, count.saturating_sub(1)) + self.crew(all, draws)
            - self.crew(all - 1.0, draws)
    }

    /// The value of recruiting this role; -1 if it is not legal.
    pub fn recruit(&self, role: Role) -> f64 {
        if recruit::verdict(self.at, self.seat, role).is_err() {
            return -1.0;
        }
        self.joins(role) + recruit::track(role).map_or(0.0, |track| self.track_step(track))
    }

    /// The value of the next step of a track.
    pub fn track_step(&self, track: Track) -> f64 {
        let step = usize::from(self.player.tracks[track]);
        if step >= usize::from(track.steps()) {
            return 0.0;
        }
        match track {
            Track::Farmer => self.good(FARMER_GOODS[step]) + self.census(),
            Track::Boatman if step + 1 == usize::from(track.steps()) => self.citizen(Citizen::Boatman),
            Track::Boatman => self.coins(BOATMAN_COINS[step].into()),
            Track::Craftsman => self.technology(),
            Track::Trader => self.best_tile(),
            Track::Knight => {
                let all = self.followers() + 1.0;
                let more = self.crew(all, self.draws(step as u8 + 1)) - self.crew(all, self.draws(step as u8));
                let citizen = if step + 1 == usize::from(KNIGHT_CITIZEN) { self.citizen(Citizen::Knight) } else { 0.0 };
                more + citizen
            }
            Track::Scholar => self.development(SCHOLAR_POINTS[step]),
        }
    }

    /// The value of technology.
    pub fn technology(&self) -> f64 {
        self.weights.technology * self.left
    }

    /// The value of a step on the farmer track for the census.
    fn census(&self) -> f64 {
        let own = self.player.tracks[Track::Farmer];
        let others = self.at.state.players.iter().filter(|(seat, _)| *seat != self.seat);
        let foremost = others.map(|(_, player)| player.tracks[Track::Farmer]).max().unwrap_or(0);
        if own <= foremost && own + 1 >= foremost { self.weights.census * self.left } else { 0.0 }
    }
}
