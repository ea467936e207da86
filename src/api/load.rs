//! Creates games of one kind from set-ups, sketches, states and records in JSON.

use super::read::{self, Loaded};
use super::{AnyGame, LoireError, Trouble};
use crate::engine::{self, Presented, Record, RecordOf};
use crate::game::{Game, final_totals};
use crate::wire::Tree;

impl<G: Presented> Game<G> {
    /// Loads a saved state or a record of this game, in JSON.
    pub fn from_json(json: &str) -> Result<Self, LoireError> {
        let tree = read::saved(json)?;
        let game = read::game(&tree)?;
        if game != G::ID {
            return Err(LoireError::new(Trouble::BadInput, format!("expected {}, not {game}", G::ID)).at("game"));
        }
        if tree.get("entries").is_some() { record(&tree, usize::MAX) } else { state(&tree) }
    }

    /// The state as JSON, with its dealer.
    pub fn to_json(&self) -> String {
        self.saved_table(self.table(), self.dealer()).into_text()
    }
}

impl<G: Presented> From<Game<G>> for AnyGame {
    fn from(game: Game<G>) -> Self {
        AnyGame(Box::new(game))
    }
}

/// Starts a new game of this set-up and settles its draws as far as its dealer can.
pub fn create<G: Presented>(setup: Tree<'_>) -> Result<Game<G>, LoireError> {
    let new = read::setup::<G>(setup)?;
    Ok(Game::create(new.setup, new.dealer)?)
}

/// Builds a position of this set-up from a sketch.
pub fn arrange<G: Presented>(setup: Tree<'_>, sketch: &Tree<'_>) -> Result<Game<G>, LoireError> {
    let new = read::setup::<G>(setup)?;
    let table = G::arrange(&new.setup, sketch)?;
    Ok(Game::on(new.setup, new.dealer, table, false))
}

/// Loads a saved state.
pub fn state<G: Presented>(state: &Tree<'_>) -> Result<Game<G>, LoireError> {
    let Loaded { setup, table, dealer } = read::state::<G>(state)?;
    Ok(Game::on(setup, dealer, table, false))
}

/// Replays a record, up to `up_to` entries.
pub fn record<G: Presented>(record: &Tree<'_>, up_to: usize) -> Result<Game<G>, LoireError> {
    Ok(Game::replay(&read::record::<G>(record)?, up_to)?)
}

/// Adds a dealer to the game if there is a seed.
pub fn seeded<G: Presented>(game: Game<G>, seed: Option<&str>) -> Result<Game<G>, LoireError> {
    let Some(seed) = seed else { return Ok(game) };
    game.seeded(seed).map_err(|error| LoireError::new(Trouble::BadInput, error.reason).at(error.path))
}

/// The record of a game that has reached this state by these entries; refused if they lead elsewhere.
pub fn record_of<G: Presented>(state: &Tree<'_>, entries: &[Tree<'_>]) -> Result<RecordOf<G>, LoireError> {
    let Loaded { setup, table, .. } = read::state::<G>(state)?;
    let mut record = Record::new::<G>(setup);
    record.entries = read::entries::<G>(entries)?;
    let reached = engine::replay::<G>(&record, usize::MAX, &mut |_| {})?;
    if reached != table {
        let reason = "these entries do not lead from the set-up to this state: give all of them, and the last state";
        return Err(LoireError::new(Trouble::NoRecord, reason).at("entries"));
    }
    record.scores = final_totals(&table);
    Ok(record)
}
