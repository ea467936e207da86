//! Chance is asked, never rolled inside a rule: whoever deals picks one of the weighted outcomes.

use crate::wire::{Deserialize, Node, Read, Wire};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;

/// One thing that chance may answer, and how likely it is against the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weighted<O> {
    /// The answer.
    pub outcome: O,
    /// Its weight; never 0.
    pub weight: u32,
}

/// Answers draws.
pub trait Dealer {
    /// Picks an index, each as likely as its weight. There is always at least one, and their sum is not 0.
    fn pick(&mut self, weights: &[u32]) -> usize;
}

/// A stream of unbiased random numbers. Its few lines are our own, so that a seed means the same for ever.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream that belongs to this text.
    pub fn new(seed: &str) -> Self {
        Stream(ChaCha8Rng::from_seed(key(seed)))
    }

    /// The next word. In one place, as the cipher is long.
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

/// Random numbers for playouts: fast, the same everywhere, and no secret.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// The numbers that belong to this text.
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

    /// A number from 0 to `below` - 1, as good as equally likely; 0 if `below` is 0.
    pub fn below(&mut self, below: u32) -> u32 {
        (((self.next() >> 32) * u64::from(below)) >> 32) as u32
    }

    /// One of these outcomes, each as likely as its weight; `None` if there is none.
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

/// Folds a text of any length into a key, 32 bytes at a time, by the cipher itself; the length closes it.
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

/// The longest seed, in bytes: as long as a player's name may be.
pub const MAX_SEED: usize = super::MAX_NAME;

/// A text that may be a seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub String);

impl Seed {
    /// Is it short enough?
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

/// A dealer that deals from a seed. It remembers how many numbers it has drawn, so it can be saved and resumed.
#[derive(Clone, Debug, PartialEq, Wire)]
pub struct Seeded {
    /// The secret: any text of at most 200 bytes.
    pub seed: Seed,
    /// How many words of the stream are used up.
    pub drawn: u32,
}

impl Seeded {
    /// A dealer at the beginning of this seed's stream.
    pub fn new(seed: impl Into<String>) -> Self {
        Seeded { seed: Seed(seed.into()), drawn: 0 }
    }

    /// The dealer at work, its stream wound forward to where it stands.
    pub fn stream(&self) -> Stream {
        let mut stream = Stream::new(&self.seed.0);
        stream.0.set_word_pos(self.drawn.into());
        stream
    }

    /// Remembers how far `stream` has got.
    pub fn advance(&mut self, stream: &Stream) {
        self.drawn = stream.0.get_word_pos() as u32;
    }
}

/// A dealer that deals what a test has written down, as indices.
#[derive(Clone, Debug, Default)]
pub struct Scripted(pub std::collections::VecDeque<usize>);

impl Dealer for Scripted {
    fn pick(&mut self, _: &[u32]) -> usize {
        self.0.pop_front().unwrap_or(0)
    }
}
