//! Numbers that are computed on first use.

use std::cell::Cell;

/// A lazy number for each index below `N`.
#[derive(Clone, Debug)]
pub struct Memo<const N: usize>([Cell<f64>; N]);

impl<const N: usize> Default for Memo<N> {
    fn default() -> Self {
        Memo([const { Cell::new(f64::NAN) }; N])
    }
}

impl<const N: usize> Memo<N> {
    /// The number at this index, computed on first use. Indices from `N` on are not memoized.
    pub fn get(&self, which: usize, worked_out: impl FnOnce() -> f64) -> f64 {
        let Some(known) = self.0.get(which) else { return worked_out() };
        if known.get().is_nan() {
            known.set(worked_out());
        }
        known.get()
    }
}
