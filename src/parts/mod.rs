//! Components that several games own, without rules.

mod by;
mod fnv;
mod hex;
mod numbered;

mod set;

pub use by::By;
pub use fnv::Fnv;
pub use hex::{bits, neighbour_masks};
pub use numbered::Numbered;
pub use set::Set;
