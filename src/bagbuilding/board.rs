//! The tiles on a player's spaces.

use super::{Follower, Good, Layout, Tile};
use crate::parts::{By, Set};
use crate::wire::{Kind, Never, Node, Read};
use serde::{Serialize, Serializer};

/// The tiles on a player's spaces; only taken spaces are written on the wire.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<F, S: Kind, const N: usize, G: Good = Never> {
    standing: By<S, Option<Tile<F, G>>, N>,
    taken: Set<S>,
    followers: Set<S>,
}

impl<F: Kind, S: Kind, const N: usize, G: Good> Board<F, S, N, G> {
    /// The tile on a space; `None` if the space is free.
    pub fn standing(&self, space: S) -> Option<Tile<F, G>> {
        self.standing[space]
    }

    /// The follower on a space; `None` if there is none.
    pub fn follower(&self, space: S) -> Option<F> {
        match self.standing[space] {
            Some(Tile::Follower(follower)) => Some(follower),
            _ => None,
        }
    }

    /// All taken spaces.
    pub const fn taken(&self) -> Set<S> {
        self.taken
    }

    /// The spaces with followers.
    pub const fn followers(&self) -> Set<S> {
        self.followers
    }

    /// The spaces with technology.
    pub fn technology(&self) -> Set<S> {
        self.things().without(self.wares())
    }

    /// The spaces with goods or coins.
    pub fn wares(&self) -> Set<S> {
        if G::ALL.is_empty() {
            return Set::EMPTY;
        }
        self.things().iter().filter(|&space| self.standing[space] != Some(Tile::Technology)).collect()
    }

    /// The spaces with tiles other than followers.
    pub fn things(&self) -> Set<S> {
        self.taken.without(self.followers)
    }

    /// The first earlier space that is alike and holds the same tile; answers name that one. `None` if there is none.
    pub fn same_before<P: Kind>(&self, layout: &Layout<F, P, S, G>, space: S) -> Option<S>
    where
        F: Follower,
    {
        layout.like_before(space).iter().find(|&other| self.standing(other) == self.standing(space))
    }

    /// Puts a tile on a free space.
    pub fn put(&mut self, space: S, what: Tile<F, G>) {
        self.standing[space] = Some(what);
        self.taken.insert(space);
        if matches!(what, Tile::Follower(_)) {
            self.followers.insert(space);
        }
    }

    /// Removes the tile from a space; `None` if the space was free.
    pub fn clear(&mut self, space: S) -> Option<Tile<F, G>> {
        self.taken.remove(space);
        self.followers.remove(space);
        self.standing[space].take()
    }
}

impl<F: Kind, S: Kind, const N: usize, G: Good> Default for Board<F, S, N, G> {
    fn default() -> Self {
        Board { standing: By::default(), taken: Set::EMPTY, followers: Set::EMPTY }
    }
}

impl<F: Kind, S: Kind, const N: usize, G: Good> Serialize for Board<F, S, N, G> {
    fn serialize<Ser: Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
        self.standing.serialize(serializer)
    }
}

impl<F: Kind + Read, S: Kind, const N: usize, G: Good> Read for Board<F, S, N, G> {
    fn read(node: Node<'_>) -> Self {
        let standing: By<S, Option<Tile<F, G>>, N> = By::read(node);
        let mut board = Board::default();
        for (space, what) in standing.iter() {
            if let Some(what) = what {
                board.put(space, what);
            }
        }
        board
    }
}

#[cfg(feature = "types")]
impl<F, S, const N: usize, G> crate::wire::Typed for Board<F, S, N, G>
where
    F: Kind + crate::wire::Typed,
    S: Kind + crate::wire::Typed,
    G: Good + crate::wire::Typed,
{
    fn type_name() -> String {
        By::<S, Tile<F, G>, N>::type_name()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        By::<S, Tile<F, G>, N>::declare(all);
    }
}
