//! The print: the rows agree with each other and with the box, and `components()` lists all of them.

use crate::tables::{tabled, tree};
use loire::engine::Seats;
use loire::stories::components::components;
use loire::stories::data::Confidence;
use loire::stories::data::deeds::{Deed, DeedBoard, FALLBACK, deeds};
use loire::stories::data::effects::{Effect, Takes};
use loire::stories::data::fame::{FameBonus, Landmark};
use loire::stories::data::map::{Zone, map};
use loire::stories::data::places::{Category, Place, Space, places};
use loire::stories::data::tasks::{Task, control_board, task_sheet};
use loire::stories::data::wares::{Follower, GOODS, Good, Wanted, Ware, goods};
use loire::stories::setup::Scenario::{self, FirstKingdom, KingsFavor};
use loire::stories::{Rules, Setup, info};
use loire::wire::Kind;
use serde_json::{Value, json};

fn rules(seats: u8, scenario: Scenario) -> Rules {
    Rules::new(&Setup::new(Seats::new(seats).unwrap(), scenario)).unwrap()
}

/// The printed material of the box as a front end receives it.
fn box_of() -> Value {
    tree(&components(None))
}

#[test]
fn rows_are_in_the_order_of_their_kinds() {
    assert!(places().iter().map(|row| row.id).eq(Place::ALL.iter().copied()));
    assert!(deeds().iter().map(|row| row.id).eq(Deed::ALL.iter().copied()));
    for &scenario in Scenario::ALL {
        assert!((scenario.row().epochs)().iter().map(|row| row.number).eq(1..=scenario.row().epoch_count));
    }
    // Every space belongs to the place in its name.
    for &space in Space::ALL {
        assert_eq!(space.name(), format!("{}.{}", space.place().name(), space.number() + 1));
        assert_eq!(space.place().spaces()[space.number()], space);
    }
    assert!(Place::ALL.iter().all(|place| place.spaces().len() == place.room()));
}

/// 9 places on the board, 6 basic cards, 8 cards of each category; passive cards have no spaces.
#[test]
fn s_021_places_have_their_spaces() {
    let places = places();
    let count = |category| places.iter().filter(|row| row.category == category).count();
    assert_eq!(Category::ALL.iter().map(|&category| count(category)).collect::<Vec<_>>(), [9, 6, 8, 8, 8]);
    for row in &places {
        assert_eq!(row.spaces.is_empty(), row.effect.is_passive(), "{}", row.name);
        assert!(row.spaces.len() <= row.id.room(), "{}", row.name);
        assert_eq!(row.spaces.contains(&Takes::Cargo), row.effect.is_gate(), "{}", row.name);
        assert_eq!(row.category == Category::Board, row.id.is_on_board());
        assert_eq!(matches!(row.category, Category::I | Category::II | Category::III), row.id.is_card());
    }
    let of = |place: Place| tree(&places[place.index()].spaces);
    assert_eq!(of(Place::Territory), json!([["farmer", "knight"], ["farmer", "knight"], ["fisher", "knight"]]));
    assert_eq!(of(Place::Village), json!([["farmer"], ["craftsman"], "wood"]));
    assert_eq!(of(Place::Fortress), json!([["knight"], "wood"]));
    assert_eq!(of(Place::Gate), json!(["cargo", "cargo"]));
    let barred: Vec<Place> = places.iter().filter(|row| row.no_technology).map(|row| row.id).collect();
    assert_eq!(barred, [Place::Monastery, Place::CountyFair]);
    assert_eq!(places[0].effect, Effect::Expand { land: 1, village: 2 });
}

/// 184 goods, 18 followers of each kind, 18 technology: no set-up uses more, with any number of players (J1).
#[test]
fn tiles_add_up() {
    assert_eq!(goods().tiles.total(), GOODS);
    for &scenario in Scenario::ALL {
        for seats in 2..=4 {
            let rules = rules(seats, scenario);
            for &ware in Ware::ALL {
                assert!(rules.market[ware] <= rules.in_box[ware], "{}", ware.name());
                assert!(rules.start_kit.tiles(ware) * seats <= rules.market[ware], "{}", ware.name());
            }
        }
    }
    // Scholars, knights, monks and technology are in the box exactly as often as they come onto the market place.
    let rules = rules(4, FirstKingdom);
    let coming = |ware| {
        u32::from(rules.market[ware]) + rules.narration.values().iter().map(|card| u32::from(card[ware])).sum::<u32>()
    };
    for ware in [Ware::Scholar, Ware::Knight, Ware::Monk, Ware::Technology] {
        assert_eq!(coming(ware), 18, "{}", ware.name());
    }
    assert_eq!(rules.epochs.iter().map(|row| row.settlers).sum::<u8>(), rules.aside);
}

#[test]
fn s_055_every_ware_is_a_follower_a_good_or_technology() {
    for &ware in Ware::ALL {
        let is = [ware.follower().is_some(), ware.good().is_some(), ware == Ware::Technology];
        assert_eq!(is.iter().filter(|it| **it).count(), 1, "{}", ware.name());
        assert!(ware.follower().is_none_or(|follower| Ware::from(follower) == ware && follower.name() == ware.name()));
        assert!(ware.good().is_none_or(|good| Ware::from(good) == ware && good.name() == ware.name()));
    }
    for wanted in [
        Wanted::Anybody,
        Wanted::Technology,
        Wanted::Coins(5),
        Wanted::Good(Good::Wine),
        Wanted::Follower(Follower::Monk),
    ] {
        assert_eq!(Wanted::from_name(&wanted.name()), Some(wanted));
        assert_eq!(serde_json::from_value::<Wanted>(tree(&wanted)).unwrap(), wanted);
    }
}

#[test]
fn s_058_deeds_have_two_sides() {
    for &board in DeedBoard::ALL {
        let [front, back] = board.sides();
        assert!(front.board() == board && back.board() == board && !front.is_back() && back.is_back());
    }
    let advancing: Vec<DeedBoard> = deeds().iter().filter(|row| !row.advances).map(|row| row.id.board()).collect();
    assert_eq!(advancing, [DeedBoard::Relief, DeedBoard::Relief]);
    assert!(deeds()[FALLBACK.index()].advances && FALLBACK.is_back());
    assert_eq!(Deed::ALL.iter().filter(|deed| deed.defeats().is_some()).count(), 2);
}

/// 13 marked spaces from 6 to 90; two of The King's Favor stop every marker.
#[test]
fn s_101_the_fame_track_has_its_landmarks() {
    for &scenario in Scenario::ALL {
        let track = (scenario.row().fame_track)();
        assert_eq!((track.length, track.spaces.len()), (90, 13));
        assert!(track.spaces.windows(2).all(|pair| pair[0].space < pair[1].space));
    }
    let track = (KingsFavor.row().fame_track)();
    assert_eq!(
        (track.landmark(Landmark::TournamentGround), track.landmark(Landmark::Castle)),
        (Some((38, 3)), Some((90, 5)))
    );
    assert_eq!((FirstKingdom.row().fame_track)().landmark(Landmark::Castle), None);
    let citizens = (FirstKingdom.row().fame_track)()
        .spaces
        .iter()
        .filter(|row| matches!(row.bonus, FameBonus::Citizen { .. }))
        .count();
    assert_eq!(citizens, 8);
}

/// With its own tasks, board and fame track, a player can strike 20 citizens.
#[test]
fn s_076_tasks_offer_enough_citizens() {
    let sheet = task_sheet();
    assert_eq!(sheet.fields(Task::Harbour).len(), 5);
    assert!(sheet.fields(Task::Wealth).is_empty());
    let board = control_board();
    let columns = board.areas.len() + board.villages.len() + board.churches.len();
    assert!(columns + 8 + 2 + 12 > usize::from(sheet.citizens));
    assert!(
        [7, 8].iter().all(|number| board.areas.contains(number))
            && [4, 6].iter().all(|number| board.villages.contains(number))
    );
}

/// The positions of areas agree with their neighbours: neighbours touch.
#[test]
fn neighbours_touch() {
    let map = map();
    let at = |area| map.areas.iter().find(|row| row.id == area).unwrap().at;
    for row in &map.areas {
        for other in row.neighbours.iter() {
            let [x, y] = [0, 1].map(|axis| (row.at[axis] - at(other)[axis]).abs());
            assert!((x, y) == (2, 0) || (x, y) == (1, 1), "{} {}", row.id.name(), other.name());
        }
        let touching = map.areas.iter().filter(|other| {
            let [x, y] = [0, 1].map(|axis| (row.at[axis] - other.at[axis]).abs());
            (x, y) == (2, 0) || (x, y) == (1, 1)
        });
        assert!(touching.map(|other| other.id).eq(row.neighbours.iter()), "{}", row.id.name());
    }
    assert_eq!(Zone::ALL.iter().map(|zone| zone.areas()).sum::<usize>(), 29);
}

/// A front end without rule knowledge finds everything that it draws.
#[test]
fn components_list_the_box() {
    let all = box_of();
    let count = |key: &str| all[key].as_array().map_or(0, Vec::len);
    let counts = ["areas", "startVillages", "lands", "places", "deeds", "followers", "goods", "stories", "tasks"];
    assert_eq!(counts.map(count), [29, 3, 5, 39, 12, 7, 8, 2, 7]);
    let fair = all["places"].as_array().unwrap().iter().find(|row| row["id"] == "countyFair").unwrap();
    assert_eq!(
        (fair["spaces"].as_array().unwrap().len(), &fair["spaces"][6]),
        (7, &json!({ "id": "countyFair.7", "takes": "any" }))
    );
    assert_eq!(fair["effect"], json!({ "type": "gainFame", "amount": 1, "per": "followerOnCard" }));
    let [first, king] = [&all["stories"][0], &all["stories"][1]];
    assert_eq!((&first["title"], &king["title"]), (&json!("The First Kingdom"), &json!("The King's Favor")));
    for key in ["narration", "taskSheet", "controlBoard"] {
        assert!(first[key].is_object() && king[key].is_null(), "{key}");
    }
    for key in ["seasons", "points", "rounds"] {
        assert!(first[key].is_null() && !king[key].is_null(), "{key}");
    }
    assert_eq!(king["epochs"][4]["objectives"][0]["must"], true);
    assert_eq!(first["market"]["farmer"], json!([10, 14, 18]));
    assert_eq!(all["places"][0]["confidence"], "certain");
    // Every row has a confidence, and none is set by a host.
    assert!(!all.to_string().contains("\"given\""));
    let rows = ["places", "deeds", "areas", "goods"]
        .map(|key| all[key].as_array().unwrap().iter().all(|row| row["confidence"].is_string()));
    assert_eq!(rows, [true; 4]);
    assert!(Place::ALL.iter().all(|place| place.rule().starts_with("S-0")));
}

/// With a set-up, only the components in play, with the corrections of its tables.
#[test]
fn components_list_a_set_up() {
    let two = tree(&components(Some(&rules(2, KingsFavor))));
    let count = |key: &str| two[key].as_array().map_or(0, Vec::len);
    assert_eq!(["areas", "startVillages", "places", "deeds", "stories"].map(count), [15, 1, 36, 8, 1]);
    assert_eq!(two["areas"][0]["neighbours"], json!(["L02", "L06"]), "areas that are not in play have no neighbours");
    let tables = json!({ "prices": { "wood": 9, "brocade": 5, "wool": 4, "wine": 3, "bread": 3, "cheese": 2, "grain": 1, "fish": 1 }, "green": 9 });
    let given = Rules::new(&tabled(FirstKingdom, 3, &tables)).unwrap();
    let given = tree(&components(Some(&given)));
    assert_eq!(
        (&given["goods"][0]["price"], &given["goods"][0]["confidence"], &given["green"]),
        (&json!(9), &json!("given"), &json!(9))
    );
    assert_eq!(given["stories"][0]["confidence"][0], json!({ "of": "green", "confidence": "given" }));
    assert_eq!(given["stories"][0]["confidence"][1], json!({ "of": "goodsTiles", "confidence": "house" }));
    assert_eq!(Confidence::default(), Confidence::Given);
}

/// `games()` lists the stories with their titles, and a replacement for every reconstructed part.
#[test]
fn s_109_options_and_reconstructed_parts_are_listed() {
    let info = tree(&info::info());
    assert_eq!(
        (&info["scenarios"], &info["scenarioTitles"]),
        (&json!(["firstKingdom", "kingsFavor"]), &json!(["The First Kingdom", "The King's Favor"]))
    );
    let options: Vec<(&str, &str)> = info["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["rule"].as_str().unwrap()))
        .collect();
    assert_eq!(
        options,
        [
            ("techNeedsTwoFollowerSpaces", "S-014"),
            ("strictGoodsOnSpaces", "S-038"),
            ("reentry", "S-072"),
            ("clearEliminated", "S-102"),
            ("favouriteTiles", "S-094"),
            ("startTilesFrom", "S-026"),
            ("safetyValve", "S-109"),
            ("conditionsMustHold", "S-056"),
            ("roundLimit", "S-115"),
        ]
    );
    assert_eq!((&info["options"][3]["scenarios"], info["options"][0].get("scenarios")), (&json!(["kingsFavor"]), None));
    // Every table can be replaced, and is listed.
    let named = |row: &Value| row["replace"].as_str().unwrap().trim_start_matches("tables.").to_owned();
    let mut replaced: Vec<String> = info["reconstructed"].as_array().unwrap().iter().map(named).collect();
    let mut tables: Vec<String> = Scenario::ALL
        .iter()
        .flat_map(|&scenario| crate::tables::ours(scenario).as_object().unwrap().keys().cloned().collect::<Vec<_>>())
        .collect();
    tables.sort();
    tables.dedup();
    replaced.sort();
    assert_eq!(replaced, tables);
}
