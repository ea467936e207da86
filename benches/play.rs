//! Benchmarks of the engine on one core: random play, clones, replays. Prints a table, or JSON lines with `--json`.
//!
//! Each figure is the best of several rounds, since other load only slows a round down. Every round asserts its result.

use loire::burgundy::Burgundy;
use loire::engine::search::Playout;
use loire::engine::{AgendaOf, Entry, Game, ItemOf, Record, Seated, Table, Turn, replay};
use loire::orleans::Orleans;
use loire::stories::Stories;
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Games in one round of random play: long enough to measure, short enough for several rounds.
const GAMES: u64 = 500;
const ROUNDS: usize = 12;

fn main() {
    let json = std::env::args().any(|arg| arg == "--json");
    let tell = |key: &str, value: f64| {
        if json {
            println!("{{\"{key}\":{value}}}");
        } else {
            println!("{key:<44}{value:>16}");
        }
    };
    // Five phases of five rounds: every seat uses two dice, and the white die is rolled.
    measure::<Burgundy>(&tell, "burgundy", &json!({}), Whole { decisions: 50, draws: 225 });
    // Eighteen rounds, in which every seat passes at last; 52 goods, a seat and 18 hour glasses are drawn.
    let orleans = Whole { decisions: 18, draws: 70 };
    measure::<Orleans>(&tell, "orleans", &json!({}), orleans);
    // With all modules of the expansion a round may be skipped.
    let modules = json!({
        "modules": ["orders", "newEvents", "newDeeds", "intrigue", "newPlaces"],
        "options": { "civicBoard": "both" },
    });
    measure::<Orleans>(&tell, "tradeIntrigue", &modules, Whole { decisions: 17, ..orleans });
    // Up to twenty seasons, in which every seat plans and passes; a full set of green villagers draws none.
    let stories = Whole { decisions: 20, draws: 25 };
    let first_kingdom = json!({ "scenario": "firstKingdom", "options": { "roundLimit": 25 } });
    measure::<Stories>(&tell, "stories", &first_kingdom, stories);
    measure::<Stories>(&tell, "kingsFavor", &json!({ "scenario": "kingsFavor" }), stories);
}

/// Lower bounds for a whole game.
#[derive(Clone, Copy)]
struct Whole {
    /// Least number of decisions of each seat.
    decisions: u64,
    /// Least number of draws in a game of four.
    draws: usize,
}

/// Measures all figures of one game; `more` holds what its set-up has besides seats.
fn measure<G: Game>(tell: &dyn Fn(&str, f64), game: &str, more: &Value, whole: Whole) {
    for seats in [2, 4] {
        let figure = decisions_per_second::<G>(&setup::<G>(seats, more), whole).round();
        tell(&format!("native.{game}.decisionsPerSecond.{seats}"), figure);
    }
    tell(&format!("native.{game}.clone.ns"), clone_ns::<G>(&setup::<G>(4, more)));
    tell(&format!("clone.{game}.bytes"), clone_bytes::<G>(&setup::<G>(4, more)) as f64);
    tell(&format!("replay.{game}.ms"), replay_ms::<G>(&setup::<G>(4, more), whole));
}

fn table<G: Game>(setup: &G::Setup) -> Table<G> {
    Table::new(setup).expect("a set-up that can be played")
}

/// The set-up with these fields besides seats and defaults for the rest.
fn setup<G: Game>(seats: u8, more: &Value) -> G::Setup {
    let mut setup = json!({ "game": G::ID, "seats": seats });
    let said = more.as_object().into_iter().flatten();
    said.for_each(|(key, value)| setup[key.as_str()] = value.clone());
    serde_json::from_value(setup).expect("a seat count of the box")
}

/// Random legal play with the full legal list at every decision, chance included.
fn decisions_per_second<G: Game>(setup: &G::Setup, whole: Whole) -> f64 {
    let (start, seats) = (table::<G>(setup), setup.seats().number());
    let mut expected = None;
    let time = best(|| {
        let mut playout = Playout::<G>::new("bench");
        let decisions: u64 = (0..GAMES)
            .map(|_| {
                let mut game = start.clone();
                let decisions = playout.play(&mut game, u64::MAX);
                assert!(matches!(game.turn(), Turn::Over), "the game does not end");
                decisions
            })
            .sum();
        assert_eq!(*expected.get_or_insert(decisions), decisions, "the same seed plays the same games");
    });
    let decisions = expected.unwrap_or_default();
    assert!(decisions >= GAMES * u64::from(seats) * whole.decisions, "{decisions} decisions are too few");
    decisions as f64 / time.as_secs_f64()
}

/// A clone of a table in the middle of a game.
fn clone_ns<G: Game>(setup: &G::Setup) -> f64 {
    const CLONES: u32 = 100_000;
    let mut table = table::<G>(setup);
    Playout::<G>::new("bench").play(&mut table, 120);
    assert!(table.clone() == table);
    let time = best(|| {
        for _ in 0..CLONES {
            black_box(black_box(&table).clone());
        }
    });
    (time.as_nanos() as f64 / f64::from(CLONES) * 10.0).round() / 10.0
}

/// Upper bound of the bytes of a clone in a game: the state and the agenda with its heap memory.
fn clone_bytes<G: Game>(setup: &G::Setup) -> usize {
    let mut table = table::<G>(setup);
    let mut playout = Playout::<G>::new("bench");
    let mut largest = (0, table.clone());
    while playout.answer(&mut table, &mut |_| {}).is_some() {
        let heap = size_of_val(table.agenda().items());
        if heap > largest.0 {
            largest = (heap, table.clone());
        }
    }
    let bytes = size_of::<G::State>() + size_of::<AgendaOf<G>>() + largest.0;
    assert_eq!(largest.0 % size_of::<ItemOf<G>>(), 0);
    // A further allocation per clone would exceed this limit.
    if let Some(before) = resident_bytes() {
        const CLONES: usize = 20_000;
        let clones: Vec<_> = (0..CLONES).map(|_| largest.1.clone()).collect();
        let grown = resident_bytes().unwrap_or(before).saturating_sub(before) / CLONES;
        assert!(grown < bytes + bytes / 4 + 64, "a clone takes {grown} bytes, expected about {bytes}");
        black_box(clones);
    }
    bytes
}

/// Resident memory of this process in bytes; `None` where the system does not report it.
fn resident_bytes() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}

/// A whole game of four seats, every answer of its record checked.
fn replay_ms<G: Game>(setup: &G::Setup, whole: Whole) -> f64 {
    let mut record = Record::new::<G>(setup.clone());
    let mut table = table::<G>(setup);
    let mut playout = Playout::<G>::new("bench");
    while let Some(entry) = playout.answer(&mut table, &mut |_| {}) {
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    let draws = record.entries.iter().filter(|entry| matches!(entry, Entry::Chance { .. })).count();
    let decisions = (record.entries.len() - draws) as u64;
    assert!(draws > whole.draws && decisions >= 4 * whole.decisions, "the record is not a whole game");
    let time = best(|| {
        let replayed = replay::<G>(&record, usize::MAX, &mut |_| {}).expect("a record of its own");
        assert!(replayed == table);
    });
    (time.as_secs_f64() * 1e6).round() / 1e3
}

/// The shortest of several rounds.
fn best(mut round: impl FnMut()) -> Duration {
    let times = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        round();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}
