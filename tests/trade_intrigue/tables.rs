//! `setup.tables`: replaceable values, refusals, and the effects in the game.

use crate::setups::{refusal, refused_on_the_wire};
use crate::support::orleans::*;
use loire::engine::replay;
use loire::engine::search::Playout;
use loire::orleans::modules::civics;
use serde_json::{Value, json};

const ALL: &[ModuleId] = ModuleId::ALL;

/// A set-up with these tables.
#[track_caller]
fn tabled(modules: &[ModuleId], tables: Value) -> Setup {
    let has_both = modules.contains(&ModuleId::NewDeeds) && modules.contains(&ModuleId::Intrigue);
    let mut setup = expanded(Edition::Later, 4, modules, |options| {
        options.civic_board = if has_both { CivicBoard::Both } else { CivicBoard::One };
    });
    setup.tables = serde_json::from_value(tables).unwrap();
    setup
}

/// Asserts that these tables are refused, with this path and reason.
#[track_caller]
fn refused(modules: &[ModuleId], tables: Value, path: &str, reason: &str) {
    assert_eq!(refusal(&tabled(modules, tables)), (path.to_owned(), reason.to_owned()));
}

/// An order card with these goods and points.
fn card(goods: Value, points: u8) -> Value {
    json!({ "orders": { "order5": { "town": "tours", "goods": goods, "points": points } } })
}

#[test]
fn impossible_orders_are_refused() {
    let modules = &[ModuleId::NewPlaces];
    refused(modules, card(json!({ "grain": 1 }), 5), "tables.orders", "only with the module \"orders\"");
    refused(ALL, card(json!({}), 5), "tables.orders.order5.goods", "expected at least one good");
    refused(ALL, card(json!({ "wool": 0 }), 5), "tables.orders.order5.goods", "expected at least one good");
    refused(ALL, card(json!({ "grain": 1 }), 0), "tables.orders.order5.points", "expected 1 to 50");
    refused(ALL, card(json!({ "grain": 1 }), 51), "tables.orders.order5.points", "expected 1 to 50");
    refused(ALL, card(json!({ "brocade": 13 }), 9), "tables.orders.order5.goods.brocade", "the box holds 12");
    for points in [1, 50] {
        opening(tabled(ALL, card(json!({ "grain": 1 }), points)));
    }
}

/// The box need not hold the goods of all cards at once.
#[test]
fn t_014_all_cards_together_may_ask_for_more_than_the_box_holds() {
    let cards: Value = Order::NAMES
        .iter()
        .map(|&name| (name.to_owned(), json!({ "town": "tours", "goods": { "brocade": 12 }, "points": 9 })))
        .collect();
    let scene = opening(tabled(&[ModuleId::Orders], json!({ "orders": cards })));
    assert!(scene.table.rules().orders.iter().all(|row| row.goods[4] == 12));
}

#[test]
fn impossible_civics_are_refused() {
    let spaces = |civic: &str, count: usize| json!({ "civics": { civic: vec![json!({ "role": "farmer" }); count] } });
    let (spy, court) = ("tables.civics.spy", "tables.civics.court");
    refused(&[ModuleId::NewDeeds], spaces("spy", 3), spy, "only with the module \"intrigue\"");
    refused(&[ModuleId::Intrigue], spaces("court", 3), court, "only with the module \"newDeeds\"");
    refused(&[], spaces("spy", 3), spy, "only with the module \"intrigue\"");
    refused(ALL, spaces("spy", 0), spy, "expected 2 to 6 spaces");
    refused(ALL, spaces("spy", 1), spy, "expected 2 to 6 spaces");
    refused(ALL, spaces("architecture", 5), "tables.civics.architecture", "expected 2 to 4 spaces");
    refused(ALL, spaces("sheepBreeding", 4), "tables.civics.sheepBreeding[0].good", "a good lies on each space");
    let good = json!({ "civics": { "spy": [{ "role": "monk" }, { "role": "monk", "good": "wine" }] } });
    refused(ALL, good, "tables.civics.spy[1].good", "no goods lie on its spaces");
    for count in [2, 6] {
        opening(tabled(ALL, spaces("spy", count)));
    }
    opening(tabled(ALL, spaces("architecture", 4)));
}

#[test]
fn impossible_place_tiles_are_refused() {
    let tile = |place: &str, table: Value| json!({ "placeTiles": { place: table } });
    let (farm, tavern) = ("tables.placeTiles.sheepFarm", "tables.placeTiles.tavern");
    let one = json!({ "category": "I" });
    for place in ["hayrick", "castle"] {
        let path = format!("tables.placeTiles.{place}");
        refused(ALL, tile(place, one.clone()), &path, "its print is known and cannot be replaced");
    }
    refused(&[], tile("sheepFarm", one.clone()), farm, "only with the module \"newPlaces\"");
    refused(ALL, tile("tavern", one), tavern, "only with the option \"tavern\"");
    let board = json!({ "category": "board" });
    refused(ALL, tile("brasserie", board), "tables.placeTiles.brasserie.category", "expected category I or II");
    let spaces = |spaces: Value| json!({ "category": "II", "spaces": spaces });
    let farm = format!("{farm}.spaces");
    refused(ALL, tile("sheepFarm", spaces(json!([]))), &farm, "expected 1 to 4 spaces");
    let three = tile("brasserie", spaces(json!(["monk", "monk", "monk"])));
    refused(ALL, three, "tables.placeTiles.brasserie.spaces", "expected 0 to 2 spaces");
}

/// The maximum number of spaces, each for any follower: they can be planned on and used.
#[test]
fn t_095_place_tiles_with_other_spaces() {
    let tiles = json!({
        "sheepFarm": { "category": "I", "spaces": ["any", "any", "monk", "any"] },
        "brasserie": { "category": "I", "spaces": ["trader", "any"] },
        "tavern": { "category": "II", "spaces": [] },
    });
    let mut setup = tabled(&[ModuleId::NewPlaces], json!({ "placeTiles": tiles }));
    setup.options.tavern = true;
    let owned = |scene: Scene| scene.places(A, [SheepFarm, Brasserie, Tavern]);
    // Four spaces, one of them for monks; all must be filled.
    let scene = owned(scene_of(setup)).goods(A, [Cheese, Cheese]).coins(A, 0);
    let three = scene.clone().at(A, SheepFarm, [OwnFarmer, Knight, Monk]).refused(A, "barter coins", "O-044");
    let scene = scene.at(A, SheepFarm, [OwnFarmer, Knight, Monk, Trader]).play(A, "barter coins");
    scene.expect_coins(A, 4).expect_bagged(A, Trader, 1);
    // The first two spaces are alike; the brasserie takes a trader and any follower.
    let planning = owned(three.planning()).stand(A, "sheepFarm.1", Knight).market(A, [OwnTrader, Scholar]);
    let planning = planning.refused(A, "plan scholar > sheepFarm.3", "O-041");
    let planning = planning.refused(A, "plan scholar > brasserie.1", "O-040");
    let on_tiles = ["sheepFarm.2", "brasserie.2"].map(|space| format!("plan scholar > {space}"));
    assert!(on_tiles.iter().all(|line| planning.legal(A).contains(line)), "{:?}", planning.legal(A));
    // The fourth space is like the second, although the monk's space is between them: the first free one is offered.
    assert!(!planning.legal(A).contains(&"plan scholar > sheepFarm.4".to_owned()));
    planning.play(A, "plan ownTrader > brasserie.1").play(A, "plan scholar > sheepFarm.2");
}

/// Values that are not tables are refused by the reader, with their path.
#[test]
fn unreadable_tables_are_refused() {
    let path = |tables: Value| {
        let modules = ["orders", "newDeeds", "newPlaces"];
        refused_on_the_wire(json!({ "game": "orleans", "seats": 2, "seed": "a", "modules": modules, "tables": tables }))
    };
    let is = |tables: Value, at: &str, reason: &str| {
        let (path, message) = path(tables);
        assert!(path == at && message.contains(reason), "{path}: {message}");
    };
    is(json!({ "cards": {} }), "tables.cards", "unknown key; known are orders, civics, placeTiles");
    is(json!({ "orders": { "order24": {} } }), "tables.orders.order24", "unknown key");
    is(json!({ "orders": { "order1": { "town": "paris" } } }), "tables.orders.order1.town", "\"paris\" is not one of");
    is(json!({ "orders": { "order1": { "town": "tours" } } }), "tables.orders.order1.goods", "expected an object");
    let goods = json!({ "town": "tours", "goods": { "gold": 1 }, "points": 3 });
    is(json!({ "orders": { "order1": goods } }), "tables.orders.order1.goods.gold", "unknown key");
    let points = json!({ "town": "tours", "goods": { "wine": 1 }, "points": 300 });
    is(json!({ "orders": { "order1": points } }), "tables.orders.order1.points", "a number too large");
    is(json!({ "civics": { "court": [{ "role": "peasant" }] } }), "tables.civics.court[0].role", "is not one of");
    let seven = vec![json!({ "role": "farmer" }); 7];
    is(json!({ "civics": { "court": seven } }), "tables.civics.court[6]", "expected a list of at most 6");
    is(json!({ "civics": { "mayor": [] } }), "tables.civics.mayor", "unknown key");
    is(
        json!({ "placeTiles": { "sheepFarm": { "category": "III" } } }),
        "tables.placeTiles.sheepFarm.category",
        "not one",
    );
    let five = json!({ "category": "I", "spaces": ["monk", "any", "monk", "any", "monk"] });
    is(json!({ "placeTiles": { "sheepFarm": five } }), "tables.placeTiles.sheepFarm.spaces[4]", "at most 4");
    is(card(json!({}), 5), "tables.orders.order5.goods", "expected at least one good");
}

fn everything() -> Value {
    json!({
        "orders": { "order1": { "town": "tours", "goods": { "wine": 1, "wool": 2 }, "points": 33 } },
        "civics": {
            "towing": [{ "role": "boatman" }, {}, { "role": "monk" }],
            "sheepBreeding": [{ "role": "farmer", "good": "wool" }, { "role": "trader", "good": "cheese" }],
            "spy": [{ "role": "monk" }, { "role": "scholar" }],
        },
        "placeTiles": {
            "brasserie": { "category": "II" },
            "sheepFarm": { "category": "II", "spaces": ["craftsman"] },
        },
    })
}

/// They are part of the set-up: in states, in records, on the wire.
#[test]
fn tables_survive_json_and_replay() {
    let setup = tabled(ALL, everything());
    assert_eq!(serde_json::to_value(&setup).unwrap()["tables"], everything());
    let text = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    let mut record = Record::new::<Orleans>(setup.clone());
    let (mut table, mut playout) = (Table::<Orleans>::new(&setup).unwrap(), Playout::new("tables"));
    while let Some(entry) = playout.answer(&mut table, &mut |_| {}) {
        record.entries.push(entry);
    }
    let read: Record<Setup, Action, Outcome> = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
    assert_eq!(read.setup.tables, setup.tables);
    assert!(replay::<Orleans>(&read, usize::MAX, &mut |_| {}).unwrap() == table);
    // A table with the printed values is kept as given; an empty one counts as missing.
    let empty = tabled(ALL, json!({ "orders": {}, "civics": {}, "placeTiles": {} }));
    assert!(serde_json::to_value(&empty).unwrap().get("tables").is_none());
}

/// All the way through the public functions: a state contains its tables and is played by them.
#[test]
fn a_state_is_played_by_its_tables() {
    let mut setup = serde_json::to_value(tabled(&[ModuleId::Orders], card(json!({ "grain": 2 }), 44))).unwrap();
    setup["seed"] = json!("a seed");
    let state = &crossed(&loire::api::new_game(&setup.to_string()).unwrap().state);
    assert_eq!(state["setup"]["tables"]["orders"]["order5"]["points"], 44);
    assert!(loire::api::validate(&state.to_string()).is_empty());
    let plain = |state: &Value| loire::api::hash(&state.to_string()).unwrap();
    let mut other = state.clone();
    other["setup"]["tables"]["orders"]["order5"]["points"] = json!(43);
    assert_ne!(plain(state), plain(&other), "another table is another game");
}

/// A corrected order card has its new town, goods and points; the others are unchanged.
#[test]
fn a_corrected_order_changes_the_game() {
    let scene = with_setup(tabled(&[ModuleId::Orders], card(json!({ "grain": 2 }), 44))).orders(["order5", "order11"]);
    let scene = scene.merchant(A, "tours").activated(A, [Scriptorium]);
    let printed = scene.clone().goods(A, [Cheese, Wool]).merchant(A, "montargis").play(A, "use scriptorium");
    printed.expect_ask(B, asks::Turn);
    let scene = scene.goods(A, [Grain, Grain, Wool]).play(A, "use scriptorium");
    let scene = scene.expect_legal(A, "", ["deliver order5", "decline"]).play(A, "deliver order5");
    let scene = scene.expect_goods(A, [Wool]).expect_goods_out(Grain, 2).expect_score(A, "orders", 44);
    scene.deal_any().fulfilled(B, ["order11"]).expect_score(B, "orders", 13);
}

/// A deed has the number and kinds of spaces that the host sets.
#[test]
fn corrected_civics_change_the_game() {
    let rules = |seats: u8, modules: &[ModuleId]| {
        let mut setup = tabled(modules, json!({ "civics": { "towing": everything()["civics"]["towing"] } }));
        setup.seats = Seats::new(seats).unwrap();
        Rules::new(&setup).unwrap()
    };
    let roles = |rules: &Rules| civics::spaces(rules, Civic::Towing).iter().map(|space| space.role).collect::<Vec<_>>();
    let deeds = [ModuleId::NewDeeds];
    assert_eq!(roles(&rules(4, &deeds)), [Some(Role::Boatman), None, Some(Role::Monk)]);
    assert_eq!(roles(&rules(3, &deeds)), [Some(Role::Boatman), None], "the last one is covered");
    let both = [ModuleId::NewDeeds, ModuleId::Intrigue];
    assert_eq!(roles(&rules(2, &both)).len(), 3, "two boards have no covers");
    let setup = tabled(
        &[ModuleId::Intrigue],
        json!({ "civics": { "kidnapper": [{ "role": "monk" }, { "role": "scholar" }] } }),
    );
    let scene = with_setup(setup).at(A, TownHall, [Monk]);
    let scene = scene.expect_legal(A, "townHall monk > kidnapper", ["townHall monk > kidnapper.1"]);
    scene.refused(A, "townHall monk > kidnapper.2", "T-069").refused(A, "townHall monk > kidnapper.4", "T-069");
    let printed = with_setup(tabled(&[ModuleId::Intrigue], json!({}))).at(A, TownHall, [Monk]);
    printed.expect_legal(A, "townHall monk > kidnapper", []);
}

/// A tile has the category and the spaces that the host sets.
#[test]
fn corrected_tiles_change_the_game() {
    let setup = |edition, tables| {
        let mut setup = expanded(edition, 2, &[ModuleId::NewPlaces], |_| {});
        setup.tables = serde_json::from_value(tables).unwrap();
        setup
    };
    let table = json!({ "placeTiles": { "sheepFarm": { "category": "II", "spaces": ["knight"] } } });
    let scene = with_setup(setup(Edition::First, table.clone())).activated(A, [Village]).play(A, "village trader");
    let scene = scene.refused_as(A, read("take sheepFarm"), "O-064", Some("categoryOneOnly"));
    scene.play(A, "take tradingHouse").expect_places(A, [TradingHouse]);
    let scene = with_setup(setup(Edition::First, table.clone())).places(A, [Hayrick, SheepFarm]).goods(A, [Cheese]);
    let planning = scene.clone().planning().places(A, [Hayrick, SheepFarm]).market(A, [Knight, OwnFarmer]);
    let planning = planning.refused(A, "plan ownFarmer > sheepFarm.1", "O-040");
    planning.refused(A, "plan knight > sheepFarm.2", "O-030").play(A, "plan knight > sheepFarm.1");
    scene.at(A, SheepFarm, [Knight]).play(A, "barter wool").expect_goods(A, [Wool]);
    // The farm has changed its category. Of the first one 13 are drawn, the second is played whole.
    let tiles = |rules: &Rules| [Category::I, Category::II].map(|category| rules.tiles(category).len());
    let [first, second] = tiles(&Rules::new(&setup(Edition::Later, json!({}))).unwrap());
    let later = Rules::new(&setup(Edition::Later, table)).unwrap();
    assert_eq!(tiles(&later), [first - 1, second + 1]);
    assert_eq!((later.pool(Category::I), later.pool(Category::II)), (Some(13), None));
}
