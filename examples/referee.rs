//! A referee for any game: it deals, announces turns, plays legal actions and names the rule that forbids others. It
//! reads one answer per line, the seat and the action, from a terminal, a file or another program.
//!
//! ```text
//! cargo run --example referee
//! 1 3: take mine from 5
//! ```
//!
//! An empty line lists the legal actions. The argument is a set-up: `-- '{ "game": "orleans", "seats": 3 }'`.
//!
//! To adapt it: `AnyGame` is a game of any kind in memory; `game.state()` is the text to store or to send, and
//! `AnyGame::load` resumes from it.

use loire::wire::Written;
use loire::{AnyGame, LoireError};
use serde_json::Value;
use std::io::{self, BufRead, Write};

const SETUP: &str = r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#;

fn main() {
    let setup = std::env::args().nth(1).unwrap_or_else(|| SETUP.to_owned());
    if let Err(error) = referee(&setup, io::stdin().lock(), &mut io::stdout()) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

/// Plays a game from lines of answers until it is over or the lines end.
pub fn referee(setup: &str, answers: impl BufRead, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = loire::open(setup)?;
    tell_turn(&game, out)?;
    for line in answers.lines() {
        let line = line?;
        if line.trim().is_empty() {
            for legal in game.legal_actions(None)? {
                writeln!(out, "  {} {}", legal.seat, legal.notation)?;
            }
            continue;
        }
        match answer(&mut game, line.trim()) {
            Ok(events) => {
                for event in events {
                    writeln!(out, "  {event}")?;
                }
                tell_turn(&game, out)?;
            }
            Err(error) => writeln!(out, "No: {error}")?,
        }
    }
    Ok(())
}

/// Plays a line such as `1 3: take mine from 5`. A refusal names its rule.
fn answer(game: &mut AnyGame, line: &str) -> Result<Vec<Written>, LoireError> {
    let (seat, action) = line.split_once(' ').unwrap_or((line, ""));
    // Text that is not a number gets the same refusal as a number without a seat.
    let seat = game.seat(seat.parse().unwrap_or(u8::MAX))?;
    Ok(game.play(seat, action)?.events.items())
}

/// Prints the open questions with their seats, or the result of the game.
fn tell_turn(game: &AnyGame, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    for asked in game.turn().asked() {
        let question: Value = serde_json::from_str(asked.ask.as_text())?;
        writeln!(out, "Seat {}: {}", asked.seat, question["type"].as_str().unwrap_or_default())?;
    }
    if game.is_over() {
        for line in game.scores() {
            writeln!(out, "Rank {}: seat {} with {} points", line.rank, line.seat, line.total)?;
        }
    }
    Ok(())
}
