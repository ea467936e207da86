//! Judges positions and answers of The Castles of Burgundy.
//!
//! | to find | look in |
//! |---|---|
//! | the tuned weights | [`weights`] |
//! | the value of a space: its area, its colour, the spaces it opens | `land` |
//! | the value of placing a tile | `tiles` |
//! | the value of an answer, and of a whole position | here |

mod land;
mod tiles;
pub(crate) mod weights;

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Layout, Space};
use super::questions::{Action, Ask};
use super::round::ROUNDS;
use super::rules::PURCHASE_PRICE;
use super::state::{Phase, Player};
use super::tiles::knowledge;
use super::{At, Burgundy, dice};
use crate::engine::{self, Judge, Seat};
use crate::parts::Memo;
use crate::wire::Kind;
pub use weights::Weights;

type Sight<'a> = engine::Sight<'a, Burgundy>;

/// A position from the view of one player, with the numbers that most values need.
struct Eye<'a> {
    at: At<'a>,
    seat: Seat,
    weights: &'a Weights,
    player: &'a Player,
    layout: &'static Layout,
    filled: u64,
    /// Rounds left after this one.
    left: f64,
    /// Share of its value that a thing with a later use keeps: 1 until the last rounds, and above 0 while there are
    /// dice.
    rest: f64,
    /// Phases that still end, and pay income.
    phases_left: f64,
    /// Share of this phase that is over.
    into_phase: f64,
    /// Unused dice of this round.
    dice_left: f64,
    /// The value of each tile in storage, memoized.
    known_worths: Memo<{ Tile::ALL.len() }>,
    /// The value of filling each space, memoized.
    known_grounds: Memo<37>,
}

impl<'a> Eye<'a> {
    fn new(sight: Sight<'a>) -> Self {
        let Sight { at, seat, weights } = sight;
        let player = &at.state.players[seat];
        let (phase, round) = (at.state.phase.index() as f64, f64::from(at.state.round));
        let left = 5.0 * f64::from(ROUNDS) - phase * f64::from(ROUNDS) - round;
        Eye {
            at,
            seat,
            weights,
            player,
            layout: player.layout(),
            filled: player.duchy.filled(),
            left,
            rest: ((left + player.dice.len() as f64 * 0.5) / 3.0).min(1.0),
            phases_left: Phase::ALL.len() as f64 - phase,
            into_phase: round / f64::from(ROUNDS),
            dice_left: player.dice.len() as f64,
            known_worths: Memo::default(),
            known_grounds: Memo::default(),
        }
    }

    fn phase(&self) -> Phase {
        self.at.state.phase
    }

    /// The value of the chips that it costs to use a die as this number.
    fn price(&self, die: Option<Face>, want: Option<Face>, free_with: Option<Tile>) -> f64 {
        let (Some(die), Some(want)) = (die, want) else { return 0.0 };
        let chips = dice::price(self.at, self.player, die, want, free_with);
        if chips == 0 { 0.0 } else { -self.chips(-f64::from(chips)) }
    }

    /// The value of gaining or losing this many chips.
    fn chips(&self, more: f64) -> f64 {
        self.pile(f64::from(self.player.chips), more, 4.0, self.weights.chip, self.weights.plenty, 0.5)
    }

    /// The value of gaining or losing this many silver.
    fn silver(&self, more: f64) -> f64 {
        self.pile(f64::from(self.player.silver), more, 3.0, self.weights.silver, self.weights.hoard, 1.0)
    }

    /// The value of `more` on a pile of `now`: `each` for the first `few`, a share `beyond` of it for the rest, and at
    /// the very end `end`, the points that one scores.
    fn pile(&self, now: f64, more: f64, few: f64, each: f64, beyond: f64, end: f64) -> f64 {
        let worth = |count: f64| {
            let (first, rest) = (count.min(few), (count - few).max(0.0));
            let useful = each * (first + beyond * rest);
            let scored = end * count;
            self.rest * useful.max(scored) + (1.0 - self.rest) * scored
        };
        worth(now + more) - worth(now)
    }

    /// The value of this many goods in the store.
    fn goods(&self, count: f64) -> f64 {
        let sold = f64::from(self.at.rules.points_per_good) * self.weights.good;
        count * (self.rest * sold + (1.0 - self.rest))
    }

    /// The value of selling a colour now instead of keeping it.
    fn sale(&self, good: Good) -> f64 {
        let count = f64::from(self.player.goods[good]);
        let points = count * f64::from(self.at.rules.points_per_good);
        let silver = if self.player.knows(Tile::T3) { 2.0 } else { 1.0 };
        let chips = if self.player.knows(Tile::T4) { self.chips(1.0) } else { 0.0 };
        let is_new = self.player.sold[good] == 0 && self.player.knows(Tile::T15);
        let counted = if is_new { 3.0 } else { 0.0 } + if self.player.knows(Tile::T25) { count } else { 0.0 };
        points + self.silver(silver) + chips + counted - self.goods(count) * 0.5 - self.weights.sale * self.rest * 0.5
    }

    fn best_sale(&self) -> Option<f64> {
        let there = Good::ALL.iter().filter(|&&good| self.player.goods[good] > 0);
        there.map(|&good| self.sale(good)).reduce(f64::max)
    }

    /// The value of storing a tile, minus that of the tile that makes room.
    fn store(&self, tile: Tile, discard: Option<Tile>) -> f64 {
        let lost = discard.map_or(0.0, |tile| self.in_storage(tile));
        let crowded = if self.player.storage.len() >= 2 { self.weights.crowd * self.rest } else { 0.0 };
        self.in_storage(tile) - lost - crowded
    }

    fn score(&self, action: Action) -> f64 {
        match action {
            Action::TakeTile(take) => {
                self.store(take.tile, take.discard) - self.price(take.die, take.depot.face(), Some(Tile::T12))
            }
            Action::BuyTile(buy) => self.store(buy.tile, buy.discard) + self.silver(-f64::from(PURCHASE_PRICE)),
            Action::PlaceTile(place) => {
                let free = Some(dice::free_shift(Some(place.tile)));
                self.place(place.tile, place.space) - self.price(place.die, Some(place.space.face()), free)
            }
            Action::SellGoods(sell) => self.sale(sell.good) - self.price(sell.die, sell.good.face(), None),
            Action::TakeChips(_) => {
                let chips = if self.player.knows(Tile::T14) { 4.0 } else { 2.0 };
                let silver = if self.player.knows(Tile::T13) { self.silver(1.0) } else { 0.0 };
                self.chips(chips) + silver
            }
            Action::LoadGoods(load) => self.load(load.depot, load.and),
            Action::KeepGoods(keep) => keep.goods.iter().map(|good| self.lying(good)).sum(),
            Action::ChooseEstate(choose) => estate(choose.duchy, choose.space),
            Action::Decline(_) | Action::EndTurn(_) => 0.0,
        }
    }

    /// The goods of this colour in all depots. A stored colour grows by them later.
    fn lying(&self, good: Good) -> f64 {
        self.at.state.depots.iter().map(|depot| f64::from(depot.goods[good])).sum()
    }

    /// The expected points beyond those that count already.
    fn promises(&self) -> f64 {
        let areas: f64 = self.layout.areas().map(|area| self.unfinished(area)).sum();
        let colours: f64 = Colour::ALL.iter().map(|&colour| self.unfinished_colour(colour)).sum();
        let stored: f64 = self.player.storage.iter().map(|&tile| self.in_storage(tile)).sum();
        let mines = f64::from(self.player.duchy.count(Tile::Mine)) * (self.phases_left);
        let knowledge: f64 = self.player.duchy.tiles().map(|(_, tile)| self.known(tile)).sum();
        let goods = self.goods(f64::from(self.player.goods.total())) - f64::from(self.player.goods.total());
        let colours_stored = 3.0 - f64::from(self.player.free_goods_slots());
        areas
            + colours
            + stored
            + knowledge
            + goods
            + mines * self.weights.mine * self.weights.silver
            + colours_stored * self.weights.sale * self.rest * 0.5
            + self.pile(0.0, self.player.chips.into(), 4.0, self.weights.chip, self.weights.plenty, 0.5)
            - f64::from(self.player.chips / 2)
            + self.pile(0.0, self.player.silver.into(), 3.0, self.weights.silver, self.weights.hoard, 1.0)
            - f64::from(self.player.silver)
    }

    fn unfinished(&self, area: u64) -> f64 {
        if area & !self.filled == 0 { 0.0 } else { self.promise(area, self.filled) }
    }

    fn unfinished_colour(&self, colour: Colour) -> f64 {
        let is_whole = self.layout.spaces[colour.index()] & !self.filled == 0;
        if is_whole { 0.0 } else { self.colour_promise(colour, self.filled) }
    }

    /// The points that a placed knowledge tile is still expected to score.
    fn known(&self, tile: Tile) -> f64 {
        if tile.colour() != Colour::Knowledge {
            return 0.0;
        }
        let scored = knowledge::points_by_tile(self.at, self.seat).find(|(other, _)| *other == tile);
        self.knowledge(tile) - scored.map_or(0.0, |(_, points)| self.weights.knowledge * f64::from(points))
    }
}

/// The value of a side and a castle space: many neighbours, many colours and small areas around it.
fn estate(duchy: DuchyId, space: Space) -> f64 {
    let layout = Layout::of(duchy);
    let around = super::duchy::touching(space.bit());
    let colours = layout.spaces.iter().filter(|&&spaces| spaces & around != 0).count() as f64;
    let small = Space::in_set(around).filter(|&space| layout.area(space).count_ones() <= 3).count() as f64;
    f64::from(around.count_ones()) + colours + 0.5 * small
}

impl Judge for Burgundy {
    type Weights = Weights;
    const PLAYOUTS: u32 = 8_000;
    const ROUNDS: u16 = 8;

    fn score(sight: Sight<'_>, _: &Ask, actions: &[Action], scores: &mut Vec<f64>) {
        let eye = Eye::new(sight);
        scores.extend(actions.iter().map(|&action| eye.score(action)));
    }

    fn value(sight: Sight<'_>) -> f64 {
        let eye = Eye::new(sight);
        let points = f64::from(Self::points(sight.at, sight.seat));
        points + eye.promises() + eye.weights.round * (eye.left + eye.dice_left * 0.5)
    }

    fn points(at: At<'_>, seat: Seat) -> i32 {
        let player = &at.state.players[seat];
        let track: u32 = player.points.values().iter().map(|&points| u32::from(points)).sum();
        let silver_and_chips = u32::from(player.silver) + u32::from(player.chips / 2);
        (track + player.goods.total() + silver_and_chips + u32::from(knowledge::points(at, seat))) as i32
    }

    fn is_idle(action: Action) -> bool {
        matches!(action, Action::Decline(_) | Action::EndTurn(_))
    }

    fn clock(at: At<'_>) -> u16 {
        at.state.phase.index() as u16 * u16::from(ROUNDS) + u16::from(at.state.round)
    }
}
