//! Followers and the roles that they may stand for.

use crate::parts::Set;
use crate::wire::Kind;
use std::fmt::Debug;

/// A follower tile: its role, and whether it permanently belongs to a player.
pub trait Follower: Kind + Debug {
    /// The roles of this game.
    type Role: Kind + Debug;
    /// The wild role: it stands for all others, and no other stands for it.
    const JOKER: Self::Role;
    /// Its own role.
    fn role(self) -> Self::Role;
    /// Whether it does not permanently belong to a player.
    fn is_neutral(self) -> bool;
}

/// The roles a follower may stand for.
pub type Roles<F> = Set<<F as Follower>::Role>;

/// The roles that a follower stands for without any privilege: its own, or all of them for a joker.
pub fn by_nature<F: Follower>(follower: F) -> Roles<F> {
    if follower.role() == F::JOKER { Set::of(|_| true) } else { Set::one(follower.role()) }
}

/// All roles but the joker's: the most that a privilege can grant.
pub fn all_but_joker<F: Follower>() -> Roles<F> {
    Set::of(|role| role != F::JOKER)
}
