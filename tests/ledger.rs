//! A test function in `tests/<game>` names every id of a ledger `docs/rules/<game>.md`: `b_055_…` for B-055, `bx_02_…`
//! for BX-02. A file in `src/` names every rule as well, where its code is. An expansion has its own ledger and tests;
//! its rules are in the sources of its game.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            files(&entry, ending, out);
        } else if entry.to_string_lossy().ends_with(ending) {
            out.push(entry);
        }
    }
}

fn texts(folder: &str, ending: &str) -> Vec<String> {
    let mut found = vec![];
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut found);
    found.into_iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The ledgers of expansions, each with its game.
const EXPANSIONS: [(&str, &str); 1] = [("trade-intrigue", "orleans")];

/// The game of a ledger.
fn game_of(ledger: &str) -> &str {
    EXPANSIONS.iter().find(|(expansion, _)| *expansion == ledger).map_or(ledger, |(_, game)| game)
}

/// All games and expansions with a ledger, and the ids that it defines. A sheet of tables (`…-tables.md`) is not a
/// ledger, and the ledger of a game counts once the game can be played.
fn ledgers() -> Vec<(String, BTreeSet<String>)> {
    let mut found = vec![];
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules"), ".md", &mut found);
    let game = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let games = loire::api::games();
    let is_played = |path: &&PathBuf| games.iter().any(|known| known.id == game_of(&game(path)));
    let played = found.iter().filter(is_played);
    played.map(|path| (game(path), defined(&fs::read_to_string(path).unwrap()))).collect()
}

/// Reads an id such as `B-055` at the start of a text, as its letters, its number and the length of that; `None` if
/// there is no id.
fn id(text: &str) -> Option<(&str, u32, usize)> {
    let (letters, rest) = text.split_once('-')?;
    let is_id = !letters.is_empty() && letters.len() <= 2 && letters.bytes().all(|byte| byte.is_ascii_uppercase());
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    (is_id && digits >= 2).then(|| (letters, rest[..digits].parse().unwrap(), digits))
}

fn name(letters: &str, number: u32, digits: usize) -> String {
    format!("{letters}-{number:0digits$}")
}

/// The ids defined in entries (`- **B-055 …`) and table rows (`| B-055 | …`); `B-070 … B-077` stands for the whole
/// range.
fn defined(ledger: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for line in ledger.lines() {
        let Some(entry) = ["- **", "| "].iter().find_map(|start| line.strip_prefix(start)) else { continue };
        let Some((letters, first, digits)) = id(entry) else { continue };
        let head = entry.split(['|', '*']).next().unwrap_or(entry);
        let range = head.split_once(['…', '–']).and_then(|(_, last)| id(last.trim()));
        let last = range.map_or(first, |(_, last, _)| last);
        ids.extend((first..=last).map(|number| name(letters, number, digits)));
    }
    ids
}

/// The ids in names of test functions.
fn shown(source: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(function) = line.strip_prefix("fn ") {
            let mut words = function.split(['_', '(']);
            let parts = (words.next(), words.next());
            if let (true, (Some(letters), Some(number))) = (is_test, parts) {
                ids.extend(
                    id(&format!("{}-{number}", letters.to_uppercase()))
                        .filter(|_| number.bytes().all(|byte| byte.is_ascii_digit()))
                        .map(|(letters, number, digits)| name(letters, number, digits)),
                );
            }
            is_test = false;
        } else if line == "#[test]" {
            is_test = true;
        }
    }
    ids
}

#[test]
fn every_rule_has_a_test() {
    for (game, defined) in ledgers() {
        assert!(defined.len() > 100, "the ledger of {game} defines only {} ids", defined.len());
        let shown: BTreeSet<String> = texts(&format!("tests/{}", game.replace('-', "_")), ".rs")
            .iter()
            .flat_map(|source| shown(source))
            .collect();
        let missing: Vec<&String> = defined.difference(&shown).collect();
        assert!(missing.is_empty(), "rules of {game} that no test function names: {missing:?}");
        let unknown: Vec<&String> = shown.difference(&defined).collect();
        assert!(unknown.is_empty(), "test functions of {game} that name no rule of it: {unknown:?}");
    }
}

/// The ids in a source, in comments or refusals. A range such as `B-011 to B-013` counts only for its ends, since a
/// search for `B-012` does not find it.
fn named(source: &str) -> BTreeSet<String> {
    let words = source.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let is_whole = |word: &&str| word.len() == 5;
    let ids = words.filter(is_whole).filter_map(id);
    ids.map(|(letters, number, digits)| name(letters, number, digits)).collect()
}

/// `git grep S-056 src` must find the code of a rule. Examples and common mistakes (`BV-01`, `BX-01`) have no code.
#[test]
fn every_rule_has_a_place_in_the_source() {
    let cited: BTreeSet<String> = texts("src", ".rs").iter().flat_map(|source| named(source)).collect();
    let all: BTreeSet<String> = ledgers().into_iter().flat_map(|(_, defined)| defined).collect();
    let is_rule = |id: &&String| id.as_bytes()[1] == b'-';
    let missing: Vec<&String> = all.difference(&cited).filter(is_rule).collect();
    assert!(missing.is_empty(), "rules that no file in src/ names: {missing:?}");
    let unknown: Vec<&String> = cited.difference(&all).collect();
    assert!(unknown.is_empty(), "ids in src/ that no ledger defines: {unknown:?}");
}

#[test]
fn every_game_has_a_ledger_of_its_own() {
    let mut games: Vec<String> = ledgers().into_iter().map(|(game, _)| game).collect();
    games.retain(|ledger| game_of(ledger) == ledger);
    games.sort();
    let mut known: Vec<&str> = loire::api::games().iter().map(|game| game.id).collect();
    known.sort();
    assert_eq!(games, known);
    let ids: Vec<String> = ledgers().into_iter().flat_map(|(_, defined)| defined).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an id belongs to one game");
}

#[test]
fn refusals_cite_rules_that_exist() {
    for game in loire::api::games().iter().map(|game| game.id) {
        let of_game = ledgers().into_iter().filter(|(ledger, _)| game_of(ledger) == game);
        let defined: BTreeSet<String> = of_game.flat_map(|(_, defined)| defined).collect();
        let mut cited = 0;
        for source in texts(&format!("src/{game}"), ".rs") {
            for quoted in source.split('"').skip(1).step_by(2) {
                if let Some((letters, number, digits)) = id(quoted).filter(|_| quoted.len() == 5) {
                    assert!(
                        defined.contains(&name(letters, number, digits)),
                        "{quoted} is not in the ledger of {game}"
                    );
                    cited += 1;
                }
            }
        }
        assert!(cited > 20, "only {cited} citations in the rules of {game}");
    }
}

#[test]
fn ids_are_read_in_every_form() {
    let ids = |text: &str| defined(text).into_iter().collect::<Vec<_>>();
    assert_eq!(ids("- **B-055 One of each kind.** See B-100.\n| B-070 | Warehouse |"), ["B-055", "B-070"]);
    assert_eq!(ids("| B-070 … B-072 | three rows in one |"), ["B-070", "B-071", "B-072"]);
    assert!(ids("- B-055 in passing\n| n | B-055 |").is_empty());
    let tested = |text: &str| shown(text).into_iter().collect::<Vec<_>>();
    assert_eq!(tested("#[test]\nfn bx_02_goods() {}\n// fn b_003_comment()\nfn b_004_helper() {}"), ["BX-02"]);
    let of_source = |text: &str| named(text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        of_source("/// Buys (B-045, B-104 to B-106).\nno(\"B-034\", X-1)"),
        ["B-034", "B-045", "B-104", "B-106"]
    );
}
