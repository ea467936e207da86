//! Small closed sets of names, and total maps over them.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A member of a small closed set.
pub trait Kind: Copy + Eq + 'static {
    /// All members, in order.
    const ALL: &'static [Self];
    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;
    /// Its name on the wire and in notation.
    fn name(self) -> &'static str;
    /// The member of this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

/// Writes down a small closed set: each member with its name on the wire.
macro_rules! kinds {
    ($(#[$meta:meta])* $Kind:ident { $($(#[$of:meta])* $Member:ident = $name:literal,)+ }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        $(#[$meta])*
        #[allow(missing_docs, reason = "the members' names say all there is to say")]
        #[repr(u8)]
        pub enum $Kind { $($(#[$of])* #[serde(rename = $name)] $Member,)+ }

        impl $crate::parts::Kind for $Kind {
            const ALL: &'static [Self] = &[$($Kind::$Member),+];
            fn index(self) -> usize { self as usize }
            fn name(self) -> &'static str { match self { $($Kind::$Member => $name),+ } }
        }
    };
}
pub(crate) use kinds;

/// A value for every member of a closed set; on the wire only the values that are not zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K: Kind, T: Copy + Default, const N: usize> By<K, T, N> {
    /// The value that `make` gives for each member.
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
    /// How many there are in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Takes all of this kind out.
    pub fn take_all(&mut self, kind: K) -> u8 {
        std::mem::take(&mut self[kind])
    }
}

impl<K: Kind, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By([T::default(); N], PhantomData)
    }
}

impl<K: Kind, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    fn index(&self, kind: K) -> &T {
        &self.0[kind.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for By<K, T, N> {
    fn index_mut(&mut self, kind: K) -> &mut T {
        &mut self.0[kind.index()]
    }
}

impl<K: Kind + Serialize, T: Copy + Default + PartialEq + Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let there = || self.iter().filter(|(_, value)| *value != T::default());
        let mut map = serializer.serialize_map(Some(there().count()))?;
        for (kind, value) in there() {
            map.serialize_entry(&kind, &value)?;
        }
        map.end()
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for By<K, T, N>
where
    K: Kind + Deserialize<'de>,
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);
        impl<'de, K, T, const N: usize> Visitor<'de> for Entries<K, T, N>
        where
            K: Kind + Deserialize<'de>,
            T: Copy + Default + PartialEq + Deserialize<'de>,
        {
            type Value = By<K, T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of names and numbers")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut by = By::default();
                while let Some((kind, value)) = map.next_entry::<K, T>()? {
                    if by[kind] != T::default() {
                        return Err(A::Error::custom(format_args!("{} is given twice", kind.name())));
                    }
                    by[kind] = value;
                }
                Ok(by)
            }
        }
        deserializer.deserialize_map(Entries(PhantomData))
    }
}
