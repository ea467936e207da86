//! Planning: tiles onto the free spaces of a player's places.
//!
//! What is not possible is told as a reason; the rule of the ledger that says so is the game's affair.

use super::follower::by_nature;
use super::technology::{self, NoTechnology};
use super::{Board, Follower, Good, Layout, Roles, Tile};
use crate::parts::Set;
use crate::wire::{Kind, Never};

/// A player's places: which spaces there are, which of them are the player's, and what stands on them.
#[derive(Debug)]
pub struct Places<'a, F: Follower, P: Kind, S: Kind, const N: usize, G: Good = Never> {
    /// All places of the game.
    pub layout: &'a Layout<F, P, S, G>,
    /// What stands on the player's spaces.
    pub board: &'a Board<F, S, N, G>,
    /// The spaces of the places that the player has.
    pub own: Set<S>,
}

/// Why a tile may not be put on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoPlan<S> {
    /// The player has no such place.
    NotOwn,
    /// Something is on it.
    Taken,
    /// A like space before it is free too, so that one is meant.
    SameAs(S),
    /// It does not take such a tile.
    Unfit,
    /// It takes each role once, and such a follower stands at this place already.
    Repeated,
    /// It does not take technology for a follower.
    Technology(NoTechnology),
}

impl<F: Follower, P: Kind, S: Kind, const N: usize, G: Good> Places<'_, F, P, S, N, G> {
    /// The free spaces, like ones included.
    pub fn all_free(&self) -> Set<S> {
        self.own.without(self.board.taken())
    }

    /// The free spaces, of those that are alike the first one only.
    pub fn free(&self) -> Set<S> {
        self.layout.firsts(self.all_free())
    }

    /// Why nothing can be put on this space, whatever it takes.
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

    /// Why this tile may not be put on this space. A follower stands there by nature or for the roles that it is lent;
    /// technology lies there as cargo or for a follower of any role.
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
        // Most stand where they do by nature; only then is it asked what they are lent.
        let may_stand = |roles| self.layout.open_to(follower, roles).has(space);
        if !may_stand(by_nature(follower)) && !may_stand(lent()) {
            Some(NoPlan::Unfit)
        } else if self.layout.different().has(space) && self.repeating(follower).has(space) {
            Some(NoPlan::Repeated)
        } else {
            None
        }
    }

    /// Of these free spaces, those where this tile may be put; a follower for these roles.
    pub fn open(&self, free: Set<S>, tile: Tile<F, G>, roles: Roles<F>) -> Set<S> {
        let open = self.takes(tile, roles).and(free);
        match tile {
            Tile::Follower(_) if open.and(self.layout.different()).is_empty() => open,
            Tile::Follower(follower) => open.without(self.repeating(follower)),
            Tile::Technology => open.or(technology::open(self.layout, self.board, free)),
            _ => open,
        }
    }

    /// The spaces, wherever they are, that take such a tile; technology as cargo.
    fn takes(&self, tile: Tile<F, G>, roles: Roles<F>) -> Set<S> {
        match tile {
            Tile::Follower(follower) => self.layout.open_to(follower, roles),
            Tile::Good(good) => self.layout.open_to_good(good),
            Tile::Coins(_) | Tile::Technology => self.layout.cargo(),
        }
    }

    /// The spaces that take each role once, where such a follower stands at the same place already.
    #[inline(never)]
    fn repeating(&self, follower: F) -> Set<S> {
        let different = self.layout.different();
        let is_like = |&space: &S| self.board.follower(space).is_some_and(|other| other.role() == follower.role());
        let like = different.and(self.board.followers()).iter().filter(is_like);
        like.fold(Set::EMPTY, |all, space| all.or(self.layout.spaces(self.layout.place(space)).and(different)))
    }

    /// The spaces where goods, coins or technology lie as cargo.
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
