//! A set-up resolved into numbers, tables and modules.

use super::data::deeds::Deed;
use super::data::followers::{ByRole, Follower, Role, SUPPLY};
use super::data::goods::REMOVED;
use super::data::hourglasses::Hourglass;
use super::data::map::{PATHS, Path};
use super::data::orders::OrderRow;
use super::data::places::{Category, PLACES, Place, PlaceRow, Space};
use super::editions::{EditionRow, Pile};
use super::modules::{self, OrleansModule};
use super::setup::{Options, Setup};
use crate::bagbuilding::Layout;
use crate::engine::{Seats, SetupError};
use crate::parts::Set;
use crate::wire::{Kind, Wire};

/// Number of hour glasses in a game: one for each round (O-001), except for a holiday (T-049).
pub const HOURGLASSES: u8 = 18;
/// Number of market spaces of a player board (O-027).
pub const MARKET_SPACES: u8 = 8;
/// Number of stations of each player (O-007).
pub const STATIONS: u8 = 10;
/// Number of technology tiles (O-005).
pub const TECHNOLOGY: u8 = 16;
/// Coins for each missing food at harvest (O-114).
pub const COINS_PER_FOOD: u16 = 5;

/// A law of the base game that a module may suspend (law I14 of Trade & Intrigue).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Law {
    /// Each recruited follower is a step on its track.
    #[default]
    RecruitsAreSteps,
    /// Each place tile was a step of a trader.
    TilesAreSteps,
    /// Only the first technology is for farmers.
    OneFarmerGear,
    /// The citizen of a track is taken exactly while a marker has reached its step.
    CitizensStandBy,
    /// A town has at most one station, except Orléans.
    OneStation,
    /// A player takes back at most as many followers per round as the marker of the knights allows.
    RecalledAreDrawn,
}

/// The numbers and tables of one game.
#[derive(Debug)]
pub struct Rules {
    /// The number of players.
    pub seats: Seats,
    /// The differences of the edition.
    pub edition: &'static EditionRow,
    /// The chosen options.
    pub options: Options,
    /// The modules in play, in their order of effect.
    pub modules: Vec<&'static dyn OrleansModule>,
    /// The modules of Trade & Intrigue that are not in play.
    pub absent: Vec<&'static dyn OrleansModule>,
    /// The printed data of the places.
    pub places: Vec<PlaceRow>,
    /// Their spaces.
    pub layout: Layout<Follower, Place, Space>,
    /// The place tiles in the box.
    pub in_box: Set<Place>,
    /// The hour-glass stack from the top (O-011, O-012, T-020).
    pub piles: Vec<Pile>,
    /// The deeds of the base game; empty if its board is not played (O-074, T-002).
    pub deeds: Set<Deed>,
    /// Deeds and intriguers of Trade & Intrigue (T-068, T-077).
    pub civics: modules::civics::Board,
    /// The order cards (T-014).
    pub orders: Vec<OrderRow>,
    /// Laws of the base game that modules suspend (law I14 of Trade & Intrigue).
    pub suspended: Set<Law>,
    /// Whether an action other than the bathhouse can cause a draw.
    pub draws_in_actions: bool,
    /// The spaces printed on each player board.
    pub board: Set<Space>,
    /// The neutral followers on the game board (O-002).
    pub supply: ByRole<u8>,
    /// The filled goods spaces of the map (O-004).
    pub spots: Vec<Path>,
    /// The number of goods removed unseen (O-003).
    pub removed: u8,
    /// The number of tiles of a category in play; `None` for all (O-010).
    pub pool: Option<u8>,
}

impl Rules {
    /// Resolves a set-up.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let (seats, edition) = (setup.seats, setup.edition.row());
        let by_seats = seats.len() - 2;
        let is_filled = |players: &&u8| **players <= seats.number();
        let mut rules = Rules {
            seats,
            edition,
            options: setup.options.clone(),
            modules: modules::in_play(setup),
            absent: modules::absent(setup),
            in_box: Set::of(|place: Place| place.is_tile() && place.row().module.is_none()),
            piles: edition.piles.to_vec(),
            deeds: Set::of(|_| true),
            civics: modules::civics::Board::default(),
            orders: Vec::new(),
            suspended: Set::EMPTY,
            draws_in_actions: false,
            places: PLACES.to_vec(),
            layout: layout(&PLACES[..]),
            board: Set::EMPTY,
            supply: ByRole::new(|role: Role| SUPPLY[by_seats][role.index()]),
            spots: PATHS.iter().flat_map(|row| row.spots.iter().filter(is_filled).map(|_| row.path)).collect(),
            removed: REMOVED[by_seats],
            pool: setup.options.place_pool.or(edition.place_pool),
        };
        rules.places[Place::Bathhouse.index()].spaces = rules.options.bathhouse_space.printed().into();
        for module in rules.modules.clone() {
            module.furnish(setup, &mut rules);
        }
        rules.layout = layout(&rules.places);
        rules.board = rules.layout.spaces_of(Set::of(|place: Place| !place.is_tile()));
        Ok(rules)
    }

    /// The printed data of a place.
    pub fn place(&self, place: Place) -> &PlaceRow {
        &self.places[place.index()]
    }

    /// The tiles of a category.
    pub fn tiles(&self, category: Category) -> Set<Place> {
        let rows = self.places.iter().filter(|row| row.category == category && self.in_box.has(row.place));
        rows.map(|row| row.place).collect()
    }

    /// The number of tiles of a category that are drawn at random; `None` if all are in play (O-010).
    pub fn pool(&self, category: Category) -> Option<u8> {
        self.pool.filter(|&pool| pool < self.tiles(category).len())
    }

    /// The tiles in the pile of the nth hour glass, each with its copies.
    pub fn pile(&self, nth: u8) -> impl Iterator<Item = (Hourglass, u8)> {
        let mut last = 0;
        let pile = self.piles.iter().find(|pile| {
            last += pile.rounds;
            nth <= last
        });
        pile.into_iter().flat_map(|pile| pile.tiles.iter().copied().zip(pile.copies.iter().copied()))
    }
}

fn layout(places: &[PlaceRow]) -> Layout<Follower, Place, Space> {
    let row = |space: Space| {
        let (place, index) = space.printed();
        Some((place, *places[place.index()].spaces.get(index)?))
    };
    Layout::new(row, Place::Farmhouse).ready_with_one(Set::one(Place::TownHall))
}
