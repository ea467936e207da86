//! Orléans on the wire.

use super::support::orleans::*;
use super::{Samples, a_beginning, a_draw, answers_about_an_action, new_game, support};
use loire::{AnyGame, api};
use serde_json::{Value, json};
use std::fs;

/// The record of this name.
fn record(name: &str) -> Value {
    let path = support::file_of_tests(format!("records/orleans/{name}.json"));
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A recorded game, cut after this percentage of its answers.
fn part(name: &str, percent: usize) -> Value {
    let record = record(name);
    let entries = record["entries"].as_array().unwrap().len() * percent / 100;
    crossed(&AnyGame::replay(&record.to_string(), Some(entries)).unwrap().state())
}

#[test]
fn states_of_a_game_keep_their_form() {
    a_beginning(&json!({ "game": "orleans", "seats": 2, "seed": "wire", "names": ["Anna", "Ben"] }));
    a_draw(&json!({ "game": "orleans", "seats": 4, "dealer": "host" }));
    support::golden("wire/orleans/state-middle-2014", &part("3-2014-3", 50));
    support::golden("wire/orleans/state-late", &part("4-later-1", 85));
    support::golden("wire/orleans/state-over", &part("2-later-4", 100));
}

/// A set-up with every module.
fn everything(seed: &str) -> Value {
    let modules: Vec<&str> = ModuleId::ALL.iter().map(|module| module.name()).collect();
    json!({ "game": "orleans", "seats": 3, "seed": seed, "modules": modules, "options": { "civicBoard": "both", "tavern": true } })
}

#[test]
fn states_with_trade_and_intrigue_keep_their_form() {
    let tell = |name: &str, value: &Value| support::golden(&format!("wire/orleans/{name}"), value);
    let start = new_game(&everything("wire"))["state"].clone();
    tell("state-everything", &start);
    tell("scores-everything", &crossed(&api::scores(&start.to_string()).unwrap()));
    tell("state-everything-middle", &part("3-later-everything", 50));
    tell("state-everything-over", &part("4-2014-everything", 100));
    // Before the hour glass of a later round, where a draw is pending.
    let mut dawn = host(&everything("wire"));
    let is_dawn = |state: &Value| {
        let turn = crossed(&api::turn(&state.to_string()).unwrap());
        turn["draw"]["type"] == "hourglass" && state["position"]["hourglasses"].as_array().unwrap().len() == 4
    };
    while !is_dawn(&dawn) {
        dawn = first_answer(&dawn);
    }
    tell("state-everything-dawn", &dawn);
    tell("outcomes-everything-dawn", &crossed(&api::outcomes(&dawn.to_string()).unwrap()));
    tell("setup-with-tables", &part("3-later-tables", 0)["setup"]);
}

/// The beginning of this set-up, dealt by the host.
fn host(setup: &Value) -> Value {
    let mut setup = setup.clone();
    setup.as_object_mut().unwrap().remove("seed");
    setup["dealer"] = json!("host");
    new_game(&setup)["state"].clone()
}

/// The state after the first legal step: an outcome, or an answer that preferably ends the turn.
fn first_answer(state: &Value) -> Value {
    let text = state.to_string();
    let played = match api::outcomes(&text).unwrap().first() {
        Some(outcome) => api::settle(&text, outcome.outcome.as_text()),
        None => {
            let legal = api::legal_actions(&text, None).unwrap();
            let last = legal.last().unwrap();
            api::play(&text, last.seat, last.action.as_text())
        }
    };
    crossed(&played.unwrap().state)
}

/// A scene as a state.
fn state_of(scene: &Scene) -> Value {
    json!({ "loire": 1, "game": "orleans", "setup": scene.setup, "position": scene.table.state(),
            "agenda": scene.table.agenda() })
}

#[test]
fn bribes_keep_their_form() {
    let tell = |name: &str, value: &Value| support::golden(&format!("wire/orleans/{name}"), value);
    let scene = with(3, &[ModuleId::Intrigue]).merchant(B, "tours").coins(B, 3).goods(B, [Wine]);
    let scene = scene.stand(A, "townHall.1", Boatman).play(A, "townHall boatman > kidnapper.1");
    let scene = scene.play(A, "plot 1 kidnap").play(B, "offer");
    let state = state_of(&scene).to_string();
    tell("turn-bribe", &crossed(&api::turn(&state).unwrap()));
    tell("legal-actions-bribe", &crossed(&api::legal_actions(&state, None).unwrap()));
    tell("verdict-bribe", &crossed(&api::check(&state, B.seat(), "\"pledge 4\"").unwrap()));
    let pledged = state_of(&scene.play(B, "pledge 2").play(B, "pledge 1")).to_string();
    tell("played-bribe", &crossed(&api::play(&pledged, A.seat(), "\"accept\"").unwrap()));
}

/// Messages that no recorded game of Trade & Intrigue contains: scenes and their continuations.
fn rare_scenes() -> Vec<(Scene, Vec<Value>)> {
    let seat = |seat: u8, line: &str| json!({ "seat": seat, "action": line });
    let chance = |line: &str| json!({ "chance": line });
    let build = with(4, &[ModuleId::NewDeeds]).civic("architecture", [Craftsman, Craftsman, Monk]).merchant(A, "blois");
    let build = build.stand(A, "townHall.1", Knight);
    let burn = with(4, &[ModuleId::Intrigue]).civic("arsonist", [Farmer, Craftsman, Craftsman]).merchant(A, "blois");
    let burn = burn.stations(B, ["blois"]).stand(A, "townHall.1", Knight);
    let bath = with(4, &[ModuleId::NewDeeds]).civic("court", [Monk; 5]).places(A, [Bathhouse]).bag(A, [Knight; 3]);
    let bath = bath.stand(A, "townHall.1", Farmer);
    let shield = with(2, &[ModuleId::NewPlaces]).event("taxes").goods(A, [Wool; 3]).brasserie(A, [Cheese]);
    let kidnap = with(2, &[ModuleId::Intrigue]).merchant(B, "tours").stand(A, "townHall.1", Boatman);
    vec![
        (build, vec![seat(0, "townHall knight > architecture.4"), seat(0, "build")]),
        (burn, vec![seat(0, "townHall knight > arsonist.4"), seat(0, "plot 1 burn"), seat(0, "rebuild")]),
        (
            bath,
            vec![
                seat(0, "townHall farmer > court.6"),
                seat(0, "use bathhouse"),
                chance("follower knight"),
                chance("follower knight"),
                chance("follower knight"),
                seat(0, "plan bath knight > ship.3"),
            ],
        ),
        (kidnap, vec![seat(0, "townHall boatman > kidnapper.1")]),
        (shield, vec![seat(0, "pass"), seat(1, "pass"), seat(0, "shield cheese")]),
    ]
}

/// A debt of five coins that only technology beside the board can pay: no recorded game contains it.
fn a_debt() -> Value {
    let scene = later(2).event("harvest").coins(B, 5).unbuilt(A, 0).gears(A, [Gear::FarmerOnly]);
    state_of(&scene)
}

/// Records that together contain nearly every kind of question, answer and event.
const RECORDS: [&str; 18] = [
    "2-later-1",
    "3-later-2",
    "4-later-3",
    "2-later-4",
    "4-2014-1",
    "2-2014-2",
    "3-2014-3",
    "4-2014-4",
    "2-later-newEvents-newDeeds",
    "4-later-everything",
    "4-2014-everything",
    "3-2014-newEvents-intrigue",
    "2-2014-everything",
    "4-2014-newEvents",
    "2-later-everything",
    "4-2014-newDeeds-newPlaces",
    "3-2014-intrigue-newPlaces",
    "4-later-newEvents-newPlaces",
];

#[test]
fn every_kind_of_question_answer_and_event_keeps_its_form() {
    let mut samples = Samples::default();
    for name in RECORDS {
        let record = record(name);
        let start = AnyGame::replay(&record.to_string(), Some(0)).unwrap();
        samples.walk(crossed(&start.state()), record["entries"].as_array().unwrap());
    }
    let answers = [(0, "pass"), (0, "ready"), (1, "pass"), (0, "surrender technology farmerOnly")];
    samples.walk(a_debt(), &answers.map(|(seat, action)| json!({ "seat": seat, "action": action })));
    for (scene, entries) in rare_scenes() {
        samples.walk(state_of(&scene), &entries);
    }
    assert_eq!(samples.tell("orleans"), [37, 48, 6, 69], "each kind once");
}

#[test]
fn verdicts_and_previews_keep_their_form() {
    let setup = json!({ "game": "orleans", "seats": 2, "seed": "wire" });
    answers_about_an_action(&setup, "plan ownFarmer > farmhouse.1", ("\"unbuilt\":10", "\"unbuilt\":11"));
}
