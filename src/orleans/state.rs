//! The state: everything that changes during a game.

use super::data::civics::ByCivic;
use super::data::deeds::ByDeed;
use super::data::followers::{ByFollower, ByRole, Follower};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::Hourglass;
use super::data::map::{Path, Town};
use super::data::orders::Order;
use super::data::places::{Category, Place, SPACES, Space};
use super::data::tracks::{self, ByCitizen, ByTrack};
use super::modules::civics::spots::Spots;
use super::rules::{HOURGLASSES, Rules, STATIONS, TECHNOLOGY};
use super::setup::START_COINS;
use crate::bagbuilding::Retinue;
use crate::engine::{BySeat, Seat};
use crate::parts::{By, Set};
use crate::wire::{Deserialize, Node, Read, Wire};
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// A player's followers.
pub type Followers = Retinue<Follower, Space, 11, SPACES>;

/// A technology tile beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansGear")]
#[repr(u8)]
pub enum Gear {
    /// Can replace only a farmer (O-047).
    #[default]
    FarmerOnly,
    /// Can replace any follower but a monk.
    Free,
}

/// The possessions of one player.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansPlayer")]
pub struct Player {
    /// Coins.
    pub coins: u16,
    /// Goods.
    pub goods: ByGood<u8>,
    /// The markers on the follower tracks, in steps after the start field.
    pub tracks: ByTrack<u8>,
    /// The marker on the development track.
    pub development: u8,
    /// The town of the merchant.
    pub merchant: Town,
    /// The towns with a station of this player.
    pub stations: Set<Town>,
    /// Stations in stock.
    pub unbuilt: u8,
    /// Place tiles.
    pub places: Set<Place>,
    /// Technology beside the board.
    pub gears: By<Gear, u8, 2>,
    /// Followers in the bag, on the market and on spaces.
    pub followers: Followers,
    /// Followers on the gunpowder tower.
    pub tower: ByFollower<u8>,
    /// Followers drawn at the bathhouse, not yet placed.
    pub bath: ByFollower<u8>,
    /// Followers taken back to the market this round.
    pub recalled: u8,
    /// Whether this player has passed in this round.
    pub passed: bool,
    /// The goods that lie on a place (T-086); they count among the goods.
    #[wire(default, skip_serializing_if = "is_default")]
    pub stored: ByGood<u8>,
    /// Fulfilled order cards (T-016).
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: Set<Order>,
}

impl Player {
    /// Board, bag, coins, markers, merchant, stations, and four followers on the market (O-007, O-008).
    fn new() -> Self {
        let mut followers = Followers::default();
        Follower::OWN.iter().for_each(|&own| followers.market.put(own));
        Player { coins: START_COINS, merchant: Town::Orleans, unbuilt: STATIONS, followers, ..Player::default() }
    }

    /// Development status (O-111).
    pub fn status(&self) -> u8 {
        tracks::status(self.development)
    }

    /// Whether this player has the place, printed or as a tile.
    pub fn has(&self, place: Place) -> bool {
        !place.is_tile() || self.places.has(place)
    }

    /// Removes a good, which the player must have. Goods that lie on a place go last (T-097).
    pub fn give(&mut self, good: Good) {
        self.goods.take(good);
        self.stored[good] = self.stored[good].min(self.goods[good]);
    }

    /// The spaces of this player's places.
    pub fn spaces(&self, rules: &Rules) -> Set<Space> {
        rules.board.or(rules.layout.spaces_of(self.places))
    }
}

/// The goods on a path, cheapest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub struct PathGoods([Option<Good>; 2]);

impl PathGoods {
    /// The goods.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        self.0.into_iter().flatten()
    }

    /// The distinct goods (O-141).
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        let [first, second] = self.0;
        first.into_iter().chain(second.filter(|_| first != second))
    }

    /// Whether such a good lies here.
    pub fn has(self, good: Good) -> bool {
        self.0.contains(&Some(good))
    }

    /// Adds a good.
    pub fn put(&mut self, good: Good) {
        self.0 = match self.0 {
            [None, _] => [Some(good), None],
            [Some(other), _] => [Some(other.min(good)), Some(other.max(good))],
        };
    }

    /// Removes a good, which must lie here.
    pub fn take(&mut self, good: Good) {
        match self.0 {
            [Some(first), rest] if first == good => self.0 = [rest, None],
            [first, Some(second)] if second == good => self.0 = [first, None],
            _ => {}
        }
    }
}

impl Serialize for PathGoods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Read for PathGoods {
    fn read(node: Node<'_>) -> Self {
        let goods: ArrayVec<Good, 2> = ArrayVec::read(node);
        let mut path = PathGoods::default();
        goods.into_iter().for_each(|good| path.put(good));
        path
    }
}

/// Pieces that have left the game.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansOut")]
pub struct Out {
    /// Neutral followers given up under torture.
    pub followers: ByRole<u8>,
    /// Goods removed at set-up or given up under torture.
    pub goods: ByGood<u8>,
    /// Technology given up under torture.
    pub technology: u8,
    /// Place tiles that are not in play or were given up under torture.
    pub places: Set<Place>,
}

/// The state of a game of Orléans.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansPosition")]
pub struct State {
    /// The hour-glass tiles turned so far; the last one is this round's.
    pub hourglasses: ArrayVec<Hourglass, { HOURGLASSES as usize }>,
    /// The seat with the start-player token; `None` before it is drawn.
    pub start: Option<Seat>,
    /// The possessions of each player.
    pub players: BySeat<Player>,
    /// The neutral followers on the game board.
    pub supply: ByRole<u8>,
    /// The goods market; during set-up also the hidden goods.
    pub goods: ByGood<u8>,
    /// The goods on roads and waterways.
    pub paths: By<Path, PathGoods, 43>,
    /// The technology tiles on the game board.
    pub technology: u8,
    /// The place tiles in the open stacks.
    pub places: Set<Place>,
    /// The followers sent to each deed.
    pub deeds: ByDeed<ByRole<u8>>,
    /// The owner of each citizen; `None` if it is not taken.
    pub citizens: ByCitizen<Option<Seat>>,
    /// The coins in the bank; `None` if it is unlimited.
    pub bank: Option<u16>,
    /// Pieces that have left the game.
    pub out: Out,
    /// The open order cards (T-014).
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: Set<Order>,
    /// The spaces of the deeds and intriguers of Trade & Intrigue (T-068, T-077).
    #[wire(default, skip_serializing_if = "is_default")]
    pub civics: ByCivic<Spots>,
    /// The technology tiles beside the deed of navigation (T-068).
    #[wire(default, skip_serializing_if = "is_default")]
    pub navigation: u8,
}

impl State {
    /// The table before any draw.
    pub fn new(rules: &Rules) -> Self {
        let is_played = |place: Place| rules.in_box.has(place) && rules.pool(rules.place(place).category).is_none();
        let mut state = State {
            players: BySeat::new(rules.seats, |_| Player::new()),
            supply: rules.supply,
            goods: ByGood::new(Good::tiles),
            technology: TECHNOLOGY,
            places: Set::of(is_played),
            bank: rules.options.bank_total.map(|total| total - START_COINS * u16::from(rules.seats.number())),
            out: Out { places: Set::of(|place: Place| rules.in_box.has(place) && !is_played(place)), ..Out::default() },
            ..State::default()
        };
        rules.modules.iter().for_each(|module| module.prepare(rules, &mut state));
        state
    }

    /// The current round, from 1; 0 during set-up. A holiday is discarded at once and does not count as a round
    /// (T-049).
    pub fn round(&self) -> u8 {
        self.hourglasses.iter().filter(|tile| tile.row().is_round).count() as u8
    }

    /// Whether the last hour glass is turned over (O-001, T-025).
    pub fn is_last_round(&self) -> bool {
        self.hourglasses.len() == usize::from(HOURGLASSES)
    }

    /// A seat's citizens.
    pub fn citizens(&self, seat: Seat) -> u8 {
        self.citizens.values().iter().filter(|&&holder| holder == Some(seat)).count() as u8
    }

    /// The seats from the start player on, clockwise.
    pub fn turn_order(&self, rules: &Rules) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        rules.seats.clockwise_from(self.start.unwrap_or(rules.seats.first()))
    }

    /// The tiles of this category in the open stack.
    pub fn stack(&self, rules: &Rules, category: Category) -> Set<Place> {
        self.places.and(rules.tiles(category))
    }
}

#[cfg(feature = "types")]
mod types {
    use super::{Good, PathGoods};
    use crate::wire::{Declarations, Typed};

    impl Typed for PathGoods {
        fn type_name() -> String {
            Vec::<Good>::type_name()
        }
        fn declare(all: &mut Declarations) {
            Good::declare(all);
        }
    }
}
