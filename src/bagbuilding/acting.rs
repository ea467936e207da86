//! Acting: one activated place or a pass, in turn, until all have passed.

use super::{Board, Follower, Good, Layout};
use crate::engine::{Seat, Seats};
use crate::wire::Kind;

/// Is a place activated? All its spaces are covered, or one of them where that is enough; a place without spaces never is.
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

/// Whose turn it is: this seat's, or that of the next one that has not passed. When all have, the phase is over.
pub fn next_to_act(seats: Seats, from: Seat, has_passed: impl Fn(Seat) -> bool) -> Option<Seat> {
    seats.clockwise_from(from).find(|&seat| !has_passed(seat))
}

/// The seat to the left, whose turn comes after this one.
pub fn left_of(seats: Seats, seat: Seat) -> Seat {
    seats.clockwise_from(seat).nth(1).unwrap_or(seat)
}

/// Have all others passed?
pub fn is_last(seats: Seats, seat: Seat, has_passed: impl Fn(Seat) -> bool) -> bool {
    seats.iter().all(|other| other == seat || has_passed(other))
}
