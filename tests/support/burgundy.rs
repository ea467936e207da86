//! Scenes of Burgundy, and its words.
//!
//! A scene holds only what it names. Depots are empty, nobody owns anything but the start castle, and seat A is at turn
//! in round 1 of phase C with the dice 1 and 1, unless the scene says otherwise. Whatever it does not name lies in the
//! supplies or has left the game, so pieces are conserved.

mod arrange;
mod balance;
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

use loire::burgundy::data::tiles::ByGood;

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

/// A scene on another duchy, for everybody, with the start castles there.
pub fn scene_on(seats: u8, duchy: DuchyId, start: u8) -> Scene {
    let setup = setup(seats, |options| {
        options.setup = SetupMode::AdvancedOpen;
        options.board_pairs = vec![[duchy, duchy]; seats.into()];
    });
    Scene::new(setup, Phase::C, 1, Some((duchy, start)))
}

/// A table of Burgundy being arranged and played.
pub type Scene = super::Scene<Burgundy>;

impl Staged for Burgundy {
    /// Everybody's duchy and the space of the start castle there, where it is not duchy 1.
    type Stage = Option<(DuchyId, u8)>;
    #[track_caller]
    fn keep_the_laws(setup: &Setup, estate: &Self::Stage, state: &mut State) {
        let start = estate.map_or(18, |(_, start)| start);
        balance::keep_the_laws(
            &Rules::new(setup).unwrap(),
            state,
            if setup.options.score_start_area { None } else { Some(space(start)) },
        );
    }
}

impl Scene {
    fn new(setup: Setup, phase: Phase, round: u8, estate: Option<(DuchyId, u8)>) -> Self {
        let mut scene = Scene::sit(setup, estate);
        let table = &mut scene.table;
        loop {
            let is_there = (table.state().phase, table.state().round) == (phase, round);
            match table.turn() {
                Turn::Seats(pending) if pending[0].ask == Ask::Estate(asks::Estate) => {
                    let (duchy, start) = estate.expect("a scene with boards names its duchy: scene_on");
                    let action = Action::ChooseEstate(answers::ChooseEstate { duchy, space: space(start) });
                    table.play(pending[0].seat, action, &mut |_| {}).unwrap();
                }
                Turn::Seats(_) if is_there => break,
                Turn::Seats(pending) => {
                    let seat = pending[0].seat;
                    let action = match table.state().players[seat].dice.first() {
                        Some(&die) => Action::TakeChips(answers::TakeChips { die: Some(die) }),
                        None => Action::EndTurn(answers::EndTurn),
                    };
                    table.play(seat, action, &mut |_| {}).unwrap();
                }
                Turn::Chance(_) => first_outcome(table),
                Turn::Over => unreachable!("the game is over before {phase:?} {round}"),
            }
        }
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

    /// The same scene, not yet arranged, in another phase.
    pub fn phase(self, phase: Phase) -> Self {
        let round = self.table.state().round;
        Scene::new(self.setup, phase, round, self.stage)
    }

    /// The same scene, not yet arranged, in another round.
    pub fn round(self, round: u8) -> Self {
        let phase = self.table.state().phase;
        Scene::new(self.setup, phase, round, self.stage)
    }

    /// A seat takes chips with every die it has left, and buys nothing.
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

/// The action that this line writes.
#[track_caller]
pub fn read(line: &str) -> Action {
    super::read::<Burgundy>(line)
}
