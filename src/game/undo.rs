//! Undo: the tables before each answer since the last reveal.

use crate::engine::{Entry, EntryOf, Presented, Seat, Table, Turn};
use std::sync::Arc;

/// Min number of answers that can be undone if nothing is revealed, more than a round has. A race without an end may go
/// on like that for ever.
const KEPT: usize = 256;

/// The table before each answer since the last reveal, oldest first, up to twice [`KEPT`]. They are enough to decide
/// whether an answer may be undone, however long the game is. Copies share the tables.
pub struct UndoStack<G: Presented> {
    tables: Vec<Arc<Table<G>>>,
    /// Number of answers between the last reveal and the first of these tables.
    before: usize,
    /// Number of answers after the last of these tables, in a long run of answers.
    passed: usize,
}

/// A game without a seat's last answer.
pub struct Rewound<G: Presented> {
    pub table: Table<G>,
    pub undo_stack: UndoStack<G>,
    /// The answers since the last reveal.
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
    /// Call before an answer.
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

    /// Call after a reveal: nothing before it can be undone.
    pub fn reveal(&mut self) {
        *self = UndoStack::default();
    }

    /// Like [`UndoStack::answer`], in a long run of answers of which only the last few can be undone. It only counts
    /// them; [`UndoStack::catch_up`] adds their tables after the run.
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

    /// Adds the tables of the answers that [`UndoStack::pass`] has counted, in a game of these entries.
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

    /// The game without the last answer of this seat, or of all with `None`. `None` if that answer may not be undone:
    /// something was revealed since, it binds, or a seat that answered since would have been asked something else
    /// without it.
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
