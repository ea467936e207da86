//! The state: everything that changes during a game.

use super::data::deeds::{ByDeed, DEED_FIELDS, Deed};
use super::data::fame::START;
use super::data::map::{Area, Land};
use super::data::places::{Place, Space};
use super::data::wares::{ByFollower, ByGood, ByWare, Follower, Good};
use super::modules;
use super::rules::{CHURCHES, FORTRESSES, Rules};
use crate::bagbuilding::{self, Retinue, Work};
use crate::engine::{BySeat, Seat};
use crate::parts::{By, Set};
use crate::wire::{Deserialize, Node, Read, Wire};
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// A tile on a space, on a field of a deed or in a booklet.
pub type Tile = bagbuilding::Tile<Follower, Good>;
/// A player's followers, and all tiles on spaces.
pub type Followers = Retinue<Follower, Space, 7, { Space::COUNT }, Good>;

/// The seats with a settler on an area; a list on the wire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub struct Settlers(u8);

impl Settlers {
    /// Whether this seat has one.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.number() != 0
    }
    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The number of settlers.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// Adds a seat's settler.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.number();
    }
    /// Removes a seat's settler.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.number());
    }
    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |number| self.0 & 1 << number != 0).filter_map(Seat::new)
    }
    /// The seats except this one.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.iter().filter(move |&other| other != seat)
    }
}

impl Serialize for Settlers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
impl Read for Settlers {
    fn read(node: Node<'_>) -> Self {
        let seats: ArrayVec<Seat, 4> = ArrayVec::read(node);
        let mut settlers = Settlers::default();
        for seat in seats {
            if settlers.has(seat) {
                node.misfit("a seat is named twice");
            }
            settlers.insert(seat);
        }
        settlers
    }
}
#[cfg(feature = "types")]
impl crate::wire::Typed for Settlers {
    fn type_name() -> String {
        format!("Array<{}>", Seat::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        Seat::declare(all);
    }
}

/// The contents of an area of the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesPlot")]
pub struct Plot {
    /// The land of its tile, also below a village; `None` for a start village.
    #[wire(default, skip_serializing_if = "is_default")]
    pub land: Option<Land>,
    /// Whether it has a village.
    #[wire(default, skip_serializing_if = "is_default")]
    pub village: bool,
    /// Whether it has a church.
    #[wire(default, skip_serializing_if = "is_default")]
    pub church: bool,
    /// The seat with a fortress here; `None` if there is none.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fortress: Option<Seat>,
    /// The seats with settlers here.
    #[wire(default, skip_serializing_if = "is_default")]
    pub settlers: Settlers,
}

/// The tiles on the fields of a deed.
pub type Fields = Work<Tile, DEED_FIELDS>;

/// The numbers of buildings that a player has built, standing or not (S-055).
#[derive(Clone, Copy, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesBuilt")]
pub struct Built {
    /// Villages.
    #[wire(default, skip_serializing_if = "is_default")]
    pub villages: u8,
    /// Fortresses.
    #[wire(default, skip_serializing_if = "is_default")]
    pub fortresses: u8,
    /// Churches.
    #[wire(default, skip_serializing_if = "is_default")]
    pub churches: u8,
}

/// The possessions of one player.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "StoriesPlayer")]
pub struct Player {
    /// Coins in stock.
    pub coins: u16,
    /// Goods in stock.
    pub goods: ByGood<u8>,
    /// Parked technology.
    pub technology: u8,
    /// Followers in the bag and on the green, and tiles on the spaces of places.
    pub followers: Followers,
    /// Place cards, including face-up basic ones.
    pub cards: Set<Place>,
    /// Settlers in reserve.
    pub reserve: u8,
    /// Settlers set aside until an epoch releases them.
    #[wire(default, skip_serializing_if = "is_default")]
    pub aside: u8,
    /// Fortresses in stock.
    pub fortresses: u8,
    /// The numbers of buildings this player has built.
    #[wire(default, skip_serializing_if = "is_default")]
    pub built: Built,
    /// The marker on the fame track.
    pub fame: u8,
    /// Followers recalled in this draw phase.
    #[wire(default, skip_serializing_if = "is_default")]
    pub recalled: u8,
    /// Followers drawn during an action, not yet placed.
    #[wire(default, skip_serializing_if = "is_default")]
    pub drawn: ByFollower<u8>,
    /// Whether this player has passed in this round.
    #[wire(default, skip_serializing_if = "is_default")]
    pub passed: bool,
    /// The round after which this player dropped out.
    #[wire(default, skip_serializing_if = "is_default")]
    pub out: Option<u16>,
}

/// The state of a game of Orléans Stories.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "StoriesPosition")]
pub struct State {
    /// The current round, from 1; 0 during set-up.
    pub round: u16,
    /// The seat with the start-player token; `None` before it is drawn.
    pub start: Option<Seat>,
    /// The possessions of each player.
    pub players: BySeat<Player>,
    /// The areas of the map.
    pub map: By<Area, Plot, 29>,
    /// The tiles on offer.
    pub market: ByWare<u8>,
    /// The tiles in storage.
    pub storage: ByWare<u8>,
    /// The open place cards.
    pub cards: Set<Place>,
    /// Churches in stock.
    pub churches: u8,
    /// The open deeds, with the tiles on their fields.
    pub deeds: ByDeed<Option<Fields>>,
    /// The First Kingdom: epochs, tasks, citizens.
    #[wire(default, skip_serializing_if = "is_default")]
    pub kingdom: Option<modules::first_kingdom::Kingdom>,
    /// The King's Favor: booklets and favourite tiles.
    #[wire(default, skip_serializing_if = "is_default")]
    pub court: Option<modules::kings_favor::Court>,
}

impl Player {
    /// A player at the start: board, bag, start tiles, settlers, fortresses, and the basic place cards of the first
    /// epoch (S-025, S-026).
    fn new(rules: &Rules, starts_on_green: bool) -> Self {
        let mut followers = Followers::default();
        let tiles = rules.start_kit.followers;
        if starts_on_green {
            followers.market = tiles
        } else {
            followers.bag = tiles
        }
        Player {
            coins: rules.start_kit.coins.into(),
            goods: rules.start_kit.goods,
            technology: 0,
            followers,
            cards: rules.epoch(1).unlock,
            reserve: rules.reserve + 1,
            aside: rules.aside,
            fortresses: FORTRESSES,
            built: Built::default(),
            fame: START,
            recalled: 0,
            drawn: ByFollower::default(),
            passed: false,
            out: None,
        }
    }
}

impl State {
    /// The table before any draw (S-022 to S-026).
    pub fn new(rules: &Rules) -> Self {
        let story = rules.printed.story;
        let (market, storage) = rules.opening_stock();
        let is_front = |deed: Deed| rules.deed_boards.has(deed.board()) && !deed.is_back();
        let mut state = State {
            players: BySeat::new(rules.seats, |_| Player::new(rules, rules.scenario.row().starts_on_green)),
            map: By::new(|area| Plot { village: rules.start_villages.has(area), ..Plot::default() }),
            market,
            storage,
            cards: rules.cards,
            churches: CHURCHES,
            deeds: ByDeed::new(|deed| is_front(deed).then(Fields::default)),
            ..State::default()
        };
        story.prepare(rules, &mut state);
        state
    }
}
