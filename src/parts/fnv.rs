//! A small hash that is the same on every platform: FNV-1a, 64 bits.

use std::hash::Hasher;

/// FNV-1a over bytes. A number is hashed in one step, as if it were a byte.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    fn fold(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.fold(byte.into()));
    }
    fn write_u8(&mut self, number: u8) {
        self.fold(number.into());
    }
    fn write_u16(&mut self, number: u16) {
        self.fold(number.into());
    }
    fn write_isize(&mut self, number: isize) {
        self.fold(number as u64);
    }
    fn finish(&self) -> u64 {
        self.0
    }
}
