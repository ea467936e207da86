//! Components that several games own, without rules.

mod hex;
mod kind;
mod number;

pub use hex::{bits, neighbour_masks};
pub(crate) use kind::kinds;
pub use kind::{By, Kind};
pub(crate) use number::numbers;
