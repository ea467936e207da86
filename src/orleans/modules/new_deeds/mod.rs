//! New Deeds: the board of ten deeds (T-068 to T-076).

pub mod vocabulary;

use super::Module;
use crate::orleans::setup::{ModuleId, Setup};

/// New deeds.
#[derive(Debug)]
pub struct NewDeeds;

impl Module for NewDeeds {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewDeeds)
    }
}
