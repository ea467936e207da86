//! Golden JSON of all values that cross the boundary: a renamed field becomes a visible decision.
//!
//! `LOIRE_REGENERATE=1 cargo test --test wire` rewrites `tests/wire/games.json` and `tests/wire/<game>/*.json`.

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

use loire::{Seats, api};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use support::{crossed, golden, seat_in};

#[test]
#[cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]
fn games_keep_their_form() {
    golden("wire/games", &json!(api::games()));
}

fn new_game(setup: &Value) -> Value {
    crossed(&api::new_game(&setup.to_string()).unwrap())
}

/// The printed components, and the results of all queries of a state at its first decision.
fn a_beginning(setup: &Value) {
    let game = setup["game"].as_str().unwrap();
    golden(&format!("wire/{game}/components"), &crossed(&api::components(game, None).unwrap()));
    let played = new_game(setup);
    let state = played["state"].to_string();
    golden(&format!("wire/{game}/state"), &played["state"]);
    golden(&format!("wire/{game}/turn"), &crossed(&api::turn(&state).unwrap()));
    golden(&format!("wire/{game}/legal-actions"), &crossed(&api::legal_actions(&state, None).unwrap()));
    golden(&format!("wire/{game}/scores"), &crossed(&api::scores(&state).unwrap()));
}

/// A state in which the host has to deal.
fn a_draw(setup: &Value) {
    let game = setup["game"].as_str().unwrap();
    let host = new_game(setup);
    golden(&format!("wire/{game}/state-before-the-first-draw"), &host["state"]);
    golden(&format!("wire/{game}/outcomes"), &crossed(&api::outcomes(&host["state"].to_string()).unwrap()));
}

/// Results about a legal and a refused action, in notation, at the first decision of a game of two, and about a state
/// in which one text is replaced by another.
fn answers_about_an_action(setup: &Value, refused: &str, spoil: (&str, &str)) {
    let game = setup["game"].as_str().unwrap();
    let tell = |name: &str, value: &Value| golden(&format!("wire/{game}/{name}"), value);
    let played = new_game(setup);
    let state = played["state"].to_string();
    let refused = json!(refused).to_string();
    let first = api::legal_actions(&state, None).unwrap().swap_remove(0);
    let (seat, action) = (first.seat, crossed(&first.action));
    let other = Seats::new(2).unwrap().iter().find(|other| *other != seat).unwrap();
    let options = r#"{ "level": "random", "seed": "wire" }"#.parse().unwrap();
    tell("verdict", &crossed(&api::check(&state, seat, &refused).unwrap()));
    tell("verdict-of-another-seat", &crossed(&api::check(&state, other, &refused).unwrap()));
    tell("preview", &crossed(&api::preview(&state, seat, &action.to_string()).unwrap()));
    tell("suggestion", &crossed(&api::suggest(&state, seat, options).unwrap()));
    tell("error", &crossed(&api::play(&state, seat, &refused).unwrap_err()));
    tell("problems", &json!(api::validate(&state.replace(spoil.0, spoil.1))));
    let entries = [json!({ "seat": 0, "action": action })];
    let record = json!({ "loire": 1, "game": game, "setup": played["state"]["setup"], "entries": entries });
    tell("error-in-a-record", &crossed(&api::replay(&record.to_string(), None).unwrap_err()));
}

/// The type of a value, with the inner type if it is a module's: `newEvents.levies`.
fn type_of(value: &Value) -> String {
    let name = value["type"].as_str().unwrap_or_default();
    let inner = ["ask", "answer", "event"].iter().find_map(|key| value[key]["type"].as_str());
    inner.map_or(name.to_owned(), |inner| format!("{name}.{inner}"))
}

/// The first value of each type, with its origin.
#[derive(Default)]
struct Samples(BTreeMap<&'static str, BTreeMap<String, Value>>);

impl Samples {
    fn meet(&mut self, place: &'static str, value: &Value) {
        self.0.entry(place).or_default().entry(type_of(value)).or_insert_with(|| value.clone());
    }

    fn meet_all(&mut self, played: &Value) {
        played["events"].as_array().unwrap().iter().for_each(|event| self.meet("events", event));
        for entry in played["entries"].as_array().unwrap() {
            match entry.get("chance") {
                Some(outcome) => self.meet("outcomes", outcome),
                None => self.meet("actions", &entry["action"]),
            }
        }
    }

    /// Plays these entries from a state on, and collects all values on the way.
    fn walk(&mut self, mut state: Value, entries: &[Value]) {
        for entry in entries {
            let text = state.to_string();
            for asked in api::turn(&text).unwrap().asked() {
                self.meet("asks", &crossed(&asked.ask));
            }
            let played = match entry.get("chance") {
                Some(outcome) => api::settle(&text, &outcome.to_string()),
                None => api::play(&text, seat_in(entry), &entry["action"].to_string()),
            };
            let mut played = crossed(&played.unwrap());
            self.meet_all(&played);
            state = played["state"].take();
        }
    }

    /// Writes one of each kind, and returns the number of kinds of questions, answers, outcomes and events.
    fn tell(self, game: &str) -> [usize; 4] {
        let all: Map<String, Value> =
            self.0.into_iter().map(|(place, by_type)| (place.into(), json!(by_type))).collect();
        golden(&format!("wire/{game}/vocabulary"), &json!(all));
        ["asks", "actions", "outcomes", "events"].map(|place| all[place].as_object().unwrap().len())
    }
}

/// One of each kind of question, answer, outcome and event from games of these set-ups; returns the number of kinds of
/// each.
fn vocabulary(game: &str, setups: impl IntoIterator<Item = Value>) -> [usize; 4] {
    let mut samples = Samples::default();
    for (i, setup) in setups.into_iter().enumerate() {
        let mut played = new_game(&setup);
        for step in 0.. {
            samples.meet_all(&played);
            let state = played["state"].to_string();
            let turn = api::turn(&state).unwrap();
            let Some(asked) = turn.asked().first() else { break };
            samples.meet("asks", &crossed(&asked.ask));
            // Random, or the action with most effects at once, or one that places a tile: no bot whose weights may
            // change.
            let legal = crossed(&api::legal_previews(&state, Some(asked.seat)).unwrap());
            let legal = legal.as_array().unwrap();
            let mut turned = legal.iter().cycle().skip(step % legal.len()).take(legal.len());
            let places = |legal: &&Value| legal["action"]["type"] == "placeTile";
            let action = match (step + i) % 3 {
                0 => turned.next(),
                1 => turned.clone().find(places).or(turned.next()),
                _ => turned.max_by_key(|legal| legal["preview"]["total"].as_i64()),
            };
            let action = &action.unwrap()["action"];
            played = crossed(&api::play(&state, asked.seat, &action.to_string()).unwrap());
        }
    }
    samples.tell(game)
}
