//! Components that several games own, without rules.

mod bits;
mod by;
mod fnv;
mod hex;
mod known;
mod numbered;
mod set;
mod sort;

pub use bits::{Bits, Wide, Width, bits};
pub use by::By;
pub use fnv::Fnv;
pub use hex::neighbour_masks;
pub use known::Known;
pub use numbered::Numbered;
pub use set::Set;
pub use sort::{sort, sort_first};
