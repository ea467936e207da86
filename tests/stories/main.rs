//! Orléans Stories: components and set-up, then one file per chapter of the ledger.

#![cfg(feature = "stories")]

#[path = "../support/mod.rs"]
mod support;

mod board;
mod components;
mod ends;
mod epochs;
mod expansion;
mod first_kingdom;
mod judge;
mod kings_favor;
mod mistakes;
mod orders;
mod schema;
mod schema_agrees;
mod setup;
mod sheet;
mod sketches;
mod system;
mod tables;
mod tables_of_a_story;
mod tables_of_places;
