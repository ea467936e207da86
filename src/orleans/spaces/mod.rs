//! The effects of the places of the player board.

pub mod deeds;
pub(crate) mod guildhall;
pub(crate) mod recruit;
pub mod travel;
