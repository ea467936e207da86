//! The sacristy: its monk goes to the bag, and the event does no harm (O-097).

use super::{Extra, Module, OrleansModule};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::judge::Eye;
use crate::orleans::phases::event::Shielding;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::Setup;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Orleans, Verdict, modules};
use crate::wire::Wire;

/// Sends the sacristy's monk to the bag, so that the event does no harm (O-097).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "shield", notation = "shield")]
pub struct Shield;

/// The module of the sacristy.
#[derive(Debug)]
pub struct Sacristy;

impl Module<Orleans> for Sacristy {
    fn is_in_play(&self, _: &Setup) -> bool {
        true
    }

    fn answers(&self) -> &'static [Extra<Orleans>] {
        const { &[Extra::of::<Shielding, Shield>()] }
    }
}

impl OrleansModule for Sacristy {}

/// It has no action; its monk waits for an event.
impl Effect for Sacristy {
    fn usage(&self) -> Usage {
        Usage::None
    }

    fn plan_worth(&self, eye: &Eye<'_>) -> f64 {
        eye.weights.shield * 4.0 * eye.soon()
    }

    fn tile_worth(&self, eye: &Eye<'_>, _: Place) -> f64 {
        eye.weights.shield * eye.left
    }

    fn is_kept(&self) -> bool {
        true
    }
}

impl Answers<Shielding> for Shield {
    fn candidates(ask: Shielding, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if Shield.verdict(ask, at, seat).is_ok() {
            out.push(Shield.into());
        }
    }

    /// Requires a monk there.
    fn verdict(self, _: Shielding, at: At<'_>, seat: Seat) -> Verdict {
        match at.state.players[seat].followers.spaces.follower(Space::Sacristy1) {
            Some(_) => Ok(()),
            None => refuse("O-097", Reason::NoShield),
        }
    }

    /// Sends the monk to the bag.
    fn resolve(self, _: Shielding, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let spaces = cx.rules.layout.spaces(Place::Sacristy);
        cx.state.players[seat].followers.release(spaces);
        modules::tell(cx, Event::Shielded { seat, place: Place::Sacristy, good: None });
        Reply::Done
    }

    fn targets(self, _: Shielding, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Place(seat, Place::Sacristy));
    }
}
