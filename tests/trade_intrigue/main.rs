//! Trade & Intrigue, chapter by chapter of its ledger: every rule a short scene that would fail without it.

#[path = "../support/mod.rs"]
mod support;

mod intrigue;
