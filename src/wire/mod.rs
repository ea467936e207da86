//! What speaks JSON and what speaks in lines of words: reading, writing, notation, sentences, TypeScript.
//!
//! A type that crosses the boundary is declared once, by one of these macros. Its Rust type, its reader, its writer and
//! its TypeScript declaration (with the feature `types`) come from that one place. Keys on the wire are the fields' names
//! in camel case.
//!
//! | macro | declares | on the wire |
//! |---|---|---|
//! | `wire!` | a struct | an object with just these keys |
//! | `kinds!` | a small closed set of names | a string |
//! | `numbers!` | a number that cannot be out of range | a number |
//! | `named!` | an object that carries its own name | `{ "type": "takeTile", … }` |
//! | `union!` | a closed set of such objects, each declared in a file of its own | one of them |
//! | `tagged!` | the same, with all members in one place | one of them |
//! | `slice!` | what a module adds to a struct | one more key |
//! | `reasons!` | why an answer is refused: code, particulars, sentence | the particulars |

mod bytes;
mod json;
mod key;
mod kinds;
mod line;
mod named;
mod numbers;
mod parse;
mod pattern;
mod reasons;
mod sentence;
mod slice;
mod structs;
mod tagged;
mod tree;
#[cfg(feature = "types")]
mod typed;
mod union;
mod values;

pub use bytes::{pack, unpack};
pub use json::{List, Written, json, written};
pub use key::{camel, camel_len};
pub(crate) use key::{key, keys};
pub(crate) use kinds::kinds;
pub use kinds::{Kind, is_name, place, place_from};
pub use line::{Line, Word};
pub(crate) use named::named;
pub use named::{FromNamed, Named, Names, Never, any_named, read_named};
pub(crate) use numbers::numbers;
pub use parse::{Malformed, Tree};
pub use pattern::{Heard, Spoken, digits, hear, parse, say, text, words};
pub(crate) use reasons::reasons;
pub use sentence::{Said, Told};
pub(crate) use slice::slice;
pub use slice::{Slice, all_keys, keys_len};
pub use structs::is_usual;
pub(crate) use structs::wire;
pub(crate) use tagged::tagged;
pub use tree::{Misfit, Node, Object, Read, read_key, read_tree};
#[cfg(feature = "types")]
pub use typed::{Declarations, Param, Typed, docs, first_letter};
pub use union::Member;
pub(crate) use union::union;
pub(crate) use values::deserialize_by_reading;
pub use values::{deserialize, sorted};
