//! Loire: a rules engine for board games set in the Loire valley.

#![forbid(unsafe_code)]

pub mod burgundy;
pub mod engine;
pub mod parts;
