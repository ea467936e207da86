//! A game in progress: a table with its dealer, all answers so far, and undo.

mod undo;

use crate::engine::search::Playout;
use crate::engine::{
    self, BrokenOf, Dealer, Entry, EntryOf, MAX_SEED, Presented, Ranked, Record, RecordError, RecordOf, Seat, Seated,
    Seed, Seeded, SetupError, SetupFault, StateError, Table, Turn, Weighted,
};
use crate::parts::Fnv;
use crate::wire::json;
use std::fmt;
use std::hash::Hasher;
use undo::{Rewound, UndoStack};

/// Max entries of a game that plays on at random, as a race may have no end. Far more than a readable record has, and
/// few enough to write one.
pub(crate) const MAX_ENTRIES: usize = 500_000;

/// Number of decisions of random play whose events are returned.
const TOLD_DECISIONS: u64 = 5_000;

/// A callback for the events of a game.
pub(crate) type Sink<'a, G> = &'a mut dyn FnMut(<G as engine::Game>::Event);

/// A game of one kind in progress: a [`Table`] with its dealer, all answers so far, and undo.
///
#[cfg_attr(feature = "burgundy", doc = "```")]
#[cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
/// use loire::burgundy::{Burgundy, Setup};
/// use loire::{Game, Seats};
///
/// let mut game = Game::<Burgundy>::with_seed(&Setup::new(Seats::TWO), "vineyard")?;
/// let seat = game.turn().asked()[0].seat;
/// let refused = game.play(seat, "end turn".parse()?).unwrap_err();
/// assert_eq!(refused.rule, "B-034");
///
/// let before = game.hash();
/// for event in game.play(seat, "3: chips".parse()?)? {
///     println!("{event:?}");
/// }
/// assert!(game.undo(Some(seat)) && game.hash() == before && game.redo()?);
///
/// let record = game.record().expect("a game that is known from its beginning");
/// assert_eq!(Game::<Burgundy>::from_record(&record)?.hash(), game.hash());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Programs that try many moves, such as a search, clone the table: `game.table().clone()`.
pub struct Game<G: Presented> {
    setup: G::Setup,
    dealer: Option<Seeded>,
    table: Table<G>,
    /// Whether `entries` go back to the set-up, and not only to a loaded state.
    is_whole: bool,
    entries: Vec<EntryOf<G>>,
    undo_stack: UndoStack<G>,
    opening: Vec<G::Event>,
    undone: Vec<(Seat, G::Action)>,
}

impl<G: Presented> Clone for Game<G> {
    fn clone(&self) -> Self {
        Game {
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
}

impl<G: Presented> fmt::Debug for Game<G> {
    /// Prints the set-up and all answers, but not the dealer: its seed is secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("setup", &self.setup).field("entries", &self.entries).finish_non_exhaustive()
    }
}

// Creating games.
impl<G: Presented> Game<G> {
    /// Starts a game without a dealer: it stops at each draw until [`Game::settle`] or [`Game::deal`] settles it.
    pub fn new(setup: &G::Setup) -> Result<Self, SetupError> {
        Game::create(setup.clone(), None)
    }

    /// Starts a game whose dealer draws from this seed, so that only seats are asked. A seed has at most [`MAX_SEED`]
    /// bytes.
    pub fn with_seed(setup: &G::Setup, seed: &str) -> Result<Self, SetupError> {
        let dealer = dealer(seed)?;
        Game::create(setup.clone(), Some(dealer))
    }

    /// Resumes a saved game: its set-up, its state and its agenda.
    pub fn resume(setup: &G::Setup, state: G::State, agenda: engine::AgendaOf<G>) -> Result<Self, StateError> {
        let table = Table::resume(setup, state, agenda)?;
        Ok(Game::on(setup.clone(), None, table, false))
    }

    /// Replays a record, checking each answer.
    pub fn from_record(record: &RecordOf<G>) -> Result<Self, RecordError<G::Reason>> {
        Game::replay(record, usize::MAX)
    }

    /// Replays the first `entries` entries of a record, checking each answer.
    pub fn replay(record: &RecordOf<G>, entries: usize) -> Result<Self, RecordError<G::Reason>> {
        let (mut opening, mut played, mut undo_stack) = (Vec::new(), Vec::new(), UndoStack::default());
        let mut keep = |table: &Table<G>, entry| {
            undo_stack.pass(table);
            played.push(entry);
        };
        let table = engine::replay_with::<G>(record, entries, &mut |event| opening.push(event), &mut keep)?;
        undo_stack.catch_up(&played);
        let game = Game::on(record.setup.clone(), None, table, true);
        Ok(Game { entries: played, undo_stack, opening, ..game })
    }

    /// Adds a dealer with this seed and settles the pending draws. The dealer skips as many numbers as the known draws
    /// would have used, so that the game goes on as if it had never been interrupted.
    pub fn seeded(mut self, seed: &str) -> Result<Self, SetupError> {
        let mut dealer = dealer(seed)?;
        if self.dealer.is_some() {
            return Err(no_seed(SetupFault::Excludes, "this state has a dealer already".into()));
        }
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

    /// Starts a new game and settles its draws as far as its dealer can.
    pub(crate) fn create(setup: G::Setup, dealer: Option<Seeded>) -> Result<Self, SetupError> {
        let table = Table::new(&setup)?;
        Ok(Game::on(setup, dealer, table, true).dealt())
    }

    /// A game at this table, without its past.
    pub(crate) fn on(setup: G::Setup, dealer: Option<Seeded>, table: Table<G>, is_whole: bool) -> Self {
        let (entries, opening, undone) = (vec![], vec![], vec![]);
        Game { setup, dealer, table, is_whole, entries, undo_stack: UndoStack::default(), opening, undone }
    }

    /// The game as loaded from its state, without its past.
    pub(crate) fn without_past(&self) -> Self {
        Game::on(self.setup.clone(), self.dealer.clone(), self.table.clone(), false)
    }

    /// Lets its dealer settle all pending draws.
    fn dealt(mut self) -> Self {
        let mut events = std::mem::take(&mut self.opening);
        self.deal_due(&mut |event| events.push(event));
        self.opening = events;
        self
    }
}

// Reading the game.
impl<G: Presented> Game<G> {
    /// The set-up: all choices before the first move.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The table: rules, state and agenda.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The dealer; `None` if the host settles draws.
    pub fn dealer(&self) -> Option<&Seeded> {
        self.dealer.as_ref()
    }

    /// The turn.
    pub fn turn(&self) -> Turn<'_, G> {
        self.table.turn()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over)
    }

    /// The legal actions of this seat; empty if it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        self.table.legal_actions(seat)
    }

    /// Checks that an action is legal; the refusal names the rule.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), BrokenOf<G>> {
        self.table.check(seat, action)
    }

    /// The possible outcomes of the pending draw, with weights; empty if there is none.
    pub fn outcomes(&self) -> Vec<Weighted<G::Outcome>> {
        self.table.outcomes()
    }

    /// The score sheet as if the game ended now, down to single pieces.
    pub fn scores(&self) -> Vec<Ranked> {
        let mut lines = self.table.scores();
        for line in &mut lines {
            line.pieces = G::points_by_piece(self.table.at(), line.seat);
        }
        lines
    }

    /// A hash of sixteen hex digits: equal for equal tables, regardless of the dealer and the players' names.
    pub fn hash(&self) -> String {
        let text = json(&(G::ID, self.setup.unnamed(), self.table.state(), self.table.agenda()));
        let mut hash = Fnv::default();
        hash.write(text.as_bytes());
        format!("{:016x}", hash.finish())
    }

    /// All known answers, including those of chance: since the set-up, or since a state was loaded.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// The events before the first call: of the first draws, and of a record's answers.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The record: the set-up and all answers. `None` if the game was loaded from a state, which does not include its
    /// beginning.
    pub fn record(&self) -> Option<RecordOf<G>> {
        if !self.is_whole {
            return None;
        }
        let mut record = Record::new::<G>(self.setup.clone());
        record.entries.clone_from(&self.entries);
        record.scores = final_totals(&self.table);
        Some(record)
    }
}

// Playing on.
impl<G: Presented> Game<G> {
    /// Plays a legal action, resolves everything up to the next decision or draw, and returns the events. Changes
    /// nothing if the action is refused.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, BrokenOf<G>> {
        let mut events = Vec::new();
        self.play_with(seat, action, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::play`] with a callback for events.
    pub fn play_with(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), BrokenOf<G>> {
        self.answer(seat, action, events)?;
        self.undone.clear();
        Ok(())
    }

    /// Settles the pending draw and returns the events. Changes nothing if the draw does not have this outcome.
    pub fn settle(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, BrokenOf<G>> {
        let mut events = Vec::new();
        self.settle_with(outcome, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::settle`] with a callback for events.
    pub fn settle_with(&mut self, outcome: G::Outcome, events: Sink<'_, G>) -> Result<(), BrokenOf<G>> {
        self.settle_draw(outcome, events)?;
        self.deal_due(events);
        self.undone.clear();
        Ok(())
    }

    /// Lets a dealer settle all pending draws and returns the events. A game with its own dealer has none.
    pub fn deal(&mut self, dealer: &mut dyn Dealer) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.deal_with(dealer, &mut |event| events.push(event));
        events
    }

    /// [`Game::deal`] with a callback for events.
    pub fn deal_with(&mut self, dealer: &mut dyn Dealer, events: Sink<'_, G>) {
        if matches!(self.turn(), Turn::Chance(_)) {
            self.undone.clear();
        }
        self.deal_by(dealer, events);
    }

    /// Lets the game's own dealer settle all pending draws, in case a saved state has some.
    pub(crate) fn deal_own_with(&mut self, events: Sink<'_, G>) {
        if self.dealer.is_some() && matches!(self.turn(), Turn::Chance(_)) {
            self.undone.clear();
        }
        self.deal_due(events);
    }

    /// Plays entries from elsewhere, all or none of them; the game's own dealer settles draws that they leave open.
    pub fn apply(&mut self, entries: &[EntryOf<G>]) -> Result<Vec<G::Event>, RecordError<G::Reason>> {
        let mut events = Vec::new();
        self.apply_with(entries, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::apply`] with a callback for events, including those before a refused entry.
    pub fn apply_with(&mut self, entries: &[EntryOf<G>], events: Sink<'_, G>) -> Result<(), RecordError<G::Reason>> {
        let mut after = self.clone();
        after.play_entries(entries, events)?;
        after.undone.clear();
        *self = after;
        Ok(())
    }

    /// Undoes the last answer of a seat, or the last answer of all with `None`. Returns false if that is not possible:
    /// chance has answered since, the answer binds, or a later answer of another seat depends on it.
    pub fn undo(&mut self, seat: Option<Seat>) -> bool {
        self.rewound(seat).map(|to| self.rewind(to)).is_some()
    }

    /// Whether [`Game::undo`] is possible.
    pub fn can_undo(&self, seat: Option<Seat>) -> bool {
        self.rewound(seat).is_some()
    }

    /// Redoes the last undone answer. Returns false if there is none.
    pub fn redo(&mut self) -> Result<bool, BrokenOf<G>> {
        let Some((seat, action)) = self.undone.pop() else { return Ok(false) };
        self.answer(seat, action, &mut |_| {})?;
        Ok(true)
    }

    /// Whether [`Game::redo`] is possible.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays on at random until the game is over or seats have made `limit` decisions. Draws use the same seed; the
    /// game's dealer only settles those pending when random play stops. Only the events of the first 5,000 decisions
    /// are passed on.
    pub(crate) fn playout_with(&mut self, seed: &str, limit: u64, events: Sink<'_, G>) {
        let mut decisions = 0;
        let mut playout = Playout::new(seed);
        while decisions < limit && self.entries.len() < MAX_ENTRIES {
            self.undo_stack.pass(&self.table);
            let mut tell = |event| {
                if decisions < TOLD_DECISIONS {
                    events(event);
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

    /// Plays a seat's answer and settles the draws after it. Undone answers can still be redone.
    #[inline(never)]
    fn answer(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), BrokenOf<G>> {
        self.play_answer(seat, action, events)?;
        self.deal_due(events);
        Ok(())
    }

    /// Plays a seat's answer.
    fn play_answer(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), BrokenOf<G>> {
        self.table.check(seat, action)?;
        self.undo_stack.answer(&self.table);
        self.table.play_unchecked(seat, action, events);
        self.entries.push(Entry::Play { seat, action });
        Ok(())
    }

    /// Settles the pending draw.
    fn settle_draw(&mut self, chance: G::Outcome, events: Sink<'_, G>) -> Result<(), BrokenOf<G>> {
        self.table.settle(chance, events)?;
        self.entries.push(Entry::Chance { chance });
        self.undo_stack.reveal();
        Ok(())
    }

    /// Lets the game's own dealer, if there is one, settle all pending draws.
    fn deal_due(&mut self, events: Sink<'_, G>) {
        let Some(dealer) = &self.dealer else { return };
        if !matches!(self.table.turn(), Turn::Chance(_)) {
            return;
        }
        let mut dealer = dealer.clone();
        let mut stream = dealer.stream();
        self.deal_by(&mut stream, events);
        dealer.advance(&stream);
        self.dealer = Some(dealer);
    }

    /// Lets a dealer settle all pending draws.
    fn deal_by(&mut self, dealer: &mut dyn Dealer, events: Sink<'_, G>) {
        while let Some(chance) = self.table.deal(dealer, events) {
            self.entries.push(Entry::Chance { chance });
            self.undo_stack.reveal();
        }
    }

    /// Plays entries one by one; the dealer settles a draw that is pending before a seat's entry.
    fn play_entries(&mut self, entries: &[EntryOf<G>], events: Sink<'_, G>) -> Result<(), RecordError<G::Reason>> {
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

    /// The game without the last answer of a seat; `None` if it may not be undone.
    fn rewound(&self, seat: Option<Seat>) -> Option<Rewound<G>> {
        self.undo_stack.without_last(&self.table, &self.entries, seat)
    }

    /// Undoes an answer.
    fn rewind(&mut self, to: Rewound<G>) {
        let Rewound { table, undo_stack, answers, undone } = to;
        self.entries.truncate(self.entries.len() - answers.len() - 1);
        self.entries.extend(answers);
        self.table = table;
        self.undo_stack = undo_stack;
        self.undone.push(undone);
    }
}

/// The totals in seat order; `None` before the end of the game.
pub(crate) fn final_totals<G: Presented>(table: &Table<G>) -> Option<Vec<i32>> {
    let is_over = matches!(table.turn(), Turn::Over);
    is_over.then(|| table.scores().iter().map(|line| line.total).collect())
}

/// A dealer with this seed.
fn dealer(seed: &str) -> Result<Seeded, SetupError> {
    if Seed::fits(seed) {
        Ok(Seeded::new(seed))
    } else {
        Err(no_seed(SetupFault::Range, format!("a seed is longer than {MAX_SEED} bytes")))
    }
}

#[cold]
fn no_seed(fault: SetupFault, reason: String) -> SetupError {
    SetupError { fault, path: "seed".into(), reason }
}
