//! What may be taken back: the tables before each answer since something was last revealed.

use super::read::EntryOf;
use crate::engine::{Entry, Presented, Seat, Table, Turn};
use std::sync::Arc;

/// The table before each answer since something was last revealed, oldest first. Whether an answer may be taken back is
/// known from these alone, however long the game is. Copies share the tables.
pub struct Trail<G: Presented>(Vec<Arc<Table<G>>>);

/// A game without somebody's last answer.
pub struct Rewound<G: Presented> {
    pub table: Table<G>,
    pub trail: Trail<G>,
    /// The answers since something was last revealed.
    pub answers: Vec<EntryOf<G>>,
    pub undone: (Seat, G::Action),
}

impl<G: Presented> Clone for Trail<G> {
    fn clone(&self) -> Self {
        Trail(self.0.clone())
    }
}

impl<G: Presented> Default for Trail<G> {
    fn default() -> Self {
        Trail(vec![])
    }
}

impl<G: Presented> Trail<G> {
    /// Somebody is about to answer.
    pub fn answer(&mut self, before: &Table<G>) {
        self.0.push(Arc::new(before.clone()));
    }

    /// Something was revealed: nothing before it can be taken back.
    pub fn reveal(&mut self) {
        self.0.clear();
    }

    /// The same in a long run of answers, of which only the last few can be taken back: it keeps no more than where they
    /// begin. [`Trail::catch_up`] adds the rest when the run is over.
    pub fn pass(&mut self, before: &Table<G>) {
        match before.turn() {
            Turn::Chance(_) => self.reveal(),
            Turn::Seats(_) if self.0.is_empty() => self.answer(before),
            Turn::Seats(_) | Turn::Over => {}
        }
    }

    /// Adds what [`Trail::pass`] has passed over in a game of these entries.
    pub fn catch_up(&mut self, entries: &[EntryOf<G>]) {
        let answers = since_reveal::<G>(entries);
        while self.0.len() < answers.len() {
            let Some(last) = self.0.last() else { return };
            let mut table = Table::clone(last);
            if let Entry::Play { seat, action } = answers[self.0.len() - 1] {
                table.play_unchecked(seat, action, &mut |_| {});
            }
            self.0.push(Arc::new(table));
        }
    }

    /// The game without the last answer of this seat, or of whoever answered last, if it may still be taken back: nothing
    /// was revealed since, it does not bind, and whoever answered since would have been asked the same without it.
    pub fn without_last(&self, now: &Table<G>, entries: &[EntryOf<G>], seat: Option<Seat>) -> Option<Rewound<G>> {
        let answers = since_reveal::<G>(entries);
        let is_theirs =
            |entry: &EntryOf<G>| matches!(entry, Entry::Play { seat: by, .. } if seat.is_none_or(|seat| seat == *by));
        let index = answers.iter().rposition(is_theirs)?;
        let Entry::Play { seat: by, action } = answers[index] else { return None };
        let before = self.0.get(index)?;
        if before.ask(by).is_some_and(|ask| G::is_bound(now.at(), ask, action)) {
            return None;
        }
        let mut table = Table::clone(before);
        let mut trail = Trail(self.0[..index].to_vec());
        for &entry in &answers[index + 1..] {
            let Entry::Play { seat, action } = entry else { return None };
            trail.answer(&table);
            table.play(seat, action, &mut |_| {}).ok()?;
        }
        let answers = [&answers[..index], &answers[index + 1..]].concat();
        Some(Rewound { table, trail, answers, undone: (by, action) })
    }
}

/// The answers after the last entry of chance.
fn since_reveal<G: Presented>(entries: &[EntryOf<G>]) -> &[EntryOf<G>] {
    let revealed = entries.iter().rposition(|entry| matches!(entry, Entry::Chance { .. }));
    &entries[revealed.map_or(0, |last| last + 1)..]
}
