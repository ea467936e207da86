//! Frozen counts: how many sequences of answers follow a named opening, depth by depth.
//!
//! A file in `tests/perft` is one opening:
//!
//! ```text
//! # what it shows
//! setup {"game":"burgundy","seats":2}
//! chance good red / good pink / …        chance's answers, in notation
//! seat 0 4: take bank from 3 / …         a seat's answers, in notation
//! count 1 14                             14 sequences of one answer follow
//! ```
//!
//! `LOIRE_REGENERATE=1 cargo test --test perft` counts again and rewrites the counts, to the same depths. Do that only
//! when a rule has changed, and read the difference.

mod support;

use loire::engine::search::{divide, perft};
use std::fs;
use std::path::PathBuf;
use support::burgundy::*;

struct Opening {
    path: PathBuf,
    /// Everything but the counts.
    head: String,
    counts: Vec<(u32, u64)>,
    table: Table<Burgundy>,
}

fn openings() -> Vec<Opening> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "perft"));
    paths.sort();
    paths.into_iter().map(read_opening).collect()
}

fn read_opening(path: PathBuf) -> Opening {
    let text = fs::read_to_string(&path).unwrap();
    let name = path.display();
    let (mut table, mut head, mut counts) = (None, String::new(), vec![]);
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "count" {
            let (depth, count) = rest.split_once(' ').unwrap();
            counts.push((depth.parse().unwrap(), count.parse().unwrap()));
            continue;
        }
        head += &format!("{line}\n");
        match word {
            "" | "#" => {}
            "setup" => table = Some(Table::<Burgundy>::new(&serde_json::from_str(rest).unwrap()).unwrap()),
            "chance" => {
                for answer in rest.split(" / ") {
                    let outcome = notation::read_outcome(answer).unwrap_or_else(|| panic!("{name}: {answer}"));
                    let settled = table.as_mut().unwrap().settle(outcome, &mut |_| {});
                    settled.unwrap_or_else(|broken| panic!("{name}: {answer}: {broken}"));
                }
            }
            "seat" => {
                let (seat, rest) = rest.split_once(' ').unwrap();
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                for answer in rest.split(" / ") {
                    let played = table.as_mut().unwrap().play(seat, read(answer), &mut |_| {});
                    played.unwrap_or_else(|broken| panic!("{name}: {answer}: {broken}"));
                }
            }
            _ => panic!("{name}: {line}"),
        }
    }
    Opening { path, head, counts, table: table.unwrap() }
}

fn is_regenerating() -> bool {
    std::env::var_os("LOIRE_REGENERATE").is_some()
}

#[test]
fn counts_are_as_they_were() {
    let openings = openings();
    assert!(openings.len() >= 9, "only {} openings", openings.len());
    for Opening { path, head, counts, table } in openings {
        table.validate().unwrap();
        assert!(counts.len() >= 2, "{}", path.display());
        let now: Vec<(u32, u64)> = counts.iter().map(|&(depth, _)| (depth, perft(&table, depth))).collect();
        if is_regenerating() {
            let lines: String = now.iter().map(|(depth, count)| format!("count {depth} {count}\n")).collect();
            fs::write(&path, head + &lines).unwrap();
        } else {
            assert_eq!(now, counts, "{}", path.display());
        }
    }
}

/// Split by the first answer, a count is the sum of its parts.
#[test]
fn a_count_is_the_sum_of_its_parts() {
    if is_regenerating() {
        return;
    }
    for opening in openings() {
        let parts = divide(&opening.table, 2);
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&opening.table, 2));
        assert_eq!(parts.len() as u64, perft(&opening.table, 1));
    }
}
