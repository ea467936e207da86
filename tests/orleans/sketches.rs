//! Positions from sketches.

use crate::support::orleans::*;
use loire::engine::{NotArranged, Presented};
use loire::wire::Tree;
use serde_json::{Value, json};

fn arranged(setup: &Setup, sketch: &Value) -> Result<Table<Orleans>, Vec<String>> {
    let json = sketch.to_string();
    match Orleans::arrange(setup, &Tree::parse(&json).unwrap()) {
        Ok(table) => Ok(table),
        Err(NotArranged::Contradictions(all)) => Err(all.into_iter().map(|one| one.path).collect()),
        Err(error) => panic!("{error:?}"),
    }
}

/// Every set-up in every round, in planning and acting: a sketch without further fields satisfies the laws.
#[test]
fn every_round_of_every_setup_can_be_arranged() {
    for (edition, modules) in
        [(Edition::First, vec![]), (Edition::Later, vec![]), (Edition::Later, ModuleId::ALL.to_vec())]
    {
        for seats in 2..=4 {
            let setup = expanded(edition, seats, &modules, |options| options.civic_board = board(&modules));
            for round in 1..=18u8 {
                for moment in ["acting", "planning"] {
                    let table = arranged(&setup, &json!({ "round": round, "moment": moment, "start": seats - 1 }));
                    let table = table.unwrap_or_else(|wrong| panic!("{edition:?} {seats} {round} {moment}: {wrong:?}"));
                    assert_eq!(table.state().hourglasses.len(), usize::from(round));
                    let Turn::Seats(pending) = table.turn() else { panic!("a seat is asked") };
                    let is_planning = matches!(pending[0].ask, Ask::Plan(_));
                    assert_eq!(is_planning, moment == "planning");
                    assert_eq!(table.state().start.map(|seat| seat.number()), Some(seats - 1));
                }
            }
        }
    }
}

fn board(modules: &[ModuleId]) -> CivicBoard {
    if modules.is_empty() { CivicBoard::default() } else { CivicBoard::Both }
}

/// The position has all fields of the sketch; markers, supplies and citizens are derived.
#[test]
fn a_position_has_all_fields_of_its_sketch() {
    let setup = setup(Edition::Later, 2, |_| {});
    let sketch = json!({
        "event": "taxesA",
        "players": [null, {
            "coins": 12, "goods": { "wine": 2, "brocade": 1 }, "development": 4, "merchant": "blois",
            "stations": ["orleans", "blois"], "places": ["school", "library"], "bag": { "knight": 2, "scholar": 1 },
            "market": { "ownFarmer": 1, "monk": 1 }, "spaces": [{ "space": "castle.3", "follower": "ownTrader" }],
            "gears": { "free": 1 },
        }],
        "paths": [{ "path": "orleans-vierzon", "goods": ["wool"] }],
        "deeds": { "cityWall": { "farmer": 1 } },
    });
    let sketch = match arranged(&setup, &sketch) {
        Ok(table) => table,
        Err(wrong) => panic!("{wrong:?}"),
    };
    let (state, player) = (sketch.state(), &sketch.state().players[B.seat()]);
    assert_eq!((player.coins, player.development, player.merchant.name()), (12, 4, "blois"));
    assert_eq!((player.goods[Wine], player.goods.total(), player.stations.len(), player.unbuilt), (2, 3, 2, 8));
    assert_eq!(player.tracks[Track::Knight], 2, "as many steps as knights");
    assert_eq!(player.tracks[Track::Trader], 2, "as many steps as place tiles");
    assert_eq!(player.followers.bag[Follower::from_name("ownBoatman").unwrap()], 1, "own ones are in the bag");
    assert_eq!(state.players[A.seat()].coins, 5, "the start goods of the set-up");
    assert_eq!(Orleans::status(sketch.at()).round, Some(state.round()));
    assert_eq!(Orleans::status(sketch.at()).draw_limits, [4, 6]);
}

/// Every contradiction is reported with its path.
#[test]
fn contradictions_are_refused_with_their_path() {
    let setup = setup(Edition::Later, 2, |_| {});
    assert_eq!(
        arranged(&setup, &json!({ "round": 19, "players": [null, null, {}] })).unwrap_err(),
        ["round", "players"]
    );
    assert_eq!(arranged(&setup, &json!({ "round": 1, "event": "taxesC" })).unwrap_err(), ["event"]);
    let twice = json!({ "players": [{ "places": ["school"] }, { "places": ["school"] }] });
    assert_eq!(arranged(&setup, &twice).unwrap_err(), ["players[1].places"]);
    let many = json!({ "players": [{ "goods": { "cheese": 200 } }] });
    assert_eq!(arranged(&setup, &many).unwrap_err(), ["goods.cheese"]);
}

/// Tiles that are not in play raise no marker; missing tiles must have been taken by a player.
#[test]
fn the_markers_of_traders_follow_the_tiles_that_are_played() {
    let pool = |count| later_with(2, |options| options.place_pool = Some(count));
    pool(1).expect_track(A, Trader, 0).expect_track(B, Trader, 0);
    pool(1).gone([Hayrick, ShippingLine]).expect_track(A, Trader, 0).expect_track(B, Trader, 2);
    pool(9).gone([Hayrick]).expect_track(A, Trader, 0).expect_track(B, Trader, 1);
}
