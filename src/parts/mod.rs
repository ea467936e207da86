//! Components that several games own, without rules.

mod fnv;
mod hex;
mod json;
mod kind;
mod line;
mod number;
mod numbered;
mod sentence;
mod set;
mod tagged;
mod tree;

pub use fnv::Fnv;
pub use hex::{bits, neighbour_masks};
pub use json::json;
pub(crate) use kind::kinds;
pub use kind::{By, Kind};
pub use line::{Line, Word};
pub(crate) use number::numbers;
pub use numbered::Numbered;
pub use sentence::{Said, Sentence};
pub use set::{Set, read_members};
pub(crate) use tagged::tagged;
pub use tree::{Misfit, Node, Object, Read, read_key, read_tree, sorted};
pub(crate) use tree::{deserialize_by_reading, readable};
