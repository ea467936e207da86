//! Reports memory that runs out as an error, before it becomes a trap.
//!
//! A wasm instance whose memory cannot grow traps, and all games in it are lost. So a call that may allocate first
//! checks that there is room for the largest need of any call.

use super::{LoireError, Trouble};

/// Upper bound of the memory of one call, in bytes: a search of the largest tree, or the longest game as text.
const CALL: usize = 256 << 20;

/// Memory size below which nothing is checked, in bytes: it can still grow.
#[cfg(target_arch = "wasm32")]
const PLENTY: usize = CALL;

/// Checks that there is room for a call that allocates.
pub fn room() -> Result<(), LoireError> {
    if is_small() || fits(CALL) {
        return Ok(());
    }
    let reason = "the memory of the engine is nearly full: free games that are no longer needed";
    Err(LoireError::new(Trouble::OutOfMemory, reason))
}

/// Whether the memory of this instance is still small.
#[cfg(target_arch = "wasm32")]
fn is_small() -> bool {
    const PAGE: usize = 1 << 16;
    std::arch::wasm32::memory_size::<0>() < PLENTY / PAGE
}

/// Outside wasm, the system handles its memory.
#[cfg(not(target_arch = "wasm32"))]
fn is_small() -> bool {
    true
}

/// Whether this many bytes can be allocated in one piece.
#[cold]
#[inline(never)]
fn fits(bytes: usize) -> bool {
    let mut piece = Vec::<u8>::new();
    let fits = piece.try_reserve_exact(bytes).is_ok();
    // Otherwise the compiler removes the allocation, as nothing is written to it.
    std::hint::black_box(&piece);
    fits
}
