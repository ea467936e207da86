//! The laws every game keeps, over every set-up: whose move, what is legal, what follows.
//!
//! `keeps_its_contract` knows no game. A game joins by saying how its answers are written (`Written`), which answers
//! there are at all, and in which set-ups it is to be tried (`setups`).

mod support;

use loire::burgundy::duchy::Duchy;
use loire::burgundy::vocabulary::GoodSet;
use loire::engine::search::{EntryOf, Playout};
use loire::engine::{Dealer, Game, Scripted, Seeded, Stream, replay};
use std::collections::HashSet;
use support::burgundy::*;

/// What the suite must know of a game besides its rules.
trait Written: Game {
    fn write(action: Self::Action) -> String;
    fn read(text: &str) -> Option<Self::Action>;
    fn write_outcome(outcome: Self::Outcome) -> String;
    fn read_outcome(text: &str) -> Option<Self::Outcome>;
    /// Every action that can be written down, legal or not.
    fn every_action() -> Vec<Self::Action>;
    /// Some outcomes of every kind.
    fn some_outcomes() -> Vec<Self::Outcome>;
    /// The rules, as they are written down.
    const LEDGER: &'static str;
}

impl Written for Burgundy {
    fn write(action: Action) -> String {
        notation::write(action)
    }
    fn read(text: &str) -> Option<Action> {
        notation::read(text)
    }
    fn write_outcome(outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }
    fn read_outcome(text: &str) -> Option<Outcome> {
        notation::read_outcome(text)
    }
    fn every_action() -> Vec<Action> {
        let dice: Vec<Option<Face>> = [None].into_iter().chain(Face::all().map(Some)).collect();
        let discards: Vec<Option<Tile>> = [None].into_iter().chain(Tile::ALL.iter().copied().map(Some)).collect();
        let depots: Vec<Option<Depot>> = [None].into_iter().chain(Depot::all().map(Some)).collect();
        let mut all = vec![Action::Decline, Action::EndTurn];
        for &tile in Tile::ALL {
            for &discard in &discards {
                all.extend(depots.iter().map(|&depot| Action::BuyTile { depot, tile, discard }));
                for depot in Depot::all() {
                    all.extend(dice.iter().map(|&die| Action::TakeTile { die, depot, tile, discard }));
                }
            }
            for space in Space::all() {
                all.extend(dice.iter().map(|&die| Action::PlaceTile { die, tile, space }));
            }
        }
        for &die in &dice {
            all.push(Action::TakeChips { die });
            all.extend(Good::ALL.iter().map(|&good| Action::SellGoods { die, good }));
        }
        for depot in Depot::all() {
            all.extend(depots.iter().map(|&and| Action::LoadGoods { depot, and }));
        }
        all.extend((0..64).map(|set| Action::KeepGoods { goods: GoodSet::from_bits(set) }));
        for &duchy in DuchyId::ALL {
            all.extend(Space::all().map(|space| Action::ChooseEstate { duchy, space }));
        }
        all
    }
    fn some_outcomes() -> Vec<Outcome> {
        let seats = (0..4).filter_map(Seat::new).map(|seat| Outcome::Seat { seat });
        let boards = [0, 3, 31, 255].map(|pair| Outcome::Board { pair });
        let goods = Good::ALL.iter().map(|&good| Outcome::Good { good });
        let tiles = Tile::ALL.iter().map(|&tile| Outcome::Tile { tile });
        let dice = Face::all().map(|face| Outcome::Die { face });
        seats.chain(boards).chain(goods).chain(tiles).chain(dice).collect()
    }
    const LEDGER: &'static str = include_str!("../docs/rules/burgundy.md");
}

/// The rules that the ledger has, in entries and table rows.
fn ledger<G: Written>() -> HashSet<&'static str> {
    let heads = G::LEDGER.lines().filter_map(|line| line.strip_prefix("- **").or(line.strip_prefix("| ")));
    heads.filter_map(|head| head.split([' ', '|']).next()).collect()
}

/// A game under test: every action that can be written down, and the rules that may be cited.
struct Suite<G: Written> {
    every: Vec<G::Action>,
    rules: HashSet<&'static str>,
}

/// Plays one random game and holds every law at every answer; returns the record and everything that was told.
fn keeps_its_contract<G: Written>(suite: &Suite<G>, setup: &G::Setup, seed: &str) -> (Table<G>, Vec<G::Event>) {
    let every = &suite.every;
    let mut table = Table::<G>::new(setup).unwrap();
    let mut record = Record::new::<G>(setup.clone());
    let mut playout = Playout::<G>::new(seed);
    let mut sample = Stream::new(seed);
    let mut told = vec![];
    for answers in 0.. {
        table.validate().unwrap_or_else(|corrupt| panic!("{seed}, answer {answers}: {corrupt}"));
        survives_json(&table, setup);
        let reveals = match table.turn() {
            Turn::Over => break,
            Turn::Seats(_) => {
                let some: Vec<G::Action> = (0..40).map(|_| every[sample.below(every.len() as u32) as usize]).collect();
                asks_well(suite, &table, &some);
                if sample.below(250) == 0 {
                    asks_well(suite, &table, every);
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
        let before: Vec<Vec<i32>> = paid(&table);
        let Some(entry) = playout.answer(&mut table, &mut |event| told.push(event)) else {
            panic!("{seed}, answer {answers}: a seat is asked and has no answer");
        };
        if let (Some(before), Entry::Play { seat, action }) = (reveals, entry) {
            assert_eq!(before.reveals(seat, action), matches!(table.turn(), Turn::Chance(_)));
        }
        for (is, was) in paid(&table).iter().flatten().zip(before.iter().flatten()) {
            assert!(is >= was, "points that are paid stay paid");
        }
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    let text = serde_json::to_string(&record).unwrap();
    let read: Record<G::Setup, G::Action, G::Outcome> = serde_json::from_str(&text).unwrap();
    assert_eq!(read, record, "a record survives JSON");
    let mut again = vec![];
    let replayed = replay::<G>(&read, usize::MAX, &mut |event| again.push(event)).unwrap();
    assert!(replayed == table && again == told, "the same record gives the same table and tells the same");
    let winners = table.scores().iter().filter(|line| line.rank == 1).count();
    assert_eq!(winners, 1, "there is one winner");
    (table, told)
}

/// Points on the track, by seat and source.
fn paid<G: Game>(table: &Table<G>) -> Vec<Vec<i32>> {
    let paid =
        |line: &loire::engine::Ranked| line.sources.iter().filter(|source| !source.pending).map(|s| s.points).collect();
    table.scores().iter().map(paid).collect()
}

fn survives_json<G: Game>(table: &Table<G>, setup: &G::Setup) {
    let state = serde_json::from_str(&serde_json::to_string(table.state()).unwrap()).unwrap();
    let agenda = serde_json::from_str(&serde_json::to_string(table.agenda()).unwrap()).unwrap();
    let loaded = Table::<G>::resume(setup, state, agenda).unwrap().unwrap();
    assert!(loaded == *table, "state and agenda survive JSON");
}

/// Whoever is asked has an answer; what is legal is accepted, everything else is refused by a rule and changes nothing.
fn asks_well<G: Written>(suite: &Suite<G>, table: &Table<G>, others: &[G::Action]) {
    for number in 0..4 {
        let seat = Seat::new(number).unwrap();
        let legal = table.legal_actions(seat);
        assert_eq!(table.ask(seat).is_some(), !legal.is_empty(), "there is an answer exactly if there is a question");
        let members: HashSet<G::Action> = legal.iter().copied().collect();
        assert_eq!(members.len(), legal.len(), "every legal action is offered once");
        for &action in &legal {
            assert!(table.check(seat, action).is_ok());
            assert_eq!(G::read(&G::write(action)), Some(action), "{}", G::write(action));
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<G::Action>(&json).unwrap(), action);
        }
        for &action in others {
            match table.check(seat, action) {
                Ok(()) => assert!(members.contains(&action), "{} is accepted and not offered", G::write(action)),
                Err(broken) => {
                    assert!(!members.contains(&action), "{} is offered and refused: {broken}", G::write(action));
                    assert!(suite.rules.contains(broken.rule), "{broken}");
                }
            }
        }
        if let Some(&action) = others.iter().find(|action| !members.contains(action)) {
            let mut after = table.clone();
            assert!(after.play(seat, action, &mut |_| panic!("a refused action tells nothing")).is_err());
            assert!(after == *table, "{} is refused and changes the table", G::write(action));
        }
    }
}

/// Chance owes something, each outcome once, with a weight; nobody else may answer, and nothing else may come out.
fn draws_well<G: Written>(table: &Table<G>) {
    let outcomes = table.outcomes();
    assert!(!outcomes.is_empty() && outcomes.iter().all(|weighted| weighted.weight > 0));
    let members: HashSet<G::Outcome> = outcomes.iter().map(|weighted| weighted.outcome).collect();
    assert_eq!(members.len(), outcomes.len());
    for &outcome in &members {
        assert_eq!(G::read_outcome(&G::write_outcome(outcome)), Some(outcome), "{}", G::write_outcome(outcome));
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

fn refuses_chance<G: Written>(table: &Table<G>) {
    assert!(table.outcomes().is_empty());
    let broken = table.clone().settle(G::some_outcomes()[0], &mut |_| {}).unwrap_err();
    assert_eq!((broken.rule, broken.code()), (G::CHANCE_RULE, "noDraw"));
}

/// Every legal action says beforehand whether chance comes forward after it.
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

/// Seats that are asked at once may answer in any order.
fn answers_commute<G: Game>(table: &Table<G>, sample: &mut Stream) {
    let Turn::Seats(pending) = table.turn() else { return };
    if pending.len() < 2 {
        return;
    }
    let picks: Vec<(Seat, G::Action)> = pending
        .iter()
        .map(|asked| {
            let legal = table.legal_actions(asked.seat);
            (asked.seat, legal[sample.below(legal.len() as u32) as usize])
        })
        .collect();
    let played = |order: &[usize]| {
        let mut after = table.clone();
        for &i in order {
            after.play(picks[i].0, picks[i].1, &mut |_| {}).unwrap();
            after.validate().unwrap();
        }
        after
    };
    let first = played(&(0..picks.len()).collect::<Vec<_>>());
    for order in orders(picks.len()) {
        assert!(played(&order) == first, "answers given in the order {order:?}");
    }
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

/// Every set-up mode and combination of options; the boards go through all duchies.
fn setups(seats: u8) -> Vec<Setup> {
    let mut duchies = DuchyId::ALL.iter().copied().cycle();
    let mut setups = vec![];
    for mode in [SetupMode::Basic, SetupMode::AdvancedOpen, SetupMode::AdvancedSecret] {
        for switches in 0..16u8 {
            setups.push(setup(seats, |options| {
                options.setup = mode;
                if mode != SetupMode::Basic {
                    let mut board = || [duchies.next().unwrap(), duchies.next().unwrap()];
                    options.board_pairs = (0..seats).map(|_| board()).collect();
                }
                options.score_start_area = switches & 1 != 0;
                options.buy_during_action = switches & 2 != 0;
                options.t8_boosts_free_shift = switches & 4 != 0;
                options.tie_break = if switches & 8 != 0 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
            }));
        }
    }
    setups
}

fn burgundy(seats: u8) {
    let suite = Suite::<Burgundy> { every: Burgundy::every_action(), rules: ledger::<Burgundy>() };
    assert!(suite.rules.contains("B-055") && suite.rules.contains("B-077"));
    let mut duchies = HashSet::new();
    for (i, setup) in setups(seats).iter().enumerate() {
        let (table, told) = keeps_its_contract(&suite, setup, &format!("contract {seats} {i}"));
        let count = |is: fn(&Event) -> bool| told.iter().filter(|event| is(event)).count();
        let seats = setup.seats.len();
        assert_eq!(count(|event| matches!(event, Event::TurnEnded { .. })), 25 * seats);
        assert_eq!(count(|event| matches!(event, Event::DieUsed { .. })), 50 * seats);
        assert_eq!(told.last(), Some(&Event::GameEnded));
        duchies.extend(table.state().players.values().iter().filter_map(|player| player.estate).map(Kind::name));
    }
    assert_eq!(duchies.len(), DuchyId::ALL.len(), "every duchy is played: {duchies:?}");
}

#[test]
fn burgundy_for_two() {
    burgundy(2);
}

#[test]
fn burgundy_for_three() {
    burgundy(3);
}

#[test]
fn burgundy_for_four() {
    burgundy(4);
}

/// Every action and outcome that can be written down is read back as itself, in notation and in JSON.
#[test]
fn burgundy_in_writing() {
    for action in Burgundy::every_action() {
        let text = notation::write(action);
        assert_eq!(notation::read(&text), Some(action), "{text}");
    }
    for outcome in Burgundy::some_outcomes() {
        let text = notation::write_outcome(outcome);
        assert_eq!(notation::read_outcome(&text), Some(outcome), "{text}");
    }
    let nonsense = [
        "",
        "take",
        "7: chips",
        "0: chips",
        "4 chips",
        "place bank on 37",
        "keep silver",
        "load 01",
        "chips, discard t1",
    ];
    for text in nonsense {
        assert_eq!(notation::read(text), None, "{text}");
    }
    assert_eq!(["die 7", "seat 4", "board x", ""].map(notation::read_outcome), [None; 4]);
}

/// A duchy on the wire has 37 spaces, and knows what lies on it.
#[test]
fn burgundy_duchies_on_the_wire() {
    let scene = scene(2).duchy(A, [(12, T8), (24, Mine)]);
    let json = serde_json::to_string(&scene.player(A).duchy).unwrap();
    let read: Duchy = serde_json::from_str(&json).unwrap();
    assert!(read == scene.player(A).duchy && read.knows(T8) && read.count(Mine) == 1);
    assert!(serde_json::from_str::<Duchy>("[null]").is_err());
}

/// A record that is cut is the beginning of the game; one that is spliced is refused at the splice.
#[test]
fn records_are_checked_answer_by_answer() {
    let setup = setup(2, |_| {});
    let mut table = Table::<Burgundy>::new(&setup).unwrap();
    let mut playout = Playout::new("splice");
    let mut record = Record::new::<Burgundy>(setup);
    let entries: Vec<EntryOf<Burgundy>> = std::iter::from_fn(|| playout.answer(&mut table, &mut |_| {})).collect();
    record.entries = entries;
    let half = replay::<Burgundy>(&record, 100, &mut |_| {}).unwrap();
    assert!(matches!(half.turn(), Turn::Seats(_) | Turn::Chance(_)));
    let mut wrong = record.clone();
    wrong.scores = Some(vec![0, 0]);
    let error = replay::<Burgundy>(&wrong, usize::MAX, &mut |_| {}).unwrap_err();
    assert!(error.to_string().starts_with("the record claims the scores [0, 0]"), "{error}");
    let mut cut = record.clone();
    cut.entries.remove(6);
    let error = replay::<Burgundy>(&cut, usize::MAX, &mut |_| {}).unwrap_err();
    assert!(error.to_string().starts_with("entry 6 is refused"), "{error}");
}

/// A seed always deals the same, also when its dealer is put away and taken up again; a script deals what it says.
#[test]
fn dealers_deal() {
    let deal = |pause: bool| {
        let mut dealer = Seeded::new("a seed");
        let mut table = Table::<Burgundy>::new(&setup(2, |_| {})).unwrap();
        let mut stream = dealer.stream();
        while let Turn::Chance(_) = table.turn() {
            if pause {
                dealer.advance(&stream);
                dealer = serde_json::from_str(&serde_json::to_string(&dealer).unwrap()).unwrap();
                stream = dealer.stream();
            }
            table.deal(&mut stream, &mut |_| {}).unwrap();
        }
        table
    };
    assert!(deal(true) == deal(false));
    let mut script = Scripted([5, 0, 2].into());
    assert_eq!([(); 3].map(|()| script.pick(&[1; 6])), [5, 0, 2]);
    assert!(script.0.is_empty());
    let mut stream = Stream::new("weights");
    let mut picks = [0; 3];
    (0..6000).for_each(|_| picks[stream.pick(&[1, 2, 3])] += 1);
    assert!(picks.iter().zip([1000, 2000, 3000]).all(|(&picked, fair)| i32::abs(picked - fair) < 150), "{picks:?}");
}
