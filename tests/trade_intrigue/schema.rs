//! The JSON schema of `setup.tables` in the package has the names and ranges of the engine.

use crate::support::is_regenerating;
use crate::support::orleans::*;
use loire::orleans::data::civics::{CIVICS, CivicSpace};
use loire::orleans::data::places::PLACES;
use loire::orleans::setup::BathhouseSpace;
use loire::orleans::tables::{LEAST_SPACES, MOST_POINTS, has_goods, most_spaces, tile_spaces};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/js/tables.schema.json")
}

fn shipped() -> Value {
    serde_json::from_str(&std::fs::read_to_string(file()).unwrap_or_default()).unwrap_or_default()
}

fn object(about: &str, properties: impl IntoIterator<Item = (&'static str, Value)>, required: &[&str]) -> Value {
    let properties: Map<String, Value> = properties.into_iter().map(|(name, of)| (name.to_owned(), of)).collect();
    let mut object =
        json!({ "type": "object", "description": about, "additionalProperties": false, "properties": properties });
    if !required.is_empty() {
        object["required"] = json!(required);
    }
    object
}

fn names<K: Kind>(about: &str) -> Value {
    json!({ "description": about, "enum": K::NAMES })
}

/// The schema of the engine's tables.
fn schema() -> Value {
    let good = |good: &Good| (good.name(), json!({ "type": "integer", "minimum": 0, "maximum": good.tiles() }));
    let order = object(
        "An order card as it is printed.",
        [
            ("town", names::<Town>("Where the goods are delivered.")),
            ("goods", object("How many of each good, at least one in all.", Good::ALL.iter().map(good), &[])),
            ("points", json!({ "type": "integer", "minimum": 1, "maximum": MOST_POINTS })),
        ],
        &["town", "goods", "points"],
    );
    let role = || ("role", names::<Role>("Whom it takes; without a word any neutral follower."));
    let space = object("A space.", [role()], &[]);
    let with_good =
        object("A space with a good on it.", [role(), ("good", names::<Good>("The good that lies on it."))], &["good"]);
    let civic = |row: &loire::orleans::data::civics::CivicRow| {
        let items = if has_goods(row.civic) { "spaceWithGood" } else { "space" };
        let (about, items) = (format!("With the module {}.", row.module.name()), format!("#/$defs/{items}"));
        let (least, most) = (LEAST_SPACES, most_spaces(row.civic));
        let list = json!({ "type": "array", "description": about, "minItems": least, "maxItems": most, "items": { "$ref": items } });
        (row.civic.name(), list)
    };
    let tile = |row: &loire::orleans::data::places::PlaceRow| {
        let counts = tile_spaces(row.place);
        let items = json!({ "enum": BathhouseSpace::NAMES });
        let about = "Whom each of its spaces takes; without a word the tile keeps ours.";
        let spaces = json!({ "type": "array", "description": about, "minItems": counts.start(), "maxItems": counts.end(), "items": items });
        let category = json!({ "enum": [Category::I, Category::II] });
        let about = if row.place == Tavern { "With the option tavern." } else { "A place tile as it is printed." };
        (row.place.name(), object(about, [("category", category), ("spaces", spaces)], &["category"]))
    };
    let orders = Order::NAMES.iter().map(|&name| (name, json!({ "$ref": "#/$defs/order" })));
    let tiles = PLACES.iter().filter(|row| row.module.is_some()).map(tile);
    let mut schema = object(
        "What replaces the reconstructed numbers of Orléans: Trade & Intrigue, as setup.tables. Whatever is not named stays as it is.",
        [
            ("orders", object("Order cards, with the module orders.", orders, &[])),
            (
                "civics",
                object("Deeds and intriguers, each as its spaces from left to right.", CIVICS.iter().map(civic), &[]),
            ),
            ("placeTiles", object("Place tiles, with the module newPlaces.", tiles, &[])),
        ],
        &[],
    );
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!("Tables of Orléans");
    schema["$defs"] = json!({ "order": order, "space": space, "spaceWithGood": with_good });
    schema
}

#[test]
fn the_schema_has_the_names_of_the_engine() {
    let text = format!("{}\n", serde_json::to_string_pretty(&schema()).unwrap());
    if is_regenerating() {
        std::fs::write(file(), &text).unwrap();
    }
    assert_eq!(shipped(), schema(), "src/js/tables.schema.json differs from the engine's tables:\n{text}");
}

fn is_accepted(tables: Tables) -> bool {
    let mut setup = expanded(Edition::Later, 4, ModuleId::ALL, |options| {
        (options.civic_board, options.tavern) = (CivicBoard::Both, true);
    });
    setup.tables = tables;
    setup.check().is_ok()
}

fn is_table(tables: Value) -> bool {
    serde_json::from_value(tables).is_ok_and(is_accepted)
}

/// Its limits are those of the engine: values just inside are accepted, values just outside are not.
#[test]
fn the_limits_of_the_schema_match_the_engine() {
    let shipped = shipped();
    let number = |value: &Value| value.as_u64().unwrap_or_else(|| panic!("a number: {value}")) as usize;
    let points = &shipped["$defs"]["order"]["properties"]["points"];
    let card = |points: usize| json!({ "orders": { "order1": { "town": "tours", "goods": { "wine": 1 }, "points": points } } });
    for (inside, outside) in
        [(number(&points["minimum"]), 0), (number(&points["maximum"]), number(&points["maximum"]) + 1)]
    {
        assert!(is_table(card(inside)) && !is_table(card(outside)));
    }
    for &civic in Civic::ALL {
        let rows = &shipped["properties"]["civics"]["properties"][civic.name()];
        let has_goods = rows["items"]["$ref"] == "#/$defs/spaceWithGood";
        let space = CivicSpace { role: Some(Role::Monk), good: has_goods.then_some(Grain) };
        let spaces = |count: usize| json!({ "civics": { civic.name(): vec![space; count] } });
        let (least, most) = (number(&rows["minItems"]), number(&rows["maxItems"]));
        assert!(is_table(spaces(least)) && is_table(spaces(most)), "{}", civic.name());
        assert!(!is_table(spaces(least - 1)) && !is_table(spaces(most + 1)), "{}", civic.name());
        let other = CivicSpace { good: if has_goods { None } else { Some(Grain) }, ..space };
        assert!(!is_table(json!({ "civics": { civic.name(): [other, other] } })), "{}", civic.name());
    }
    for &place in Place::ALL {
        let rows = &shipped["properties"]["placeTiles"]["properties"][place.name()];
        let tile = |spaces: usize| json!({ "placeTiles": { place.name(): { "category": "II", "spaces": vec!["monk"; spaces] } } });
        let limits = &rows["properties"]["spaces"];
        if rows.is_null() {
            assert!(!is_table(tile(1)) && !is_table(tile(0)), "{}", place.name());
        } else {
            let (least, most) = (number(&limits["minItems"]), number(&limits["maxItems"]));
            assert!(is_table(tile(least)) && is_table(tile(most)) && !is_table(tile(most + 1)), "{}", place.name());
            assert!(least == 0 || !is_table(tile(least - 1)), "{}", place.name());
        }
    }
    // The engine refuses keys that the schema does not list.
    assert!(!is_table(json!({ "orders": { "order0": card(1)["orders"]["order1"] } })));
    assert!(!is_table(json!({ "deeds": {} })));
}
