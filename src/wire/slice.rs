//! What modules add to a struct.

use super::Never;
use serde::Serialize;

/// What a module adds to a struct: a value behind a key of its own, or nothing. It is left out where it has its usual
/// value.
pub trait Slice {
    /// The value.
    #[cfg(not(feature = "types"))]
    type Value: Clone + std::fmt::Debug + Default + PartialEq + Serialize + super::Read;
    /// The value.
    #[cfg(feature = "types")]
    type Value: Clone + std::fmt::Debug + Default + PartialEq + Serialize + super::Read + super::Typed;
    /// Its key on the wire; without one there is no value.
    const KEY: Option<&'static str>;
    /// What it is, in words.
    const ABOUT: &'static str;
}

impl Slice for Never {
    type Value = ();
    const KEY: Option<&'static str> = None;
    const ABOUT: &'static str = "";
}

/// How many keys these are.
pub const fn keys_len(own: usize, added: &[Option<&'static str>]) -> usize {
    let (mut length, mut at) = (own, 0);
    while at < added.len() {
        length += added[at].is_some() as usize;
        at += 1;
    }
    length
}

/// A struct's own keys, then those that are added; `N` is their [`keys_len`].
pub const fn all_keys<const N: usize>(own: &[&'static str], added: &[Option<&'static str>]) -> [&'static str; N] {
    let mut keys = [""; N];
    let mut at = 0;
    while at < own.len() {
        keys[at] = own[at];
        at += 1;
    }
    let mut next = 0;
    while next < added.len() {
        if let Some(key) = added[next] {
            keys[at] = key;
            at += 1;
        }
        next += 1;
    }
    keys
}

/// Writes down what a module adds to a struct.
///
/// ```text
/// slice! {
///     /// The order cards that lie open (T-014).
///     OnTable = "orders": Set<Order>
/// }
/// ```
macro_rules! slice {
    ($(#[doc = $doc:literal])+ $Slice:ident = $key:literal: $Value:ty) => {
        $(#[doc = $doc])+
        #[derive(Debug)]
        pub enum $Slice {}

        impl $crate::wire::Slice for $Slice {
            type Value = $Value;
            const KEY: Option<&'static str> = Some($key);
            const ABOUT: &'static str = concat!($($doc),+);
        }
    };
}
pub(crate) use slice;
