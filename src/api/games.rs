//! The closed list of games, and the way from a game's name to its code. A game whose feature is off is not compiled.

use super::any_game::GameOps;
use super::{LoireError, Trouble, bytes, load, read};
use crate::bots::LEVELS;
use crate::engine::{GameInfo, Presented};
use crate::wire::{Tree, Written, written};

#[cfg(feature = "burgundy")]
use crate::burgundy::Burgundy;
#[cfg(feature = "orleans")]
use crate::orleans::Orleans;
#[cfg(feature = "stories")]
use crate::stories::Stories;

/// The names of all games, including those not in this build.
const ALL: [&str; 3] = ["burgundy", "orleans", "stories"];

/// Every game in this build, with its seat counts, editions, modules, scenarios and options.
pub fn games() -> Vec<GameInfo> {
    vec![
        #[cfg(feature = "burgundy")]
        info::<Burgundy>(),
        #[cfg(feature = "orleans")]
        info::<Orleans>(),
        #[cfg(feature = "stories")]
        info::<Stories>(),
    ]
}

/// The description of a game, with the bots that play it.
fn info<G: Presented>() -> GameInfo {
    GameInfo { levels: LEVELS, ..G::info() }
}

/// The entry points of the game with this name.
fn doors(game: &str) -> Result<&'static Doors, LoireError> {
    match game {
        #[cfg(feature = "burgundy")]
        "burgundy" => Ok(&const { Doors::of::<Burgundy>() }),
        #[cfg(feature = "orleans")]
        "orleans" => Ok(&const { Doors::of::<Orleans>() }),
        #[cfg(feature = "stories")]
        "stories" => Ok(&const { Doors::of::<Stories>() }),
        _ => Err(no_doors(game)),
    }
}

/// The error for a missing game: it does not exist, or this build leaves it out.
#[cold]
fn no_doors(game: &str) -> LoireError {
    let trouble = if ALL.contains(&game) {
        LoireError::new(Trouble::GameNotLoaded, format!("{game} is not in this build: turn its feature on"))
    } else {
        LoireError::new(Trouble::UnknownGame, format!("there is no such game; there is {}", ALL.join(", ")))
    };
    trouble.at("game")
}

/// An opened game, or the reason why it could not be opened.
pub(super) type Opened = Result<Box<dyn GameOps>, LoireError>;

/// The entry points of a game.
struct Doors {
    create: fn(Tree<'_>) -> Opened,
    arrange: fn(Tree<'_>, &Tree<'_>) -> Opened,
    load_state: fn(&Tree<'_>, Option<&str>) -> Opened,
    load_record: fn(&Tree<'_>, usize, Option<&str>) -> Opened,
    record_of: fn(&Tree<'_>, &[Tree<'_>]) -> Result<Written, LoireError>,
    problems: fn(&Tree<'_>) -> Result<Vec<LoireError>, LoireError>,
    components: fn(Option<Tree<'_>>) -> Result<Written, LoireError>,
    words: &'static str,
}

impl Doors {
    const fn of<G: Presented>() -> Self {
        Doors {
            create: |setup| Ok(Box::new(load::create::<G>(setup)?)),
            arrange: |setup, sketch| Ok(Box::new(load::arrange::<G>(setup, sketch)?)),
            load_state: |state, seed| Ok(Box::new(load::seeded(load::state::<G>(state)?, seed)?)),
            load_record: |record, up_to, seed| Ok(Box::new(load::seeded(load::record::<G>(record, up_to)?, seed)?)),
            record_of: |state, entries| Ok(written(&load::record_of::<G>(state, entries)?)),
            problems: read::problems::<G>,
            components: |setup| Ok(written(&G::components(setup.map(read::rules::<G>).transpose()?.as_ref()))),
            words: G::WORDS,
        }
    }
}

/// The printed data of a game's components: of all in the box, or of those used by a set-up.
pub(super) fn components(game: &str, setup: Option<&str>) -> Result<Written, LoireError> {
    let doors = doors(game)?;
    (doors.components)(setup.map(read::parse).transpose()?)
}

/// Starts a new game of the set-up's kind.
pub(super) fn create(setup: &str) -> Opened {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.create)(tree)
}

/// Builds a position of the set-up's kind from a sketch.
pub(super) fn arrange(setup: &str, sketch: &str) -> Opened {
    let tree = read::parse(setup)?;
    (doors(&read::setup_game(&tree)?)?.arrange)(tree, &read::parse(sketch)?)
}

/// Loads a saved state of any kind.
pub(super) fn load_state(state: &str) -> Opened {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.load_state)(&tree, None)
}

/// Loads a state of any kind from its bytes.
pub(super) fn load_bytes(bytes: &[u8]) -> Opened {
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

/// All errors in a saved state of any kind.
pub(super) fn problems(state: &str) -> Result<Vec<LoireError>, LoireError> {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.problems)(&tree)
}

/// Replays a record of any kind, up to `up_to` entries.
pub(super) fn load_record(record: &str, up_to: usize) -> Opened {
    let tree = read::saved(record)?;
    (doors(&read::game(&tree)?)?.load_record)(&tree, up_to, None)
}

/// The record of a game that has reached this state by these entries.
pub(super) fn record_of(state: &str, entries: &str) -> Result<Written, LoireError> {
    let tree = read::saved(state)?;
    (doors(&read::game(&tree)?)?.record_of)(&tree, &read::list(entries, "entries")?)
}

/// Loads a state or a record, depending on its form. With a seed, the game gets a dealer.
pub(super) fn load(json: &str, seed: Option<&str>) -> Opened {
    let tree = read::saved(json)?;
    let doors = doors(&read::game(&tree)?)?;
    if tree.get("entries").is_some() {
        (doors.load_record)(&tree, usize::MAX, seed)
    } else {
        (doors.load_state)(&tree, seed)
    }
}
