//! Frozen counts: the number of answer sequences after a named opening, by depth.
//!
//! A file in `tests/perft/<game>` is one opening:
//!
//! ```text
//! # what it shows
//! setup {"game":"burgundy","seats":2}
//! chance good red / good pink / …        chance's answers, in notation
//! seat 0 4: take bank from 3 / …         a seat's answers, in notation
//! count 1 14                             14 sequences of one answer follow
//! ```
//!
//! `LOIRE_REGENERATE=1 cargo test --test perft` counts again to the same depths and rewrites the counts. Run it only
//! after a change of a rule, and read the difference.

mod support;

use loire::engine::search::{divide, perft};
use std::fs;
use std::path::PathBuf;
use support::*;

struct Opening<G: Game> {
    path: PathBuf,
    /// All lines but the counts.
    head: String,
    counts: Vec<(u32, u64)>,
    table: Table<G>,
}

fn openings<G: Presented>() -> Vec<Opening<G>> {
    let folder = file_of_tests("perft").join(G::ID);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "perft"));
    paths.sort();
    paths.into_iter().map(read_opening).collect()
}

fn read_opening<G: Presented>(path: PathBuf) -> Opening<G> {
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
            "setup" => table = Some(Table::<G>::new(&serde_json::from_str(rest).unwrap()).unwrap()),
            "chance" => {
                for answer in rest.split(" / ") {
                    let outcome = answer.parse::<G::Outcome>().unwrap_or_else(|error| panic!("{name}: {error}"));
                    let settled = table.as_mut().unwrap().settle(outcome, &mut |_| {});
                    settled.unwrap_or_else(|broken| panic!("{name}: {answer}: {broken}"));
                }
            }
            "seat" => {
                let (seat, rest) = rest.split_once(' ').unwrap();
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                for answer in rest.split(" / ") {
                    let played = table.as_mut().unwrap().play(seat, read::<G>(answer), &mut |_| {});
                    played.unwrap_or_else(|broken| panic!("{name}: {answer}: {broken}"));
                }
            }
            _ => panic!("{name}: {line}"),
        }
    }
    Opening { path, head, counts, table: table.unwrap() }
}

/// The counts are unchanged; split by the first answer, each equals the sum of its parts.
fn counts_as_ever<G: Presented>(at_least: usize) {
    let openings = openings::<G>();
    assert!(openings.len() >= at_least, "only {} openings", openings.len());
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
        let parts = divide(&table, 2);
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&table, 2), "{}", path.display());
        assert_eq!(parts.len() as u64, perft(&table, 1), "{}", path.display());
    }
}

#[test]
#[cfg(feature = "burgundy")]
fn burgundy() {
    counts_as_ever::<loire::burgundy::Burgundy>(9);
}

#[test]
#[cfg(feature = "orleans")]
fn orleans() {
    counts_as_ever::<loire::orleans::Orleans>(48);
}

#[test]
#[cfg(feature = "stories")]
fn stories() {
    counts_as_ever::<loire::stories::Stories>(18);
}
