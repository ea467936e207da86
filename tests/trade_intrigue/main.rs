//! Trade & Intrigue, chapter by chapter of its ledger: every rule a short scene that would fail without it.

#[path = "../support/mod.rs"]
mod support;

mod forged_orders;
mod frame;
mod new_places;
mod orders;
mod random_orders;
mod schema;
mod setups;
mod tables;
