//! Sentences for people: they use the names that people use, never the names on the wire.

use super::{Line, WriteNotation};

/// A value that can appear in a sentence.
pub trait Describe {
    /// Adds its words to a sentence.
    fn describe(&self, line: &mut Line);
}

/// Adapter that writes a value into a line by its [`Describe`].
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
