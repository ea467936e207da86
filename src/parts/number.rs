//! Numbers that cannot be out of range.

/// Writes down a number that runs from a first to a last one.
macro_rules! numbers {
    ($(#[$meta:meta])* $Number:ident, $first:literal ..= $last:literal, $types:literal) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[cfg_attr(feature = "types", ts(type = $types))]
        $(#[$meta])*
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

        impl $crate::parts::Read for $Number {
            fn read(node: $crate::parts::Node<'_>) -> Self {
                $Number(node.number_from($first, $last))
            }
        }
        $crate::parts::deserialize_by_reading!($Number);
    };
}
pub(crate) use numbers;
