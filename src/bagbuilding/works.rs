//! Works: boards that one player or all players fill tile by tile, such as deeds, tasks and booklets.
//!
//! A [`Work`] has a tile per space. A work without distinct spaces is a pair of counts by kind, the wanted and the
//! present tiles: see [`has_room`] and [`is_full`].

use super::{Follower, Good, Takes, Tile};
use crate::parts::By;
use crate::wire::{Kind, Node, Read};
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// The content of a space of a work.
pub trait Filling: Copy + Eq {
    /// Whether it fills the space. A reward for filling the space may lie there from the start and does not.
    fn fills(&self) -> bool {
        true
    }
}

impl<F: Kind, G: Good> Filling for Tile<F, G> {}

/// The spaces of a work from left to right; written on the wire up to the last one that is not empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Work<T, const N: usize>(pub [Option<T>; N]);

impl<T: Filling, const N: usize> Work<T, N> {
    /// The content of a space, from 0; `None` if it is empty.
    pub fn lying(&self, space: usize) -> Option<T> {
        self.0.get(space).copied().flatten()
    }

    /// The tile that fills a space, from 0; `None` if the space is not filled.
    pub fn filled(&self, space: usize) -> Option<T> {
        self.lying(space).filter(Filling::fills)
    }

    /// Puts something on a space and returns the previous content.
    pub fn put(&mut self, space: usize, what: T) -> Option<T> {
        self.0.get_mut(space)?.replace(what)
    }

    /// The spaces that are not empty, with their content.
    pub fn iter(&self) -> impl Iterator<Item = (usize, T)> {
        self.0.iter().enumerate().filter_map(|(space, what)| what.map(|what| (space, what)))
    }

    /// Number of filled spaces among the first `spaces`.
    pub fn count(&self, spaces: usize) -> usize {
        (0..spaces).filter(|&space| self.filled(space).is_some()).count()
    }

    /// Whether the first `spaces` spaces are all filled; `false` for a work without spaces.
    pub fn is_complete(&self, spaces: usize) -> bool {
        spaces > 0 && (0..spaces).all(|space| self.filled(space).is_some())
    }

    /// The free spaces whose print `takes` accepts, only the first of identical ones.
    pub fn open<X: PartialEq>(&self, printed: &[X], takes: impl Fn(&X) -> bool) -> impl Iterator<Item = usize> {
        let is_free = move |space: usize| self.filled(space).is_none() && takes(&printed[space]);
        let is_like = |a: usize, b: usize| printed[a] == printed[b] && self.lying(a) == self.lying(b);
        let has_like = move |space, first| is_like(first, space) && self.filled(first).is_none();
        (0..printed.len()).filter(move |&space| is_free(space) && !(0..space).any(|first| has_like(space, first)))
    }

    /// Removes everything and passes it to `to`.
    pub fn release(&mut self, to: impl FnMut(T)) {
        std::mem::take(self).0.into_iter().flatten().for_each(to);
    }
}

impl<R: Kind, G: Good> Takes<R, G> {
    /// Whether it takes exactly this tile. Followers never stand for other roles on a work.
    pub fn is_for<F: Follower<Role = R>>(self, tile: Tile<F, G>) -> bool {
        match (self, tile) {
            (Takes::Role(_) | Takes::OneOf(_), Tile::Follower(follower)) => self.roles().has(follower.role()),
            (Takes::Neutral, Tile::Follower(follower)) => follower.is_neutral(),
            (Takes::Anybody | Takes::Different, Tile::Follower(_)) | (Takes::Technology, Tile::Technology) => true,
            (Takes::Good(wanted), Tile::Good(good)) => wanted == good,
            (Takes::Coins(wanted), Tile::Coins(sum)) => wanted == sum,
            (Takes::Cargo, _) => true,
            _ => false,
        }
    }
}

/// Whether a work that wants and has these numbers of tiles has room for one more of this kind.
pub fn has_room<K: Kind, const N: usize>(wanted: &By<K, u8, N>, there: &By<K, u8, N>, kind: K) -> bool {
    there[kind] < wanted[kind]
}

/// Whether a work has all the tiles that it wants.
pub fn is_full<K: Kind, const N: usize>(wanted: &By<K, u8, N>, there: &By<K, u8, N>) -> bool {
    wanted.values() == there.values()
}

impl<T, const N: usize> Default for Work<T, N> {
    fn default() -> Self {
        Work(std::array::from_fn(|_| None))
    }
}

impl<T: Serialize, const N: usize> Serialize for Work<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let taken = self.0.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        serializer.collect_seq(&self.0[..taken])
    }
}

impl<T: Copy + Read, const N: usize> Read for Work<T, N> {
    fn read(node: Node<'_>) -> Self {
        let read: ArrayVec<Option<T>, N> = ArrayVec::read(node);
        let mut work = Work::default();
        work.0[..read.len()].copy_from_slice(&read);
        work
    }
}

#[cfg(feature = "types")]
impl<T: crate::wire::Typed, const N: usize> crate::wire::Typed for Work<T, N> {
    fn type_name() -> String {
        format!("Array<{} | null>", T::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        T::declare(all);
    }
}
