//! ChaCha with eight rounds, the cipher that random numbers come from: a block of sixteen words for each number of a block.
//! A library would bring the code of four blocks at once along, for machines that reckon them side by side; a game draws a
//! word now and then.

/// The words of a key, one after the other.
#[derive(Clone, Debug)]
pub struct ChaCha8 {
    key: [u32; 8],
    /// How many words were drawn.
    drawn: u64,
    /// The block of the next word, unless that is the first of its block.
    block: [u32; 16],
}

impl ChaCha8 {
    /// The words of this key from the first on.
    pub fn new(key: &[u8; 32]) -> Self {
        let word = |place: usize| u32::from_le_bytes(std::array::from_fn(|byte| key[place * 4 + byte]));
        ChaCha8 { key: std::array::from_fn(word), drawn: 0, block: [0; 16] }
    }

    /// The next word.
    pub fn word(&mut self) -> u32 {
        let place = (self.drawn % 16) as usize;
        if place == 0 {
            self.block = block(&self.key, self.drawn / 16);
        }
        self.drawn += 1;
        self.block[place]
    }

    /// How many words were drawn.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Goes to where so many words were drawn.
    pub fn go_to(&mut self, drawn: u64) {
        self.drawn = drawn;
        self.block = block(&self.key, drawn / 16);
    }
}

/// The block of this number.
#[inline(never)]
fn block(key: &[u32; 8], number: u64) -> [u32; 16] {
    let [k0, k1, k2, k3, k4, k5, k6, k7] = *key;
    let [low, high] = [number as u32, (number >> 32) as u32];
    let [c0, c1, c2, c3] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]; // "expand 32-byte k"
    let start = [c0, c1, c2, c3, k0, k1, k2, k3, k4, k5, k6, k7, low, high, 0, 0];
    let mut words = start;
    for _ in 0..4 {
        mix(&mut words, 0, 4, 8, 12);
        mix(&mut words, 1, 5, 9, 13);
        mix(&mut words, 2, 6, 10, 14);
        mix(&mut words, 3, 7, 11, 15);
        mix(&mut words, 0, 5, 10, 15);
        mix(&mut words, 1, 6, 11, 12);
        mix(&mut words, 2, 7, 8, 13);
        mix(&mut words, 3, 4, 9, 14);
    }
    std::array::from_fn(|place| words[place].wrapping_add(start[place]))
}

/// A quarter of a round: mixes the words at four places, which are known where it is called.
#[inline(always)]
fn mix(words: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    let mut step = |to: usize, with: usize, turned: usize, by: u32| {
        words[to] = words[to].wrapping_add(words[with]);
        words[turned] = (words[turned] ^ words[to]).rotate_left(by);
    };
    step(a, b, d, 16);
    step(c, d, b, 12);
    step(a, b, d, 8);
    step(c, d, b, 7);
}

#[cfg(test)]
mod tests {
    use super::ChaCha8;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    /// The words of another implementation, from the first on and from the middle of a block, also past 32 bits of blocks.
    #[test]
    fn words_are_those_of_the_cipher() {
        for seed in 0..20_u8 {
            let key: [u8; 32] = std::array::from_fn(|place| (place as u8).wrapping_mul(37).wrapping_add(seed * 11));
            let (mut ours, mut theirs) = (ChaCha8::new(&key), ChaCha8Rng::from_seed(key));
            for start in [0, 5, 16, 31, u64::from(u32::MAX) - 3, (1 << 36) + 15] {
                ours.go_to(start);
                theirs.set_word_pos(start.into());
                for _ in 0..100 {
                    assert_eq!(ours.word(), theirs.next_u32());
                }
                assert_eq!(u128::from(ours.drawn()), theirs.get_word_pos());
            }
        }
    }
}
