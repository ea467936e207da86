//! What holds in every state a game can reach. Whatever passes can be played on without failing.

use super::origin::{Grammar, may_wait};
use super::{AgendaOf, At, Corrupt, Item, ItemOf};
use std::fmt::Arguments;

/// The laws that a table was held to, and those of them that it breaks.
#[derive(Debug, Default)]
pub struct Laws {
    broken: Vec<Corrupt>,
}

impl Laws {
    /// Holds the position to a law: at this place of it, this must be so. Says whether it is.
    pub fn hold(&mut self, holds: bool, path: Arguments<'_>, reason: &str) -> bool {
        if !holds {
            self.note(path, reason);
        }
        holds
    }

    #[cold]
    #[inline(never)]
    fn note(&mut self, path: Arguments<'_>, reason: &str) {
        self.add(Corrupt { path: path.to_string(), reason: reason.to_owned() });
    }

    /// Notes a broken law, once.
    pub fn add(&mut self, broken: Corrupt) {
        if !self.broken.contains(&broken) {
            self.broken.push(broken);
        }
    }

    /// Is none of them broken so far?
    pub fn is_clean(&self) -> bool {
        self.broken.is_empty()
    }

    /// All that are broken.
    pub fn into_broken(self) -> Vec<Corrupt> {
        self.broken
    }

    /// Walks the agenda once: each item must lie where it comes from, as if those below it that do not were not there.
    /// What is on top must be a decision that can be made.
    pub fn walk<G: Grammar>(&mut self, at: At<'_, G>, agenda: &AgendaOf<G>) {
        let items = agenda.items();
        let mut without: Option<Vec<ItemOf<G>>> = None;
        for (place, item) in items.iter().enumerate() {
            let below = without.as_deref().unwrap_or(&items[..place]);
            if !may_wait(at, item, below) {
                self.note(format_args!("agenda[{place}]"), "nothing in the game puts this item here");
                without.get_or_insert_with(|| items[..place].to_vec());
            } else if let Some(without) = &mut without {
                without.push(item.clone());
            }
        }
        let reason = match items.last() {
            _ if !self.is_clean() => return,
            Some(Item::Step(_)) => "a step is on top; there must be a question or a draw",
            Some(Item::Ask(asked)) => {
                let has_answer = |seat, ask: &G::Ask| {
                    let mut out = Vec::new();
                    G::candidates(at, seat, ask, &mut out);
                    out.iter().any(|&action| G::verdict(at, seat, ask, action).is_ok())
                };
                match asked.iter().all(|pending| has_answer(pending.seat, &pending.ask)) {
                    true => return,
                    false => "this seat is asked and has no legal answer",
                }
            }
            Some(Item::Draw(draw)) => {
                let mut out = Vec::new();
                G::outcomes(at, draw, &mut out);
                let there: u32 = out.iter().map(|weighted| weighted.weight).sum();
                let owed = items.iter().rev().take_while(|item| **item == Item::Draw(*draw)).count();
                match there as usize >= owed {
                    true => return,
                    false => "chance owes more draws than there are pieces to draw",
                }
            }
            None => return,
        };
        self.note(format_args!("agenda[{}]", items.len() - 1), reason);
    }
}
