//! Where technology may lie.

use super::{Board, Follower, Good, Layout};
use crate::parts::Set;
use crate::wire::Kind;

/// Why technology may not lie on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoTechnology {
    /// Something is on it.
    Taken,
    /// It is the only space of its place.
    OnlySpace,
    /// No technology lies at this place.
    Barred,
    /// It names no role, so there is nobody to replace.
    NoRole,
    /// It is for the role that nobody stands for.
    Joker,
    /// Technology lies at this place already.
    Second,
    /// The tile replaces another role only.
    OtherRole,
}

/// Why technology may not lie on this space for a follower, if it replaces this role only, or any.
pub fn refusal<F: Follower, P: Kind, S: Kind, G: Good, const N: usize>(
    layout: &Layout<F, P, S, G>,
    board: &Board<F, S, N, G>,
    space: S,
    only: Option<F::Role>,
) -> Option<NoTechnology> {
    let place = layout.place(space);
    let (spaces, roles) = (layout.spaces(place), layout.takes(space).roles());
    if roles.is_empty() {
        Some(NoTechnology::NoRole)
    } else if roles == Set::one(F::JOKER) {
        Some(NoTechnology::Joker)
    } else if layout.is_barred(place) {
        Some(NoTechnology::Barred)
    } else if spaces.len() < 2 {
        Some(NoTechnology::OnlySpace)
    } else if !spaces.and(board.technology()).is_empty() {
        Some(NoTechnology::Second)
    } else if board.taken().has(space) {
        Some(NoTechnology::Taken)
    } else if only.is_some_and(|only| !roles.has(only)) {
        Some(NoTechnology::OtherRole)
    } else {
        None
    }
}

/// Of these free spaces, those where technology may lie for a follower of any role.
pub fn open<F: Follower, P: Kind, S: Kind, G: Good, const N: usize>(
    layout: &Layout<F, P, S, G>,
    board: &Board<F, S, N, G>,
    free: Set<S>,
) -> Set<S> {
    free.iter().filter(|&space| refusal(layout, board, space, None).is_none()).collect()
}
