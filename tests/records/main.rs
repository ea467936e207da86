//! Whole games, replayed to the exact score by source and to the final rank.
//!
//! `tests/records/<game>/*.json` are records as a server would keep them; `expected.json` beside them has the score
//! sheets, `tests/records/<game>-hashes.json` the hashes of the last tables for replays elsewhere, and
//! `tests/records/<game>-looks.json` fingerprints of what a page receives on the way.
//!
//! `LOIRE_REGENERATE=1 cargo test --test records` plays the games again and rewrites all files. Run it only after a
//! change of a rule, and read the difference.

#![cfg_attr(
    not(all(feature = "burgundy", feature = "orleans", feature = "stories")),
    allow(dead_code, reason = "each game uses its own part of this")
)]

#[path = "../support/mod.rs"]
mod support;

#[cfg(feature = "burgundy")]
mod burgundy;
#[cfg(feature = "orleans")]
mod orleans;
#[cfg(feature = "stories")]
mod stories;
#[cfg(feature = "orleans")]
mod trade_intrigue;

use loire::AnyGame;
use loire::engine::{Ranked, RecordOf, Stream, replay, replay_with};
use loire::parts::Fnv;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::Hasher;
use std::path::PathBuf;
use support::*;

/// A game with recorded games.
trait Recorded: Presented {
    /// The recorded games by name.
    fn games() -> Vec<(String, Self::Setup)>;
    /// The answer of the players in the recorded game of this number.
    fn choose(game: u64, table: &Table<Self>, seat: Seat, stream: &mut Stream) -> Self::Action;
}

/// The action with the highest immediate value, and every fourth time a random one.
fn mostly_best<G: Game>(
    table: &Table<G>,
    seat: Seat,
    stream: &mut Stream,
    worth: impl Fn(G::Action) -> i32,
) -> G::Action {
    let legal = table.legal_actions(seat);
    let random = legal[stream.below(legal.len() as u32) as usize];
    let best = legal.iter().copied().max_by_key(|&action| worth(action)).unwrap();
    if stream.below(4) == 0 { random } else { best }
}

/// One seat's line of the score sheet.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Line {
    rank: u8,
    total: i32,
    sources: BTreeMap<String, i32>,
}

impl From<&Ranked> for Line {
    fn from(line: &Ranked) -> Self {
        let sources = line.sources.iter().map(|source| (source.source.to_owned(), source.points)).collect();
        Line { rank: line.rank, total: line.total, sources }
    }
}

fn folder<G: Game>() -> PathBuf {
    file_of_tests("records").join(G::ID)
}

fn play<G: Recorded>(game: u64, name: &str, setup: &G::Setup) -> RecordOf<G> {
    let mut record = Record::new::<G>(setup.clone());
    let mut table = Table::<G>::new(setup).unwrap();
    let mut stream = Stream::new(name);
    loop {
        let entry = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => Entry::Chance { chance: table.deal(&mut stream, &mut |_| {}).unwrap() },
            Turn::Seats(pending) => {
                let seat = pending[stream.below(pending.len() as u32) as usize].seat;
                let action = G::choose(game, &table, seat, &mut stream);
                table.play(seat, action, &mut |_| {}).unwrap();
                Entry::Play { seat, action }
            }
        };
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    record
}

fn regenerate<G: Recorded>() {
    let folder = folder::<G>();
    fs::create_dir_all(&folder).unwrap();
    let mut expected = BTreeMap::new();
    for (game, (name, setup)) in (0..).zip(G::games()) {
        let record = play::<G>(game, &name, &setup);
        let table = replay::<G>(&record, usize::MAX, &mut |_| {}).unwrap();
        fs::write(folder.join(format!("{name}.json")), serde_json::to_string(&record).unwrap() + "\n").unwrap();
        expected.insert(name, table.scores().iter().map(Line::from).collect::<Vec<_>>());
    }
    fs::write(folder.join("expected.json"), serde_json::to_string_pretty(&expected).unwrap() + "\n").unwrap();
}

/// Every nth position is included.
const LOOKS: usize = 13;

/// A fingerprint of what a page receives in some positions of a game: questions, legal actions with notation, targets
/// and changes, scores, order.
fn looks<G: Game>(record: &RecordOf<G>) -> String {
    let (mut fingerprint, mut played) = (Fnv::default(), 0);
    let mut look = |table: &Table<G>, _| {
        if played % LOOKS == 0 {
            let (setup, position, agenda) = (&record.setup, table.state(), table.agenda());
            let state = json!({ "loire": 1, "game": G::ID, "setup": setup, "position": position, "agenda": agenda });
            let game = AnyGame::of_state(&state.to_string()).unwrap();
            fingerprint.write(json!(game.look(None).unwrap()).to_string().as_bytes());
            fingerprint.write(json!(game.legal_previews(None).unwrap()).to_string().as_bytes());
        }
        played += 1;
    };
    replay_with::<G>(record, usize::MAX, &mut |_| {}, &mut look).unwrap();
    format!("{:016x}", fingerprint.finish())
}

/// Every recorded game ends with its recorded scores, and records and score sheets match one to one. Returns the events
/// and the first words of all actions, so that a game can check their coverage.
fn end_as_they_ended<G: Recorded>() -> (Vec<G::Event>, BTreeSet<String>) {
    if is_regenerating() {
        regenerate::<G>();
    }
    let text = fs::read_to_string(folder::<G>().join("expected.json")).unwrap();
    let expected: BTreeMap<String, Vec<Line>> = serde_json::from_str(&text).unwrap();
    let (mut events, mut words, mut hashes, mut looked) = (vec![], BTreeSet::new(), BTreeMap::new(), BTreeMap::new());
    for (name, sheet) in &expected {
        let text = fs::read_to_string(folder::<G>().join(format!("{name}.json"))).unwrap();
        let record: RecordOf<G> = serde_json::from_str(&text).unwrap();
        assert!(record.scores.is_some(), "{name} claims its scores");
        let table = replay::<G>(&record, usize::MAX, &mut |event| events.push(event));
        let table = table.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(table.turn(), Turn::Over), "{name} is played to its end");
        table.validate().unwrap();
        assert_eq!(&table.scores().iter().map(Line::from).collect::<Vec<_>>(), sheet, "{name}");
        hashes.insert(name, AnyGame::replay(&text, None).unwrap().hash());
        looked.insert(name, looks::<G>(&record));
        words.extend(record.entries.iter().filter_map(|entry| match entry {
            Entry::Play { action, .. } => Some(action.to_string().split(' ').next().unwrap().to_owned()),
            Entry::Chance { .. } => None,
        }));
    }
    golden(&format!("records/{}-hashes", G::ID), &json!(hashes));
    golden(&format!("records/{}-looks", G::ID), &json!(looked));
    let names: BTreeSet<String> = G::games().into_iter().map(|(name, _)| name).collect();
    assert_eq!(expected.into_keys().collect::<BTreeSet<_>>(), names, "every game has its score sheet");
    let files = fs::read_dir(folder::<G>()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: BTreeSet<String> =
        files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    assert!(files.remove("expected"));
    assert_eq!(files, names, "every record belongs to a game");
    (events, words)
}
