//! Reading and writing JSON, notation, sentences, bytes and TypeScript types.
//!
//! A type that crosses the boundary is an ordinary struct or enum with `#[derive(Wire)]`: its reader, its writer and its
//! TypeScript declaration (with the feature `types`) follow from it. Keys on the wire are the fields' names in camel case.
//!
//! | Rust | on the wire |
//! |---|---|
//! | a struct | an object with exactly these keys |
//! | a struct with `#[wire(tag = "takeTile")]` | an object with its name in it: `{ "type": "takeTile", … }` |
//! | a struct around a `u8` with `#[wire(range = 1..=6)]` | a number that cannot be out of range |
//! | an enum of names | a string |
//! | an enum whose variants hold values | one of several objects with their names in them |
//!
//! `#[wire(notation = "buy {tile} from {depot|black}")]` gives a type its notation; see [`say`] for the patterns. The
//! derive lists all attributes.

mod bytes;
mod describe;
mod json;
mod kinds;
mod line;
mod named;
mod parse;
mod pattern;
mod tree;
#[cfg(feature = "types")]
mod typed;
mod values;

pub use loire_derive::{Deserialize, Pieces, Wire};

pub use bytes::{pack, unpack};
pub use describe::{Describe, Described};
pub use json::{List, Written, json, written};
pub use kinds::{Kind, is_name, place, place_from};
pub use line::{Line, WriteNotation};
pub use named::{FromNamed, Member, Named, Names, Never, any_named, read_named};
pub use parse::{Malformed, Tree};
pub use pattern::{Matched, Notation, NotationError, ParseNotation, digits, match_words, parse, say, text, words};
pub use tree::{Misfit, Node, Object, Read, read_key, read_tree};
#[cfg(feature = "types")]
pub use typed::{Declarations, Param, Part, Pattern, Typed, docs, first_letter};
pub use values::{deserialize, is_default, sorted};
