//! A game kept in memory: the table, who deals, and every answer so far.

use super::catalogue::with_catalogue;
use super::read::{self, EntryOf, Loaded, RecordOf, Saved};
use super::view::{Asked, Estimate, Legal, Played, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, Out, Trouble, fingerprint};
use crate::bots;
use crate::engine::search::Playout;
use crate::engine::{
    self, BrokenOf, Entry, FORMAT, Presented, Record, Seat, Seated, Seed, Seeded, Table, Targets, Why,
};
use crate::wire::wire;
use serde::Serialize;
use serde_json::Value;

/// A game of any kind, and everything that can be asked of it; answers go to `O`. Seats are numbers as they come from
/// outside: one that is not at the table is refused.
pub trait Handle<O: Out> {
    /// Whose move it is.
    fn turn(&self) -> Result<O::Value, LoireError>;
    /// What a seat, or everybody who is asked, may do.
    fn legal(&self, seat: Option<f64>) -> Result<O::Value, LoireError>;
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
    /// Where `entries` begin: a fresh table, or the state that was loaded.
    start: Table<G>,
    is_whole: bool,
    entries: Vec<EntryOf<G>>,
    /// What happened when the handle was made.
    opening: Vec<G::Event>,
    undone: Vec<(Seat, G::Action)>,
}

/// A game without somebody's last answer.
struct Rewound<G: Presented> {
    table: Table<G>,
    entries: Vec<EntryOf<G>>,
    undone: (Seat, G::Action),
}

/// What is done with each legal action and the pieces it touches.
type EachLegal<'a, G> = &'a mut dyn FnMut(Found<<G as engine::Game>::Action>, &Targets<G>);

type Happened<G> = (Vec<<G as engine::Game>::Event>, usize);

impl<G: Presented> Open<G> {
    fn on(setup: G::Setup, dealer: Option<Seeded>, table: Table<G>, is_whole: bool) -> Self {
        let start = table.clone();
        let (entries, opening, undone) = (vec![], vec![], vec![]);
        Open { setup, dealer, table, start, is_whole, entries, opening, undone }
    }

    /// A new game of this set-up, dealt as far as its dealer can.
    pub fn create(setup: Value) -> Result<Self, LoireError> {
        let new = read::setup::<G>(setup)?;
        let table = Table::new(&new.setup)?;
        let mut open = Open::on(new.setup, new.dealer, table, true);
        let mut events = Vec::new();
        open.deal(&mut events);
        open.opening = events;
        Ok(open)
    }

    /// A saved state.
    pub fn load_state(state: &Value) -> Result<Self, LoireError> {
        let Loaded { setup, table, dealer } = read::state::<G>(state)?;
        Ok(Open::on(setup, dealer, table, false))
    }

    /// A record, replayed as far as wanted.
    pub fn load_record(record: &Value, up_to: usize) -> Result<Self, LoireError> {
        let record: RecordOf<G> = read::record::<G>(record)?;
        let (mut events, mut entries) = (Vec::new(), Vec::new());
        let table = engine::replay_into::<G>(&record, up_to, &mut |event| events.push(event), &mut entries)?;
        let start = Table::new(&record.setup)?;
        let open = Open::on(record.setup, None, table, true);
        Ok(Open { start, entries, opening: events, ..open })
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
    fn deal(&mut self, events: &mut Vec<G::Event>) {
        let Some(dealer) = &mut self.dealer else { return };
        if !matches!(self.table.turn(), engine::Turn::Chance(_)) {
            return;
        }
        let mut stream = dealer.stream();
        while let Some(chance) = self.table.deal(&mut stream, &mut |event| events.push(event)) {
            self.entries.push(Entry::Chance { chance });
        }
        dealer.advance(&stream);
    }

    #[inline(never)]
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Happened<G>, BrokenOf<G>> {
        let before = self.entries.len();
        let mut events = Vec::new();
        self.table.play(seat, action, &mut |event| events.push(event))?;
        self.entries.push(Entry::Play { seat, action });
        self.deal(&mut events);
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

    fn saved(&self, with_dealer: bool) -> Saved<'_, G::Setup, G::State, engine::AgendaOf<G>> {
        Saved {
            loire: FORMAT,
            game: G::ID,
            setup: &self.setup,
            position: self.table.state(),
            agenda: self.table.agenda(),
            dealer: self.dealer.as_ref().filter(|_| with_dealer),
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

    /// The table and the entries without the last answer of this seat, if it may still be taken back: nothing was
    /// revealed since, it does not bind, and whoever answered since would have been asked the same without it.
    fn without_last(&self, seat: Option<Seat>) -> Option<Rewound<G>> {
        let mut since = Vec::new();
        for (index, entry) in self.entries.iter().enumerate().rev() {
            let Entry::Play { seat: by, action } = *entry else { return None };
            if seat.is_none_or(|seat| seat == by) {
                let mut table = self.start.clone();
                for entry in &self.entries[..index] {
                    match *entry {
                        Entry::Play { seat, action } => table.play_unchecked(seat, action, &mut |_| {}),
                        Entry::Chance { chance } => table.settle_unchecked(chance, &mut |_| {}),
                    }
                }
                if table.ask(by).is_some_and(|ask| G::is_bound(self.table.at(), ask, action)) {
                    return None;
                }
                since.reverse();
                for &(seat, action) in &since {
                    table.play(seat, action, &mut |_| {}).ok()?;
                }
                let mut entries = self.entries[..index].to_vec();
                entries.extend(since.into_iter().map(|(seat, action)| Entry::Play { seat, action }));
                return Some(Rewound { table, entries, undone: (by, action) });
            }
            since.push((by, action));
        }
        None
    }
}

impl<G: Presented, O: Out> Handle<O> for Open<G> {
    fn turn(&self) -> Result<O::Value, LoireError> {
        O::put(&match self.table.turn() {
            engine::Turn::Seats(pending) => {
                Turn::Seats { asks: pending.iter().map(|p| Asked { seat: p.seat, ask: &p.ask }).collect() }
            }
            engine::Turn::Chance(draw) => Turn::Chance { draw },
            engine::Turn::Over => Turn::Over,
        })
    }

    fn legal(&self, seat: Option<f64>) -> Result<O::Value, LoireError> {
        let mut all = Vec::new();
        self.each_legal(self.seat_or_all(seat)?, &mut |Found { seat, action, reveals, forced }, targets| {
            let targets = targets.iter().map(ToString::to_string).collect();
            all.push(Legal { seat, action, notation: G::write(action), targets, reveals, forced });
        });
        O::put(&all)
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
        let tell = |weighted: engine::Weighted<G::Outcome>| Weighted {
            outcome: weighted.outcome,
            weight: weighted.weight,
            notation: G::write_outcome(weighted.outcome),
        };
        O::put(&self.table.outcomes().into_iter().map(tell).collect::<Vec<_>>())
    }

    fn settle(&mut self, outcome: &str, with_state: bool) -> Result<O::Value, LoireError> {
        let chance = read::answer(outcome, "outcome", G::read_outcome)?;
        let before = self.entries.len();
        let mut events = Vec::new();
        self.table.settle(chance, &mut |event| events.push(event))?;
        self.entries.push(Entry::Chance { chance });
        self.deal(&mut events);
        self.undone.clear();
        self.played::<O>((events, before), with_state)
    }

    fn scores(&self) -> Result<O::Value, LoireError> {
        O::put(&self.table.scores())
    }

    fn preview(&self, seat: f64, action: &str) -> Result<O::Value, LoireError> {
        let (seat, action) = (self.seat(seat)?, Self::action(action)?);
        self.table.check(seat, action)?;
        let after = self.table.right_after(seat, action);
        let (was, is) = (self.table.scores(), after.scores());
        let mut preview = Preview::between(seat, &was, &is);
        for line in &was {
            let (a, b) = (G::resources(self.table.at(), line.seat), G::resources(after.at(), line.seat));
            preview.compare_resources(line.seat, &a, &b);
        }
        preview.reveals = self.table.reveals(seat, action);
        O::put(&preview)
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

    fn beginning(&self) -> Result<O::Value, LoireError> {
        O::put(&Played { state: self.saved(true), events: &self.opening, entries: &self.entries })
    }

    fn record(&self) -> Result<O::Value, LoireError> {
        if !self.is_whole {
            return Err(LoireError::new(Trouble::NoRecord, "a game loaded from a state does not know its beginning"));
        }
        let mut record = Record::new::<G>(self.setup.clone());
        record.entries.clone_from(&self.entries);
        if matches!(self.table.turn(), engine::Turn::Over) {
            record.scores = Some(self.table.scores().iter().map(|line| line.total).collect());
        }
        O::put(&record)
    }

    fn undo(&mut self, seat: Option<f64>) -> Result<bool, LoireError> {
        let seat = self.seat_or_all(seat)?;
        let Some(Rewound { table, entries, undone }) = self.without_last(seat) else { return Ok(false) };
        self.table = table;
        self.entries = entries;
        self.undone.push(undone);
        Ok(true)
    }

    fn can_undo(&self, seat: Option<f64>) -> Result<bool, LoireError> {
        Ok(self.without_last(self.seat_or_all(seat)?).is_some())
    }

    fn redo(&mut self) -> Result<bool, LoireError> {
        let Some((seat, action)) = self.undone.pop() else { return Ok(false) };
        self.act(seat, action)?;
        Ok(true)
    }

    fn fork(&self) -> Box<dyn Handle<O>> {
        Box::new(Open {
            setup: self.setup.clone(),
            dealer: self.dealer.clone(),
            table: self.table.clone(),
            start: self.start.clone(),
            is_whole: self.is_whole,
            entries: self.entries.clone(),
            opening: self.opening.clone(),
            undone: self.undone.clone(),
        })
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
            let Some(entry) = playout.answer(&mut self.table, &mut |event| events.push(event)) else { break };
            left -= u64::from(matches!(entry, Entry::Play { .. }));
            self.entries.push(entry);
        }
        self.undone.clear();
        self.deal(events);
    }
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
