//! Placing technology.

use super::{Board, Follower, Good, Layout};
use crate::parts::Set;
use crate::wire::Kind;

/// Why technology may not be put on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoTechnology {
    /// The space holds a tile already.
    Taken,
    /// It is the only space of its place.
    OnlySpace,
    /// This place takes no technology.
    Barred,
    /// The space names no role, so there is no follower to replace.
    NoRole,
    /// The space is for the joker, which cannot be replaced.
    Joker,
    /// This place has technology already.
    Second,
    /// The tile may only replace another role.
    OtherRole,
}

/// Why technology may not replace a follower on this space; `None` if it may. `only` restricts it to one role.
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

/// Those of the free spaces where technology may replace a follower of any role.
pub fn open<F: Follower, P: Kind, S: Kind, G: Good, const N: usize>(
    layout: &Layout<F, P, S, G>,
    board: &Board<F, S, N, G>,
    free: Set<S>,
) -> Set<S> {
    free.iter().filter(|&space| refusal(layout, board, space, None).is_none()).collect()
}
