//! The JSON schema of `setup.tables` has the names and ranges of the engine. This test writes it
//! (`LOIRE_REGENERATE=1`); `schema_agrees.rs` compares it with the engine.

use crate::support::is_regenerating;
use loire::stories::data::Confidence;
use loire::stories::data::deeds::{DEED_FIELDS, Deed, Threat};
use loire::stories::data::effects::{Building, Counter};
use loire::stories::data::epochs::{ENTRIES, EPOCHS, FIELDS, OBJECTIVES, Special};
use loire::stories::data::fame::{FAME_SPACES, Landmark};
use loire::stories::data::map::{Area, Zone};
use loire::stories::data::places::{MOST_SPACES, Place};
use loire::stories::data::tasks::{Narration, STEPS, Task};
use loire::stories::data::wares::{Follower, Good, MOST_COINS, Ware};
use loire::stories::tables::limits::{FARTHEST, MOST, MOST_DRAWN, MOST_GREEN, MOST_LETTERS, MOST_PRICE, TRACK};
use loire::wire::Kind;
use serde_json::{Map, Value, json};
use std::path::PathBuf;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/js/stories-tables.schema.json")
}

/// An object of exactly these keys; those with a question mark are optional.
fn object<'a>(about: &str, properties: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
    let (mut all, mut required) = (Map::new(), vec![]);
    for (name, of) in properties {
        let name = name.strip_suffix('?').unwrap_or_else(|| {
            required.push(name);
            name
        });
        all.insert(name.to_owned(), of);
    }
    json!({ "type": "object", "description": about, "additionalProperties": false, "properties": all, "required": required })
}

fn number(least: u8, most: u8) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

fn names<K: Kind>() -> Value {
    json!({ "enum": K::NAMES })
}

fn set(of: &[&str]) -> Value {
    json!({ "type": "array", "uniqueItems": true, "items": { "enum": of } })
}

fn list(items: Value, least: usize, most: usize) -> Value {
    json!({ "type": "array", "minItems": least, "maxItems": most, "items": items })
}

fn defined(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// An object with some names, which all have the same schema.
fn each<'a>(names: &'a [&'a str], of: Value) -> Vec<(String, Value)> {
    names.iter().map(|name| (format!("{name}?"), of.clone())).collect()
}

fn by(about: &str, names: &[&str], of: Value) -> Value {
    let rows = each(names, of);
    object(about, rows.iter().map(|(name, of)| (name.as_str(), of.clone())))
}

/// One of several objects with their names in them.
fn one_of<'a>(members: impl IntoIterator<Item = (&'a str, Vec<(&'a str, Value)>)>) -> Value {
    let member = |(name, fields): (&'a str, Vec<(&'a str, Value)>)| {
        object("", [("type", json!({ "const": name }))].into_iter().chain(fields))
    };
    json!({ "oneOf": members.into_iter().map(member).collect::<Vec<_>>() })
}

fn most() -> Value {
    number(1, MOST)
}

/// Any counter except that of followers on a card.
fn counter() -> Value {
    let counts = Counter::NAMES.iter().filter(|name| **name != Counter::FollowerOnCard.name());
    json!({ "enum": counts.collect::<Vec<_>>() })
}

fn some_followers() -> Value {
    let mut set = set(Follower::NAMES);
    set["minItems"] = json!(1);
    set
}

fn effect() -> Value {
    let others: Vec<&str> = Follower::NAMES.iter().copied().filter(|name| *name != "monk").collect();
    let mut stands_for = set(&others);
    stands_for["minItems"] = json!(1);
    let amount = || vec![("amount", most())];
    let counted = || vec![("amount", most()), ("per?", names::<Counter>())];
    one_of([
        ("produce", vec![]),
        ("takePlaceCard", vec![]),
        ("recruit", vec![("kinds", some_followers())]),
        ("trade", vec![("per", counter())]),
        ("gainTechnology", amount()),
        ("gainGood", vec![("good", names::<Good>()), ("amount", most())]),
        ("gainCoins", counted()),
        ("gainFame", counted()),
        ("convert", vec![("from", names::<Good>()), ("to", names::<Good>()), ("max", most()), ("ratio", most())]),
        ("coinsToFame", vec![("max", most()), ("rate", most())]),
        ("drawAndKeep", vec![("draw", number(1, MOST_GREEN)), ("keep", number(1, MOST_GREEN))]),
        ("deliver", vec![("per", counter())]),
        ("buyCitizen", vec![("coins", most()), ("amount", most())]),
        ("secondGate", vec![("green", number(0, MOST_GREEN))]),
        ("substitute", vec![("follower", names::<Follower>()), ("standsFor", stands_for)]),
        ("extraDraw", amount()),
        ("extraTrade", amount()),
        ("extraFamePerBuilding", amount()),
        ("extraKnightsAgainstYou", amount()),
    ])
}

/// The fields of an epoch that are in several lists.
fn epoch() -> Value {
    let min = |most| vec![("min", number(1, most))];
    let built = || vec![("building", names::<Building>()), ("min", number(1, 25))];
    let counted = || vec![("amount", most()), ("per?", counter())];
    let below = || ("neverBelow?", number(0, 255));
    let gain = one_of([("coins", counted()), ("fame", counted()), ("delivery", vec![("per", counter())])]);
    let food = vec![("amount", most()), ("per?", counter()), ("followers?", number(0, MOST)), below()];
    let loss = one_of([("food", food), ("followers", vec![("amount", most()), ("per?", counter()), below()])]);
    let condition = one_of([
        ("controlAreas", min(12)),
        ("controlVillages", min(12)),
        ("controlChurches", min(12)),
        ("ownFollower", vec![("follower", names::<Follower>()), ("min", number(1, 18))]),
        ("built", built()),
        ("tasksCompleted", min(4)),
        ("payFood", counted()),
        ("payCoins", counted()),
        ("payValue", vec![("amount", number(1, 100))]),
    ]);
    let goal = one_of([
        ("controlAreas", min(12)),
        ("controlVillages", min(12)),
        ("controlChurches", min(12)),
        ("built", built()),
        ("reach", vec![("landmark", names::<Landmark>())]),
        ("dispatch", vec![]),
    ]);
    let objective = object(
        "An objective of The King's Favor; tiles to send only where the goal is dispatch.",
        [
            ("name", defined("name")),
            ("goal", goal),
            ("fields?", list(defined("wanted"), 0, FIELDS)),
            ("must?", json!({ "type": "boolean", "description": "No favourite tile can replace it." })),
            ("confidence?", defined("confidence")),
        ],
    );
    let round = object(
        "The end of each round; a malus only until a threat has ended (The First Kingdom).",
        [("bonus?", list(gain, 0, ENTRIES)), ("malus?", list(loss, 0, ENTRIES)), ("until?", names::<Threat>())],
    );
    let mut categories = set(&["I", "II", "III"]);
    categories["minItems"] = json!(1);
    let basic: Vec<&str> =
        Place::ALL.iter().filter(|place| !place.is_card() && !place.is_on_board()).map(|p| p.name()).collect();
    let own: Vec<&str> = Place::ALL.iter().filter(|place| !place.is_card()).map(|place| place.name()).collect();
    let mut forbidden = set(&own);
    forbidden["maxItems"] = json!(2);
    object(
        "An epoch.",
        [
            ("number", number(1, EPOCHS as u8)),
            ("name", defined("name")),
            ("draw", number(1, MOST_DRAWN)),
            ("categories", categories),
            ("unlock?", set(&basic)),
            ("forbidden?", forbidden),
            ("fame?", by("Fame for building.", Building::NAMES, number(0, MOST))),
            ("effect?", round),
            ("enter?", list(condition, 0, ENTRIES)),
            ("settlers?", number(0, 12)),
            ("firstCitizens?", number(0, MOST)),
            ("special?", set(Special::NAMES)),
            ("objectives?", list(objective, 0, OBJECTIVES)),
            ("spring?", defined("stock")),
            ("confidence?", defined("confidence")),
        ],
    )
}

fn fame_track() -> Value {
    let bonus = one_of([
        ("coins", vec![("amount", most())]),
        ("citizen", vec![("amount", most())]),
        ("wildCross", vec![]),
        ("technology", vec![("elseCoins?", number(0, MOST))]),
        ("follower", vec![("kinds", some_followers())]),
        ("good", vec![("good", names::<Good>())]),
        ("goodUpTo", vec![("price", most())]),
        ("placeCard", vec![]),
        ("stop", vec![("landmark", names::<Landmark>()), ("until", number(1, 5))]),
    ]);
    let space = object("A marked space.", [("space", number(2, TRACK[1])), ("bonus", bonus)]);
    object(
        "The fame track.",
        [
            ("length", number(TRACK[0], TRACK[1])),
            ("spaces", list(space, 0, FAME_SPACES)),
            ("confidence?", defined("confidence")),
        ],
    )
}

fn map() -> Value {
    let far = json!({ "type": "integer", "minimum": -FARTHEST, "maximum": FARTHEST });
    let area = object(
        "An area: half areas to the right, rows down.",
        [("id", names::<Area>()), ("zone", names::<Zone>()), ("at", list(far, 2, 2)), ("neighbours", set(Area::NAMES))],
    );
    let mut villages = set(Area::NAMES);
    (villages["minItems"], villages["maxItems"]) = (json!(2), json!(4));
    object(
        "The map.",
        [
            ("areas", list(area, Area::ALL.len(), Area::ALL.len())),
            ("startVillages", list(villages, 3, 3)),
            ("confidence?", defined("confidence")),
        ],
    )
}

/// The schema of the engine's tables.
pub fn schema() -> Value {
    let own: Vec<&str> = Place::ALL.iter().filter(|place| !place.is_card()).map(|place| place.name()).collect();
    let cards: Vec<&str> = Place::ALL.iter().filter(|place| place.is_card()).map(|place| place.name()).collect();
    let flag = || json!({ "type": "boolean" });
    let place = object(
        "Spaces of a place that every player has.",
        [("id", json!({ "enum": own })), ("spaces", list(defined("takes"), 1, 4))],
    );
    let card = object(
        "A place card.",
        [
            ("id", json!({ "enum": cards })),
            ("name", defined("name")),
            ("category", json!({ "enum": ["I", "II", "III"] })),
            ("spaces", list(defined("takes"), 0, MOST_SPACES)),
            ("effect", effect()),
            ("isFair?", flag()),
            ("noTechnology?", flag()),
            ("confidence?", defined("confidence")),
        ],
    );
    let bonus = one_of([
        ("fame", vec![("amount", most())]),
        ("coins", vec![("amount", most())]),
        ("swap", vec![]),
        ("sendBack", vec![]),
        ("alchemy", vec![("fame", number(0, MOST)), ("coins", number(0, MOST))]),
    ]);
    let deed = object(
        "A side of a deed board.",
        [
            ("id", names::<Deed>()),
            ("name", defined("name")),
            ("fields", list(defined("wanted"), 1, DEED_FIELDS)),
            ("bonus", bonus),
            ("advances", flag()),
            ("confidence?", defined("confidence")),
        ],
    );
    let kit = object(
        "What a player starts with.",
        [
            ("followers", by("Followers.", Follower::NAMES, number(0, 18))),
            ("goods", by("Goods.", Good::NAMES, number(0, 255))),
            ("coins", number(0, 255)),
        ],
    );
    let task = object(
        "A task to which tiles are sent.",
        [
            ("id", json!({ "enum": Task::DISPATCH })),
            ("name", defined("name")),
            ("fields", list(defined("wanted"), 1, FIELDS)),
            ("confidence?", defined("confidence")),
        ],
    );
    let sheet = object(
        "The task sheet (The First Kingdom).",
        [
            ("tasks", list(task, 4, 4)),
            ("churches", number(1, 12)),
            ("citizens", number(1, 99)),
            ("wealth", number(1, 200)),
        ],
    );
    let column = || list(number(1, 29), 0, STEPS);
    let board = object(
        "The control board (The First Kingdom): rising numbers.",
        [("areas", column()), ("villages", column()), ("churches", column()), ("confidence?", defined("confidence"))],
    );
    let seasons = object(
        "The seasons (The King's Favor).",
        [
            ("summerCoins", number(0, MOST)),
            ("autumnFood", number(0, MOST)),
            ("autumnCoins", number(0, MOST)),
            ("autumnFollowers", number(0, MOST)),
        ],
    );
    let prices: Vec<(&str, Value)> = Good::NAMES.iter().map(|&name| (name, number(1, MOST_PRICE))).collect();
    let tiles: Vec<(&str, Value)> = Good::NAMES.iter().map(|&name| (name, number(1, 255))).collect();
    let mut food = set(Good::NAMES);
    food["minItems"] = json!(1);
    let mut schema = object(
        "What replaces the reconstructed numbers of Orléans Stories, as setup.tables. Whatever is not named stays as it is.",
        [
            ("map?", map()),
            ("places?", list(place, 0, own.len())),
            ("placeCards?", list(card, 0, cards.len())),
            ("green?", number(1, MOST_GREEN)),
            ("deeds?", list(deed, 0, Deed::ALL.len())),
            ("goodsTiles?", object("How many tiles of each good, 184 in all.", tiles)),
            ("prices?", object("What goods cost.", prices)),
            ("food?", food),
            ("delivery?", by("Fame for goods delivered.", Good::NAMES, number(0, MOST_PRICE))),
            ("market?", defined("stock")),
            ("startKit?", kit),
            ("fameTrack?", fame_track()),
            ("epochs?", list(epoch(), 0, EPOCHS)),
            ("narration?", by("Narration cards (The First Kingdom).", Narration::NAMES, defined("stock"))),
            ("taskSheet?", sheet),
            ("controlBoard?", board),
            ("seasons?", seasons),
        ],
    );
    let coins = (1..=MOST_COINS).map(|coins| format!("coins:{coins}"));
    let wanted: Vec<String> =
        Ware::NAMES.iter().map(|name| name.to_string()).chain(["any".into()]).chain(coins).collect();
    let takes = [&["any", "cargo"][..], Follower::NAMES, Good::NAMES].concat();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!("Tables of Orléans Stories");
    schema["$defs"] = json!({
        "name": { "type": "string", "minLength": 1, "maxLength": MOST_LETTERS },
        "confidence": { "description": "How sure it is; without a word it is as printed.", "enum": Confidence::NAMES },
        "wanted": { "description": "A tile that is asked for.", "enum": wanted },
        "takes": {
            "description": "What a space takes: a follower of one of these kinds, any follower, a good, or cargo.",
            "oneOf": [{ "enum": takes }, some_followers()],
        },
        "stock": by("How many tiles with 2, 3 and 4 players.", Ware::NAMES, list(number(0, 255), 3, 3)),
    });
    schema
}

#[test]
fn the_schema_has_the_names_of_the_engine() {
    let text = format!("{}\n", serde_json::to_string_pretty(&schema()).unwrap());
    if is_regenerating() {
        std::fs::write(file(), &text).unwrap();
    }
    let shipped: Value = serde_json::from_str(&std::fs::read_to_string(file()).unwrap_or_default()).unwrap_or_default();
    assert_eq!(shipped, schema(), "src/js/stories-tables.schema.json differs from the engine's tables");
}
