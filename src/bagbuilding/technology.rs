//! Where technology may lie.

use super::{Board, Follower, Layout, Takes};
use crate::wire::Kind;

/// Why technology may not lie on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTechnology {
    /// Something is on it.
    Taken,
    /// It is the only space of its place.
    OnlySpace,
    /// It names no role, so there is nobody to replace.
    NoRole,
    /// It is for the role that nobody stands for.
    Joker,
    /// Technology lies at this place already.
    Second,
    /// The tile replaces another role only.
    OtherRole,
}

/// Why technology may not lie on this space, if it replaces one of these roles only, or any.
pub fn refusal<F: Follower, P: Kind, S: Kind, const N: usize>(
    layout: &Layout<F, P, S>,
    board: &Board<F, S, N>,
    space: S,
    only: Option<F::Role>,
) -> Option<NoTechnology> {
    let spaces = layout.spaces(layout.place(space));
    let Takes::Role(role) = layout.takes(space) else { return Some(NoTechnology::NoRole) };
    if role == F::JOKER {
        Some(NoTechnology::Joker)
    } else if spaces.len() < 2 {
        Some(NoTechnology::OnlySpace)
    } else if !spaces.and(board.technology()).is_empty() {
        Some(NoTechnology::Second)
    } else if board.taken().has(space) {
        Some(NoTechnology::Taken)
    } else if only.is_some_and(|only| only != role) {
        Some(NoTechnology::OtherRole)
    } else {
        None
    }
}
