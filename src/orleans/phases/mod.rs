//! The phases of a round, and the questions they ask.

pub mod acting;
pub(crate) mod census;
pub(crate) mod event;
pub mod followers;
pub mod planning;
pub mod torture;
