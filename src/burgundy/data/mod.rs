//! What is printed on the components: rows only.

pub mod depots;
pub mod duchies;
pub mod tiles;
