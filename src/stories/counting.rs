//! Counters of a player, and the players still in the game (S-002, S-055, S-066).

use super::data::effects::{Counter, Effect};
use super::data::epochs::{EpochRow, Special};
use super::data::fame::FameBonus;
use super::data::map::{Area, Land};
use super::data::places::Place;
use super::data::scenarios::StoryRow;
use super::data::tasks::Season;
use super::data::wares::Follower;
use super::state::Tile;
use super::{Stories, modules};
use crate::engine::{self, Seat};
use crate::parts::Set;
use crate::wire::Kind;

impl<'a> engine::At<'a, Stories> {
    /// Whether this seat is at the table and still in the game (S-102).
    pub fn is_in(self, seat: Seat) -> bool {
        self.rules.seats.has(seat) && self.state.players[seat].out.is_none()
    }

    /// The seats that are still in, from the start player on.
    pub fn order(self) -> impl DoubleEndedIterator<Item = Seat> + 'a {
        let first = self.state.start.unwrap_or(self.rules.seats.first());
        self.rules.seats.clockwise_from(first).filter(move |&seat| self.state.players[seat].out.is_none())
    }

    /// The seats that are still in, in the order of their numbers.
    pub fn in_seat_order(self) -> impl Iterator<Item = Seat> + 'a {
        self.rules.seats.iter().filter(move |&seat| self.state.players[seat].out.is_none())
    }

    /// The row of the current story.
    pub fn story(self) -> &'static StoryRow {
        self.rules.scenario.row()
    }

    /// The common epoch of all players, from 1 (S-095); `None` if each player has its own.
    pub fn common_epoch(self) -> Option<u8> {
        let rounds = self.story().rounds_per_epoch?;
        Some((self.state.round.max(1) - 1).div_euclid(rounds.into()).min(254) as u8 + 1)
    }

    /// The season of this round (S-095); `None` in a story without seasons.
    pub fn season(self) -> Option<Season> {
        let rounds = self.story().rounds_per_epoch?;
        Some(Season::ALL[usize::from((self.state.round.max(1) - 1) % u16::from(rounds)) % Season::ALL.len()])
    }

    /// The last epoch whose cards a seat has unlocked (S-040). A player who dropped out stays in the epoch of that
    /// moment (S-100, S-102).
    pub fn reached(self, seat: Seat) -> u8 {
        match (self.state.players[seat].out, self.story().rounds_per_epoch) {
            (Some(round), Some(rounds)) => round.div_ceil(rounds.into()).min(254) as u8,
            _ => modules::of(self).epoch(self, seat),
        }
    }

    /// The number of rounds; `None` if there is no limit (S-095, S-115).
    pub fn rounds(self) -> Option<u8> {
        match self.story().rounds_per_epoch {
            Some(rounds) => Some(rounds.saturating_mul(self.rules.epochs.len() as u8)),
            None => Some(self.rules.options.round_limit).filter(|&limit| limit > 0),
        }
    }

    /// The space of the fame track that markers cannot pass before the end of an epoch (S-101); `None` if there is
    /// none.
    pub fn fame_stop(self) -> Option<u8> {
        let now = self.common_epoch()?;
        let stops = self.rules.fame.spaces.iter().filter_map(|row| match row.bonus {
            FameBonus::Stop { until, .. } if now <= until => Some(row.space),
            _ => None,
        });
        stops.min()
    }

    /// The last space of the fame track that a marker can reach now.
    pub fn fame_end(self) -> u8 {
        self.rules.fame.length.min(self.fame_stop().unwrap_or(u8::MAX))
    }

    /// Whether two seats are at peace: one of them is in an epoch of peace (S-069, S-106).
    pub fn are_at_peace(self, one: Seat, other: Seat) -> bool {
        [one, other].into_iter().any(|seat| self.has_special(seat, Special::Peace))
    }

    /// Whether this seat's areas are closed to others (S-082).
    pub fn is_protected(self, seat: Seat) -> bool {
        self.has_special(seat, Special::Protected)
    }

    fn has_special(self, seat: Seat, special: Special) -> bool {
        self.story().specials.contains(&special) && self.epoch(seat).special.has(special)
    }

    /// The row of a seat's epoch (S-050).
    pub fn epoch(self, seat: Seat) -> &'a EpochRow {
        let number = modules::of(self).epoch(self, seat);
        self.rules.epoch(number)
    }

    /// The number of settlers still set aside for a seat in its epoch (S-075, S-084).
    pub fn aside(self, seat: Seat) -> u8 {
        let entered = self.rules.epochs.iter().take(modules::of(self).epoch(self, seat).into());
        entered.fold(self.rules.aside, |aside, row| aside.saturating_sub(row.settlers))
    }

    /// Whether the seat has this place, printed or as a face-up card.
    pub fn has_place(self, seat: Seat, place: Place) -> bool {
        self.rules.printed.on_board.or(self.state.players[seat].cards).has(place)
    }

    /// The sum of a passive effect over a seat's cards (S-049).
    pub fn passive(self, seat: Seat, amount: impl Fn(Effect) -> u8) -> u8 {
        let cards = self.state.players[seat].cards.and(self.rules.printed.passive);
        cards.iter().fold(0, |sum: u8, card| sum.saturating_add(amount(self.rules.place(card).effect)))
    }

    /// The areas with a settler of this seat (S-066).
    pub fn controlled(self, seat: Seat) -> Set<Area> {
        self.rules.areas.iter().filter(|&area| self.state.map[area].settlers.has(seat)).collect()
    }

    /// The number of these areas that a seat controls.
    fn controls(self, seat: Seat, is_one: impl Fn(&super::state::Plot) -> bool) -> u8 {
        let plots = self.rules.areas.iter().map(|area| &self.state.map[area]);
        plots.filter(|plot| plot.settlers.has(seat) && is_one(plot)).count() as u8
    }

    /// The number of controlled villages.
    pub fn villages(self, seat: Seat) -> u8 {
        self.controls(seat, |plot| plot.village)
    }

    /// The number of churches in controlled villages (S-071).
    pub fn churches(self, seat: Seat) -> u8 {
        self.controls(seat, |plot| plot.church)
    }

    /// The number of controlled areas.
    pub fn areas(self, seat: Seat) -> u8 {
        self.controls(seat, |_| true)
    }

    /// The number of fortresses that a seat has built, with a settler or without.
    pub fn fortresses(self, seat: Seat) -> u8 {
        self.rules.areas.iter().filter(|&area| self.state.map[area].fortress == Some(seat)).count() as u8
    }

    /// The value of a counter for a seat (S-055). Followers on an executed card are counted when it is executed.
    pub fn count(self, seat: Seat, counter: Counter) -> u8 {
        let land = |kinds: &[Land]| {
            self.controls(seat, |plot| !plot.village && plot.land.is_some_and(|land| kinds.contains(&land)))
        };
        match counter {
            Counter::ControlledVillage => self.villages(seat),
            Counter::ControlledArea => self.areas(seat),
            Counter::TwoControlledAreas => self.areas(seat) / 2,
            Counter::ControlledLand => self.controls(seat, |plot| !plot.village),
            Counter::ControlledHill => land(&[Land::Hill]),
            Counter::ControlledPasture => land(&[Land::Pasture]),
            Counter::ControlledForest => land(&[Land::Forest]),
            Counter::ControlledLake => land(&[Land::Lake]),
            Counter::ControlledField => land(&[Land::Field]),
            Counter::ControlledFieldOrLake => land(&[Land::Field, Land::Lake]),
            Counter::ControlledChurch => self.churches(seat),
            Counter::OwnFortress => self.fortresses(seat),
            Counter::FollowerOnCard => 0,
        }
    }

    /// The value of a counter; 1 without a counter.
    pub fn count_or_one(self, seat: Seat, counter: Option<Counter>) -> u16 {
        counter.map_or(1, |counter| self.count(seat, counter).into())
    }

    /// The number of all followers of a seat: in the bag, on the green, on spaces, and drawn just now (S-054).
    pub fn followers_in_all(self, seat: Seat) -> u8 {
        let player = &self.state.players[seat];
        let retinue = &player.followers;
        let counts = retinue.bag.total() + retinue.market.total() + player.drawn.total();
        (counts as u8).saturating_add(retinue.spaces.followers().len())
    }

    /// The number of a seat's followers of a kind, in all places (S-056).
    pub fn owned(self, seat: Seat, follower: Follower) -> u8 {
        let player = &self.state.players[seat];
        let retinue = &player.followers;
        let stands = |&space: &_| retinue.spaces.follower(space) == Some(follower);
        let on_spaces = retinue.spaces.followers().iter().filter(stands).count();
        retinue.bag[follower] + retinue.market[follower] + player.drawn[follower] + on_spaces as u8
    }

    /// The value of a seat's goods and coins, in stock and on spaces (S-038, S-090).
    pub fn wealth(self, seat: Seat) -> [u16; 2] {
        let player = &self.state.players[seat];
        let price = |good| u16::from(self.rules.goods.prices[good]);
        let mut goods: u16 = player.goods.iter().map(|(good, count)| u16::from(count) * price(good)).sum();
        let mut coins = player.coins;
        for space in player.followers.spaces.wares().iter() {
            match player.followers.spaces.standing(space) {
                Some(Tile::Good(good)) => goods += price(good),
                Some(Tile::Coins(sum)) => coins = coins.saturating_add(sum.into()),
                _ => {}
            }
        }
        [goods, coins]
    }
}
