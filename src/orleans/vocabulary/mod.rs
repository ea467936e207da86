//! The words of the game that are not questions and answers: steps, draws, outcomes and events.

mod chance;
mod events;
mod steps;
mod stores;

pub use chance::{Draw, Outcome};
pub use events::Event;
pub use steps::Step;
pub use stores::{Sending, Store};
