//! Places, their spaces, and what each space takes.

use super::{Follower, Good, Roles, Takes};
use crate::parts::Set;
use crate::wire::{Kind, Never};

/// All places and spaces, indexed by what they take.
#[derive(Clone, Debug)]
pub struct Layout<F: Follower, P: Kind, S: Kind, G: Good = Never> {
    takes: Vec<Takes<F::Role, G>>,
    places: Vec<P>,
    spaces: Vec<Set<S>>,
    by_role: Vec<Set<S>>,
    by_good: Vec<Set<S>>,
    neutral: Set<S>,
    anybody: Set<S>,
    different: Set<S>,
    cargo: Set<S>,
    like_before: Vec<Set<S>>,
    with_like_before: Set<S>,
    barred: Set<P>,
    ready_with_one: Set<P>,
}

impl<F: Follower, P: Kind, S: Kind, G: Good> Layout<F, P, S, G> {
    /// Builds the layout from a row per space: its place and what it takes. `None` leaves a space out of play.
    pub fn new(row: impl Fn(S) -> Option<(P, Takes<F::Role, G>)>, nowhere: P) -> Self {
        let mut layout = Layout {
            takes: Vec::with_capacity(S::ALL.len()),
            places: Vec::with_capacity(S::ALL.len()),
            spaces: vec![Set::EMPTY; P::ALL.len()],
            by_role: vec![Set::EMPTY; F::Role::ALL.len()],
            by_good: vec![Set::EMPTY; G::ALL.len()],
            neutral: Set::EMPTY,
            anybody: Set::EMPTY,
            different: Set::EMPTY,
            cargo: Set::EMPTY,
            like_before: Vec::with_capacity(S::ALL.len()),
            with_like_before: Set::EMPTY,
            barred: Set::EMPTY,
            ready_with_one: Set::EMPTY,
        };
        for &space in S::ALL {
            let row = row(space);
            let like_before = row.map_or(Set::EMPTY, |row| layout.like(row));
            if !like_before.is_empty() {
                layout.with_like_before.insert(space);
            }
            layout.like_before.push(like_before);
            layout.places.push(row.map_or(nowhere, |(place, _)| place));
            layout.takes.push(row.map_or(Takes::Anybody, |(_, takes)| takes));
            row.into_iter().for_each(|(place, takes)| layout.sort(space, place, takes));
        }
        layout
    }

    /// The spaces added so far that belong to this place and take the same.
    fn like(&self, (place, takes): (P, Takes<F::Role, G>)) -> Set<S> {
        self.spaces(place).iter().filter(|&space| self.takes(space) == takes).collect()
    }

    /// Adds a space to the sets of its place and of what it takes.
    fn sort(&mut self, space: S, place: P, takes: Takes<F::Role, G>) {
        self.spaces[place.index()].insert(space);
        takes.roles().iter().for_each(|role| self.by_role[role.index()].insert(space));
        match takes {
            Takes::Neutral => self.neutral.insert(space),
            Takes::Good(good) => self.by_good[good.index()].insert(space),
            Takes::Different => self.different.insert(space),
            Takes::Cargo => self.cargo.insert(space),
            _ => {}
        }
        if matches!(takes, Takes::Anybody | Takes::Different | Takes::Cargo) {
            self.anybody.insert(space);
        }
    }

    /// Bars these places from technology that replaces a follower.
    pub fn barring_technology(self, barred: Set<P>) -> Self {
        Layout { barred, ..self }
    }

    /// Makes one tile enough to activate these places.
    pub fn ready_with_one(self, ready_with_one: Set<P>) -> Self {
        Layout { ready_with_one, ..self }
    }

    /// What a space takes.
    pub fn takes(&self, space: S) -> Takes<F::Role, G> {
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

    /// The spaces that take cargo, which is any tile that is to be shipped, technology included.
    pub const fn cargo(&self) -> Set<S> {
        self.cargo
    }

    /// The spaces that take each role only once per place.
    pub const fn different(&self) -> Set<S> {
        self.different
    }

    /// Whether this place is barred from technology.
    pub fn is_barred(&self, place: P) -> bool {
        self.barred.has(place)
    }

    /// Whether one tile is enough to activate this place.
    pub fn is_ready_with_one(&self, place: P) -> bool {
        self.ready_with_one.has(place)
    }

    /// The earlier spaces of the same place that take the same.
    pub fn like_before(&self, space: S) -> Set<S> {
        self.like_before[space.index()]
    }

    /// The given spaces without those that have an identical one before them in the set.
    pub fn firsts(&self, spaces: Set<S>) -> Set<S> {
        let has_like = |space: &S| !self.like_before(*space).and(spaces).is_empty();
        spaces.without(spaces.and(self.with_like_before).iter().filter(has_like).collect())
    }

    /// All spaces that accept a follower standing for these roles.
    pub fn open_to(&self, follower: F, roles: Roles<F>) -> Set<S> {
        let anybody = if follower.is_neutral() { self.anybody.or(self.neutral) } else { self.anybody };
        roles.iter().fold(anybody, |all, role| all.or(self.by_role[role.index()]))
    }

    /// All spaces that accept a good.
    pub fn open_to_good(&self, good: G) -> Set<S> {
        self.by_good[good.index()].or(self.cargo)
    }
}
