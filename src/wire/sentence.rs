//! Sentences for people. Things are called in them as people call them; their names on the wire have no way in.

use super::{Line, Word};

/// Something that has words in a sentence.
pub trait Said {
    /// Adds them.
    fn say(&self, line: &mut Line);
}

/// Something in a sentence.
#[derive(Debug)]
pub struct Told<'a, T>(pub &'a T);

impl<T: Said> Word for Told<'_, T> {
    fn add_to(&self, line: &mut Line) {
        self.0.say(line);
    }
}

macro_rules! said_as_written {
    ($($Type:ty),+) => {
        $(impl Said for $Type {
            fn say(&self, line: &mut Line) {
                line.add(*self);
            }
        })+
    };
}
said_as_written!(&str, u8, u16);
