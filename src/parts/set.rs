//! Sets over small closed sets of names.

use super::{Bits, bits};
use crate::wire::{Kind, Node, Read, deserialize};
use serde::{Serialize, Serializer};
use std::fmt;

/// A subset of a closed set. On the wire a list of names, written in order and read in any order.
///
/// Stored in 64 bits, or in 128 for a larger closed set. A set that fits neither does not compile.
pub struct Set<K: Kind>(K::Bits);

impl<K: Kind> Set<K> {
    /// The empty set.
    pub const EMPTY: Self = {
        assert!(K::ALL.len() <= K::Bits::WIDTH, "a closed set of at most 128 members");
        Set(K::Bits::NONE)
    };

    /// All members that satisfy the predicate.
    pub fn of(is_in: impl Fn(K) -> bool) -> Self {
        K::ALL.iter().copied().filter(|&member| is_in(member)).collect()
    }

    /// The members whose indices are the set bits.
    pub fn from_bits(bits: K::Bits) -> Self {
        Set(bits & K::Bits::lowest(K::ALL.len()))
    }

    /// The members as bits.
    pub const fn bits(self) -> K::Bits {
        self.0
    }

    /// The set with only this member.
    pub fn one(member: K) -> Self {
        let mut set = Set::EMPTY;
        set.insert(member);
        set
    }

    /// Whether it contains this member.
    pub fn has(self, member: K) -> bool {
        self.0 & K::Bits::one(member.index()) != K::Bits::NONE
    }

    /// Whether it contains all of these members.
    pub fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == K::Bits::NONE
    }

    /// Adds a member.
    pub fn insert(&mut self, member: K) {
        self.0 = self.0 | K::Bits::one(member.index());
    }

    /// Removes a member.
    pub fn remove(&mut self, member: K) {
        self.0 = self.0 & !K::Bits::one(member.index());
    }

    /// The union.
    pub fn or(self, other: Self) -> Self {
        Set(self.0 | other.0)
    }

    /// The intersection.
    pub fn and(self, other: Self) -> Self {
        Set(self.0 & other.0)
    }

    /// The difference.
    pub fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0)
    }

    /// Number of members.
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// Whether it is empty.
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

/// Writes the names of the members. Compiled once per width.
fn write_members<S: Serializer, B: Bits>(serializer: S, names: &[&str], members: B) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(bits(members).map(|place| names[usize::from(place)]))
}

/// Reads what [`write_members`] writes: the names in any order, each once.
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
    use crate::wire::{Tree, Wire, read_tree};

    /// A set of a hundred members, which needs 128 bits.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
    #[repr(u8)]
    pub enum Many {
        #[default]
        #[wire(rename = "0")]
        M0,
        #[wire(rename = "1")]
        M1,
        #[wire(rename = "2")]
        M2,
        #[wire(rename = "3")]
        M3,
        #[wire(rename = "4")]
        M4,
        #[wire(rename = "5")]
        M5,
        #[wire(rename = "6")]
        M6,
        #[wire(rename = "7")]
        M7,
        #[wire(rename = "8")]
        M8,
        #[wire(rename = "9")]
        M9,
        #[wire(rename = "10")]
        M10,
        #[wire(rename = "11")]
        M11,
        #[wire(rename = "12")]
        M12,
        #[wire(rename = "13")]
        M13,
        #[wire(rename = "14")]
        M14,
        #[wire(rename = "15")]
        M15,
        #[wire(rename = "16")]
        M16,
        #[wire(rename = "17")]
        M17,
        #[wire(rename = "18")]
        M18,
        #[wire(rename = "19")]
        M19,
        #[wire(rename = "20")]
        M20,
        #[wire(rename = "21")]
        M21,
        #[wire(rename = "22")]
        M22,
        #[wire(rename = "23")]
        M23,
        #[wire(rename = "24")]
        M24,
        #[wire(rename = "25")]
        M25,
        #[wire(rename = "26")]
        M26,
        #[wire(rename = "27")]
        M27,
        #[wire(rename = "28")]
        M28,
        #[wire(rename = "29")]
        M29,
        #[wire(rename = "30")]
        M30,
        #[wire(rename = "31")]
        M31,
        #[wire(rename = "32")]
        M32,
        #[wire(rename = "33")]
        M33,
        #[wire(rename = "34")]
        M34,
        #[wire(rename = "35")]
        M35,
        #[wire(rename = "36")]
        M36,
        #[wire(rename = "37")]
        M37,
        #[wire(rename = "38")]
        M38,
        #[wire(rename = "39")]
        M39,
        #[wire(rename = "40")]
        M40,
        #[wire(rename = "41")]
        M41,
        #[wire(rename = "42")]
        M42,
        #[wire(rename = "43")]
        M43,
        #[wire(rename = "44")]
        M44,
        #[wire(rename = "45")]
        M45,
        #[wire(rename = "46")]
        M46,
        #[wire(rename = "47")]
        M47,
        #[wire(rename = "48")]
        M48,
        #[wire(rename = "49")]
        M49,
        #[wire(rename = "50")]
        M50,
        #[wire(rename = "51")]
        M51,
        #[wire(rename = "52")]
        M52,
        #[wire(rename = "53")]
        M53,
        #[wire(rename = "54")]
        M54,
        #[wire(rename = "55")]
        M55,
        #[wire(rename = "56")]
        M56,
        #[wire(rename = "57")]
        M57,
        #[wire(rename = "58")]
        M58,
        #[wire(rename = "59")]
        M59,
        #[wire(rename = "60")]
        M60,
        #[wire(rename = "61")]
        M61,
        #[wire(rename = "62")]
        M62,
        #[wire(rename = "63")]
        M63,
        #[wire(rename = "64")]
        M64,
        #[wire(rename = "65")]
        M65,
        #[wire(rename = "66")]
        M66,
        #[wire(rename = "67")]
        M67,
        #[wire(rename = "68")]
        M68,
        #[wire(rename = "69")]
        M69,
        #[wire(rename = "70")]
        M70,
        #[wire(rename = "71")]
        M71,
        #[wire(rename = "72")]
        M72,
        #[wire(rename = "73")]
        M73,
        #[wire(rename = "74")]
        M74,
        #[wire(rename = "75")]
        M75,
        #[wire(rename = "76")]
        M76,
        #[wire(rename = "77")]
        M77,
        #[wire(rename = "78")]
        M78,
        #[wire(rename = "79")]
        M79,
        #[wire(rename = "80")]
        M80,
        #[wire(rename = "81")]
        M81,
        #[wire(rename = "82")]
        M82,
        #[wire(rename = "83")]
        M83,
        #[wire(rename = "84")]
        M84,
        #[wire(rename = "85")]
        M85,
        #[wire(rename = "86")]
        M86,
        #[wire(rename = "87")]
        M87,
        #[wire(rename = "88")]
        M88,
        #[wire(rename = "89")]
        M89,
        #[wire(rename = "90")]
        M90,
        #[wire(rename = "91")]
        M91,
        #[wire(rename = "92")]
        M92,
        #[wire(rename = "93")]
        M93,
        #[wire(rename = "94")]
        M94,
        #[wire(rename = "95")]
        M95,
        #[wire(rename = "96")]
        M96,
        #[wire(rename = "97")]
        M97,
        #[wire(rename = "98")]
        M98,
        #[wire(rename = "99")]
        M99,
    }

    /// A set of a few members, which needs 64 bits.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
    #[repr(u8)]
    pub enum Few {
        #[default]
        One,
        Two,
        Three,
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
