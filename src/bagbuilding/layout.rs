//! Places and their spaces.

use super::{Follower, Roles};
use crate::parts::Set;
use crate::wire::Kind;

/// What a space takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes<R> {
    /// A follower of this role, or whoever may stand for it.
    Role(R),
    /// Any follower that belongs to nobody for good.
    Neutral,
    /// Any follower.
    Anybody,
}

/// All places with their spaces, sorted by what they take.
#[derive(Clone, Debug)]
pub struct Layout<F: Follower, P, S> {
    takes: Vec<Takes<F::Role>>,
    places: Vec<P>,
    spaces: Vec<Set<S>>,
    by_role: Vec<Set<S>>,
    neutral: Set<S>,
    anybody: Set<S>,
    twins: Vec<Option<S>>,
    second: Set<S>,
}

impl<F: Follower, P: Kind, S: Kind> Layout<F, P, S> {
    /// What each space takes and which place it belongs to; a space without an answer is not in play.
    pub fn new(row: impl Fn(S) -> Option<(P, Takes<F::Role>)>, nowhere: P) -> Self {
        let rows: Vec<_> = S::ALL.iter().map(|&space| row(space)).collect();
        let all = |holds: &dyn Fn(P, Takes<F::Role>) -> bool| {
            Set::of(|space: S| rows[space.index()].is_some_and(|(place, takes)| holds(place, takes)))
        };
        let twins: Vec<Option<S>> = (0..rows.len())
            .map(|i| i.checked_sub(1).filter(|&before| rows[i].is_some() && rows[before] == rows[i]).map(|b| S::ALL[b]))
            .collect();
        Layout {
            second: Set::of(|space: S| twins[space.index()].is_some()),
            twins,
            takes: rows.iter().map(|row| row.map_or(Takes::Anybody, |(_, takes)| takes)).collect(),
            places: rows.iter().map(|row| row.map_or(nowhere, |(place, _)| place)).collect(),
            spaces: P::ALL.iter().map(|&here| all(&|place, _| place == here)).collect(),
            by_role: F::Role::ALL.iter().map(|&role| all(&|_, takes| takes == Takes::Role(role))).collect(),
            neutral: all(&|_, takes| takes == Takes::Neutral),
            anybody: all(&|_, takes| takes == Takes::Anybody),
        }
    }

    /// What a space takes.
    pub fn takes(&self, space: S) -> Takes<F::Role> {
        self.takes[space.index()]
    }

    /// The place a space belongs to.
    pub fn place(&self, space: S) -> P {
        self.places[space.index()]
    }

    /// The spaces of a place.
    pub fn spaces(&self, place: P) -> Set<S> {
        self.spaces[place.index()]
    }

    /// The spaces of several places.
    pub fn spaces_of(&self, places: Set<P>) -> Set<S> {
        places.iter().fold(Set::EMPTY, |all, place| all.or(self.spaces(place)))
    }

    /// The space just before this one that is like it in everything: the same place, taking the same.
    pub fn twin(&self, space: S) -> Option<S> {
        self.twins[space.index()]
    }

    /// Of these spaces, those without a like one before them.
    pub fn firsts(&self, spaces: Set<S>) -> Set<S> {
        let has_like = |space: &S| self.twin(*space).is_some_and(|twin| spaces.has(twin));
        spaces.without(spaces.and(self.second).iter().filter(has_like).collect())
    }

    /// The spaces, wherever they are, where a follower may stand that stands for these roles.
    pub fn open_to(&self, follower: F, roles: Roles<F>) -> Set<S> {
        let anybody = if follower.is_neutral() { self.anybody.or(self.neutral) } else { self.anybody };
        roles.iter().fold(anybody, |all, role| all.or(self.by_role[role.index()]))
    }
}
