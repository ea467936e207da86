//! Integers as sets of bits.

use std::fmt::{Binary, Debug};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// An integer whose bits stand for the members of a closed set.
pub trait Bits:
    Copy + Eq + Hash + Debug + Binary + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// The empty set.
    const NONE: Self;
    /// Number of bits.
    const WIDTH: usize;
    /// The set with only this bit, which must be less than [`Bits::WIDTH`].
    fn one(bit: usize) -> Self;
    /// The set of the lowest `count` bits.
    fn lowest(count: usize) -> Self;
    /// Number of bits that are set.
    fn count(self) -> u8;
    /// Removes and returns the lowest bit; `None` if the set is empty.
    fn pop(&mut self) -> Option<u8>;
}

impl Bits for u64 {
    const NONE: Self = 0;
    const WIDTH: usize = u64::BITS as usize;
    fn one(bit: usize) -> Self {
        1 << bit
    }
    fn lowest(count: usize) -> Self {
        if count == 0 { 0 } else { u64::MAX >> (Self::WIDTH - count.min(Self::WIDTH)) }
    }
    fn count(self) -> u8 {
        self.count_ones() as u8
    }
    fn pop(&mut self) -> Option<u8> {
        (*self != 0).then(|| {
            let lowest = self.trailing_zeros() as u8;
            *self &= *self - 1;
            lowest
        })
    }
}

impl Bits for u128 {
    const NONE: Self = 0;
    const WIDTH: usize = u128::BITS as usize;
    fn one(bit: usize) -> Self {
        1 << bit
    }
    fn lowest(count: usize) -> Self {
        if count == 0 { 0 } else { u128::MAX >> (Self::WIDTH - count.min(Self::WIDTH)) }
    }
    fn count(self) -> u8 {
        self.count_ones() as u8
    }
    fn pop(&mut self) -> Option<u8> {
        (*self != 0).then(|| {
            let lowest = self.trailing_zeros() as u8;
            *self &= *self - 1;
            lowest
        })
    }
}

/// Selects the integer of a set: `IS_WIDE` is true for more than 64 members.
#[derive(Debug)]
pub struct Wide<const IS_WIDE: bool>;

/// Maps the size of a set to its integer.
pub trait Width {
    /// The integer.
    type Bits: Bits;
}
impl Width for Wide<false> {
    type Bits = u64;
}
impl Width for Wide<true> {
    type Bits = u128;
}

/// The members of a set of bits, lowest first.
pub fn bits<B: Bits>(mut set: B) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || set.pop())
}
