//! Sets over small closed sets of names.

use super::bits;
use crate::wire::{Kind, Node, Read, read_tree};
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Which members of a closed set of at most 64 are in; on the wire a list of their names, written in order and read in any.
pub struct Set<K>(u64, PhantomData<K>);

impl<K: Kind> Set<K> {
    /// Nothing is in.
    pub const EMPTY: Self = Set(0, PhantomData);

    /// All members for which this holds.
    pub fn of(is_in: impl Fn(K) -> bool) -> Self {
        K::ALL.iter().copied().filter(|&member| is_in(member)).collect()
    }

    /// The members whose places in order are the bits of a number.
    pub fn from_bits(bits: u64) -> Self {
        let all = u64::MAX >> (64 - K::ALL.len().clamp(1, 64));
        Set(bits & all, PhantomData)
    }

    /// The members as bits of a number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Only this one.
    pub fn one(member: K) -> Self {
        Set(1 << member.index(), PhantomData)
    }

    /// Is this one in?
    pub fn has(self, member: K) -> bool {
        self.0 & 1 << member.index() != 0
    }

    /// Are all of these in?
    pub const fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// Puts one in.
    pub fn insert(&mut self, member: K) {
        self.0 |= 1 << member.index();
    }

    /// Takes one out.
    pub fn remove(&mut self, member: K) {
        self.0 &= !(1 << member.index());
    }

    /// The members of either.
    pub const fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    /// The members of both.
    pub const fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    /// The members that are not in the other.
    pub const fn without(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }

    /// How many are in.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is nothing in?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its members in order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        bits(self.0).map(|i| K::ALL[usize::from(i)])
    }
}

impl<K> Clone for Set<K> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for Set<K> {}
impl<K> PartialEq for Set<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<K> Eq for Set<K> {}
impl<K> std::hash::Hash for Set<K> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<K> Default for Set<K> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}
impl<K> fmt::Debug for Set<K> {
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

/// Compiled once for all sets.
fn write_members<S: Serializer>(serializer: S, names: &[&str], members: u64) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(bits(members).map(|place| names[usize::from(place)]))
}

/// [`write_members`] the other way round: the names in any order, each once.
fn read_members(node: Node<'_>, names: &[&str]) -> u64 {
    let mut members = 0;
    node.each(&mut |item| {
        let member = 1 << item.name(names);
        if members & member != 0 {
            item.misfit(&format!("\"{}\" is named twice", item.text()));
        }
        members |= member;
    });
    members
}

impl<'de, K: Kind> serde::Deserialize<'de> for Set<K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tree = serde_json::Value::deserialize(deserializer)?;
        read_tree(&tree).map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "types")]
impl<K: crate::wire::Typed> crate::wire::Typed for Set<K> {
    fn type_name() -> String {
        format!("Array<{}>", K::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        K::declare(all);
    }
}
