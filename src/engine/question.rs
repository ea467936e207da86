//! Questions and answers. What the engine knows about an answer stands in the file of its rule; which answers a question
//! has is one table a game, which reads like the player aid of the box.

use super::{At, Cx, ItemOf, Presented, RefusedOf, Reply, Ruleset, Seat, Targets, Weighted};
use crate::wire::Never;

/// A question that a seat owes an answer.
pub trait Question: Copy {
    /// The game that asks it.
    type Game: Presented;
    /// The rule that says what answers it.
    const RULE: &'static str;

    /// May it wait for this seat's answer, on top of what waits below it?
    fn may_wait(self, seat: Seat, waiting: Waiting<'_, Self::Game>) -> bool;

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
    /// May it wait for this seat's answer?
    fn may_wait(self, seat: Seat, waiting: Waiting<'_, G>) -> bool;
    /// Could some answer bring chance or hidden things forward?
    fn may_reveal(self, at: At<'_, G>, seat: Seat) -> bool;
}

/// A rule that runs by itself.
pub trait Runs<G: Ruleset>: Copy {
    /// Runs it.
    fn run(self, cx: &mut Cx<'_, G>);
    /// May it wait to be run, on top of what waits below it?
    fn may_wait(self, waiting: Waiting<'_, G>) -> bool;
}

/// A decision that chance owes.
pub trait Chance<G: Ruleset>: Copy {
    /// What chance may answer, with weights; never empty while it is asked.
    fn outcomes(self, at: At<'_, G>, out: &mut Vec<Weighted<G::Outcome>>);
    /// What follows from chance's answer. An answer that does not belong here cannot come: it is not among the outcomes.
    fn settle(self, cx: &mut Cx<'_, G>, outcome: G::Outcome);
    /// May it wait to be settled, on top of what waits below it?
    fn may_wait(self, waiting: Waiting<'_, G>) -> bool;
}

/// The place of an item on the agenda: the table, and what is resolved after it.
#[derive(Debug)]
pub struct Waiting<'a, G: Ruleset> {
    /// The table.
    pub at: At<'a, G>,
    /// What is resolved later; what comes next is last.
    pub below: &'a [ItemOf<G>],
    /// How many others are asked at the same time.
    pub beside: usize,
}

impl<G: Ruleset> Clone for Waiting<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Ruleset> Copy for Waiting<'_, G> {}

impl<'a, G: Ruleset> Waiting<'a, G> {
    /// What is resolved right after it.
    pub fn next(&self) -> Option<&'a ItemOf<G>> {
        self.below.last()
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
    fn may_wait(self, _: Seat, _: Waiting<'_, G>) -> bool {
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
    fn may_wait(self, _: Waiting<'_, G>) -> bool {
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
    fn may_wait(self, _: Waiting<'_, G>) -> bool {
        match self {}
    }
}
