//! Values derived from the printed data, computed once per game.

use super::data::deeds::{ByDeed, Deed, DeedRow};
use super::data::effects::{Effect, Takes};
use super::data::places::{Place, PlaceRow, Space};
use super::data::wares::{Follower, Good};
use super::deeds::dispatch::sums_of;
use super::modules::{self, Story};
use super::setup::Scenario;
use crate::bagbuilding::{self, Layout};
use crate::parts::Set;
use crate::wire::Kind;

/// Values derived from the printed data.
#[derive(Debug)]
pub struct Printed {
    /// The story in play.
    pub story: &'static dyn Story,
    /// All places with their spaces.
    pub layout: Layout<Follower, Place, Space, Good>,
    /// The places of each player board.
    pub on_board: Set<Place>,
    /// Their spaces.
    pub board: Set<Space>,
    /// The places with a passive effect, including the tower's green.
    pub passive: Set<Place>,
    /// Those of them that let a follower stand for others.
    pub substitutes: Set<Place>,
    /// The places that take place cards (S-031, S-049).
    pub yards: Set<Place>,
    /// The places with two or more spaces for followers.
    pub two_follower_spaces: Set<Place>,
    /// The sums of coins on each deed and on the side that follows it, as bits (S-036).
    pub deed_sums: ByDeed<u64>,
}

impl Printed {
    /// Computes them.
    pub fn new(scenario: Scenario, places: &[PlaceRow], deeds: &[DeedRow]) -> Self {
        let all = |holds: &dyn Fn(&PlaceRow) -> bool| Set::of(|place: Place| holds(&places[place.index()]));
        let space = |space: Space| {
            let row = &places[space.place().index()];
            Some((space.place(), takes(*row.spaces.get(space.number())?, row.is_fair)))
        };
        let layout = Layout::new(space, Place::Territory)
            .barring_technology(all(&|row| row.no_technology))
            .ready_with_one(all(&|row| row.is_fair || row.effect.is_gate()));
        let on_board = Set::of(Place::is_on_board);
        let for_followers = |row: &PlaceRow| {
            row.spaces.iter().filter(|takes| matches!(takes, Takes::Followers(_) | Takes::Anybody)).count() > 1
        };
        let deed_sums = |deed: Deed| {
            let [front, _] = deed.board().sides();
            let yet_to_lie_up = deed.board().sides().into_iter().filter(|&side| side == deed || deed == front);
            sums_of(yet_to_lie_up.flat_map(|side| &deeds[side.index()].fields))
        };
        Printed {
            story: modules::of_scenario(scenario),
            board: layout.spaces_of(on_board),
            layout,
            on_board,
            passive: all(&|row| row.effect.is_passive() || matches!(row.effect, Effect::SecondGate { .. })),
            substitutes: all(&|row| matches!(row.effect, Effect::Substitute { .. })),
            yards: all(&|row| row.effect == Effect::TakePlaceCard),
            two_follower_spaces: all(&for_followers),
            deed_sums: ByDeed::new(deed_sums),
        }
    }
}

/// The tiles that a space takes, in the terms of the bag-building system.
fn takes(takes: Takes, is_fair: bool) -> bagbuilding::Takes<Follower, Good> {
    match takes {
        Takes::Followers(kinds) => match (kinds.iter().next(), kinds.len()) {
            (Some(only), 1) => bagbuilding::Takes::Role(only),
            _ => bagbuilding::Takes::OneOf(kinds),
        },
        Takes::Anybody if is_fair => bagbuilding::Takes::Different,
        Takes::Anybody => bagbuilding::Takes::Anybody,
        Takes::Good(good) => bagbuilding::Takes::Good(good),
        Takes::Cargo => bagbuilding::Takes::Cargo,
    }
}
