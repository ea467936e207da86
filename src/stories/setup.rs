//! The set-up: all choices before the first move.

pub use super::data::scenarios::Scenario;
use super::modules;
use super::options::FAVOURITES;
pub use super::options::{MOST_ROUNDS, Options, StartTilesFrom};
use super::tables::Tables;
use crate::engine::{Seated, Seats, SetupError, SetupFault, check_names};
use crate::wire::{Kind, Wire};

/// A set-up of Orléans Stories.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesSetup")]
pub struct Setup {
    /// Always this game.
    pub game: ThisGame,
    /// The number of players.
    pub seats: Seats,
    /// The story.
    pub scenario: Scenario,
    /// The players' names in seat order; empty if they have none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub names: Vec<String>,
    /// The rule options.
    #[wire(default, typescript = "Partial<StoriesOptions>")]
    pub options: Options,
    /// Replacements for reconstructed numbers.
    #[wire(default, skip_serializing_if = "is_default")]
    pub tables: Tables,
}

/// The game a set-up belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesId")]
#[repr(u8)]
pub enum ThisGame {
    #[default]
    Stories,
}

impl Setup {
    /// A set-up for this many seats with all options at their defaults.
    pub fn new(seats: Seats, scenario: Scenario) -> Self {
        let (options, tables) = (Options::default(), Tables::default());
        Setup { game: ThisGame::Stories, seats, scenario, names: Vec::new(), options, tables }
    }

    /// Checks that this can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |fault, path: String, reason: String| Err(SetupError { fault, path: path.into(), reason });
        if !modules::is_built_in(self.scenario) {
            let reason = format!("the scenario \"{}\" is not built in", self.scenario.name());
            return refuse(SetupFault::Needs, "scenario".into(), reason);
        }
        if let Some(row) = self.options.changed().find(|row| !goes_with(row.scenarios, self.scenario)) {
            let reason = format!("only with the scenario \"{}\"", row.scenarios.join("\" or \""));
            return refuse(SetupFault::Needs, format!("options.{}", row.name), reason);
        }
        let Options { favourite_tiles, round_limit, .. } = self.options;
        if !(1..=FAVOURITES).contains(&favourite_tiles) {
            let reason = format!("expected 1 to {FAVOURITES} tiles, found {favourite_tiles}");
            return refuse(SetupFault::Range, "options.favouriteTiles".into(), reason);
        }
        if round_limit > MOST_ROUNDS {
            let reason = format!("expected at most {MOST_ROUNDS} rounds, found {round_limit}");
            return refuse(SetupFault::Range, "options.roundLimit".into(), reason);
        }
        self.tables.check(self)?;
        check_names(&self.names, self.seats)
    }
}

/// Whether this scenario is among these; an empty list means all.
fn goes_with(scenarios: &[&str], scenario: Scenario) -> bool {
    scenarios.is_empty() || scenarios.contains(&scenario.name())
}

impl Seated for Setup {
    fn seats(&self) -> Seats {
        self.seats
    }
    fn unnamed(&self) -> Self {
        Setup { names: Vec::new(), ..self.clone() }
    }
}
