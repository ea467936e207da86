//! The arrangements of a scene of Burgundy.

use super::*;

impl Scene {
    pub fn dice(self, who: Who, dice: [u8; 2]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.dice.clear();
            dice.iter().for_each(|&die| player.roll(face(die)));
        })
    }

    pub fn chips(self, who: Who, chips: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].chips = chips)
    }

    pub fn silver(self, who: Who, silver: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].silver = silver)
    }

    /// Puts exactly these tiles into storage.
    pub fn store<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            let player = &mut state.players[who.seat()];
            player.storage.clear();
            tiles.iter().for_each(|&tile| player.store(tile));
        })
    }

    /// Adds these tiles to the duchy.
    pub fn duchy<const N: usize>(self, who: Who, tiles: [(u8, Tile); N]) -> Self {
        self.arrange(|state| {
            tiles.iter().for_each(|&(at, tile)| state.players[who.seat()].duchy.place(space(at), tile));
        })
    }

    /// Puts up to three knowledge tiles into duchy 1, north-east of the centre.
    pub fn knows<const N: usize>(self, who: Who, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            let duchy = &mut state.players[who.seat()].duchy;
            for tile in tiles {
                let free = [12, 7, 3].into_iter().find(|&at| duchy.tile(space(at)).is_none());
                duchy.place(space(free.expect("room for three knowledge tiles")), tile);
            }
        })
    }

    pub fn goods(self, who: Who, good: Good, count: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].goods[good] = count)
    }

    pub fn sold(self, who: Who, good: Good, count: u8) -> Self {
        self.arrange(|state| state.players[who.seat()].sold[good] = count)
    }

    /// Puts exactly these tiles into a numbered depot, on spaces of their colours.
    pub fn depot<const N: usize>(self, number: u8, tiles: [Tile; N]) -> Self {
        let rules = Rules::new(&self.setup).unwrap();
        let phase = self.table.state().phase;
        self.arrange(|state| {
            let slots = &mut state.depots[depot(number).index()].tiles;
            *slots = [None; 4];
            for tile in tiles {
                let fits = |slot: &usize| rules.slot_colour(depot(number).index(), *slot, phase) == Some(tile.colour());
                let free = (0..4).filter(fits).find(|&slot| slots[slot].is_none());
                slots[free.unwrap_or_else(|| panic!("no space for {tile:?} in depot {number}"))] = Some(tile);
            }
        })
    }

    /// Puts exactly these tiles into the black depot.
    pub fn black<const N: usize>(self, tiles: [Tile; N]) -> Self {
        self.arrange(|state| {
            state.black = [None; 8];
            tiles.iter().zip(&mut state.black).for_each(|(&tile, slot)| *slot = Some(tile));
        })
    }

    /// Puts exactly these goods at a numbered depot.
    pub fn cargo<const N: usize>(self, number: u8, goods: [Good; N]) -> Self {
        self.arrange(|state| {
            let pile = &mut state.depots[depot(number).index()].goods;
            *pile = ByGood::default();
            goods.iter().for_each(|&good| pile[good] += 1);
        })
    }

    /// Sets points that were scored earlier.
    pub fn points(self, who: Who, source: Source, points: u16) -> Self {
        self.arrange(|state| state.players[who.seat()].points[source] = points)
    }

    /// Gives seats that are behind animal points until all totals are equal.
    pub fn level(self) -> Self {
        let totals: Vec<i32> = self.table.scores().iter().map(|line| line.total).collect();
        let most = totals.iter().copied().max().unwrap();
        self.arrange(|state| {
            for (player, total) in state.players.values_mut().iter_mut().zip(totals) {
                player.points[Source::Animals] += (most - total) as u16;
            }
        })
    }

    /// Sets the stacks of the turn-order track, from the left, each from bottom to top.
    pub fn track<const N: usize>(self, stacks: [&[Who]; N]) -> Self {
        self.arrange(|state| {
            state.track = Default::default();
            for (field, stack) in stacks.iter().enumerate() {
                state.track[field] = stack.iter().map(|who| who.seat()).collect();
            }
        })
    }
}
