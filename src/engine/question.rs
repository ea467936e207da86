//! Questions and answers. What the engine knows about an answer stands in the file of its rule; which answers a question
//! has is one table a game, which reads like the player aid of the box.

use super::{At, Cx, ItemOf, Origin, Presented, RefusedOf, Reply, Ruleset, Seat, Targets, Waits, Weighted};
use crate::wire::Never;

/// A question that a seat owes an answer.
pub trait Question: Copy {
    /// The game that asks it.
    type Game: Presented;
    /// The rule that says what answers it.
    const RULE: &'static str;

    /// Can this seat be asked in this state? Where the question lies on the agenda is another matter: see [`Origin`].
    fn fits(self, _: At<'_, Self::Game>, _: Seat) -> bool {
        true
    }

    /// Could some answer bring chance or hidden things forward? May say yes too often, never too seldom.
    fn may_reveal(self, _: At<'_, Self::Game>, _: Seat) -> bool {
        true
    }
}

/// An answer that answers this question: all that the engine knows of the two together.
pub trait Answers<Q: Question>: Copy {
    /// Are all its candidates legal, at every table? Then they are not asked about again, which is half the time of random
    /// play. Every test holds them to it: see [`Table::legal_actions_into`](super::Table::legal_actions_into).
    const IS_SURE: bool = false;

    /// Every such answer worth asking about; tight, so that few are refused.
    fn candidates(question: Q, at: At<'_, Q::Game>, seat: Seat, out: &mut Vec<ActionOf<Q>>);
    /// The rule itself, written once: legal, or which rule says no.
    fn verdict(self, question: Q, at: At<'_, Q::Game>, seat: Seat) -> Result<(), RefusedOf<Q::Game>>;
    /// What follows.
    fn resolve(self, question: Q, cx: &mut Cx<'_, Q::Game>, seat: Seat) -> Reply<AskOf<Q>>;
    /// The pieces of the board that it touches, the one to click first in front.
    fn targets(self, _: Q, _: At<'_, Q::Game>, _: Seat, _: &mut Targets<Q::Game>) {}
}

/// The answers of the game that asks a question.
pub type ActionOf<Q> = <<Q as Question>::Game as Ruleset>::Action;
/// The questions of the game that asks a question.
pub type AskOf<Q> = <<Q as Question>::Game as Ruleset>::Ask;

/// The questions of a game, or of a module of it, together. Derived from the list of answers at each question.
pub trait Asks<G: Presented>: Copy {
    /// The rule that says what answers it.
    fn rule(self) -> &'static str;
    /// Everything worth asking about.
    fn candidates(self, at: At<'_, G>, seat: Seat, out: &mut Vec<G::Action>);
    /// Is this one of its candidates legal for sure?
    fn is_sure(self, action: G::Action) -> bool;
    /// The rule on an answer; nothing, if it is not among those that the table lists.
    fn verdict(self, at: At<'_, G>, seat: Seat, action: G::Action) -> Option<Result<(), RefusedOf<G>>>;
    /// What follows from a legal answer; nothing, if it is not among those that the table lists.
    fn resolve(self, cx: &mut Cx<'_, G>, seat: Seat, action: G::Action) -> Option<Reply<G::Ask>>;
    /// The pieces of the board that an answer touches.
    fn targets(self, at: At<'_, G>, seat: Seat, action: G::Action, out: &mut Targets<G>);
    /// Where the question to this seat comes from.
    fn origin(self, at: At<'_, G>, seat: Seat) -> Origin<'_, G>;
    /// Can this seat be asked in this state?
    fn fits(self, at: At<'_, G>, seat: Seat) -> bool;
    /// Could some answer bring chance or hidden things forward?
    fn may_reveal(self, at: At<'_, G>, seat: Seat) -> bool;
}

/// A rule that runs by itself.
pub trait Runs<G: Ruleset>: Copy {
    /// Runs it.
    fn run(self, cx: &mut Cx<'_, G>);
    /// What it puts on the agenda, in reading order, if others find their place by it: see [`Origin::Plan`].
    fn plan(self, _: At<'_, G>) -> Vec<ItemOf<G>> {
        Vec::new()
    }
    /// Can it wait in this state? Where it lies on the agenda is another matter: see [`Origin`].
    fn fits(self, _: At<'_, G>) -> bool {
        true
    }
    /// In whose action it waits, if more of that action may come before it.
    fn action_of(self) -> Option<Seat> {
        None
    }
}

/// A decision that chance owes.
pub trait Chance<G: Ruleset>: Copy {
    /// What chance may answer, with weights; never empty while it is asked.
    fn outcomes(self, at: At<'_, G>, out: &mut Vec<Weighted<G::Outcome>>);
    /// What follows from chance's answer. An answer that does not belong here cannot come: it is not among the outcomes.
    fn settle(self, cx: &mut Cx<'_, G>, outcome: G::Outcome);
    /// Can it wait in this state, if `count` equal ones do, this one and those right below it?
    fn fits(self, _: At<'_, G>, _count: usize) -> bool {
        true
    }
}

impl<G: Presented> Asks<G> for Never {
    fn rule(self) -> &'static str {
        match self {}
    }
    fn candidates(self, _: At<'_, G>, _: Seat, _: &mut Vec<G::Action>) {
        match self {}
    }
    fn is_sure(self, _: G::Action) -> bool {
        match self {}
    }
    fn verdict(self, _: At<'_, G>, _: Seat, _: G::Action) -> Option<Result<(), RefusedOf<G>>> {
        match self {}
    }
    fn resolve(self, _: &mut Cx<'_, G>, _: Seat, _: G::Action) -> Option<Reply<G::Ask>> {
        match self {}
    }
    fn targets(self, _: At<'_, G>, _: Seat, _: G::Action, _: &mut Targets<G>) {
        match self {}
    }
    fn origin(self, _: At<'_, G>, _: Seat) -> Origin<'_, G> {
        match self {}
    }
    fn fits(self, _: At<'_, G>, _: Seat) -> bool {
        match self {}
    }
    fn may_reveal(self, _: At<'_, G>, _: Seat) -> bool {
        match self {}
    }
}

impl<G: Ruleset> Runs<G> for Never {
    fn run(self, _: &mut Cx<'_, G>) {
        match self {}
    }
}

impl<G: Ruleset> Chance<G> for Never {
    fn outcomes(self, _: At<'_, G>, _: &mut Vec<Weighted<G::Outcome>>) {
        match self {}
    }
    fn settle(self, _: &mut Cx<'_, G>, _: G::Outcome) {
        match self {}
    }
}

impl<G: Ruleset> Waits<G> for Never {
    fn origin(self, _: At<'_, G>, _: usize) -> Origin<'_, G> {
        match self {}
    }
}
