//! Intrigue: the board of nine intriguers, and bribery (T-077 to T-085).

pub mod vocabulary;

use super::Module;
use crate::orleans::setup::{ModuleId, Setup};

/// Intrigue.
#[derive(Debug)]
pub struct Intrigue;

impl Module for Intrigue {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::Intrigue)
    }
}
