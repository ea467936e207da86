//! Actions and pieces by number: they come up again and again, and telling them in full is most of the work.

use crate::engine::Presented;
use crate::parts::BuildFnv;
use serde::Serialize;
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;

/// When a catalogue has grown to this many actions it starts anew.
const FULL: usize = 50_000;

/// Every action and piece met so far.
pub struct Catalogue<G: Presented> {
    edition: u32,
    actions: Vec<G::Action>,
    action_numbers: HashMap<G::Action, u32, BuildFnv>,
    targets: Vec<G::Target>,
    target_numbers: HashMap<G::Target, u32, BuildFnv>,
}

/// A part of a catalogue, as it is told.
#[derive(Serialize)]
pub struct Page<A> {
    actions: Vec<Told<A>>,
    targets: Vec<String>,
}

#[derive(Serialize)]
struct Told<A> {
    action: A,
    notation: String,
}

impl<G: Presented> Catalogue<G> {
    fn new(edition: u32) -> Self {
        let (actions, targets) = (Vec::new(), Vec::new());
        Catalogue { edition, actions, action_numbers: HashMap::default(), targets, target_numbers: HashMap::default() }
    }

    /// Its edition. Numbers of one edition never change; a full catalogue starts a new one.
    pub fn start(&mut self) -> u32 {
        if self.actions.len() >= FULL {
            *self = Catalogue::new(self.edition.wrapping_add(1));
        }
        self.edition
    }

    /// The number of an action.
    pub fn number(&mut self, action: G::Action) -> u32 {
        *self.action_numbers.entry(action).or_insert_with(|| {
            self.actions.push(action);
            self.actions.len() as u32 - 1
        })
    }

    /// The number of a piece.
    pub fn target_number(&mut self, target: G::Target) -> u32 {
        *self.target_numbers.entry(target).or_insert_with(|| {
            self.targets.push(target);
            self.targets.len() as u32 - 1
        })
    }

    /// The action of this number.
    pub fn action(&self, number: usize) -> Option<G::Action> {
        self.actions.get(number).copied()
    }

    /// What has been added since it had so many actions and pieces.
    pub fn since(&self, actions: usize, targets: usize) -> Page<G::Action> {
        let tell = |&action: &G::Action| Told { action, notation: G::write(action) };
        Page {
            actions: self.actions.get(actions..).unwrap_or_default().iter().map(tell).collect(),
            targets: self.targets.get(targets..).unwrap_or_default().iter().map(ToString::to_string).collect(),
        }
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
        let mut catalogue = Catalogue::<G>::new(0);
        let done = work(&mut catalogue);
        all.push(Box::new(catalogue));
        done
    })
}
