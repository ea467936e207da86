//! Everything that changes.

use super::data::civics::{ByCivic, CIVIC_SPACES};
use super::data::deeds::ByDeed;
use super::data::followers::{ByFollower, ByRole, Follower, Role};
use super::data::goods::{ByGood, Good};
use super::data::hourglasses::Hourglass;
use super::data::map::{Path, Town};
use super::data::orders::Order;
use super::data::places::{Category, Place, Space};
use super::data::tracks::{self, ByCitizen, ByTrack};
use super::rules::{HOURGLASSES, Rules, STATIONS, TECHNOLOGY};
use super::setup::START_COINS;
use crate::bagbuilding::Retinue;
use crate::engine::{BySeat, Seat};
use crate::parts::{By, Set};
use crate::wire::{Kind, Node, Read, deserialize_by_reading, kinds, wire};
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// A player's followers.
pub type Followers = Retinue<Follower, Space, 11, 64>;

kinds! {
    /// A technology tile beside the board.
    Gear as "OrleansGear" {
        /// May replace a farmer only (O-047).
        FarmerOnly = "farmerOnly",
        /// May replace anybody but a monk.
        Free = "free",
    }
}

wire! {
    /// What one player owns.
    pub struct Player as "OrleansPlayer" {
        /// Coins.
        pub coins: u16,
        /// Goods.
        pub goods: ByGood<u8>,
        /// The markers on the follower tracks, in steps after the start field.
        pub tracks: ByTrack<u8>,
        /// The marker on the development track.
        pub development: u8,
        /// Where the merchant stands.
        pub merchant: Town,
        /// The towns with a station of this player.
        pub stations: Set<Town>,
        /// Stations not yet built.
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
        /// Has this player passed in this round?
        pub passed: bool,
        /// Those of the goods that lie on the brasserie (T-086).
        pub stored: ByGood<u8> = absent,
        /// Order cards fulfilled (T-016).
        pub orders: Set<Order> = absent,
    }
}

impl Player {
    /// Board, bag, coins, markers, merchant, stations, and four followers on the market (O-007, O-008).
    fn new() -> Self {
        let mut followers = Followers::default();
        Follower::OWN.iter().for_each(|&own| followers.market.put(own));
        Player {
            coins: START_COINS,
            goods: ByGood::default(),
            tracks: ByTrack::default(),
            development: 0,
            merchant: Town::Orleans,
            stations: Set::EMPTY,
            unbuilt: STATIONS,
            places: Set::EMPTY,
            gears: By::default(),
            followers,
            tower: ByFollower::default(),
            bath: ByFollower::default(),
            recalled: 0,
            passed: false,
            stored: ByGood::default(),
            orders: Set::EMPTY,
        }
    }

    /// Development status (O-111).
    pub fn status(&self) -> u8 {
        tracks::status(self.development)
    }

    /// Has this player the place, printed or as a tile?
    pub fn has(&self, place: Place) -> bool {
        !place.is_tile() || self.places.has(place)
    }

    /// Gives a good away; it is there. Of equal ones those on the brasserie go last (T-097).
    pub fn give(&mut self, good: Good) {
        self.goods.take(good);
        self.stored[good] = self.stored[good].min(self.goods[good]);
    }

    /// The spaces of this player's places.
    pub fn spaces(&self, rules: &Rules) -> Set<Space> {
        rules.board.or(rules.layout.spaces_of(self.places))
    }
}

/// The goods on a path, the cheapest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathGoods([Option<Good>; 2]);

impl PathGoods {
    /// The goods.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        self.0.into_iter().flatten()
    }

    /// Different goods, each once (O-141).
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        let [first, second] = self.0;
        first.into_iter().chain(second.filter(|_| first != second))
    }

    /// Does such a good lie here?
    pub fn has(self, good: Good) -> bool {
        self.0.contains(&Some(good))
    }

    /// Lays a good down.
    pub fn put(&mut self, good: Good) {
        self.0 = match self.0 {
            [None, _] => [Some(good), None],
            [Some(other), _] => [Some(other.min(good)), Some(other.max(good))],
        };
    }

    /// Takes a good away; it is there.
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
deserialize_by_reading!(PathGoods);

/// What is on a space of a civic board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The good that was laid there (T-068).
    Good(Good),
    /// A follower, for good.
    Sent(Role),
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Spot::Good(good) => good.name(),
            Spot::Sent(role) => role.name(),
        })
    }
}

impl Read for Spot {
    fn read(node: Node<'_>) -> Self {
        match Good::from_name(node.text()) {
            Some(good) => Spot::Good(good),
            None => Spot::Sent(Role::read(node)),
        }
    }
}

/// The spaces of a deed or an intriguer from left to right; on the wire up to the last one that is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spots(pub [Option<Spot>; CIVIC_SPACES]);

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let taken = self.0.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        serializer.collect_seq(&self.0[..taken])
    }
}

impl Read for Spots {
    fn read(node: Node<'_>) -> Self {
        let read: ArrayVec<Option<Spot>, CIVIC_SPACES> = ArrayVec::read(node);
        let mut spots = Spots::default();
        spots.0[..read.len()].copy_from_slice(&read);
        spots
    }
}
deserialize_by_reading!(Spots);

wire! {
    /// What has left the game.
    pub struct Out: Default as "OrleansOut" {
        /// Neutral followers given up under torture.
        pub followers: ByRole<u8>,
        /// Goods removed at set-up or given up under torture.
        pub goods: ByGood<u8>,
        /// Technology given up under torture.
        pub technology: u8,
        /// Place tiles that are not played or were given up under torture.
        pub places: Set<Place>,
    }
}

wire! {
    /// Everything that changes in a game of Orléans.
    pub struct State as "OrleansPosition" {
        /// The hour-glass tiles turned over so far; the last one is this round's.
        pub hourglasses: ArrayVec<Hourglass, { HOURGLASSES as usize }>,
        /// Who holds the start-player token; nobody until it is drawn.
        pub start: Option<Seat>,
        /// What each player owns.
        pub players: BySeat<Player>,
        /// The neutral followers on the game board.
        pub supply: ByRole<u8>,
        /// The goods market; at set-up also the goods nobody has seen yet.
        pub goods: ByGood<u8>,
        /// The goods on roads and waterways.
        pub paths: By<Path, PathGoods, 43>,
        /// The technology tiles on the game board.
        pub technology: u8,
        /// The place tiles in the open stacks.
        pub places: Set<Place>,
        /// The followers sent to each deed.
        pub deeds: ByDeed<ByRole<u8>>,
        /// Who took which citizen.
        pub citizens: ByCitizen<Option<Seat>>,
        /// The bank, if it is finite.
        pub bank: Option<u16>,
        /// What has left the game.
        pub out: Out,
        /// The order cards that lie open (T-014).
        pub orders: Set<Order> = absent,
        /// Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077).
        pub civics: ByCivic<Spots> = absent,
        /// The technology tiles beside the deed of navigation (T-068).
        pub navigation: u8 = absent,
    }
}

impl State {
    /// The table before anything is drawn.
    pub fn new(rules: &Rules) -> Self {
        let is_played = |place: Place| rules.in_box.has(place) && rules.pool(rules.place(place).category).is_none();
        let mut state = State {
            hourglasses: ArrayVec::new(),
            start: None,
            players: BySeat::new(rules.seats, |_| Player::new()),
            supply: rules.supply,
            goods: ByGood::new(Good::tiles),
            paths: By::default(),
            technology: TECHNOLOGY,
            places: Set::of(is_played),
            deeds: ByDeed::default(),
            citizens: ByCitizen::default(),
            bank: rules.options.bank_total.map(|total| total - START_COINS * u16::from(rules.seats.number())),
            out: Out { places: Set::of(|place: Place| rules.in_box.has(place) && !is_played(place)), ..Out::default() },
            orders: Set::EMPTY,
            civics: ByCivic::default(),
            navigation: 0,
        };
        rules.modules.iter().for_each(|module| module.prepare(rules, &mut state));
        state
    }

    /// The round being played, from 1; 0 during set-up. A holiday is discarded at once and makes no round (T-049).
    pub fn round(&self) -> u8 {
        self.hourglasses.iter().filter(|tile| tile.row().is_round).count() as u8
    }

    /// Is the last hour glass turned over (O-001, T-025)?
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

    /// The tiles of this category that lie in the open stack.
    pub fn stack(&self, rules: &Rules, category: Category) -> Set<Place> {
        self.places.and(rules.tiles(category))
    }
}

#[cfg(feature = "types")]
mod types {
    use super::{Good, PathGoods, Role, Spots};
    use crate::wire::{Declarations, Typed};

    impl Typed for PathGoods {
        fn type_name() -> String {
            Vec::<Good>::type_name()
        }
        fn declare(all: &mut Declarations) {
            Good::declare(all);
        }
    }

    impl Typed for Spots {
        fn type_name() -> String {
            format!("Array<{} | {} | null>", Role::type_name(), Good::type_name())
        }
        fn declare(all: &mut Declarations) {
            Role::declare(all);
            Good::declare(all);
        }
    }
}
