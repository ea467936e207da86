//! Refused actions with their rules and codes.
//!
//! `LOIRE_REGENERATE=1 cargo test --test refusals` rewrites `tests/refusals/<game>.json`.

#[path = "../support/mod.rs"]
mod support;

#[cfg(feature = "burgundy")]
mod burgundy;
#[cfg(feature = "orleans")]
mod intrigue;
#[cfg(feature = "orleans")]
mod orleans;
#[cfg(feature = "stories")]
mod stories;
#[cfg(feature = "orleans")]
mod trade;

use loire::api;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use support::*;

/// A scene with a refused action.
struct Refused<G: Staged> {
    scene: Scene<G>,
    who: Who,
    line: &'static str,
    rule: &'static str,
    code: &'static str,
}

fn refuse<G: Staged>(
    scene: &Scene<G>,
    who: Who,
    line: &'static str,
    rule: &'static str,
    code: &'static str,
) -> Refused<G> {
    Refused { scene: scene.clone(), who, line, rule, code }
}

/// Every refusal names its rule and its code, and all codes of the game occur.
fn refusals_name_their_rules<G: Staged>(refused: Vec<Refused<G>>, all: &[&str]) {
    let mut codes = BTreeSet::new();
    for Refused { scene, who, line, rule, code } in refused {
        scene.refused_as(who, read::<G>(line), rule, Some(code));
        codes.insert(code);
    }
    let missing: Vec<&&str> = all.iter().filter(|code| !codes.contains(**code)).collect();
    assert!(missing.is_empty(), "codes that no refused action shows: {missing:?}");
}

/// The sentence of a refusal matches its code and details, in lower case and without a full stop.
fn refusals_read_as_sentences<G: Staged>(refused: Vec<Refused<G>>) {
    for Refused { scene, who, line, rule, .. } in refused {
        let broken = scene.table.check(who.seat(), read::<G>(line)).unwrap_err();
        let text = broken.to_string();
        let sentence = text.strip_suffix(&format!(" ({rule})")).unwrap_or_else(|| panic!("{text}"));
        assert!(!sentence.contains(". ") && !sentence.ends_with('.'), "{text}");
        assert!(text.starts_with(|first: char| first.is_ascii_lowercase()), "{text}");
        names_no_id(sentence);
    }
}

/// It contains no wire name: `townHall`, `village.1`, `cow2`.
fn names_no_id(sentence: &str) {
    let letters: Vec<char> = sentence.chars().collect();
    let is_id = |pair: &[char]| {
        let [a, b] = *pair else { return false };
        a.is_ascii_lowercase() && (b.is_ascii_uppercase() || b.is_ascii_digit()) || (a == '.' && b.is_alphanumeric())
    };
    assert!(!letters.windows(2).any(is_id), "{sentence}");
}

/// One refusal of each code as `check` returns it: golden in `tests/refusals/<game>.json`.
fn refusals_cross_the_boundary<G: Staged>(refused: Vec<Refused<G>>) {
    let mut by_code: BTreeMap<&str, Value> = BTreeMap::new();
    for Refused { scene, who, line, rule, code } in refused {
        by_code.entry(code).or_insert_with(|| {
            let (position, agenda) = (scene.table.state(), scene.table.agenda());
            let state =
                json!({ "loire": 1, "game": G::ID, "setup": scene.setup, "position": position, "agenda": agenda });
            let verdict = json!(api::check(&state.to_string(), who.seat(), &json!(line).to_string()).unwrap());
            assert_eq!([&verdict["rule"], &verdict["code"]], [rule, code], "{line}");
            json!({ "action": line, "verdict": verdict })
        });
    }
    golden(&format!("refusals/{}", G::ID), &json!(by_code));
}
