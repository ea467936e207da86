//! Orléans, chapter by chapter of its ledger: every rule a short scene that would fail without it.

#[path = "../support/mod.rs"]
mod support;

mod acting;
mod actions;
mod components;
mod deeds;
mod examples;
mod phases;
mod setup;
mod standing;
