//! The Castles of Burgundy by the chapters of its ledger: a short scene for every rule, which fails without it.

#![cfg(feature = "burgundy")]

#[path = "../support/mod.rs"]
mod support;

mod areas_and_ends;
mod chains;
mod chance_and_moves;
mod conservation;
mod die_actions;
mod examples;
mod knowledge;
mod mistakes;
mod phase_preparation;
mod placed_tiles;
mod round_and_turn;
mod setup;
mod vectors;
