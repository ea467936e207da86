//! The print on the components, as data only.

pub mod depots;
pub mod duchies;
pub mod tiles;
