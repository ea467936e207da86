//! The bag-building system: followers come out of a bag onto a market, are planned onto the spaces of places, activate
//! them and go back into the bag.
//!
//! | to find | look in |
//! |---|---|
//! | who may stand for whom | [`follower`] |
//! | places and their spaces | [`layout`] |
//! | who stands where, and the technology between them | [`board`] |
//! | a player's bag, market and board together: drawing, planning, recalling, returning | [`retinue`] |
//! | where technology may lie | [`technology`] |
//!
//! A game brings its own followers, places and spaces; what it calls the market, and which rule of its ledger a refusal
//! cites, are its own affair.

pub mod board;
pub mod follower;
pub mod layout;
pub mod retinue;
pub mod technology;

pub use board::{Board, Standing};
pub use follower::{Follower, Roles};
pub use layout::{Layout, Takes};
pub use retinue::Retinue;
