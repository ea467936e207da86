//! Purposes of sending a tile: a task or an objective, the next epoch, or the bonus of a deed.

use super::needs::is_common;
use super::{Eye, Want};
use crate::stories::data::deeds::{Deed, DeedBonus, DeedRow};
use crate::stories::data::places::Place;
use crate::stories::data::wares::{Follower, Ware};
use crate::stories::deeds::dispatch::{Destination, Mode};
use crate::stories::deeds::field_for;
use crate::stories::state::{Fields, Tile};

impl Eye<'_> {
    /// The value of sending a tile there for this purpose.
    pub fn errand(&self, tile: Tile, to: Destination, mode: Mode) -> f64 {
        match (to, mode) {
            (_, Mode::Task) => self.task(tile),
            (_, Mode::Advance) => self.advance(tile),
            (Destination::Deed(deed), Mode::Bonus) => match &self.at.state.deeds[deed] {
                Some(work) => self.bonus(tile, self.at.rules.deed(deed), work),
                None => -1.0,
            },
            _ => -1.0,
        }
    }

    /// The value of a tile on a field of a task or of an objective.
    pub fn task(&self, tile: Tile) -> f64 {
        let is_kept = match tile {
            Tile::Follower(follower) => self.is_kept(follower.into()),
            Tile::Good(good) => self.is_kept(good.into()),
            _ => false,
        };
        let kept = if is_kept { self.weights.kept } else { 0.0 };
        self.weights.task * self.urgency(Want::Field) - self.loses(tile, true) + kept
    }

    /// Whether the seat has no spare tile of this kind to send.
    fn is_kept(&self, ware: Ware) -> bool {
        let kept = self.needs.kept[ware];
        kept > 0 && self.needs.owned[ware] <= kept
    }

    /// Whether this is the last follower of a kind that mill and cottage need: without them, no followers can be
    /// recruited.
    fn is_only(&self, follower: Follower) -> bool {
        is_common(follower) && self.needs.owned[follower.into()] <= 1
    }

    /// The value of the next epoch, reached with this tile. Waits until useful places that the epoch forbids are
    /// executed.
    fn advance(&self, tile: Tile) -> f64 {
        let next = self.story.epoch(self.at, self.seat) + 1;
        let forbidden = self.at.rules.epoch(next).forbidden;
        let is_waiting = |place: Place| self.is_covered(place) && self.place(place) > 0.0;
        if forbidden.iter().any(is_waiting) {
            return 0.3;
        }
        self.weights.advance * self.urgency(Want::Advance) - self.loses(tile, false)
    }

    /// Whether all spaces of a place are covered.
    fn is_covered(&self, place: Place) -> bool {
        self.player.followers.spaces.taken().has_all(self.at.rules.printed.layout.spaces(place))
    }

    /// The value of a deed's bonus for a tile; the last tile also completes the deed.
    fn bonus(&self, tile: Tile, row: &DeedRow, work: &Fields) -> f64 {
        let weights = self.weights;
        let brings = match row.bonus {
            DeedBonus::Fame { amount } => self.fame(amount.into()),
            DeedBonus::Coins { amount } => self.coins(amount.into()),
            DeedBonus::Swap | DeedBonus::SendBack => weights.rival,
            DeedBonus::Alchemy { fame, coins } => {
                f64::max(self.fame(fame.into()), self.coins(coins.into())) + 0.5 * weights.draw
            }
        };
        let left = row.fields.len() - work.count(row.fields.len());
        let relief = if row.advances { 0.0 } else { weights.relief };
        let done = match left {
            1 => weights.citizen * self.urgency(Want::Citizen),
            // Another player could complete it next.
            2 => -0.1 * weights.citizen * self.urgency(Want::Citizen),
            _ => 0.0,
        };
        brings + done + relief - self.loses(tile, false)
    }

    /// The cost of losing a tile.
    fn loses(&self, tile: Tile, is_asked: bool) -> f64 {
        match tile {
            Tile::Follower(follower) if self.is_only(follower) => -self.weights.only,
            Tile::Follower(follower) => self.leaves(follower, is_asked),
            Tile::Good(good) if is_asked => 0.3 * self.keeps(good, u8::MAX),
            Tile::Good(good) => self.keeps(good, 0),
            Tile::Coins(sum) if is_asked => 0.3 * f64::from(sum),
            Tile::Coins(sum) => -self.coins(-f64::from(sum)),
            Tile::Technology if is_asked => 0.5,
            Tile::Technology => self.technology(),
        }
    }

    /// The best value of sending a tile now, if it were on a Gate.
    pub fn best_errand(&self, tile: Tile) -> f64 {
        let mut best = self.best_advance(tile).unwrap_or(-1.0);
        self.each_errand(tile, |worth| best = best.max(worth));
        best
    }

    /// The value of a tile sent for the next epoch: less if something is still missing, `None` if it cannot be sent for
    /// that.
    pub fn best_advance(&self, tile: Tile) -> Option<f64> {
        if !self.each_deed(tile).any(|(row, _)| row.advances) {
            return None;
        }
        if self.story.may_advance(self.at, self.seat, Some(tile)).is_ok() {
            return Some(self.advance(tile));
        }
        let is_near = self.story.is_near(self.at, self.seat);
        let worth = self.weights.near * self.weights.advance * self.urgency(Want::Advance);
        is_near.then(|| worth - self.loses(tile, false))
    }

    /// Calls `each` with the value of each other purpose of a tile.
    pub fn each_errand(&self, tile: Tile, mut each: impl FnMut(f64)) {
        self.story.each_field(self.at, self.seat, tile, &mut |_| each(self.task(tile)));
        self.each_deed(tile).for_each(|(row, work)| each(self.bonus(tile, row, &work)));
    }

    /// The open deeds with a field for a tile.
    fn each_deed(&self, tile: Tile) -> impl Iterator<Item = (&DeedRow, Fields)> {
        let out =
            self.at.state.deeds.iter().filter_map(|(deed, work): (Deed, _)| Some((self.at.rules.deed(deed), work?)));
        out.filter(move |(row, work)| field_for(work, &row.fields, tile).is_some())
    }
}
