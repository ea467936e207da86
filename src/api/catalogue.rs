//! Numbers for actions and pieces: they recur often, and writing them out in full is most of the work of a call.

use crate::engine::Presented;
use crate::parts::Numbered;
use crate::wire::text;
use serde::Serialize;
use std::any::Any;
use std::cell::RefCell;

/// Max actions in a catalogue; a larger one is replaced by an empty one.
const FULL: usize = 50_000;

/// All actions and pieces met so far.
pub struct Catalogue<G: Presented> {
    edition: u32,
    actions: Numbered<G::Action>,
    targets: Numbered<G::Target>,
}

/// A part of a catalogue, as written to callers.
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
        Catalogue { edition, actions: Numbered::default(), targets: Numbered::default() }
    }

    /// Returns the edition, after replacing a full catalogue. Numbers of one edition never change.
    pub fn start(&mut self) -> u32 {
        if self.actions.all().len() >= FULL {
            *self = Catalogue::new(self.edition.wrapping_add(1));
        }
        self.edition
    }

    /// The number of actions and of pieces.
    pub fn counts(&self) -> (u32, u32) {
        (self.actions.all().len() as u32, self.targets.all().len() as u32)
    }

    /// The number of an action; adds it if it is new.
    pub fn number(&mut self, action: G::Action) -> u32 {
        self.actions.number(action)
    }

    /// The number of a piece; adds it if it is new.
    pub fn target_number(&mut self, target: G::Target) -> u32 {
        self.targets.number(target)
    }

    /// The action with this number; `None` if there is none.
    pub fn action(&self, number: usize) -> Option<G::Action> {
        self.actions.all().get(number).copied()
    }

    /// The entries added since there were this many actions and pieces.
    pub fn since(&self, actions: usize, targets: usize) -> Page<G::Action> {
        let tell = |&action: &G::Action| Told { action, notation: text(&action) };
        Page {
            actions: self.actions.all().get(actions..).unwrap_or_default().iter().map(tell).collect(),
            targets: self.targets.all().get(targets..).unwrap_or_default().iter().map(ToString::to_string).collect(),
        }
    }
}

thread_local! {
    static CATALOGUES: RefCell<Vec<Box<dyn Any>>> = RefCell::default();
}

/// Runs `work` with the catalogue of a game.
pub fn with_catalogue<G: Presented, T>(work: impl FnOnce(&mut Catalogue<G>) -> T) -> T {
    let mut catalogue = take();
    let done = work(&mut catalogue);
    CATALOGUES.with_borrow_mut(|all| all.push(catalogue));
    done
}

/// Takes the catalogue of a game out of the list, or creates one.
#[inline(never)]
fn take<G: Presented>() -> Box<Catalogue<G>> {
    CATALOGUES.with_borrow_mut(|all| {
        let place = all.iter().position(|any| any.is::<Catalogue<G>>());
        let known = place.and_then(|place| all.swap_remove(place).downcast().ok());
        known.unwrap_or_else(|| Box::new(Catalogue::new(0)))
    })
}
