//! The phases of a round, with their questions.

pub mod acting;
pub(crate) mod census;
pub(crate) mod event;
pub mod followers;
pub mod planning;
pub mod torture;
