//! A referee for any game: it deals, says whose turn it is, plays what is legal and names the rule for what is not. It
//! reads one answer a line, the seat and the action, from a terminal, a file or another program.
//!
//! ```text
//! cargo run --example referee
//! 1 3: take mine from 5
//! ```
//!
//! An empty line lists what is legal. The argument is a set-up: `-- '{ "game": "orleans", "seats": 3 }'`.
//!
//! To adapt it: everything goes through JSON text here, as it would on a server. `state` is all that has to be kept.

use loire::api::{self, Json, LoireError};
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
    let mut state = api::new_game::<Json>(setup)?["state"].to_string();
    tell_turn(&state, out)?;
    for line in answers.lines() {
        let line = line?;
        if line.trim().is_empty() {
            for legal in api::legal_actions::<Json>(&state, None)?.as_array().into_iter().flatten() {
                writeln!(out, "  {} {}", legal["seat"], text(&legal["notation"]))?;
            }
            continue;
        }
        match answer(&state, line.trim()) {
            Ok(played) => {
                for event in played["events"].as_array().into_iter().flatten() {
                    writeln!(out, "  {event}")?;
                }
                state = played["state"].to_string();
                tell_turn(&state, out)?;
            }
            Err(error) => writeln!(out, "No: {error}")?,
        }
    }
    Ok(())
}

/// Plays a line such as `1 3: take mine from 5`. A refusal names its rule.
fn answer(state: &str, line: &str) -> Result<Value, LoireError> {
    let (seat, action) = line.split_once(' ').unwrap_or((line, ""));
    // A number that cannot be a seat is refused with a reason like any other.
    let seat = seat.parse().unwrap_or(f64::NAN);
    api::play::<Json>(state, seat, &Value::from(action).to_string())
}

/// Says who is asked what, or how the game ended.
fn tell_turn(state: &str, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let turn = api::turn::<Json>(state)?;
    for asked in turn["asks"].as_array().into_iter().flatten() {
        writeln!(out, "Seat {}: {}", asked["seat"], text(&asked["ask"]["type"]))?;
    }
    if turn["type"] == "over" {
        for line in api::scores::<Json>(state)?.as_array().into_iter().flatten() {
            writeln!(out, "Rank {}: seat {} with {} points", line["rank"], line["seat"], line["total"])?;
        }
    }
    Ok(())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
