//! Declining a building's benefit (B-068).

use super::{Acts, DONE};
use crate::burgundy::events::Event;
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::{At, Cx, Verdict};
use crate::engine::{Answers, Asks, Reply, Seat};
use crate::wire::Wire;

/// Declines a building's benefit (B-068).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "decline", notation = "decline")]
pub struct Decline;

impl<Q: Acts> Answers<Q> for Decline {
    fn candidates(_: Q, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Decline.into());
    }

    fn verdict(self, _: Q, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.tell(Event::Declined { seat });
        DONE
    }
}

/// Refuses an action that does not answer this question. Castles and ships cannot be declined (B-063, B-066); any other
/// action belongs to another question.
pub fn no_answer(ask: Ask, action: Action) -> Verdict {
    match (ask, action) {
        (Ask::Castle(_), Action::Decline(_)) => refuse("B-066", Reason::CannotDecline),
        (Ask::Ship(_) | Ask::Goods(_), Action::Decline(_)) => refuse("B-063", Reason::CannotDecline),
        _ => refuse(ask.rule(), Reason::WrongAnswer),
    }
}
