//! Legal actions as they are told, each once: they come up again and again, and telling them is most of the work.

use super::view::Legal;
use crate::engine::{Game, Presented, Seat};
use arrayvec::ArrayVec;
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Display;

/// When a catalogue has grown to this many entries it starts anew.
const FULL: usize = 20_000;

/// Everything that tells one legal action from another.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Key<A, T> {
    pub seat: Seat,
    pub action: A,
    pub targets: ArrayVec<T, 16>,
    pub reveals: bool,
    pub forced: bool,
}

/// A game's own kind of key.
pub type KeyOf<G> = Key<<G as Game>::Action, <G as Presented>::Target>;

impl<A: Copy, T: Display> Key<A, T> {
    /// The legal action in full.
    pub fn tell<G: Presented<Action = A, Target = T>>(&self) -> Legal<A> {
        Legal {
            seat: self.seat,
            action: self.action,
            notation: G::write(self.action),
            targets: self.targets.iter().map(ToString::to_string).collect(),
            reveals: self.reveals,
            forced: self.forced,
        }
    }
}

/// Every legal action met so far, by number.
pub struct Catalogue<G: Presented> {
    edition: u32,
    entries: Vec<Legal<G::Action>>,
    numbers: HashMap<KeyOf<G>, u32>,
}

impl<G: Presented> Catalogue<G> {
    /// Its edition. Numbers of one edition never change; a full catalogue starts a new one.
    pub fn start(&mut self) -> u32 {
        if self.entries.len() >= FULL {
            self.entries.clear();
            self.numbers.clear();
            self.edition = self.edition.wrapping_add(1);
        }
        self.edition
    }

    /// The number of a legal action.
    pub fn number(&mut self, key: KeyOf<G>) -> u32 {
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let number = self.entries.len() as u32;
        self.entries.push(key.tell::<G>());
        self.numbers.insert(key, number);
        number
    }

    /// The entries from this number on.
    pub fn from(&self, number: usize) -> &[Legal<G::Action>] {
        self.entries.get(number..).unwrap_or_default()
    }
}

thread_local! {
    static CATALOGUES: RefCell<Vec<Box<dyn Any>>> = RefCell::default();
}

/// Works with the catalogue of a game.
pub fn with_catalogue<G: Presented, T>(work: impl FnOnce(&mut Catalogue<G>) -> T) -> T {
    CATALOGUES.with_borrow_mut(|all| {
        if let Some(catalogue) = all.iter_mut().find_map(|any| any.downcast_mut()) {
            return work(catalogue);
        }
        let mut catalogue = Catalogue::<G> { edition: 0, entries: Vec::new(), numbers: HashMap::new() };
        let done = work(&mut catalogue);
        all.push(Box::new(catalogue));
        done
    })
}
