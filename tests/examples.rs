//! Tests of the examples in `examples/`. `cargo run --example referee` runs one by hand.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]
#![allow(dead_code, reason = "an example has a main of its own")]

#[path = "../examples/analysis.rs"]
mod analysis;
#[path = "../examples/bot.rs"]
mod bot;
#[path = "../examples/referee.rs"]
mod referee;

#[test]
fn the_bot_plays_a_whole_game_and_beats_the_random_one() {
    let [own, other] = bot::play("game 0", 2);
    assert!(own > other && other > 0, "the bot {own}, random {other}");
}

#[test]
fn the_referee_plays_legal_actions_and_names_the_rule_that_refuses_others() {
    let setup = r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#;
    let lines = "\n1 3: take mine from 5\nme castle\n1 3: chips\n";
    let mut out = Vec::new();
    referee::referee(setup, lines.as_bytes(), &mut out).unwrap();
    let output = String::from_utf8(out).unwrap();
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "Seat 1: turn");
    assert!(lines.iter().any(|line| line.starts_with("  1 ")), "an empty line lists what is legal");
    assert!(lines.contains(&"No: changing the die costs 2 chips, the seat has 1 (B-040)"));
    assert!(lines.contains(&"No: expected a seat from 0 to 1"));
    let played = lines.iter().position(|line| line.contains("chipsGained")).expect("an event of the played action");
    assert_eq!(lines[played + 1..], ["Seat 1: turn"]);
}

#[test]
fn the_analysis_prints_points_by_source() {
    for (setup, source) in
        [(r#"{ "game": "burgundy", "seats": 2 }"#, "areas"), (r#"{ "game": "orleans", "seats": 3 }"#, "coins")]
    {
        let report = analysis::analyse(setup, 20).unwrap();
        assert!(report.lines().any(|line| line.starts_with(source)), "{report}");
    }
}
