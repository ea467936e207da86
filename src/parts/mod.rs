//! Components that several games own, without rules.

mod fnv;
mod hex;
mod json;
mod kind;
mod number;
mod set;
mod tagged;
mod tree;

pub use fnv::{BuildFnv, Fnv};
pub use hex::{bits, neighbour_masks};
pub use json::json;
pub(crate) use kind::kinds;
pub use kind::{By, Kind};
pub(crate) use number::numbers;
pub use set::Set;
pub(crate) use tagged::tagged;
pub use tree::{Misfit, Node, Object, Read};
pub(crate) use tree::{deserialize_by_reading, readable};
