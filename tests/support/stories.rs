//! Scenes of Orléans Stories and their notation.
//!
//! A scene contains only what it names. Each player has only the settler in the start village: seat A in L06, B in L10,
//! C in M07, D in D04; greens, bags and spaces are empty, no card is taken, and seat A, the start player, is to act,
//! unless the scene says otherwise. All other pieces are in storage, so pieces are conserved.

mod arrange;
mod expect;

pub use super::*;
pub use loire::stories::data::deeds::{Deed, Threat};
pub use loire::stories::data::effects::{Building, Effect};
pub use loire::stories::data::map::{Area, Area::*, Land, Land::*};
pub use loire::stories::data::places::{Place, Space};
pub use loire::stories::data::tasks::{Column, Narration, Season, Task};
pub use loire::stories::data::wares::{ByFollower, ByGood, ByWare, Follower, Follower::*, Good, Good::*, Ware};
pub use loire::stories::deeds::dispatch::{Destination, Mode};
pub use loire::stories::modules::first_kingdom::vocabulary::Events as KingdomEvent;
pub use loire::stories::modules::kings_favor::vocabulary::Events as CourtEvent;
pub use loire::stories::setup::{Options, Scenario, StartTilesFrom};
pub use loire::stories::state::{Player, Plot, State, Tile};
pub use loire::stories::{Action, Ask, Draw, Event, Outcome, Rules, Setup, Stories};

/// Questions and answers, including those of the stories.
pub mod asks {
    pub use loire::stories::modules::first_kingdom::vocabulary::*;
    pub use loire::stories::questions::*;
}
pub use asks as answers;

use loire::engine::BySeat;
use loire::parts::Set;

/// A set-up for this number of seats, with options.
pub fn setup(seats: u8, scenario: Scenario, options: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap(), scenario);
    options(&mut setup.options);
    setup
}

/// A scene of The First Kingdom.
pub fn kingdom(seats: u8) -> Scene {
    kingdom_with(seats, |_| {})
}

/// A scene of The First Kingdom with options.
pub fn kingdom_with(seats: u8, options: impl FnOnce(&mut Options)) -> Scene {
    Scene::acting(setup(seats, Scenario::FirstKingdom, options))
}

/// A scene of The King's Favor, in summer of the first year.
pub fn court(seats: u8) -> Scene {
    court_with(seats, |_| {})
}

/// A scene of The King's Favor with options.
pub fn court_with(seats: u8, options: impl FnOnce(&mut Options)) -> Scene {
    Scene::acting(setup(seats, Scenario::KingsFavor, options)).round(2)
}

/// A set-up of The First Kingdom with custom tables.
#[track_caller]
pub fn kingdom_of_a_host(seats: u8, tables: serde_json::Value) -> Scene {
    let mut setup = setup(seats, Scenario::FirstKingdom, |_| {});
    setup.tables = serde_json::from_value(tables).unwrap();
    Scene::acting(setup)
}

/// A table of Orléans Stories that is arranged and played.
pub type Scene = super::Scene<Stories>;

impl Staged for Stories {
    type Stage = ();
    #[track_caller]
    fn keep_the_laws(setup: &Setup, _: &(), state: &mut State) {
        loire::stories::arrange::keep_the_laws(&Rules::new(setup).unwrap(), state);
    }
}

impl Scene {
    /// All players have settled and own nothing; seat A acts.
    #[track_caller]
    fn acting(setup: Setup) -> Self {
        let mut scene = Scene::settled(setup);
        // No seat has anything to plan: all are ready, and the start player is at turn.
        while let Turn::Seats(asked) = scene.table.turn() {
            let (seat, ask) = (asked[0].seat, asked[0].ask);
            match ask {
                Ask::Planning(_) => scene.table.play(seat, read::<Stories>("ready"), &mut |_| {}).unwrap(),
                _ => break,
            }
            if let Turn::Chance(_) = scene.table.turn() {
                break;
            }
        }
        scene.arrange(|state| {
            for player in state.players.values_mut() {
                player.followers = Default::default();
                player.goods = ByGood::default();
                player.coins = 0;
            }
        })
    }

    /// Land lies in the order of its kinds, A begins, and all players have settled; later draws take the first outcome.
    #[track_caller]
    pub fn settled(setup: Setup) -> Self {
        let mut scene = Scene::sit(setup, ());
        let villages = [L06, L10, M07, D04];
        loop {
            match scene.table.turn() {
                Turn::Chance(_) => first_outcome(&mut scene.table),
                Turn::Seats(asked) if matches!(asked[0].ask, Ask::Settling(_)) => {
                    let seat = asked[0].seat;
                    let line = format!("settle {}", villages[seat.index()].name());
                    scene.table.play(seat, read::<Stories>(&line), &mut |_| {}).unwrap();
                }
                _ => break,
            }
        }
        scene.before = scene.table.state().clone();
        scene
    }
}
