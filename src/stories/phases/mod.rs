//! The phases of a round (S-001): one file each.

pub mod acting;
pub mod drawing;
pub mod effects;
pub mod planning;
pub mod settling;
pub mod unloading;
