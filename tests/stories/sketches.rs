//! Positions from sketches.

use super::support::stories::*;
use loire::engine::NotArranged;
use loire::wire::Tree;
use serde_json::{Value, json};

fn arranged(setup: &Setup, sketch: &Value) -> Result<Table<Stories>, Vec<String>> {
    let json = sketch.to_string();
    match Stories::arrange(setup, &Tree::parse(&json).unwrap()) {
        Ok(table) => Ok(table),
        Err(NotArranged::Contradictions(all)) => Err(all.into_iter().map(|one| one.path).collect()),
        Err(error) => panic!("{error:?}"),
    }
}

/// Both stories, every round of The King's Favor and some of The First Kingdom, in planning and acting: a sketch
/// without further fields satisfies the laws.
#[test]
fn every_round_of_both_stories_can_be_arranged() {
    for &scenario in Scenario::ALL {
        for seats in 2..=4u8 {
            let setup = setup(seats, scenario, |_| {});
            for round in 1..=20u16 {
                for moment in ["acting", "planning"] {
                    let given = json!({ "round": round, "moment": moment, "start": seats - 1 });
                    let table = arranged(&setup, &given);
                    let table =
                        table.unwrap_or_else(|wrong| panic!("{scenario:?} {seats} {round} {moment}: {wrong:?}"));
                    assert_eq!(table.state().round, round);
                    let Turn::Seats(pending) = table.turn() else { panic!("a seat is asked") };
                    let is_planning = matches!(pending[0].ask, Ask::Planning(_));
                    assert_eq!(is_planning, moment == "planning");
                    assert_eq!(table.state().start.map(|seat| seat.number()), Some(seats - 1));
                }
            }
        }
    }
}

/// The position has all fields of the sketch; cards, settlers, markers and storage are derived.
#[test]
fn a_kingdom_has_all_fields_of_its_sketch() {
    let sketch = json!({
        "round": 12,
        "players": [null, {
            "coins": 9, "goods": { "wood": 2, "wine": 1 }, "technology": 1, "bag": { "knight": 2 }, "green": { "monk": 1 },
            "spaces": [{ "space": "territory.1", "tile": "farmer" }, { "space": "gate.1", "tile": "coins5" }],
            "cards": ["pub", "bathhouse"], "areas": ["L10", "L09", "L05"], "fortresses": ["L09"], "fame": 20,
        }],
        "land": [{ "area": "L09", "land": "lake" }],
        "villages": ["L05"],
        "churches": ["L10"],
        "market": { "fish": 3 },
        "deeds": [{ "deed": "lawOfInheritance", "tiles": [null, "fisher"] }],
        "kingdom": {
            "realms": [{ "epoch": 3 }, { "epoch": 5, "citizens": 7, "ticks": [1, 0, 0, 0] }],
            "defeated": ["hunger"],
        },
    });
    let table =
        arranged(&setup(2, Scenario::FirstKingdom, |_| {}), &sketch).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let (state, player) = (table.state(), &table.state().players[B.seat()]);
    assert_eq!((player.coins, player.goods[Wood], player.goods.total(), player.fame), (9, 2, 3, 20));
    assert_eq!(player.followers.spaces.standing(Space::Territory1), Some(Tile::Follower(Farmer)));
    assert!(player.cards.has(Place::Pub) && player.cards.has(Place::Church), "epoch V unlocks the church");
    assert_eq!((player.built.villages, player.built.fortresses, player.built.churches), (1, 1, 1));
    assert_eq!((player.reserve, player.aside, player.fortresses), (12 - 2 - 3 - 2, 2, 4), "three of five are released");
    assert_eq!(state.map[L09].land, Some(Lake));
    assert_eq!((state.churches, state.market[Ware::Fish], state.market[Ware::Wood]), (11, 3, 0));
    assert!(state.deeds[Deed::FoodDepot].is_none() && state.deeds[Deed::Medicine].is_some());
    assert!(state.deeds[Deed::ThreeFieldFarming].is_none(), "one side is up");
    let kingdom = state.kingdom.as_ref().unwrap();
    assert!(kingdom.told.has(Narration::V) && kingdom.told.has(Narration::FoodDepot) && kingdom.told.len() == 6);
    assert_eq!(kingdom.realms[B.seat()].control[Column::Areas], 1, "three areas are reached");
}

#[test]
fn a_court_has_all_fields_of_its_sketch() {
    let sketch = json!({
        "round": 7,
        "players": [null, null, { "out": 4 }],
        "court": { "courtiers": [{ "favourites": 0, "booklet": [[], [], ["trader"]] }] },
    });
    let table = arranged(&setup(3, Scenario::KingsFavor, |_| {}), &sketch).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let court = table.state().court.as_ref().unwrap();
    assert_eq!(court.courtiers[A.seat()].favourites, 0);
    assert_eq!(court.courtiers[A.seat()].booklet[2].lying(0), Some(Tile::Follower(Trader)));
    assert_eq!(court.courtiers[B.seat()].booklet.len(), 3, "the second year has three objectives");
    assert!(table.state().players[B.seat()].cards.has(Place::Castle));
    assert!(!table.state().players[C.seat()].cards.has(Place::Castle), "a player who is out unlocks no card");
}

/// Buildings of a sketch must be on the map.
#[test]
fn buildings_that_are_not_on_the_map_are_refused() {
    let (kingdom, court) = (setup(2, Scenario::FirstKingdom, |_| {}), setup(2, Scenario::KingsFavor, |_| {}));
    for (building, count) in [("fortresses", 1), ("villages", 1), ("churches", 2)] {
        let given = json!({ "players": [{ "built": { building: count } }] });
        let path = format!("players[0].built.{building}");
        assert_eq!(arranged(&kingdom, &given).unwrap_err(), std::slice::from_ref(&path), "{building}");
        assert_eq!(arranged(&court, &given).unwrap_err(), [path], "{building}");
    }
    let stands = json!({
        "players": [{ "areas": ["L06", "L07"], "fortresses": ["L07"], "built": { "villages": 1, "fortresses": 1 } }],
        "villages": ["L07"],
    });
    let table = arranged(&kingdom, &stands).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    assert_eq!(table.state().players[A.seat()].built.fortresses, 1);
}

/// In every accepted state the built and reserved pieces agree with the map and the epochs.
#[test]
fn counts_that_do_not_agree_with_the_map_are_corrupt() {
    let corrupt = |scene: &Scene, change: fn(&mut loire::stories::state::Player)| {
        let mut table = scene.table.clone();
        change(&mut table.state_mut().players[A.seat()]);
        table.problems().into_iter().map(|one| one.path).collect::<Vec<_>>()
    };
    for scene in [kingdom(2), court(2)] {
        assert_eq!(corrupt(&scene, |_| {}), [""; 0]);
        assert_eq!(corrupt(&scene, |player| player.built.fortresses = 1), ["players[0].built.fortresses"]);
        assert_eq!(corrupt(&scene, |player| player.built.villages = 1), ["players"]);
        assert_eq!(corrupt(&scene, |player| player.built.churches = 1), ["players"]);
        assert_eq!(corrupt(&scene, |player| player.fortresses = 4), ["players[0].fortresses"]);
        let aside = |player: &mut loire::stories::state::Player| {
            (player.aside, player.reserve) = (player.aside + 1, player.reserve - 1)
        };
        assert_eq!(corrupt(&scene, aside), ["players[0].aside"]);
    }
}

/// A full deed is completed before anything else (S-058).
#[test]
fn rejects_a_full_deed_that_nothing_completes() {
    let scene = kingdom(2).deed(Deed::AlchemyA, "fisher");
    let mut table = scene.table.clone();
    let state = table.state_mut();
    let fields = state.deeds[Deed::AlchemyA].as_mut().unwrap();
    while !fields.is_complete(5) {
        fields.put(fields.iter().count(), Tile::Follower(Fisher));
        state.storage.take(Ware::Fisher);
    }
    let paths: Vec<_> = table.problems().into_iter().map(|one| one.path).collect();
    assert_eq!(paths, ["deeds.alchemyA"]);
}

/// Every contradiction is reported with its path.
#[test]
fn contradictions_are_refused_with_their_path() {
    let (kingdom, court) = (setup(2, Scenario::FirstKingdom, |_| {}), setup(2, Scenario::KingsFavor, |_| {}));
    let given =
        json!({ "round": 0, "start": 3, "players": [null, null, {}], "land": [{ "area": "L06", "land": "lake" }] });
    assert_eq!(arranged(&kingdom, &given).unwrap_err(), ["round", "start", "players", "land[0].area"]);
    assert_eq!(arranged(&court, &json!({ "round": 21 })).unwrap_err(), ["round"]);
    assert_eq!(arranged(&court, &json!({ "kingdom": {} })).unwrap_err(), ["kingdom"]);
    let twice = json!({ "players": [{ "cards": ["pub"] }, { "cards": ["pub"] }] });
    assert_eq!(arranged(&kingdom, &twice).unwrap_err(), ["players[0].cards", "players[1].cards"]);
    let many = json!({ "players": [{ "goods": { "cheese": 200 } }] });
    assert_eq!(arranged(&kingdom, &many).unwrap_err(), ["storage.cheese"]);
    let war = json!({ "players": [{ "areas": ["L06", "L07"] }, { "areas": ["L10", "L07"] }] });
    assert_eq!(arranged(&kingdom, &war).unwrap_err(), ["map.L07.settlers"]);
    let green = json!({ "players": [{ "green": { "farmer": 9 } }] });
    assert_eq!(arranged(&kingdom, &green).unwrap_err(), ["players[0].followers.market"]);
}
