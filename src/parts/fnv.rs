//! A small hash that gives the same everywhere: FNV-1a, 64 bits.

use std::hash::{BuildHasherDefault, Hasher};

/// FNV-1a over bytes.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

/// For maps whose keys nobody outside chooses.
pub type BuildFnv = BuildHasherDefault<Fnv>;

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    fn finish(&self) -> u64 {
        self.0
    }
}
