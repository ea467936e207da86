//! Small closed sets of names, as enums.

/// A member of a small closed set.
pub trait Kind: Copy + Eq + 'static {
    /// The integer whose bits hold a set of members.
    type Bits: crate::parts::Bits;
    /// All members, in order.
    const ALL: &'static [Self];
    /// Its index in [`Kind::ALL`].
    fn index(self) -> usize;
    /// The names of the members, in the order of [`Kind::ALL`].
    const NAMES: &'static [&'static str];
    /// Its name on the wire and in notation.
    fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }
    /// Whether notation may leave it out, so that a line without it means this member.
    fn is_implied(self) -> bool {
        false
    }
    /// The member with this name; `None` if there is no such member.
    #[inline(never)]
    fn from_name(name: &str) -> Option<Self> {
        place(Self::NAMES, name).and_then(|place| Self::ALL.get(place).copied())
    }
}

/// Whether a text is this name. A function on purpose: inlined, the compiler turns every name into a second copy of it.
#[inline(never)]
pub fn is_name(text: &str, name: &str) -> bool {
    text == name
}

/// The index of a name in a list; `None` if it is missing. Compiled once for all sets.
pub fn place(names: &[&str], name: &str) -> Option<usize> {
    place_from(names, name, 0)
}

/// The same, starting the search at `from`: names that come in order are found at the first comparison.
#[inline(never)]
pub fn place_from(names: &[&str], name: &str, from: usize) -> Option<usize> {
    // Most names differ in length or in their last letters, so these are compared before the whole.
    let is_it =
        |known: &&str| known.len() == name.len() && known.bytes().last() == name.bytes().last() && *known == name;
    let (before, behind) = names.split_at(from.min(names.len()));
    behind.iter().position(is_it).map(|place| before.len() + place).or_else(|| before.iter().position(is_it))
}
