//! The answers of bots with all their numbers: here natively, in `tests/node/suggestions.test.mjs` from the package.
//!
//! `LOIRE_REGENERATE=1 cargo test --test bots everywhere` rewrites `suggestions.json`; run it after a change of a judge
//! or of the search.

use loire::AnyGame;
use serde_json::{Value, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/suggestions.json");

/// Set-ups of every game, each with a number of random decisions before the question, and the calls of the bot.
fn questions() -> Vec<Value> {
    let setups = [
        json!({ "game": "burgundy", "seats": 2, "seed": "everywhere" }),
        json!({ "game": "burgundy", "seats": 4, "seed": "everywhere", "options": { "setup": "advancedSecret" } }),
        json!({ "game": "orleans", "seats": 2, "seed": "everywhere" }),
        json!({ "game": "orleans", "seats": 3, "seed": "everywhere", "edition": "2014" }),
        json!({ "game": "orleans", "seats": 4, "seed": "everywhere",
            "modules": ["orders", "newEvents", "newDeeds", "intrigue", "newPlaces"], "options": { "civicBoard": "both" } }),
        json!({ "game": "stories", "seats": 2, "seed": "everywhere", "scenario": "firstKingdom" }),
        json!({ "game": "stories", "seats": 3, "seed": "everywhere", "scenario": "kingsFavor" }),
    ];
    let levels = [
        json!({ "level": "random", "seed": "x" }),
        json!({ "level": "easy", "seed": "x" }),
        json!({ "level": "normal", "seed": "y" }),
        json!({ "level": "hard", "seed": "z", "playouts": 24 }),
    ];
    let each = setups.iter().flat_map(|setup| [0, 9, 40, 97].map(|decisions| (setup, decisions)));
    each.flat_map(|(setup, decisions)| {
        levels.iter().map(move |options| json!({ "setup": setup, "decisions": decisions, "options": options }))
    })
    .collect()
}

/// Number of candidates that are compared for each answer.
const KEPT: usize = 3;

/// The bot's answer to a question; `null` if the game is over by then.
fn suggest(question: &Value) -> Value {
    let mut game = AnyGame::create(&question["setup"].to_string()).unwrap();
    game.playout("played", question["decisions"].as_u64()).unwrap();
    let turn = game.turn();
    let Some(asked) = turn.asked().first() else { return Value::Null };
    let mut suggestion = game.suggest(asked.seat, question["options"].to_string().parse().unwrap()).unwrap();
    suggestion.candidates.truncate(KEPT);
    serde_json::from_str(&loire::wire::json(&suggestion)).unwrap()
}

#[test]
fn everywhere_a_bot_gives_the_same_answers() {
    let rows: Vec<Value> = questions()
        .into_iter()
        .map(|mut question| {
            question["suggestion"] = suggest(&question);
            question
        })
        .collect();
    let searched = rows.iter().filter(|row| row["suggestion"]["playouts"].as_f64() == Some(24.0)).count();
    assert!(searched > 10, "only {searched} of these need a search");
    if std::env::var_os("LOIRE_REGENERATE").is_some() {
        let lines: Vec<String> = rows.iter().map(Value::to_string).collect();
        std::fs::write(FILE, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let written: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    for (row, known) in rows.iter().zip(&written) {
        assert_eq!(row, known);
    }
    assert_eq!(rows.len(), written.len());
}
