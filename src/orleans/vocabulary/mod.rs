//! The words of the game that are not questions and answers: outcomes and events.

mod chance;
mod events;
mod stores;

pub use chance::Outcome;
pub use events::Event;
pub use stores::Store;
