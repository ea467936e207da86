//! Where the items of an agenda come from. Each item declares it once, at its place in the list of steps, questions or
//! draws: `#[waits(in_plan(Round { round: at.state.round }))]`. What may lie below it follows from that.

use super::{Asks, At, Chance, Item, ItemOf, Pending, Presented, Ruleset, Runs, Seat};
use std::mem::discriminant;

/// Is it this item?
type Test<'a, G> = Box<dyn Fn(&ItemOf<G>) -> bool + 'a>;

/// Where an item comes from, and so what lies below it while it waits.
pub enum Origin<'a, G: Ruleset> {
    /// The game begins with it, so it never waits.
    First,
    /// Nothing lies below it.
    Bottom,
    /// It lies right on this item.
    On(ItemOf<G>),
    /// It lies right on an item of which this is true.
    OnAny(Test<'a, G>),
    /// It lies right on a step of this seat's action.
    Action(Seat),
    /// This step brings it and nothing else: below it lies what lay below the step.
    By(G::Step),
    /// It is part of the plan of this step: below it lies the rest of the plan, and then what lay below the step.
    Plan(G::Step),
    /// The same, but any of the rest may be missing.
    SomeOf(G::Step),
    /// Equal items count as one.
    Repeated(Box<Origin<'a, G>>),
    /// One of these.
    AnyOf(Vec<Origin<'a, G>>),
    /// This, if the state is such that it can wait there.
    When(Box<Origin<'a, G>>, Box<dyn Fn() -> bool + 'a>),
}

impl<'a, G: Ruleset> Origin<'a, G> {
    /// The same, if this holds. It is asked last: then the seats that the item names are at the table.
    pub fn when(self, holds: impl Fn() -> bool + 'a) -> Self {
        Origin::When(Box::new(self), Box::new(holds))
    }
}

/// Where the steps, or the draws, of a list come from. Derived from the `#[waits(…)]` of each.
pub trait Waits<G: Ruleset>: Copy {
    /// Where it comes from; `count` is how many equal ones wait, this one and those right below it.
    fn origin(self, at: At<'_, G>, count: usize) -> Origin<'_, G>;
}

/// A game whose agenda can be checked: its steps, questions and draws say where they come from.
pub trait Grammar:
    Presented<Step: Runs<Self> + Waits<Self>, Ask: Asks<Self>, Draw: Chance<Self> + Waits<Self>>
{
}
impl<G: Presented<Step: Runs<G> + Waits<G>, Ask: Asks<G>, Draw: Chance<G> + Waits<G>>> Grammar for G {}

/// The words of `#[waits(…)]`.
pub mod origins {
    use super::{Item, ItemOf, Origin, Ruleset, Seat};

    /// The game begins with it, so it never waits.
    pub fn first<'a, G: Ruleset>() -> Origin<'a, G> {
        Origin::First
    }

    /// Nothing lies below it.
    pub fn bottom<'a, G: Ruleset>() -> Origin<'a, G> {
        Origin::Bottom
    }

    /// It lies right on this step.
    pub fn on<'a, G: Ruleset>(step: impl Into<G::Step>) -> Origin<'a, G> {
        Origin::On(Item::Step(step.into()))
    }

    /// It lies right on this question to this seat alone.
    pub fn on_ask<'a, G: Ruleset>(seat: Seat, ask: impl Into<G::Ask>) -> Origin<'a, G> {
        Origin::On(Item::ask(seat, ask.into()))
    }

    /// It lies right on an item of which this is true.
    pub fn on_any<'a, G: Ruleset>(is_it: impl Fn(&ItemOf<G>) -> bool + 'a) -> Origin<'a, G> {
        Origin::OnAny(Box::new(is_it))
    }

    /// It lies right on a step of this seat's action.
    pub fn in_action<'a, G: Ruleset>(seat: Seat) -> Origin<'a, G> {
        Origin::Action(seat)
    }

    /// This step brings it and nothing else.
    pub fn by<'a, G: Ruleset>(step: impl Into<G::Step>) -> Origin<'a, G> {
        Origin::By(step.into())
    }

    /// It is part of the plan of this step.
    pub fn in_plan<'a, G: Ruleset>(step: impl Into<G::Step>) -> Origin<'a, G> {
        Origin::Plan(step.into())
    }

    /// It is part of the plan of this step; other parts may be missing.
    pub fn some_of<'a, G: Ruleset>(step: impl Into<G::Step>) -> Origin<'a, G> {
        Origin::SomeOf(step.into())
    }

    /// Several equal ones may wait there.
    pub fn repeated<G: Ruleset>(origin: Origin<'_, G>) -> Origin<'_, G> {
        Origin::Repeated(Box::new(origin))
    }

    /// One of these.
    pub fn any_of<'a, G: Ruleset>(origins: impl IntoIterator<Item = Origin<'a, G>>) -> Origin<'a, G> {
        Origin::AnyOf(origins.into_iter().collect())
    }
}

/// Does an item lie where it can come from? `is_waiting` says whether it lies there still, or did before it was
/// resolved.
fn lies<G: Grammar>(
    at: At<'_, G>,
    item: &ItemOf<G>,
    origin: Origin<'_, G>,
    below: &[ItemOf<G>],
    is_waiting: bool,
) -> bool {
    let lay = |step: G::Step, below| lies(at, &Item::Step(step), step.origin(at, 1), below, false);
    match origin {
        Origin::AnyOf(origins) => origins.into_iter().any(|origin| lies(at, item, origin, below, is_waiting)),
        Origin::When(origin, holds) => lies(at, item, *origin, below, is_waiting) && (!is_waiting || holds()),
        Origin::Plan(step) => stands::<G>(&step.plan(at), item).any(|rest| {
            below
                .len()
                .checked_sub(rest.len())
                .is_some_and(|depth| below[depth..].iter().rev().eq(rest) && lay(step, &below[..depth]))
        }),
        Origin::SomeOf(step) => {
            let plan = step.plan(at);
            let is_next = |next: &ItemOf<G>| match is_waiting {
                true => stands::<G>(&plan, item).any(|rest| rest.contains(next)),
                // Once it is resolved, its place in the order may be another one.
                false => plan.contains(next) && is_alike(next, item),
            };
            let is_planned = !is_waiting || stands::<G>(&plan, item).next().is_some();
            let is_last = || lay(step, below);
            is_planned && !below.contains(item) && (below.last().is_some_and(is_next) || is_last())
        }
        // Several seats are asked at once by a plan alone.
        _ if matches!(item, Item::Ask(asked) if asked.len() > 1) => false,
        Origin::First => !is_waiting && below.is_empty(),
        Origin::Bottom => below.is_empty(),
        Origin::On(other) => below.last() == Some(&other),
        Origin::OnAny(is_it) => below.last().is_some_and(is_it),
        Origin::Action(seat) => matches!(below.last(), Some(Item::Step(step)) if step.action_of() == Some(seat)),
        Origin::By(step) => lay(step, below),
        Origin::Repeated(origin) => lies(at, item, *origin, &below[..below.len() + 1 - count(item, below)], is_waiting),
    }
}

/// What follows an item in a plan, wherever it stands there. Of a question to several seats, some may have answered.
fn stands<'p, G: Ruleset>(plan: &'p [ItemOf<G>], item: &ItemOf<G>) -> impl Iterator<Item = &'p [ItemOf<G>]> {
    plan.iter()
        .enumerate()
        .filter(move |&(_, planned)| match (planned, item) {
            (Item::Ask(all), Item::Ask(asked)) => asked.iter().all(|pending| all.contains(pending)),
            _ => planned == item,
        })
        .map(|(place, _)| &plan[place + 1..])
}

/// Are these two steps, of the same kind?
fn is_alike<S, A, D>(one: &Item<S, A, D>, other: &Item<S, A, D>) -> bool {
    matches!((one, other), (Item::Step(one), Item::Step(other)) if discriminant(one) == discriminant(other))
}

/// How many equal items wait, this one and those right below it.
fn count<I: PartialEq>(item: &I, below: &[I]) -> usize {
    1 + below.iter().rev().take_while(|other| *other == item).count()
}

/// May this item wait on top of what lies below it?
pub(super) fn may_wait<G: Grammar>(at: At<'_, G>, item: &ItemOf<G>, below: &[ItemOf<G>]) -> bool {
    let lies = |origin| lies(at, item, origin, below, true);
    let count = count(item, below);
    match item {
        Item::Step(step) => lies(step.origin(at, count)) && step.fits(at),
        Item::Draw(draw) => lies(draw.origin(at, count)) && draw.fits(at, count),
        Item::Ask(asked) => {
            let seats = G::seats(at.rules);
            let fits = |Pending { seat, ask }: &Pending<G::Ask>| lies(ask.origin(at, *seat)) && ask.fits(at, *seat);
            !asked.is_empty()
                && asked.windows(2).all(|pair| pair[0].seat < pair[1].seat)
                && asked.iter().all(|pending| seats.has(pending.seat))
                && asked.iter().all(fits)
        }
    }
}
