//! Ten positions with a known best answer: `positions.json` holds them, `docs/positions.md` explains them and lists
//! what each level plays.
//!
//! `LOIRE_REGENERATE=1 cargo test --test bots positions` rewrites the page, including the answers of `expert`. These
//! take too long for a test, so otherwise the test takes them from the page.

use loire::AnyGame;
use serde_json::{Value, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bots/positions.json");
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/positions.md");
/// The levels that every run tests.
const TRIED: [&str; 3] = ["easy", "normal", "hard"];
const SEED: &str = "position";

const INTRODUCTION: &str = "# Ten positions for the bots

This page shows what each level of the bots plays in ten positions whose best answer a good player knows, and why it is best.
`cargo test --test bots positions` asks the levels and compares their answers with this page.

The positions stand in [positions.json](../tests/bots/positions.json), as sketches for `arrange`. Answers are written in
[notation](notation.md); ✓ marks a best answer. `easy` answers with the seed `position` and may answer differently with another
seed. The other levels have no seed, and therefore no style.

The test requires the best answer of `hard`. It compares the answers of all levels except `expert`, which would take too long;
`LOIRE_REGENERATE=1` asks `expert` as well and writes this page.
";

/// The answer of a level: one action, or all actions of a plan.
fn answer(state: &Value, level: &str) -> Vec<String> {
    let mut game = AnyGame::of_state(&state.to_string()).unwrap();
    let seat = game.turn().asked()[0].seat;
    let options = if level == "easy" { json!({ "level": level, "seed": SEED }) } else { json!({ "level": level }) };
    let suggestion = game.suggest(seat, options.to_string().parse().unwrap()).unwrap();
    let mut written = Vec::new();
    for action in suggestion.line {
        let legal = game.legal_actions(Some(seat)).unwrap();
        written.push(legal.into_iter().find(|legal| legal.action == action).unwrap().notation);
        game.play(seat, action.as_text()).unwrap();
    }
    written
}

fn arranged(row: &Value) -> Value {
    let arranged = AnyGame::arrange(&row["setup"].to_string(), &row["sketch"].to_string());
    json!(arranged.unwrap_or_else(|wrong| panic!("{}: {wrong:?}", row["name"])).state())
}

/// Whether these answers are among the best of the row.
fn is_best(row: &Value, answers: &[String]) -> bool {
    row["best"].as_array().unwrap().iter().any(|best| answers.iter().any(|answer| answer == best))
}

/// The section of the page about a position; the answer of `expert` is passed in.
fn part(row: &Value, answers: &[(&str, Vec<String>)]) -> String {
    let text = |name: &str| row[name].as_str().unwrap();
    let name = text("name");
    let title = name[..1].to_uppercase() + &name[1..];
    let mut part = format!("\n## {title}\n\n{}\n\n| level | plays |\n|---|---|\n", text("about"));
    for (level, answers) in answers {
        let mark = if is_best(row, answers) { " ✓" } else { "" };
        part += &format!("| `{level}` | {}{mark} |\n", answers.join(", "));
    }
    part + &format!("\n{}\n", text("why"))
}

/// The answers of `expert` on the page, by position.
fn believed(page: &str) -> Vec<Vec<String>> {
    let lines = page.lines().filter_map(|line| line.strip_prefix("| `expert` | "));
    lines.map(|line| line.trim_end_matches([' ', '|', '✓']).split(", ").map(str::to_owned).collect()).collect()
}

#[test]
fn positions_are_answered_as_the_page_says() {
    let rows: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    assert_eq!(rows.len(), 10);
    let is_new = std::env::var_os("LOIRE_REGENERATE").is_some();
    let written = std::fs::read_to_string(PAGE).unwrap_or_default();
    let mut experts = believed(&written).into_iter();
    let mut page = INTRODUCTION.to_owned();
    for row in &rows {
        let state = arranged(row);
        let mut answers: Vec<(&str, Vec<String>)> = TRIED.iter().map(|&level| (level, answer(&state, level))).collect();
        assert!(is_best(row, &answers[2].1), "{}: hard plays {:?}", row["name"], answers[2].1);
        let expert = if is_new { answer(&state, "expert") } else { experts.next().unwrap_or_default() };
        assert!(is_best(row, &expert), "{}: expert plays {expert:?}", row["name"]);
        answers.push(("expert", expert));
        page += &part(row, &answers);
    }
    if is_new {
        std::fs::write(PAGE, &page).unwrap();
        return;
    }
    assert_eq!(page, written, "LOIRE_REGENERATE=1 cargo test --test bots positions");
}
