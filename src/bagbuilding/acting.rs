//! Acting: players take turns to use one activated place or to pass, until all have passed.

use super::{Board, Follower, Good, Layout};
use crate::engine::{Seat, Seats};
use crate::wire::Kind;

/// Whether a place is activated: all its spaces are covered, or one of them if that is enough. A place without spaces
/// never is.
pub fn is_activated<F: Follower, P: Kind, S: Kind, G: Good, const N: usize>(
    layout: &Layout<F, P, S, G>,
    board: &Board<F, S, N, G>,
    place: P,
) -> bool {
    let (spaces, taken) = (layout.spaces(place), board.taken());
    if layout.is_ready_with_one(place) {
        return !spaces.and(taken).is_empty();
    }
    !spaces.is_empty() && taken.has_all(spaces)
}

/// The first seat from `from` on that has not passed; `None` if all have, which ends the phase.
pub fn next_to_act(seats: Seats, from: Seat, has_passed: impl Fn(Seat) -> bool) -> Option<Seat> {
    seats.clockwise_from(from).find(|&seat| !has_passed(seat))
}

/// The seat to the left, which is next in turn.
pub fn left_of(seats: Seats, seat: Seat) -> Seat {
    seats.clockwise_from(seat).nth(1).unwrap_or(seat)
}

/// Whether all other seats have passed.
pub fn is_last(seats: Seats, seat: Seat, has_passed: impl Fn(Seat) -> bool) -> bool {
    seats.iter().all(|other| other == seat || has_passed(other))
}
