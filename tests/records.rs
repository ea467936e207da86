//! Whole games, replayed to the exact score by source and to the final rank.
//!
//! `tests/records/burgundy/*.json` are records as a server would keep them; `expected.json` beside them has the score
//! sheets. `LOIRE_REGENERATE=1 cargo test --test records` plays the games again, greedily but for every fourth
//! decision, and rewrites both: do that only when a rule has changed, and read the difference.

mod support;

use loire::engine::{Ranked, Stream, replay};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use support::burgundy::*;

type BurgundyRecord = Record<Setup, Action, Outcome>;

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

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/burgundy")
}

/// The games: every seat count in every set-up mode, with every option, on every duchy.
fn games() -> Vec<(String, Setup)> {
    let mut duchies = DuchyId::ALL.iter().copied().cycle();
    let mut games = vec![];
    for seats in [2, 3, 4] {
        for (mode, name) in
            [(SetupMode::Basic, "basic"), (SetupMode::AdvancedOpen, "open"), (SetupMode::AdvancedSecret, "secret")]
        {
            for game in 1..=3u8 {
                let setup = setup(seats, |options| {
                    options.setup = mode;
                    if mode != SetupMode::Basic {
                        options.board_pairs =
                            (0..seats).map(|_| [duchies.next().unwrap(), duchies.next().unwrap()]).collect();
                    }
                    // The first game of each kind by the standard rules, the others with options.
                    options.score_start_area = game == 2;
                    options.buy_during_action = game == 3;
                    options.t8_boosts_free_shift = game == 2;
                    options.tie_break = if game == 3 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
                });
                games.push((format!("{seats}-{name}-{game}"), setup));
            }
        }
    }
    games
}

/// Plays a game: the decision that is worth most at once, and every fourth time a random one.
fn play(name: &str, setup: &Setup) -> BurgundyRecord {
    let mut record = Record::new::<Burgundy>(setup.clone());
    let mut table = Table::<Burgundy>::new(setup).unwrap();
    let mut stream = Stream::new(name);
    loop {
        let entry = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => Entry::Chance { chance: table.deal(&mut stream, &mut |_| {}).unwrap() },
            Turn::Seats(pending) => {
                let seat = pending[stream.below(pending.len() as u32) as usize].seat;
                let legal = table.legal_actions(seat);
                let random = legal[stream.below(legal.len() as u32) as usize];
                let best = legal.iter().copied().max_by_key(|&action| worth(&table, seat, action)).unwrap();
                let action = if stream.below(4) == 0 { random } else { best };
                table.play(seat, action, &mut |_| {}).unwrap();
                Entry::Play { seat, action }
            }
        };
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    record
}

/// Points, and a little for tiles: in the duchy more than in storage, and for what may score at the end.
fn worth(table: &Table<Burgundy>, seat: Seat, action: Action) -> i32 {
    let mut after = table.clone();
    after.play_unchecked(seat, action, &mut |_| {});
    let player = &after.state().players[seat];
    let placed = 37 - player.duchy.empty_spaces() as i32;
    let gives_up =
        matches!(action, Action::TakeTile { discard: Some(_), .. } | Action::BuyTile { discard: Some(_), .. });
    4 * after.scores()[seat.index()].total + 24 * placed + 9 * player.storage.len() as i32 - 12 * i32::from(gives_up)
        + i32::from(player.chips.min(6))
}

fn regenerate() {
    let mut expected = BTreeMap::new();
    for (name, setup) in games() {
        let record = play(&name, &setup);
        let table = replay::<Burgundy>(&record, usize::MAX, &mut |_| {}).unwrap();
        fs::write(folder().join(format!("{name}.json")), serde_json::to_string(&record).unwrap() + "\n").unwrap();
        expected.insert(name, table.scores().iter().map(Line::from).collect::<Vec<_>>());
    }
    fs::write(folder().join("expected.json"), serde_json::to_string_pretty(&expected).unwrap() + "\n").unwrap();
}

#[test]
fn games_end_as_they_ended() {
    if std::env::var_os("LOIRE_REGENERATE").is_some() {
        regenerate();
    }
    let text = fs::read_to_string(folder().join("expected.json")).unwrap();
    let expected: BTreeMap<String, Vec<Line>> = serde_json::from_str(&text).unwrap();
    assert!(expected.len() >= 24, "only {} games", expected.len());
    let (mut placed, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for (name, sheet) in &expected {
        let text = fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
        let record: BurgundyRecord = serde_json::from_str(&text).unwrap();
        assert!(record.scores.is_some(), "{name} claims its scores");
        let table = replay::<Burgundy>(&record, usize::MAX, &mut |event| {
            if let Event::TilePlaced { tile, .. } = event {
                placed.insert(tile);
            }
        });
        let table = table.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(table.turn(), Turn::Over), "{name} is played to its end");
        table.validate().unwrap();
        assert_eq!(&table.scores().iter().map(Line::from).collect::<Vec<_>>(), sheet, "{name}");
        asked.extend(record.entries.iter().filter_map(|entry| match entry {
            Entry::Play { action, .. } => Some(notation::write(*action).split(' ').next().unwrap().to_owned()),
            Entry::Chance { .. } => None,
        }));
    }
    let missing: Vec<_> = Tile::ALL.iter().filter(|tile| !placed.contains(tile)).collect();
    assert!(missing.is_empty(), "tiles that no recorded game places: {missing:?}");
    assert!(
        ["buy", "load", "keep", "decline", "estate", "end", "sell"].iter().all(|word| asked.contains(*word)),
        "{asked:?}"
    );
}

/// Every record in the folder has its score sheet, and the other way round.
#[test]
fn every_record_is_expected() {
    let names = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let names: BTreeSet<String> = names.filter(|name| name != "expected.json").collect();
    let expected: BTreeSet<String> = games().into_iter().map(|(name, _)| format!("{name}.json")).collect();
    assert_eq!(names, expected);
}
