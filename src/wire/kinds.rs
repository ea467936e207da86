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
    fn is_unsaid(self) -> bool {
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

/// Writes down a small closed set: each member with its name on the wire. What is usual is its first member. One that is
/// `unsaid` is meant where a line leaves it out.
///
/// ```text
/// kinds! {
///     /// How planning goes.
///     Planning as "OrleansPlanning" {
///         /// All at once, in any order.
///         Simultaneous = "simultaneous",
///         /// One after the other from the start player on.
///         InOrder = "inOrder",
///     }
/// }
/// ```
macro_rules! kinds {
    (@type $Kind:ident) => { stringify!($Kind) };
    (@type $Kind:ident $typescript:literal) => { $typescript };
    ($(#[doc = $doc:literal])* $Kind:ident $(as $typescript:literal)? $(unsaid $Unsaid:ident)? {
        $($(#[doc = $of:literal])* $Member:ident = $name:literal,)+
    }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the members' names say all there is to say")]
        #[repr(u8)]
        pub enum $Kind { $($(#[doc = $of])* $Member,)+ }

        impl $crate::wire::Kind for $Kind {
            type Bits = <$crate::parts::Wide<{ [$($name),+].len() > 64 }> as $crate::parts::Width>::Bits;
            const ALL: &'static [Self] = &[$($Kind::$Member),+];
            fn index(self) -> usize { self as usize }
            const NAMES: &'static [&'static str] = &[$($name),+];
            $(fn is_unsaid(self) -> bool {
                self == $Kind::$Unsaid
            })?
        }

        impl Default for $Kind {
            fn default() -> Self {
                <$Kind as $crate::wire::Kind>::ALL[0]
            }
        }

        impl serde::Serialize for $Kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::wire::Kind::name(*self))
            }
        }

        impl $crate::wire::Read for $Kind {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                <$Kind as $crate::wire::Kind>::ALL[node.name(<$Kind as $crate::wire::Kind>::NAMES)]
            }
        }
        $crate::wire::deserialize_by_reading!($Kind);

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Kind {
            fn type_name() -> String {
                $crate::wire::kinds!(@type $Kind $($typescript)?).to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                all.add(&Self::type_name(), &[$($doc),*], || [$(concat!("\"", $name, "\"")),+].join(" | "));
            }
        }
    };
}
pub(crate) use kinds;
