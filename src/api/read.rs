//! Reading what comes from outside. Whatever it is, the answer is a value or an error that says where and why.

use super::LoireError;
use crate::engine::{AgendaOf, Entry, FORMAT, Presented, Record, Seat, Seeded, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;

/// The longest input that is read, in bytes. A state is about 6 KB, a record of a whole game about 60 KB.
pub const MAX_INPUT: usize = 4_000_000;

/// What is read first of every state and record: whose it is, and in which format.
#[derive(Deserialize)]
pub struct Head<'a> {
    #[serde(borrow)]
    game: Option<Cow<'a, str>>,
    loire: Option<u16>,
    #[serde(borrow)]
    entries: Option<&'a RawValue>,
}

impl Head<'_> {
    /// The head of a state or record in the format of today.
    pub fn read(json: &str) -> Result<(String, bool), LoireError> {
        let head: Head<'_> = value(json)?;
        match head.loire {
            Some(FORMAT) => {}
            Some(other) => {
                let reason = format!("this is format {other}; this version reads format {FORMAT}");
                return Err(LoireError::new("unknownFormat", reason).at("loire"));
            }
            None => return Err(LoireError::new("badInput", "there is no format number").at("loire")),
        }
        let game = head.game.ok_or_else(|| LoireError::new("badInput", "it does not say which game").at("game"))?;
        Ok((game.into_owned(), head.entries.is_some()))
    }
}

/// A state as it lies on the wire.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'a, S> {
    #[serde(rename = "loire")]
    _loire: u16,
    #[serde(rename = "game")]
    _game: Cow<'a, str>,
    setup: S,
    #[serde(borrow)]
    position: &'a RawValue,
    #[serde(borrow)]
    agenda: &'a RawValue,
    dealer: Option<Seeded>,
}

/// A state as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Saved<'a, S, P, A> {
    /// The format number.
    #[cfg_attr(feature = "types", ts(type = "1"))]
    pub loire: u16,
    /// Which game.
    #[cfg_attr(feature = "types", ts(type = "S extends { game: infer G } ? G : string"))]
    pub game: &'a str,
    /// Its set-up.
    pub setup: &'a S,
    /// Everything that changes.
    pub position: &'a P,
    /// What is still to be resolved; the last item is next.
    pub agenda: &'a A,
    /// Who answers draws, if not the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub dealer: Option<&'a Seeded>,
}

/// A set-up, a table and perhaps a dealer.
pub struct Loaded<G: Presented> {
    pub setup: G::Setup,
    pub table: Table<G>,
    pub dealer: Option<Seeded>,
}

/// A saved state, held to every law of its game.
pub fn state<G: Presented>(json: &str) -> Result<Loaded<G>, LoireError> {
    let raw: Raw<'_, G::Setup> = value(json)?;
    let position: G::State = value(raw.position.get()).map_err(|error| inside("position", error))?;
    let agenda: AgendaOf<G> = value(raw.agenda.get()).map_err(|error| inside("agenda", error))?;
    let table = Table::resume(&raw.setup, position, agenda)??;
    Ok(Loaded { setup: raw.setup, table, dealer: raw.dealer })
}

fn inside(outer: &str, error: LoireError) -> LoireError {
    let path = match error.path.as_deref() {
        None | Some("" | ".") => outer.to_owned(),
        Some(inner) if inner.starts_with('[') => format!("{outer}{inner}"),
        Some(inner) => format!("{outer}.{inner}"),
    };
    error.at(path)
}

/// A game's own kind of record.
pub type RecordOf<G> =
    Record<<G as crate::engine::Game>::Setup, <G as crate::engine::Game>::Action, <G as crate::engine::Game>::Outcome>;

/// A record.
pub fn record<G: Presented>(json: &str) -> Result<RecordOf<G>, LoireError> {
    value(json)
}

/// What a caller chooses beside the rules: who deals.
pub struct NewGame<S> {
    pub setup: S,
    pub dealer: Option<Seeded>,
}

/// Which game a set-up is for.
pub fn setup_game(json: &str) -> Result<String, LoireError> {
    #[derive(Deserialize)]
    struct Which {
        game: Option<String>,
    }
    let which: Which = value(json)?;
    which.game.ok_or_else(|| LoireError::new("badSetup", "it does not say which game").at("game"))
}

/// A set-up, and the dealer it asks for: a seed, the host, or a seed from the system's randomness.
pub fn setup<G: Presented>(json: &str) -> Result<NewGame<G::Setup>, LoireError> {
    let mut keys: serde_json::Map<String, serde_json::Value> = value(json)?;
    let seed = keys.remove("seed").filter(|seed| !seed.is_null());
    let host = keys.remove("dealer").filter(|dealer| !dealer.is_null());
    let dealer = match (seed, host) {
        (Some(serde_json::Value::String(seed)), None) => Some(Seeded::new(seed)),
        (None, Some(serde_json::Value::String(word))) if word == "host" => None,
        (None, None) => Some(Seeded::new(random_seed()?)),
        (Some(_), Some(_)) => {
            return Err(LoireError::new("badSetup", "a seed gives it a dealer, the host is one: choose").at("dealer"));
        }
        (Some(_), None) => return Err(LoireError::new("badSetup", "expected a string").at("seed")),
        (None, Some(_)) => return Err(LoireError::new("badSetup", "expected \"host\" or nothing").at("dealer")),
    };
    let setup = serde_path_to_error::deserialize(serde_json::Value::Object(keys)).map_err(|error| {
        let path = error.path().to_string();
        LoireError::new("badSetup", error.into_inner().to_string()).at(path)
    })?;
    Ok(NewGame { setup, dealer })
}

fn random_seed() -> Result<String, LoireError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| LoireError::new("noRandomness", error.to_string()))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// An action or outcome: a JSON object, or its notation as a JSON string.
pub fn answer<T: DeserializeOwned>(
    json: &str,
    what: &'static str,
    notation: impl Fn(&str) -> Option<T>,
) -> Result<T, LoireError> {
    if !json.trim_start().starts_with('"') {
        return value(json).map_err(|error| LoireError { code: "badAction", ..inside(what, error) });
    }
    let text: String = value(json)?;
    notation(&text).ok_or_else(|| {
        let shown: String = text.chars().take(60).collect();
        LoireError::new("badAction", format!("\"{shown}\" is not the notation of an {what}")).at(what)
    })
}

/// A seat as a number from JavaScript, where every number is a floating one.
pub fn seat(number: f64) -> Result<Seat, LoireError> {
    let whole = number.fract() == 0.0 && (0.0..256.0).contains(&number);
    whole
        .then(|| Seat::new(number as u8))
        .flatten()
        .ok_or_else(|| LoireError::new("badSeat", "expected a seat from 0 to 3").at("seat"))
}

/// Any value, with the path to what is wrong with it.
pub fn value<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T, LoireError> {
    if json.len() > MAX_INPUT {
        return Err(LoireError::new("tooLarge", format!("{} bytes; at most {MAX_INPUT} are read", json.len())));
    }
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let value = serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let path = error.path().to_string();
        LoireError::new("badInput", error.into_inner().to_string()).at(path)
    })?;
    deserializer.end().map_err(|error| LoireError::new("badInput", error.to_string()))?;
    Ok(value)
}

/// One entry of a game's record.
pub type EntryOf<G> = Entry<<G as crate::engine::Game>::Action, <G as crate::engine::Game>::Outcome>;
