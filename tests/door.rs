//! Input checks: seats, seeds, sizes and sets.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

use loire::api::{self, MAX_INPUT, SuggestOptions, Trouble, Verdict};
use loire::bots::{self, Level};
use loire::burgundy::Burgundy;
use loire::engine::{Game, MAX_SEED, Presented, Seat, Seats, Style, Table};
use loire::orleans::Orleans;
use loire::wire::Kind;
use loire::{AnyGame, LoireError};
use serde_json::{Value, json};

const GAMES: [&str; 2] = [Burgundy::ID, Orleans::ID];

fn start(game: &str, seats: u8) -> Value {
    let setup = json!({ "game": game, "seats": seats, "seed": "door" });
    json!(api::new_game(&setup.to_string()).unwrap().state)
}

type Answers = Vec<(&'static str, Option<LoireError>)>;

/// The refusals of each function that takes a seat, with an action that could be legal.
fn with_seat(state: &Value, seat: Seat) -> Answers {
    let state = &state.to_string();
    let action = &api::legal_actions(state, None).unwrap()[0].notation;
    let random = SuggestOptions { level: Some(Level::Random), ..SuggestOptions::default() };
    vec![
        ("legalActions", api::legal_actions(state, Some(seat)).err()),
        ("legalActions with previews", api::legal_previews(state, Some(seat)).err()),
        ("look", api::look(state, Some(seat)).err()),
        ("view", api::view(state, Some(seat)).err()),
        ("check", api::check(state, seat, action).err()),
        ("play", api::play(state, seat, action).err()),
        ("preview", api::preview(state, seat, action).err()),
        ("suggest", api::suggest(state, seat, SuggestOptions::default()).err()),
        ("suggest at random", api::suggest(state, seat, random).err()),
    ]
}

/// The same for a game in memory.
fn with_seat_of_a_game(game: &mut AnyGame, seat: Seat) -> Answers {
    let action = game.legal_actions(None).unwrap().swap_remove(0).notation;
    let id = game.legal_numbers(None).unwrap()[4];
    vec![
        ("legal", game.legal_actions(Some(seat)).err()),
        ("look", game.look(Some(seat)).err()),
        ("view", game.view(Some(seat)).err()),
        ("legal numbers", game.legal_numbers(Some(seat)).err()),
        ("check", game.check(seat, &action).err()),
        ("play", game.play(seat, &action).err()),
        ("play by number", game.play_id(seat, id).err()),
        ("preview", game.preview(seat, &action).err()),
        ("suggest", game.suggest(seat, SuggestOptions::default()).err()),
        ("undo", game.undo(Some(seat)).err()),
        ("can undo", game.can_undo(Some(seat)).err()),
    ]
}

fn refuses_seats<G: Presented>() {
    for seats in 2..=4 {
        let state = start(G::ID, seats);
        let game = &mut AnyGame::load(&state.to_string(), None).unwrap();
        let before = game.hash();
        let is_refused = |name: &str, error: Option<LoireError>| {
            let error = error.expect(name);
            let expected = format!("expected a seat from 0 to {}", seats - 1);
            assert_eq!((error.code, error.message.as_str()), ("badSeat", expected.as_str()), "{name}");
            assert_eq!(error.path.as_deref(), Some("seat"), "{name}");
        };
        for seat in Seats::MAX.iter().filter(|seat| seat.number() >= seats) {
            for (name, error) in with_seat(&state, seat).into_iter().chain(with_seat_of_a_game(game, seat)) {
                is_refused(name, error);
            }
        }
        for number in seats..=255 {
            is_refused("seat", game.seat(number).err());
        }
        assert_eq!(game.hash(), before);
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
        let state = api::new_game(&setup(longest.clone())).unwrap().state.into_text();
        assert_eq!(api::validate(&state).len(), 0);
        let seat = api::turn(&state).unwrap().asked()[0].seat;
        let options = |seed: &str| json!({ "seed": seed }).to_string().parse::<SuggestOptions>();
        assert!(api::suggest(&state, seat, options(&longest).unwrap()).is_ok());

        let too_long = format!("{longest}x");
        let refused = |error: Option<LoireError>, code: &str, path: &str| {
            let error = error.unwrap();
            assert_eq!((error.code, error.path.as_deref()), (code, Some(path)), "{}", error.message);
            assert_eq!(error.message, "a seed is longer than 200 bytes");
        };
        refused(api::new_game(&setup(too_long.clone())).err(), "badSetup", "seed");
        refused(options(&too_long).err(), "badInput", "seed");
        let mut forged = start(game, 2);
        forged["dealer"]["seed"] = json!(too_long);
        refused(api::turn(&forged.to_string()).err(), "badInput", "dealer.seed");
        let mut kept = AnyGame::load(&start(game, 2).to_string(), None).unwrap();
        refused(kept.playout(&too_long, Some(1)).err(), "badInput", "seed");
        refused(kept.count_playout(&too_long, Some(1)).err(), "badInput", "seed");
        kept = AnyGame::load(api::without_dealer(&state).unwrap().as_text(), None).unwrap();
        refused(AnyGame::load(kept.state().as_text(), Some(&too_long)).err(), "badInput", "seed");
        let again = AnyGame::load(&state, Some("again")).unwrap_err();
        assert_eq!((again.code, again.message.as_str()), ("badInput", "this state has a dealer already"));
    }
}

#[test]
fn input_longer_than_any_game_is_refused() {
    for game in GAMES {
        let state = start(game, 4).to_string();
        assert!(state.len() * 20 < MAX_INPUT);
        let padded = |length: usize| format!("{state}{}", " ".repeat(length - state.len()));
        assert!(api::turn(&padded(MAX_INPUT)).is_ok());
        assert_eq!(api::turn(&padded(MAX_INPUT + 1)).unwrap_err().code, "tooLarge");
        let long = "end turn ".repeat(MAX_INPUT / 9 + 1);
        assert_eq!(api::settle(&state, &long).unwrap_err().code, "tooLarge");
    }
}

/// The types list every error code that does not belong to a rule.
#[test]
fn the_codes_of_the_engine_are_listed() {
    let state = start("burgundy", 2).to_string();
    let asked = api::turn(&state).unwrap().asked()[0].seat;
    let other = Seats::TWO.iter().find(|other| *other != asked).unwrap();
    let code = |verdict| match verdict {
        Verdict::Refused { code, .. } => code,
        Verdict::Legal { .. } => "legal",
    };
    assert_eq!(code(api::check(&state, other, "end turn").unwrap()), Trouble::NotAsked.name());
    assert_eq!(api::settle(&state, "die 3").unwrap_err().code, Trouble::NoDraw.name());
    let host = json!({ "game": "burgundy", "seats": 2, "dealer": "host" }).to_string();
    let host = api::new_game(&host).unwrap().state.into_text();
    assert_eq!(api::settle(&host, "die 3").unwrap_err().code, Trouble::NotPossible.name());
    let mut game = AnyGame::load(&start("burgundy", 2).to_string(), None).unwrap();
    game.playout("end", None).unwrap();
    assert_eq!(code(game.check(asked, "end turn").unwrap()), Trouble::GameOver.name());
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
            let hash = api::hash(&state.to_string()).unwrap();
            for path in sets(&game, &state) {
                let mut other = state.clone();
                let Some(list) = other.pointer_mut(&path).and_then(Value::as_array_mut) else { continue };
                list.reverse();
                if other == state {
                    continue;
                }
                reversed.insert(path.rsplit('/').next().unwrap().to_owned());
                assert_eq!(api::hash(&other.to_string()).unwrap(), hash, "{path}");
                assert_eq!(api::without_dealer(&other.to_string()), api::without_dealer(&state.to_string()));
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
    let error = api::turn(&state.to_string()).unwrap_err();
    assert_eq!(error.message, "\"library\" is named twice");
    assert_eq!(error.path.as_deref(), Some("position.players[1].places[1]"));
    for goods in [json!(["red", "pink", "red"]), json!(["red", "red"])] {
        let action = json!({ "type": "keepGoods", "goods": goods }).to_string();
        let error = api::check(&start("burgundy", 2).to_string(), Seats::TWO.first(), &action).unwrap_err();
        assert_eq!((error.code, error.message.as_str()), ("badAction", "\"red\" is named twice"));
    }
}

/// A seat that is not at the table must not occur in a state.
#[test]
fn a_state_with_an_unknown_seat_is_refused() {
    for item in [json!({ "draw": { "type": "board", "seat": 2 } }), json!({ "step": { "type": "turn", "seat": 3 } })] {
        let mut state = start("burgundy", 2);
        state["agenda"][0] = item;
        let error = api::turn(&state.to_string()).unwrap_err();
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
        assert_eq!(line.parse(), Ok(sorted), "{line}");
    }
    assert!("keep red pink red".parse::<Burgundian>().is_err());
    let levy: Orleanais = "levy grain 1 wool 2".parse().unwrap();
    assert_eq!("levy wool 2 grain 1".parse(), Ok(levy));
    assert_eq!(levy.to_string(), "levy grain 1 wool 2");
    for line in ["levy wool 2 wool 2", "levy grain 1 wool 1 grain 1", "levy wool 0", "levy", "levy wool"] {
        let error = line.parse::<Orleanais>().unwrap_err();
        assert_eq!(error.to_string(), format!("\"{line}\" is not the notation of any Action"));
    }
}

/// A state after this many random decisions.
fn played(setup: &Value, decisions: u64) -> Value {
    let mut game = AnyGame::create(&setup.to_string()).unwrap();
    json!(game.playout("sets", Some(decisions)).unwrap().state)
}

/// A race without an end may go on without a reveal: only the last answers can be undone then.
#[test]
fn a_long_race_keeps_few_tables_and_can_undo_the_last_answers() {
    let setup = r#"{ "game": "stories", "scenario": "firstKingdom", "seats": 2, "seed": "a" }"#;
    let mut game = AnyGame::create(setup).unwrap();
    let played = game.playout("x", Some(20_000)).unwrap();
    assert!(played.limit_reached);
    let since =
        json!(played.entries).as_array().unwrap().iter().rev().take_while(|entry| entry["seat"].is_u64()).count();
    assert!(since > 1000, "only {since} answers since the last reveal");
    let before = game.hash();
    let mut left = 0;
    while game.undo(None).unwrap() {
        left += 1;
    }
    assert!(left <= 512, "{left} answers were undone");
    while game.redo().unwrap() {}
    assert_eq!(game.hash(), before);
    for _ in 0..600 {
        let legal = game.legal_actions(None).unwrap();
        let hash = game.hash();
        game.play(legal[0].seat, legal[0].action.as_text()).unwrap();
        if !legal[0].reveals && game.can_undo(None).unwrap() {
            assert!(game.undo(None).unwrap());
            assert_eq!(game.hash(), hash);
            assert!(game.redo().unwrap());
        }
    }
}
