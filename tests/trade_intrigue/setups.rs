//! Set-ups: combinations of modules and options, and the wire format of games without modules.

use crate::frame::combinations;
use crate::support::orleans::*;
use loire::engine::search::Playout;
use serde_json::{Value, json};

const EDITIONS: [Edition; 2] = [Edition::First, Edition::Later];

/// The problem of a set-up, as path and reason.
#[track_caller]
pub fn refusal(setup: &Setup) -> (String, String) {
    let error = Table::<Orleans>::new(setup).unwrap_err();
    (error.path.into(), error.reason)
}

/// The problem of a set-up on the wire, as path and message.
#[track_caller]
pub fn refused_on_the_wire(setup: Value) -> (String, String) {
    let error = loire::api::new_game(&setup.to_string()).unwrap_err();
    assert_eq!(error.code, "badSetup");
    (error.path.clone().unwrap_or_default(), error.message.clone())
}

/// Options of T-102: their names, defaults and rules.
#[test]
fn t_102_options_have_their_defaults() {
    let games = loire::api::games();
    let orleans = games.iter().find(|game| game.id == "orleans").unwrap();
    let info = serde_json::to_value(orleans).unwrap();
    let expected = [
        ("civicBoard", "T-002", json!("one")),
        ("peasantsLast", "T-022", json!(false)),
        ("harvestByLetter", "T-061", json!(false)),
        ("educationTracks", "T-060", json!("seven")),
        ("leviesStrict", "T-064", json!(false)),
        ("tradingHouseTies", "T-087", json!(false)),
        ("bribery", "T-079", json!("full")),
        ("tavern", "T-094", json!(false)),
    ];
    let options = info["options"].as_array().unwrap();
    for (name, rule, default) in expected.clone() {
        let option = options.iter().find(|option| option["name"] == name).unwrap_or_else(|| panic!("no option {name}"));
        assert_eq!((&option["rule"], &option["values"]["default"]), (&json!(rule), &default), "{name}");
        assert!(option["about"].as_str().is_some_and(|about| !about.is_empty()));
    }
    assert_eq!(info["modules"], json!(["orders", "newEvents", "newDeeds", "intrigue", "newPlaces"]));
    assert_eq!(info["editions"], json!(["later", "2014"]));
    // The reconstructed parts and their replacements.
    let replaced: Vec<&Value> = info["reconstructed"].as_array().unwrap().iter().map(|row| &row["replace"]).collect();
    for table in ["tables.orders", "tables.civics", "tables.placeTiles"] {
        assert!(replaced.contains(&&json!(table)), "{table}");
    }
    // With their defaults they require no module and are omitted.
    let defaults: Value = expected.iter().map(|(name, _, default)| (name.to_string(), default.clone())).collect();
    let read: Setup = serde_json::from_value(json!({ "game": "orleans", "seats": 2, "options": defaults })).unwrap();
    assert_eq!(read, setup(Edition::Later, 2, |_| {}));
}

type Change = fn(&mut Options);

/// An option is refused without its module, and accepted with it.
#[test]
fn t_102_options_need_their_module() {
    let options: [(&str, Change, ModuleId); 8] = [
        ("options.peasantsLast", |options| options.peasants_last = true, ModuleId::NewEvents),
        ("options.harvestByLetter", |options| options.harvest_by_letter = true, ModuleId::NewEvents),
        ("options.educationTracks", |options| options.education_tracks = EducationTracks::Six, ModuleId::NewEvents),
        ("options.leviesStrict", |options| options.levies_strict = true, ModuleId::NewEvents),
        ("options.tradingHouseTies", |options| options.trading_house_ties = true, ModuleId::NewPlaces),
        ("options.bribery", |options| options.bribery = Bribery::Menu, ModuleId::Intrigue),
        ("options.bribery", |options| options.bribery = Bribery::Off, ModuleId::Intrigue),
        ("options.tavern", |options| options.tavern = true, ModuleId::NewPlaces),
    ];
    for (path, change, module) in options {
        for edition in EDITIONS {
            let others: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|&other| other != module).collect();
            let reason = format!("only with the module \"{}\"", module.name());
            for modules in [vec![], others.iter().copied().filter(|&other| other != ModuleId::Intrigue).collect()] {
                assert_eq!(refusal(&expanded(edition, 2, &modules, change)), (path.into(), reason.clone()));
            }
            opening(expanded(edition, 2, &[module], change));
        }
    }
}

#[test]
fn clashing_boards_are_refused() {
    let boards = [ModuleId::NewDeeds, ModuleId::Intrigue];
    let one = "newDeeds and intrigue each replace the deeds board: choose one, or say civicBoard \"both\" (T-002)";
    let two = "only with the modules \"newDeeds\" and \"intrigue\"";
    for edition in EDITIONS {
        assert_eq!(refusal(&expanded(edition, 3, &boards, |_| {})), ("modules".into(), one.into()));
        let both: Change = |options| options.civic_board = CivicBoard::Both;
        for modules in [&[][..], &boards[..1], &boards[1..], &[ModuleId::Orders]] {
            assert_eq!(refusal(&expanded(edition, 3, modules, both)), ("options.civicBoard".into(), two.into()));
        }
        opening(expanded(edition, 3, &boards, both));
    }
}

#[test]
fn modules_are_read_in_any_order() {
    let with = |modules: Value| json!({ "game": "orleans", "seats": 2, "seed": "a", "modules": modules });
    let known = "orders, newEvents, newDeeds, intrigue, newPlaces";
    let (path, message) = refused_on_the_wire(with(json!(["orders", "invasion"])));
    assert_eq!(path, "modules[1]");
    assert!(message.contains(&format!("\"invasion\" is not one of {known}")), "{message}");
    let (path, message) = refused_on_the_wire(with(json!(["orders", "newPlaces", "orders"])));
    assert_eq!(path, "modules[2]");
    assert!(message.contains("\"orders\" is named twice"), "{message}");
    assert_eq!(refused_on_the_wire(with(json!("orders"))).0, "modules");
    assert_eq!(refused_on_the_wire(with(json!([1]))).0, "modules[0]");
    let (path, message) = refused_on_the_wire(with(json!(["newDeeds", "intrigue"])));
    assert!(path == "modules" && message.contains("civicBoard"), "{path}: {message}");
    // Read in any order, written in ours.
    let read =
        |modules: Value| serde_json::from_value::<Setup>(json!({ "game": "orleans", "seats": 2, "modules": modules }));
    let setup = read(json!(["newPlaces", "orders"])).unwrap();
    assert_eq!(setup, read(json!(["orders", "newPlaces"])).unwrap());
    assert_eq!(serde_json::to_value(&setup).unwrap()["modules"], json!(["orders", "newPlaces"]));
    assert_eq!(read(json!(null)).unwrap(), read(json!([])).unwrap());
}

/// All keys of an object and its nested objects.
fn keys(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            out.push(key.clone());
            keys(value, out);
        }),
        Value::Array(items) => items.iter().for_each(|item| keys(item, out)),
        _ => {}
    }
}

/// The keys of a set-up, of every state, agenda and event of a game, and of its record.
fn keys_of_a_game(setup: &Setup, seed: &str) -> Vec<String> {
    let mut table = Table::<Orleans>::new(setup).unwrap();
    let (mut playout, mut record, mut out) = (Playout::new(seed), Record::new::<Orleans>(setup.clone()), vec![]);
    keys(&serde_json::to_value(setup).unwrap(), &mut out);
    loop {
        let mut events = vec![];
        let Some(entry) = playout.answer(&mut table, &mut |event| events.push(event)) else { break };
        record.entries.push(entry);
        keys(&serde_json::to_value(table.state()).unwrap(), &mut out);
        keys(&serde_json::to_value(table.agenda()).unwrap(), &mut out);
        keys(&serde_json::to_value(&events).unwrap(), &mut out);
    }
    keys(&serde_json::to_value(&record).unwrap(), &mut out);
    out.sort();
    out.dedup();
    out
}

/// The keys that only each module may write.
fn words(module: ModuleId) -> &'static [&'static str] {
    match module {
        ModuleId::Orders => &["orders", "order"],
        ModuleId::NewEvents => &["peasantsLast", "harvestByLetter", "educationTracks", "leviesStrict"],
        ModuleId::NewDeeds => &["navigation"],
        ModuleId::Intrigue => &["bribery", "plot", "bundle", "victim"],
        ModuleId::NewPlaces => &["stored", "tradingHouseTies", "tavern"],
    }
}

/// A module that is off adds nothing to set-up, states, agendas, events and records.
#[test]
fn a_module_that_is_off_leaves_no_trace() {
    let shared = ["modules", "tables", "civics", "civic", "civicBoard"];
    for edition in EDITIONS {
        let base = keys_of_a_game(&setup(edition, 2, |_| {}), "no trace");
        let forbidden = ModuleId::ALL.iter().flat_map(|&module| words(module)).chain(&shared);
        for word in forbidden {
            assert!(!base.iter().any(|key| key == word), "{word} in a game without modules");
        }
        for &off in ModuleId::ALL {
            let others: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|&module| module != off).collect();
            let has_both = off != ModuleId::NewDeeds && off != ModuleId::Intrigue;
            let civic_board = if has_both { CivicBoard::Both } else { CivicBoard::One };
            let setup = expanded(edition, 2, &others, |options| options.civic_board = civic_board);
            let keys = keys_of_a_game(&setup, "no trace");
            for word in words(off) {
                assert!(!keys.iter().any(|key| key == word), "{word} in a game without {}", off.name());
            }
        }
    }
}

/// The set-up of a game without modules has its original JSON text.
#[test]
fn a_plain_setup_keeps_its_text() {
    let plain = serde_json::to_string(&setup(Edition::Later, 2, |_| {})).unwrap();
    let expected = "{\"game\":\"orleans\",\"seats\":2,\"edition\":\"later\",\"options\":{\"planning\":\"simultaneous\",\
        \"drawOptional\":false,\"lenientBonus\":false,\"bankTotal\":null,\"bathhouse\":\"action\",\
        \"bathhouseSpace\":\"any\",\"placePool\":null}}";
    assert_eq!(plain, expected);
}

/// A state with a piece of a module that is off is refused.
#[test]
fn pieces_of_a_module_that_is_off_are_refused() {
    type Forge = fn(&mut State);
    let forged: [(&str, Forge); 5] = [
        ("orders", |state| state.orders.insert(Order::Order1)),
        ("players[0].orders", |state| state.players[A.seat()].orders.insert(Order::Order1)),
        ("players[0].stored", |state| {
            state.goods.take(Cheese);
            state.players[A.seat()].goods.put(Cheese);
            state.players[A.seat()].stored.put(Cheese);
        }),
        ("civics", |state| {
            state.supply.take(Role::Monk);
            state.civics[Civic::Spy].0[0] = Some(Spot::Sent(Role::Monk));
        }),
        ("navigation", |state| {
            state.technology -= 1;
            state.navigation = 1;
        }),
    ];
    for scene in both(2) {
        for (path, forge) in forged {
            let (mut state, agenda) = (scene.table.state().clone(), scene.table.agenda().clone());
            forge(&mut state);
            let resumed = Table::<Orleans>::resume(&scene.setup, state, agenda);
            refused_at(path, resumed);
        }
    }
}

/// Set-ups survive JSON in all combinations.
#[test]
fn setups_survive_json() {
    for (modules, civic_board) in combinations() {
        let setup = expanded(Edition::First, 4, &modules, |options| options.civic_board = civic_board);
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    }
}
