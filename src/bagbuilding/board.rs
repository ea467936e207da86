//! Who stands where, and the technology between them.

use crate::parts::{By, Set};
use crate::wire::{Kind, Node, Read};
use serde::{Serialize, Serializer};

/// What is on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing<F> {
    /// A follower.
    Follower(F),
    /// Technology, for good.
    Technology,
}

/// The name of technology among the followers' names.
const TECHNOLOGY: &str = "technology";

/// The spaces of one player's places; on the wire only those that are taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Board<F, S, const N: usize> {
    standing: By<S, Option<Standing<F>>, N>,
    taken: Set<S>,
    technology: Set<S>,
}

impl<F: Kind, S: Kind, const N: usize> Board<F, S, N> {
    /// What is on a space.
    pub fn standing(&self, space: S) -> Option<Standing<F>> {
        self.standing[space]
    }

    /// The follower on a space.
    pub fn follower(&self, space: S) -> Option<F> {
        match self.standing[space] {
            Some(Standing::Follower(follower)) => Some(follower),
            _ => None,
        }
    }

    /// The spaces that are taken.
    pub const fn taken(&self) -> Set<S> {
        self.taken
    }

    /// The spaces where technology lies.
    pub const fn technology(&self) -> Set<S> {
        self.technology
    }

    /// The spaces where followers stand.
    pub const fn followers(&self) -> Set<S> {
        self.taken.without(self.technology)
    }

    /// Puts something on a free space.
    pub fn put(&mut self, space: S, what: Standing<F>) {
        self.standing[space] = Some(what);
        self.taken.insert(space);
        if what == Standing::Technology {
            self.technology.insert(space);
        }
    }

    /// Takes away whatever is on a space.
    pub fn clear(&mut self, space: S) -> Option<Standing<F>> {
        self.taken.remove(space);
        self.technology.remove(space);
        self.standing[space].take()
    }
}

impl<F: Kind, S: Kind, const N: usize> Default for Board<F, S, N> {
    fn default() -> Self {
        Board { standing: By::default(), taken: Set::EMPTY, technology: Set::EMPTY }
    }
}

impl<F: Kind> Serialize for Standing<F> {
    fn serialize<Ser: Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
        serializer.serialize_str(match self {
            Standing::Follower(follower) => follower.name(),
            Standing::Technology => TECHNOLOGY,
        })
    }
}

impl<F: Kind + Read> Read for Standing<F> {
    fn read(node: Node<'_>) -> Self {
        if node.text() == TECHNOLOGY { Standing::Technology } else { Standing::Follower(F::read(node)) }
    }
}

impl<F: Kind, S: Kind + Serialize, const N: usize> Serialize for Board<F, S, N> {
    fn serialize<Ser: Serializer>(&self, serializer: Ser) -> Result<Ser::Ok, Ser::Error> {
        self.standing.serialize(serializer)
    }
}

impl<F: Kind + Read, S: Kind, const N: usize> Read for Board<F, S, N> {
    fn read(node: Node<'_>) -> Self {
        let standing: By<S, Option<Standing<F>>, N> = By::read(node);
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
impl<F: Kind + crate::wire::Typed, S: Kind + crate::wire::Typed, const N: usize> crate::wire::Typed for Board<F, S, N> {
    fn type_name() -> String {
        format!("{{ [K in {}]?: {} | \"technology\" }}", S::type_name(), F::type_name())
    }
}
