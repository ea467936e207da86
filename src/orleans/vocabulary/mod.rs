//! The outcomes and events of the game.

mod chance;
mod events;
mod stores;

pub use chance::Outcome;
pub use events::Event;
pub use stores::Store;
