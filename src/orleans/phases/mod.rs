//! The phases of a round, with their questions.

pub mod acting;
pub mod census;
pub mod event;
pub mod followers;
pub mod planning;
pub mod torture;
