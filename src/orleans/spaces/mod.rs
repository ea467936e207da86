//! What the places of the player board do.

pub mod deeds;
pub(crate) mod guildhall;
pub(crate) mod recruit;
pub mod travel;
