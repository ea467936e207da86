//! Values numbered in the order of their first occurrence.

use super::Fnv;
use std::hash::{Hash, Hasher};

/// A list of distinct values with an index from value to number.
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
    /// All values; each is at the index of its number.
    pub fn all(&self) -> &[T] {
        &self.all
    }

    /// The number of a value; a new value gets the next number.
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

/// A hash table from hashes to numbers. It never sees the values, so it is compiled once for all types.
#[derive(Clone, Debug, Default)]
struct Index {
    count: usize,
    /// Open addressing: each hash with its number plus one, at the slot of the hash or the next free one; 0 marks a
    /// free slot. The length is a power of two.
    slots: Vec<(u32, u32)>,
}

impl Index {
    /// The number with this hash for which `is_it` holds; the next number if there is none.
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

    /// More values than fit at first, with many collisions.
    #[test]
    fn values_keep_their_numbers() {
        let mut numbered = Numbered::default();
        for _ in 0..2 {
            for thing in 0..1000_u32 {
                assert_eq!(numbered.number(thing * 64), thing);
            }
        }
        assert!(numbered.all().iter().copied().eq((0..1000).map(|thing| thing * 64)));
    }
}
