//! Numbers that are worked out when somebody asks for them, once.

use std::cell::Cell;

/// A number for each of so many things; those that nobody has asked for are not known yet.
#[derive(Clone, Debug)]
pub struct Memo<const N: usize>([Cell<f64>; N]);

impl<const N: usize> Default for Memo<N> {
    fn default() -> Self {
        Memo([const { Cell::new(f64::NAN) }; N])
    }
}

impl<const N: usize> Memo<N> {
    /// The number of this thing: what was worked out before, or is now. None is kept for a thing that is not among them.
    pub fn get(&self, which: usize, worked_out: impl FnOnce() -> f64) -> f64 {
        let Some(known) = self.0.get(which) else { return worked_out() };
        if known.get().is_nan() {
            known.set(worked_out());
        }
        known.get()
    }
}
