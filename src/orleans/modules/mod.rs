//! Separable pieces of rules, and the seam they use.
//!
//! The base game's own odd places go through it: privileges of standing (`privileges`), the sacristy's shield
//! (`sacristy`), the gunpowder tower (`tower`), the bathhouse that draws (`extra_draw`).

pub mod extra_draw;
pub mod privileges;
pub mod sacristy;
pub mod tower;

use super::data::followers::Follower;
use super::setup::Setup;
use super::vocabulary::{Action, Ask, Event, Step};
use super::{At, Cx, Rules};
use crate::bagbuilding::Roles;
use crate::bagbuilding::follower::by_nature;
use crate::engine::Seat;
use crate::parts::Set;
use std::fmt::Debug;

/// A separable piece of rules. Every method has a neutral default.
pub trait Module: Debug + Sync {
    /// Is it in play?
    fn is_in_play(&self, _: &Setup) -> bool {
        true
    }
    /// Rows and numbers.
    fn furnish(&self, _: &mut Rules) {}
    /// Steps of the round.
    fn plan(&self, _round: &mut Vec<Step>) {}
    /// A number, adjusted.
    fn quote(&self, _: At<'_>, _: Seat, _: Quote, value: u8) -> u8 {
        value
    }
    /// Further answers to a question.
    fn offer(&self, _: At<'_>, _: Seat, _: Ask, _: &mut Vec<Action>) {}
    /// What follows from something that happened.
    fn react(&self, _: &mut Cx<'_>, _: &Event) {}
}

/// A number that modules adjust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quote {
    /// The roles that a follower stands for on a space, as a set of bits (O-041, O-042).
    StandsFor(Follower),
    /// How many followers have room on the market in phase 3 (O-027, O-028).
    MarketSpaces,
}

/// All modules; their order here is their order of effect.
pub static MODULES: &[&dyn Module] =
    &[&privileges::Privileges, &sacristy::Sacristy, &tower::Tower, &extra_draw::ExtraDraw];

/// The modules that this set-up plays with.
pub fn in_play(setup: &Setup) -> Vec<&'static dyn Module> {
    MODULES.iter().copied().filter(|module| module.is_in_play(setup)).collect()
}

/// A number as all modules adjust it.
pub fn quote(at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
    at.rules.modules.iter().fold(value, |value, module| module.quote(at, seat, of, value))
}

/// The roles that a seat's follower stands for on a space.
pub fn stands_for(at: At<'_>, seat: Seat, follower: Follower) -> Roles<Follower> {
    let natural = by_nature(follower).bits() as u8;
    Set::from_bits(quote(at, seat, Quote::StandsFor(follower), natural).into())
}

/// Further answers from all modules.
pub fn offer(at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
    at.rules.modules.iter().for_each(|module| module.offer(at, seat, ask, out));
}

/// Tells what happened, to modules first.
pub fn tell(cx: &mut Cx<'_>, event: Event) {
    let rules = cx.rules;
    rules.modules.iter().for_each(|module| module.react(cx, &event));
    cx.tell(event);
}
