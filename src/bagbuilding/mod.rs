//! The bag-building system: followers come out of a bag onto a market, are planned onto the spaces of places, activate
//! them and go back into the bag.
//!
//! What there is:
//!
//! | to find | look in |
//! |---|---|
//! | who may stand for whom | [`follower`] |
//! | what may stand on a space, and what a space takes: followers, goods, coins, technology | [`tile`] |
//! | places and their spaces | [`layout`] |
//! | what stands on which space | [`board`] |
//! | a player's bag, market and board together; what a used place gives back | [`retinue`] |
//! | boards that are filled tile by tile | [`works`] |
//!
//! What is done with it, in the order of a round:
//!
//! | to find | look in |
//! |---|---|
//! | taking followers back, and drawing | [`drawing`] |
//! | tiles onto free spaces, and why not | [`planning`] |
//! | where technology may lie, and why not | [`technology`] |
//! | which places are activated, and whose turn it is | [`acting`] |
//! | being ready, and doing without | [`ending`] |
//! | whole plans of a bot | [`planner`] |
//! | the beginning of a position that is arranged | [`arranging`] |
//!
//! A game brings its own followers, places and spaces, and goods if they lie on spaces. It says who has which places, how
//! many followers may be drawn and who stands for whom. The system answers what is possible, and why something is not, as
//! a plain reason; which rule of the ledger says so, what the market is called and what a place does are the game's affair.

pub mod acting;
pub mod arranging;
pub mod board;
pub mod drawing;
pub mod ending;
pub mod follower;
pub mod layout;
pub mod planner;
pub mod planning;
pub mod retinue;
pub mod technology;
pub mod tile;
pub mod works;

#[cfg(test)]
mod tests;

pub use board::Board;
pub use follower::{Follower, Roles};
pub use layout::Layout;
pub use planning::Places;
pub use retinue::Retinue;
pub use tile::{Good, Sum, Takes, Tile};
pub use works::Work;
