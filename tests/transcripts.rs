//! Short games and single turns, written out to be read, and compared letter by letter.
//!
//! Every answer stands on its own line, in notation, with what it brought about below it. After
//! `LOIRE_REGENERATE=1 cargo test --test transcripts` read the difference before you keep it.

mod support;

use loire::engine::search::Playout;
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use support::burgundy::*;

/// A transcript in the making.
struct Transcript {
    table: Table<Burgundy>,
    text: String,
}

impl Transcript {
    fn new(title: &str, table: Table<Burgundy>) -> Self {
        Transcript { table, text: format!("{title}\n") }
    }

    fn chapter(&mut self, title: &str) {
        write!(self.text, "\n== {title}\n").unwrap();
    }

    fn play(&mut self, who: Who, line: &str) {
        let mut events = vec![];
        self.table.play(who.seat(), read(line), &mut |event| events.push(event)).unwrap();
        writeln!(self.text, "seat {}: {line}", who.seat().number()).unwrap();
        self.tell(&events);
    }

    /// One answer of a random game.
    fn random(&mut self, playout: &mut Playout<Burgundy>) {
        let mut events = vec![];
        match playout.answer(&mut self.table, &mut |event| events.push(event)).unwrap() {
            Entry::Play { seat, action } => writeln!(self.text, "seat {}: {}", seat.number(), notation::write(action)),
            Entry::Chance { chance } => writeln!(self.text, "chance: {}", notation::write_outcome(chance)),
        }
        .unwrap();
        self.tell(&events);
    }

    fn tell(&mut self, events: &[Event]) {
        self.table.validate().unwrap();
        for event in events {
            let Value::Object(event) = serde_json::to_value(event).unwrap() else { unreachable!() };
            let word = |value: &Value| value.to_string().replace('"', "");
            // Who comes first, then everything else by name.
            let mut parts: Vec<(bool, String)> = event
                .iter()
                .filter(|(key, value)| *key != "type" && !value.is_null())
                .map(|(key, value)| (key != "seat", format!("{key} {}", word(value))))
                .collect();
            parts.sort();
            let parts: Vec<String> = parts.into_iter().map(|(_, part)| part).collect();
            let line = format!("    {}: {}", word(&event["type"]), parts.join(", "));
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
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/transcripts/{name}.txt"));
        if std::env::var_os("LOIRE_REGENERATE").is_some() {
            fs::write(&path, &self.text).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap();
        for (i, (now, then)) in self.text.lines().zip(written.lines()).enumerate() {
            assert_eq!(now, then, "{name}, line {}", i + 1);
        }
        assert_eq!(self.text.lines().count(), written.lines().count(), "{name} has another length");
    }
}

/// From the first good to the end of the first round, two players.
#[test]
fn first_round() {
    let table = Table::new(&setup(2, |_| {})).unwrap();
    let mut transcript = Transcript::new("The first round of a game of two, from the set-up on.", table);
    let mut playout = Playout::new("first round");
    transcript.chapter("set-up and phase A");
    let at = |transcript: &Transcript| (transcript.table.state().phase, transcript.table.state().round);
    while at(&transcript).1 == 0 {
        transcript.random(&mut playout);
    }
    transcript.chapter("round 1");
    while at(&transcript) == (Phase::A, 1) {
        transcript.random(&mut playout);
    }
    transcript.sheet();
    transcript.compare("first-round");
}

/// One turn in which a castle places a city hall that places a ship, and a bought tile closes a city.
#[test]
fn a_turn_of_chains() {
    let scene = scene(3).dice(A, [6, 3]).silver(A, 2).knows(A, [T3]).store(A, [Castle, CityHall, Ship]);
    let scene = scene.goods(A, Red, 2).goods(A, Pink, 1).cargo(2, [Red, Brown, Orange]).black([Warehouse]);
    let title = "One turn of seat 0 in phase C, three players: effects inside effects.";
    let mut transcript = Transcript::new(title, scene.table);
    transcript.chapter("first die: castle, city hall, ship, goods");
    transcript.play(A, "6: place castle on 6");
    transcript.play(A, "place cityHall on 25");
    transcript.play(A, "place ship on 17");
    transcript.play(A, "load 2");
    transcript.play(A, "keep orange");
    transcript.chapter("a purchase");
    transcript.play(A, "buy warehouse from black");
    transcript.chapter("second die: a warehouse closes a city of one");
    transcript.play(A, "3: place warehouse on 11");
    transcript.play(A, "sell red");
    transcript.sheet();
    transcript.compare("a-turn-of-chains");
}

/// The last round of a random game of four, mines and final scoring included.
#[test]
fn last_round() {
    let mut table = Table::<Burgundy>::new(&setup(4, |_| {})).unwrap();
    let mut playout = Playout::new("last round");
    while (table.state().phase, table.state().round) != (Phase::E, 5) {
        playout.answer(&mut table, &mut |_| {});
    }
    let mut transcript = Transcript::new("The last round of a game of four, played at random.", table);
    transcript.chapter("round 5 of phase E");
    while !matches!(transcript.table.turn(), Turn::Over) {
        transcript.random(&mut playout);
    }
    transcript.sheet();
    transcript.compare("last-round");
}
