//! Separable pieces of rules, and the seam they use.
//!
//! A game that has modules says which of them are in play; the kernel asks them. What a rule of the game itself must know
//! of a module is a hook with a neutral answer: those here, which every game has, and a game's own, in its
//! [`Modular::Module`].

use super::{
    ActionOf, AgendaOf, Answers, At, Cx, ItemOf, Laws, Presented, Question, RefusedOf, Reply, Ruleset, Seat, Source,
    Targets,
};
use crate::wire::{Member, Named};
use std::fmt::{self, Debug};

/// A game that has modules.
pub trait Modular: Presented<Ask: Copy> {
    /// A module with the hooks of this game's own: `dyn` a trait that extends [`Module`].
    type Module: Module<Self> + ?Sized;
    /// The modules in play, in their order of effect.
    fn modules(rules: &Self::Rules) -> &[&'static Self::Module];
}

/// A separable piece of rules. Every hook but the first has a neutral answer.
pub trait Module<G: Modular>: Debug + Sync {
    /// Is it in play?
    fn is_in_play(&self, setup: &G::Setup) -> bool;
    /// Rows and numbers.
    fn furnish(&self, _: &G::Setup, _: &mut G::Rules) {}
    /// Pieces on the table before anything is drawn.
    fn prepare(&self, _: &G::Rules, _: &mut G::State) {}
    /// What the set-up draws and lays out, before the start player is drawn.
    fn deal(&self, _: &G::Rules, _opening: &mut Vec<ItemOf<G>>) {}
    /// Steps of the round.
    fn plan(&self, _round: &mut Vec<G::Step>) {}
    /// Its answers to questions that it does not ask itself.
    fn answers(&self) -> &'static [Extra<G>] {
        &[]
    }
    /// What follows from something that happened.
    fn react(&self, _: &mut Cx<'_, G>, _: &G::Event) {}
    /// Further points.
    fn score(&self, _: At<'_, G>, _: Seat, _: &mut Vec<Source>) {}
    /// Laws of its own.
    fn laws(&self, _: At<'_, G>, _: &AgendaOf<G>, _: &mut Laws) {}
}

/// An answer that a module adds to a question of the game: `Extra::of::<Turn, Dispatch>()`.
#[allow(clippy::type_complexity, reason = "each is the signature of a method of `Answers`")]
pub struct Extra<G: Presented> {
    /// The names of the question and of the answer, for the TypeScript declarations.
    #[cfg(feature = "types")]
    pub names: (&'static str, &'static str),
    candidates: fn(At<'_, G>, Seat, G::Ask, &mut Vec<G::Action>),
    verdict: Verdict<G>,
    resolve: fn(&mut Cx<'_, G>, Seat, G::Ask, G::Action) -> Option<Reply<G::Ask>>,
    targets: fn(At<'_, G>, Seat, G::Ask, G::Action, &mut Targets<G>),
}

type Verdict<G> = fn(At<'_, G>, Seat, <G as Ruleset>::Ask, <G as Ruleset>::Action) -> Option<Result<(), RefusedOf<G>>>;

impl<G: Presented> Debug for Extra<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Extra")
    }
}

impl<G: Presented<Ask: Copy>> Extra<G> {
    /// This answer to this question.
    pub const fn of<Q, A>() -> Self
    where
        Q: Question<Game = G> + Member<G::Ask> + Named,
        A: Answers<Q> + Member<ActionOf<Q>> + Named,
    {
        Extra {
            #[cfg(feature = "types")]
            names: (Q::NAME, A::NAME),
            candidates: |at, seat, ask, out| {
                if let Some(question) = Q::member(ask) {
                    A::candidates(question, at, seat, out);
                }
            },
            verdict: |at, seat, ask, action| Some(A::member(action)?.verdict(Q::member(ask)?, at, seat)),
            resolve: |cx, seat, ask, action| Some(A::member(action)?.resolve(Q::member(ask)?, cx, seat)),
            targets: |at, seat, ask, action, out| {
                if let (Some(question), Some(answer)) = (Q::member(ask), A::member(action)) {
                    answer.targets(question, at, seat, out);
                }
            },
        }
    }
}

fn extras<G: Modular>(rules: &G::Rules) -> impl Iterator<Item = &'static Extra<G>> {
    G::modules(rules).iter().flat_map(|module| module.answers())
}

/// What modules may answer to a question of the game.
pub fn offer<G: Modular>(at: At<'_, G>, seat: Seat, ask: G::Ask, out: &mut Vec<G::Action>) {
    extras(at.rules).for_each(|extra| (extra.candidates)(at, seat, ask, out));
}

/// The rule on an answer that the game does not know; nothing, if no module in play knows it either.
pub fn verdict<G: Modular>(
    at: At<'_, G>,
    seat: Seat,
    ask: G::Ask,
    action: G::Action,
) -> Option<Result<(), RefusedOf<G>>> {
    extras(at.rules).find_map(|extra| (extra.verdict)(at, seat, ask, action))
}

/// What follows from an answer that a module knows.
pub fn answer<G: Modular>(cx: &mut Cx<'_, G>, seat: Seat, ask: G::Ask, action: G::Action) -> Option<Reply<G::Ask>> {
    extras(cx.rules).find_map(|extra| (extra.resolve)(cx, seat, ask, action))
}

/// The pieces that such an answer touches.
pub fn targets<G: Modular>(at: At<'_, G>, seat: Seat, ask: G::Ask, action: G::Action, out: &mut Targets<G>) {
    extras(at.rules).for_each(|extra| (extra.targets)(at, seat, ask, action, out));
}

/// Tells what happened, to modules last, so that what follows is told after it.
pub fn tell<G: Modular<Event: Copy>>(cx: &mut Cx<'_, G>, event: G::Event) {
    let rules = cx.rules;
    cx.tell(event);
    G::modules(rules).iter().for_each(|module| module.react(cx, &event));
}
