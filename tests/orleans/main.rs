//! Orléans by the chapters of its ledger: a short scene for every rule, which fails without it.

#![cfg(feature = "orleans")]

#[path = "../support/mod.rs"]
mod support;

mod acting;
mod actions;
mod bathhouse;
mod components;
mod conservation;
mod decisions;
mod deeds;
mod editions;
mod events;
mod examples;
mod followers_and_planning;
mod hourglass_and_census;
mod invariants;
mod mistakes;
mod places;
mod sacristy_and_tower;
mod scoring;
mod setup;
mod sketches;
mod standing;
mod torture;
mod vectors;
