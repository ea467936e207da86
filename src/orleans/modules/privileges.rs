//! School and herb garden: followers that can stand for others (O-042, O-095).

use super::{Module, OrleansModule, Quote};
use crate::bagbuilding::Follower as _;
use crate::bagbuilding::follower::all_but_joker;
use crate::engine::Seat;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::Place;
use crate::orleans::judge::Eye;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::setup::Setup;
use crate::orleans::{At, Orleans};
use crate::parts::Set;

/// The module of school and herb garden.
#[derive(Debug)]
pub struct Privileges;

impl Module<Orleans> for Privileges {
    fn is_in_play(&self, _: &Setup) -> bool {
        true
    }
}

impl OrleansModule for Privileges {
    /// With a school, scholars can stand for all roles but monks; with a herb garden, boatmen for craftsmen, traders
    /// and farmers.
    fn quote(&self, at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
        let Quote::StandsFor { follower, .. } = of else { return value };
        let places = at.state.players[seat].places;
        match follower.role() {
            Role::Scholar if places.has(Place::School) => value | all_but_joker::<Follower>().bits() as u8,
            Role::Boatman if places.has(Place::HerbGarden) => {
                let lent: Set<Role> = [Role::Craftsman, Role::Trader, Role::Farmer].into_iter().collect();
                value | lent.bits() as u8
            }
            _ => value,
        }
    }
}

/// Neither place has an action.
impl Effect for Privileges {
    fn usage(&self) -> Usage {
        Usage::None
    }

    fn tile_worth(&self, eye: &Eye<'_>, _: Place) -> f64 {
        eye.weights.privilege * eye.left
    }
}
