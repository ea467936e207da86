//! Deeds: tiles sent through Gate and tower, what they bring, and what happens when a deed is full (S-036, S-037, S-057
//! to S-061, S-065).

pub mod alchemy;
pub(crate) mod barter;
pub(crate) mod completion;
pub mod dispatch;
pub(crate) mod league;

use super::data::wares::Wanted;
use super::state::Tile;
use super::{At, Item, Origin, Step};
use crate::bagbuilding::Work;
use crate::engine::{Seat, origins};

/// The field of a work that a tile goes to: one that names it before one that takes anybody.
pub fn field_for<const N: usize>(work: &Work<Tile, N>, fields: &[Wanted], tile: Tile) -> Option<usize> {
    work.open(fields, |wanted| wanted.is_for(tile)).min_by_key(|&field| fields[field] == Wanted::Anybody)
}

/// In the bonus of a deed that this seat sent a tile to: the deed's completion comes next.
pub fn bonus(at: At<'_>, seat: Seat) -> Origin<'_> {
    let completes = move |item: &Item| matches!(item, Item::Step(Step::Complete(complete)) if complete.seat == seat);
    origins::on_any(completes).when(move || !at.state.players[seat].passed)
}
