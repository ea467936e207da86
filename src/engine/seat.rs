//! Seats and values per seat.

use crate::wire::{Describe, Deserialize, Line, Node, ParseNotation, Read, WriteNotation};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::error::Error;
use std::fmt::{self, Display};
use std::ops::{Index, IndexMut};

/// Max seats of any game.
pub const MAX_SEATS: usize = 4;

/// One place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` if no game has such a seat.
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < MAX_SEATS).then_some(Seat(number))
    }

    /// Its number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its index in a list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        Seat::new(number).ok_or(SeatError::NoSeat(number.into()))
    }
}

impl TryFrom<usize> for Seat {
    type Error = SeatError;

    fn try_from(index: usize) -> Result<Self, SeatError> {
        u8::try_from(index).ok().and_then(Seat::new).ok_or(SeatError::NoSeat(index))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Read for Seat {
    fn read(node: Node<'_>) -> Self {
        Seat(node.seat(MAX_SEATS as u8))
    }
}

/// The number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Two seats.
    pub const TWO: Self = Seats(2);
    /// Three seats.
    pub const THREE: Self = Seats(3);
    /// Four seats.
    pub const FOUR: Self = Seats(4);
    /// The largest table.
    pub const MAX: Self = Seats(MAX_SEATS as u8);

    /// Two, three or four seats; `None` for any other number.
    pub fn new(number: u8) -> Option<Self> {
        (2..=MAX_SEATS as u8).contains(&number).then_some(Seats(number))
    }

    /// The number of seats.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of seats, as a length.
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// Always false: a table has at least two seats.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Seat 0.
    pub const fn first(self) -> Seat {
        Seat(0)
    }

    /// Whether this seat is at the table.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats, clockwise from seat 0.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// All seats, clockwise from this one.
    pub fn clockwise_from(self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(move |i| Seat((first.0 + i) % self.0))
    }
}

impl TryFrom<u8> for Seats {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        Seats::new(number).ok_or(SeatError::NoSeats(number.into()))
    }
}

impl TryFrom<usize> for Seats {
    type Error = SeatError;

    fn try_from(number: usize) -> Result<Self, SeatError> {
        u8::try_from(number).ok().and_then(Seats::new).ok_or(SeatError::NoSeats(number))
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> u8 {
        seats.number()
    }
}

impl Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

/// The reason why a number is not a seat, or not a number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatError {
    /// No seat has this number.
    NoSeat(usize),
    /// No game has this many seats.
    NoSeats(usize),
}

impl Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatError::NoSeat(number) => write!(f, "expected a seat from 0 to {}, not {number}", MAX_SEATS - 1),
            SeatError::NoSeats(number) => write!(f, "expected 2 to {MAX_SEATS} seats, not {number}"),
        }
    }
}

impl Error for SeatError {}

impl Read for Seats {
    fn read(node: Node<'_>) -> Self {
        node.byte().and_then(Seats::new).unwrap_or_else(|| {
            node.misfit("expected 2, 3 or 4 seats");
            Seats(2)
        })
    }
}

/// A value for each seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

/// The empty list, for a table that does not exist yet.
impl<T> Default for BySeat<T> {
    fn default() -> Self {
        BySeat(ArrayVec::new())
    }
}

impl<T> BySeat<T> {
    /// One value per seat, made by `make`.
    pub fn new(seats: Seats, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(seats.iter().map(make).collect())
    }

    /// Whether it holds exactly one value for each of these seats. A value read from outside may not.
    pub fn fits(&self, seats: Seats) -> bool {
        self.0.len() == seats.len()
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// All values, in seat order.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// Mutable access to all values, in seat order.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Read> Read for BySeat<T> {
    fn read(node: Node<'_>) -> Self {
        BySeat(ArrayVec::read(node))
    }
}

impl WriteNotation for Seat {
    fn add_to(&self, line: &mut Line) {
        line.add(self.0);
    }
}
impl Describe for Seat {
    fn describe(&self, line: &mut Line) {
        line.add(self.0);
    }
}
impl ParseNotation for Seat {
    fn match_words(words: &[&str]) -> Option<Self> {
        Seat::new(u8::match_words(words)?)
    }
}

#[cfg(feature = "types")]
mod types {
    use super::{BySeat, Seat, Seats};
    use crate::wire::{Declarations, Param, Typed};

    impl Typed for Seat {
        fn type_name() -> String {
            "Seat".to_owned()
        }
        fn declare(all: &mut Declarations) {
            let about = " One place at the table, counted clockwise from 0.";
            all.add("Seat", &[about], || "0 | 1 | 2 | 3".to_owned());
        }
    }

    impl Typed for Seats {
        fn type_name() -> String {
            "Seats".to_owned()
        }
        fn declare(all: &mut Declarations) {
            all.add("Seats", &[" How many seats play."], || "2 | 3 | 4".to_owned());
        }
    }

    impl<T: Typed> Typed for BySeat<T> {
        fn type_name() -> String {
            format!("BySeat<{}>", T::type_name())
        }
        fn declare(all: &mut Declarations) {
            all.add("BySeat<T>", &[" A value for every seat at the table."], Vec::<Param<'T'>>::type_name);
            T::declare(all);
        }
    }
}
