//! Separable pieces of rules, and the seam they use.
//!
//! The base game's own odd places go through it: privileges of standing (`privileges`), the sacristy's shield
//! (`sacristy`), the gunpowder tower (`tower`), the bathhouse that draws (`extra_draw`). So does the whole of Trade &
//! Intrigue: orders, new events, the two civic boards (`civics` sends followers there, `new_deeds` and `intrigue` say what
//! that brings), new places.

pub mod civics;
pub mod extra_draw;
pub mod intrigue;
pub mod new_deeds;
pub mod new_events;
pub mod new_places;
pub mod orders;
pub mod privileges;
pub mod sacristy;
pub mod tower;

use super::data::followers::Follower;
use super::data::places::Place;
use super::setup::Setup;
use super::state::State;
use super::vocabulary::{Draw, Event, Outcome, Step};
use super::{At, Cx, Item, Orleans, Rules, Verdict};
use crate::bagbuilding::Roles;
use crate::bagbuilding::follower::by_nature;
use crate::engine::{AgendaOf, Corrupt, Reply, Seat, Source, Targets, Weighted};
use crate::orleans::questions::{Action, Ask};
use crate::parts::Set;
use std::fmt::Debug;

/// A separable piece of rules. Every method has a neutral default.
pub trait Module: Debug + Sync {
    /// Is it in play?
    fn is_in_play(&self, _: &Setup) -> bool {
        true
    }
    /// Rows and numbers.
    fn furnish(&self, _: &Setup, _: &mut Rules) {}
    /// Pieces on the table before anything is drawn.
    fn prepare(&self, _: &Rules, _: &mut State) {}
    /// What the set-up draws and lays out, before the start player is drawn.
    fn deal(&self, _: &Rules, _setup: &mut Vec<Item>) {}
    /// Steps of the round.
    fn plan(&self, _round: &mut Vec<Step>) {}
    /// A number, adjusted.
    fn quote(&self, _: At<'_>, _: Seat, _: Quote, value: u8) -> u8 {
        value
    }
    /// Further answers to a question.
    fn offer(&self, _: At<'_>, _: Seat, _: Ask, _: &mut Vec<Action>) {}
    /// The rule on an answer that the base game does not know; nothing, if this module does not know it either.
    fn verdict(&self, _: At<'_>, _: Seat, _: Ask, _: Action) -> Option<Verdict> {
        None
    }
    /// What follows from a legal answer of this module's own.
    fn answer(&self, _: &mut Cx<'_>, _: Seat, _: Ask, _: Action) -> Option<Reply<Ask>> {
        None
    }
    /// The pieces that an answer of this module's own touches, where the question is the base game's.
    fn targets(&self, _: At<'_>, _: Seat, _: Ask, _: Action, _: &mut Targets<Orleans>) {}
    /// Runs a step of this module's own.
    fn step(&self, _: &mut Cx<'_>, _: Step) {}
    /// What chance may answer to a draw of this module's own.
    fn outcomes(&self, _: At<'_>, _: Draw, _: &mut Vec<Weighted<Outcome>>) {}
    /// What follows from chance's answer to it.
    fn settle(&self, _: &mut Cx<'_>, _: Draw, _: Outcome) {}
    /// What follows from something that happened.
    fn react(&self, _: &mut Cx<'_>, _: &Event) {}
    /// Further points.
    fn score(&self, _: At<'_>, _: Seat, _: &mut Vec<Source>) {}
    /// May this item wait on the agenda while the seat's action is being resolved?
    fn may_wait(&self, _: At<'_>, _: Seat, _: &Item) -> bool {
        false
    }
    /// May just these items, in the order of resolution, wait when the seat's action is over?
    fn may_follow(&self, _: At<'_>, _: Seat, _items: &[Item]) -> bool {
        false
    }
    /// Can the event of the round, as it meets this seat, have left these items, in the order of resolution?
    fn may_meet(&self, _: At<'_>, _: Seat, _items: &[Item]) -> bool {
        false
    }
    /// Laws of this module's own.
    fn checks(&self, _: At<'_>) -> Result<(), Box<Corrupt>> {
        Ok(())
    }
    /// Laws of this module's own that depend on what is still to be resolved.
    fn checks_to_come(&self, _: At<'_>, _: &AgendaOf<Orleans>) -> Result<(), Box<Corrupt>> {
        Ok(())
    }
}

/// A number that modules adjust.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quote {
    /// The roles that a follower stands for on a space, as a set of bits (O-041, O-042).
    StandsFor {
        /// Who.
        follower: Follower,
        /// Is it planned there, rather than put there in another phase (T-065)?
        is_planning: bool,
    },
    /// How many followers have room on the market in phase 3 (O-027, O-028).
    MarketSpaces,
    /// May this activated place be used now: 1 or 0 (T-043)?
    MayUse(Place),
}

/// All modules; their order here is their order of effect.
pub static MODULES: &[&dyn Module] = &[
    &privileges::Privileges,
    &sacristy::Sacristy,
    &tower::Tower,
    &extra_draw::ExtraDraw,
    &new_events::NewEvents,
    &civics::Civics,
    &new_deeds::NewDeeds,
    &intrigue::Intrigue,
    &new_places::NewPlaces,
    &orders::Orders,
];

/// The modules that this set-up plays with.
pub fn in_play(setup: &Setup) -> Vec<&'static dyn Module> {
    MODULES.iter().copied().filter(|module| module.is_in_play(setup)).collect()
}

/// A number as all modules adjust it.
pub fn quote(at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
    at.rules.modules.iter().fold(value, |value, module| module.quote(at, seat, of, value))
}

/// The roles that a seat's follower stands for on a space, if it is planned there or put there otherwise.
pub fn stands_for(at: At<'_>, seat: Seat, follower: Follower, is_planning: bool) -> Roles<Follower> {
    let natural = by_nature(follower).bits() as u8;
    Set::from_bits(quote(at, seat, Quote::StandsFor { follower, is_planning }, natural).into())
}

/// Further answers from all modules.
pub fn offer(at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
    at.rules.modules.iter().for_each(|module| module.offer(at, seat, ask, out));
}

/// The rule on an answer that the base game does not know, if a module knows it.
pub fn verdict(at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
    at.rules.modules.iter().find_map(|module| module.verdict(at, seat, ask, action))
}

/// What follows from an answer that a module knows.
pub fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Reply<Ask>> {
    let rules = cx.rules;
    rules.modules.iter().find_map(|module| module.answer(cx, seat, ask, action))
}

/// The pieces that such an answer touches.
pub fn targets(at: At<'_>, seat: Seat, ask: Ask, action: Action, out: &mut Targets<Orleans>) {
    at.rules.modules.iter().for_each(|module| module.targets(at, seat, ask, action, out));
}

/// Runs a step that belongs to a module.
pub fn step(cx: &mut Cx<'_>, step: Step) {
    let rules = cx.rules;
    rules.modules.iter().for_each(|module| module.step(cx, step));
}

/// May this item wait on the agenda, as a module sees it?
pub fn may_wait(at: At<'_>, seat: Seat, item: &Item) -> bool {
    at.rules.modules.iter().any(|module| module.may_wait(at, seat, item))
}

/// May these items wait when the seat's action is over, as a module sees it?
pub fn may_follow(at: At<'_>, seat: Seat, items: &[Item]) -> bool {
    at.rules.modules.iter().any(|module| module.may_follow(at, seat, items))
}

/// Can the event of the round, as it meets this seat, have left these items, as a module sees it?
pub fn may_meet(at: At<'_>, seat: Seat, items: &[Item]) -> bool {
    at.rules.modules.iter().any(|module| module.may_meet(at, seat, items))
}

/// Tells what happened, to modules last, so that what follows is told after it.
pub fn tell(cx: &mut Cx<'_>, event: Event) {
    let rules = cx.rules;
    cx.tell(event);
    rules.modules.iter().for_each(|module| module.react(cx, &event));
}
