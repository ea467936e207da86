//! What this game says about itself to the outside.

use super::data::depots::{DEPOTS, Slot};
use super::data::duchies::{DuchyId, NUMBERS};
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::Layout;
use super::pieces::Target;
use super::round::ROUNDS;
use super::rules::bonus;
use super::setup::OPTIONS;
use super::state::{DICE, GOODS_SPACES, Phase, STORAGE};
use super::{Action, Ask, At, Burgundy, Outcome, Rules};
use crate::engine::{Asks, GameInfo, Presented, Reconstructed, Seat, Targets};
use crate::wire::{Kind, parse, text, wire};

wire! {
    /// What is printed on duchies and the main board.
    written pub struct Components as "BurgundyComponents" {
        /// The number on each of the 37 spaces, the same on every duchy.
        pub numbers: Vec<u8>,
        /// How many spaces each row of a duchy has, from top to bottom.
        pub rows: Vec<u8>,
        /// The duchies.
        pub duchies: Vec<PrintedDuchy>,
        /// The spaces of the six numbered depots.
        pub depots: Vec<Vec<PrintedSlot>>,
        /// The bonus tiles, by the number of players.
        pub bonuses: Vec<PrintedBonus>,
        /// The colours of hex tiles and duchy spaces.
        pub colours: &'static [Colour],
        /// The faces of hex tiles, colour by colour.
        pub tiles: Vec<PrintedTile>,
        /// The goods, in the order of their die numbers.
        pub goods: &'static [Good],
        /// The phases of a game.
        pub phases: &'static [Phase],
        /// The rounds of each phase.
        pub rounds: u8,
        /// What a player board has room for: dice, tiles in the storage, colours of goods.
        pub room: Room,
    }
}

wire! {
    /// What is printed on a hex tile.
    written pub struct PrintedTile as "BurgundyPrintedTile" {
        /// Its face.
        pub id: Tile,
        /// The colour of the spaces it may lie on.
        pub colour: Colour,
    }
}

wire! {
    /// What a player board has room for.
    written pub struct Room as "BurgundyRoom" {
        /// Dice.
        pub dice: usize,
        /// Tiles in the storage.
        pub storage: usize,
        /// Colours of goods.
        pub goods: usize,
    }
}

wire! {
    /// What is printed on a duchy.
    written pub struct PrintedDuchy as "BurgundyPrintedDuchy" {
        /// Its number.
        pub id: DuchyId,
        /// The colour of each of its 37 spaces.
        pub colours: Vec<Colour>,
    }
}

wire! {
    /// What is printed on a space of a depot.
    written pub struct PrintedSlot as "BurgundyPrintedSlot" {
        /// The colour of the tiles it takes.
        pub colour: Colour,
        /// The smallest number of players that uses it.
        pub players: u8,
    }
}

wire! {
    /// What is printed on the bonus tiles for a number of players.
    written pub struct PrintedBonus as "BurgundyPrintedBonus" {
        /// How many play.
        pub players: u8,
        /// The points of the large tile.
        pub large: u16,
        /// The points of the small tile.
        pub small: u16,
    }
}

/// How many may play.
const SEATS: &[u8] = &[2, 3, 4];

fn printed_bonus(players: u8) -> PrintedBonus {
    let [large, small] = bonus(players.into());
    PrintedBonus { players, large, small }
}

impl Presented for Burgundy {
    type Target = Target;
    type Components = Components;
    /// No set-up changes what is printed.
    fn components(_: Option<&Rules>) -> Components {
        let printed = |&id: &DuchyId| PrintedDuchy { id, colours: Layout::of(id).colours.to_vec() };
        let slot = |slot: Slot| PrintedSlot { colour: slot.colour, players: slot.players };
        Components {
            numbers: NUMBERS.to_vec(),
            rows: vec![4, 5, 6, 7, 6, 5, 4],
            duchies: DuchyId::ALL.iter().map(printed).collect(),
            depots: DEPOTS.iter().map(|slots| slots.iter().copied().map(slot).collect()).collect(),
            bonuses: SEATS.iter().map(|&players| printed_bonus(players)).collect(),
            colours: Colour::ALL,
            tiles: Tile::ALL.iter().map(|&id| PrintedTile { id, colour: id.colour() }).collect(),
            goods: Good::ALL,
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
            options: OPTIONS,
            reconstructed: &[Reconstructed {
                what: "which two duchies share a player board",
                replace: "options.boardPairs",
            }],
            levels: &[],
        }
    }
    fn write(action: Action) -> String {
        text(&action)
    }
    fn read(text: &str) -> Option<Action> {
        parse(text)
    }
    fn write_outcome(outcome: Outcome) -> String {
        text(&outcome)
    }
    fn read_outcome(text: &str) -> Option<Outcome> {
        parse(text)
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
}
