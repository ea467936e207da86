//! Input checks: seats, seeds, sizes and sets.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

use loire::api::{self, Json, LoireError, MAX_INPUT, Trouble};
use loire::bots::{self, Level};
use loire::burgundy::Burgundy;
use loire::engine::{Game, MAX_SEED, Presented, Seat, Seats, Style, Table};
use loire::orleans::Orleans;
use loire::wire::Kind;
use serde_json::{Value, json};

const GAMES: [&str; 2] = [Burgundy::ID, Orleans::ID];

fn start(game: &str, seats: u8) -> Value {
    let setup = json!({ "game": game, "seats": seats, "seed": "door" });
    api::new_game::<Json>(&setup.to_string()).unwrap()["state"].clone()
}

/// Each function that takes a seat, with an action that could be legal.
fn with_seat(state: &Value, seat: f64) -> Vec<(&'static str, Result<Value, LoireError>)> {
    let state = state.to_string();
    let action = api::legal_actions::<Json>(&state, None).unwrap()[0]["action"].to_string();
    vec![
        ("legalActions", api::legal_actions::<Json>(&state, Some(seat))),
        ("legalActions with previews", api::legal_previews::<Json>(&state, Some(seat))),
        ("look", api::look::<Json>(&state, Some(seat))),
        ("view", api::view::<Json>(&state, Some(seat))),
        ("check", api::check::<Json>(&state, seat, &action)),
        ("play", api::play::<Json>(&state, seat, &action)),
        ("preview", api::preview::<Json>(&state, seat, &action)),
        ("suggest", api::suggest::<Json>(&state, seat, "{}")),
        ("suggest at random", api::suggest::<Json>(&state, seat, r#"{ "level": "random" }"#)),
    ]
}

/// The same for the handle.
fn with_seat_by_handle(handle: &mut api::Game, seat: f64) -> Vec<(&'static str, Result<Value, LoireError>)> {
    let action = handle.legal_actions(None).unwrap()[0]["action"].to_string();
    let id = handle.legal_numbers(None).unwrap()[4];
    vec![
        ("legal", handle.legal_actions(Some(seat))),
        ("look", handle.look(Some(seat))),
        ("view", handle.view(Some(seat))),
        ("legal numbers", handle.legal_numbers(Some(seat)).map(|numbers| json!(numbers))),
        ("check", handle.check(seat, &action)),
        ("play", handle.play(seat, &action)),
        ("play by number", handle.play_id(seat, id)),
        ("preview", handle.preview(seat, &action)),
        ("suggest", handle.suggest(seat, "{}")),
        ("undo", handle.undo(Some(seat)).map(|done| json!(done))),
        ("can undo", handle.can_undo(Some(seat)).map(|can| json!(can))),
    ]
}

fn refuses_seats<G: Presented>() {
    for seats in 2..=4 {
        let state = start(G::ID, seats);
        let handle = &mut api::Game::load(&state.to_string(), None).unwrap();
        let before = handle.hash().unwrap();
        for seat in [f64::from(seats), 4.0, 5.0, 255.0, 256.0, -1.0, 0.5, 1e300, f64::NAN, f64::INFINITY] {
            for (name, answer) in with_seat(&state, seat).into_iter().chain(with_seat_by_handle(handle, seat)) {
                let error = answer.expect_err(name);
                let expected = format!("expected a seat from 0 to {}", seats - 1);
                assert_eq!((error.code, error.message.as_str()), ("badSeat", expected.as_str()), "{name}, seat {seat}");
                assert_eq!(error.path.as_deref(), Some("seat"), "{name}");
            }
        }
        assert_eq!(handle.hash().unwrap(), before);
    }
}

#[test]
fn a_seat_that_is_not_at_the_table_is_refused_everywhere() {
    refuses_seats::<Burgundy>();
    refuses_seats::<Orleans>();
}

#[test]
fn a_bot_refuses_a_seat_that_is_not_at_the_table() {
    let two = Seats::new(2).unwrap();
    let setup = loire::burgundy::Setup::new(two);
    let table = Table::<Burgundy>::new(&setup).unwrap();
    for &level in Level::ALL {
        for seat in 0..4 {
            assert!(
                bots::choose(&table, Seat::new(seat).unwrap(), level, Style::Even, "x").is_empty(),
                "a draw is pending first"
            );
        }
    }
}

#[test]
fn a_seed_is_as_long_as_a_name_may_be() {
    for game in GAMES {
        let setup = |seed: String| json!({ "game": game, "seats": 2, "seed": seed }).to_string();
        let longest = "ü".repeat(MAX_SEED / 2);
        let state = api::new_game::<Json>(&setup(longest.clone())).unwrap()["state"].clone();
        assert_eq!(api::validate(&state.to_string()).len(), 0);
        assert!(api::turn::<Json>(&state.to_string()).is_ok());
        let seat = api::turn::<Json>(&state.to_string()).unwrap()["asks"][0]["seat"].as_f64().unwrap();
        let options = |seed: &str| json!({ "seed": seed }).to_string();
        assert!(api::suggest::<Json>(&state.to_string(), seat, &options(&longest)).is_ok());

        let too_long = format!("{longest}x");
        let refused = |answer: Result<Value, LoireError>, code: &str, path: &str| {
            let error = answer.unwrap_err();
            assert_eq!((error.code, error.path.as_deref()), (code, Some(path)), "{}", error.message);
            assert_eq!(error.message, "a seed is longer than 200 bytes");
        };
        refused(api::new_game::<Json>(&setup(too_long.clone())), "badSetup", "seed");
        refused(api::suggest::<Json>(&state.to_string(), seat, &options(&too_long)), "badInput", "seed");
        let mut forged = state.clone();
        forged["dealer"]["seed"] = json!(too_long);
        refused(api::turn::<Json>(&forged.to_string()), "badInput", "dealer.seed");
        let mut handle = api::Game::<Json>::load(&start("burgundy", 2).to_string(), None).unwrap();
        refused(handle.playout(&too_long, Some(1.0)), "badInput", "seed");
        assert_eq!(handle.count_playout(&too_long, Some(1.0)).unwrap_err().code, "badInput");
    }
}

#[test]
fn input_longer_than_any_game_is_refused() {
    for game in GAMES {
        let state = start(game, 4).to_string();
        assert!(state.len() * 20 < MAX_INPUT);
        let padded = |length: usize| format!("{state}{}", " ".repeat(length - state.len()));
        assert!(api::turn::<Json>(&padded(MAX_INPUT)).is_ok());
        assert_eq!(api::turn::<Json>(&padded(MAX_INPUT + 1)).unwrap_err().code, "tooLarge");
    }
}

/// The types list every error code that does not belong to a rule.
#[test]
fn the_codes_of_the_engine_are_listed() {
    let state = start("burgundy", 2).to_string();
    let asked = api::turn::<Json>(&state).unwrap()["asks"][0]["seat"].as_f64().unwrap();
    let codes = [
        api::check::<Json>(&state, 1.0 - asked, "\"end turn\"").unwrap()["code"].as_str().map(str::to_owned).unwrap(),
        api::settle::<Json>(&state, "\"die 3\"").unwrap_err().code.to_owned(),
    ];
    assert_eq!(codes, [Trouble::NotAsked.name(), Trouble::NoDraw.name()]);
    let host = json!({ "game": "burgundy", "seats": 2, "dealer": "host" }).to_string();
    let host = api::new_game::<Json>(&host).unwrap()["state"].to_string();
    assert_eq!(api::settle::<Json>(&host, "\"die 3\"").unwrap_err().code, Trouble::NotPossible.name());
    let mut handle = api::Game::<Json>::load(&start("burgundy", 2).to_string(), None).unwrap();
    handle.playout("end", None).unwrap();
    assert_eq!(handle.check(0.0, "\"end turn\"").unwrap()["code"], Trouble::GameOver.name());
}

/// The lists in a state whose order does not matter.
fn sets(game: &str, state: &Value) -> Vec<String> {
    let players = 0..state["position"]["players"].as_array().unwrap().len();
    let of_players = |names: &[&str]| {
        let path = |name: &str| players.clone().map(move |seat| format!("/position/players/{seat}/{name}")).collect();
        names.iter().flat_map(|name| -> Vec<String> { path(name) }).collect::<Vec<_>>()
    };
    if game == Burgundy::ID {
        return of_players(&["storage", "dice"]);
    }
    let paths = state["position"]["paths"].as_object().map(|paths| paths.keys().cloned().collect::<Vec<_>>());
    let goods = paths.unwrap_or_default().into_iter().map(|path| format!("/position/paths/{path}"));
    let others = ["/position/places", "/position/orders", "/position/out/places", "/setup/modules"].map(String::from);
    of_players(&["stations", "places", "orders"]).into_iter().chain(goods).chain(others).collect()
}

#[test]
fn sets_come_in_any_order() {
    let all = json!(["orders", "newEvents", "newDeeds", "intrigue", "newPlaces"]);
    let setups = [
        json!({ "game": "burgundy", "seats": 3, "seed": "sets" }),
        json!({ "game": "orleans", "seats": 3, "seed": "sets", "modules": all, "options": { "civicBoard": "both" } }),
    ];
    for setup in setups {
        let game = setup["game"].as_str().unwrap().to_owned();
        let mut reversed = std::collections::BTreeSet::new();
        for decisions in (5..300).step_by(7) {
            let state = played(&setup, decisions);
            let hash = api::hash::<Json>(&state.to_string()).unwrap();
            for path in sets(&game, &state) {
                let mut other = state.clone();
                let Some(list) = other.pointer_mut(&path).and_then(Value::as_array_mut) else { continue };
                list.reverse();
                if other == state {
                    continue;
                }
                reversed.insert(path.rsplit('/').next().unwrap().to_owned());
                assert_eq!(api::hash::<Json>(&other.to_string()).unwrap(), hash, "{path}");
                assert_eq!(
                    api::without_dealer::<Json>(&other.to_string()),
                    api::without_dealer::<Json>(&state.to_string())
                );
            }
        }
        let expected: &[&str] =
            if game == "burgundy" { &["storage", "dice"] } else { &["orleans-vierzon", "places", "orders", "modules"] };
        assert!(expected.iter().all(|name| reversed.contains(*name)), "{game}: {reversed:?}");
    }
}

#[test]
fn a_repeated_member_is_refused_by_name() {
    let mut state = start("orleans", 2);
    state["position"]["players"][1]["places"] = json!(["library", "library"]);
    let error = api::turn::<Json>(&state.to_string()).unwrap_err();
    assert_eq!(error.message, "\"library\" is named twice");
    assert_eq!(error.path.as_deref(), Some("position.players[1].places[1]"));
    for goods in [json!(["red", "pink", "red"]), json!(["red", "red"])] {
        let action = json!({ "type": "keepGoods", "goods": goods }).to_string();
        let error = api::check::<Json>(&start("burgundy", 2).to_string(), 0.0, &action).unwrap_err();
        assert_eq!((error.code, error.message.as_str()), ("badAction", "\"red\" is named twice"));
    }
}

/// A seat that is not at the table must not occur in a state.
#[test]
fn a_state_with_an_unknown_seat_is_refused() {
    for item in [json!({ "draw": { "type": "board", "seat": 2 } }), json!({ "step": { "type": "turn", "seat": 3 } })] {
        let mut state = start("burgundy", 2);
        state["agenda"][0] = item;
        let error = api::turn::<Json>(&state.to_string()).unwrap_err();
        assert_eq!((error.code, error.message.as_str()), ("badInput", "expected a seat from 0 to 1"));
        assert!(error.path.as_deref().is_some_and(|path| path.starts_with("agenda[0]")), "{:?}", error.path);
    }
}

/// Sets are read in any order, in notation and as objects, and written in one order.
#[test]
fn actions_accept_sets_in_any_order() {
    use loire::burgundy::Action as Burgundian;
    use loire::orleans::Action as Orleanais;
    let keep = |goods: Value| serde_json::from_value::<Burgundian>(json!({ "type": "keepGoods", "goods": goods }));
    let sorted = keep(json!(["orange", "red", "pink"])).unwrap();
    assert_eq!(keep(json!(["pink", "orange", "red"])).unwrap(), sorted);
    for line in ["keep orange red pink", "keep pink red orange", "keep red pink orange"] {
        assert_eq!(Burgundy::read(line), Some(sorted), "{line}");
    }
    assert_eq!(Burgundy::read("keep red pink red"), None);
    let levy: Orleanais = Orleans::read("levy grain 1 wool 2").unwrap();
    assert_eq!(Orleans::read("levy wool 2 grain 1"), Some(levy));
    assert_eq!(Orleans::write(levy), "levy grain 1 wool 2");
    for line in ["levy wool 2 wool 2", "levy grain 1 wool 1 grain 1", "levy wool 0", "levy", "levy wool"] {
        assert_eq!(Orleans::read(line), None, "{line}");
    }
}

/// A state after this many random decisions.
fn played(setup: &Value, decisions: u32) -> Value {
    let limit = Some(f64::from(decisions));
    let mut handle = api::Game::<Json>::create(&setup.to_string()).unwrap();
    handle.playout("sets", limit).unwrap()["state"].clone()
}

/// A race without an end may go on without a reveal: only the last answers can be undone then.
#[test]
fn a_long_race_keeps_few_tables_and_can_undo_the_last_answers() {
    let setup = r#"{ "game": "stories", "scenario": "firstKingdom", "seats": 2, "seed": "a" }"#;
    let mut game = api::Game::<Json>::create(setup).unwrap();
    let played = game.playout("x", Some(20_000.0)).unwrap();
    assert_eq!(played["limitReached"], true);
    let since = played["entries"].as_array().unwrap().iter().rev().take_while(|entry| entry["seat"].is_u64()).count();
    assert!(since > 1000, "only {since} answers since the last reveal");
    let before = game.hash().unwrap();
    let mut left = 0;
    while game.undo(None).unwrap() {
        left += 1;
    }
    assert!(left <= 512, "{left} answers were undone");
    while game.redo().unwrap() {}
    assert_eq!(game.hash().unwrap(), before);
    for _ in 0..600 {
        let legal = game.legal_actions(None).unwrap();
        let (hash, seat) = (game.hash().unwrap(), legal[0]["seat"].as_f64().unwrap());
        game.play(seat, &legal[0]["action"].to_string()).unwrap();
        if legal[0]["reveals"] == false && game.can_undo(None).unwrap() {
            assert!(game.undo(None).unwrap());
            assert_eq!(game.hash().unwrap(), hash);
            assert!(game.redo().unwrap());
        }
    }
}
