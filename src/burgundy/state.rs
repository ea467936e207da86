//! The state: everything that changes during a game.

use super::data::duchies::DuchyId;
use super::data::tiles::{ByGood, ByTile, Colour, GOODS_PER_COLOUR, Good, Tile};
use super::duchy::{Duchy, Face, Layout, Space};
use super::rules::Rules;
use super::setup::SetupMode;
use crate::engine::{BySeat, MAX_SEATS, Seat};
use crate::parts::By;
use crate::wire::{Kind, Wire};
use arrayvec::ArrayVec;

/// Number of dice of each player.
pub const DICE: usize = 2;
/// Max tiles in a player's storage.
pub const STORAGE: usize = 3;
/// Max colours of goods on a player board.
pub const GOODS_SPACES: usize = 3;

/// A numbered depot, by the number printed on it: depot 1 is `depots[0]` in lists of depots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyDepot", range = 1..=6, typescript = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct Depot(u8);

impl Depot {
    /// The next one in the ring around the black depot (B-103).
    pub fn next(self) -> Depot {
        Depot::new(self.number() % 6 + 1).unwrap_or(self)
    }

    /// The depot that this die number reaches.
    pub fn of(face: Face) -> Option<Depot> {
        Depot::new(face.number())
    }

    /// The die number that reaches it.
    pub fn face(self) -> Option<Face> {
        Face::new(self.number())
    }
}

/// One of the five phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundyPhase")]
#[repr(u8)]
pub enum Phase {
    #[default]
    #[wire(rename = "A")]
    A,
    #[wire(rename = "B")]
    B,
    #[wire(rename = "C")]
    C,
    #[wire(rename = "D")]
    D,
    #[wire(rename = "E")]
    E,
}

impl Phase {
    /// The next phase; `None` after the last.
    pub fn next(self) -> Option<Phase> {
        Phase::ALL.get(self.index() + 1).copied()
    }
}

/// A source of points on the track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "BurgundySource")]
#[repr(u8)]
pub enum Source {
    #[default]
    Areas,
    Phases,
    Bonuses,
    Animals,
    Watchtowers,
    Sales,
}

/// A player's possessions.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "BurgundyPlayer")]
pub struct Player {
    /// The dealt board, as its index among the pairs of the option (B-015).
    #[wire(default, skip_serializing_if = "is_default")]
    pub pair: Option<u8>,
    /// The printed duchy; `null` until it is chosen.
    pub estate: Option<DuchyId>,
    /// The tiles in the duchy.
    pub duchy: Duchy,
    /// The stored tiles, at most three, in the order of their faces.
    #[wire(sorted)]
    pub storage: ArrayVec<Tile, STORAGE>,
    /// The goods store: at most three colours.
    pub goods: ByGood<u8>,
    /// The goods sold.
    pub sold: ByGood<u8>,
    /// Silver.
    pub silver: u16,
    /// Worker chips.
    pub chips: u16,
    /// The unused dice, lower number first.
    #[wire(sorted)]
    pub dice: ArrayVec<Face, DICE>,
    /// Points on the track, by source.
    pub points: By<Source, u16, 6>,
}

impl Player {
    /// The layout of the duchy; any layout before the choice, as the duchy is empty then.
    pub fn layout(&self) -> &'static Layout {
        Layout::of(self.estate.unwrap_or(DuchyId::One))
    }

    /// Whether this knowledge tile lies in the duchy.
    pub fn knows(&self, tile: Tile) -> bool {
        self.duchy.knows(tile)
    }

    /// Puts a tile into storage; there must be a free slot.
    pub fn store(&mut self, tile: Tile) {
        let at = self.storage.iter().position(|&stored| stored > tile).unwrap_or(self.storage.len());
        let _ = self.storage.try_insert(at, tile);
    }

    /// Removes a tile from storage; it must be there.
    pub fn unstore(&mut self, tile: Tile) {
        if let Some(at) = self.storage.iter().position(|&stored| stored == tile) {
            self.storage.remove(at);
        }
    }

    /// Adds a rolled die; there must be room for it.
    pub fn roll(&mut self, face: Face) {
        let at = usize::from(self.dice.first().is_some_and(|&first| first <= face));
        let _ = self.dice.try_insert(at.min(self.dice.len()), face);
    }

    /// Removes a die; it must be there.
    pub fn use_die(&mut self, face: Face) {
        if let Some(at) = self.dice.iter().position(|&die| die == face) {
            self.dice.remove(at);
        }
    }

    /// Number of goods colours that the store has room for.
    pub fn free_goods_slots(&self) -> u8 {
        let taken = self.goods.values().iter().filter(|&&count| count > 0).count();
        GOODS_SPACES.saturating_sub(taken) as u8
    }

    /// Adds points on the track. They are unlimited: passing 100 or 200 changes nothing (B-014).
    pub fn score(&mut self, source: Source, points: u16) {
        self.points[source] = self.points[source].saturating_add(points);
    }

    /// The distinct faces in storage (B-121).
    pub fn stored_faces(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..self.storage.len()).filter(|&i| i == 0 || self.storage[i - 1] != self.storage[i]).map(|i| self.storage[i])
    }
}

/// A numbered depot.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "BurgundyDepotState")]
pub struct DepotState {
    /// The tiles on its four spaces.
    pub tiles: [Option<Tile>; 4],
    /// The goods on its goods space.
    pub goods: ByGood<u8>,
}

/// The state of a game of The Castles of Burgundy.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "BurgundyPosition")]
pub struct State {
    /// The phase being played or prepared.
    pub phase: Phase,
    /// The round of the phase, from 1; 0 while the phase is prepared.
    pub round: u8,
    /// The players, in seat order.
    pub players: BySeat<Player>,
    /// The numbered depots, in order: depot 1 is `depots[0]`.
    pub depots: [DepotState; 6],
    /// The black depot.
    pub black: [Option<Tile>; 8],
    /// The goods on the round fields, the next one first.
    pub round_goods: ArrayVec<Good, 5>,
    /// The white die of this round; `null` before it is rolled.
    pub white_die: Option<Face>,
    /// Whether the current player has made the purchase of this turn.
    pub bought: bool,
    /// The turn-order track: seven fields, each a stack from bottom to top.
    pub track: [ArrayVec<Seat, MAX_SEATS>; 7],
    /// The seats that took the large and the small bonus tile, in the order of the colours (B-005).
    pub bonuses: [ArrayVec<Seat, 2>; 6],
    /// The face-down tiles with coloured backs.
    pub supply: ByTile<u8>,
    /// The face-down tiles with black backs.
    pub black_supply: ByTile<u8>,
    /// The tiles that left the game.
    pub removed: ByTile<u8>,
    /// The face-down goods.
    pub hidden_goods: ByGood<u8>,
}

impl State {
    /// The table before the first draw (B-008).
    pub fn new(rules: &Rules) -> Self {
        let mut state = State {
            phase: Phase::A,
            round: 0,
            players: BySeat::new(rules.seats, |_| Player { silver: 1, ..Player::default() }),
            depots: Default::default(),
            black: Default::default(),
            round_goods: ArrayVec::new(),
            white_die: None,
            bought: false,
            track: Default::default(),
            bonuses: Default::default(),
            supply: ByTile::new(Tile::coloured_backs),
            black_supply: ByTile::new(Tile::black_backs),
            removed: ByTile::default(),
            hidden_goods: ByGood::new(|_| GOODS_PER_COLOUR),
        };
        if rules.options.setup == SetupMode::Basic {
            for seat in rules.seats.iter() {
                state.found(seat, DuchyId::One, Space::CENTRE);
            }
        }
        state
    }

    /// Calls `see` for each face-up tile: in depots, in storage and in duchies.
    #[inline(never)]
    pub fn each_tile(&self, see: &mut dyn FnMut(Tile)) {
        self.depots.iter().flat_map(|depot| depot.tiles).chain(self.black).flatten().for_each(&mut *see);
        for player in self.players.values() {
            player.storage.iter().for_each(|&tile| see(tile));
            player.duchy.tiles().for_each(|(_, tile)| see(tile));
        }
    }

    /// Gives a seat this duchy with its start castle (B-009).
    pub fn found(&mut self, seat: Seat, duchy: DuchyId, space: Space) {
        self.supply[Tile::Castle] = self.supply[Tile::Castle].saturating_sub(1);
        let player = &mut self.players[seat];
        player.estate = Some(duchy);
        player.duchy.place(space, Tile::Castle);
    }

    /// Takes a seat's duchy and start castle back; `false` if it had not chosen one.
    pub fn unfound(&mut self, seat: Seat) -> bool {
        let player = &mut self.players[seat];
        let had_chosen = player.estate.take().is_some();
        if had_chosen {
            player.duchy = Duchy::default();
            player.points = By::default();
            self.supply[Tile::Castle] += 1;
        }
        had_chosen
    }

    /// A numbered depot.
    pub fn depot(&self, depot: Depot) -> &DepotState {
        &self.depots[depot.index()]
    }

    /// The seats in turn order: right to left on the track, top to bottom in a stack (B-032).
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.track.iter().rev().flat_map(|stack| stack.iter().rev().copied())
    }

    /// Number of bonus tiles of a seat.
    pub fn bonus_tiles(&self, seat: Seat) -> u8 {
        self.bonuses.iter().filter(|taken| taken.contains(&seat)).count() as u8
    }

    /// Whether this seat has filled all its spaces of this colour.
    pub fn has_completed(&self, seat: Seat, colour: Colour) -> bool {
        let player = &self.players[seat];
        let spaces = player.layout().spaces[colour.index()];
        spaces & !player.duchy.filled() == 0
    }
}
