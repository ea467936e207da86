//! Impossible places, place cards and deeds in `setup.tables`.

use crate::tables::{card, changed, refused, rules, tree};
use loire::stories::data::deeds::deeds;
use loire::stories::data::places::Place;
use loire::stories::setup::Scenario::{FirstKingdom, KingsFavor};
use serde_json::{Value, json};

#[test]
fn impossible_places_are_refused() {
    let refuse = |rows: Value, path: &str, reason: &str| refused(KingsFavor, json!({ "places": rows }), path, reason);
    let row = |id: &str, spaces: Value| json!({ "id": id, "spaces": spaces });
    let mill = row("mill", json!(["fisher"]));
    refuse(json!([mill, mill]), "tables.places[1].id", "\"mill\" is given twice");
    refuse(
        json!([row("pub", json!(["any"]))]),
        "tables.places[0].id",
        "\"pub\" is a place card: expected in tables.placeCards",
    );
    refuse(json!([mill, row("estate", json!([]))]), "tables.places[1].spaces", "expected 1 to 3 spaces, found 0");
    refuse(
        json!([row("estate", json!(["monk", "monk", "monk", "monk"]))]),
        "tables.places[0].spaces",
        "expected 1 to 3 spaces, found 4",
    );
    refuse(
        json!([row("gate", json!(["cargo", "cargo", "cargo"]))]),
        "tables.places[0].spaces",
        "expected 1 to 2 spaces, found 3",
    );
    refuse(
        json!([row("gate", json!(["cargo", "any"]))]),
        "tables.places[0].spaces[1]",
        "expected \"cargo\", where tiles are sent from",
    );
    refuse(
        json!([row("castle", json!(["monk", "cargo"]))]),
        "tables.places[0].spaces[1]",
        "\"cargo\" is only where tiles are sent from",
    );
    refuse(
        json!([row("castle", json!([[]]))]),
        "tables.places[0].spaces[0]",
        "expected at least one kind of followers, found none",
    );
    for green in [0, 17] {
        refused(KingsFavor, json!({ "green": green }), "tables.green", &format!("expected 1 to 16, found {green}"));
    }
    rules(KingsFavor, json!({ "green": 16, "places": [row("church", json!(["monk", "monk", "wood", "any"]))] }));
}

#[test]
fn impossible_place_cards_are_refused() {
    let refuse =
        |rows: Value, path: &str, reason: &str| refused(FirstKingdom, json!({ "placeCards": rows }), path, reason);
    let with = |place, change: fn(&mut Value)| json!([card(Place::Grove, |_| {}), card(place, change)]);
    refuse(
        json!([card(Place::Pub, |_| {}), card(Place::Pub, |_| {})]),
        "tables.placeCards[1].id",
        "\"pub\" is given twice",
    );
    refuse(
        json!([card(Place::Mill, |_| {})]),
        "tables.placeCards[0].id",
        "\"mill\" is no place card: expected in tables.places",
    );
    let refuse = |place, change: fn(&mut Value), path: &str, reason: &str| {
        refuse(with(place, change), &format!("tables.placeCards[1].{path}"), reason);
    };
    refuse(Place::Pub, |row| row["name"] = json!(""), "name", "expected a name of 1 to 60 letters, found 0");
    refuse(
        Place::Pub,
        |row| row["name"] = json!("é".repeat(61)),
        "name",
        "expected a name of 1 to 60 letters, found 61",
    );
    refuse(Place::Pub, |row| row["category"] = json!("basic"), "category", "expected I, II or III, found \"basic\"");
    refuse(Place::Pub, |row| row["spaces"] = json!([]), "spaces", "expected 1 to 3 spaces, found 0");
    refuse(
        Place::Pub,
        |row| row["spaces"] = json!(["any", "any", "any", "any"]),
        "spaces",
        "expected 1 to 3 spaces, found 4",
    );
    refuse(Place::School, |row| row["spaces"] = json!(["any"]), "spaces", "expected 0 to 0 spaces, found 1");
    refuse(
        Place::Pub,
        |row| row["spaces"] = json!(["any", "cargo"]),
        "spaces[1]",
        "\"cargo\" is only where tiles are sent from",
    );
    refuse(
        Place::GunpowderTower,
        |row| row["spaces"] = json!(["cargo", "any"]),
        "spaces[1]",
        "expected \"cargo\", where tiles are sent from",
    );
    refuse(
        Place::CountyFair,
        |row| row["spaces"][3] = json!("monk"),
        "spaces[3]",
        "expected \"any\": followers of all kinds meet at a fair",
    );
    refuse(
        Place::CountyFair,
        |row| drop(row.as_object_mut().unwrap().remove("noTechnology")),
        "noTechnology",
        "expected true: only followers meet at a fair",
    );
}

/// Every effect with a number that is too small or too large, or with a missing value.
#[test]
fn impossible_effects_of_place_cards_are_refused() {
    let refuse = |effect: Value, key: &str, reason: &str| {
        let row = card(Place::Pub, |row| row["effect"] = effect);
        refused(KingsFavor, json!({ "placeCards": [row] }), &format!("tables.placeCards[0].effect.{key}"), reason);
    };
    let own = "only a place that every player has does this";
    refuse(json!({ "type": "expand", "land": 1, "village": 2 }), "type", own);
    refuse(json!({ "type": "build", "building": "church" }), "type", own);
    refuse(json!({ "type": "dispatch" }), "type", own);
    let none = "expected at least one kind of followers, found none";
    refuse(json!({ "type": "recruit", "kinds": [] }), "kinds", none);
    refuse(json!({ "type": "substitute", "follower": "monk", "standsFor": [] }), "standsFor", none);
    let others = |name: &str| format!("expected others than \"{name}\" and \"monk\", for whom nobody stands");
    refuse(
        json!({ "type": "substitute", "follower": "fisher", "standsFor": ["monk"] }),
        "standsFor",
        &others("fisher"),
    );
    refuse(
        json!({ "type": "substitute", "follower": "fisher", "standsFor": ["fisher"] }),
        "standsFor",
        &others("fisher"),
    );
    let only = "\"followerOnCard\" counts only for coins and fame of a card";
    refuse(json!({ "type": "deliver", "per": "followerOnCard" }), "per", only);
    refuse(json!({ "type": "trade", "per": "followerOnCard" }), "per", only);
    refuse(
        json!({ "type": "convert", "from": "fish", "to": "fish", "max": 1, "ratio": 1 }),
        "to",
        "expected another good than \"fish\"",
    );
    refuse(json!({ "type": "drawAndKeep", "draw": 2, "keep": 3 }), "keep", "expected 1 to 2, found 3");
    refuse(json!({ "type": "drawAndKeep", "draw": 17, "keep": 3 }), "draw", "expected 1 to 16, found 17");
    refuse(json!({ "type": "secondGate", "green": 17 }), "green", "expected 0 to 16, found 17");
    for amount in [0, 31] {
        let reason = format!("expected 1 to 30, found {amount}");
        for kind in [
            "gainCoins",
            "gainFame",
            "gainTechnology",
            "extraDraw",
            "extraTrade",
            "extraFamePerBuilding",
            "extraKnightsAgainstYou",
        ] {
            refuse(json!({ "type": kind, "amount": amount }), "amount", &reason);
        }
        refuse(json!({ "type": "gainGood", "good": "fish", "amount": amount }), "amount", &reason);
        refuse(json!({ "type": "convert", "from": "fish", "to": "wood", "max": amount, "ratio": 1 }), "max", &reason);
        refuse(json!({ "type": "convert", "from": "fish", "to": "wood", "max": 1, "ratio": amount }), "ratio", &reason);
        refuse(json!({ "type": "coinsToFame", "max": amount, "rate": 1 }), "max", &reason);
        refuse(json!({ "type": "coinsToFame", "max": 1, "rate": amount }), "rate", &reason);
        refuse(json!({ "type": "buyCitizen", "coins": amount, "amount": 1 }), "coins", &reason);
        refuse(json!({ "type": "buyCitizen", "coins": 1, "amount": amount }), "amount", &reason);
    }
}

#[test]
fn impossible_deeds_are_refused() {
    let refuse = |index: usize, change: fn(&mut Value), path: &str, reason: &str| {
        let deed = changed(tree(&deeds()[index]), change);
        refused(FirstKingdom, json!({ "deeds": [deed] }), &format!("tables.deeds[0].{path}"), reason);
    };
    let twice = json!({ "deeds": [deeds()[2], deeds()[4], deeds()[2]] });
    refused(FirstKingdom, twice, "tables.deeds[2].id", "\"winepress\" is given twice");
    refuse(0, |row| row["name"] = json!(""), "name", "expected a name of 1 to 60 letters, found 0");
    refuse(0, |row| row["fields"] = json!([]), "fields", "expected at least one tile, found none");
    refuse(0, |row| row["bonus"]["amount"] = json!(0), "bonus.amount", "expected 1 to 30, found 0");
    refuse(2, |row| row["bonus"]["amount"] = json!(31), "bonus.amount", "expected 1 to 30, found 31");
    refuse(6, |row| row["bonus"]["fame"] = json!(31), "bonus.fame", "expected 0 to 30, found 31");
    refuse(6, |row| row["bonus"]["coins"] = json!(31), "bonus.coins", "expected 0 to 30, found 31");
    refuse(
        1,
        |row| row["advances"] = json!(false),
        "advances",
        "expected true: it is laid out again when no other deed lets anybody advance",
    );
}
