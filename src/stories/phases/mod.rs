//! The phases of a round (S-001): one file each.

pub(crate) mod acting;
pub(crate) mod drawing;
pub mod effects;
pub(crate) mod planning;
pub(crate) mod settling;
pub(crate) mod unloading;
