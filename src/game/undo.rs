//! What may be taken back: the tables before each answer since something was last revealed.

use crate::engine::{Entry, EntryOf, Presented, Seat, Table, Turn};
use std::sync::Arc;

/// How many of the latest answers can be taken back at least, where nothing is revealed for long: more than are given in a
/// round. A race without an end may go on like that for ever.
const KEPT: usize = 256;

/// The table before each answer since something was last revealed, oldest first, up to twice [`KEPT`]. Whether an answer may
/// be taken back is known from these alone, however long the game is. Copies share the tables.
pub struct UndoStack<G: Presented> {
    tables: Vec<Arc<Table<G>>>,
    /// How many answers since something was revealed came before the first of these tables.
    before: usize,
    /// How many came after the last of them, in a long run of answers.
    passed: usize,
}

/// A game without the last answer of a seat.
pub struct Rewound<G: Presented> {
    pub table: Table<G>,
    pub undo_stack: UndoStack<G>,
    /// The answers since something was last revealed.
    pub answers: Vec<EntryOf<G>>,
    pub undone: (Seat, G::Action),
}

impl<G: Presented> Clone for UndoStack<G> {
    fn clone(&self) -> Self {
        UndoStack { tables: self.tables.clone(), ..*self }
    }
}

impl<G: Presented> Default for UndoStack<G> {
    fn default() -> Self {
        UndoStack { tables: vec![], before: 0, passed: 0 }
    }
}

impl<G: Presented> UndoStack<G> {
    /// A seat is about to answer.
    pub fn answer(&mut self, before: &Table<G>) {
        self.keep(before.clone());
    }

    fn keep(&mut self, table: Table<G>) {
        self.tables.push(Arc::new(table));
        if self.tables.len() > 2 * KEPT {
            self.tables.drain(..KEPT);
            self.before += KEPT;
        }
    }

    /// Something was revealed: nothing before it can be taken back.
    pub fn reveal(&mut self) {
        *self = UndoStack::default();
    }

    /// The same in a long run of answers, of which only the last few can be taken back: it keeps no more than where they
    /// begin. [`UndoStack::catch_up`] adds the rest when the run is over.
    pub fn pass(&mut self, before: &Table<G>) {
        match before.turn() {
            Turn::Chance(_) => self.reveal(),
            Turn::Seats(_) if self.tables.is_empty() => self.answer(before),
            Turn::Seats(_) if self.passed < KEPT => self.passed += 1,
            Turn::Seats(_) => {
                let before_all = self.before + self.tables.len() + self.passed;
                *self = UndoStack { tables: vec![Arc::new(before.clone())], before: before_all, passed: 0 };
            }
            Turn::Over => {}
        }
    }

    /// Adds what [`UndoStack::pass`] has passed over in a game of these entries.
    pub fn catch_up(&mut self, entries: &[EntryOf<G>]) {
        let answers = since_reveal::<G>(entries);
        self.passed = 0;
        while self.before + self.tables.len() < answers.len() {
            let Some(last) = self.tables.last() else { return };
            let mut table = Table::clone(last);
            if let Entry::Play { seat, action } = answers[self.before + self.tables.len() - 1] {
                table.play_unchecked(seat, action, &mut |_| {});
            }
            self.keep(table);
        }
    }

    /// The game without the last answer of this seat or, with `None`, the last answer of all. `None` if that answer binds,
    /// if something was revealed since, or if later answers of other seats are not legal without it.
    pub fn without_last(&self, now: &Table<G>, entries: &[EntryOf<G>], seat: Option<Seat>) -> Option<Rewound<G>> {
        let answers = since_reveal::<G>(entries);
        let is_theirs =
            |entry: &EntryOf<G>| matches!(entry, Entry::Play { seat: by, .. } if seat.is_none_or(|seat| seat == *by));
        let index = answers.iter().rposition(is_theirs)?;
        let Entry::Play { seat: by, action } = answers[index] else { return None };
        let kept = index.checked_sub(self.before)?;
        let before = self.tables.get(kept)?;
        if before.ask(by).is_some_and(|ask| G::is_bound(now.at(), ask, action)) {
            return None;
        }
        let mut table = Table::clone(before);
        let mut undo_stack = UndoStack { tables: self.tables[..kept].to_vec(), before: self.before, passed: 0 };
        for &entry in &answers[index + 1..] {
            let Entry::Play { seat, action } = entry else { return None };
            undo_stack.answer(&table);
            table.play(seat, action, &mut |_| {}).ok()?;
        }
        let answers = [&answers[..index], &answers[index + 1..]].concat();
        Some(Rewound { table, undo_stack, answers, undone: (by, action) })
    }
}

/// The answers after the last entry of chance.
fn since_reveal<G: Presented>(entries: &[EntryOf<G>]) -> &[EntryOf<G>] {
    let revealed = entries.iter().rposition(|entry| matches!(entry, Entry::Chance { .. }));
    &entries[revealed.map_or(0, |last| last + 1)..]
}
