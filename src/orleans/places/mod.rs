//! Place tiles whose use asks something of its own.

pub mod bathhouse;
pub(crate) mod pharmacy;
