//! The laws that every answer of a random game must satisfy.

use super::support::*;
use loire::engine::{EntryOf, Ranked, Stream, replay};
use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

/// What the suite must know of a game besides its rules.
pub trait Tried: Presented {
    /// The text of the ledger.
    const LEDGER: &'static str;
    /// Every action that can be written, legal or not.
    fn every_action() -> Vec<Self::Action>;
    /// Some outcomes of every kind.
    fn some_outcomes() -> Vec<Self::Outcome>;
    /// Keeps the legal actions that a seat considers in the random game of this number, at least one; otherwise all.
    fn prefer(_game: u64, _: &Table<Self>, _: Seat, _legal: &mut Vec<Self::Action>, _stream: &mut Stream) {}
}

/// A game under test: every action that can be written, and the rules that may be cited.
pub struct Suite<G: Tried> {
    every: Vec<G::Action>,
    /// The same by the kind of action.
    by_kind: Vec<Vec<G::Action>>,
    pub rules: HashSet<&'static str>,
}

impl<G: Tried> Suite<G> {
    /// The rules: ids in entries and table rows of the ledger.
    pub fn new() -> Self {
        let heads = G::LEDGER.lines().filter_map(|line| line.strip_prefix("- **").or(line.strip_prefix("| ")));
        let rules = heads.filter_map(|head| head.split([' ', '|']).next()).collect();
        let every = G::every_action();
        let mut places: HashMap<Discriminant<G::Action>, usize> = HashMap::new();
        let mut by_kind: Vec<Vec<G::Action>> = vec![];
        for &action in &every {
            let place = *places.entry(discriminant(&action)).or_insert(by_kind.len());
            by_kind.resize_with(by_kind.len().max(place + 1), Vec::new);
            by_kind[place].push(action);
        }
        Suite { every, by_kind, rules }
    }

    /// Some actions, every kind with the same probability.
    fn some(&self, sample: &mut Stream) -> Vec<G::Action> {
        let mut one = || {
            let kind: &Vec<G::Action> = pick(&self.by_kind, sample);
            *pick(kind, sample)
        };
        (0..40).map(|_| one()).collect()
    }
}

fn pick<'a, T>(all: &'a [T], stream: &mut Stream) -> &'a T {
    &all[stream.below(all.len() as u32) as usize]
}

/// One random answer, by a seat or by chance.
fn answer<G: Tried>(
    game: u64,
    table: &mut Table<G>,
    stream: &mut Stream,
    events: &mut Vec<G::Event>,
) -> Option<EntryOf<G>> {
    let mut tell = |event| events.push(event);
    match table.turn() {
        Turn::Over => None,
        Turn::Chance(_) => Some(Entry::Chance { chance: table.deal(stream, &mut tell)? }),
        Turn::Seats(pending) => {
            let seat = pick(pending, stream).seat;
            let mut legal = table.legal_actions(seat);
            G::prefer(game, table, seat, &mut legal, stream);
            let action = *legal.get(stream.below(legal.len() as u32) as usize)?;
            table.play(seat, action, &mut tell).ok()?;
            Some(Entry::Play { seat, action })
        }
    }
}

/// Plays one random game and checks every law at every answer; returns the last table and all events.
pub fn keeps_its_contract<G: Tried>(suite: &Suite<G>, setup: &G::Setup, game: u64) -> (Table<G>, Vec<G::Event>) {
    let seed = &format!("contract {} {game}", setup.seats().number());
    let mut table = Table::<G>::new(setup).unwrap();
    let mut record = Record::new::<G>(setup.clone());
    let mut stream = Stream::new(seed);
    let mut sample = Stream::new(&format!("sample of {seed}"));
    let mut events = vec![];
    for answers in 0.. {
        table.validate().unwrap_or_else(|corrupt| panic!("{seed}, answer {answers}: {corrupt}"));
        survives_json(&table, setup);
        let reveals = match table.turn() {
            Turn::Over => break,
            Turn::Seats(_) => {
                asks_well(suite, &table, &suite.some(&mut sample));
                if sample.below(250) == 0 {
                    asks_well(suite, &table, &suite.every);
                    reveals_what_it_says(&table);
                }
                refuses_chance(&table);
                answers_commute(&table, &mut sample);
                Some(table.clone())
            }
            Turn::Chance(_) => {
                draws_well(&table);
                None
            }
        };
        let before = paid(&table);
        let Some(entry) = answer(game, &mut table, &mut stream, &mut events) else {
            panic!("{seed}, answer {answers}: a seat is asked but has no answer");
        };
        if let (Some(before), Entry::Play { seat, action }) = (reveals, entry) {
            assert_eq!(before.reveals(seat, action), matches!(table.turn(), Turn::Chance(_)));
        }
        let now = paid(&table);
        for (source, was) in before {
            let is = now.iter().find(|(other, _)| *other == source);
            assert!(is.is_some_and(|(_, is)| *is >= was), "points on the track never decrease");
        }
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    let text = serde_json::to_string(&record).unwrap();
    let read: Record<G::Setup, G::Action, G::Outcome> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, record, "a record survives JSON");
    let mut again = vec![];
    let replayed = replay::<G>(&read, usize::MAX, &mut |event| again.push(event)).unwrap();
    assert!(replayed == table && again == events, "the same record gives the same table and events");
    assert!(table.scores().iter().any(|line| line.rank == 1), "a seat wins");
    (table, events)
}

/// Points on the track by seat and source.
fn paid<G: Game>(table: &Table<G>) -> Vec<((Seat, &'static str), i32)> {
    let paid = |line: Ranked| {
        let sources = line.sources.into_iter().filter(|source| !source.pending);
        sources.map(move |source| ((line.seat, source.source), source.points))
    };
    table.scores().into_iter().flat_map(paid).collect()
}

fn survives_json<G: Game>(table: &Table<G>, setup: &G::Setup) {
    let state = serde_json::from_str(&serde_json::to_string(table.state()).unwrap()).unwrap();
    let agenda = serde_json::from_str(&serde_json::to_string(table.agenda()).unwrap()).unwrap();
    let loaded = Table::<G>::resume(setup, state, agenda).unwrap();
    assert!(loaded == *table, "state and agenda survive JSON");
}

/// A seat that is asked has an answer. Legal actions are accepted; a rule refuses all others, which change nothing.
fn asks_well<G: Tried>(suite: &Suite<G>, table: &Table<G>, others: &[G::Action]) {
    for number in 0..4 {
        let seat = Seat::new(number).unwrap();
        let legal = table.legal_actions(seat);
        assert_eq!(table.ask(seat).is_some(), !legal.is_empty(), "legal actions exist exactly if the seat is asked");
        let members: HashSet<G::Action> = legal.iter().copied().collect();
        assert_eq!(members.len(), legal.len(), "every legal action is offered once");
        for &action in &legal {
            assert!(table.check(seat, action).is_ok());
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<G::Action>(&json).unwrap(), action);
        }
        for &action in others {
            match table.check(seat, action) {
                Ok(()) => assert!(members.contains(&action), "{action} is accepted but not offered"),
                Err(broken) => {
                    assert!(!members.contains(&action), "{action} is offered but refused: {broken}");
                    assert!(suite.rules.contains(broken.rule), "{broken}");
                }
            }
        }
        if let Some(&action) = others.iter().find(|action| !members.contains(action)) {
            let mut after = table.clone();
            assert!(after.play(seat, action, &mut |_| panic!("a refused action has no events")).is_err());
            assert!(after == *table, "{action} is refused but changes the table");
        }
    }
}

/// A pending draw has each outcome once, with a weight; no seat may answer, and no other outcome is accepted.
fn draws_well<G: Tried>(table: &Table<G>) {
    let outcomes = table.outcomes();
    assert!(!outcomes.is_empty() && outcomes.iter().all(|weighted| weighted.weight > 0));
    let members: HashSet<G::Outcome> = outcomes.iter().map(|weighted| weighted.outcome).collect();
    assert_eq!(members.len(), outcomes.len());
    for &outcome in &members {
        assert_eq!(outcome.to_string().parse(), Ok(outcome), "{outcome}");
    }
    for outcome in G::some_outcomes() {
        if !members.contains(&outcome) {
            let mut after = table.clone();
            let broken = after.settle(outcome, &mut |_| {}).unwrap_err();
            assert!(broken.rule == G::CHANCE_RULE && after == *table);
        }
    }
    assert!((0..4).all(|seat| table.legal_actions(Seat::new(seat).unwrap()).is_empty()));
}

fn refuses_chance<G: Tried>(table: &Table<G>) {
    assert!(table.outcomes().is_empty());
    let broken = table.clone().settle(G::some_outcomes()[0], &mut |_| {}).unwrap_err();
    assert_eq!((broken.rule, broken.code()), (G::CHANCE_RULE, "noDraw"));
}

/// Every legal action says beforehand whether a draw follows it.
fn reveals_what_it_says<G: Game>(table: &Table<G>) {
    let Turn::Seats(pending) = table.turn() else { return };
    for asked in pending {
        for action in table.legal_actions(asked.seat) {
            let mut after = table.clone();
            after.play(asked.seat, action, &mut |_| {}).unwrap();
            let reveals = matches!(after.turn(), Turn::Chance(_));
            assert_eq!(table.reveals(asked.seat, action), reveals);
            assert!(!reveals || G::may_reveal(table.at(), asked.seat, &asked.ask));
        }
    }
}

/// Seats that are asked at once may answer in any order, even if some give several answers.
fn answers_commute<G: Tried>(table: &Table<G>, sample: &mut Stream) {
    let Turn::Seats(pending) = table.turn() else { return };
    if pending.len() < 2 {
        return;
    }
    let plans: Vec<(Seat, Vec<G::Action>)> =
        pending.iter().map(|asked| (asked.seat, some_answers(table, asked.seat, sample))).collect();
    let played = |order: &[usize]| {
        let mut after = table.clone();
        let mut given = vec![0; plans.len()];
        for &i in order {
            let (seat, answers) = &plans[i];
            after.play(*seat, answers[given[i]], &mut |_| {}).unwrap();
            after.validate().unwrap();
            given[i] += 1;
        }
        after
    };
    let one_by_one: Vec<Vec<usize>> = plans.iter().enumerate().map(|(i, (_, plan))| vec![i; plan.len()]).collect();
    let first = played(&one_by_one.concat());
    for order in orders(plans.len()) {
        let order: Vec<usize> = order.into_iter().flat_map(|i| one_by_one[i].clone()).collect();
        assert!(played(&order) == first, "answers given in the order {order:?}");
    }
    let mut mixed = one_by_one.concat();
    for left in (1..mixed.len()).rev() {
        mixed.swap(left, sample.below(left as u32 + 1) as usize);
    }
    assert!(played(&mixed) == first, "answers given in the order {mixed:?}");
}

/// Up to three answers of a seat in sequence, as if no other seat answered meanwhile.
fn some_answers<G: Tried>(table: &Table<G>, seat: Seat, sample: &mut Stream) -> Vec<G::Action> {
    let mut after = table.clone();
    let mut answers = vec![];
    while answers.len() < 3 && after.ask(seat).is_some() {
        let action = *pick(&after.legal_actions(seat), sample);
        after.play(seat, action, &mut |_| {}).unwrap();
        answers.push(action);
    }
    answers
}

/// Every order of the numbers below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![vec![]];
    }
    let insert = |order: Vec<usize>| {
        (0..count).map(move |at| {
            let mut longer = order.clone();
            longer.insert(at, count - 1);
            longer
        })
    };
    orders(count - 1).into_iter().flat_map(insert).collect()
}
