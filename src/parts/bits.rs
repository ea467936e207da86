//! Sets of bits, as wide as what they are about.

use std::fmt::{Binary, Debug};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// A word whose bits stand for the members of a closed set.
pub trait Bits:
    Copy + Eq + Hash + Debug + Binary + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const NONE: Self;
    /// How many bits it has.
    const WIDTH: usize;
    /// Only this bit; there is such a bit.
    fn one(bit: usize) -> Self;
    /// The lowest so many bits.
    fn lowest(count: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> u8;
    /// Takes the lowest bit out.
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

/// Is a set wide, that is, has it more than 64 members?
#[derive(Debug)]
pub struct Wide<const IS_WIDE: bool>;

/// Which word holds a set.
pub trait Width {
    /// The word.
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
