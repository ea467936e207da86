//! Draws: rules never roll. A dealer picks one of the weighted outcomes.

use crate::wire::{Deserialize, Node, Read, Wire};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;

/// A possible outcome of a draw, with its relative weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weighted<O> {
    /// The outcome.
    pub outcome: O,
    /// Its weight; never 0.
    pub weight: u32,
}

/// Settles draws.
pub trait Dealer {
    /// Picks an index by weight. There is at least one weight, and their sum is not 0.
    fn pick(&mut self, weights: &[u32]) -> usize;
}

/// A stream of unbiased random numbers. We wrote its few lines ourselves, so that a seed gives the same numbers in
/// every version.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of this seed.
    pub fn new(seed: &str) -> Self {
        Stream(ChaCha8Rng::from_seed(key(seed)))
    }

    /// The next word. Not inlined, as the cipher is long.
    #[inline(never)]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `below` - 1, each equally likely; 0 if `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        if below < 2 {
            return 0;
        }
        // The largest multiple of `below` that fits: words past it would favour small numbers.
        let fair = u32::MAX - (u32::MAX % below + 1) % below;
        loop {
            let word = self.word();
            if word <= fair {
                return word % below;
            }
        }
    }
}

impl Dealer for Stream {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let mut left = self.below(weights.iter().sum());
        weights
            .iter()
            .position(|&weight| {
                let here = left < weight;
                left = left.saturating_sub(weight);
                here
            })
            .unwrap_or(0)
    }
}

/// Random numbers for playouts: fast and the same on all machines, but predictable.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The numbers of this seed.
    pub fn new(seed: &str) -> Self {
        let mut stream = Stream::new(seed);
        Quick(u64::from(stream.word()) << 32 | u64::from(stream.word()))
    }

    /// The next 64 bits (splitmix64).
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    /// A number from 0 to `below` - 1, almost equally likely; 0 if `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        (((self.next() >> 32) * u64::from(below)) >> 32) as u32
    }

    /// Picks one of these outcomes by weight; `None` if there is none.
    pub fn pick<O: Copy>(&mut self, outcomes: &[Weighted<O>]) -> Option<O> {
        let mut left = self.below(outcomes.iter().map(|weighted| weighted.weight).sum());
        for weighted in outcomes {
            if left < weighted.weight {
                return Some(weighted.outcome);
            }
            left -= weighted.weight;
        }
        None
    }
}

/// Hashes a text of any length into a key, 32 bytes at a time, with the cipher itself; the length comes last.
fn key(text: &str) -> [u8; 32] {
    let mut key = [0; 32];
    let length = (text.len() as u64).to_le_bytes();
    for block in text.as_bytes().chunks(32).chain([length.as_slice()]) {
        for (byte, new) in key.iter_mut().zip(block) {
            *byte ^= new;
        }
        let mut stream = Stream(ChaCha8Rng::from_seed(key));
        for bytes in key.chunks_exact_mut(4) {
            bytes.copy_from_slice(&stream.word().to_le_bytes());
        }
    }
    key
}

/// Max length of a seed, in bytes: the same as of a player's name.
pub const MAX_SEED: usize = super::MAX_NAME;

/// The text of a seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub String);

impl Seed {
    /// Whether the text is short enough.
    pub fn fits(text: &str) -> bool {
        text.len() <= MAX_SEED
    }
}

impl Read for Seed {
    fn read(node: Node<'_>) -> Self {
        let text = node.text();
        if !Seed::fits(text) {
            node.misfit(&format!("a seed is longer than {MAX_SEED} bytes"));
        }
        Seed(text.to_owned())
    }
}

#[cfg(feature = "types")]
impl crate::wire::Typed for Seed {
    fn type_name() -> String {
        "string".to_owned()
    }
}

/// A dealer with a seed. It counts the drawn numbers, so it can be saved and resumed.
#[derive(Clone, Debug, PartialEq, Wire)]
pub struct Seeded {
    /// The secret: any text of at most 200 bytes.
    pub seed: Seed,
    /// The number of words drawn from the stream.
    pub drawn: u32,
}

impl Seeded {
    /// A dealer at the beginning of this seed's stream.
    pub fn new(seed: impl Into<String>) -> Self {
        Seeded { seed: Seed(seed.into()), drawn: 0 }
    }

    /// The dealer's stream at its current place.
    pub fn stream(&self) -> Stream {
        let mut stream = Stream::new(&self.seed.0);
        stream.0.set_word_pos(self.drawn.into());
        stream
    }

    /// Stores the place of `stream`.
    pub fn advance(&mut self, stream: &Stream) {
        self.drawn = stream.0.get_word_pos() as u32;
    }
}

/// A dealer for tests, with a fixed list of indices.
#[derive(Clone, Debug, Default)]
pub struct Scripted(pub std::collections::VecDeque<usize>);

impl Dealer for Scripted {
    fn pick(&mut self, _: &[u32]) -> usize {
        self.0.pop_front().unwrap_or(0)
    }
}
