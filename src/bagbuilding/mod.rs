//! The bag-building system: players draw followers from a bag to a market and plan them onto the spaces of places. The
//! followers activate these places and return to the bag.
//!
//! Components:
//!
//! | to find | look in |
//! |---|---|
//! | roles that a follower may stand for | [`follower`] |
//! | tiles, and the tiles that a space takes: followers, goods, coins, technology | [`tile`] |
//! | places and their spaces | [`layout`] |
//! | the tiles on the spaces | [`board`] |
//! | a player's bag, market and board, and what a used place returns | [`retinue`] |
//! | boards that are filled tile by tile | [`works`] |
//!
//! Procedures, in the order of a round:
//!
//! | to find | look in |
//! |---|---|
//! | taking followers back, and drawing | [`drawing`] |
//! | planning tiles onto free spaces, and why not | [`planning`] |
//! | placing technology, and why not | [`technology`] |
//! | activated places, and whose turn it is | [`acting`] |
//! | ending a question with `ready` or `decline` | [`ending`] |
//! | whole plans of a bot | [`planner`] |
//! | the beginning of a position that is arranged | [`arranging`] |
//!
//! A game supplies its followers, places and spaces, and its goods if they lie on spaces. It decides who has which
//! places, how many followers are drawn and who stands for whom. The system returns what is possible and gives plain
//! reasons for what is not; the game maps each reason to a rule of its ledger.

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
