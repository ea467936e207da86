//! Forged states: what `validate` says to states that somebody has changed, frozen.
//!
//! Recorded games are played again. Whenever what is still to be resolved looks like nothing before, the state is changed
//! in many small ways: an item of the agenda stands twice, is gone, has changed places with the next one, an item from
//! elsewhere lies on top, a number is one more or one less. `tests/forged/<game>.json` has a line for each agenda that was
//! met: how many of the changed states are still taken for possible, and a fingerprint of all that is said. So no law can
//! be weakened unnoticed.
//!
//! `LOIRE_REGENERATE=1 cargo test --test forged` writes the lines again. Do that only when a law or a rule has changed, and
//! read the difference: a law that was added lets fewer pass.

mod support;

use loire::api::{self, Json};
use loire::engine::{Stream, replay_with};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fs;
use support::*;

/// States with the same agenda, each of another game.
const STATES: usize = 4;
/// Numbers of a position that are changed in each state.
const NUMBERS: u32 = 40;

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

/// What the recorded games bring.
#[derive(Default)]
struct Found {
    /// The first states with each agenda.
    states: BTreeMap<String, Vec<Value>>,
    /// The first item of each kind.
    items: BTreeMap<String, Value>,
}

impl Found {
    fn in_records<G: Presented>() -> Found {
        let mut found = Found::default();
        let folder = file_of_tests("records").join(G::ID);
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.retain(|path| !path.ends_with("expected.json"));
        paths.sort();
        paths.iter().for_each(|path| found.look_into::<G>(&fs::read_to_string(path).unwrap()));
        found
    }

    fn look_into<G: Presented>(&mut self, text: &str) {
        let record: Record<G::Setup, G::Action, G::Outcome> = serde_json::from_str(text).unwrap();
        let (mut here, mut played) = (BTreeMap::new(), 0);
        let mut look = |table: &Table<G>, _| {
            let items = table.agenda().items().iter().map(|item| serde_json::to_value(item).unwrap());
            let items: Vec<Value> = items.collect();
            here.entry(shape(&items)).or_insert(played);
            for item in items {
                self.items.entry(kind(&item)).or_insert(item);
            }
            played += 1;
        };
        replay_with::<G>(&record, usize::MAX, &mut |_| {}, &mut look).unwrap();
        for (shape, entries) in here {
            let states = self.states.entry(shape).or_default();
            if states.len() < STATES {
                states.push(api::replay::<Json>(text, Some(f64::from(entries))).unwrap()["state"].take());
            }
        }
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
        all.extend(numbers(agenda).iter().flat_map(|way| one_off(agenda, way)));
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
            let ways = numbers(&state["position"]);
            for _ in 0..NUMBERS {
                let way = &ways[stream.below(ways.len() as u32) as usize];
                one_off(&state["position"], way).into_iter().for_each(|position| change("position", position));
            }
        }
        let passing = said.iter().filter(|problems| problems.is_empty()).count();
        format!("{passing} of {} pass, {:016x}", said.len(), fingerprint(&said.join("\n")))
    }
}

/// Every way to a number in a value.
fn numbers(value: &Value) -> Vec<String> {
    let below = |key: String, value: &Value| numbers(value).into_iter().map(|way| format!("/{key}{way}")).collect();
    let ways: Vec<Vec<String>> = match value {
        Value::Number(_) => return vec![String::new()],
        Value::Array(list) => list.iter().enumerate().map(|(i, value)| below(i.to_string(), value)).collect(),
        Value::Object(map) => map.iter().map(|(key, value)| below(key.clone(), value)).collect(),
        _ => vec![],
    };
    ways.concat()
}

/// The value with one number more, and with one less.
fn one_off(value: &Value, way: &str) -> [Value; 2] {
    [1, -1].map(|more| {
        let mut other = value.clone();
        let number = other.pointer_mut(way).unwrap();
        *number = json!(number.as_i64().unwrap() + more);
        other
    })
}

/// FNV-1a.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn laws_say_what_they_said<G: Presented>(at_least: usize) {
    let found = Found::in_records::<G>();
    assert!(found.states.len() >= at_least, "only {} agendas", found.states.len());
    let lines = found.states.iter().map(|(shape, states)| (shape.clone(), found.line(shape, states).into()));
    golden(&format!("forged/{}", G::ID), &lines.collect::<Map<String, Value>>().into());
}

#[test]
#[cfg(feature = "burgundy")]
fn burgundy() {
    laws_say_what_they_said::<loire::burgundy::Burgundy>(10);
}

#[test]
#[cfg(feature = "orleans")]
fn orleans() {
    laws_say_what_they_said::<loire::orleans::Orleans>(90);
}

#[test]
#[cfg(feature = "stories")]
fn stories() {
    laws_say_what_they_said::<loire::stories::Stories>(35);
}
