//! Everything chosen before the first move.

pub use super::data::scenarios::Scenario;
use super::modules;
use super::options::FAVOURITES;
pub use super::options::{MOST_ROUNDS, Options, StartTilesFrom};
use super::tables::Tables;
use crate::engine::{Seated, Seats, SetupError, SetupFault, check_names};
use crate::wire::{Kind, kinds, wire};

wire! {
    /// A set-up of Orléans Stories.
    pub struct Setup as "StoriesSetup" {
        /// Always this game.
        pub game: ThisGame,
        /// How many play.
        pub seats: Seats,
        /// Which story is played.
        pub scenario: Scenario,
        /// The players' names, in seat order, if they have any.
        pub names: Vec<String> = absent,
        /// The rule options.
        pub options: Options as "Partial<StoriesOptions>" = default,
        /// What replaces reconstructed numbers.
        pub tables: Tables = absent,
    }
}

kinds! {
    /// The game a set-up belongs to.
    ThisGame as "StoriesId" { Stories = "stories", }
}

impl Setup {
    /// A set-up for this many seats with every option at its default.
    pub fn new(seats: Seats, scenario: Scenario) -> Self {
        let (options, tables) = (Options::default(), Tables::default());
        Setup { game: ThisGame::Stories, seats, scenario, names: Vec::new(), options, tables }
    }

    /// Can this be played?
    pub fn check(&self) -> Result<(), SetupError> {
        let no = |fault, path: String, reason: String| Err(SetupError { fault, path: path.into(), reason });
        if !modules::is_built_in(self.scenario) {
            let reason = format!("the scenario \"{}\" is not built in", self.scenario.name());
            return no(SetupFault::Needs, "scenario".into(), reason);
        }
        if let Some(row) = self.options.changed().find(|row| !goes_with(row.scenarios, self.scenario)) {
            let reason = format!("only with the scenario \"{}\"", row.scenarios.join("\" or \""));
            return no(SetupFault::Needs, format!("options.{}", row.name), reason);
        }
        let Options { favourite_tiles, round_limit, .. } = self.options;
        if !(1..=FAVOURITES).contains(&favourite_tiles) {
            let reason = format!("expected 1 to {FAVOURITES} tiles, found {favourite_tiles}");
            return no(SetupFault::Range, "options.favouriteTiles".into(), reason);
        }
        if round_limit > MOST_ROUNDS {
            let reason = format!("expected at most {MOST_ROUNDS} rounds, found {round_limit}");
            return no(SetupFault::Range, "options.roundLimit".into(), reason);
        }
        self.tables.check(self)?;
        check_names(&self.names, self.seats)
    }
}

/// Does something that goes with these scenarios, or with all if none is named, go with this one?
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
