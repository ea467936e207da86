//! The words of the game: steps, questions, answers, draws, outcomes and events.

mod actions;
mod asks;
mod chance;
mod events;
mod steps;

pub use actions::{Action, Barter, Reward, Sending, Store};
pub use asks::Ask;
pub use chance::{Draw, Outcome};
pub use events::Event;
pub use steps::Step;
