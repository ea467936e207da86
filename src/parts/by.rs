//! Total maps over small closed sets.

use crate::wire::{Kind, Node, Read, deserialize, place_from};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A value for each member of a closed set; only non-zero values are written on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct By<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K, T, const N: usize> By<K, T, N> {
    /// A map of these values, in the order of the members.
    pub const fn of(values: [T; N]) -> Self {
        By(values, PhantomData)
    }
}

impl<K: Kind, T, const N: usize> By<K, T, N> {
    /// Fails to compile if the map's size differs from that of its set: a new member needs a larger number.
    const IS_TOTAL: () = assert!(N == K::ALL.len(), "a `By` has one value for each member of its set");
}

impl<K: Kind, T: Copy + Default, const N: usize> By<K, T, N> {
    /// A map of the values that `make` returns.
    pub fn new(mut make: impl FnMut(K) -> T) -> Self {
        By(std::array::from_fn(|i| make(K::ALL[i])), PhantomData)
    }

    /// Every member with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, T)> + '_ {
        K::ALL.iter().copied().zip(self.0.iter().copied())
    }

    /// The values in order.
    pub fn values(&self) -> &[T; N] {
        &self.0
    }
}

impl<K: Kind, const N: usize> By<K, u8, N> {
    /// The sum of all counts.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Adds one.
    pub fn put(&mut self, kind: K) {
        self[kind] = self[kind].saturating_add(1);
    }

    /// Removes one; there must be one.
    pub fn take(&mut self, kind: K) {
        self[kind] = self[kind].saturating_sub(1);
    }

    /// Removes all of this kind and returns their number.
    pub fn take_all(&mut self, kind: K) -> u8 {
        std::mem::take(&mut self[kind])
    }
}

impl<K: Kind, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        let () = Self::IS_TOTAL;
        By([T::default(); N], PhantomData)
    }
}

impl<K: Kind, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, kind: K) -> &T {
        let () = Self::IS_TOTAL;
        &self.0[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, kind: K) -> &mut T {
        let () = Self::IS_TOTAL;
        &mut self.0[kind.index()]
    }
}

impl<K: Kind, T: Default + PartialEq + Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_values(serializer, K::NAMES, &self.0)
    }
}

impl<'de, K: Kind, T: Copy + Default + Read, const N: usize> serde::Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize(deserializer)
    }
}

impl<K: Kind, T: Copy + Default + Read, const N: usize> Read for By<K, T, N> {
    fn read(node: Node<'_>) -> Self {
        let mut by = By::default();
        read_values(node, K::NAMES, &mut by.0);
        by
    }
}

/// Writes the map. Compiled once per type of value.
fn write_values<T, S: Serializer>(serializer: S, names: &[&str], values: &[T]) -> Result<S::Ok, S::Error>
where
    T: Default + PartialEq + Serialize,
{
    let there = || names.iter().zip(values).filter(|(_, value)| **value != T::default());
    let mut map = serializer.serialize_map(Some(there().count()))?;
    for (name, value) in there() {
        map.serialize_entry(name, value)?;
    }
    map.end()
}

/// Reads what [`write_values`] writes.
fn read_values<T: Read>(node: Node<'_>, names: &'static [&'static str], values: &mut [T]) {
    let mut next = 0;
    node.object(names).each(&mut |key, node| {
        let Some(place) = place_from(names, key, next) else { return };
        next = place + 1;
        if let Some(value) = values.get_mut(place) {
            *value = T::read(node);
        }
    });
}

#[cfg(feature = "types")]
impl<K: Kind + crate::wire::Typed, T: crate::wire::Typed, const N: usize> crate::wire::Typed for By<K, T, N> {
    fn type_name() -> String {
        format!("{{ [K in {}]?: {} }}", K::type_name(), T::type_name().trim_end_matches(" | null"))
    }
    fn declare(all: &mut crate::wire::Declarations) {
        K::declare(all);
        T::declare(all);
    }
}
