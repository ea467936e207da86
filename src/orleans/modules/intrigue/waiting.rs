//! What may wait on the agenda while an intrigue is being resolved.

use super::vocabulary::{IntrigueAsk, IntrigueStep, Plot};
use super::{bribery, completion, plots};
use crate::engine::Seat;
use crate::orleans::data::civics::Civic;
use crate::orleans::modules::civics::is_filled;
use crate::orleans::questions::{Ask, Tortured};
use crate::orleans::state::Spot;
use crate::orleans::vocabulary::{Draw, Step};
use crate::orleans::{At, Item};

/// May this wait while the actor's action is being resolved?
pub fn may_wait(at: At<'_>, actor: Seat, item: &Item) -> bool {
    let is_victim_of = |seat: Seat, civic: Civic| seat != actor && has_sent(at, civic);
    match *item {
        Item::Step(Step::Intrigue { step: IntrigueStep::Plot { actor: other, victim, plot } }) => {
            // Others are resolved as soon as they are named.
            other == actor && plots::meets_all(plots::intriguer(plot)) && is_legal(at, actor, victim, plot)
        }
        Item::Step(Step::Torture { seat, owed: 0 }) => is_victim_of(seat, Civic::Torturer),
        Item::Draw(Draw::Torture { seat }) => {
            is_victim_of(seat, Civic::Torturer) && plots::changes(at, seat, Plot::Execute)
        }
        Item::Draw(Draw::Execution { seat }) => is_victim_of(seat, Civic::Executioner),
        Item::Ask(ref asked) => match asked.as_slice() {
            [pending] => may_be_asked(at, actor, pending.seat, pending.ask),
            _ => false,
        },
        Item::Step(_) | Item::Draw(_) => false,
    }
}

/// May this seat be asked this?
fn may_be_asked(at: At<'_>, actor: Seat, seat: Seat, ask: Ask) -> bool {
    let ask = match ask {
        Ask::Torture(Tortured { owed }) => return owed == 1 && seat != actor && has_sent(at, Civic::Torturer),
        Ask::Intrigue(ask) => ask,
        _ => return false,
    };
    match ask {
        IntrigueAsk::Target { civic } => {
            seat == actor && has_sent(at, civic) && plots::is_asked(civic, plots::targets(at, actor, civic).len())
        }
        IntrigueAsk::Bribe { actor: other, plot } => other == actor && may_be_bribed(at, actor, seat, plot),
        IntrigueAsk::Pledge { actor: other, plot, bundle, good } => {
            other == actor
                && may_be_bribed(at, actor, seat, plot)
                && bribery::offer_verdict(at).is_ok()
                && bribery::may_be_counted(&at.state.players[seat], bundle, good)
        }
        IntrigueAsk::Bribed { victim, plot, bundle } => {
            seat == actor && may_be_bribed(at, actor, victim, plot) && bribery::may_be_offered(at, victim, bundle)
        }
        IntrigueAsk::Loot => seat == actor && is_filled(at, Civic::Swindler) && completion::loot(at).len() > 1,
        IntrigueAsk::Rebuild => seat == actor && is_filled(at, Civic::Arsonist),
    }
}

/// Was anybody sent to this intriguer?
fn has_sent(at: At<'_>, civic: Civic) -> bool {
    at.state.civics[civic].0.iter().any(|spot| matches!(spot, Some(Spot::Sent(_))))
}

/// Can this plot have been named?
fn is_legal(at: At<'_>, actor: Seat, victim: Seat, plot: Plot) -> bool {
    let civic = plots::intriguer(plot);
    has_sent(at, civic) && plots::verdict(at, actor, civic, victim, plot).is_ok()
}

/// Can this plot wait for a bribe?
fn may_be_bribed(at: At<'_>, actor: Seat, victim: Seat, plot: Plot) -> bool {
    is_legal(at, actor, victim, plot) && bribery::may_bribe(at, victim, plot)
}
