//! Separable parts of the rules, and their interface.
//!
//! A game with modules lists those in play, and the kernel calls them. Where a rule of the base game depends on a
//! module, it calls a hook with a neutral default: those here, which all games have, or a game's own, in its
//! [`Modular::Module`].

use super::{
    ActionOf, AgendaOf, Answers, At, BrokenOf, Cx, Game, ItemOf, Laws, Presented, Question, Reply, Seat, Source,
    Targets,
};
use crate::wire::{Member, Named};
use std::fmt::{self, Debug};

/// A game with modules.
pub trait Modular: Presented<Ask: Copy> {
    /// A module with the hooks of this game: `dyn` of a trait that extends [`Module`].
    type Module: Module<Self> + ?Sized;
    /// The modules in play, in their order of effect.
    fn modules(rules: &Self::Rules) -> &[&'static Self::Module];
}

/// A separable part of the rules. All hooks but the first have a neutral default.
pub trait Module<G: Modular>: Debug + Sync {
    /// Whether it is in play.
    fn is_in_play(&self, setup: &G::Setup) -> bool;
    /// Adds its rows and numbers to the rules.
    fn furnish(&self, _: &G::Setup, _: &mut G::Rules) {}
    /// Puts its pieces on the table, before any draw.
    fn prepare(&self, _: &G::Rules, _: &mut G::State) {}
    /// Adds its draws and layout to the set-up, before the draw of the start player.
    fn deal(&self, _: &G::Rules, _opening: &mut Vec<ItemOf<G>>) {}
    /// Adds its steps to the round.
    fn plan(&self, _round: &mut Vec<G::Step>) {}
    /// Its answers to questions of the base game and of other modules.
    fn answers(&self) -> &'static [Extra<G>] {
        &[]
    }
    /// Applies its effects of an event.
    fn react(&self, _: &mut Cx<'_, G>, _: &G::Event) {}
    /// Adds its points.
    fn score(&self, _: At<'_, G>, _: Seat, _: &mut Vec<Source>) {}
    /// Checks its own laws.
    fn laws(&self, _: At<'_, G>, _: &AgendaOf<G>, _: &mut Laws) {}
}

/// An answer that a module adds to a question of the game: `Extra::of::<Turn, Dispatch>()`.
#[allow(clippy::type_complexity, reason = "each is the signature of a method of `Answers`")]
pub struct Extra<G: Presented> {
    /// The names of the question and of the answer, for the TypeScript types.
    #[cfg(feature = "types")]
    pub names: (&'static str, &'static str),
    candidates: fn(At<'_, G>, Seat, G::Ask, &mut Vec<G::Action>),
    verdict: Verdict<G>,
    resolve: fn(&mut Cx<'_, G>, Seat, G::Ask, G::Action) -> Option<Reply<G::Ask>>,
    targets: fn(At<'_, G>, Seat, G::Ask, G::Action, &mut Targets<G>),
}

type Verdict<G> = fn(At<'_, G>, Seat, <G as Game>::Ask, <G as Game>::Action) -> Option<Result<(), BrokenOf<G>>>;

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

/// Adds the modules' candidates for a question of the game.
pub fn offer<G: Modular>(at: At<'_, G>, seat: Seat, ask: G::Ask, out: &mut Vec<G::Action>) {
    extras(at.rules).for_each(|extra| (extra.candidates)(at, seat, ask, out));
}

/// A module's verdict on an answer that the base game does not know; `None` if no module in play knows it either.
pub fn verdict<G: Modular>(
    at: At<'_, G>,
    seat: Seat,
    ask: G::Ask,
    action: G::Action,
) -> Option<Result<(), BrokenOf<G>>> {
    extras(at.rules).find_map(|extra| (extra.verdict)(at, seat, ask, action))
}

/// Resolves an answer that a module knows; `None` if none does.
pub fn answer<G: Modular>(cx: &mut Cx<'_, G>, seat: Seat, ask: G::Ask, action: G::Action) -> Option<Reply<G::Ask>> {
    extras(cx.rules).find_map(|extra| (extra.resolve)(cx, seat, ask, action))
}

/// Adds the pieces that a module's answer touches.
pub fn targets<G: Modular>(at: At<'_, G>, seat: Seat, ask: G::Ask, action: G::Action, out: &mut Targets<G>) {
    extras(at.rules).for_each(|extra| (extra.targets)(at, seat, ask, action, out));
}

/// Emits an event, then lets modules react, so that their events follow it.
pub fn tell<G: Modular<Event: Copy>>(cx: &mut Cx<'_, G>, event: G::Event) {
    let rules = cx.rules;
    cx.tell(event);
    G::modules(rules).iter().for_each(|module| module.react(cx, &event));
}
