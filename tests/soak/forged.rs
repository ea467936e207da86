//! Forged states: what `validate` says to states that somebody has changed, frozen.
//!
//! Whenever what is still to be resolved looks like nothing before in the games of a soak run, the state is changed in many
//! small ways: an item of the agenda stands twice, is gone, has changed places with the next one, an item from elsewhere
//! lies on top, a number is one more or one less, a word is gone or another one, yes is no. `tests/forged/<game>.json` has a line for each agenda that was met: how
//! many of the changed states are still taken for possible, and a fingerprint of all that is said. So no law can be weakened
//! unnoticed.
//!
//! `LOIRE_REGENERATE=1 cargo test --test soak forged` writes the lines again. Do that only when a law, a rule or a soak
//! run's players have changed, and read the difference: a law that was added lets fewer pass.

use crate::play;
use crate::support::golden;
use crate::watch::{SetupOf, Watched};
use loire::api;
use loire::engine::{Ruleset, Stream, Table};
use loire::parts::Fnv;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::hash::Hasher;

/// Games that are played. In later ones some seats are played by bots, whose ways change more often than rules.
const GAMES: u64 = 160;
/// States with the same agenda, each of another game.
const STATES: usize = 2;
/// Numbers and words of a position that are changed in each state.
const VALUES: u32 = 40;

/// What kind of item this is: a step, a question or a draw, by name.
fn kind(item: &Value) -> String {
    let (way, what) = item.as_object().and_then(|item| item.iter().next()).unwrap();
    let named = |what: &Value| what["type"].as_str().unwrap_or_default().to_owned();
    match what.as_array() {
        Some(asks) => format!("{}×{}", asks.len(), named(&asks[0]["ask"])),
        None => format!("{way}.{}", named(what)),
    }
}

/// The kinds of items on the agenda, each once where several follow each other.
fn shape(items: &[Value]) -> String {
    let mut kinds: Vec<String> = items.iter().map(kind).collect();
    kinds.dedup();
    kinds.join(", ")
}

/// What the games bring.
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

    /// The agenda changed in every small way.
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

    /// The line of an agenda: how many changed states pass, and the fingerprint of all that is said.
    fn line(&self, shape: &str, states: &[Value]) -> String {
        let mut stream = Stream::new(shape);
        let mut said = vec![];
        for state in states {
            let mut change = |part: &str, value: Value| {
                let mut other = state.clone();
                other[part] = value;
                let problems = api::validate(&other.to_string());
                said.push(problems.iter().map(|problem| format!("{:?}", problem.path)).collect::<Vec<_>>().join(" "));
            };
            self.changed_agendas(&state["agenda"]).into_iter().for_each(|agenda| change("agenda", agenda));
            let position = &state["position"];
            let ways = values(position);
            let words: Vec<&str> = ways.iter().filter_map(|way| position.pointer(way)?.as_str()).collect();
            // What stands by itself, such as the round, and some of the rest.
            let alone = ways.iter().filter(|way| way.matches('/').count() == 1);
            let some: Vec<&String> = (0..VALUES).map(|_| &ways[stream.below(ways.len() as u32) as usize]).collect();
            for way in alone.chain(some) {
                let word = words[stream.below(words.len() as u32) as usize];
                changed(position, way, word).into_iter().for_each(|position| change("position", position));
            }
        }
        let mut fingerprint = Fnv::default();
        fingerprint.write(said.join("\n").as_bytes());
        let passing = said.iter().filter(|problems| problems.is_empty()).count();
        format!("{passing} of {} pass, {:016x}", said.len(), fingerprint.finish())
    }
}

/// Every way to a number, a word, a yes or a no.
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

/// A state as callers have it.
fn state<W: Watched>(setup: &SetupOf<W>, table: &Table<W::Game>) -> Value {
    let (position, agenda) = (table.state(), table.agenda());
    json!({ "loire": 1, "game": W::Game::ID, "setup": setup, "position": position, "agenda": agenda })
}

fn laws_say_what_they_said<W: Watched>(at_least: usize) -> Result<(), String> {
    let found = Found::in_games::<W>()?;
    assert!(found.states.len() >= at_least, "only {} agendas", found.states.len());
    for state in found.states.values().flatten() {
        let problems = api::validate(&state.to_string());
        assert!(problems.is_empty(), "as it is: {problems:?}");
    }
    let lines = found.states.iter().map(|(shape, states)| (shape.clone(), found.line(shape, states).into()));
    golden(&format!("forged/{}", W::NAME), &lines.collect::<Map<String, Value>>().into());
    Ok(())
}

#[test]
#[cfg(feature = "burgundy")]
fn forged_burgundy() -> Result<(), String> {
    laws_say_what_they_said::<loire::burgundy::Burgundy>(10)
}

#[test]
#[cfg(feature = "orleans")]
fn forged_orleans() -> Result<(), String> {
    laws_say_what_they_said::<loire::orleans::Orleans>(10)
}

#[test]
#[cfg(feature = "orleans")]
fn forged_trade_intrigue() -> Result<(), String> {
    laws_say_what_they_said::<crate::trade_intrigue::TradeIntrigue>(90)
}

#[test]
#[cfg(feature = "stories")]
fn forged_stories() -> Result<(), String> {
    laws_say_what_they_said::<loire::stories::Stories>(35)
}
