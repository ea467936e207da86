//! The effects of the places of the player board.

pub mod deeds;
pub mod guildhall;
pub mod recruit;
pub mod travel;
