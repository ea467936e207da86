//! Deeds: tiles sent through Gate and tower, what they bring, and what happens when a deed is full (S-036, S-037, S-057
//! to S-061, S-065).

pub mod alchemy;
pub(crate) mod barter;
pub(crate) mod completion;
pub mod dispatch;
pub(crate) mod league;

use super::Waiting;
use super::data::wares::Wanted;
use super::phases::acting;
use super::state::Tile;
use crate::bagbuilding::Work;
use crate::engine::Seat;

/// The field of a work that a tile goes to: one that names it before one that takes anybody.
pub fn field_for<const N: usize>(work: &Work<Tile, N>, fields: &[Wanted], tile: Tile) -> Option<usize> {
    work.open(fields, |wanted| wanted.is_for(tile)).min_by_key(|&field| fields[field] == Wanted::Anybody)
}

/// Does the bonus of a deed that this seat sent a tile to wait here, with the deed's completion below it?
pub fn is_bonus(seat: Seat, waiting: Waiting<'_>) -> bool {
    use super::{Item, Step};
    matches!(waiting.next(), Some(&Item::Step(Step::Complete(complete))) if complete.seat == seat)
        && acting::is_acting(seat, waiting)
}
