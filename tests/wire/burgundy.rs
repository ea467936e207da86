//! Burgundy on the wire.

use super::support::{crossed, golden, seat_in};
use super::{a_beginning, a_draw, answers_about_an_action, new_game, vocabulary};
use loire::api;
use serde_json::{Value, json};

#[test]
fn states_of_a_game_keep_their_form() {
    a_beginning(&json!({ "game": "burgundy", "seats": 2, "seed": "wire", "names": ["Anna", "Ben"] }));
    a_draw(&json!({ "game": "burgundy", "seats": 4, "dealer": "host" }));
    let secret = json!({ "game": "burgundy", "seats": 3, "seed": "wire", "options": { "setup": "advancedSecret" } });
    golden("wire/burgundy/state-choosing-estates", &new_game(&secret)["state"]);
}

#[test]
fn every_kind_of_question_answer_and_event_keeps_its_form() {
    let setups = [("basic", 2), ("advancedOpen", 3), ("advancedSecret", 4)];
    let setups = setups.into_iter().cycle().take(24).enumerate().map(|(i, (setup, seats))| {
        let options = json!({ "setup": setup, "buyDuringAction": i % 2 == 1 });
        json!({ "game": "burgundy", "seats": seats, "seed": format!("wire {i}"), "options": options })
    });
    assert_eq!(vocabulary("burgundy", setups), [10, 10, 5, 28], "each kind once");
}

#[test]
fn verdicts_and_previews_keep_their_form() {
    let setup = json!({ "game": "burgundy", "seats": 2, "seed": "wire" });
    answers_about_an_action(&setup, "end turn", ("\"round\":1", "\"round\":9"));
}

#[test]
fn a_taken_tile_names_the_slot_that_it_leaves() {
    let mut state = new_game(&json!({ "game": "burgundy", "seats": 2, "seed": "slots" }));
    let mut taken = 0;
    for _ in 0..60 {
        let before = state["state"]["position"].clone();
        let text = state["state"].to_string();
        let legal = crossed(&api::legal_actions(&text, None).unwrap());
        let actions = legal.as_array().unwrap();
        let takes = |row: &&Value| ["takeTile", "buyTile"].contains(&row["action"]["type"].as_str().unwrap());
        let Some(row) = actions.iter().rev().find(takes).or(actions.first()) else { break };
        state = crossed(&api::play(&text, seat_in(row), &row["action"].to_string()).unwrap());
        for event in state["events"].as_array().unwrap().iter().filter(|event| event["type"] == "tileTaken") {
            let slot = usize::try_from(event["slot"].as_u64().expect("tileTaken has a slot")).unwrap();
            let tiles = match event["depot"].as_u64() {
                Some(depot) => &before["depots"][usize::try_from(depot).unwrap() - 1]["tiles"],
                None => &before["black"],
            };
            assert_eq!(tiles[slot], event["tile"], "{event}");
            taken += 1;
        }
    }
    assert!(taken > 10, "{taken} tiles were taken");
}
