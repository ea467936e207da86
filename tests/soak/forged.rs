//! Forged states: the frozen results of `validate` for modified states.
//!
//! For each kind of agenda that occurs in the games of a soak run, the state is changed in many small ways: an item of
//! the agenda is doubled, removed or swapped with the next one, an item from elsewhere is put on top, a number is
//! changed by one, a word is removed or replaced, a flag is inverted. `tests/forged/<game>.json` has a line for each
//! agenda: the number of changed states that still pass, and a fingerprint of all problems. So a law cannot become
//! weaker unnoticed.
//!
//! `LOIRE_REGENERATE=1 cargo test --test soak forged` rewrites the lines. Run it only after a change of a law, of a
//! rule or of the players of a soak run, and read the difference: with a new law fewer states pass.

use crate::play;
use crate::support::golden;
use crate::watch::{SetupOf, Watched};
use loire::api;
use loire::engine::{Game, Stream, Table};
use loire::parts::Fnv;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::hash::Hasher;

/// Number of games. In later ones bots play some seats, and their choices change more often than rules.
const GAMES: u64 = 160;
/// Number of states with the same agenda, each of another game.
const STATES: usize = 2;
/// Numbers and words of a position that are changed in each state.
const VALUES: u32 = 40;

/// The kind and name of an item: a step, a question or a draw.
fn kind(item: &Value) -> String {
    let (way, what) = item.as_object().and_then(|item| item.iter().next()).unwrap();
    let named = |what: &Value| what["type"].as_str().unwrap_or_default().to_owned();
    match what.as_array() {
        Some(asks) => format!("{}×{}", asks.len(), named(&asks[0]["ask"])),
        None => format!("{way}.{}", named(what)),
    }
}

/// The kinds of items on the agenda; repeated ones in sequence count once.
fn shape(items: &[Value]) -> String {
    let mut kinds: Vec<String> = items.iter().map(kind).collect();
    kinds.dedup();
    kinds.join(", ")
}

/// The material from the games.
#[derive(Default)]
struct Found {
    /// The first states with each agenda.
    states: BTreeMap<String, Vec<Value>>,
    /// The first item of each kind.
    items: BTreeMap<String, Value>,
}

impl Found {
    fn in_games<W: Watched>() -> Result<Found, String> {
        let mut found = Found::default();
        for game in 0..GAMES {
            let mut here = BTreeMap::new();
            play::<W>(game, "forged", &mut |moment| {
                let items = moment.before.agenda().items().iter().map(|item| serde_json::to_value(item).unwrap());
                let items: Vec<Value> = items.collect();
                here.entry(shape(&items)).or_insert_with(|| state::<W>(moment.setup, moment.before));
                for item in items {
                    found.items.entry(kind(&item)).or_insert(item);
                }
                Ok(())
            })?;
            for (shape, state) in here {
                let states = found.states.entry(shape).or_default();
                if states.len() < STATES {
                    states.push(state);
                }
            }
        }
        Ok(found)
    }

    /// The agenda with every small change.
    fn changed_agendas(&self, agenda: &Value) -> Vec<Value> {
        let (items, mut all) = (agenda.as_array().unwrap(), vec![]);
        let mut change = |how: &dyn Fn(&mut Vec<Value>)| {
            let mut other = items.clone();
            how(&mut other);
            all.push(Value::Array(other));
        };
        for i in 0..items.len() {
            change(&|other| other.insert(i, other[i].clone()));
            change(&|other| drop(other.remove(i)));
            if i > 0 && items[i] != items[i - 1] {
                change(&|other| other.swap(i - 1, i));
            }
        }
        self.items.values().for_each(|item| change(&|other| other.push(item.clone())));
        let ways = values(agenda).into_iter().filter(|way| agenda.pointer(way).unwrap().is_number());
        all.extend(ways.flat_map(|way| changed(agenda, &way, "")));
        all
    }

    /// The line of an agenda: the number of changed states that pass, and the fingerprint of all problems.
    fn line(&self, shape: &str, states: &[Value]) -> String {
        let mut stream = Stream::new(shape);
        let mut results = vec![];
        for state in states {
            let mut change = |part: &str, value: Value| {
                let mut other = state.clone();
                other[part] = value;
                let problems = api::validate(&other.to_string());
                results
                    .push(problems.iter().map(|problem| format!("{:?}", problem.path)).collect::<Vec<_>>().join(" "));
            };
            self.changed_agendas(&state["agenda"]).into_iter().for_each(|agenda| change("agenda", agenda));
            let position = &state["position"];
            let ways = values(position);
            let words: Vec<&str> = ways.iter().filter_map(|way| position.pointer(way)?.as_str()).collect();
            // Top-level values, such as the round, and some of the rest.
            let alone = ways.iter().filter(|way| way.matches('/').count() == 1);
            let some: Vec<&String> = (0..VALUES).map(|_| &ways[stream.below(ways.len() as u32) as usize]).collect();
            for way in alone.chain(some) {
                let word = words[stream.below(words.len() as u32) as usize];
                changed(position, way, word).into_iter().for_each(|position| change("position", position));
            }
        }
        let mut fingerprint = Fnv::default();
        fingerprint.write(results.join("\n").as_bytes());
        let passing = results.iter().filter(|problems| problems.is_empty()).count();
        format!("{passing} of {} pass, {:016x}", results.len(), fingerprint.finish())
    }
}

/// All paths to numbers, words and flags.
fn values(value: &Value) -> Vec<String> {
    let below = |key: String, value: &Value| values(value).into_iter().map(|way| format!("/{key}{way}")).collect();
    let ways: Vec<Vec<String>> = match value {
        Value::Null => return vec![],
        Value::Array(list) => list.iter().enumerate().map(|(i, value)| below(i.to_string(), value)).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| below(key.clone(), value)).collect(),
        _ => return vec![String::new()],
    };
    ways.concat()
}

/// The whole with one value changed in each way; `word` is another word.
fn changed(whole: &Value, way: &str, word: &str) -> Vec<Value> {
    let changes = match whole.pointer(way).unwrap() {
        Value::Number(number) => [1, -1].map(|more| json!(number.as_i64().unwrap() + more)).to_vec(),
        Value::String(_) => vec![json!(null), json!(word)],
        Value::Bool(yes) => vec![json!(!yes)],
        _ => vec![],
    };
    let with = |value| {
        let mut other = whole.clone();
        *other.pointer_mut(way).unwrap() = value;
        other
    };
    changes.into_iter().map(with).collect()
}

/// A state in the form of callers.
fn state<W: Watched>(setup: &SetupOf<W>, table: &Table<W::Game>) -> Value {
    let (position, agenda) = (table.state(), table.agenda());
    json!({ "loire": 1, "game": W::Game::ID, "setup": setup, "position": position, "agenda": agenda })
}

fn laws_match_the_frozen_results<W: Watched>(at_least: usize) -> Result<(), String> {
    let found = Found::in_games::<W>()?;
    assert!(found.states.len() >= at_least, "only {} agendas", found.states.len());
    for state in found.states.values().flatten() {
        let problems = api::validate(&state.to_string());
        assert!(problems.is_empty(), "unchanged: {problems:?}");
    }
    let lines = found.states.iter().map(|(shape, states)| (shape.clone(), found.line(shape, states).into()));
    golden(&format!("forged/{}", W::NAME), &lines.collect::<Map<String, Value>>().into());
    Ok(())
}

#[test]
#[cfg(feature = "burgundy")]
fn forged_burgundy() -> Result<(), String> {
    laws_match_the_frozen_results::<loire::burgundy::Burgundy>(10)
}

#[test]
#[cfg(feature = "orleans")]
fn forged_orleans() -> Result<(), String> {
    laws_match_the_frozen_results::<loire::orleans::Orleans>(10)
}

#[test]
#[cfg(feature = "orleans")]
fn forged_trade_intrigue() -> Result<(), String> {
    laws_match_the_frozen_results::<crate::trade_intrigue::TradeIntrigue>(90)
}

#[test]
#[cfg(feature = "stories")]
fn forged_stories() -> Result<(), String> {
    laws_match_the_frozen_results::<loire::stories::Stories>(35)
}
