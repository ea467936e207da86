//! What Orléans looks like from outside.

use super::support::orleans::*;
use super::{Samples, a_beginning, a_draw, answers_about_an_action, support};
use loire::api::{self, Json};
use serde_json::{Value, json};
use std::fs;

/// The record of this name.
fn record(name: &str) -> Value {
    let path = support::file_of_tests(format!("records/orleans/{name}.json"));
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A recorded game, cut after so many parts of a hundred.
fn part(name: &str, percent: usize) -> Value {
    let record = record(name);
    let entries = record["entries"].as_array().unwrap().len() * percent / 100;
    api::replay::<Json>(&record.to_string(), Some(entries as f64)).unwrap()["state"].clone()
}

#[test]
fn states_of_a_game() {
    a_beginning(&json!({ "game": "orleans", "seats": 2, "seed": "wire", "names": ["Anna", "Ben"] }));
    a_draw(&json!({ "game": "orleans", "seats": 4, "dealer": "host" }));
    support::golden("wire/orleans/state-middle-2014", &part("3-2014-3", 50));
    support::golden("wire/orleans/state-late", &part("4-later-1", 85));
    support::golden("wire/orleans/state-over", &part("2-later-4", 100));
}

/// A debt of five coins, and nothing but technology beside the board to pay it with: what no recorded game shows.
fn a_debt() -> Value {
    let scene = later(2).event("harvest").coins(B, 5).unbuilt(A, 0).gears(A, [Gear::FarmerOnly]);
    json!({ "loire": 1, "game": "orleans", "setup": scene.setup, "position": scene.table.state(),
            "agenda": scene.table.agenda() })
}

#[test]
fn every_kind_of_question_answer_and_event() {
    let mut samples = Samples::default();
    for name in ["2-later-1", "3-later-2", "4-later-3", "2-later-4", "4-2014-1", "2-2014-2", "3-2014-3", "4-2014-4"] {
        let record = record(name);
        let start = api::replay::<Json>(&record.to_string(), Some(0.0)).unwrap();
        samples.walk(start["state"].clone(), record["entries"].as_array().unwrap());
    }
    let answers = [(0, "pass"), (0, "ready"), (1, "pass"), (0, "surrender technology farmerOnly")];
    samples.walk(a_debt(), &answers.map(|(seat, action)| json!({ "seat": seat, "action": action })));
    assert_eq!(samples.tell("orleans"), [13, 26, 5, 41], "each kind once");
}

#[test]
fn what_is_said_about_an_action() {
    let setup = json!({ "game": "orleans", "seats": 2, "seed": "wire" });
    answers_about_an_action(&setup, "plan ownFarmer > farmhouse.1", ("\"unbuilt\":10", "\"unbuilt\":11"));
}
