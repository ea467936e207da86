//! Shared code of the suites: scenes of any game, and a module per game with its own notation.
//!
//! A suite of one game begins with `use support::burgundy::*`, which includes everything here.

#![allow(dead_code, unused_imports, reason = "every test binary uses its own part of this")]

#[cfg(feature = "burgundy")]
pub mod burgundy;
#[cfg(feature = "orleans")]
pub mod orleans;
mod scene;
#[cfg(feature = "stories")]
pub mod stories;

pub use loire::engine::{Entry, Game, Item, Presented, Record, Seat, Seated, Seats, Table, Turn};
pub use loire::wire::Kind;
pub use scene::{Scene, Staged};

use serde::Serialize;
use serde_json::Value;
use std::path::PathBuf;

/// A seat by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    A,
    B,
    C,
    D,
}
pub use Who::{A, B, C, D};

impl Who {
    pub fn seat(self) -> Seat {
        Seat::new(self as u8).unwrap()
    }
}

/// The action of this line.
#[track_caller]
pub fn read<G: Presented>(line: &str) -> G::Action {
    line.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// An answer of the contract as callers in JavaScript see it.
pub fn crossed<T: Serialize>(answer: &T) -> Value {
    serde_json::from_str(&loire::wire::json(answer)).unwrap()
}

/// The seat that a value names.
pub fn seat_in(value: &Value) -> Seat {
    serde_json::from_value(value["seat"].clone()).unwrap()
}

/// The first outcome of the pending draw.
pub fn first_outcome<G: Game>(table: &mut Table<G>) {
    let outcome = table.outcomes()[0].outcome;
    table.settle(outcome, &mut |_| {}).unwrap();
}

/// A file or folder of `tests`.
pub fn file_of_tests(path: impl AsRef<std::path::Path>) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(path)
}

/// Whether frozen files are to be rewritten.
pub fn is_regenerating() -> bool {
    std::env::var_os("LOIRE_REGENERATE").is_some()
}

/// Compares a value with the frozen one in `tests/<name>.json`.
pub fn golden(name: &str, value: &Value) {
    let file = file_of_tests(format!("{name}.json"));
    let text = format!("{}\n", serde_json::to_string_pretty(value).unwrap());
    if is_regenerating() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(text == expected, "{} differs from what the engine writes now:\n{text}", file.display());
}
