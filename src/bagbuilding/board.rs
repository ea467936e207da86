//! What stands on which space.

use super::{Follower, Good, Layout, Tile};
use crate::parts::{By, Set};
use crate::wire::{Kind, Never, Node, Read};
use serde::{Serialize, Serializer};

/// The spaces of one player's places; on the wire only those that are taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<F, S: Kind, const N: usize, G: Good = Never> {
    standing: By<S, Option<Tile<F, G>>, N>,
    taken: Set<S>,
    followers: Set<S>,
}

impl<F: Kind, S: Kind, const N: usize, G: Good> Board<F, S, N, G> {
    /// What is on a space.
    pub fn standing(&self, space: S) -> Option<Tile<F, G>> {
        self.standing[space]
    }

    /// The follower on a space.
    pub fn follower(&self, space: S) -> Option<F> {
        match self.standing[space] {
            Some(Tile::Follower(follower)) => Some(follower),
            _ => None,
        }
    }

    /// The spaces that are taken.
    pub const fn taken(&self) -> Set<S> {
        self.taken
    }

    /// The spaces where followers stand.
    pub const fn followers(&self) -> Set<S> {
        self.followers
    }

    /// The spaces where technology lies.
    pub fn technology(&self) -> Set<S> {
        self.things().without(self.wares())
    }

    /// The spaces where goods and coins lie.
    pub fn wares(&self) -> Set<S> {
        if G::ALL.is_empty() {
            return Set::EMPTY;
        }
        self.things().iter().filter(|&space| self.standing[space] != Some(Tile::Technology)).collect()
    }

    /// The spaces where something lies that is no follower.
    pub fn things(&self) -> Set<S> {
        self.taken.without(self.followers)
    }

    /// The first space before this one that is like it in everything and holds the same: then that one is meant.
    pub fn same_before<P: Kind>(&self, layout: &Layout<F, P, S, G>, space: S) -> Option<S>
    where
        F: Follower,
    {
        layout.like_before(space).iter().find(|&other| self.standing(other) == self.standing(space))
    }

    /// Puts something on a free space.
    pub fn put(&mut self, space: S, what: Tile<F, G>) {
        self.standing[space] = Some(what);
        self.taken.insert(space);
        if matches!(what, Tile::Follower(_)) {
            self.followers.insert(space);
        }
    }

    /// Takes away whatever is on a space.
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
