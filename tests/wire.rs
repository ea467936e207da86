//! Golden JSON of everything that crosses the boundary: a renamed field becomes a visible decision.
//!
//! `LOIRE_REGENERATE=1 cargo test --test wire` writes `tests/wire/*.json` anew.

use loire::api::{self, Json, LoireError};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

fn golden(name: &str, value: &Value) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wire").join(format!("{name}.json"));
    let text = format!("{}\n", serde_json::to_string_pretty(value).unwrap());
    if std::env::var_os("LOIRE_REGENERATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(text == expected, "{} differs from what the engine writes now:\n{text}", file.display());
}

fn new_game(setup: Value) -> Value {
    api::new_game::<Json>(&setup.to_string()).unwrap()
}

/// The first value of each type, by where it was met.
#[derive(Default)]
struct Samples(BTreeMap<&'static str, BTreeMap<String, Value>>);

impl Samples {
    fn meet(&mut self, place: &'static str, value: &Value) {
        let name = value["type"].as_str().unwrap_or_default().to_owned();
        self.0.entry(place).or_default().entry(name).or_insert_with(|| value.clone());
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
}

#[test]
fn games_and_components() {
    golden("games", &json!(api::games()));
    golden("components", &api::components::<Json>("burgundy").unwrap());
}

#[test]
fn states_of_a_game() {
    let played = new_game(json!({ "game": "burgundy", "seats": 2, "seed": "wire", "names": ["Anna", "Ben"] }));
    let state = played["state"].to_string();
    golden("state", &played["state"]);
    golden("turn", &api::turn::<Json>(&state).unwrap());
    golden("legal-actions", &api::legal_actions::<Json>(&state, None).unwrap());
    golden("scores", &api::scores::<Json>(&state).unwrap());
    let host = new_game(json!({ "game": "burgundy", "seats": 4, "dealer": "host" }));
    golden("state-before-the-first-draw", &host["state"]);
    golden("outcomes", &api::outcomes::<Json>(&host["state"].to_string()).unwrap());
    let secret = json!({ "game": "burgundy", "seats": 3, "seed": "wire", "options": { "setup": "advancedSecret" } });
    golden("state-choosing-estates", &new_game(secret)["state"]);
}

#[test]
fn every_kind_of_question_answer_and_event() {
    let mut samples = Samples::default();
    let setups = [("basic", 2), ("advancedOpen", 3), ("advancedSecret", 4)];
    for (setup, seats) in setups.into_iter().cycle().take(24).enumerate().map(|(i, (setup, seats))| {
        let options = json!({ "setup": setup, "buyDuringAction": i % 2 == 1 });
        (json!({ "game": "burgundy", "seats": seats, "seed": format!("wire {i}"), "options": options }), i)
    }) {
        let mut played = new_game(setup);
        for step in 0..400 {
            samples.meet_all(&played);
            let state = played["state"].to_string();
            let turn = api::turn::<Json>(&state).unwrap();
            let Some(asked) = turn["asks"].get(0) else { break };
            samples.meet("asks", &asked["ask"]);
            let seat = asked["seat"].as_f64().unwrap();
            let level = if (step + seats) % 3 == 0 { "random" } else { "greedy" };
            let options = json!({ "level": level, "seed": format!("{step}") }).to_string();
            let choice = api::suggest::<Json>(&state, seat, &options).unwrap();
            played = api::play::<Json>(&state, seat, &choice["action"].to_string()).unwrap();
        }
    }
    let all: Map<String, Value> =
        samples.0.into_iter().map(|(place, by_type)| (place.into(), json!(by_type))).collect();
    let count = |place: &str| all[place].as_object().unwrap().len();
    assert_eq!(
        (count("asks"), count("actions"), count("outcomes"), count("events")),
        (10, 10, 5, 28),
        "each kind once"
    );
    golden("vocabulary", &Value::Object(all));
}

#[test]
fn answers_about_an_action() {
    let played = new_game(json!({ "game": "burgundy", "seats": 2, "seed": "wire" }));
    let state = played["state"].to_string();
    let seat = api::turn::<Json>(&state).unwrap()["asks"][0]["seat"].as_f64().unwrap();
    golden("verdict", &api::check::<Json>(&state, seat, "\"end turn\"").unwrap());
    golden("verdict-of-another-seat", &api::check::<Json>(&state, 1.0 - seat, "\"end turn\"").unwrap());
    let legal = api::legal_actions::<Json>(&state, None).unwrap();
    let action = legal[0]["action"].to_string();
    golden("preview", &api::preview::<Json>(&state, seat, &action).unwrap());
    golden("suggestion", &api::suggest::<Json>(&state, seat, r#"{ "level": "greedy", "seed": "wire" }"#).unwrap());
    let refused: LoireError = api::play::<Json>(&state, seat, "\"end turn\"").unwrap_err();
    golden("error", &json!(refused));
    golden("problems", &json!(api::validate::<Json>(&state.replace("\"round\":1", "\"round\":9"))));
    let record = json!({ "loire": 1, "game": "burgundy", "setup": played["state"]["setup"], "entries": [{ "seat": 0, "action": { "type": "endTurn" } }] });
    golden("error-in-a-record", &json!(api::replay::<Json>(&record.to_string(), None).unwrap_err()));
}
