//! States as bytes: they survive a round trip, they are small, and any bytes are either a valid state or refused.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

mod support;

use loire::api::{self, Trouble};
use loire::burgundy::Burgundy;
use loire::engine::Stream;
use loire::orleans::Orleans;
use loire::stories::Stories;
use loire::{AnyGame, LoireError};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use support::*;

/// A state in the middle of each recorded game of a kind, and one at its end.
fn states<G: Presented>() -> Vec<Value> {
    let folder = file_of_tests("records").join(G::ID);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.retain(|file| !file.ends_with("expected.json"));
    assert!(files.len() >= 10, "{} records of {}", files.len(), G::ID);
    let mut states = vec![];
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        let record: Value = serde_json::from_str(&text).unwrap();
        let entries = record["entries"].as_array().unwrap().len();
        for part in [1, 2] {
            let game = AnyGame::replay(&text, Some(entries * part / 2)).unwrap();
            states.push(json!(game.state()));
        }
    }
    states
}

/// The texts of a value: its keys and strings, except those that players choose.
fn words(value: &Value, all: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(all.insert(word.clone())),
        Value::Array(list) => list.iter().for_each(|value| words(value, all)),
        Value::Object(object) => object.iter().for_each(|(key, value)| {
            all.insert(key.clone());
            if key != "names" && key != "seed" {
                words(value, all);
            }
        }),
        _ => {}
    }
}

fn come_back_as_they_were<G: Presented>(most: usize) {
    let mut largest = 0;
    for state in states::<G>() {
        let text = state.to_string();
        let bytes = api::to_bytes(&text).unwrap();
        assert_eq!(json!(api::from_bytes(&bytes).unwrap()), state);
        // The order of keys does not matter: the handle writes them in our own order.
        assert_eq!(AnyGame::load(&text, None).unwrap().to_bytes().unwrap(), bytes);
        assert!(bytes.starts_with(G::ID.as_bytes()));
        largest = largest.max(bytes.len());
    }
    assert!(largest <= most, "{largest} bytes in {}", G::ID);
}

#[test]
fn states_of_burgundy_survive_a_round_trip() {
    come_back_as_they_were::<Burgundy>(800);
}

#[test]
fn states_of_orleans_survive_a_round_trip() {
    come_back_as_they_were::<Orleans>(800);
}

#[test]
fn states_of_stories_survive_a_round_trip() {
    come_back_as_they_were::<Stories>(1100);
}

/// Words missing from the list would be spelled out each time; add them at its end.
fn are_in_the_list<G: Presented>() {
    let list: Vec<&str> = G::WORDS.split_whitespace().collect();
    let known: BTreeSet<&str> = list.iter().copied().collect();
    assert_eq!(known.len(), list.len(), "a word is in the list of {} twice", G::ID);
    let mut found = BTreeSet::new();
    states::<G>().iter().for_each(|state| words(state, &mut found));
    let missing: Vec<_> = found.iter().filter(|word| !known.contains(word.as_str()) && !word.contains(' ')).collect();
    assert!(missing.is_empty(), "add to the words of {}: {missing:?}", G::ID);
}

#[test]
fn words_of_states_are_in_the_lists() {
    are_in_the_list::<Burgundy>();
    are_in_the_list::<Orleans>();
    are_in_the_list::<Stories>();
}

/// Names, seeds and numbers of any size.
#[test]
fn names_and_seeds_survive_a_round_trip() {
    let setup =
        json!({ "game": "burgundy", "seats": 2, "seed": "é😀\n\"".repeat(20), "names": ["castle", "Ada \\ é"] });
    let mut state = json!(api::new_game(&setup.to_string()).unwrap().state);
    for drawn in [0, 39, 40, 127, 128, 16_383, 16_384, u32::MAX] {
        state["dealer"]["drawn"] = json!(drawn);
        let bytes = api::to_bytes(&state.to_string()).unwrap();
        assert_eq!(json!(api::from_bytes(&bytes).unwrap()), state);
    }
}

/// Bytes of version 1 must be readable for ever.
#[test]
fn bytes_of_earlier_builds_are_readable() {
    let now: Value = ["burgundy", "orleans", "stories"]
        .into_iter()
        .map(|game| {
            let mut setup = json!({ "game": game, "seats": 3, "seed": "kept" });
            if game == "stories" {
                setup["scenario"] = json!("firstKingdom");
            }
            let mut handle = AnyGame::create(&setup.to_string()).unwrap();
            handle.playout("kept", Some(40)).unwrap();
            let hex: String = handle.to_bytes().unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
            (game.to_owned(), json!({ "bytes": hex, "hash": handle.hash() }))
        })
        .collect::<serde_json::Map<_, _>>()
        .into();
    let file = file_of_tests("bytes.json");
    if is_regenerating() {
        fs::write(&file, serde_json::to_string_pretty(&now).unwrap() + "\n").unwrap();
    }
    let kept: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(now, kept, "the same states have other bytes: the format needs a new version");
    for (game, kept) in kept.as_object().unwrap() {
        let hex = kept["bytes"].as_str().unwrap();
        let bytes: Vec<u8> =
            (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect();
        assert_eq!(AnyGame::from_bytes(&bytes).unwrap().hash(), kept["hash"], "{game}");
    }
}

/// Any bytes give a state that satisfies every law, or an error.
fn judge(bytes: &[u8]) -> Result<(), LoireError> {
    let state = api::from_bytes(bytes)?.into_text();
    assert!(api::validate(&state).is_empty(), "accepted an invalid state: {state}");
    assert_eq!(api::from_bytes(&api::to_bytes(&state)?)?.into_text(), state);
    Ok(())
}

#[test]
fn hostile_bytes_are_states_or_refused() {
    let mut stream = Stream::new("hostile bytes");
    let mut refused = 0;
    for (game, state) in [states::<Burgundy>(), states::<Orleans>(), states::<Stories>()].iter().enumerate() {
        for state in state.iter().step_by(9) {
            let bytes = api::to_bytes(&state.to_string()).unwrap();
            judge(&bytes).unwrap();
            for length in 0..bytes.len() {
                assert!(judge(&bytes[..length]).is_err(), "cut off after {length} in {game}");
            }
            for _ in 0..300 {
                let mut hostile = bytes.clone();
                for _ in 0..=stream.below(4) {
                    let at = stream.below(hostile.len() as u32) as usize;
                    match stream.below(4) {
                        0 => drop(hostile.remove(at)),
                        1 => hostile.insert(at, stream.below(256) as u8),
                        _ => hostile[at] = stream.below(256) as u8,
                    }
                }
                refused += usize::from(judge(&hostile).is_err());
            }
        }
    }
    assert!(refused > 1000, "{refused} refused");
    for name in ["burgundy\u{1}", "orleans\u{1}", "stories\u{1}", "", "zebra\u{1}"] {
        for length in 0..200 {
            let mut hostile = name.as_bytes().to_vec();
            hostile.extend((0..length).map(|_| stream.below(256) as u8));
            assert!(judge(&hostile).is_err());
        }
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let code = |bytes: &[u8]| judge(bytes).unwrap_err().code;
    let state = json!({ "game": "burgundy", "seats": 2, "seed": "x" });
    let state = api::new_game(&state.to_string()).unwrap().state.into_text();
    let bytes = api::to_bytes(&state).unwrap();
    assert_eq!(code(b""), Trouble::BadInput.name());
    assert_eq!(code(b"burgundy"), Trouble::BadInput.name());
    assert_eq!(code(b"burgundy\x02"), Trouble::UnknownFormat.name());
    assert_eq!(code(b"zebra\x01"), Trouble::UnknownGame.name());
    assert_eq!(code(&[b"orleans\x01", &bytes[9..]].concat()), Trouble::BadInput.name());
    assert_eq!(code(&[&bytes[..], &[0]].concat()), Trouble::BadInput.name());
    assert_eq!(code(&vec![b'a'; api::MAX_INPUT + 1]), Trouble::TooLarge.name());
    // As deep as a text may be, and no deeper: fifty thousand nested lists.
    assert_eq!(code(&[b"burgundy\x01", &vec![50; 50_000][..]].concat()), Trouble::BadInput.name());
    // A list with a length beyond the number of available bytes.
    let long = [b"burgundy\x01".as_slice(), &[47], &[255; 8], &[127]].concat();
    assert_eq!(code(&long), Trouble::BadInput.name());
}
