//! Needs of a seat: the demands of the story, and the tiles for wanted buildings, recruits and epochs.

use super::Demand;
use crate::bagbuilding::Takes;
use crate::engine::Seat;
use crate::stories::At;
use crate::stories::data::effects::{Building, Effect};
use crate::stories::data::places::Place;
use crate::stories::data::wares::{ByWare, Follower, Good, Ware};
use crate::stories::modules::Story;
use crate::stories::phases::effects::food_in_stock;
use crate::stories::state::Tile;
use crate::wire::Kind;

/// Number of followers of each kind that most places need, in the order of [`Follower`].
pub const CREW: [u8; 7] = [3, 2, 2, 2, 1, 1, 1];

/// Whether mill and cottage need and recruit this kind. Without farmers, fishers, craftsmen and traders, no followers
/// come.
pub fn is_common(follower: Follower) -> bool {
    follower.index() < 4
}

/// A seat's possessions and needs.
pub struct Needs {
    /// The seat's tiles, in all places.
    pub owned: ByWare<u8>,
    /// The needed tiles.
    pub wanted: ByWare<u8>,
    /// The urgency of each need.
    pub urgent: ByWare<f64>,
    /// Tiles that must not be sent away.
    pub kept: ByWare<u8>,
    /// The needed food, and the food in stock.
    pub food: [u16; 2],
    /// The needed coins.
    pub coins: u16,
}

impl Needs {
    pub fn new(at: At<'_>, seat: Seat, story: &dyn Story, built: impl Fn(Building) -> f64) -> Self {
        let mut needs = Needs {
            owned: owned(at, seat),
            // One of each kind that mill and cottage need stays.
            wanted: ByWare::new(|ware: Ware| ware.follower().map_or(0, |kind| u8::from(is_common(kind)))),
            urgent: ByWare::default(),
            kept: ByWare::default(),
            food: [0, food_in_stock(at, seat).into()],
            coins: 0,
        };
        story.demands(at, seat, &mut |demand| match demand {
            Demand::Tiles(ware, count, urgency) => needs.want(ware, count, urgency),
            Demand::Kept(ware, count) => needs.kept[ware] = needs.kept[ware].max(count),
            Demand::Food(count) => needs.food[0] += count,
            Demand::Coins(count) => needs.coins += count,
        });
        needs.follow(at, seat, built);
        needs
    }

    fn want(&mut self, ware: Ware, count: u8, urgency: f64) {
        self.wanted[ware] = self.wanted[ware].saturating_add(count);
        self.urgent[ware] = self.urgent[ware].max(urgency);
    }

    /// Adds the tiles for wanted buildings, and for recruiting needed followers.
    fn follow(&mut self, at: At<'_>, seat: Seat, built: impl Fn(Building) -> f64) {
        let places = at.rules.printed.on_board.or(at.state.players[seat].cards);
        for place in places.iter() {
            if let Effect::Build { building } = at.rules.place(place).effect {
                self.take_to(at, place, built(building), false);
            }
        }
        for _ in 0..2 {
            for place in places.iter() {
                if let Effect::Recruit { kinds } = at.rules.place(place).effect {
                    let urgency = kinds.iter().map(|kind| self.missing(kind.into())).fold(0.0, f64::max);
                    self.take_to(at, place, 0.9 * urgency, true);
                }
            }
        }
    }

    /// Adds the tiles for the spaces of a place, with the urgency of the place.
    fn take_to(&mut self, at: At<'_>, place: Place, urgency: f64, is_recruiting: bool) {
        if urgency <= 1.0 {
            return;
        }
        for &space in at.rules.spaces(place) {
            match at.rules.printed.layout.takes(space) {
                Takes::Good(good) => {
                    let ware = good.into();
                    self.wanted[ware] = self.wanted[ware].max(2);
                    self.kept[ware] = self.kept[ware].max(1);
                    self.urgent[ware] = self.urgent[ware].max(urgency);
                }
                takes => {
                    let kinds = takes.roles();
                    if let (Takes::Role(kind), false) = (takes, is_recruiting) {
                        self.kept[kind.into()] = self.kept[kind.into()].max(1);
                    }
                    if !kinds.iter().any(|kind| self.owned[kind.into()] > 0) {
                        for kind in kinds.iter() {
                            let ware = kind.into();
                            self.wanted[ware] = self.wanted[ware].max(1);
                            self.urgent[ware] = self.urgent[ware].max(urgency);
                        }
                    }
                }
            }
        }
    }

    /// The urgency of one more of a kind; 0 if there are enough.
    pub fn missing(&self, ware: Ware) -> f64 {
        if self.owned[ware] < self.wanted[ware] { self.urgent[ware] } else { 0.0 }
    }

    /// The number of all followers.
    pub fn followers(&self) -> u8 {
        Follower::ALL.iter().map(|&kind| self.owned[kind.into()]).sum()
    }
}

/// All tiles of a seat: in the bag, on the green, in stock and on spaces.
fn owned(at: At<'_>, seat: Seat) -> ByWare<u8> {
    let player = &at.state.players[seat];
    let retinue = &player.followers;
    let mut owned = ByWare::default();
    for &follower in Follower::ALL {
        owned[follower.into()] = retinue.bag[follower] + retinue.market[follower] + player.drawn[follower];
    }
    for &good in Good::ALL {
        owned[good.into()] = player.goods[good];
    }
    owned[Ware::Technology] = player.technology;
    for space in retinue.spaces.taken().iter() {
        match retinue.spaces.standing(space) {
            Some(Tile::Follower(follower)) => owned[follower.into()] += 1,
            Some(Tile::Good(good)) => owned[good.into()] += 1,
            Some(Tile::Technology) if at.rules.printed.layout.cargo().has(space) => owned[Ware::Technology] += 1,
            _ => {}
        }
    }
    owned
}
