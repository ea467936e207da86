//! Our own JSON writer gives the same text as `serde_json`.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

use loire::AnyGame;
use loire::burgundy::{self, Burgundy};
use loire::engine::search::Playout;
use loire::engine::{Game, Seats, Table, Turn};
use loire::orleans::setup::{CivicBoard, ModuleId};
use loire::orleans::{self, Edition, Orleans};
use loire::wire::{Kind, json};
use serde::Serialize;
use serde_json::Value;

fn is_the_same<T: Serialize + ?Sized>(value: &T) {
    assert_eq!(json(value), serde_json::to_string(value).unwrap());
}

#[test]
fn plain_values_match_serde() {
    is_the_same(&(true, false, 'é', (), None::<u8>, Some("x"), [0u8; 0], vec![[1, 2], [3, 4]]));
    is_the_same(&(i8::MIN, i16::MIN, i32::MIN, i64::MIN, u8::MAX, u16::MAX, u32::MAX, u64::MAX));
    is_the_same(&[0.0, 58.5, 0.1, 7.0, 99.9]);
}

#[test]
fn fractions_read_back_exactly() {
    let numbers =
        [-0.65, -0.0, 0.333, 1e-7, 5e-324, 1e15, 1e21, 0.1 + 0.2, -123_456.789, f64::MAX, f64::MIN, f64::EPSILON];
    for number in numbers {
        let read: f64 = json(&number).parse().unwrap();
        assert_eq!(read.to_bits(), number.to_bits(), "{}", json(&number));
    }
    assert_eq!(json(&[f64::NAN, f64::INFINITY, f64::NEG_INFINITY]), "[null,null,null]");
}

#[test]
fn a_refusal_is_the_same_for_every_writer() {
    let setup = r#"{ "game": "stories", "scenario": "firstKingdom", "seats": 2, "seed": "a" }"#;
    let mut game = AnyGame::create(setup).unwrap();
    let seat = game.turn().asked()[0].seat;
    let error = game.play(seat, r#"{ "type": "settle", "area": "L01" }"#).unwrap_err();
    let [ours, theirs] = [json(&error), serde_json::to_string(&error).unwrap()];
    let [ours, theirs] = [ours, theirs].map(|text| serde_json::from_str::<Value>(&text).unwrap());
    assert_eq!(ours, theirs);
    assert_eq!(ours["params"], serde_json::json!({ "area": "L01" }));
}

#[test]
fn texts_with_every_kind_of_character_match_serde() {
    let all: String = ('\0'..='\u{ff}').chain(['[', '{', '€', '🏰']).collect();
    is_the_same(&[&all, "", "[", "{", "\\", "\""]);
}

/// Events, questions and states of random games.
fn a_game<G: Game>(setup: &G::Setup) {
    for seed in ["one", "two", "three"] {
        let mut table = Table::<G>::new(setup).unwrap();
        let mut playout = Playout::new(seed);
        is_the_same(setup);
        while !matches!(table.turn(), Turn::Over) {
            is_the_same(&playout.answer(&mut table, &mut |event| is_the_same(&event)).unwrap());
            is_the_same(&(table.state(), table.agenda(), table.scores()));
        }
    }
}

#[test]
fn whole_games_match_serde() {
    let seats = Seats::new(4).unwrap();
    a_game::<Burgundy>(&burgundy::Setup::new(seats));
    let mut setup = orleans::Setup::new(seats, Edition::Later);
    a_game::<Orleans>(&setup);
    setup.modules = ModuleId::ALL.iter().copied().collect();
    setup.options.civic_board = CivicBoard::Both;
    a_game::<Orleans>(&setup);
}
