//! A game in progress with everything around its table: who deals, every answer so far, and what may be taken back.

mod undo;

use crate::engine::search::Playout;
use crate::engine::{
    self, Dealer, Entry, EntryOf, MAX_SEED, Presented, Ranked, Record, RecordError, RecordOf, RefusedOf, Seat, Seated,
    Seed, Seeded, SetupError, SetupFault, StateError, Table, Turn, Weighted,
};
use crate::parts::Fnv;
use crate::wire::json;
use std::fmt;
use std::hash::Hasher;
use undo::{Rewound, UndoStack};

/// The most entries of a game that plays on at random: a race without an end goes on until it has as many. Far more than
/// a record that can be read has, and few enough to be written as one.
pub(crate) const MAX_ENTRIES: usize = 500_000;

/// The number of decisions of random play whose events are handed over.
const DECISIONS_WITH_EVENTS: u64 = 5_000;

/// What takes the events of a game as they happen.
pub(crate) type Sink<'a, G> = &'a mut dyn FnMut(<G as engine::Ruleset>::Event);

/// A game of one kind in progress: a [`Table`] with who deals, every answer so far, and what may be taken back.
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
/// A program that tries many moves, such as a search, clones the table: `game.table().clone()`.
pub struct Game<G: Presented> {
    setup: G::Setup,
    dealer: Option<Seeded>,
    table: Table<G>,
    /// Are `entries` all there were since the set-up, or only those since a state was loaded?
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
    /// The set-up and every answer, but not the dealer: its seed is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("setup", &self.setup).field("entries", &self.entries).finish_non_exhaustive()
    }
}

// How a game begins.
impl<G: Presented> Game<G> {
    /// A new game without a dealer: it stops at each draw until [`Game::settle`] or [`Game::deal`] answers it.
    pub fn new(setup: &G::Setup) -> Result<Self, SetupError> {
        Game::create(setup.clone(), None)
    }

    /// A new game with a dealer that deals from this seed, so that only seats are asked. A seed has at most [`MAX_SEED`]
    /// bytes.
    pub fn with_seed(setup: &G::Setup, seed: &str) -> Result<Self, SetupError> {
        let dealer = dealer(seed)?;
        Game::create(setup.clone(), Some(dealer))
    }

    /// A saved game: its set-up, its state and what is still to be resolved.
    pub fn resume(setup: &G::Setup, state: G::State, agenda: engine::AgendaOf<G>) -> Result<Self, StateError> {
        let table = Table::resume(setup, state, agenda)?;
        Ok(Game::on(setup.clone(), None, table, false))
    }

    /// The game of a record, every answer checked: an error names the entry that is refused, and the rule.
    ///
    #[cfg_attr(feature = "burgundy", doc = "```")]
    #[cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
    /// use loire::burgundy::{Burgundy, Setup};
    /// use loire::engine::Entry;
    /// use loire::{Game, Seats};
    ///
    /// let game = Game::<Burgundy>::with_seed(&Setup::new(Seats::TWO), "vineyard")?;
    /// let mut record = game.record().expect("a game that is known from its beginning");
    /// let seat = game.turn().asked()[0].seat;
    /// record.entries.push(Entry::Play { seat, action: "end turn".parse()? });
    /// let error = Game::<Burgundy>::from_record(&record).unwrap_err();
    /// assert!(error.to_string().ends_with("(B-034)"), "{error}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_record(record: &RecordOf<G>) -> Result<Self, RecordError<G::Reason>> {
        Game::replay(record, usize::MAX)
    }

    /// The game of a record after its first `entries` entries, every answer checked.
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

    /// The same game with a dealer that deals from this seed: as far on in its stream as if it had dealt every draw known
    /// here, so that a game goes on as if it had never been put away. It deals what is owed.
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

    /// A new game, dealt as far as its dealer can.
    pub(crate) fn create(setup: G::Setup, dealer: Option<Seeded>) -> Result<Self, SetupError> {
        let table = Table::new(&setup)?;
        Ok(Game::on(setup, dealer, table, true).dealt())
    }

    /// This table, of which nothing earlier is known.
    pub(crate) fn on(setup: G::Setup, dealer: Option<Seeded>, table: Table<G>, is_whole: bool) -> Self {
        let (entries, opening, undone) = (vec![], vec![], vec![]);
        Game { setup, dealer, table, is_whole, entries, undo_stack: UndoStack::default(), opening, undone }
    }

    /// The same without its past: as it would be loaded from its state.
    pub(crate) fn without_past(&self) -> Self {
        Game::on(self.setup.clone(), self.dealer.clone(), self.table.clone(), false)
    }

    /// The same after its dealer has dealt what is due.
    fn dealt(mut self) -> Self {
        let mut events = std::mem::take(&mut self.opening);
        self.deal_due(&mut |event| events.push(event));
        self.opening = events;
        self
    }
}

// What there is to know of it.
impl<G: Presented> Game<G> {
    /// Everything chosen before the first move.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The table: rules, state and what is still to be resolved.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Who deals, if not the host.
    pub fn dealer(&self) -> Option<&Seeded> {
        self.dealer.as_ref()
    }

    /// Whose move it is.
    pub fn turn(&self) -> Turn<'_, G> {
        self.table.turn()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over)
    }

    /// Everything this seat may answer now; empty if it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        self.table.legal_actions(seat)
    }

    /// Is this action legal, and if not, which rule says so?
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), RefusedOf<G>> {
        self.table.check(seat, action)
    }

    /// What chance may answer now, with weights; empty if it owes nothing.
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

    /// Sixteen hex digits, equal for equal tables: neither the dealer nor the players' names change them.
    pub fn hash(&self) -> String {
        let text = json(&(G::ID, self.setup.unnamed(), self.table.state(), self.table.agenda()));
        let mut hash = Fnv::default();
        hash.write(text.as_bytes());
        format!("{:016x}", hash.finish())
    }

    /// Every answer that is known, chance's included: since the set-up, or since a state was loaded.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// What happened before the first call: what was dealt at once, and every answer of a record.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// The record: the set-up and every answer. `None` if the game was loaded from a state, which does not know its
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

// How it goes on.
impl<G: Presented> Game<G> {
    /// Plays a legal action and everything that follows by itself, and says what happened. Changes nothing if the action
    /// is refused.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, RefusedOf<G>> {
        let mut events = Vec::new();
        self.play_with(seat, action, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::play`], which hands over each event as it happens.
    pub fn play_with(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), RefusedOf<G>> {
        self.answer(seat, action, events)?;
        self.undone.clear();
        Ok(())
    }

    /// Chance answers; says what happened. Changes nothing if it cannot answer that.
    pub fn settle(&mut self, outcome: G::Outcome) -> Result<Vec<G::Event>, RefusedOf<G>> {
        let mut events = Vec::new();
        self.settle_with(outcome, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::settle`], which hands over each event as it happens.
    pub fn settle_with(&mut self, outcome: G::Outcome, events: Sink<'_, G>) -> Result<(), RefusedOf<G>> {
        self.settle_draw(outcome, events)?;
        self.deal_due(events);
        self.undone.clear();
        Ok(())
    }

    /// Lets a dealer answer every draw that is due; says what happened. A game with a dealer of its own owes none.
    pub fn deal(&mut self, dealer: &mut dyn Dealer) -> Vec<G::Event> {
        let mut events = Vec::new();
        self.deal_with(dealer, &mut |event| events.push(event));
        events
    }

    /// [`Game::deal`], which hands over each event as it happens.
    pub fn deal_with(&mut self, dealer: &mut dyn Dealer, events: Sink<'_, G>) {
        if matches!(self.turn(), Turn::Chance(_)) {
            self.undone.clear();
        }
        self.deal_by(dealer, events);
    }

    /// The same by its own dealer, where a saved state with one still owes a draw.
    pub(crate) fn deal_own_with(&mut self, events: Sink<'_, G>) {
        if self.dealer.is_some() && matches!(self.turn(), Turn::Chance(_)) {
            self.undone.clear();
        }
        self.deal_due(events);
    }

    /// Plays entries that came from elsewhere, all or none; a dealer of its own answers what they leave open.
    pub fn apply(&mut self, entries: &[EntryOf<G>]) -> Result<Vec<G::Event>, RecordError<G::Reason>> {
        let mut events = Vec::new();
        self.apply_with(entries, &mut |event| events.push(event))?;
        Ok(events)
    }

    /// [`Game::apply`], which hands over each event as it happens, also those before an entry that is refused.
    pub fn apply_with(&mut self, entries: &[EntryOf<G>], events: Sink<'_, G>) -> Result<(), RecordError<G::Reason>> {
        let mut after = self.clone();
        after.play_entries(entries, events)?;
        after.undone.clear();
        *self = after;
        Ok(())
    }

    /// Takes back the last answer of a seat, or with `None` the last answer of all; false if that is not possible: chance
    /// has answered since, the answer binds, or a later answer of another seat hangs on it.
    pub fn undo(&mut self, seat: Option<Seat>) -> bool {
        self.rewound(seat).map(|to| self.rewind(to)).is_some()
    }

    /// Could [`Game::undo`] take an answer back?
    pub fn can_undo(&self, seat: Option<Seat>) -> bool {
        self.rewound(seat).is_some()
    }

    /// Plays again what was taken back last; false if there is nothing.
    pub fn redo(&mut self) -> Result<bool, RefusedOf<G>> {
        let Some((seat, action)) = self.undone.pop() else { return Ok(false) };
        self.answer(seat, action, &mut |_| {})?;
        Ok(true)
    }

    /// Is there an answer that was taken back and can be played again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays on at random until the game is over or seats have made `limit` decisions. Chance, too, comes from this seed;
    /// the dealer only answers what is due when random play stops. Only the events of the first 5,000 decisions are
    /// handed over.
    pub(crate) fn playout_with(&mut self, seed: &str, limit: u64, events: Sink<'_, G>) {
        let mut decisions = 0;
        let mut playout = Playout::new(seed);
        while decisions < limit && self.entries.len() < MAX_ENTRIES {
            self.undo_stack.pass(&self.table);
            let mut tell = |event| {
                if decisions < DECISIONS_WITH_EVENTS {
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

    /// A seat answers, and then the dealer. What was taken back can still be played again.
    #[inline(never)]
    fn answer(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), RefusedOf<G>> {
        self.play_answer(seat, action, events)?;
        self.deal_due(events);
        Ok(())
    }

    /// A seat answers.
    fn play_answer(&mut self, seat: Seat, action: G::Action, events: Sink<'_, G>) -> Result<(), RefusedOf<G>> {
        self.table.check(seat, action)?;
        self.undo_stack.answer(&self.table);
        self.table.play_unchecked(seat, action, events);
        self.entries.push(Entry::Play { seat, action });
        Ok(())
    }

    /// Chance answers.
    fn settle_draw(&mut self, chance: G::Outcome, events: Sink<'_, G>) -> Result<(), RefusedOf<G>> {
        self.table.settle(chance, events)?;
        self.entries.push(Entry::Chance { chance });
        self.undo_stack.reveal();
        Ok(())
    }

    /// Lets its own dealer, if there is one, answer every draw that is due.
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

    /// Lets a dealer answer every draw that is due.
    fn deal_by(&mut self, dealer: &mut dyn Dealer, events: Sink<'_, G>) {
        while let Some(chance) = self.table.deal(dealer, events) {
            self.entries.push(Entry::Chance { chance });
            self.undo_stack.reveal();
        }
    }

    /// Plays entries one by one; the dealer answers a draw that an entry of a seat finds open.
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

    /// The game without the last answer of a seat, if that may be taken back.
    fn rewound(&self, seat: Option<Seat>) -> Option<Rewound<G>> {
        self.undo_stack.without_last(&self.table, &self.entries, seat)
    }

    /// Takes an answer back.
    fn rewind(&mut self, to: Rewound<G>) {
        let Rewound { table, undo_stack, answers, undone } = to;
        self.entries.truncate(self.entries.len() - answers.len() - 1);
        self.entries.extend(answers);
        self.table = table;
        self.undo_stack = undo_stack;
        self.undone.push(undone);
    }
}

/// The totals in seat order, once the game is over.
pub(crate) fn final_totals<G: Presented>(table: &Table<G>) -> Option<Vec<i32>> {
    let is_over = matches!(table.turn(), Turn::Over);
    is_over.then(|| table.scores().iter().map(|line| line.total).collect())
}

/// A dealer that deals from this seed.
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
