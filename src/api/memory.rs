//! Memory that runs out is an error before it is a trap.
//!
//! A wasm instance whose memory cannot grow any further traps, and every game it keeps is lost with it. So a call that may
//! keep more than before first asks whether there is room for the most that a call takes.

use super::{LoireError, Trouble};

/// More than any one call takes: a search of the largest tree, or the longest game as text.
const CALL: usize = 256 << 20;

/// Below this nothing is tried: the memory can still grow.
#[cfg(target_arch = "wasm32")]
const PLENTY: usize = CALL;

/// Is there room for a call that takes memory?
pub fn room() -> Result<(), LoireError> {
    if is_small() || fits(CALL) {
        return Ok(());
    }
    let reason = "the memory of the engine is nearly full: free games that are no longer needed";
    Err(LoireError::new(Trouble::OutOfMemory, reason))
}

/// Is the memory of this instance still small?
#[cfg(target_arch = "wasm32")]
fn is_small() -> bool {
    const PAGE: usize = 1 << 16;
    std::arch::wasm32::memory_size::<0>() < PLENTY / PAGE
}

/// Outside of wasm the system answers for its memory.
#[cfg(not(target_arch = "wasm32"))]
fn is_small() -> bool {
    true
}

/// Could so many bytes be had in one piece?
#[cold]
#[inline(never)]
fn fits(bytes: usize) -> bool {
    let mut piece = Vec::<u8>::new();
    let fits = piece.try_reserve_exact(bytes).is_ok();
    // Otherwise the compiler, which sees that nothing is written there, leaves the attempt out.
    std::hint::black_box(&piece);
    fits
}
