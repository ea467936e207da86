//! A game of one kind, kept in memory: the table, who deals, and every answer so far.

use super::read::{self, EntryOf, Loaded, RecordOf};
use super::undo::{Rewound, UndoStack};
use super::view::Progress;
use super::{LoireError, Trouble};
use crate::engine::search::Playout;
use crate::engine::{self, BrokenOf, Dealer, Entry, Presented, Record, RecordError, Seat, Seeded, Stream, Table};
use crate::wire::{List, Tree, Written};

/// The most entries of a game that is kept: a race without an end goes on until it has as many. Far more than a record
/// that can be read has, and little enough to be written as one.
pub(super) const MAX_ENTRIES: usize = 500_000;

/// Of how many decisions random play tells the events.
const TOLD_DECISIONS: u64 = 5_000;

/// A game of one kind, kept in memory.
pub(super) struct Session<G: Presented> {
    pub setup: G::Setup,
    pub dealer: Option<Seeded>,
    pub table: Table<G>,
    /// Are `entries` all there were since the set-up, or only those since a state was loaded?
    pub is_whole: bool,
    pub entries: Vec<EntryOf<G>>,
    pub undo_stack: UndoStack<G>,
    /// What happened when the handle was made.
    pub opening: Events,
    pub undone: Vec<(Seat, G::Action)>,
}

/// What happened, written as it happens.
pub(super) type Events = List<Written>;

/// What happened in a call, and what the record gains.
pub(super) type Happened = Progress<Written, Written>;

impl<G: Presented> Session<G> {
    /// This table, of which nothing earlier is known.
    pub fn on(setup: G::Setup, dealer: Option<Seeded>, table: Table<G>, is_whole: bool) -> Self {
        let (entries, opening, undone) = (vec![], List::default(), vec![]);
        Session { setup, dealer, table, is_whole, entries, undo_stack: UndoStack::default(), opening, undone }
    }

    /// A new game of this set-up, dealt as far as its dealer can.
    pub fn create(setup: Tree<'_>) -> Result<Self, LoireError> {
        let new = read::setup::<G>(setup)?;
        let table = Table::new(&new.setup)?;
        Ok(Session::on(new.setup, new.dealer, table, true).dealt())
    }

    /// A position of this set-up, from the few things that a sketch says.
    pub fn arrange(setup: Tree<'_>, sketch: &Tree<'_>) -> Result<Self, LoireError> {
        let new = read::setup::<G>(setup)?;
        let table = G::arrange(&new.setup, sketch)?;
        Ok(Session::on(new.setup, new.dealer, table, false))
    }

    /// A saved state.
    pub fn load_state(state: &Tree<'_>) -> Result<Self, LoireError> {
        let Loaded { setup, table, dealer } = read::state::<G>(state)?;
        Ok(Session::on(setup, dealer, table, false))
    }

    /// A record, replayed as far as wanted.
    pub fn load_record(record: &Tree<'_>, up_to: usize) -> Result<Self, LoireError> {
        let record: RecordOf<G> = read::record::<G>(record)?;
        let (mut events, mut entries, mut undo_stack) = (List::default(), Vec::new(), UndoStack::default());
        let table = engine::replay_with::<G>(&record, up_to, &mut |event| events.add(&event), &mut |table, entry| {
            undo_stack.pass(table);
            entries.push(entry);
        })?;
        undo_stack.catch_up(&entries);
        let open = Session::on(record.setup, None, table, true);
        Ok(Session { entries, undo_stack, opening: events, ..open })
    }

    /// The same game with a dealer that deals from this seed, if one is given: as far on in its stream as if it had dealt
    /// every draw known here, so that a game goes on as if it had never been put away. It deals what is owed.
    pub fn seeded(mut self, seed: Option<&str>) -> Result<Self, LoireError> {
        let Some(seed) = seed else { return Ok(self) };
        read::seed(seed)?;
        if self.dealer.is_some() {
            return Err(LoireError::new(Trouble::BadInput, "this state has a dealer already").at("seed"));
        }
        let mut dealer = Seeded::new(seed);
        if self.is_whole {
            let (mut table, mut stream) = (Table::<G>::new(&self.setup)?, dealer.stream());
            for entry in &self.entries {
                match *entry {
                    Entry::Play { seat, action } => table.play_unchecked(seat, action, &mut |_| {}),
                    Entry::Chance { chance } => {
                        let weights: Vec<u32> = table.outcomes().iter().map(|weighted| weighted.weight).collect();
                        stream.pick(&weights);
                        table.settle_unchecked(chance, &mut |_| {});
                    }
                }
            }
            dealer.advance(&stream);
        }
        self.dealer = Some(dealer);
        Ok(self.dealt())
    }

    /// The record of a game that has come from its set-up to this state by these entries; refused if they lead elsewhere.
    pub fn record_of(state: &Tree<'_>, entries: &[Tree<'_>]) -> Result<RecordOf<G>, LoireError> {
        let Loaded { setup, table, .. } = read::state::<G>(state)?;
        let mut record = Record::new::<G>(setup);
        record.entries = read::entries::<G>(entries)?;
        let reached = engine::replay::<G>(&record, usize::MAX, &mut |_| {})?;
        if reached != table {
            let reason =
                "these entries do not lead from the set-up to this state: give all of them, and the last state";
            return Err(LoireError::new(Trouble::NoRecord, reason).at("entries"));
        }
        record.scores = final_totals(&table);
        Ok(record)
    }

    /// The record of all that is known.
    pub fn whole_record(&self) -> RecordOf<G> {
        let mut record = Record::new::<G>(self.setup.clone());
        record.entries.clone_from(&self.entries);
        record.scores = final_totals(&self.table);
        record
    }

    /// A copy of its own.
    pub fn copy(&self) -> Self {
        Session {
            setup: self.setup.clone(),
            dealer: self.dealer.clone(),
            table: self.table.clone(),
            is_whole: self.is_whole,
            entries: self.entries.clone(),
            undo_stack: self.undo_stack.clone(),
            opening: self.opening.clone(),
            undone: self.undone.clone(),
        }
    }

    /// The same after its dealer has dealt what is due.
    fn dealt(mut self) -> Self {
        let mut events = std::mem::take(&mut self.opening);
        self.deal_due(&mut events);
        self.opening = events;
        self
    }

    /// Lets the dealer, if there is one, answer every draw that is due.
    pub fn deal_due(&mut self, events: &mut Events) {
        let Some(dealer) = &self.dealer else { return };
        if !matches!(self.table.turn(), engine::Turn::Chance(_)) {
            return;
        }
        let mut dealer = dealer.clone();
        let mut stream = dealer.stream();
        self.deal_by(&mut stream, events);
        dealer.advance(&stream);
        self.dealer = Some(dealer);
    }

    /// Lets these numbers answer every draw that is due.
    pub fn deal_by(&mut self, stream: &mut Stream, events: &mut Events) {
        while let Some(chance) = self.table.deal(stream, &mut |event| events.add(&event)) {
            self.entries.push(Entry::Chance { chance });
            self.undo_stack.reveal();
        }
    }

    /// Somebody answers, and then the dealer.
    #[inline(never)]
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Happened, BrokenOf<G>> {
        let before = self.entries.len();
        let mut events = List::default();
        self.play_answer(seat, action, &mut events)?;
        self.deal_due(&mut events);
        Ok(self.since(before, events))
    }

    /// What happened, and what was answered since there were so many entries.
    #[inline(never)]
    pub fn since(&self, before: usize, events: Events) -> Happened {
        let mut entries = List::default();
        self.entries[before..].iter().for_each(|entry| entries.add(entry));
        Progress { events, entries }
    }

    /// Chance answers.
    pub fn settle_draw(&mut self, chance: G::Outcome, events: &mut Events) -> Result<(), BrokenOf<G>> {
        self.table.settle(chance, &mut |event| events.add(&event))?;
        self.entries.push(Entry::Chance { chance });
        self.undo_stack.reveal();
        Ok(())
    }

    /// Somebody answers.
    fn play_answer(&mut self, seat: Seat, action: G::Action, events: &mut Events) -> Result<(), BrokenOf<G>> {
        self.table.check(seat, action)?;
        self.undo_stack.answer(&self.table);
        self.table.play_unchecked(seat, action, &mut |event| events.add(&event));
        self.entries.push(Entry::Play { seat, action });
        Ok(())
    }

    /// Plays entries one by one; the dealer answers a draw that an entry of a seat finds open.
    pub fn play_entries(&mut self, entries: &[EntryOf<G>], events: &mut Events) -> Result<(), LoireError> {
        for (place, &entry) in entries.iter().enumerate() {
            if matches!(entry, Entry::Play { .. }) {
                self.deal_due(events);
            }
            let done = match entry {
                _ if engine::is_needless(&self.table, entry) => Ok(()),
                Entry::Play { seat, action } => self.play_answer(seat, action, events),
                Entry::Chance { chance } => self.settle_draw(chance, events),
            };
            done.map_err(|why| RecordError::At { entry: place, why })?;
        }
        self.deal_due(events);
        Ok(())
    }

    /// Plays on at random, until the game has as many entries as are kept at the most. Chance, too, comes from the
    /// playout's own seed; the dealer only answers what is due when the playout stops. Only the events of the first
    /// decisions are told.
    pub fn play_at_random(&mut self, seed: &str, limit: u64, events: &mut Events) {
        let mut decisions = 0;
        let mut playout = Playout::new(seed);
        while decisions < limit && self.entries.len() < MAX_ENTRIES {
            self.undo_stack.pass(&self.table);
            let mut tell = |event| {
                if decisions < TOLD_DECISIONS {
                    events.add(&event);
                }
            };
            let Some(entry) = playout.answer(&mut self.table, &mut tell) else { break };
            decisions += u64::from(matches!(entry, Entry::Play { .. }));
            self.entries.push(entry);
        }
        self.undo_stack.catch_up(&self.entries);
        self.undone.clear();
        self.deal_due(events);
    }

    /// The game without the last answer of a seat, if that may be taken back.
    pub fn rewound(&self, seat: Option<Seat>) -> Option<Rewound<G>> {
        self.undo_stack.without_last(&self.table, &self.entries, seat)
    }

    /// Takes an answer back.
    pub fn rewind(&mut self, to: Rewound<G>) {
        let Rewound { table, undo_stack, answers, undone } = to;
        self.entries.truncate(self.entries.len() - answers.len() - 1);
        self.entries.extend(answers);
        self.table = table;
        self.undo_stack = undo_stack;
        self.undone.push(undone);
    }
}

/// The totals in seat order, once the game is over.
fn final_totals<G: Presented>(table: &Table<G>) -> Option<Vec<i32>> {
    let is_over = matches!(table.turn(), engine::Turn::Over);
    is_over.then(|| table.scores().iter().map(|line| line.total).collect())
}
