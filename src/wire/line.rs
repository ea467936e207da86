//! Lines of text, built word by word.
//!
//! Notation and refusals have hundreds of forms. `format!` compiles code for each; here a form is a few calls.

use super::Kind;
use crate::parts::Set;
use std::fmt::Write;

/// Words joined by one separator character.
#[derive(Clone, Debug)]
pub struct Line {
    text: String,
    between: char,
    /// Whether a mark was just added that replaces the separator.
    is_glued: bool,
}

impl Line {
    /// An empty line whose words are separated by spaces.
    pub const fn of_words() -> Self {
        Line { text: String::new(), between: ' ', is_glued: false }
    }

    /// An empty line whose names are separated by points.
    pub const fn of_names() -> Self {
        Line { text: String::new(), between: '.', is_glued: false }
    }

    /// The finished text.
    pub fn into_text(self) -> String {
        self.text
    }

    /// Adds a word.
    pub fn add(&mut self, word: impl WriteNotation) -> &mut Self {
        word.add_to(self);
        self
    }

    /// Adds `first` and the word, if there is one.
    pub fn add_if(&mut self, first: &str, word: Option<impl WriteNotation>) -> &mut Self {
        if let Some(word) = word {
            self.add(first).add(word);
        }
        self
    }

    /// Adds a mark directly after the last word.
    #[inline(never)]
    pub fn glue(&mut self, mark: &str) -> &mut Self {
        self.text.push_str(mark);
        self
    }

    /// Adds a mark directly after the last word; the next word follows without a space.
    pub fn glue_next(&mut self, mark: &str) {
        self.glue(mark).is_glued = true;
    }

    #[inline(never)]
    fn word(&mut self, word: &str) {
        if !self.text.is_empty() && !std::mem::take(&mut self.is_glued) {
            self.text.push(self.between);
        }
        self.text.push_str(word);
    }

    #[inline(never)]
    fn name(&mut self, names: &[&str], index: usize) {
        self.word(names.get(index).copied().unwrap_or_default());
    }

    #[inline(never)]
    fn number(&mut self, number: u32) {
        self.word("");
        let _ = write!(self.text, "{number}");
    }
}

/// A value that can be written in notation.
pub trait WriteNotation {
    /// Adds its words to a line.
    fn add_to(&self, line: &mut Line);
    /// Whether an optional group of a pattern leaves it out, such as an empty option.
    fn is_silent(&self) -> bool {
        false
    }
}

impl WriteNotation for &str {
    fn add_to(&self, line: &mut Line) {
        line.word(self);
    }
}

impl<K: Kind> WriteNotation for K {
    fn add_to(&self, line: &mut Line) {
        line.name(K::NAMES, self.index());
    }
    fn is_silent(&self) -> bool {
        self.is_implied()
    }
}

impl WriteNotation for u8 {
    fn add_to(&self, line: &mut Line) {
        line.number((*self).into());
    }
}

impl WriteNotation for u16 {
    fn add_to(&self, line: &mut Line) {
        line.number((*self).into());
    }
}

impl WriteNotation for bool {
    fn add_to(&self, _: &mut Line) {}
    fn is_silent(&self) -> bool {
        !self
    }
}

impl<W: WriteNotation> WriteNotation for Option<W> {
    fn add_to(&self, line: &mut Line) {
        if let Some(word) = self {
            word.add_to(line);
        }
    }
    fn is_silent(&self) -> bool {
        self.is_none()
    }
}

impl<K: Kind> WriteNotation for Set<K> {
    fn add_to(&self, line: &mut Line) {
        self.iter().for_each(|member| member.add_to(line));
    }
}
