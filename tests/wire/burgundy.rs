//! What Burgundy looks like from outside.

use super::support::golden;
use super::{a_beginning, a_draw, answers_about_an_action, new_game, vocabulary};
use serde_json::json;

#[test]
fn states_of_a_game() {
    a_beginning(&json!({ "game": "burgundy", "seats": 2, "seed": "wire", "names": ["Anna", "Ben"] }));
    a_draw(&json!({ "game": "burgundy", "seats": 4, "dealer": "host" }));
    let secret = json!({ "game": "burgundy", "seats": 3, "seed": "wire", "options": { "setup": "advancedSecret" } });
    golden("wire/burgundy/state-choosing-estates", &new_game(&secret)["state"]);
}

#[test]
fn every_kind_of_question_answer_and_event() {
    let setups = [("basic", 2), ("advancedOpen", 3), ("advancedSecret", 4)];
    let setups = setups.into_iter().cycle().take(24).enumerate().map(|(i, (setup, seats))| {
        let options = json!({ "setup": setup, "buyDuringAction": i % 2 == 1 });
        json!({ "game": "burgundy", "seats": seats, "seed": format!("wire {i}"), "options": options })
    });
    assert_eq!(vocabulary("burgundy", setups), [10, 10, 5, 28], "each kind once");
}

#[test]
fn what_is_said_about_an_action() {
    let setup = json!({ "game": "burgundy", "seats": 2, "seed": "wire" });
    answers_about_an_action(&setup, "end turn", ("\"round\":1", "\"round\":9"));
}
