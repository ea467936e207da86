//! Whole plans of a bot: which goals to reach with what is at hand, and where the rest waits.
//!
//! A game says what its goals are, what each takes out of the hand, and what that brings; the search over all sets of goals
//! is the same for every game. It is exact: it leaves out only what cannot be among the best.

use super::technology;
use super::{Board, Follower, Good, Layout, Tile};
use crate::engine::Lines;
use crate::parts::Set;
use crate::wire::Kind;
use arrayvec::ArrayVec;

/// The most plans that are kept.
pub const MAX_PLANS: usize = 16;
/// The most actions of a plan.
pub const MAX_ACTIONS: usize = 64;

/// The actions of a plan.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// The parts of a planner that are the game's.
pub trait Planner {
    /// What a plan consists of.
    type Action: Copy;
    /// Something that a plan may bring about: a place to activate, a tile to load.
    type Goal;
    /// What can be put onto spaces.
    type Hand: Clone;
    /// What the goals chosen so far come to.
    type Sum: Copy;

    /// The goals, those worth most first; 32 at most.
    fn goals(&self) -> &[Self::Goal];
    /// Takes out of the hand what a goal needs, and adds what it brings; `None` if the hand does not reach. Then the hand is
    /// not looked at again.
    fn reach(&self, goal: &Self::Goal, hand: &mut Self::Hand, sum: Self::Sum) -> Option<Self::Sum>;
    /// What a plan comes to at most that may still choose the goals from this one on.
    fn bound(&self, from: usize, hand: &Self::Hand, sum: Self::Sum) -> f64;
    /// What a plan comes to that chooses no more goals.
    fn total(&self, hand: &Self::Hand, sum: Self::Sum) -> f64;
    /// Adds the actions that reach these goals, and those of the followers who are left over.
    fn carry_out(&self, chosen: Chosen, hand: Self::Hand, actions: &mut Actions<Self::Action>);
}

/// Goals that a plan reaches, by their places in [`Planner::goals`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen(u32);

impl Chosen {
    /// Is this goal among them?
    pub const fn has(self, goal: usize) -> bool {
        self.0 & 1 << goal != 0
    }

    /// The chosen ones of all goals, in their order.
    pub fn of<G>(self, goals: &[G]) -> impl Iterator<Item = &G> {
        goals.iter().enumerate().filter(move |(place, _)| self.has(*place)).map(|(_, goal)| goal)
    }

    const fn with(self, goal: usize) -> Self {
        Chosen(self.0 | 1 << goal)
    }
}

/// Writes the best plans, best first: the actions that come before each of them, those that carry it out, and the word that
/// it is finished.
pub fn plans<P: Planner>(
    planner: &P,
    (hand, sum): (&P::Hand, P::Sum),
    most: usize,
    mut actions: Actions<P::Action>,
    ready: P::Action,
    out: &mut Lines<P::Action>,
) {
    let before = actions.len();
    let mut search = Search { planner, best: ArrayVec::new(), most: most.clamp(1, MAX_PLANS) };
    search.go(0, hand, sum, Chosen(0));
    for &(worth, chosen) in &search.best {
        actions.truncate(before);
        planner.carry_out(chosen, hand.clone(), &mut actions);
        let _ = actions.try_push(ready);
        out.push(&actions, worth);
    }
}

struct Search<'a, P> {
    planner: &'a P,
    best: ArrayVec<(f64, Chosen), MAX_PLANS>,
    most: usize,
}

impl<P: Planner> Search<'_, P> {
    /// Tries every set of goals that the hand reaches, but for those that cannot be among the best.
    fn go(&mut self, from: usize, hand: &P::Hand, sum: P::Sum, chosen: Chosen) {
        let is_full = self.best.len() == self.most;
        if is_full && self.best.last().is_some_and(|&(least, _)| self.planner.bound(from, hand, sum) <= least) {
            return;
        }
        let Some(goal) = self.planner.goals().get(from) else {
            self.keep(self.planner.total(hand, sum), chosen);
            return;
        };
        let mut with = hand.clone();
        if let Some(sum) = self.planner.reach(goal, &mut with, sum) {
            self.go(from + 1, &with, sum, chosen.with(from));
        }
        self.go(from + 1, hand, sum, chosen);
    }

    fn keep(&mut self, worth: f64, chosen: Chosen) {
        let place = self.best.partition_point(|&(other, _)| other >= worth);
        if place < self.most {
            if self.best.len() == self.most {
                self.best.pop();
            }
            let _ = self.best.try_insert(place, (worth, chosen));
        }
    }
}

/// Where technology is laid while a plan is made.
#[derive(Debug)]
pub struct Laying<'a, F: Follower, P: Kind, S: Kind, const N: usize, G: Good> {
    /// The places of the game.
    pub layout: &'a Layout<F, P, S, G>,
    /// What stands on the player's spaces.
    pub board: Board<F, S, N, G>,
    /// The spaces of the player where technology may lie.
    pub own: Set<S>,
}

impl<F: Follower, P: Kind, S: Kind, const N: usize, G: Good> Laying<'_, F, P, S, N, G> {
    /// Lays a tile that replaces this role only, or any, onto the space that is worth most. `taken` are the spaces that the
    /// plan has covered; the new one is added. `None` if no space takes the tile.
    pub fn lay(&mut self, taken: &mut Set<S>, only: Option<F::Role>, worth: impl Fn(S) -> Option<f64>) -> Option<S> {
        let mut best: Option<(S, f64)> = None;
        for space in self.layout.firsts(self.own.without(*taken)).iter() {
            if technology::refusal(self.layout, &self.board, space, only).is_some() {
                continue;
            }
            let Some(worth) = worth(space) else { continue };
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((space, worth));
            }
        }
        let (space, _) = best?;
        self.board.put(space, Tile::Technology);
        taken.insert(space);
        Some(space)
    }
}
