//! Sentences for people, put together word by word.

use super::Line;

/// A sentence. Things are [`Said`] in it as people call them; their names on the wire have no way in.
#[derive(Clone, Debug)]
pub struct Sentence(Line);

impl Default for Sentence {
    fn default() -> Self {
        Sentence(Line::of_words())
    }
}

impl Sentence {
    /// Adds words, a number or a thing.
    pub fn add(&mut self, part: impl Said) -> &mut Self {
        part.say(&mut self.0);
        self
    }

    /// What has been put together.
    pub fn into_text(self) -> String {
        self.0.into_text()
    }
}

/// Something that has words in a sentence.
pub trait Said {
    /// Adds them.
    fn say(self, line: &mut Line);
}

impl Said for &str {
    fn say(self, line: &mut Line) {
        line.add(self);
    }
}

impl Said for u8 {
    fn say(self, line: &mut Line) {
        line.add(self);
    }
}

impl Said for u16 {
    fn say(self, line: &mut Line) {
        line.add(self);
    }
}
