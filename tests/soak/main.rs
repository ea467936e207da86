//! The soak run: random games over all set-ups of every game, with all laws checked after every answer. Trade &
//! Intrigue, the expansion of Orléans, has a run of its own.
//!
//! `cargo test` plays a few hundred games of each. `npm run soak -- --games 100000` plays many in a release build, and
//! prints for each game how often each rule's situation occurred, and the number of games, decisions and draws. The run
//! fails if a law is broken, and from 10,000 games on (20,000 of Trade & Intrigue) also if a situation never occurred.
//! A game depends only on the seed and its number, so `npm run soak -- --game orleans --first NUMBER --games 1` repeats
//! a failure.

#[cfg(feature = "burgundy")]
mod burgundy;
mod forged;
#[cfg(feature = "orleans")]
mod orleans;
#[cfg(feature = "stories")]
mod stories;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "orleans")]
mod trade_intrigue;
mod watch;

use loire::engine::{Entry, EntryOf, Game, Stream, Table, Turn};
use std::time::Instant;
use watch::{Tally, Watched};

/// The settings of a run, from environment variables, since a test has no arguments.
struct Run {
    games: u64,
    first: u64,
    seed: String,
    threads: u64,
}

#[test]
#[cfg(feature = "burgundy")]
fn burgundy() -> Result<(), String> {
    soak::<loire::burgundy::Burgundy>(&Run::of_environment()?)
}

#[test]
#[cfg(feature = "orleans")]
fn orleans() -> Result<(), String> {
    soak::<loire::orleans::Orleans>(&Run::of_environment()?)
}

#[test]
#[cfg(feature = "stories")]
fn stories() -> Result<(), String> {
    soak::<loire::stories::Stories>(&Run::of_environment()?)
}

#[test]
#[cfg(feature = "orleans")]
fn trade_intrigue() -> Result<(), String> {
    soak::<trade_intrigue::TradeIntrigue>(&Run::of_environment()?)
}

impl Run {
    fn of_environment() -> Result<Self, String> {
        let number = |name: &str, default: u64| match std::env::var(name) {
            Ok(text) => text.parse().map_err(|_| format!("{name} must be a number, not {text:?}")),
            Err(_) => Ok(default),
        };
        Ok(Run {
            games: number("LOIRE_SOAK_GAMES", 200)?,
            first: number("LOIRE_SOAK_FIRST", 0)?,
            seed: std::env::var("LOIRE_SOAK_SEED").unwrap_or_else(|_| "soak".to_owned()),
            threads: number("LOIRE_SOAK_THREADS", 1)?.max(1),
        })
    }
}

/// Plays all games of one kind and prints the counts of their situations.
fn soak<W: Watched>(run: &Run) -> Result<(), String> {
    let start = Instant::now();
    let tally = in_threads::<W>(run)?;
    println!("{}\nledger | {:<50} | {:>12}", W::NAME, "situation", "times");
    for ((rule, what, which), times) in tally.rows() {
        let situation = format!("{what} {which}");
        println!("{rule:<6} | {situation:<50} | {times:>12}{}", if times == 0 { "  never" } else { "" });
    }
    println!(
        "{} games, {} decisions, {} draws, no law broken, in {:.1} s on {} threads\n",
        tally.games,
        tally.decisions,
        tally.draws,
        start.elapsed().as_secs_f64(),
        run.threads
    );
    let never = tally.rows().filter(|&(_, times)| times == 0).count();
    if run.games >= W::ENOUGH && never > 0 {
        return Err(format!("{}: {never} situations never occurred", W::NAME));
    }
    Ok(())
}

fn in_threads<W: Watched>(run: &Run) -> Result<Tally, String> {
    let part = |thread: u64| -> Result<Tally, String> {
        let mut tally = Tally::new(W::situations());
        for game in (run.first + thread..run.first + run.games).step_by(run.threads as usize) {
            watch::<W>(game, &run.seed, &mut tally)
                .map_err(|law| format!("{}, game {game} of seed {}: {law}", W::NAME, run.seed))?;
        }
        Ok(tally)
    };
    let parts: Vec<Result<Tally, String>> = std::thread::scope(|scope| {
        let part = &part;
        let handles: Vec<_> = (0..run.threads).map(|thread| scope.spawn(move || part(thread))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap_or_else(|_| Err("the engine stopped".into()))).collect()
    });
    let mut tally = Tally::new(W::situations());
    for part in parts {
        tally.add(part?);
    }
    Ok(tally)
}

/// Plays one game and checks every law; the error is the broken law.
fn watch<W: Watched>(game: u64, seed: &str, tally: &mut Tally) -> Result<(), String> {
    let mut watch = W::Watch::default();
    let last = play::<W>(game, seed, &mut |moment| {
        let Moment { before, answer, events, after, .. } = moment;
        match answer {
            Entry::Chance { .. } => tally.draws += 1,
            Entry::Play { .. } => tally.decisions += 1,
        }
        after.validate().map_err(|corrupt| corrupt.to_string())?;
        W::look(&mut watch, tally, before, answer, events, after)
    })?;
    tally.games += 1;
    W::end(&watch, tally, &last)
}

/// An answer, with the tables before and after it.
struct Moment<'a, G: Game> {
    setup: &'a G::Setup,
    before: &'a Table<G>,
    answer: EntryOf<G>,
    events: &'a [G::Event],
    after: &'a Table<G>,
}

/// Called for every answer; an error stops the game with its reason.
type Show<'a, G> = &'a mut dyn FnMut(Moment<'_, G>) -> Result<(), String>;

/// Plays one game, calls `show` for every answer, and returns the last table.
fn play<W: Watched>(game: u64, seed: &str, show: Show<'_, W::Game>) -> Result<Table<W::Game>, String> {
    let mut stream = Stream::new(&format!("{seed} {game}"));
    let setup = W::setup(game, &mut stream);
    let mut table = Table::<W::Game>::new(&setup).map_err(|error| error.to_string())?;
    table.validate().map_err(|corrupt| corrupt.to_string())?;
    let mut events = vec![];
    loop {
        let before = table.clone();
        events.clear();
        let answer = match table.turn() {
            Turn::Over => return Ok(table),
            Turn::Chance(_) => {
                let chance =
                    table.deal(&mut stream, &mut |event| events.push(event)).ok_or("a draw without outcomes")?;
                Entry::Chance { chance }
            }
            Turn::Seats(pending) => {
                let seat = pending[stream.below(pending.len() as u32) as usize].seat;
                let mut legal = table.legal_actions(seat);
                W::prefer(game, &table, seat, &mut legal, &mut stream);
                let action = legal.get(stream.below(legal.len() as u32) as usize).copied();
                let action = action.ok_or("a question without answers")?;
                table.play(seat, action, &mut |event| events.push(event)).map_err(|broken| broken.to_string())?;
                Entry::Play { seat, action }
            }
        };
        show(Moment { setup: &setup, before: &before, answer, events: &events, after: &table })?;
    }
}
