//! `setup.tables`: replaceable values, refusals, and the effects in the game.

use loire::engine::Seats;
use loire::stories::data::deeds::deeds;
use loire::stories::data::map::map;
use loire::stories::data::places::{Place, places};
use loire::stories::data::tasks::{Narration, SEASONS, control_board, task_sheet};
use loire::stories::data::wares::{Good, Ware, goods};
use loire::stories::data::{Confidence, first_kingdom};
use loire::stories::setup::Scenario::{self, FirstKingdom, KingsFavor};
use loire::stories::setup::StartTilesFrom;
use loire::stories::tables::Tables;
use loire::stories::{Rules, Setup};
use loire::wire::Kind;
use serde::Serialize;
use serde_json::{Value, json};

/// A value as JSON.
pub fn tree<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap()
}

/// A set-up with these tables.
#[track_caller]
pub fn tabled(scenario: Scenario, seats: u8, tables: &Value) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap(), scenario);
    setup.tables = serde_json::from_value(tables.clone()).unwrap();
    setup
}

/// Asserts that these tables are refused, with this path and reason.
#[track_caller]
pub fn refused(scenario: Scenario, tables: Value, path: &str, reason: &str) {
    let error = Rules::new(&tabled(scenario, 4, &tables)).expect_err(path);
    assert_eq!((error.path.as_ref(), error.reason.as_str()), (path, reason));
}

/// Asserts that these tables cannot be read.
#[track_caller]
fn unreadable(tables: Value, reason: &str) {
    let setup = json!({ "game": "stories", "seats": 4, "scenario": "firstKingdom", "tables": tables });
    let error = serde_json::from_value::<Setup>(setup).expect_err(reason).to_string();
    assert!(error.starts_with(reason), "{error}");
}

#[track_caller]
pub fn rules(scenario: Scenario, tables: Value) -> Rules {
    Rules::new(&tabled(scenario, 4, &tables)).unwrap()
}

/// One of our rows with a change.
pub fn changed(mut row: Value, change: impl FnOnce(&mut Value)) -> Value {
    change(&mut row);
    row
}

/// Our place card of this name with a change.
pub fn card(place: Place, change: impl FnOnce(&mut Value)) -> Value {
    changed(tree(&places()[place.index()]), change)
}

/// Our epoch of this number with a change.
pub fn epoch(scenario: Scenario, number: usize, change: impl FnOnce(&mut Value)) -> Value {
    changed(tree(&(scenario.row().epochs)()[number - 1]), change)
}

/// All replaceable tables with our values.
pub fn ours(scenario: Scenario) -> Value {
    let (cards, own): (Vec<_>, Vec<_>) = places().into_iter().partition(|row| row.id.is_card());
    let goods = goods();
    let own: Vec<Value> = own.iter().map(|row| json!({ "id": row.id, "spaces": row.spaces })).collect();
    let mut tables = json!({
        "map": map(), "places": own, "placeCards": cards, "green": 8, "deeds": deeds(), "goodsTiles": goods.tiles,
        "prices": goods.prices, "food": goods.food, "delivery": goods.delivery, "market": (scenario.row().market)(),
        "startKit": (scenario.row().start_kit)(), "fameTrack": (scenario.row().fame_track)(), "epochs": (scenario.row().epochs)(),
    });
    match scenario {
        FirstKingdom => {
            let narration = first_kingdom::narration();
            let cards = Narration::ALL.iter().map(|&card| (card.name().to_owned(), tree(&narration[card])));
            tables["narration"] = cards.collect();
            tables["taskSheet"] = tree(&task_sheet());
            tables["controlBoard"] = tree(&control_board());
        }
        KingsFavor => tables["seasons"] = tree(&SEASONS),
    }
    tables
}

/// A set-up with our own values plays the same, with any number of players.
#[test]
fn our_own_tables_change_nothing() {
    for &scenario in Scenario::ALL {
        for seats in 2..=4 {
            let plain = Rules::new(&Setup::new(Seats::new(seats).unwrap(), scenario)).unwrap();
            let mut typed = Rules::new(&tabled(scenario, seats, &ours(scenario))).unwrap();
            typed.confidence = plain.confidence.clone();
            // Only the confidence differs: values from a host count as given.
            let but_sureness = |rules: &Rules| {
                ["Given", "House", "Guess", "Likely", "Certain"]
                    .iter()
                    .fold(format!("{rules:?}"), |text, word| text.replace(word, ""))
            };
            assert!(but_sureness(&typed) == but_sureness(&plain), "{}", scenario.name());
        }
    }
}

/// A set-up contains exactly the given tables.
#[test]
fn tables_travel_in_the_set_up() {
    for &scenario in Scenario::ALL {
        let setup = tabled(scenario, 3, &ours(scenario));
        let written = tree(&setup);
        assert_eq!(written["tables"], ours(scenario));
        assert_eq!(serde_json::from_value::<Setup>(written).unwrap(), setup);
    }
    let plain = tree(&Setup::new(Seats::new(3).unwrap(), KingsFavor));
    assert!(plain.get("tables").is_none(), "{plain}");
    assert_eq!(tree(&Tables::default()), json!({}));
}

#[test]
fn given_rows_replace_ours() {
    let hayrick = json!({
        "id": "hayrick", "name": "Apiary", "category": "II", "spaces": [["farmer", "fisher"], "wood", "any"],
        "effect": { "type": "gainCoins", "amount": 2, "per": "controlledForest" },
    });
    let estate = json!({ "id": "estate", "spaces": ["monk"] });
    let loom = json!({ "id": "loom", "name": "Big loom", "fields": ["any", "coins:7", "technology"], "bonus": { "type": "swap" }, "advances": false });
    let rules = rules(FirstKingdom, json!({ "placeCards": [hayrick], "places": [estate], "deeds": [loom] }));
    let row = rules.place(Place::Hayrick);
    assert_eq!((row.name.as_ref(), row.confidence), ("Apiary", Confidence::Given));
    assert_eq!(tree(&row.spaces), json!([["farmer", "fisher"], "wood", "any"]));
    assert_eq!(rules.spaces(Place::Hayrick), &Place::Hayrick.spaces()[..3]);
    // A place that every player has keeps its name and its effect.
    let estate = rules.place(Place::Estate);
    assert_eq!((tree(&estate.spaces), estate.name.as_ref()), (json!([["monk"]]), "Estate"));
    assert_eq!(tree(&estate.effect), json!({ "type": "produce" }));
    assert_eq!(tree(&rules.deeds[3])["fields"], json!(["any", "coins:7", "technology"]));
    // The others keep our values.
    let changed = rules.places.iter().zip(places()).filter(|(played, ours)| **played != *ours).count();
    assert_eq!((changed, rules.deeds.iter().zip(deeds()).filter(|(played, ours)| **played != *ours).count()), (2, 1));
}

#[test]
fn whole_tables_replace_ours() {
    let tables = json!({
        "green": 10,
        "prices": { "wood": 3, "brocade": 5, "wool": 4, "wine": 3, "bread": 3, "cheese": 2, "grain": 1, "fish": 1 },
        "food": ["fish"],
        "delivery": { "wood": 2 },
        "startKit": { "followers": { "farmer": 2 }, "goods": {}, "coins": 9 },
        "fameTrack": { "length": 40, "spaces": [{ "space": 7, "bonus": { "type": "wildCross" } }] },
        "narration": { "I": { "monk": [1, 2, 3] } },
        "controlBoard": { "areas": [4], "villages": [], "churches": [1, 5] },
        "taskSheet": changed(tree(&task_sheet()), |sheet| sheet["citizens"] = json!(15)),
    });
    let rules = rules(FirstKingdom, tables);
    assert_eq!((rules.green, rules.goods.prices[Good::Bread], rules.goods.food.len()), (10, 3, 1));
    assert_eq!((rules.goods.delivery[Good::Wood], rules.goods.delivery[Good::Fish]), (2, 0));
    assert_eq!(
        (rules.start_kit.tiles(Ware::Farmer), rules.start_kit.tiles(Ware::Fisher), rules.start_kit.coins),
        (2, 0, 9)
    );
    assert_eq!((rules.fame.length, rules.fame.spaces.len(), rules.task_sheet.citizens), (40, 1, 15));
    // With four players the last number counts; an unnamed card keeps our values.
    assert_eq!((rules.narration[Narration::I][Ware::Monk], rules.narration[Narration::IV][Ware::Knight]), (3, 12));
    assert_eq!((rules.control_board.areas.as_slice(), rules.control_board.villages.len()), (&[4][..], 0));
}

#[test]
fn impossible_maps_are_refused() {
    let ours = || tree(&map());
    let refuse = |change: &dyn Fn(&mut Value), path: &str, reason: &str| {
        refused(FirstKingdom, json!({ "map": changed(ours(), change) }), path, reason);
    };
    refuse(&|map| map["areas"][3]["id"] = json!("D01"), "tables.map.areas[3].id", "\"D01\" is given twice");
    refuse(
        &|map| drop(map["areas"].as_array_mut().unwrap().pop()),
        "tables.map.areas",
        "expected all 29 areas, found 28: \"M08\" is missing",
    );
    refuse(
        &|map| map["areas"][0]["neighbours"] = json!(["L01", "D02", "D01"]),
        "tables.map.areas[0].neighbours",
        "\"D01\" cannot be its own neighbour",
    );
    refuse(
        &|map| map["areas"][0]["neighbours"] = json!(["L01", "D02", "M08"]),
        "tables.map.areas[0].neighbours",
        "\"M08\" is named, but \"M08\" does not name \"D01\"; expected both or none",
    );
    refuse(
        &|map| map["areas"][2]["at"] = json!([0, 1001]),
        "tables.map.areas[2].at",
        "expected two numbers from -1000 to 1000, found [0, 1001]",
    );
    refuse(&|map| map["areas"][0]["zone"] = json!("light"), "tables.map.areas", "expected 15 light areas, found 16");
    refuse(
        &|map| map["startVillages"][1] = json!(["L06", "L10"]),
        "tables.map.startVillages[1]",
        "expected 3 start villages for 3 players, found 2",
    );
    refuse(
        &|map| map["startVillages"][0] = json!(["L06", "D04"]),
        "tables.map.startVillages[0]",
        "\"D04\" is not in play with 2 players",
    );
    // An area without neighbours.
    let alone = |map: &mut Value, id: &str| {
        for row in map["areas"].as_array_mut().unwrap() {
            if row["id"] == id {
                row["neighbours"] = json!([]);
            }
            row["neighbours"].as_array_mut().unwrap().retain(|neighbour| neighbour != id);
        }
    };
    refuse(
        &|map| alone(map, "M08"),
        "tables.map.areas",
        "with 3 players no way leads to \"M08\"; expected the areas in play in one piece",
    );
}

#[test]
fn impossible_goods_are_refused() {
    let refuse = |table: &str, goods: Value, path: &str, reason: &str| {
        refused(KingsFavor, json!({ table: goods }), path, reason)
    };
    let (tiles, prices) = (|| tree(&goods().tiles), || tree(&goods().prices));
    refuse(
        "goodsTiles",
        changed(tiles(), |tiles| tiles["wood"] = json!(39)),
        "tables.goodsTiles",
        "expected 184 tiles in all, found 183",
    );
    refuse(
        "goodsTiles",
        changed(tiles(), |tiles| tiles["wood"] = json!(0)),
        "tables.goodsTiles.wood",
        "expected 1 to 255, found 0",
    );
    let fewer = |tiles: &mut Value| (tiles["wood"], tiles["wool"]) = (json!(45), json!(7));
    refuse(
        "goodsTiles",
        changed(tiles(), fewer),
        "tables.goodsTiles.wool",
        "expected at least 8, as many as \"market\" lays out, found 7",
    );
    refuse(
        "prices",
        changed(prices(), |prices| prices["wool"] = json!(21)),
        "tables.prices.wool",
        "expected 1 to 20, found 21",
    );
    refuse("prices", json!({ "wood": 2 }), "tables.prices.brocade", "expected 1 to 20, found 0");
    refuse("food", json!([]), "tables.food", "expected at least one good, found none");
    refuse("delivery", json!({ "fish": 21 }), "tables.delivery.fish", "expected 0 to 20, found 21");
}

#[test]
fn supplies_beyond_the_box_are_refused() {
    let market = |scenario: Scenario, change: fn(&mut Value)| json!({ "market": changed(tree(&(scenario.row().market)()), change) });
    let most = |most, found| format!("expected at most {most}, as many as the box holds, found {found}");
    let refuse = |change, path: &str, reason: String| refused(KingsFavor, market(KingsFavor, change), path, &reason);
    refuse(|market| market["monk"][1] = json!(19), "tables.market.monk[1]", most(18, 19));
    refuse(|market| market["technology"][2] = json!(19), "tables.market.technology[2]", most(18, 19));
    refuse(|market| market["wine"][0] = json!(15), "tables.market.wine[0]", most(14, 15));
    let start = "4 players start with 12 of them, expected no more than the 11 there are";
    refuse(|market| market["farmer"][2] = json!(11), "tables.market.farmer", start.into());
    let narration = json!({ "narration": { "foodDepot": { "brocade": [1, 2, 11] } } });
    refused(FirstKingdom, narration, "tables.narration.foodDepot.brocade[2]", &most(10, 11));
    let spring = epoch(KingsFavor, 2, |row| row["spring"] = json!({ "cheese": [0, 19, 0] }));
    refused(KingsFavor, json!({ "epochs": [spring] }), "tables.epochs[0].spring.cheese[1]", &most(18, 19));
    // Start kits.
    let kit =
        |followers: Value, goods: Value| json!({ "startKit": { "followers": followers, "goods": goods, "coins": 0 } });
    refused(
        KingsFavor,
        kit(json!({}), json!({})),
        "tables.startKit.followers",
        "expected at least one follower, found none",
    );
    let five = "4 players start with 20 of them, expected no more than the 18 there are";
    refused(KingsFavor, kit(json!({ "fisher": 5 }), json!({})), "tables.startKit.followers.fisher", five);
    let nine = "4 players start with 12 of them, expected no more than the 8 there are";
    refused(KingsFavor, kit(json!({ "fisher": 1 }), json!({ "wool": 3 })), "tables.startKit.goods.wool", nine);
    // Storage provides all tiles of the box.
    let mut stored = tabled(KingsFavor, 4, &kit(json!({ "fisher": 1 }), json!({ "wool": 3 })));
    stored.options.start_tiles_from = StartTilesFrom::Storage;
    assert_eq!(Rules::new(&stored).unwrap().opening_stock().0[Ware::Wool], 0);
    // In The First Kingdom they stand on the green, in The King's Favor they are in the bag.
    let many = kit(json!({ "farmer": 4, "fisher": 4, "trader": 1 }), json!({}));
    refused(FirstKingdom, many.clone(), "tables.startKit.followers", "9 followers start on the 8 spaces of the green");
    rules(KingsFavor, many);
    refused(FirstKingdom, json!({ "green": 6 }), "tables.green", "7 followers start on the 6 spaces of the green");
}

/// Values that are not tables are refused by the reader, with their path.
#[test]
fn unreadable_tables_are_refused() {
    unreadable(json!({ "cards": [] }), "tables.cards: unknown key; known are map, places, placeCards, green, deeds");
    let row = |change: fn(&mut Value)| json!({ "placeCards": [card(Place::Grove, |_| {}), card(Place::Pub, change)] });
    unreadable(
        row(|row| row["spaces"] = json!(["farmer", "peasant"])),
        "tables.placeCards[1].spaces[1]: \"peasant\" is not a list of followers nor one of farmer",
    );
    unreadable(
        row(|row| row["spaces"] = json!([["wood"]])),
        "tables.placeCards[1].spaces[0][0]: \"wood\" is not one of farmer, fisher",
    );
    unreadable(row(|row| row["spaces"] = json!(["any", 3])), "tables.placeCards[1].spaces[1]: expected a string");
    unreadable(
        row(|row| row["spaces"] = json!(vec!["any"; 8])),
        "tables.placeCards[1].spaces: expected a list of at most 7",
    );
    unreadable(
        row(|row| row["effect"]["type"] = json!("fly")),
        "tables.placeCards[1].effect.type: \"fly\" is not one of expand",
    );
    unreadable(row(|row| row["colour"] = json!("red")), "tables.placeCards[1].colour: unknown key");
    unreadable(row(|row| row["effect"]["max"] = json!(256)), "tables.placeCards[1].effect.max: a number too large");
    for coins in ["coins:0", "coins:31", "coins:05", "coins:", "coins:x", "coin"] {
        let deed = changed(tree(&deeds()[0]), |deed| deed["fields"][4] = json!(coins));
        unreadable(
            json!({ "deeds": [deed] }),
            &format!("tables.deeds[0].fields[4]: \"{coins}\" is no tile; expected any, coins:1 to coins:30"),
        );
    }
    unreadable(json!({ "market": { "farmer": [1, 2] } }), "tables.market.farmer: expected a list of 3");
    unreadable(json!({ "market": { "gold": [1, 2, 3] } }), "tables.market.gold: unknown key");
    unreadable(
        json!({ "map": { "areas": [{ "id": "D01", "zone": "dark", "at": [0, 0], "neighbours": ["D02", "D02"] }], "startVillages": [[], [], []] } }),
        "tables.map.areas[0].neighbours[1]: \"D02\" is named twice",
    );
}
