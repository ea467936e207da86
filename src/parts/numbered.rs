//! Things that are called by number, in the order in which they were met.

use super::Fnv;
use std::hash::{Hash, Hasher};

/// Everything met so far, each once.
#[derive(Clone, Debug)]
pub struct Numbered<T> {
    all: Vec<T>,
    index: Index,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { all: Vec::new(), index: Index::default() }
    }
}

impl<T: Eq + Hash> Numbered<T> {
    /// All things, each at the place of its number.
    pub fn all(&self) -> &[T] {
        &self.all
    }

    /// The number of a thing; the next one, if it is new.
    pub fn number(&mut self, thing: T) -> u32 {
        let mut hash = Fnv::default();
        thing.hash(&mut hash);
        let all = &mut self.all;
        let number = self.index.find(hash.finish() as u32, &mut |number| all.get(number) == Some(&thing));
        if number == self.all.len() {
            self.all.push(thing);
        }
        number as u32
    }
}

/// A hash table of numbers that knows nothing but hashes, so that it is compiled once for all things.
#[derive(Clone, Debug, Default)]
struct Index {
    count: usize,
    /// Each hash with its number plus one, at the place that the hash says or as soon after it as there was room; 0 is
    /// room. As long as a power of two.
    slots: Vec<(u32, u32)>,
}

impl Index {
    /// The number with this hash for which `is_it`; the next number, if there is none.
    #[inline(never)]
    fn find(&mut self, hash: u32, is_it: &mut dyn FnMut(usize) -> bool) -> usize {
        if self.count * 2 >= self.slots.len() {
            self.grow();
        }
        let mut slot = self.first_slot(hash);
        while let (known, number @ 1..) = self.slots[slot] {
            let number = number as usize - 1;
            if known == hash && is_it(number) {
                return number;
            }
            slot = self.slot_after(slot);
        }
        self.count += 1;
        self.slots[slot] = (hash, self.count as u32);
        self.count - 1
    }

    fn grow(&mut self) {
        let room = vec![(0, 0); (self.slots.len() * 2).max(64)];
        for taken in std::mem::replace(&mut self.slots, room).into_iter().filter(|slot| slot.1 != 0) {
            let mut slot = self.first_slot(taken.0);
            while self.slots[slot].1 != 0 {
                slot = self.slot_after(slot);
            }
            self.slots[slot] = taken;
        }
    }

    fn first_slot(&self, hash: u32) -> usize {
        hash as usize & (self.slots.len() - 1)
    }

    fn slot_after(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More than there is room for at first, many of them in each other's way.
    #[test]
    fn things_keep_the_numbers_that_they_met_with() {
        let mut numbered = Numbered::default();
        for _ in 0..2 {
            for thing in 0..1000_u32 {
                assert_eq!(numbered.number(thing * 64), thing);
            }
        }
        assert!(numbered.all().iter().copied().eq((0..1000).map(|thing| thing * 64)));
    }
}
