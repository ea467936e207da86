//! The choices before the first move, and their effects.

use loire::engine::Seats;
use loire::stories::data::map::{Area, Land};
use loire::stories::data::places::Place;
use loire::stories::data::wares::{Good, Ware};
use loire::stories::setup::{Scenario, Setup, StartTilesFrom};
use loire::stories::{Rules, setup};
use loire::wire::Kind;
use serde_json::{Value, json};

fn setup(seats: u8, scenario: Scenario) -> Setup {
    Setup::new(Seats::new(seats).unwrap(), scenario)
}

/// Every story with two, three and four players.
fn every() -> impl Iterator<Item = (u8, Scenario)> {
    [2, 3, 4].into_iter().flat_map(|seats| Scenario::ALL.iter().map(move |&scenario| (seats, scenario)))
}

/// 15, 23 or 29 areas; one start village for each player, land tiles on all others.
#[test]
fn s_022_the_map_has_room_for_its_tiles() {
    for (seats, scenario) in every() {
        let rules = Rules::new(&setup(seats, scenario)).unwrap();
        assert_eq!(rules.areas.len(), [15, 23, 29][usize::from(seats) - 2]);
        assert_eq!(rules.start_villages.len(), seats);
        assert_eq!(rules.land.total() + u32::from(seats), u32::from(rules.areas.len()));
        assert!(rules.areas.has_all(rules.start_villages));
        for &area in Area::ALL {
            let neighbours = rules.neighbours[area];
            assert!(rules.areas.has_all(neighbours) && !neighbours.has(area));
            assert_eq!(neighbours.is_empty(), !rules.areas.has(area), "{}", area.name());
            assert!(neighbours.iter().all(|other| rules.neighbours[other].has(area)), "{}", area.name());
        }
    }
    assert_eq!(
        Land::ALL.iter().map(|land| land.good()).collect::<Vec<_>>(),
        [Good::Wine, Good::Cheese, Good::Wood, Good::Fish, Good::Grain]
    );
}

/// Three place cards and a deed board exist only in The First Kingdom; one deed board is not for two players.
#[test]
fn s_024_s_094_cards_and_deeds_of_a_story() {
    for (seats, scenario) in every() {
        let rules = Rules::new(&setup(seats, scenario)).unwrap();
        let is_first = scenario == Scenario::FirstKingdom;
        assert_eq!(rules.cards.len(), if is_first { 24 } else { 21 });
        assert_eq!(rules.cards.has(Place::Grove), is_first);
        assert_eq!(rules.deed_boards.len(), 4 + u8::from(seats > 2) + u8::from(is_first));
        assert_eq!(rules.epochs.len(), if is_first { 8 } else { 5 });
        assert_eq!(rules.reserve + rules.aside + if is_first { 3 } else { 2 }, 12);
    }
}

/// Start tiles come from the market place, or from storage while it lasts; no tile is lost.
#[test]
fn s_026_start_tiles_come_from_somewhere() {
    for (seats, scenario) in every() {
        for from in [StartTilesFrom::Market, StartTilesFrom::Storage] {
            let mut setup = setup(seats, scenario);
            setup.options.start_tiles_from = from;
            let rules = Rules::new(&setup).unwrap();
            let (market, storage) = rules.opening_stock();
            for &ware in Ware::ALL {
                let players = rules.start_kit.tiles(ware) * seats;
                assert_eq!(market[ware] + storage[ware] + players, rules.in_box[ware], "{}", ware.name());
                let stored = rules.in_box[ware] - rules.market[ware];
                let taken = if from == StartTilesFrom::Market { players } else { players.saturating_sub(stored) };
                assert_eq!(market[ware], rules.market[ware] - taken, "{}", ware.name());
            }
        }
    }
    // With four players all farmers lie on the market place, so they come from there anyway.
    let mut four = setup(4, Scenario::FirstKingdom);
    four.options.start_tiles_from = setup::StartTilesFrom::Storage;
    assert_eq!(Rules::new(&four).unwrap().opening_stock().0[Ware::Farmer], 18 - 12);
}

fn refusal(setup: &Setup) -> (String, String) {
    let error = Rules::new(setup).unwrap_err();
    (error.path.into(), error.reason)
}

/// Some options belong to one story.
#[test]
fn s_109_options_of_the_other_story() {
    let with = |scenario, change: fn(&mut Setup)| {
        let mut setup = setup(3, scenario);
        change(&mut setup);
        setup
    };
    let only = |scenario: &str| format!("only with the scenario \"{scenario}\"");
    let refused = [
        (
            Scenario::FirstKingdom,
            (|setup| setup.options.clear_eliminated = true) as fn(&mut Setup),
            "clearEliminated",
            only("kingsFavor"),
        ),
        (Scenario::FirstKingdom, |setup| setup.options.favourite_tiles = 2, "favouriteTiles", only("kingsFavor")),
        (Scenario::KingsFavor, |setup| setup.options.round_limit = 9, "roundLimit", only("firstKingdom")),
        (
            Scenario::KingsFavor,
            |setup| setup.options.favourite_tiles = 0,
            "favouriteTiles",
            "expected 1 to 2 tiles, found 0".into(),
        ),
        (
            Scenario::KingsFavor,
            |setup| setup.options.favourite_tiles = 3,
            "favouriteTiles",
            "expected 1 to 2 tiles, found 3".into(),
        ),
        (
            Scenario::FirstKingdom,
            |setup| setup.options.round_limit = 201,
            "roundLimit",
            "expected at most 200 rounds, found 201".into(),
        ),
    ];
    for (scenario, change, option, reason) in refused {
        assert_eq!(refusal(&with(scenario, change)), (format!("options.{option}"), reason));
    }
    for (scenario, change) in [
        (Scenario::KingsFavor, (|setup| setup.options.favourite_tiles = 2) as fn(&mut Setup)),
        (Scenario::FirstKingdom, |setup| setup.options.round_limit = 200),
        (Scenario::KingsFavor, |setup| setup.options.clear_eliminated = true),
    ] {
        Rules::new(&with(scenario, change)).unwrap();
    }
}

/// On the wire a set-up needs its story; options with their defaults are omitted.
#[test]
fn set_ups_are_read_and_written() {
    let read = |tree: Value| serde_json::from_value::<Setup>(tree).map_err(|error| error.to_string());
    let plain = json!({ "game": "stories", "seats": 2, "scenario": "kingsFavor" });
    let setup = read(plain.clone()).unwrap();
    assert_eq!(setup, self::setup(2, Scenario::KingsFavor));
    assert_eq!(
        serde_json::to_value(&setup).unwrap(),
        json!({ "game": "stories", "seats": 2, "scenario": "kingsFavor", "options": { "favouriteTiles": 1 } })
    );
    assert!(read(json!({ "game": "stories", "seats": 2 })).unwrap_err().starts_with("scenario: expected a string"));
    assert!(
        read(json!({ "game": "stories", "seats": 2, "scenario": "settlers" }))
            .unwrap_err()
            .starts_with("scenario: \"settlers\" is not one of firstKingdom, kingsFavor")
    );
    assert!(read(json!({ "game": "stories", "seats": 5, "scenario": "kingsFavor" })).is_err());
    let mut named = plain;
    named["names"] = json!(["Ada"]);
    assert_eq!(refusal(&read(named).unwrap()), ("names".into(), "1 names for 2 seats".into()));
    let wrong =
        json!({ "game": "stories", "seats": 2, "scenario": "kingsFavor", "options": { "startTilesFrom": "bank" } });
    assert!(read(wrong).unwrap_err().starts_with("options.startTilesFrom: \"bank\" is not one of market, storage"));
}
