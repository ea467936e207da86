//! Components without rules that several games use.

mod bits;
mod by;
mod fnv;
mod hex;
mod memo;
mod numbered;
mod set;
mod sort;

pub use bits::{Bits, Wide, Width, bits};
pub use by::By;
pub use fnv::Fnv;
pub use hex::neighbour_masks;
pub use memo::Memo;
pub use numbered::Numbered;
pub use set::Set;
pub use sort::{sort, sort_first};
