//! New Events: hour-glass cards A to D (T-020 to T-067).

pub mod vocabulary;

use super::Module;
use crate::engine::Seat;
use crate::orleans::Cx;
use crate::orleans::data::hourglasses::HourglassRow;
use crate::orleans::setup::{ModuleId, Setup};

/// New events.
#[derive(Debug)]
pub struct NewEvents;

impl Module for NewEvents {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewEvents)
    }
}

/// What an event of this module brings or costs a seat in phase 6.
pub fn suffer(_: &mut Cx<'_>, _: Seat, _: &HourglassRow) {}
