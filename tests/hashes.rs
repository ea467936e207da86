//! Two hundred games and what they hash to: here natively, in `tests/node` and `tests/browser` from the package.

use loire::api::{self, Handle, Json, Open};
use loire::burgundy::Burgundy;
use serde_json::{Value, json};

/// What `tests/helpers/hashes.mjs` measures of a game.
fn measure(game: &Value) -> Result<Value, api::LoireError> {
    let mut open = Open::<Burgundy>::create(game["setup"].clone())?;
    let handle: &mut dyn Handle<Json> = &mut open;
    handle.playout(game["playout"].as_str().unwrap_or_default(), None)?;
    let record = handle.record()?;
    let entries = record["entries"].as_array().map_or(0, Vec::len);
    let mut hashes = Vec::new();
    for part in 0..4 {
        let played = api::replay::<Json>(&record.to_string(), Some((entries * part / 4) as f64))?;
        hashes.push(api::hash::<Json>(&played["state"].to_string())?);
    }
    hashes.push(handle.hash());
    Ok(json!({ "entries": entries, "hashes": hashes, "scores": record["scores"] }))
}

#[test]
fn two_hundred_games_hash_as_in_node_and_in_browsers() {
    let games: Vec<Value> = serde_json::from_str(include_str!("hashes.json")).expect("a list of games");
    assert_eq!(games.len(), 200);
    for game in games {
        let measured = measure(&game).expect("a game that can be played");
        for key in ["entries", "hashes", "scores"] {
            assert_eq!(measured[key], game[key], "{key} of {}", game["setup"]);
        }
    }
}
