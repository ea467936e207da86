//! What the places of the player board do.

pub mod deeds;
pub mod guildhall;
pub mod recruit;
pub mod travel;
