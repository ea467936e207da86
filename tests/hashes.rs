//! Two hundred games of each kind and their hashes: here natively, in `tests/node` and `tests/browser` from the
//! package.

use loire::engine::Presented;
use loire::{AnyGame, LoireError};
use serde_json::{Map, Value, json};

/// The data that `tests/helpers/hashes.mjs` writes for a game.
fn measure(game: &Value) -> Result<Value, LoireError> {
    let mut handle = AnyGame::create(&game["setup"].to_string())?;
    handle.playout(game["playout"].as_str().unwrap_or_default(), None)?;
    let text = handle.record()?.into_text();
    let record: Value = serde_json::from_str(&text).expect("a record is JSON");
    let entries = record["entries"].as_array().map_or(0, Vec::len);
    let mut hashes = Vec::new();
    for part in 0..4 {
        hashes.push(AnyGame::replay(&text, Some(entries * part / 4))?.hash());
    }
    hashes.push(handle.hash());
    Ok(json!({ "entries": entries, "hashes": hashes, "scores": record["scores"] }))
}

/// The games of the file, by kind.
fn games() -> Map<String, Value> {
    serde_json::from_str(include_str!("hashes.json")).expect("lists of games")
}

fn two_hundred_games_hash_as_everywhere<G: Presented>() {
    let games = games().remove(G::ID).expect("a list of games");
    let games = games.as_array().expect("a list of games");
    assert_eq!(games.len(), 200);
    for game in games {
        let measured = measure(game).expect("a game that can be played");
        for key in ["entries", "hashes", "scores"] {
            assert_eq!(measured[key], game[key], "{key} of {}", game["setup"]);
        }
    }
}

#[test]
#[cfg(feature = "burgundy")]
fn burgundy() {
    two_hundred_games_hash_as_everywhere::<loire::burgundy::Burgundy>();
}

#[test]
#[cfg(feature = "orleans")]
fn orleans() {
    two_hundred_games_hash_as_everywhere::<loire::orleans::Orleans>();
}

#[test]
#[cfg(feature = "stories")]
fn stories() {
    two_hundred_games_hash_as_everywhere::<loire::stories::Stories>();
}

#[test]
#[cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]
fn every_game_has_hashes() {
    let mut ids: Vec<&str> = loire::games().iter().map(|game| game.id).collect();
    ids.sort();
    assert!(games().keys().eq(ids), "{:?}", games().keys());
}
