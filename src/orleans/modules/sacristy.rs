//! The sacristy's monk goes to the bag instead of the event's harm (O-097).

use super::Module;
use crate::engine::{Reply, Seat};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::{Action, Ask, Event};
use crate::orleans::{At, Cx, Verdict, modules};

/// The sacristy.
#[derive(Debug)]
pub struct Sacristy;

impl Module for Sacristy {
    fn offer(&self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if matches!(ask, Ask::Shield) && verdict(at, seat).is_ok() {
            out.push(Action::Shield);
        }
    }
    fn verdict(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
        ((ask, action) == (Ask::Shield, Action::Shield)).then(|| verdict(at, seat))
    }
    fn answer(&self, cx: &mut Cx<'_>, seat: Seat, _: Ask, action: Action) -> Option<Reply<Ask>> {
        (action == Action::Shield).then(|| resolve(cx, seat))
    }
}

/// Does a monk stand there?
fn verdict(at: At<'_>, seat: Seat) -> Verdict {
    match at.state.players[seat].followers.spaces.follower(Space::Sacristy1) {
        Some(_) => Ok(()),
        None => no("O-097", Why::NoShield {}),
    }
}

/// The monk goes to the bag.
fn resolve(cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
    let spaces = cx.rules.layout.spaces(Place::Sacristy);
    cx.state.players[seat].followers.release(spaces);
    modules::tell(cx, Event::Shielded { seat, place: Place::Sacristy, good: None });
    Reply::Done
}
