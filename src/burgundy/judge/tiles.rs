//! Values the effects of placed tiles.

use super::Eye;
use crate::burgundy::data::tiles::{Colour, Good, Tile};
use crate::burgundy::duchy::Space;
use crate::burgundy::state::Depot;
use crate::burgundy::tiles::buildings::WATCHTOWER_POINTS;
use crate::wire::Kind;

impl Eye<'_> {
    /// The value of placing this tile on this space.
    pub fn place(&self, tile: Tile, space: Space) -> f64 {
        self.ground(space) + self.brings(tile, Some(space))
    }

    /// The value of the tile's own effect, on this space or on any.
    pub fn brings(&self, tile: Tile, space: Option<Space>) -> f64 {
        let w = self.weights;
        let counted = if tile.colour() == Colour::Knowledge { 0.0 } else { self.counted(tile) };
        counted
            + match tile {
                Tile::Warehouse => self.best_sale().map_or(0.0, |worth| worth + w.warehouse - w.good),
                Tile::Carpenter | Tile::Church | Tile::Market => w.fetch * self.rest,
                Tile::BoardingHouse => self.chips(4.0),
                Tile::Bank => self.silver(2.0),
                Tile::CityHall => w.hall * self.rest,
                Tile::Watchtower => WATCHTOWER_POINTS.into(),
                Tile::Castle => w.castle,
                Tile::Mine => {
                    let chips = if self.player.knows(Tile::T2) { w.chip } else { 0.0 };
                    (w.mine * w.silver + chips) * self.phases_left
                }
                Tile::Ship => self.best_load() + w.lead * self.rest,
                _ if tile.animals().is_some() => self.animals(tile, space),
                _ => self.knowledge(tile),
            }
    }

    /// Points of animals with their own kind in the pasture, and the prospect of more of them.
    fn animals(&self, tile: Tile, space: Option<Space>) -> f64 {
        let Some((kind, number)) = tile.animals() else { return 0.0 };
        let extra = u8::from(self.player.knows(Tile::T7));
        let (mut points, mut room) = (f64::from(number + extra), 0);
        if let Some(space) = space {
            let pasture = self.layout.area(space);
            room = (pasture & !self.filled & !space.bit()).count_ones();
            let there =
                Space::in_set(pasture & self.filled).filter_map(|space| self.player.duchy.tile(space)?.animals());
            points += there.filter(|(other, _)| *other == kind).map(|(_, n)| f64::from(n + extra)).sum::<f64>();
        }
        points + self.weights.herd * f64::from(number) * f64::from(room.min(2)) * self.rest
    }

    /// Points for this tile by knowledge tiles in the duchy (B-111, B-114).
    fn counted(&self, tile: Tile) -> f64 {
        if tile.colour() == Colour::Building {
            return if self.player.knows(counts(tile)) { 4.0 } else { 0.0 };
        }
        let is_new = |kind| {
            let mut tiles = self.player.duchy.tiles().filter_map(|(_, tile)| tile.animals());
            !tiles.any(|(other, _)| other == kind)
        };
        let is_new_kind = tile.animals().is_some_and(|(kind, _)| is_new(kind));
        if is_new_kind && self.player.knows(Tile::T24) { 4.0 } else { 0.0 }
    }

    /// The points that a knowledge tile is expected to bring from now on.
    pub fn knowledge(&self, tile: Tile) -> f64 {
        let (w, player) = (self.weights, self.player);
        let to_come = w.more * self.left / 5.0;
        let in_the_end = |now: f64, each: f64, pace: f64| w.knowledge * each * (now + pace * to_come);
        match tile {
            Tile::T2 => w.mining * f64::from(player.duchy.count(Tile::Mine)) * self.phases_left,
            Tile::T6 => w.market * self.left,
            Tile::T8 | Tile::T9 | Tile::T10 | Tile::T11 | Tile::T12 => w.shift * self.left,
            Tile::T15 => {
                let sold = Good::ALL.iter().filter(|&&good| player.sold[good] > 0).count();
                in_the_end(sold as f64, 3.0, 1.5).min(18.0)
            }
            Tile::T24 => {
                let mut kinds = 0u8;
                player
                    .duchy
                    .tiles()
                    .filter_map(|(_, tile)| tile.animals())
                    .for_each(|(kind, _)| kinds |= 1 << kind as u8);
                in_the_end(f64::from(kinds.count_ones()), 4.0, 1.0).min(16.0)
            }
            Tile::T25 => in_the_end(f64::from(player.sold.total()), 1.0, 3.0),
            Tile::T26 => in_the_end(f64::from(self.at.state.bonus_tiles(self.seat)), 2.0, 1.0),
            _ => match counted_by(tile) {
                Some(building) => in_the_end(f64::from(player.duchy.count(building)), 4.0, 0.6),
                None => w.income * self.left,
            },
        }
    }

    /// The value of the best load of a ship.
    pub fn best_load(&self) -> f64 {
        let both = self.player.knows(Tile::T5);
        let each = Depot::all().map(|depot| self.load(depot, both.then(|| depot.next())));
        each.fold(0.0, f64::max)
    }

    /// The value of loading the goods of one depot, or of two.
    pub fn load(&self, depot: Depot, and: Option<Depot>) -> f64 {
        let mut room = self.player.free_goods_slots();
        let mut worth = 0.0;
        for &good in Good::ALL {
            let here = |depot: Depot| f64::from(self.at.state.depot(depot).goods[good]);
            let count = here(depot) + and.map_or(0.0, here);
            if count == 0.0 {
                continue;
            }
            if self.player.goods[good] > 0 {
                worth += self.goods(count);
            } else if room > 0 {
                room -= 1;
                worth += self.goods(count) + self.weights.sale * self.rest;
            }
        }
        worth
    }
}

/// The knowledge tile that counts this building.
fn counts(building: Tile) -> Tile {
    match building {
        Tile::Warehouse => Tile::T16,
        Tile::Watchtower => Tile::T17,
        Tile::Carpenter => Tile::T18,
        Tile::Church => Tile::T19,
        Tile::Market => Tile::T20,
        Tile::BoardingHouse => Tile::T21,
        Tile::Bank => Tile::T22,
        _ => Tile::T23,
    }
}

/// The building that this knowledge tile counts; `None` if it counts none.
fn counted_by(tile: Tile) -> Option<Tile> {
    Colour::Building.faces().iter().copied().find(|&building| counts(building) == tile)
}
