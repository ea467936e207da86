//! Small closed sets of names.

/// A member of a small closed set.
pub trait Kind: Copy + Eq + 'static {
    /// The word whose bits hold a set of them.
    type Bits: crate::parts::Bits;
    /// All members, in order.
    const ALL: &'static [Self];
    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];
    /// Its name on the wire and in notation.
    fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }
    /// Is it meant where a line says nothing?
    fn is_implied(self) -> bool {
        false
    }
    /// The member of this name.
    #[inline(never)]
    fn from_name(name: &str) -> Option<Self> {
        place(Self::NAMES, name).and_then(|place| Self::ALL.get(place).copied())
    }
}

/// Is it this name? Compared in its place, every name would be written into the code a second time, as numbers.
#[inline(never)]
pub fn is_name(text: &str, name: &str) -> bool {
    text == name
}

/// The place of a name among others. Compiled once for all sets.
pub fn place(names: &[&str], name: &str) -> Option<usize> {
    place_from(names, name, 0)
}

/// The same where it is most likely to stand here or soon behind: what is written in order is so found at once.
#[inline(never)]
pub fn place_from(names: &[&str], name: &str, from: usize) -> Option<usize> {
    // Most names differ in their last letters, or in their lengths: only what does not is compared as a whole.
    let is_it =
        |known: &&str| known.len() == name.len() && known.bytes().last() == name.bytes().last() && *known == name;
    let (before, behind) = names.split_at(from.min(names.len()));
    behind.iter().position(is_it).map(|place| before.len() + place).or_else(|| before.iter().position(is_it))
}
