//! Sentences for people. Things are called in them as people call them; their names on the wire have no way in.

use super::{Line, WriteNotation};

/// Something that has words in a sentence.
pub trait Describe {
    /// Adds them.
    fn describe(&self, line: &mut Line);
}

/// Something in a sentence.
#[derive(Debug)]
pub struct Described<'a, T>(pub &'a T);

impl<T: Describe> WriteNotation for Described<'_, T> {
    fn add_to(&self, line: &mut Line) {
        self.0.describe(line);
    }
}

impl Describe for &str {
    fn describe(&self, line: &mut Line) {
        line.add(*self);
    }
}

impl Describe for u8 {
    fn describe(&self, line: &mut Line) {
        line.add(*self);
    }
}

impl Describe for u16 {
    fn describe(&self, line: &mut Line) {
        line.add(*self);
    }
}
