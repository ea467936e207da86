//! The closed list of games, and the way from a game's name to its rules.

use super::read;
use super::{Handle, LoireError, Open, Out, Trouble};
use crate::bots::Level;
use crate::burgundy::Burgundy;
use crate::engine::{Game, GameInfo, Presented};
use crate::orleans::Orleans;
use crate::wire::Kind;
use serde_json::Value;

/// Writes down every game once.
macro_rules! games {
    ($($Game:ty),+) => {
        /// Every game, and who plays it.
        pub fn games() -> Vec<GameInfo> {
            vec![$(GameInfo { levels: Level::NAMES, ..<$Game>::info() }),+]
        }

        /// The ways into the game of this name.
        fn doors<O: Out>(game: &str) -> Result<Doors<O>, LoireError> {
            match game {
                $(<$Game>::ID => Ok(Doors::of::<$Game>()),)+
                _ => {
                    let known = [$(<$Game>::ID),+].join(", ");
                    Err(LoireError::new(Trouble::UnknownGame, format!("there is no such game; there is {known}")).at("game"))
                }
            }
        }
    };
}

games!(Burgundy, Orleans);

type Opened<O> = Result<Box<dyn Handle<O>>, LoireError>;

/// The game, with a dealer if a seed is given.
fn open<G: Presented, O: Out>(game: Open<G>, seed: Option<&str>) -> Opened<O> {
    Ok(match seed {
        Some(seed) => Box::new(game.with_seed(seed)?),
        None => Box::new(game),
    })
}

/// The ways into a game.
struct Doors<O: Out> {
    create: fn(Value) -> Opened<O>,
    arrange: fn(Value, &Value) -> Opened<O>,
    load_state: fn(&Value, Option<&str>) -> Opened<O>,
    load_record: fn(&Value, usize, Option<&str>) -> Opened<O>,
    record_of: fn(&Value, &str) -> Result<O::Value, LoireError>,
    problems: fn(&Value) -> Result<Vec<LoireError>, LoireError>,
    components: fn(Option<Value>) -> Result<O::Value, LoireError>,
}

impl<O: Out> Doors<O> {
    fn of<G: Presented>() -> Self {
        Doors {
            create: |setup| Ok(Box::new(Open::<G>::create(setup)?)),
            arrange: |setup, sketch| Ok(Box::new(Open::<G>::arrange(setup, sketch)?)),
            load_state: |state, seed| open(Open::<G>::load_state(state)?, seed),
            load_record: |record, up_to, seed| open(Open::<G>::load_record(record, up_to)?, seed),
            record_of: |state, entries| O::put(&Open::<G>::record_of(state, entries)?),
            problems: read::problems::<G>,
            components: |setup| O::put(&G::components(setup.map(read::rules::<G>).transpose()?.as_ref())),
        }
    }
}

/// What is printed on a game's components: on all in the box, or on those that a set-up plays with.
pub fn components<O: Out>(game: &str, setup: Option<&str>) -> Result<O::Value, LoireError> {
    let doors = doors::<O>(game)?;
    (doors.components)(setup.map(read::parse).transpose()?)
}

/// A new game of the set-up's kind.
pub fn create<O: Out>(setup: &str) -> Opened<O> {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.create)(tree)
}

/// A position of the set-up's kind, from the few things that are said.
pub fn arrange<O: Out>(setup: &str, sketch: &str) -> Opened<O> {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.arrange)(tree, &read::parse(sketch)?)
}

/// A saved state of any kind.
pub fn load_state<O: Out>(state: &str) -> Opened<O> {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.load_state)(&tree, None)
}

/// Everything that is wrong with a saved state of any kind.
pub fn problems<O: Out>(state: &str) -> Result<Vec<LoireError>, LoireError> {
    let tree = read::saved(state)?;
    (doors::<O>(&read::game(&tree)?)?.problems)(&tree)
}

/// A record of any kind, replayed up to so many entries.
pub fn load_record<O: Out>(record: &str, up_to: Option<f64>) -> Opened<O> {
    let up_to = usize::try_from(read::count(up_to, "upTo")?).unwrap_or(usize::MAX);
    let tree = read::saved(record)?;
    (doors(&read::game(&tree)?)?.load_record)(&tree, up_to, None)
}

/// The record of a game that has come to this state by these entries.
pub fn record_of<O: Out>(state: &str, entries: &str) -> Result<O::Value, LoireError> {
    let tree = read::saved(state)?;
    (doors::<O>(&read::game(&tree)?)?.record_of)(&tree, entries)
}

/// A state or a record, whichever it is; with a seed, it gets a dealer.
pub fn load<O: Out>(json: &str, seed: Option<&str>) -> Opened<O> {
    let tree = read::saved(json)?;
    let doors = doors(&read::game(&tree)?)?;
    if tree.get("entries").is_some() {
        (doors.load_record)(&tree, usize::MAX, seed)
    } else {
        (doors.load_state)(&tree, seed)
    }
}
