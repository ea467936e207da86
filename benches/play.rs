//! What the engine does on one core: random play, clones, replays. Prints a table, or JSON lines with `--json`.
//!
//! Every figure is the best of several rounds, since a busy machine only ever makes one slower; every round asserts what
//! it computed.

use loire::burgundy::{Burgundy, Setup, State};
use loire::engine::search::Playout;
use loire::engine::{AgendaOf, Entry, ItemOf, Record, Seats, Table, Turn, replay};
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
    for seats in [2, 4] {
        tell(&format!("native.burgundy.decisionsPerSecond.{seats}"), decisions_per_second(seats).round());
    }
    tell("native.burgundy.clone.ns", clone_ns());
    tell("clone.burgundy.bytes", clone_bytes() as f64);
    tell("replay.burgundy.ms", replay_ms());
}

fn table(seats: u8) -> Table<Burgundy> {
    Table::new(&setup(seats)).expect("the default set-up")
}

fn setup(seats: u8) -> Setup {
    Setup::new(Seats::new(seats).expect("a seat count of the box"))
}

/// Random legal play with the full legal list at every decision, chance included.
fn decisions_per_second(seats: u8) -> f64 {
    let start = table(seats);
    let mut expected = None;
    let time = best(|| {
        let mut playout = Playout::<Burgundy>::new("bench");
        let decisions: u64 = (0..GAMES)
            .map(|_| {
                let mut game = start.clone();
                let decisions = playout.play(&mut game, u64::MAX);
                assert!(matches!(game.turn(), Turn::Over), "a game that did not end");
                decisions
            })
            .sum();
        assert_eq!(*expected.get_or_insert(decisions), decisions, "the same seed plays the same games");
    });
    // Five phases of five rounds, and every seat decides at least three times a turn: two dice and the end.
    let decisions = expected.unwrap_or_default();
    assert!(decisions >= GAMES * 25 * u64::from(seats) * 2, "{decisions} decisions are too few");
    decisions as f64 / time.as_secs_f64()
}

/// A clone of a table in the middle of a game.
fn clone_ns() -> f64 {
    const CLONES: u32 = 100_000;
    let mut table = table(4);
    Playout::<Burgundy>::new("bench").play(&mut table, 120);
    assert_eq!(table.clone(), table);
    let time = best(|| {
        for _ in 0..CLONES {
            black_box(black_box(&table).clone());
        }
    });
    (time.as_nanos() as f64 / f64::from(CLONES) * 10.0).round() / 10.0
}

/// The most that a clone takes anywhere in a game: state and agenda, with what the agenda has on the heap.
fn clone_bytes() -> usize {
    let mut table = table(4);
    let mut playout = Playout::<Burgundy>::new("bench");
    let mut largest = (0, table.clone());
    while playout.answer(&mut table, &mut |_| {}).is_some() {
        let heap = size_of_val(table.agenda().items());
        if heap > largest.0 {
            largest = (heap, table.clone());
        }
    }
    let bytes = size_of::<State>() + size_of::<AgendaOf<Burgundy>>() + largest.0;
    assert_eq!(largest.0 % size_of::<ItemOf<Burgundy>>(), 0);
    // Were there a further allocation, many clones would take more memory than that.
    if let Some(before) = resident_bytes() {
        const CLONES: usize = 20_000;
        let clones: Vec<_> = (0..CLONES).map(|_| largest.1.clone()).collect();
        let grown = resident_bytes().unwrap_or(before).saturating_sub(before) / CLONES;
        assert!(grown < bytes + bytes / 4 + 64, "a clone takes {grown} bytes rather than {bytes}");
        black_box(clones);
    }
    bytes
}

/// How much memory this process has, where the system tells.
fn resident_bytes() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<usize>().ok().map(|kilobytes| kilobytes * 1024)
}

/// A whole game of four seats, every answer of its record checked.
fn replay_ms() -> f64 {
    let mut record = Record::new::<Burgundy>(setup(4));
    let mut table = table(4);
    let mut playout = Playout::<Burgundy>::new("bench");
    while let Some(entry) = playout.answer(&mut table, &mut |_| {}) {
        record.entries.push(entry);
    }
    record.scores = Some(table.scores().iter().map(|line| line.total).collect());
    // Two dice a seat in 25 rounds and the white one; and each of them is used.
    let draws = record.entries.iter().filter(|entry| matches!(entry, Entry::Chance { .. })).count();
    assert!(draws > 225 && record.entries.len() - draws >= 200, "not a whole game");
    let time = best(|| {
        let replayed = replay::<Burgundy>(&record, usize::MAX, &mut |_| {}).expect("a record of its own");
        assert_eq!(replayed, table);
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
