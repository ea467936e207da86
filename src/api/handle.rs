//! A game kept in memory: the table, who deals, and every answer so far.

use super::catalogue::with_catalogue;
use super::read::{self, EntryOf, Loaded, RecordOf, Saved};
use super::trail::{Rewound, Trail};
use super::view::{Asked, Estimate, Legal, Look, Played, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, Out, Trouble, fingerprint};
use crate::bots;
use crate::engine::search::Playout;
use crate::engine::{
    self, BrokenOf, Dealer, Entry, FORMAT, Presented, Ranked, Record, RecordError, Seat, Seated, Seed, Seeded, Stream,
    Table, Targets, Why,
};
use crate::wire::wire;
use serde::Serialize;
use serde_json::Value;
use std::marker::PhantomData;

/// A game of any kind, and everything that can be asked of it; answers go to `O`. Seats are numbers as they come from
/// outside: one that is not at the table is refused.
pub trait Handle<O: Out> {
    /// Whose move it is.
    fn turn(&self) -> Result<O::Value, LoireError>;
    /// Everything that a front end shows, with the legal actions of a seat or of everybody who is asked.
    fn look(&self, seat: Option<f64>) -> Result<O::Value, LoireError>;
    /// What a seat, or everybody who is asked, may do; each with what it would change, or without.
    fn legal(&self, seat: Option<f64>, previews: bool) -> Result<O::Value, LoireError>;
    /// The same by numbers: first the catalogue's edition, then for each [`Legal`] the number of its action, its seat,
    /// whether it reveals and is forced, how many pieces it touches, and the number of each.
    fn legal_numbers(&self, seat: Option<f64>) -> Result<Vec<u32>, LoireError>;
    /// What the catalogue has gained since it had so many actions and pieces.
    fn catalogue(&self, actions: usize, targets: usize) -> Result<O::Value, LoireError>;
    /// Which game it is.
    fn game(&self) -> &'static str;
    /// Is an action legal?
    fn check(&self, seat: f64, action: &str) -> Result<O::Value, LoireError>;
    /// Plays an action; with the state in the answer, or without.
    fn play(&mut self, seat: f64, action: &str, with_state: bool) -> Result<O::Value, LoireError>;
    /// Plays the action that this number stands for.
    fn play_id(&mut self, seat: f64, id: u32) -> Result<O::Value, LoireError>;
    /// What chance may answer.
    fn outcomes(&self) -> Result<O::Value, LoireError>;
    /// Chance answers; with the state in the answer, or without.
    fn settle(&mut self, outcome: &str, with_state: bool) -> Result<O::Value, LoireError>;
    /// Plays entries that came from elsewhere, all or none; with the state in the answer, or without. A dealer answers
    /// what the entries leave open.
    fn apply(&mut self, entries: &str, with_state: bool) -> Result<O::Value, LoireError>;
    /// Settles all that chance owes: by the dealer, without one by the system's randomness.
    fn deal(&mut self, with_state: bool) -> Result<O::Value, LoireError>;
    /// The score sheet.
    fn scores(&self) -> Result<O::Value, LoireError>;
    /// What an action itself would change, before the table goes on to what lay on the agenda already.
    fn preview(&self, seat: f64, action: &str) -> Result<O::Value, LoireError>;
    /// What a bot would do.
    fn suggest(&self, seat: f64, options: &str) -> Result<O::Value, LoireError>;
    /// Sixteen hex digits of the table.
    fn hash(&self) -> String;
    /// The state, with its dealer or without.
    fn state(&self, with_dealer: bool) -> Result<O::Value, LoireError>;
    /// What a seat, or a spectator, may know: the state without its dealer and without answers that are still secret.
    fn view(&self, seat: Option<f64>) -> Result<O::Value, LoireError>;
    /// The state with all that happened since the handle was made.
    fn beginning(&self) -> Result<O::Value, LoireError>;
    /// The record, if the game is known from its beginning.
    fn record(&self) -> Result<O::Value, LoireError>;
    /// Takes back the last answer of a seat, or of whoever answered last; false if that is not possible.
    fn undo(&mut self, seat: Option<f64>) -> Result<bool, LoireError>;
    /// Could [`Handle::undo`] take something back?
    fn can_undo(&self, seat: Option<f64>) -> Result<bool, LoireError>;
    /// Plays again what was taken back last; false if there is nothing.
    fn redo(&mut self) -> Result<bool, LoireError>;
    /// A handle of its own on the same game.
    fn fork(&self) -> Box<dyn Handle<O>>;
    /// Plays on at random, until the end or for so many decisions.
    fn playout(&mut self, seed: &str, limit: Option<f64>) -> Result<O::Value, LoireError>;
    /// The same without telling what happened: how many decisions were made.
    fn count_playout(&self, seed: &str, limit: Option<f64>) -> Result<f64, LoireError>;
}

/// A game of one kind, kept in memory.
pub struct Open<G: Presented> {
    setup: G::Setup,
    dealer: Option<Seeded>,
    table: Table<G>,
    /// Are `entries` all there were since the set-up, or only those since a state was loaded?
    is_whole: bool,
    entries: Vec<EntryOf<G>>,
    trail: Trail<G>,
    /// What happened when the handle was made.
    opening: Vec<G::Event>,
    undone: Vec<(Seat, G::Action)>,
}

/// What is done with each legal action and the pieces it touches.
type EachLegal<'a, G> = &'a mut dyn FnMut(Found<<G as engine::Game>::Action>, &Targets<G>);

type SavedOf<'a, G> = Saved<'a, <G as engine::Game>::Setup, <G as engine::Game>::State, engine::AgendaOf<G>>;

type Happened<G> = (Vec<<G as engine::Game>::Event>, usize);

impl<G: Presented> Open<G> {
    fn on(setup: G::Setup, dealer: Option<Seeded>, table: Table<G>, is_whole: bool) -> Self {
        let (entries, opening, undone) = (vec![], vec![], vec![]);
        Open { setup, dealer, table, is_whole, entries, trail: Trail::default(), opening, undone }
    }

    /// A new game of this set-up, dealt as far as its dealer can.
    pub fn create(setup: Value) -> Result<Self, LoireError> {
        let new = read::setup::<G>(setup)?;
        let table = Table::new(&new.setup)?;
        let mut open = Open::on(new.setup, new.dealer, table, true);
        let mut events = Vec::new();
        open.deal_due(&mut events);
        open.opening = events;
        Ok(open)
    }

    /// A position of this set-up, from the few things that a sketch says.
    pub fn arrange(setup: Value, sketch: &Value) -> Result<Self, LoireError> {
        let new = read::setup::<G>(setup)?;
        let table = G::arrange(&new.setup, sketch)?;
        Ok(Open::on(new.setup, new.dealer, table, false))
    }

    /// A saved state.
    pub fn load_state(state: &Value) -> Result<Self, LoireError> {
        let Loaded { setup, table, dealer } = read::state::<G>(state)?;
        Ok(Open::on(setup, dealer, table, false))
    }

    /// The same game with a dealer that deals from this seed: as far on in its stream as if it had dealt every draw
    /// known here, so that a game goes on as if it had never been put away. It deals what is owed.
    pub fn with_seed(mut self, seed: &str) -> Result<Self, LoireError> {
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
        let mut events = std::mem::take(&mut self.opening);
        self.deal_due(&mut events);
        self.opening = events;
        Ok(self)
    }

    /// The record of a game that has come from its set-up to this state by these entries; refused if they lead elsewhere.
    pub fn record_of(state: &Value, entries: &str) -> Result<RecordOf<G>, LoireError> {
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

    /// A record, replayed as far as wanted.
    pub fn load_record(record: &Value, up_to: usize) -> Result<Self, LoireError> {
        let record: RecordOf<G> = read::record::<G>(record)?;
        let (mut events, mut entries, mut trail) = (Vec::new(), Vec::new(), Trail::default());
        let table = engine::replay_with::<G>(&record, up_to, &mut |event| events.push(event), &mut |table, entry| {
            trail.pass(table);
            entries.push(entry);
        })?;
        trail.catch_up(&entries);
        let open = Open::on(record.setup, None, table, true);
        Ok(Open { entries, trail, opening: events, ..open })
    }

    /// The door for seats: every method that takes one begins here.
    fn seat(&self, number: f64) -> Result<Seat, LoireError> {
        read::seat(number, self.setup.seats())
    }

    /// The same where no seat means all of them.
    fn seat_or_all(&self, number: Option<f64>) -> Result<Option<Seat>, LoireError> {
        number.map(|number| self.seat(number)).transpose()
    }

    /// Lets the dealer, if there is one, answer every draw that is due.
    fn deal_due(&mut self, events: &mut Vec<G::Event>) {
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
    fn deal_by(&mut self, stream: &mut Stream, events: &mut Vec<G::Event>) {
        while let Some(chance) = self.table.deal(stream, &mut |event| events.push(event)) {
            self.entries.push(Entry::Chance { chance });
            self.trail.reveal();
        }
    }

    #[inline(never)]
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Happened<G>, BrokenOf<G>> {
        let before = self.entries.len();
        let mut events = Vec::new();
        self.play_answer(seat, action, &mut events)?;
        self.deal_due(&mut events);
        Ok((events, before))
    }

    #[inline(never)]
    fn played<O: Out>(&self, happened: Happened<G>, with_state: bool) -> Result<O::Value, LoireError> {
        let (events, before) = happened;
        let entries = &self.entries[before..];
        if with_state {
            O::put(&Played { state: self.saved(true), events: &events, entries })
        } else {
            O::put(&Progress { events: &events, entries })
        }
    }

    fn saved(&self, with_dealer: bool) -> SavedOf<'_, G> {
        self.saved_table(&self.table, self.dealer.as_ref().filter(|_| with_dealer))
    }

    fn saved_table<'a>(&'a self, table: &'a Table<G>, dealer: Option<&'a Seeded>) -> SavedOf<'a, G> {
        let (position, agenda) = (table.state(), table.agenda());
        Saved { loire: FORMAT, game: G::ID, setup: &self.setup, position, agenda, dealer }
    }

    fn turn_now(&self) -> Turn<&G::Ask, &G::Draw> {
        match self.table.turn() {
            engine::Turn::Seats(pending) => {
                let secret = |ask| G::is_secret(self.table.rules(), ask);
                let asks = pending.iter().map(|p| Asked { seat: p.seat, ask: &p.ask, secret: secret(&p.ask) });
                Turn::Seats { asks: asks.collect() }
            }
            engine::Turn::Chance(draw) => Turn::Chance { draw },
            engine::Turn::Over => Turn::Over,
        }
    }

    fn all_legal(&self, seat: Option<Seat>, previews: bool) -> Vec<Legal<G::Action>> {
        let now = previews.then(|| Now::<G>::of(&self.table));
        let mut all = Vec::new();
        self.each_legal(seat, &mut |Found { seat, action, reveals, forced }, targets| {
            let targets = targets.iter().map(ToString::to_string).collect();
            let preview = now.as_ref().map(|now| now.preview(&self.table, seat, action, reveals));
            all.push(Legal { seat, action, notation: G::write(action), targets, reveals, forced, preview });
        });
        all
    }

    fn all_outcomes(&self) -> Vec<Weighted<G::Outcome>> {
        let tell = |weighted: engine::Weighted<G::Outcome>| Weighted {
            outcome: weighted.outcome,
            weight: weighted.weight,
            notation: G::write_outcome(weighted.outcome),
        };
        self.table.outcomes().into_iter().map(tell).collect()
    }

    /// The score sheet, down to single pieces.
    fn score_sheet(&self) -> Vec<Ranked> {
        let mut lines = self.table.scores();
        for line in &mut lines {
            line.pieces = G::points_by_piece(self.table.at(), line.seat);
        }
        lines
    }

    fn may_undo(&self, seat: Option<Seat>) -> bool {
        self.trail.without_last(&self.table, &self.entries, seat).is_some()
    }

    /// Chance answers.
    fn settle_draw(&mut self, chance: G::Outcome, events: &mut Vec<G::Event>) -> Result<(), BrokenOf<G>> {
        self.table.settle(chance, &mut |event| events.push(event))?;
        self.entries.push(Entry::Chance { chance });
        self.trail.reveal();
        Ok(())
    }

    /// Somebody answers.
    fn play_answer(&mut self, seat: Seat, action: G::Action, events: &mut Vec<G::Event>) -> Result<(), BrokenOf<G>> {
        self.table.check(seat, action)?;
        self.trail.answer(&self.table);
        self.table.play_unchecked(seat, action, &mut |event| events.push(event));
        self.entries.push(Entry::Play { seat, action });
        Ok(())
    }

    /// Plays entries one by one; the dealer answers a draw that an entry of a seat finds open.
    fn play_entries(&mut self, entries: &[EntryOf<G>], events: &mut Vec<G::Event>) -> Result<(), LoireError> {
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

    /// A copy of its own.
    fn copy(&self) -> Self {
        Open {
            setup: self.setup.clone(),
            dealer: self.dealer.clone(),
            table: self.table.clone(),
            is_whole: self.is_whole,
            entries: self.entries.clone(),
            trail: self.trail.clone(),
            opening: self.opening.clone(),
            undone: self.undone.clone(),
        }
    }

    /// Who is asked, among this seat or all.
    fn asked(&self, seat: Option<Seat>) -> Vec<Seat> {
        match self.table.turn() {
            engine::Turn::Seats(pending) => {
                pending.iter().map(|p| p.seat).filter(|&asked| seat.is_none_or(|seat| seat == asked)).collect()
            }
            _ => vec![],
        }
    }

    /// Each legal action of this seat, or of all who are asked, with the pieces it touches.
    fn each_legal(&self, seat: Option<Seat>, each: EachLegal<'_, G>) {
        let mut targets = Targets::<G>::new();
        for seat in self.asked(seat) {
            let Some(ask) = self.table.ask(seat) else { continue };
            let actions = self.table.legal_actions(seat);
            let forced = actions.len() == 1;
            for action in actions {
                targets.clear();
                G::targets(self.table.at(), seat, ask, action, &mut targets);
                each(Found { seat, action, reveals: self.table.reveals(seat, action), forced }, &targets);
            }
        }
    }

    fn action(json: &str) -> Result<G::Action, LoireError> {
        read::answer(json, "action", G::read)
    }
}

impl<G: Presented, O: Out> Handle<O> for Open<G> {
    fn turn(&self) -> Result<O::Value, LoireError> {
        O::put(&self.turn_now())
    }

    fn look(&self, seat: Option<f64>) -> Result<O::Value, LoireError> {
        O::put(&Look {
            position: self.table.state(),
            status: G::status(self.table.at()),
            turn: self.turn_now(),
            legal: self.all_legal(self.seat_or_all(seat)?, true),
            outcomes: self.all_outcomes(),
            scores: self.score_sheet(),
            can_undo: self.setup.seats().iter().map(|seat| self.may_undo(Some(seat))).collect(),
            can_redo: !self.undone.is_empty(),
        })
    }

    fn legal(&self, seat: Option<f64>, previews: bool) -> Result<O::Value, LoireError> {
        O::put(&self.all_legal(self.seat_or_all(seat)?, previews))
    }

    fn legal_numbers(&self, seat: Option<f64>) -> Result<Vec<u32>, LoireError> {
        let seat = self.seat_or_all(seat)?;
        Ok(with_catalogue::<G, _>(|catalogue| {
            let mut numbers = vec![catalogue.start()];
            self.each_legal(seat, &mut |found, targets| {
                let Found { seat, action, reveals, forced } = found;
                let flags = [seat.number().into(), reveals.into(), forced.into(), targets.len() as u32];
                numbers.push(catalogue.number(action));
                numbers.extend(flags);
                numbers.extend(targets.iter().map(|&target| catalogue.target_number(target)));
            });
            numbers
        }))
    }

    fn catalogue(&self, actions: usize, targets: usize) -> Result<O::Value, LoireError> {
        with_catalogue::<G, _>(|catalogue| O::put(&catalogue.since(actions, targets)))
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn check(&self, seat: f64, action: &str) -> Result<O::Value, LoireError> {
        O::put(&match self.table.check(self.seat(seat)?, Self::action(action)?) {
            Ok(()) => Verdict::Legal { legal: true },
            Err(broken) => Verdict::Refused {
                legal: false,
                rule: broken.rule,
                code: broken.code(),
                message: broken.to_string(),
                params: match broken.why {
                    Why::Rule(why) => Params::Rule(why),
                    Why::NotAsked(seat) => Params::Seat { seat },
                    Why::Over | Why::NoDraw | Why::NotPossible => Params::None {},
                },
            },
        })
    }

    fn play(&mut self, seat: f64, action: &str, with_state: bool) -> Result<O::Value, LoireError> {
        let happened = self.act(self.seat(seat)?, Self::action(action)?)?;
        self.undone.clear();
        self.played::<O>(happened, with_state)
    }

    fn play_id(&mut self, seat: f64, id: u32) -> Result<O::Value, LoireError> {
        let seat = self.seat(seat)?;
        let action = with_catalogue::<G, _>(|catalogue| catalogue.action(id as usize));
        let action = action.ok_or_else(|| LoireError::new(Trouble::BadAction, "no such number of an action"))?;
        let happened = self.act(seat, action)?;
        self.undone.clear();
        self.played::<O>(happened, false)
    }

    fn outcomes(&self) -> Result<O::Value, LoireError> {
        O::put(&self.all_outcomes())
    }

    fn settle(&mut self, outcome: &str, with_state: bool) -> Result<O::Value, LoireError> {
        let chance = read::answer(outcome, "outcome", G::read_outcome)?;
        let before = self.entries.len();
        let mut events = Vec::new();
        self.settle_draw(chance, &mut events)?;
        self.deal_due(&mut events);
        self.undone.clear();
        self.played::<O>((events, before), with_state)
    }

    fn apply(&mut self, entries: &str, with_state: bool) -> Result<O::Value, LoireError> {
        let entries = read::entries::<G>(entries)?;
        let mut after = self.copy();
        let mut events = Vec::new();
        after.play_entries(&entries, &mut events)?;
        after.undone.clear();
        let before = self.entries.len();
        *self = after;
        self.played::<O>((events, before), with_state)
    }

    fn deal(&mut self, with_state: bool) -> Result<O::Value, LoireError> {
        let before = self.entries.len();
        let mut events = Vec::new();
        if self.dealer.is_some() {
            self.deal_due(&mut events);
        } else {
            self.deal_by(&mut Stream::new(&read::random_seed()?), &mut events);
        }
        if self.entries.len() > before {
            self.undone.clear();
        }
        self.played::<O>((events, before), with_state)
    }

    fn scores(&self) -> Result<O::Value, LoireError> {
        O::put(&self.score_sheet())
    }

    fn preview(&self, seat: f64, action: &str) -> Result<O::Value, LoireError> {
        let (seat, action) = (self.seat(seat)?, Self::action(action)?);
        self.table.check(seat, action)?;
        let reveals = self.table.reveals(seat, action);
        O::put(&Now::<G>::of(&self.table).preview(&self.table, seat, action, reveals))
    }

    fn suggest(&self, seat: f64, options: &str) -> Result<O::Value, LoireError> {
        let seat = self.seat(seat)?;
        let SuggestOptions { level, seed } = read::value(options)?;
        let seed = seed.map_or_else(|| self.hash_text(), |Seed(seed)| seed);
        let candidates: Vec<_> = bots::choose(&self.table, seat, level.unwrap_or(bots::Level::Greedy), &seed)
            .into_iter()
            .map(|(action, value)| Estimate { action, notation: G::write(action), value })
            .collect();
        match candidates.first() {
            Some(Estimate { action, notation, .. }) => {
                O::put(&Suggestion { action: *action, notation: notation.clone(), candidates })
            }
            None => {
                let mut error = LoireError::new(Trouble::NotAsked, "this seat is not asked now");
                error.rule = Some(G::TURN_RULE);
                Err(error)
            }
        }
    }

    fn hash(&self) -> String {
        self.hash_text()
    }

    fn state(&self, with_dealer: bool) -> Result<O::Value, LoireError> {
        O::put(&self.saved(with_dealer))
    }

    fn view(&self, seat: Option<f64>) -> Result<O::Value, LoireError> {
        let view = self.table.view(self.seat_or_all(seat)?);
        O::put(&self.saved_table(&view, None))
    }

    fn beginning(&self) -> Result<O::Value, LoireError> {
        O::put(&Played { state: self.saved(true), events: &self.opening, entries: &self.entries })
    }

    fn record(&self) -> Result<O::Value, LoireError> {
        if !self.is_whole {
            return Err(LoireError::new(Trouble::NoRecord, "a game loaded from a state does not know its beginning"));
        }
        let mut record = Record::new::<G>(self.setup.clone());
        record.entries.clone_from(&self.entries);
        record.scores = final_totals(&self.table);
        O::put(&record)
    }

    fn undo(&mut self, seat: Option<f64>) -> Result<bool, LoireError> {
        let seat = self.seat_or_all(seat)?;
        let rewound = self.trail.without_last(&self.table, &self.entries, seat);
        let Some(Rewound { table, trail, answers, undone }) = rewound else { return Ok(false) };
        self.entries.truncate(self.entries.len() - answers.len() - 1);
        self.entries.extend(answers);
        self.table = table;
        self.trail = trail;
        self.undone.push(undone);
        Ok(true)
    }

    fn can_undo(&self, seat: Option<f64>) -> Result<bool, LoireError> {
        Ok(self.may_undo(self.seat_or_all(seat)?))
    }

    fn redo(&mut self) -> Result<bool, LoireError> {
        let Some((seat, action)) = self.undone.pop() else { return Ok(false) };
        self.act(seat, action)?;
        Ok(true)
    }

    fn fork(&self) -> Box<dyn Handle<O>> {
        Box::new(self.copy())
    }

    fn playout(&mut self, seed: &str, limit: Option<f64>) -> Result<O::Value, LoireError> {
        read::seed(seed)?;
        let limit = read::count(limit, "limit")?;
        let before = self.entries.len();
        let mut events = Vec::new();
        self.play_at_random(seed, limit, &mut events);
        self.played::<O>((events, before), true)
    }

    fn count_playout(&self, seed: &str, limit: Option<f64>) -> Result<f64, LoireError> {
        read::seed(seed)?;
        let limit = read::count(limit, "limit")?;
        Ok(Playout::new(seed).play(&mut self.table.clone(), limit) as f64)
    }
}

impl<G: Presented> Open<G> {
    fn hash_text(&self) -> String {
        fingerprint::<G>(&self.setup, &self.table)
    }

    /// Chance, too, comes from the playout's own seed; the dealer only answers what is due when the playout stops.
    fn play_at_random(&mut self, seed: &str, limit: u64, events: &mut Vec<G::Event>) {
        let mut left = limit;
        let mut playout = Playout::new(seed);
        while left > 0 {
            self.trail.pass(&self.table);
            let Some(entry) = playout.answer(&mut self.table, &mut |event| events.push(event)) else { break };
            left -= u64::from(matches!(entry, Entry::Play { .. }));
            self.entries.push(entry);
        }
        self.trail.catch_up(&self.entries);
        self.undone.clear();
        self.deal_due(events);
    }
}

/// The table as it is, for one preview after the other.
struct Now<G: Presented> {
    scores: Vec<Ranked>,
    resources: Vec<Vec<(&'static str, i32)>>,
    of: PhantomData<G>,
}

impl<G: Presented> Now<G> {
    fn of(table: &Table<G>) -> Self {
        let scores = table.scores();
        let resources = scores.iter().map(|line| G::resources(table.at(), line.seat)).collect();
        Now { scores, resources, of: PhantomData }
    }

    /// What a legal action itself would change.
    fn preview(&self, table: &Table<G>, seat: Seat, action: G::Action, reveals: bool) -> Preview {
        let after = table.right_after(seat, action);
        let mut preview = Preview::between(seat, &self.scores, &after.scores());
        for (line, was) in self.scores.iter().zip(&self.resources) {
            preview.compare_resources(line.seat, was, &G::resources(after.at(), line.seat));
        }
        preview.reveals = reveals;
        preview
    }
}

/// The totals in seat order, once the game is over.
fn final_totals<G: Presented>(table: &Table<G>) -> Option<Vec<i32>> {
    let is_over = matches!(table.turn(), engine::Turn::Over);
    is_over.then(|| table.scores().iter().map(|line| line.total).collect())
}

/// A legal action before it is told.
struct Found<A> {
    seat: Seat,
    action: A,
    reveals: bool,
    forced: bool,
}

/// The particulars of a refusal, as they are written.
#[derive(Serialize)]
#[serde(untagged)]
enum Params<W> {
    Rule(W),
    Seat { seat: Seat },
    None {},
}

wire! {
    /// What a caller may ask of a bot.
    pub struct SuggestOptions {
        /// How it chooses; greedy, if nothing is said.
        level: Option<bots::Level> = absent,
        /// Decides ties; the same position and seed give the same choice.
        seed: Option<Seed> = absent,
    }
}
