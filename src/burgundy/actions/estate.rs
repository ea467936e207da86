//! Choosing a side of the board and a place for the start castle (B-009, B-015).

use super::place;
use crate::burgundy::data::duchies::DuchyId;
use crate::burgundy::data::tiles::Colour;
use crate::burgundy::duchy::{Layout, Space};
use crate::burgundy::refusals::{Why, no};
use crate::burgundy::vocabulary::{Action, Event};
use crate::burgundy::{At, Broken, Cx};
use crate::engine::Seat;
use crate::parts::Kind;

/// The two sides of the board dealt to this seat.
pub fn sides(at: At<'_>, seat: Seat) -> Option<[DuchyId; 2]> {
    at.rules.options.board_pairs.get(usize::from(at.state.players[seat].pair?)).copied()
}

/// Each side, each of its castle spaces; equal sides once.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let Some(sides) = sides(at, seat) else { return };
    for (i, &duchy) in sides.iter().enumerate() {
        if !sides[..i].contains(&duchy) {
            let castles = Layout::of(duchy).spaces[Colour::Castle.index()];
            out.extend(Space::in_set(castles).map(|space| Action::ChooseEstate { duchy, space }));
        }
    }
}

/// May this be chosen?
pub fn verdict(at: At<'_>, seat: Seat, duchy: DuchyId, space: Space) -> Result<(), Broken> {
    if !sides(at, seat).is_some_and(|sides| sides.contains(&duchy)) {
        return no("B-015", Why::NotYourBoard { duchy });
    }
    if Layout::of(duchy).colour(space) != Colour::Castle {
        return no("B-015", Why::NotACastleSpace { space });
    }
    Ok(())
}

/// The start castle is set up, not placed: it scores nothing unless the option says so (B-009).
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, duchy: DuchyId, space: Space) {
    cx.state.found(seat, duchy, space);
    cx.tell(Event::EstateChosen { seat, duchy, space });
    if cx.rules.options.score_start_area {
        place::complete_area(cx, seat, space);
    }
}
