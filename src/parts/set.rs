//! Sets over small closed sets of names.

use super::{Bits, bits};
use crate::wire::{Kind, Node, Read, deserialize};
use serde::{Serialize, Serializer};
use std::fmt;

/// Which members of a closed set are in; on the wire a list of their names, written in order and read in any.
///
/// A word of 64 bits holds it, or one of 128 if the closed set is that large. A set that fits neither does not compile.
pub struct Set<K: Kind>(K::Bits);

impl<K: Kind> Set<K> {
    /// Nothing is in.
    pub const EMPTY: Self = {
        assert!(K::ALL.len() <= K::Bits::WIDTH, "a closed set of at most 128 members");
        Set(K::Bits::NONE)
    };

    /// All members for which this holds.
    pub fn of(is_in: impl Fn(K) -> bool) -> Self {
        K::ALL.iter().copied().filter(|&member| is_in(member)).collect()
    }

    /// The members whose places in order are the bits of a number.
    pub fn from_bits(bits: K::Bits) -> Self {
        Set(bits & K::Bits::lowest(K::ALL.len()))
    }

    /// The members as bits of a number.
    pub const fn bits(self) -> K::Bits {
        self.0
    }

    /// Only this one.
    pub fn one(member: K) -> Self {
        let mut set = Set::EMPTY;
        set.insert(member);
        set
    }

    /// Is this one in?
    pub fn has(self, member: K) -> bool {
        self.0 & K::Bits::one(member.index()) != K::Bits::NONE
    }

    /// Are all of these in?
    pub fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == K::Bits::NONE
    }

    /// Puts one in.
    pub fn insert(&mut self, member: K) {
        self.0 = self.0 | K::Bits::one(member.index());
    }

    /// Takes one out.
    pub fn remove(&mut self, member: K) {
        self.0 = self.0 & !K::Bits::one(member.index());
    }

    /// The members of either.
    pub fn or(self, other: Self) -> Self {
        Set(self.0 | other.0)
    }

    /// The members of both.
    pub fn and(self, other: Self) -> Self {
        Set(self.0 & other.0)
    }

    /// The members that are not in the other.
    pub fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0)
    }

    /// How many are in.
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// Is nothing in?
    pub fn is_empty(self) -> bool {
        self.0 == K::Bits::NONE
    }

    /// Its members in order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        bits(self.0).map(|i| K::ALL[usize::from(i)])
    }
}

impl<K: Kind> Clone for Set<K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K: Kind> Copy for Set<K> {}
impl<K: Kind> PartialEq for Set<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<K: Kind> Eq for Set<K> {}
impl<K: Kind> std::hash::Hash for Set<K> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<K: Kind> Default for Set<K> {
    fn default() -> Self {
        Set::EMPTY
    }
}
impl<K: Kind> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#b}", self.0)
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<K: Kind> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_members(serializer, K::NAMES, self.0)
    }
}

impl<K: Kind> Read for Set<K> {
    fn read(node: Node<'_>) -> Self {
        Set::from_bits(read_members(node, K::NAMES))
    }
}

/// Compiled once for all sets of a width.
fn write_members<S: Serializer, B: Bits>(serializer: S, names: &[&str], members: B) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(bits(members).map(|place| names[usize::from(place)]))
}

/// [`write_members`] the other way round: the names in any order, each once.
fn read_members<B: Bits>(node: Node<'_>, names: &[&str]) -> B {
    let mut members = B::NONE;
    node.each(&mut |item| {
        let member = B::one(item.name(names));
        if members & member != B::NONE {
            item.misfit(&format!("\"{}\" is named twice", item.text()));
        }
        members = members | member;
    });
    members
}

impl<'de, K: Kind> serde::Deserialize<'de> for Set<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize(deserializer)
    }
}

#[cfg(feature = "types")]
impl<K: Kind + crate::wire::Typed> crate::wire::Typed for Set<K> {
    fn type_name() -> String {
        format!("Array<{}>", K::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        K::declare(all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::kinds;
    use crate::wire::{Tree, read_tree};

    kinds! {
        /// A hundred members.
        Many {
            M0 = "0", M1 = "1", M2 = "2", M3 = "3", M4 = "4", M5 = "5", M6 = "6", M7 = "7", M8 = "8", M9 = "9",
            M10 = "10", M11 = "11", M12 = "12", M13 = "13", M14 = "14", M15 = "15", M16 = "16", M17 = "17", M18 = "18", M19 = "19",
            M20 = "20", M21 = "21", M22 = "22", M23 = "23", M24 = "24", M25 = "25", M26 = "26", M27 = "27", M28 = "28", M29 = "29",
            M30 = "30", M31 = "31", M32 = "32", M33 = "33", M34 = "34", M35 = "35", M36 = "36", M37 = "37", M38 = "38", M39 = "39",
            M40 = "40", M41 = "41", M42 = "42", M43 = "43", M44 = "44", M45 = "45", M46 = "46", M47 = "47", M48 = "48", M49 = "49",
            M50 = "50", M51 = "51", M52 = "52", M53 = "53", M54 = "54", M55 = "55", M56 = "56", M57 = "57", M58 = "58", M59 = "59",
            M60 = "60", M61 = "61", M62 = "62", M63 = "63", M64 = "64", M65 = "65", M66 = "66", M67 = "67", M68 = "68", M69 = "69",
            M70 = "70", M71 = "71", M72 = "72", M73 = "73", M74 = "74", M75 = "75", M76 = "76", M77 = "77", M78 = "78", M79 = "79",
            M80 = "80", M81 = "81", M82 = "82", M83 = "83", M84 = "84", M85 = "85", M86 = "86", M87 = "87", M88 = "88", M89 = "89",
            M90 = "90", M91 = "91", M92 = "92", M93 = "93", M94 = "94", M95 = "95", M96 = "96", M97 = "97", M98 = "98", M99 = "99",
        }
    }

    kinds! {
        /// Few members.
        Few { One = "one", Two = "two", Three = "three", }
    }

    #[test]
    fn a_set_is_as_wide_as_its_kind() {
        assert_eq!((size_of::<Set<Few>>(), size_of::<Set<Many>>()), (8, 16));
        let mut set: Set<Many> = [Many::M99, Many::M0, Many::M64].into_iter().collect();
        assert!(set.has(Many::M99) && set.has(Many::M64) && !set.has(Many::M35));
        assert_eq!(serde_json::to_value(set).ok(), Some(serde_json::json!(["0", "64", "99"])));
        assert_eq!(
            read_tree::<Set<Many>>(&Tree::parse(&serde_json::json!(["99", "64", "0"]).to_string()).unwrap()).ok(),
            Some(set)
        );
        assert!(read_tree::<Set<Many>>(&Tree::parse(&serde_json::json!(["99", "99"]).to_string()).unwrap()).is_err());
        set.remove(Many::M99);
        assert_eq!((set.len(), set.or(Set::one(Many::M1)).iter().last()), (2, Some(Many::M64)));
        assert_eq!(Set::<Many>::from_bits(u128::MAX).len(), 100);
        assert_eq!(Set::<Few>::from_bits(u64::MAX), Set::of(|_| true));
    }
}
