//! The phases of a round, and the questions they ask.

pub mod acting;
pub mod census;
pub mod event;
pub mod followers;
pub mod planning;
pub mod torture;
