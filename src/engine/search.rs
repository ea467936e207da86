//! Counting of sequences, and random play.

use super::{Dealer, Entry, EntryOf, Game, Stream, Table, Turn, Weighted};

/// The number of sequences of `depth` answers, by seats and by chance, from this table. A simultaneous question is
/// answered by its first pending seat, since the answers commute.
pub fn perft<G: Game>(table: &Table<G>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    divide(table, depth).into_iter().map(|(_, count)| count).sum()
}

/// [`perft`], split by the first answer.
pub fn divide<G: Game>(table: &Table<G>, depth: u32) -> Vec<(EntryOf<G>, u64)> {
    answers(table)
        .into_iter()
        .map(|entry| {
            let mut after = table.clone();
            apply(&mut after, entry);
            (entry, perft(&after, depth.saturating_sub(1)))
        })
        .collect()
}

fn answers<G: Game>(table: &Table<G>) -> Vec<EntryOf<G>> {
    match table.turn() {
        Turn::Seats(pending) => pending.first().map_or_else(Vec::new, |first| {
            let play = |action| Entry::Play { seat: first.seat, action };
            table.legal_actions(first.seat).into_iter().map(play).collect()
        }),
        Turn::Chance(_) => table.outcomes().into_iter().map(|w| Entry::Chance { chance: w.outcome }).collect(),
        Turn::Over => Vec::new(),
    }
}

fn apply<G: Game>(table: &mut Table<G>, entry: EntryOf<G>) {
    match entry {
        Entry::Play { seat, action } => table.play_unchecked(seat, action, &mut |_| {}),
        Entry::Chance { chance } => table.settle_unchecked(chance, &mut |_| {}),
    }
}

/// Random play: each decision picks one of its legal actions with equal probability.
#[derive(Debug)]
pub struct Playout<G: Game> {
    stream: Stream,
    actions: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Outcome>>,
    weights: Vec<u32>,
}

impl<G: Game> Playout<G> {
    /// Random play with this seed.
    pub fn new(seed: &str) -> Self {
        Playout { stream: Stream::new(seed), actions: Vec::new(), outcomes: Vec::new(), weights: Vec::new() }
    }

    /// Plays one answer of a seat or of chance; `None` if the game is over, or an asked seat has no legal action.
    pub fn answer(&mut self, table: &mut Table<G>, events: &mut dyn FnMut(G::Event)) -> Option<EntryOf<G>> {
        match table.turn() {
            Turn::Seats(pending) => {
                let which = if pending.len() == 1 { 0 } else { self.stream.below(pending.len() as u32) };
                let seat = pending.get(which as usize)?.seat;
                table.legal_actions_into(seat, &mut self.actions);
                let action = *self.actions.get(self.stream.below(self.actions.len() as u32) as usize)?;
                table.play_unchecked(seat, action, events);
                Some(Entry::Play { seat, action })
            }
            Turn::Chance(_) => {
                table.outcomes_into(&mut self.outcomes);
                self.weights.clear();
                self.weights.extend(self.outcomes.iter().map(|weighted| weighted.weight));
                let chance = self.outcomes.get(self.stream.pick(&self.weights))?.outcome;
                table.settle_unchecked(chance, events);
                Some(Entry::Chance { chance })
            }
            Turn::Over => None,
        }
    }

    /// Plays to the end, or until seats have made `limit` decisions, and returns their number.
    pub fn play(&mut self, table: &mut Table<G>, limit: u64) -> u64 {
        let mut decisions = 0;
        while decisions < limit {
            match self.answer(table, &mut |_| {}) {
                Some(Entry::Play { .. }) => decisions += 1,
                Some(Entry::Chance { .. }) => {}
                None => break,
            }
        }
        decisions
    }
}
