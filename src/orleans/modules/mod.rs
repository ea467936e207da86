//! Separable pieces of rules, and the list of them.
//!
//! The base game's own odd places go through the seam of [`crate::engine::module`]: privileges of standing (`privileges`),
//! the sacristy's shield (`sacristy`), the gunpowder tower (`tower`), the bathhouse that draws (`extra_draw`). So does the
//! whole of Trade & Intrigue, each module a folder that can be deleted with its two lines in this file: orders, new places,
//! new events, the two civic boards (`civics` sends followers there; `new_deeds` and `intrigue`, which need it, say what
//! that brings).

pub(crate) mod extra_draw;
pub(crate) mod privileges;
pub(crate) mod sacristy;
pub(crate) mod tower;

pub mod civics;
pub mod intrigue;
pub mod new_deeds;
pub mod new_events;
pub mod new_places;
pub mod orders;

use super::components::Components;
use super::data::civics::Civic;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::hourglasses::HourglassRow;
use super::data::map::Town;
use super::data::places::Place;
use super::judge::Eye;
use super::phases::acting::UsesPlace;
use super::questions::{Action, Ask};
use super::setup::{ModuleId, Setup};
use super::vocabulary::Event;
use super::{At, Cx, Item, Origin, Orleans, Rules, State, Verdict};
use crate::bagbuilding::Roles;
use crate::bagbuilding::follower::by_nature;
pub use crate::engine::{Extra, Module};
use crate::engine::{Laws, Seat, Targets, module};
use crate::parts::Set;
use crate::wire::Member;
use std::fmt::Debug;
use std::marker::PhantomData;

/// Those of Trade & Intrigue. Each lies on top of those above it: it is asked before them.
static LISTED: &[&dyn OrleansModule] = &[
    &orders::Orders,
    &new_places::NewPlaces,
    &civics::Civics,
    &new_events::NewEvents,
    &new_deeds::NewDeeds,
    &intrigue::Intrigue,
];

/// Those of the base game.
static BASE: &[&dyn OrleansModule] =
    &[&privileges::Privileges, &sacristy::Sacristy, &tower::Tower, &extra_draw::ExtraDraw];

/// The modules that this set-up plays with, in their order of effect.
pub fn in_play(setup: &Setup) -> Vec<&'static dyn OrleansModule> {
    let all = BASE.iter().chain(LISTED.iter().rev()).copied();
    all.filter(|module| module.is_in_play(setup)).collect()
}

/// The modules of the list that this set-up does not play with.
pub fn absent(setup: &Setup) -> Vec<&'static dyn OrleansModule> {
    LISTED.iter().copied().filter(|module| !module.is_in_play(setup)).collect()
}

/// Is a module of the box in the list? Its folder may have been deleted.
pub fn is_built_in(setup: &Setup, module: ModuleId) -> bool {
    let alone = Setup { modules: Set::one(module), ..setup.clone() };
    LISTED.iter().any(|listed| listed.is_in_play(&alone))
}

/// What modules answer to questions of the base game: the names of question and answer.
#[cfg(feature = "types")]
pub fn extra_answers() -> Vec<(&'static str, &'static str)> {
    BASE.iter().chain(LISTED).flat_map(|module| module.answers()).map(|extra| extra.names).collect()
}

/// A module of this game: what its rules ask beyond what every game asks.
pub trait OrleansModule: Module<Orleans> {
    /// A number, adjusted.
    fn quote(&self, _: At<'_>, _: Seat, _: Quote, value: u8) -> u8 {
        value
    }
    /// What an event that the base game does not know brings or costs a seat.
    fn suffer(&self, _: &mut Cx<'_>, _: Seat, _: &HourglassRow) {}
    /// Its answers that use a place, for whoever uses one without followers (T-074).
    fn uses(&self) -> Option<&dyn Uses> {
        None
    }
    /// How many of these it holds on boards of its own.
    fn holds(&self, _: &State, _: Piece) -> u32 {
        0
    }
    /// Adds to what is printed on the components of a game what is printed on those of the module.
    fn print(&self, _: &Rules, _: &mut Components) {}
    /// Is this item of the agenda one of the module's own?
    fn owns(&self, _: &Item) -> bool {
        false
    }
    /// Holds a table at which the module is not played to the law that nothing of it is there.
    fn absent(&self, _: At<'_>, _: &mut Laws) {}
    /// Where this module brings an item of the base game, if it does; `count` equal ones wait.
    fn origin<'a>(&self, _: At<'a>, _: &Item, _count: usize) -> Option<Origin<'a>> {
        None
    }
    /// What has happened, if a sketch says what it says of this module's boards.
    fn sketched(&self, _: &Rules, _: &mut State) {}
    /// In a position that is arranged: what must follow on this module's boards from what lies on the table.
    fn follow(&self, _: &Rules, _: &mut State) {}
    /// How good an answer is, in points: one of its own, or one to a question of its own. Says nothing of any other.
    fn judge(&self, _: &Eye<'_>, _: &Ask, _: Action) -> Option<f64> {
        None
    }
    /// What something is worth to a player because of this module, in points; nothing, if it sees nothing in it.
    fn worth(&self, _: &Eye<'_>, _: Worth) -> Option<f64> {
        None
    }
}

/// What is conserved, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Neutral followers of this role.
    Follower(Role),
    /// Goods of this kind.
    Good(Good),
    /// Technology tiles.
    Technology,
}

/// A number that modules adjust.
#[derive(Clone, Copy, Debug)]
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
    /// Would this event, which the base game does not know, take anything from the seat: 1 or 0 (T-026)?
    IsHarmed(&'static HourglassRow),
}

/// What may be worth something because of a module, to whoever judges a position.
#[derive(Clone, Copy, Debug)]
pub enum Worth {
    /// One more good of this kind.
    Good(Good),
    /// A merchant who stands in this town.
    Merchant(Town),
    /// The position as it is, beside its points.
    Position,
    /// To send a follower of this role to a board of the module, where it is best.
    Send(Role),
    /// What a follower brings at once who is sent to this space of a deed or an intriguer, from 1.
    Sent(Civic, u8),
    /// What the last one there brings.
    Completed(Civic),
}

/// Answers that use a place: what of the rule holds whoever stands there, and what follows.
pub trait Uses: Debug + Sync {
    /// The place that an answer uses; nothing, if it is none of these.
    fn place(&self, action: Action) -> Option<Place>;
    /// Can the place do that?
    fn verdict(&self, at: At<'_>, seat: Seat, action: Action) -> Verdict;
    /// It does.
    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, action: Action);
    /// The pieces that it touches.
    fn targets(&self, at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>);
}

/// The [`Uses`] of one answer.
#[derive(Debug)]
pub struct UsedBy<A>(PhantomData<fn() -> A>);

impl<A> UsedBy<A> {
    /// The only value.
    pub const NEW: Self = UsedBy(PhantomData);
}

impl<A: UsesPlace + Member<Action> + Debug> Uses for UsedBy<A> {
    fn place(&self, action: Action) -> Option<Place> {
        A::member(action).map(UsesPlace::place)
    }

    fn verdict(&self, at: At<'_>, seat: Seat, action: Action) -> Verdict {
        A::member(action).map_or(Ok(()), |answer| answer.possible(at, seat))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, action: Action) {
        if let Some(answer) = A::member(action) {
            answer.apply(cx, seat);
        }
    }

    fn targets(&self, at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>) {
        if let Some(answer) = A::member(action) {
            answer.pieces(at, seat, out);
        }
    }
}

/// The answers of modules in play that use a place.
pub fn uses(at: At<'_>) -> impl Iterator<Item = &'static dyn Uses> {
    at.rules.modules.iter().filter_map(|module| module.uses())
}

/// What modules may answer to a question of the base game.
pub fn offer(at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
    module::offer(at, seat, ask, out);
}

/// Tells what happened, to modules last, so that what follows is told after it.
pub fn tell(cx: &mut Cx<'_>, event: impl Into<Event>) {
    module::tell(cx, event.into());
}

/// A number as all modules adjust it.
pub fn quote(at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
    at.rules.modules.iter().fold(value, |value, module| module.quote(at, seat, of, value))
}

/// What an event that the base game does not know brings or costs a seat.
pub fn suffer(cx: &mut Cx<'_>, seat: Seat, row: &HourglassRow) {
    let rules = cx.rules;
    rules.modules.iter().for_each(|module| module.suffer(cx, seat, row));
}

/// The roles that a seat's follower stands for on a space, if it is planned there or put there otherwise.
pub fn stands_for(at: At<'_>, seat: Seat, follower: Follower, is_planning: bool) -> Roles<Follower> {
    let natural = by_nature(follower).bits() as u8;
    Set::from_bits(quote(at, seat, Quote::StandsFor { follower, is_planning }, natural).into())
}

/// How many of these lie on boards of modules.
pub fn held(at: At<'_>, piece: Piece) -> u32 {
    at.rules.modules.iter().map(|module| module.holds(at.state, piece)).sum()
}

/// Is one of the asked questions of this kind, if an item asks any?
pub fn asks(item: &Item, is_one: impl Fn(&Ask) -> bool) -> bool {
    matches!(item, Item::Ask(asked) if asked.iter().any(|pending| is_one(&pending.ask)))
}

/// What has happened, if a sketch says what it says of the boards of modules.
pub fn sketched(rules: &Rules, state: &mut State) {
    rules.modules.iter().for_each(|module| module.sketched(rules, state));
}

/// In a position that is arranged: what must follow on the boards of modules.
pub fn follow(rules: &Rules, state: &mut State) {
    rules.modules.iter().for_each(|module| module.follow(rules, state));
}

/// Where modules bring this item of the base game; `count` equal ones wait.
pub fn origin<'a>(at: At<'a>, item: &Item, count: usize) -> Origin<'a> {
    Origin::AnyOf(at.rules.modules.iter().filter_map(|module| module.origin(at, item, count)).collect())
}
