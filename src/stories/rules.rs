//! A set-up resolved into numbers and tables. The rules of play read all their numbers from here and have none of their
//! own.

use super::data::Sure;
use super::data::deeds::{Deed, DeedBoard, DeedRow};
use super::data::epochs::EpochRow;
use super::data::fame::FameTrack;
use super::data::map::{Area, ByLand, Land, MapTable};
use super::data::places::{Place, PlaceRow, Space};
use super::data::tasks::{ControlBoard, Narration, NarrationTiles, SeasonTable, TaskSheet};
use super::data::wares::{ByWare, FOLLOWERS, GoodsTable, StartKit, Stock, TECHNOLOGY, Ware};
use super::printed::Printed;
use super::setup::{Options, Scenario, Setup, StartTilesFrom};
use crate::engine::{Seats, SetupError};
use crate::parts::{By, Set};
use crate::wire::Kind;

/// Number of settlers of each player (S-025).
pub const SETTLERS: u8 = 12;
/// Number of fortresses of each player (S-025).
pub const FORTRESSES: u8 = 5;
/// Number of churches in the box (S-024).
pub const CHURCHES: u8 = 12;
/// The kinds that the safety valve covers (S-109).
pub const VALVE: [Ware; 6] = [Ware::Wood, Ware::Scholar, Ware::Knight, Ware::Monk, Ware::Technology, Ware::Brocade];

/// The numbers and tables of one game.
#[derive(Debug)]
pub struct Rules {
    /// The number of players.
    pub seats: Seats,
    /// The story in play.
    pub scenario: Scenario,
    /// The chosen options.
    pub options: Options,

    /// The map as printed.
    pub map: MapTable,
    /// The areas in play (S-022).
    pub areas: Set<Area>,
    /// The areas in play adjacent to each area; empty for areas that are not in play.
    pub neighbours: By<Area, Set<Area>, 29>,
    /// The start villages (S-022, S-023).
    pub start_villages: Set<Area>,
    /// The numbers of land tiles that are shuffled onto the other areas (S-022).
    pub land: ByLand<u8>,

    /// The printed data of the places, in the order of [`Place`].
    pub places: Vec<PlaceRow>,
    /// The place cards in the game (S-024, S-094).
    pub cards: Set<Place>,
    /// The number of spaces of the village green (S-004).
    pub green: u8,

    /// Goods: tiles in the box, prices, food, deliveries.
    pub goods: GoodsTable,
    /// The numbers of tiles in the box.
    pub in_box: ByWare<u8>,
    /// The market place before the players' start tiles are taken (S-024, S-026); see [`Rules::opening_stock`].
    pub market: ByWare<u8>,
    /// The same with two, three and four players, as printed.
    pub market_table: Stock,
    /// The start kit of each player (S-026).
    pub start_kit: StartKit,
    /// The number of settlers in reserve at the start (S-075, S-094).
    pub reserve: u8,
    /// The number of settlers set aside until an epoch releases them (S-075).
    pub aside: u8,

    /// The printed data of the deeds, in the order of [`Deed`].
    pub deeds: Vec<DeedRow>,
    /// The deed boards in the game (S-024).
    pub deed_boards: Set<DeedBoard>,
    /// The fame track with its bonuses (S-063).
    pub fame: FameTrack,
    /// The epochs in order; see [`Rules::epoch`].
    pub epochs: Vec<EpochRow>,

    /// The tiles of each narration card with this many players (S-087; The First Kingdom).
    pub narration: By<Narration, ByWare<u8>, 10>,
    /// The same with two, three and four players, as printed.
    pub narration_table: NarrationTiles,
    /// The task sheet (S-076; The First Kingdom).
    pub task_sheet: TaskSheet,
    /// The control board (S-092; The First Kingdom).
    pub control_board: ControlBoard,
    /// The gains and losses of the seasons (S-096; The King's Favor).
    pub seasons: SeasonTable,
    /// Values derived from the printed data.
    pub printed: Printed,

    /// The confidence in tables without rows, and in parts of epochs.
    pub confidence: Vec<Sure>,
}

impl Rules {
    /// Resolves a set-up.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::resolved(setup))
    }

    /// Resolves a valid set-up.
    pub(super) fn resolved(setup: &Setup) -> Self {
        let (seats, scenario, tables) = (setup.seats, setup.scenario, &setup.tables);
        let players = seats.number();
        let (map, goods) = (tables.map(), tables.goods());
        let (market, narration) = (tables.market(scenario), tables.narration());
        let areas: Set<Area> = map.areas.iter().filter(|row| row.zone.players() <= players).map(|row| row.id).collect();
        let beside = |area: Area| map.areas.iter().find(|row| row.id == area).map_or(Set::EMPTY, |row| row.neighbours);
        let in_play = |area: Area| if areas.has(area) { beside(area).and(areas) } else { Set::EMPTY };
        let (places, deeds, deed_boards) = (tables.places(), tables.deeds(), scenario.deed_boards(players));
        Rules {
            printed: Printed::new(scenario, &places, &deeds),
            seats,
            scenario,
            options: setup.options.clone(),
            areas,
            neighbours: By::new(in_play),
            start_villages: map.start_villages[column(seats)],
            land: ByLand::new(|land: Land| land.tiles()[column(seats)]),
            places,
            cards: scenario.cards(),
            green: tables.green(),
            in_box: in_box(&goods),
            market: tiles(&market, seats),
            market_table: market,
            start_kit: tables.start_kit(scenario),
            reserve: scenario.row().reserve,
            aside: scenario.row().aside,
            deeds,
            deed_boards,
            fame: tables.fame_track(scenario),
            epochs: tables.epochs(scenario),
            narration: By::new(|card: Narration| tiles(&narration[card], seats)),
            narration_table: narration,
            task_sheet: tables.task_sheet(),
            control_board: tables.control_board(),
            seasons: tables.seasons(),
            confidence: tables.confidence(scenario),
            map,
            goods,
        }
    }

    /// The printed data of a place.
    pub fn place(&self, place: Place) -> &PlaceRow {
        &self.places[place.index()]
    }

    /// The printed spaces of a place.
    pub fn spaces(&self, place: Place) -> &'static [Space] {
        &place.spaces()[..self.place(place).spaces.len()]
    }

    /// The printed data of a deed.
    pub fn deed(&self, deed: Deed) -> &DeedRow {
        &self.deeds[deed.index()]
    }

    /// The row of an epoch, from 1; numbers beyond the last one give the last row.
    pub fn epoch(&self, number: u8) -> &EpochRow {
        let last = self.epochs.len() - 1;
        &self.epochs[usize::from(number).saturating_sub(1).min(last)]
    }

    /// The tiles that spring adds in an epoch (S-096).
    pub fn spring(&self, epoch: u8) -> ByWare<u8> {
        tiles(&self.epoch(epoch).spring, self.seats)
    }

    /// Market place and storage after all players have their start tiles (S-024, S-026).
    pub fn opening_stock(&self) -> (ByWare<u8>, ByWare<u8>) {
        let (mut market, mut storage) =
            (self.market, ByWare::new(|ware| self.in_box[ware].saturating_sub(self.market[ware])));
        for &ware in Ware::ALL {
            let wanted = self.start_kit.tiles(ware).saturating_mul(self.seats.number());
            let stored = match self.options.start_tiles_from {
                StartTilesFrom::Market => 0,
                StartTilesFrom::Storage => wanted.min(storage[ware]),
            };
            storage[ware] = storage[ware].saturating_sub(stored);
            market[ware] = market[ware].saturating_sub(wanted - stored);
        }
        (market, storage)
    }
}

/// The column of a number of players in tables for two, three and four.
pub(super) fn column(seats: Seats) -> usize {
    seats.len() - 2
}

/// The tiles of a table with this many players.
pub(super) fn tiles(stock: &Stock, seats: Seats) -> ByWare<u8> {
    ByWare::new(|ware| stock[ware][column(seats)])
}

/// The numbers of tiles in the box.
pub(super) fn in_box(goods: &GoodsTable) -> ByWare<u8> {
    ByWare::new(|ware: Ware| match (ware.good(), ware) {
        (Some(good), _) => goods.tiles[good],
        (None, Ware::Technology) => TECHNOLOGY,
        (None, _) => FOLLOWERS,
    })
}
