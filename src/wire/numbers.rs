//! Numbers that cannot be out of range.

/// Writes down a number that runs from a first to a last one, and its type in TypeScript.
///
/// ```text
/// numbers! {
///     /// What a die shows.
///     Face as "BurgundyFace", 1..=6, "1 | 2 | 3 | 4 | 5 | 6"
/// }
/// ```
macro_rules! numbers {
    ($(#[doc = $doc:literal])* $Number:ident as $typescript:literal, $first:literal ..= $last:literal, $types:literal) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        pub struct $Number(u8);

        impl $Number {
            /// How many there are.
            pub const COUNT: usize = $last - $first + 1;

            /// This number, if it is in range.
            pub const fn new(number: u8) -> Option<Self> {
                if matches!(number, $first..=$last) { Some($Number(number)) } else { None }
            }

            /// The number itself.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its place in a list of all of them.
            pub const fn index(self) -> usize {
                (self.0 - $first) as usize
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                ($first..$last + 1).map($Number)
            }
        }

        impl $crate::wire::Read for $Number {
            fn read(node: $crate::wire::Node<'_>) -> Self {
                $Number(node.number_from($first, $last))
            }
        }
        $crate::wire::deserialize_by_reading!($Number);

        impl $crate::wire::Word for $Number {
            fn add_to(&self, line: &mut $crate::wire::Line) {
                line.add(self.0);
            }
        }
        impl $crate::wire::Said for $Number {
            fn say(&self, line: &mut $crate::wire::Line) {
                line.add(self.0);
            }
        }
        impl $crate::wire::Spoken for $Number {
            fn hear(words: &[&str]) -> Option<Self> {
                Self::new(u8::hear(words)?)
            }
        }

        #[cfg(feature = "types")]
        impl $crate::wire::Typed for $Number {
            fn type_name() -> String {
                $typescript.to_owned()
            }
            fn declare(all: &mut $crate::wire::Declarations) {
                all.add($typescript, &[$($doc),*], || $types.to_owned());
            }
        }
    };
}
pub(crate) use numbers;
