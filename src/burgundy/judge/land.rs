//! Values the spaces of a duchy: areas, colours, and the spaces that they open.

use super::{Eye, Weights};
use crate::burgundy::data::duchies::NEIGHBOURS;
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::duchy::{Space, touching};
use crate::burgundy::rules::{AREA_POINTS, PHASE_POINTS};
use crate::burgundy::state::Phase;
use crate::wire::Kind;

impl Eye<'_> {
    /// The probability that `missing` more tiles are placed in one area before the end.
    fn chance(&self, missing: u32) -> f64 {
        let Weights { pace, small, .. } = self.weights;
        let missing = f64::from(missing);
        (self.left * pace / missing / (1.0 + small * (missing - 1.0))).min(1.0)
    }

    /// Points for an area of this size that lacks `missing` tiles, in this phase or in the one in which it can be
    /// completed.
    fn area_points(&self, size: u32, missing: u32) -> f64 {
        let rounds_needed = f64::from(missing.saturating_sub(1)) / self.weights.pace;
        let phases_later = (rounds_needed / 5.0 + f64::from(u8::from(missing > 0)) * self.into_phase) as usize;
        let phase = (self.phase().index() + phases_later).min(Phase::ALL.len() - 1);
        f64::from(AREA_POINTS[(size as usize).clamp(1, 8) - 1] + PHASE_POINTS[phase])
    }

    /// The value of an area: its points if it is complete, a share of them by its tiles if not.
    pub fn promise(&self, area: u64, filled: u64) -> f64 {
        let (size, missing) = (area.count_ones(), (area & !filled).count_ones());
        match missing {
            0 => self.area_points(size, 0),
            _ if missing == size => 0.0,
            _ => {
                let share = f64::from(size - missing) / f64::from(size);
                self.weights.area * self.area_points(size, missing) * share * self.chance(missing)
            }
        }
    }

    /// The value of a colour: a share of its bonus tile, if one is left.
    pub fn colour_promise(&self, colour: Colour, filled: u64) -> f64 {
        let taken = self.at.state.bonuses[colour.index()].len();
        let Some(&bonus) = self.at.rules.bonus.get(taken) else { return 0.0 };
        let spaces = self.layout.spaces[colour.index()];
        let (size, missing) = (spaces.count_ones(), (spaces & !filled).count_ones());
        match missing {
            0 => bonus.into(),
            _ => {
                let share = f64::from(size - missing) / f64::from(size);
                self.weights.bonus * f64::from(bonus) * share * share * self.chance(missing)
            }
        }
    }

    /// The value of filling this space with any tile; computed once per space.
    pub fn ground(&self, space: Space) -> f64 {
        self.known_grounds.get(space.index(), || self.ground_worth(space))
    }

    fn ground_worth(&self, space: Space) -> f64 {
        let (before, after) = (self.filled, self.filled | space.bit());
        let (area, colour) = (self.layout.area(space), self.layout.colour(space));
        let opened = (NEIGHBOURS[space.index()] & !touching(before) & !after).count_ones();
        self.promise(area, after) - self.promise(area, before) + self.colour_promise(colour, after)
            - self.colour_promise(colour, before)
            + self.weights.open * f64::from(opened) * self.rest
    }

    /// Whether this tile could lie on this space, now or later (B-052, B-055).
    fn fits(&self, tile: Tile, space: Space) -> bool {
        let is_city = tile.colour() == Colour::Building;
        !is_city || self.player.knows(Tile::T1) || !self.player.duchy.has_in(self.layout.area(space), tile)
    }

    /// The value of a tile on its best space, and the number of spaces that could take it now; 0 if no space ever can.
    pub fn home(&self, tile: Tile) -> (f64, u32) {
        let spaces = self.layout.spaces[tile.colour().index()] & !self.filled;
        let open = spaces & touching(self.filled);
        let (mut best, mut count) = (0.0, 0);
        // Only the value of animals depends on the space.
        let anywhere = tile.animals().is_none().then(|| self.brings(tile, None));
        for space in Space::in_set(open).filter(|&space| self.fits(tile, space)) {
            let brings = anywhere.unwrap_or_else(|| self.brings(tile, Some(space)));
            best = (self.ground(space) + brings).max(best);
            count += 1;
        }
        if count == 0 && Space::in_set(spaces).any(|space| self.fits(tile, space)) {
            best = self.weights.far * anywhere.unwrap_or_else(|| self.brings(tile, None));
        }
        (best, count)
    }

    /// The value of a tile in storage; computed once per face.
    pub fn in_storage(&self, tile: Tile) -> f64 {
        self.known_worths.get(tile.index(), || self.storage_worth(tile))
    }

    fn storage_worth(&self, tile: Tile) -> f64 {
        let (worth, homes) = self.home(tile);
        let ways = self.weights.reach * f64::from(homes.min(4)) - self.weights.reach;
        let in_time = (self.left + self.dice_left * 0.5).min(1.0);
        (self.weights.stored * worth + if homes > 0 { ways } else { 0.0 }).max(0.0) * in_time
    }
}
