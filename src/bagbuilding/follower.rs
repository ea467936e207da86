//! Who may stand for whom.

use crate::parts::Set;
use crate::wire::Kind;
use std::fmt::Debug;

/// A follower tile: its role, and whether it belongs to a player for good.
pub trait Follower: Kind + Debug {
    /// What followers are by trade.
    type Role: Kind + Debug;
    /// The role that stands for every other and that no other stands for.
    const JOKER: Self::Role;
    /// What this one is by trade.
    fn role(self) -> Self::Role;
    /// Does it belong to nobody for good?
    fn is_neutral(self) -> bool;
}

/// The roles a follower may stand for.
pub type Roles<F> = Set<<F as Follower>::Role>;

/// The roles a follower stands for by nature: its own, and a joker for all.
pub fn by_nature<F: Follower>(follower: F) -> Roles<F> {
    if follower.role() == F::JOKER { Set::of(|_| true) } else { Set::one(follower.role()) }
}

/// Every role but the joker's: the most that a privilege can lend.
pub fn all_but_joker<F: Follower>() -> Roles<F> {
    Set::of(|role| role != F::JOKER)
}
