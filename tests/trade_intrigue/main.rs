//! Trade & Intrigue by the chapters of its ledger: a short scene for every rule, which fails without it.

#![cfg(feature = "orleans")]

#[path = "../support/mod.rs"]
mod support;

mod alchemy;
mod court;
mod deeds;
mod deeds_and_events;
mod deeds_laws;
mod deeds_play;
mod dispatch;
mod events;
mod forged_orders;
mod frame;
mod intrigue;
mod new_places;
mod orders;
mod random_orders;
mod schema;
mod setups;
mod tables;
