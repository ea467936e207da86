//! Chapters 3 and 4: the new events.

mod agenda;
mod deck;
mod frame;
mod letter_a;
mod letter_b;
mod letter_c;
mod letter_d;
mod random;
mod vectors;

use crate::support::orleans::*;

/// The module of this chapter.
pub const EVENTS: &[ModuleId] = &[ModuleId::NewEvents];
/// With the brasserie too.
pub const EVENTS_AND_PLACES: &[ModuleId] = &[ModuleId::NewEvents, ModuleId::NewPlaces];

/// A scene of two in each edition with this event.
pub fn on(tile: &str) -> [Scene; 2] {
    both_with(2, EVENTS).map(|scene| scene.event(tile))
}

/// All seats have been affected by the event, and the hour glass of the next round comes next.
#[track_caller]
pub fn expect_over(scene: Scene) -> Scene {
    scene.expect_draw(Draw::Hourglass(draws::TurnHourglass))
}
