//! The closed list of games, and the way from a game's name to its rules.

use super::any_game::GameOps;
use super::session::Session;
use super::{LoireError, Trouble, bytes, read};
use crate::bots::LEVELS;
use crate::engine::{GameInfo, Presented};
use crate::wire::{Tree, json};

/// Writes down every game once: its feature, which is also its name, and its type. A game whose feature is off is not
/// compiled.
macro_rules! games {
    ($($feature:literal $Game:ty;)+) => {
        /// Every game, and who plays it.
        pub fn games() -> Vec<GameInfo> {
            vec![$(#[cfg(feature = $feature)] GameInfo { levels: LEVELS, ..<$Game>::info() }),+]
        }

        /// The ways into the game of this name.
        fn doors(game: &str) -> Result<&'static Doors, LoireError> {
            match game {
                $(#[cfg(feature = $feature)] $feature => Ok(&const { Doors::of::<$Game>() }),)+
                _ => Err(no_doors(game, &[$($feature),+])),
            }
        }
    };
}

/// Why there is no way into a game: it is none, or it was left out here.
#[cold]
fn no_doors(game: &str, all: &[&str]) -> LoireError {
    let trouble = if all.contains(&game) {
        LoireError::new(Trouble::GameNotLoaded, format!("{game} is not in this build: turn its feature on"))
    } else {
        LoireError::new(Trouble::UnknownGame, format!("there is no such game; there is {}", all.join(", ")))
    };
    trouble.at("game")
}

games! {
    "burgundy" crate::burgundy::Burgundy;
    "orleans" crate::orleans::Orleans;
    "stories" crate::stories::Stories;
}

/// A game that was opened, or why it was not.
pub type Opened = Result<Box<dyn GameOps>, LoireError>;

/// The ways into a game.
struct Doors {
    create: fn(Tree<'_>) -> Opened,
    arrange: fn(Tree<'_>, &Tree<'_>) -> Opened,
    load_state: fn(&Tree<'_>, Option<&str>) -> Opened,
    load_record: fn(&Tree<'_>, usize, Option<&str>) -> Opened,
    record_of: fn(&Tree<'_>, &[Tree<'_>]) -> Result<String, LoireError>,
    problems: fn(&Tree<'_>) -> Result<Vec<LoireError>, LoireError>,
    components: fn(Option<Tree<'_>>) -> Result<String, LoireError>,
    words: &'static str,
}

impl Doors {
    const fn of<G: Presented>() -> Self {
        Doors {
            create: |setup| Ok(Box::new(Session::<G>::create(setup)?)),
            arrange: |setup, sketch| Ok(Box::new(Session::<G>::arrange(setup, sketch)?)),
            load_state: |state, seed| Ok(Box::new(Session::<G>::load_state(state)?.seeded(seed)?)),
            load_record: |record, up_to, seed| Ok(Box::new(Session::<G>::load_record(record, up_to)?.seeded(seed)?)),
            record_of: |state, entries| Ok(json(&Session::<G>::record_of(state, entries)?)),
            problems: read::problems::<G>,
            components: |setup| Ok(json(&G::components(setup.map(read::rules::<G>).transpose()?.as_ref()))),
            words: G::WORDS,
        }
    }
}

/// What is printed on a game's components: on all in the box, or on those that a set-up plays with.
pub fn components(game: &str, setup: Option<&str>) -> Result<String, LoireError> {
    let doors = doors(game)?;
    (doors.components)(setup.map(read::parse).transpose()?)
}

/// A new game of the set-up's kind.
pub fn create(setup: &str) -> Opened {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.create)(tree)
}

/// A position of the set-up's kind, from the few things that are said.
pub fn arrange(setup: &str, sketch: &str) -> Opened {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.arrange)(tree, &read::parse(sketch)?)
}

/// A saved state of any kind.
pub fn load_state(state: &str) -> Opened {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.load_state)(&tree, None)
}

/// A state of any kind from its bytes.
pub fn load_bytes(bytes: &[u8]) -> Opened {
    let (game, packed) = bytes::game(bytes)?;
    let doors = doors(game)?;
    let tree = bytes::tree(packed, doors.words)?;
    if read::game(&tree)? != game {
        return Err(
            LoireError::new(Trouble::BadInput, "this is the state of another game than it begins with").at("game")
        );
    }
    (doors.load_state)(&tree, None)
}

/// Everything that is wrong with a saved state of any kind.
pub fn problems(state: &str) -> Result<Vec<LoireError>, LoireError> {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.problems)(&tree)
}

/// A record of any kind, replayed up to so many entries.
pub fn load_record(record: &str, up_to: Option<f64>) -> Opened {
    let up_to = usize::try_from(read::count(up_to, "upTo")?).unwrap_or(usize::MAX);
    let tree = read::saved(record)?;
    (doors(&read::game(&tree)?)?.load_record)(&tree, up_to, None)
}

/// The record of a game that has come to this state by these entries.
pub fn record_of(state: &str, entries: &str) -> Result<String, LoireError> {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.record_of)(&tree, &read::list(entries, "entries")?)
}

/// A state or a record, whichever it is; with a seed, it gets a dealer.
pub fn load(json: &str, seed: Option<&str>) -> Opened {
    let tree = read::saved(json)?;
    let doors = doors(&read::game(&tree)?)?;
    if tree.get("entries").is_some() {
        (doors.load_record)(&tree, usize::MAX, seed)
    } else {
        (doors.load_state)(&tree, seed)
    }
}
