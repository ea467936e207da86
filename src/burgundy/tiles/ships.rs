//! Ships load goods and move the marker (B-062, B-064).

use crate::burgundy::actions::load::Ship;
use crate::burgundy::events::Event;
use crate::burgundy::{Cx, Item};
use crate::engine::Seat;

/// Moves the marker one field to the right, on top of any others, then asks which goods to load.
pub fn land(cx: &mut Cx<'_>, seat: Seat) {
    let track = &mut cx.state.track;
    if let Some(field) = track.iter().position(|stack| stack.contains(&seat)) {
        let next = (field + 1).min(track.len() - 1);
        track[field].retain(|other| *other != seat);
        let _ = track[next].try_push(seat);
        cx.tell(Event::MarkerMoved { seat, field: next as u8 });
    }
    cx.next([Item::ask(seat, Ship.into())]);
}
