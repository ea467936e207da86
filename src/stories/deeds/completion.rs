//! A deed that is full (S-058, S-111).

use crate::engine::{Runs, Seat, module};
use crate::stories::data::deeds::Deed;
use crate::stories::events::Event;
use crate::stories::{At, Cx, Stories, modules, store};
use crate::wire::Wire;

/// Is the deed full? Then its tiles go to storage, and it turns over or leaves the game (S-058).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "complete")]
pub struct Complete {
    pub seat: Seat,
    pub deed: Deed,
}

impl Runs<Stories> for Complete {
    fn run(self, cx: &mut Cx<'_>) {
        let Complete { seat, deed } = self;
        let fields = cx.rules.deed(deed).fields.len();
        let Some(work) = cx.state.deeds[deed].filter(|work| work.is_complete(fields)) else { return };
        work.iter().for_each(|(_, tile)| store(cx, tile));
        cx.state.deeds[deed] = None;
        module::tell(cx, Event::DeedCompleted { seat, deed });
        let [front, back] = deed.board().sides();
        if deed == front {
            cx.state.deeds[back] = Some(Default::default());
            cx.tell(Event::DeedLaidOut { deed: back });
        }
        modules::of(cx.at()).deed_gone(cx);
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
            && at.state.deeds[self.deed].is_some_and(|work| work.iter().next().is_some())
            && !at.state.players[self.seat].passed
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}
