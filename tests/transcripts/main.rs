//! Short games and single turns as readable text, compared character by character.
//!
//! Every answer has its own line, in notation, with its effects below. After
//! `LOIRE_REGENERATE=1 cargo test --test transcripts` read the difference before you keep it.

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

use loire::engine::search::Playout;
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use support::*;

/// A transcript that is being written.
struct Transcript<G: Presented> {
    table: Table<G>,
    text: String,
}

impl<G: Presented> Transcript<G> {
    fn new(title: &str, table: Table<G>) -> Self {
        Transcript { table, text: format!("{title}\n") }
    }

    fn chapter(&mut self, title: &str) {
        write!(self.text, "\n== {title}\n").unwrap();
    }

    fn play(&mut self, who: Who, line: &str) {
        let mut events = vec![];
        self.table.play(who.seat(), read::<G>(line), &mut |event| events.push(event)).unwrap();
        writeln!(self.text, "seat {}: {line}", who.seat().number()).unwrap();
        self.tell(&events);
    }

    fn deal(&mut self, line: &str) {
        let mut events = vec![];
        self.table.settle(line.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        writeln!(self.text, "chance: {line}").unwrap();
        self.tell(&events);
    }

    /// One answer of a random game.
    fn random(&mut self, playout: &mut Playout<G>) {
        let mut events = vec![];
        match playout.answer(&mut self.table, &mut |event| events.push(event)).unwrap() {
            Entry::Play { seat, action } => writeln!(self.text, "seat {seat}: {action}"),
            Entry::Chance { chance } => writeln!(self.text, "chance: {chance}"),
        }
        .unwrap();
        self.tell(&events);
    }

    fn tell(&mut self, events: &[G::Event]) {
        self.table.validate().unwrap();
        for event in events {
            let Value::Object(mut event) = serde_json::to_value(event).unwrap() else { unreachable!() };
            let word = |value: &Value| value.to_string().replace('"', "");
            let mut name = word(&event["type"]);
            // Events of a module.
            if let Some(Value::Object(inner)) = event.remove("event") {
                name = format!("{name}, {}", word(&inner["type"]));
                event = inner;
            }
            // First the seat, then all other fields by name.
            let mut parts: Vec<(bool, String)> = event
                .iter()
                .filter(|(key, value)| *key != "type" && !value.is_null())
                .map(|(key, value)| (key != "seat", format!("{key} {}", word(value))))
                .collect();
            parts.sort();
            let parts: Vec<String> = parts.into_iter().map(|(_, part)| part).collect();
            let line = format!("    {name}: {}", parts.join(", "));
            writeln!(self.text, "{}", line.trim_end_matches(": ")).unwrap();
        }
    }

    fn sheet(&mut self) {
        self.chapter("score sheet");
        for line in self.table.scores() {
            let sources: Vec<String> = line.sources.iter().map(|s| format!("{} {}", s.source, s.points)).collect();
            let seat = line.seat.number();
            writeln!(self.text, "rank {}, seat {seat}: {} = {}", line.rank, line.total, sources.join(" + ")).unwrap();
        }
    }

    fn compare(self, name: &str) {
        let path = file_of_tests("transcripts").join(G::ID).join(format!("{name}.txt"));
        if is_regenerating() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &self.text).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap();
        for (i, (now, then)) in self.text.lines().zip(written.lines()).enumerate() {
            assert_eq!(now, then, "{name}, line {}", i + 1);
        }
        assert_eq!(self.text.lines().count(), written.lines().count(), "{name} has another length");
    }
}
