//! Reading what comes from outside. Whatever it is, the answer is a value or an error that says where and why.

use super::{LoireError, Trouble};
use crate::engine::{
    AgendaOf, Entry, FORMAT, MAX_SEED, Presented, Record, Seat, Seated, Seats, Seed, Seeded, SetupFault, Table,
};
use crate::wire::{Misfit, Node, Read, json, read_key, read_tree, wire};
use serde::Serialize;
use serde_json::Value;

/// The longest input that is read, in bytes. The longest that games were seen to write are a state of 12 KB and a record
/// of 80 KB (four seats that use all they can, all modules, long names): six times that leaves room for games that are
/// longer still or written with indentation. While it is read, a tree takes up to seventy times the length of its text, and
/// a wasm memory never shrinks, so more is not read.
pub const MAX_INPUT: usize = 500_000;

/// Where a front end notes who sits where, beside a state or a record.
const SITTINGS: &str = "sittings";

/// A state or a record as it was kept or sent. Who sits where decides nothing, so it is read past.
pub fn saved(json: &str) -> Result<Value, LoireError> {
    let mut tree = parse(json)?;
    if let Value::Object(keys) = &mut tree {
        keys.remove(SITTINGS);
    }
    Ok(tree)
}

/// What is read first of every state and record: which game it is, in the format of today.
pub fn game(tree: &Value) -> Result<String, LoireError> {
    match read_key::<Option<u16>>(tree, "loire").map_err(wrong)? {
        Some(FORMAT) => read_key(tree, "game").map_err(wrong),
        Some(other) => {
            let reason = format!("this is format {other}; this version reads format {FORMAT}");
            Err(LoireError::new(Trouble::UnknownFormat, reason).at("loire"))
        }
        None => Err(LoireError::new(Trouble::BadInput, "there is no format number").at("loire")),
    }
}

/// A state as it lies on the wire; its format and its game have been read before.
struct Raw<S, P, A> {
    setup: S,
    position: P,
    agenda: A,
    dealer: Option<Seeded>,
}

/// The set-up comes first: it tells how many seats there are, and nothing behind it may name another one.
impl<S: Read + Seated, P: Read, A: Read> Read for Raw<S, P, A> {
    fn read(node: Node<'_>) -> Self {
        let object = node.object(&["loire", "game", "setup", "position", "agenda", "dealer"]);
        let setup: S = object.get("setup");
        node.set_seats(setup.seats().number());
        Raw { setup, position: object.get("position"), agenda: object.get("agenda"), dealer: object.get("dealer") }
    }
}

wire! {
    /// A state as it is written.
    written pub struct Saved<'a, S, P, A> {
        /// The format number.
        pub loire: u16 as "1",
        /// Which game.
        pub game: &'a str as "S extends { game: infer G } ? G : string",
        /// Its set-up.
        pub setup: &'a S,
        /// Everything that changes.
        pub position: &'a P,
        /// What is still to be resolved; the last item is next.
        pub agenda: &'a A,
        /// Who answers draws, if not the host.
        pub dealer: Option<&'a Seeded> = absent,
    }
}

/// A set-up, a table and perhaps a dealer.
pub struct Loaded<G: Presented> {
    pub setup: G::Setup,
    pub table: Table<G>,
    pub dealer: Option<Seeded>,
}

/// A saved state, held to every law of its game.
pub fn state<G: Presented>(tree: &Value) -> Result<Loaded<G>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let table = Table::resume(&raw.setup, raw.position, raw.agenda)??;
    Ok(Loaded { setup: raw.setup, table, dealer: raw.dealer })
}

/// Every law of its game that a saved state breaks.
pub fn problems<G: Presented>(tree: &Value) -> Result<Vec<LoireError>, LoireError> {
    let raw: Raw<G::Setup, G::State, AgendaOf<G>> = from_tree(tree)?;
    let broken = Table::<G>::problems_of(&raw.setup, raw.position, raw.agenda)?;
    Ok(broken.into_iter().map(|broken| Box::new(broken).into()).collect())
}

/// A game's own kind of record.
pub type RecordOf<G> =
    Record<<G as crate::engine::Game>::Setup, <G as crate::engine::Game>::Action, <G as crate::engine::Game>::Outcome>;

/// A record.
pub fn record<G: Presented>(tree: &Value) -> Result<RecordOf<G>, LoireError> {
    from_tree(tree)
}

/// What a caller chooses beside the rules: who deals.
pub struct NewGame<S> {
    pub setup: S,
    pub dealer: Option<Seeded>,
}

/// Which game a set-up is for.
pub fn setup_game(tree: &Value) -> Result<String, LoireError> {
    read_key(tree, "game").map_err(|misfit| wrong(misfit).coded(Trouble::BadSetup))
}

/// A set-up, and the dealer it asks for.
pub fn setup<G: Presented>(tree: Value) -> Result<NewGame<G::Setup>, LoireError> {
    let (tree, dealer) = take_dealer(tree)?;
    let setup = from_tree(&tree).map_err(|error| error.coded(Trouble::BadSetup))?;
    Ok(NewGame { setup, dealer })
}

/// The rules of a set-up, whoever deals.
pub fn rules<G: Presented>(tree: Value) -> Result<G::Rules, LoireError> {
    Ok(G::rules(&setup::<G>(tree)?.setup)?)
}

/// Takes the dealer out of a set-up: a seed, the host, or a seed from the system's randomness.
fn take_dealer(setup: Value) -> Result<(Value, Option<Seeded>), LoireError> {
    let Value::Object(all) = setup else {
        return Err(LoireError::new(Trouble::BadSetup, "expected an object"));
    };
    let (mut keys, mut seed, mut host) = (serde_json::Map::new(), None, None);
    for (key, value) in all {
        match (key.as_str(), value) {
            ("seed", value) => seed = Some(value).filter(|seed| !seed.is_null()),
            ("dealer", value) => host = Some(value).filter(|dealer| !dealer.is_null()),
            (_, value) => _ = keys.insert(key, value),
        }
    }
    let dealer = match (seed, host) {
        (Some(seed), None) => Some(Seeded::new(chosen_seed(&seed)?)),
        (None, Some(Value::String(word))) if word == "host" => None,
        (None, None) => Some(Seeded::new(random_seed()?)),
        (Some(_), Some(_)) => {
            return Err(
                LoireError::new(Trouble::BadSetup, "a seed gives it a dealer, the host is one: choose").at("dealer")
            );
        }
        (None, Some(_)) => return Err(LoireError::new(Trouble::BadSetup, "expected \"host\" or nothing").at("dealer")),
    };
    Ok((Value::Object(keys), dealer))
}

/// The seed of a set-up; too long a one is refused like too long a name.
fn chosen_seed(seed: &Value) -> Result<String, LoireError> {
    let Value::String(text) = seed else {
        return Err(LoireError::new(Trouble::BadSetup, "expected a string").at("seed"));
    };
    self::seed(text).map_err(|mut error| {
        error.fault = Some(SetupFault::Range);
        error.coded(Trouble::BadSetup)
    })?;
    Ok(text.clone())
}

/// Is it a seed?
pub fn seed(text: &str) -> Result<(), LoireError> {
    if Seed::fits(text) {
        Ok(())
    } else {
        Err(LoireError::new(Trouble::BadInput, format!("a seed is longer than {MAX_SEED} bytes")).at("seed"))
    }
}

/// A seed from the system's randomness.
pub fn random_seed() -> Result<String, LoireError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| LoireError::new(Trouble::NoRandomness, error.to_string()))?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// Entries of a record; actions and outcomes as objects or as their notations.
pub fn entries<G: Presented>(json: &str) -> Result<Vec<EntryOf<G>>, LoireError> {
    let Value::Array(list) = parse(json)? else {
        return Err(LoireError::new(Trouble::BadInput, "expected a list of entries").at("entries"));
    };
    let read = |(place, mut entry): (usize, Value)| {
        said(&mut entry, "action", G::read)
            .and_then(|()| said(&mut entry, "chance", G::read_outcome))
            .and_then(|()| from_tree(&entry))
            .map_err(|mut error| {
                let path = format!("entries[{place}].{}", error.path.as_deref().unwrap_or_default());
                error.entry = Some(place as u32);
                error.at(path.trim_end_matches('.'))
            })
    };
    list.into_iter().enumerate().map(read).collect()
}

/// Puts the answer itself where an entry has its notation.
fn said<T: Serialize>(
    entry: &mut Value,
    what: &'static str,
    notation: fn(&str) -> Option<T>,
) -> Result<(), LoireError> {
    let Some(Value::String(text)) = entry.get(what) else { return Ok(()) };
    let answer = notation(text).ok_or_else(|| no_notation(text, what))?;
    entry[what] = parse(&json(&answer))?;
    Ok(())
}

/// An action or outcome: a JSON object, or its notation as a JSON string.
pub fn answer<T: Read>(json: &str, what: &'static str, notation: fn(&str) -> Option<T>) -> Result<T, LoireError> {
    if json.trim_start().starts_with('"') {
        let text: String = value(json)?;
        notation(&text).ok_or_else(|| no_notation(&text, what))
    } else {
        value(json).map_err(|error| no_object(error, what))
    }
}

#[cold]
fn no_notation(text: &str, what: &'static str) -> LoireError {
    LoireError::new(Trouble::BadAction, format!("\"{text:.60}\" is not the notation of an {what}")).at(what)
}

#[cold]
fn no_object(error: LoireError, what: &'static str) -> LoireError {
    let path = [what, error.path.as_deref().unwrap_or_default()].join(".");
    error.coded(Trouble::BadAction).at(path.trim_end_matches('.'))
}

/// A seat at this table, as a number from JavaScript, where every number is a floating one.
pub fn seat(number: f64, seats: Seats) -> Result<Seat, LoireError> {
    let found = seats.iter().find(|seat| f64::from(seat.number()) == number);
    found.ok_or_else(|| {
        let last = seats.number() - 1;
        LoireError::new(Trouble::BadSeat, format!("expected a seat from 0 to {last}")).at("seat")
    })
}

/// How many, from JavaScript; no number means no limit.
pub fn count(number: Option<f64>, path: &'static str) -> Result<u64, LoireError> {
    match number {
        None => Ok(u64::MAX),
        Some(number) if number >= 0.0 && number.fract() == 0.0 => Ok(number as u64),
        Some(_) => Err(LoireError::new(Trouble::BadInput, "expected a whole number that is not negative").at(path)),
    }
}

/// Any value, with the path to what is wrong with it.
pub fn value<T: Read>(json: &str) -> Result<T, LoireError> {
    from_tree(&parse(json)?)
}

fn from_tree<T: Read>(tree: &Value) -> Result<T, LoireError> {
    read_tree(tree).map_err(wrong)
}

fn wrong(misfit: Misfit) -> LoireError {
    LoireError::new(Trouble::BadInput, misfit.reason()).at(misfit.path())
}

/// A tree; its depth is bounded by the parser, its size here.
pub fn parse(json: &str) -> Result<Value, LoireError> {
    if json.len() > MAX_INPUT {
        return Err(LoireError::new(Trouble::TooLarge, format!("{} bytes; at most {MAX_INPUT} are read", json.len())));
    }
    serde_json::from_str(json).map_err(|error| LoireError::new(Trouble::BadInput, error.to_string()))
}

/// One entry of a game's record.
pub type EntryOf<G> = Entry<<G as crate::engine::Game>::Action, <G as crate::engine::Game>::Outcome>;
