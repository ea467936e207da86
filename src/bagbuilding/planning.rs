//! Planning: players put tiles onto the free spaces of their places.
//!
//! Refusals are plain reasons; the game maps each to a rule of its ledger.

use super::follower::by_nature;
use super::technology::{self, NoTechnology};
use super::{Board, Follower, Good, Layout, Roles, Tile};
use crate::parts::Set;
use crate::wire::{Kind, Never};

/// A player's places: the layout, the player's spaces, and the tiles on them.
#[derive(Debug)]
pub struct Places<'a, F: Follower, P: Kind, S: Kind, const N: usize, G: Good = Never> {
    /// All places of the game.
    pub layout: &'a Layout<F, P, S, G>,
    /// The tiles on the player's spaces.
    pub board: &'a Board<F, S, N, G>,
    /// The spaces of the player's places.
    pub own: Set<S>,
}

/// Why a tile may not be put on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPlan<S> {
    /// The player has no such place.
    NotOwn,
    /// The space holds a tile already.
    Taken,
    /// An earlier, identical space is free too; the answer has to name that space.
    SameAs(S),
    /// The space does not take such a tile.
    Unfit,
    /// The space takes each role once, and a follower of this role is at this place already.
    Repeated,
    /// The space does not take technology that replaces a follower.
    Technology(NoTechnology),
}

impl<F: Follower, P: Kind, S: Kind, const N: usize, G: Good> Places<'_, F, P, S, N, G> {
    /// All free spaces.
    pub fn all_free(&self) -> Set<S> {
        self.own.without(self.board.taken())
    }

    /// The free spaces, only the first of identical ones.
    pub fn free(&self) -> Set<S> {
        self.layout.firsts(self.all_free())
    }

    /// Why this space takes no tile at all; `None` if it may take one.
    pub fn space_refusal(&self, space: S) -> Option<NoPlan<S>> {
        let taken = self.board.taken();
        if !self.own.has(space) {
            return Some(NoPlan::NotOwn);
        }
        if taken.has(space) {
            return Some(NoPlan::Taken);
        }
        self.layout.like_before(space).without(taken).iter().next().map(NoPlan::SameAs)
    }

    /// Why this tile may not be put on this space; `None` if it may. A follower counts for its own role and for the
    /// roles that `lent` returns; technology counts as cargo or replaces a follower of any role.
    pub fn refusal(&self, tile: Tile<F, G>, space: S, lent: impl FnOnce() -> Roles<F>) -> Option<NoPlan<S>> {
        self.space_refusal(space).or_else(|| match tile {
            Tile::Follower(follower) => self.follower_refusal(follower, space, lent),
            Tile::Technology if !self.layout.cargo().has(space) => {
                technology::refusal(self.layout, self.board, space, None).map(NoPlan::Technology)
            }
            _ => (!self.takes(tile, Set::EMPTY).has(space)).then_some(NoPlan::Unfit),
        })
    }

    fn follower_refusal(&self, follower: F, space: S, lent: impl FnOnce() -> Roles<F>) -> Option<NoPlan<S>> {
        // Most followers fit by their own role, so `lent` is only called for the others.
        let may_stand = |roles| self.layout.open_to(follower, roles).has(space);
        if !may_stand(by_nature(follower)) && !may_stand(lent()) {
            Some(NoPlan::Unfit)
        } else if self.layout.different().has(space) && self.repeating(follower).has(space) {
            Some(NoPlan::Repeated)
        } else {
            None
        }
    }

    /// Those of the free spaces where this tile may be put, a follower standing for these roles.
    pub fn open(&self, free: Set<S>, tile: Tile<F, G>, roles: Roles<F>) -> Set<S> {
        let open = self.takes(tile, roles).and(free);
        match tile {
            Tile::Follower(_) if open.and(self.layout.different()).is_empty() => open,
            Tile::Follower(follower) => open.without(self.repeating(follower)),
            Tile::Technology => open.or(technology::open(self.layout, self.board, free)),
            _ => open,
        }
    }

    /// All spaces that take such a tile, technology as cargo.
    fn takes(&self, tile: Tile<F, G>, roles: Roles<F>) -> Set<S> {
        match tile {
            Tile::Follower(follower) => self.layout.open_to(follower, roles),
            Tile::Good(good) => self.layout.open_to_good(good),
            Tile::Coins(_) | Tile::Technology => self.layout.cargo(),
        }
    }

    /// The spaces that take each role once, at places where this role is present already.
    #[inline(never)]
    fn repeating(&self, follower: F) -> Set<S> {
        let different = self.layout.different();
        let is_like = |&space: &S| self.board.follower(space).is_some_and(|other| other.role() == follower.role());
        let like = different.and(self.board.followers()).iter().filter(is_like);
        like.fold(Set::EMPTY, |all, space| all.or(self.layout.spaces(self.layout.place(space)).and(different)))
    }

    /// The spaces that hold goods, coins or technology as cargo.
    pub fn cargo(&self) -> Set<S> {
        self.layout.cargo().and(self.board.things())
    }
}

impl<F: Follower, P: Kind, S: Kind, const N: usize, G: Good> Clone for Places<'_, F, P, S, N, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<F: Follower, P: Kind, S: Kind, const N: usize, G: Good> Copy for Places<'_, F, P, S, N, G> {}
