//! Orléans Stories on the wire.

use super::support::golden;
use super::{a_beginning, a_draw, answers_about_an_action, new_game, vocabulary};
use serde_json::json;

#[test]
fn states_of_a_game_keep_their_form() {
    a_beginning(
        &json!({ "game": "stories", "seats": 2, "scenario": "firstKingdom", "seed": "wire", "names": ["Anna", "Ben"] }),
    );
    a_draw(&json!({ "game": "stories", "seats": 4, "scenario": "kingsFavor", "dealer": "host" }));
    let favor = json!({ "game": "stories", "seats": 3, "scenario": "kingsFavor", "seed": "wire", "options": { "favouriteTiles": 2 } });
    golden("wire/stories/state-of-the-kings-favor", &new_game(&favor)["state"]);
}

#[test]
fn answers_keep_their_form() {
    let setup = json!({ "game": "stories", "seats": 2, "scenario": "firstKingdom", "seed": "wire" });
    answers_about_an_action(&setup, "settle L01", (r#""churches":12"#, r#""churches":11"#));
}

#[test]
fn every_kind_of_message_keeps_its_form() {
    let setups = ["firstKingdom", "kingsFavor"].into_iter().flat_map(|scenario| {
        [2, 3].map(|seats| {
            let mut setup = json!({ "game": "stories", "seats": seats, "scenario": scenario, "seed": "vocabulary" });
            if scenario == "firstKingdom" {
                setup["options"] = json!({ "roundLimit": 12 });
            }
            setup
        })
    });
    let [asks, actions, outcomes, events] = vocabulary("stories", setups);
    assert!(asks >= 6 && actions >= 12 && outcomes == 3 && events >= 20, "{asks} {actions} {outcomes} {events}");
}
