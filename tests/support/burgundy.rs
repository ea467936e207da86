//! Scenes of Burgundy and their notation.
//!
//! A scene contains only what it names. Depots are empty, no seat owns anything but the start castle, and seat A is at
//! turn in round 1 of phase C with the dice 1 and 1, unless the scene says otherwise. All other pieces are in the
//! supplies or have left the game, so pieces are conserved.

mod arrange;
mod expect;

pub use super::*;

pub use loire::burgundy::data::duchies::DuchyId;
pub use loire::burgundy::data::tiles::{Colour, Good, Good::*, Tile, Tile::*};
pub use loire::burgundy::duchy::{Face, Layout, Space};
pub use loire::burgundy::setup::{Options, Setup, SetupMode, TieBreakMode};
pub use loire::burgundy::state::{Depot, Phase, Player, Source, State};
pub use loire::burgundy::{
    Action, Ask, Burgundy, Draw, Event, Outcome, Rules, Step, rules::AREA_POINTS, rules::PHASE_POINTS,
};
pub use loire::burgundy::{chance as draws, questions as answers, questions as asks, round as steps};

use loire::burgundy::arrange::{idle, keep_the_laws};
use loire::burgundy::data::tiles::ByGood;
use loire::engine::BySeat;

pub fn space(number: u8) -> Space {
    Space::new(number).unwrap()
}

pub fn depot(number: u8) -> Depot {
    Depot::new(number).unwrap()
}

pub fn face(number: u8) -> Face {
    Face::new(number).unwrap()
}

/// A set-up with its options changed.
pub fn setup(seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap());
    change(&mut setup.options);
    setup
}

/// A scene by the standard rules.
pub fn scene(seats: u8) -> Scene {
    scene_with(seats, |_| {})
}

/// A scene with options.
pub fn scene_with(seats: u8, change: impl FnOnce(&mut Options)) -> Scene {
    Scene::new(setup(seats, change), Phase::C, 1, None)
}

/// A scene in which all seats have another duchy, with their start castles on it.
pub fn scene_on(seats: u8, duchy: DuchyId, start: u8) -> Scene {
    let setup = setup(seats, |options| {
        options.setup = SetupMode::AdvancedOpen;
        options.board_pairs = vec![[duchy, duchy]; seats.into()];
    });
    Scene::new(setup, Phase::C, 1, Some((duchy, start)))
}

/// A table of Burgundy that is arranged and played.
pub type Scene = super::Scene<Burgundy>;

impl Staged for Burgundy {
    /// The duchy of all seats and the space of the start castle in it, if it is not duchy 1.
    type Stage = Option<(DuchyId, u8)>;
    #[track_caller]
    fn keep_the_laws(setup: &Setup, estate: &Self::Stage, state: &mut State) {
        let start = space(estate.map_or(18, |(_, start)| start));
        let rules = Rules::new(setup).unwrap();
        let unscored = BySeat::new(rules.seats, |_| Some(start).filter(|_| !setup.options.score_start_area));
        keep_the_laws(&rules, state, &unscored, rules.seats.iter().last());
    }
}

impl Scene {
    fn new(setup: Setup, phase: Phase, round: u8, estate: Option<(DuchyId, u8)>) -> Self {
        let mut scene = Scene::sit(setup, estate);
        let estates = |_| estate.map_or((None, None), |(duchy, start)| (Some(duchy), Some(space(start))));
        idle(&mut scene.table, phase, round, None, &estates);
        scene
            .arrange(|state| {
                state.depots = Default::default();
                state.black = Default::default();
                for player in state.players.values_mut() {
                    player.goods = ByGood::default();
                    (player.silver, player.chips) = (0, 0);
                }
            })
            .dice(A, [1, 1])
    }

    /// The same scene in another phase, not yet arranged.
    pub fn phase(self, phase: Phase) -> Self {
        let round = self.table.state().round;
        Scene::new(self.setup, phase, round, self.stage)
    }

    /// The same scene in another round, not yet arranged.
    pub fn round(self, round: u8) -> Self {
        let phase = self.table.state().phase;
        Scene::new(self.setup, phase, round, self.stage)
    }

    /// A seat takes chips with all remaining dice and buys nothing.
    #[track_caller]
    pub fn pass(mut self, who: Who) -> Self {
        while self.table.ask(who.seat()) == Some(&Ask::Turn(asks::Turn)) {
            let dice = self.table.state().players[who.seat()].dice.clone();
            let Some(die) = dice.first() else { return self.play(who, "end turn") };
            self = self.play(who, &format!("{}: chips", die.number()));
            if dice.len() == 1 && self.table.ask(who.seat()).is_none() {
                break;
            }
        }
        self
    }

    pub fn player(&self, who: Who) -> &Player {
        &self.table.state().players[who.seat()]
    }
}

/// The action of this line.
#[track_caller]
pub fn read(line: &str) -> Action {
    super::read::<Burgundy>(line)
}
