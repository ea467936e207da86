//! Phase 2: who leads and who trails on the farmer track (O-022 to O-024).

use crate::engine::{Runs, Seat};
use crate::orleans::data::tracks::Track;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Cx, Orleans, gain, modules};
use crate::wire::Wire;

/// Phase 2: the census (O-022).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "census")]
pub struct Census;

impl Runs<Orleans> for Census {
    /// The foremost gains a coin, the hindmost pays one; ties cancel either, and two players never pay (O-023).
    fn run(self, cx: &mut Cx<'_>) {
        let marker = |seat: Seat| cx.state.players[seat].tracks[Track::Farmer];
        let alone = |field: Option<u8>| {
            let mut there = cx.rules.seats.iter().filter(|&seat| Some(marker(seat)) == field);
            there.next().filter(|_| there.next().is_none())
        };
        let first = alone(cx.rules.seats.iter().map(marker).max());
        let last = alone(cx.rules.seats.iter().map(marker).min()).filter(|_| cx.rules.seats.number() > 2);
        modules::tell(cx, Event::CensusHeld { first, last });
        if let Some(seat) = first {
            gain::coins(cx, seat, 1);
        }
        if let Some(seat) = last {
            gain::pay(cx, seat, 1);
        }
    }
}
