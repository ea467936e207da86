//! The game as callers see it: components, pieces and information.

use super::data::depots::{BLACK, DEPOTS, MINE_IN_B_AND_D, Slot};
use super::data::duchies::{DuchyId, NEIGHBOURS, NUMBERS};
use super::data::tiles::{Animal, Colour, GOODS_PER_COLOUR, Good, Tile};
use super::duchy::{Layout, Space};
use super::pieces::Target;
use super::round::ROUNDS;
use super::rules::{AREA_POINTS, PHASE_POINTS, bonus};
use super::setup::OPTIONS;
use super::state::{DICE, GOODS_SPACES, Phase, STORAGE};
use super::tiles::knowledge;
use super::{Action, Ask, At, Burgundy, Rules, Setup, arrange};
use crate::engine::{Asks, GameInfo, NotArranged, PiecePoints, Presented, Reconstructed, Seat, Status, Table, Targets};
use crate::wire::{Kind, Tree, Wire, read_tree};

/// The print on duchies and the main board.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyComponents", write_only)]
pub struct Components {
    /// The number on each of the 37 spaces, the same on every duchy.
    pub numbers: Vec<u8>,
    /// Number of spaces in each row of a duchy, from top to bottom.
    pub rows: Vec<u8>,
    /// The neighbours of each of the 37 spaces, the same on every duchy.
    pub neighbours: Vec<Vec<Space>>,
    /// The duchies.
    pub duchies: Vec<PrintedDuchy>,
    /// The spaces of the six numbered depots, in order: those of depot 1 are `depots[0]`.
    pub depots: Vec<Vec<PrintedSlot>>,
    /// The space that three players fill with a mine in phases B and D.
    pub mine_in_b_and_d: PrintedPlace,
    /// Number of filled spaces of the black depot, by the number of players.
    pub black_slots: Vec<PrintedBlack>,
    /// Points for a completed area, by its size from 1.
    pub area_points: &'static [u16],
    /// Additional points for a completed area, by the phase.
    pub phase_points: &'static [u16],
    /// The bonus tiles, by the number of players.
    pub bonuses: Vec<PrintedBonus>,
    /// The colours of hex tiles and duchy spaces.
    pub colours: &'static [Colour],
    /// The faces of hex tiles, colour by colour.
    pub tiles: Vec<PrintedTile>,
    /// The goods, in the order of their die numbers.
    pub goods: &'static [Good],
    /// Number of goods of each colour.
    pub goods_per_colour: u8,
    /// The phases of a game.
    pub phases: &'static [Phase],
    /// The rounds of each phase.
    pub rounds: u8,
    /// The capacity of a player board.
    pub room: Room,
}

/// The print on a hex tile.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedTile", write_only)]
pub struct PrintedTile {
    /// Its face.
    pub id: Tile,
    /// The colour of the spaces it may lie on.
    pub colour: Colour,
    /// Number of tiles with the back of their colour.
    pub coloured: u8,
    /// Number of tiles with a black back.
    pub black: u8,
    /// The animals on it, if any.
    #[wire(default, skip_serializing_if = "is_default")]
    pub animals: Option<PrintedAnimals>,
}

/// The animals on a tile.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedAnimals", write_only)]
pub struct PrintedAnimals {
    /// Their kind.
    pub kind: Animal,
    /// Their number.
    pub number: u8,
}

/// The capacity of a player board.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyRoom", write_only)]
pub struct Room {
    /// Max dice.
    pub dice: usize,
    /// Max tiles in storage.
    pub storage: usize,
    /// Max colours of goods.
    pub goods: usize,
}

/// The print on a duchy.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedDuchy", write_only)]
pub struct PrintedDuchy {
    /// Its number.
    pub id: DuchyId,
    /// The colour of each of its 37 spaces.
    pub colours: Vec<Colour>,
    /// Its areas, each as the list of its spaces; an area is a connected group of one colour.
    pub areas: Vec<Vec<Space>>,
}

/// The print on a space of a depot.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedSlot", write_only)]
pub struct PrintedSlot {
    /// The colour of the tiles that it takes.
    pub colour: Colour,
    /// The smallest number of players that uses it.
    pub players: u8,
}

/// A space of a numbered depot.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedPlace", write_only)]
pub struct PrintedPlace {
    /// The depot, by the number printed on it, from 1.
    pub depot: u8,
    /// Index of the space in its depot.
    pub slot: usize,
}

/// The size of the black depot for a number of players.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedBlack", write_only)]
pub struct PrintedBlack {
    /// Number of players.
    pub players: u8,
    /// Number of filled spaces.
    pub slots: u8,
}

/// The print on the bonus tiles for a number of players.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPrintedBonus", write_only)]
pub struct PrintedBonus {
    /// Number of players.
    pub players: u8,
    /// The points of the large tile.
    pub large: u16,
    /// The points of the small tile.
    pub small: u16,
}

/// Possible numbers of players.
const SEATS: &[u8] = &[2, 3, 4];

fn printed_bonus(players: u8) -> PrintedBonus {
    let [large, small] = bonus(players.into());
    PrintedBonus { players, large, small }
}

fn printed_tile(id: Tile) -> PrintedTile {
    let animals = id.animals().map(|(kind, number)| PrintedAnimals { kind, number });
    PrintedTile { id, colour: id.colour(), coloured: id.coloured_backs(), black: id.black_backs(), animals }
}

impl Presented for Burgundy {
    const WORDS: &'static str = super::dictionary::WORDS;
    type Target = Target;
    type Components = Components;
    /// The print is the same for all set-ups.
    fn components(_: Option<&Rules>) -> Components {
        let spaces = |set: u64| Space::in_set(set).collect::<Vec<_>>();
        let printed = |&id: &DuchyId| {
            let layout = Layout::of(id);
            PrintedDuchy { id, colours: layout.colours.to_vec(), areas: layout.areas().map(spaces).collect() }
        };
        let slot = |slot: Slot| PrintedSlot { colour: slot.colour, players: slot.players };
        Components {
            numbers: NUMBERS.to_vec(),
            rows: vec![4, 5, 6, 7, 6, 5, 4],
            neighbours: NEIGHBOURS.iter().map(|&set| spaces(set)).collect(),
            duchies: DuchyId::ALL.iter().map(printed).collect(),
            depots: DEPOTS.iter().map(|slots| slots.iter().copied().map(slot).collect()).collect(),
            mine_in_b_and_d: PrintedPlace { depot: MINE_IN_B_AND_D.0 as u8 + 1, slot: MINE_IN_B_AND_D.1 },
            black_slots: SEATS.iter().zip(BLACK).map(|(&players, slots)| PrintedBlack { players, slots }).collect(),
            area_points: &AREA_POINTS,
            phase_points: &PHASE_POINTS,
            bonuses: SEATS.iter().map(|&players| printed_bonus(players)).collect(),
            colours: Colour::ALL,
            tiles: Tile::ALL.iter().copied().map(printed_tile).collect(),
            goods: Good::ALL,
            goods_per_colour: GOODS_PER_COLOUR,
            phases: Phase::ALL,
            rounds: ROUNDS,
            room: Room { dice: DICE, storage: STORAGE, goods: GOODS_SPACES },
        }
    }
    fn info() -> GameInfo {
        GameInfo {
            id: "burgundy",
            title: "The Castles of Burgundy",
            seats: SEATS,
            editions: &[],
            modules: &[],
            scenarios: &[],
            scenario_titles: &[],
            options: OPTIONS,
            reconstructed: &[Reconstructed {
                what: "which two duchies share a player board",
                replace: "options.boardPairs",
            }],
            levels: &[],
        }
    }
    fn targets(at: At<'_>, seat: Seat, ask: &Ask, action: Action, out: &mut Targets<Self>) {
        ask.targets(at, seat, action, out);
    }
    fn resources(at: At<'_>, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = &at.state.players[seat];
        vec![
            ("silver", player.silver.into()),
            ("chips", player.chips.into()),
            ("goods", player.goods.total() as i32),
            ("goodsSold", player.sold.total() as i32),
            ("stored", player.storage.len() as i32),
            ("dice", player.dice.len() as i32),
            ("emptySpaces", player.duchy.empty_spaces() as i32),
            ("bonusTiles", at.state.bonus_tiles(seat).into()),
        ]
    }
    fn status(at: At<'_>) -> Status {
        Status {
            phase: Some(at.state.phase.name()),
            round: Some(at.state.round).filter(|&round| round > 0),
            rounds: Some(ROUNDS),
            order: at.state.turn_order().collect(),
            draw_limits: vec![],
        }
    }
    fn arrange(setup: &Setup, sketch: &Tree<'_>) -> Result<Table<Self>, NotArranged> {
        arrange::arrange(setup, &read_tree(sketch)?)
    }
    /// The points of each knowledge tile that scores (B-110 to B-114).
    fn points_by_piece(at: At<'_>, seat: Seat) -> Vec<PiecePoints> {
        let tell = |(tile, points): (Tile, u16)| PiecePoints {
            source: "knowledge",
            piece: tile.name(),
            points: points.into(),
        };
        knowledge::points_by_tile(at, seat).map(tell).collect()
    }
}
