//! What this game says about itself to the outside.

use super::data::depots::{DEPOTS, Slot};
use super::data::duchies::{DuchyId, NUMBERS};
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::Layout;
use super::round::ROUNDS;
use super::rules::bonus;
use super::setup::BOARD_PAIRS;
use super::state::{DICE, GOODS_SPACES, Phase, STORAGE};
use super::targets::{self, Target};
use super::{Action, Ask, At, Burgundy, Outcome, Rules, notation};
use crate::engine::{GameInfo, OptionInfo, OptionValues, Presented, Reconstructed, Seat, Targets};
use crate::parts::Kind;
use serde::Serialize;

/// What is printed on duchies and the main board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyComponents"))]
pub struct Components {
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

/// What is printed on a hex tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyPrintedTile"))]
pub struct PrintedTile {
    /// Its face.
    pub id: Tile,
    /// The colour of the spaces it may lie on.
    pub colour: Colour,
}

/// What a player board has room for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyRoom"))]
pub struct Room {
    /// Dice.
    pub dice: usize,
    /// Tiles in the storage.
    pub storage: usize,
    /// Colours of goods.
    pub goods: usize,
}

/// What is printed on a duchy.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyPrintedDuchy"))]
pub struct PrintedDuchy {
    /// Its number.
    pub id: DuchyId,
    /// The colour of each of its 37 spaces.
    pub colours: Vec<Colour>,
}

/// What is printed on a space of a depot.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyPrintedSlot"))]
pub struct PrintedSlot {
    /// The colour of the tiles it takes.
    pub colour: Colour,
    /// The smallest number of players that uses it.
    pub players: u8,
}

/// What is printed on the bonus tiles for a number of players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BurgundyPrintedBonus"))]
pub struct PrintedBonus {
    /// How many play.
    pub players: u8,
    /// The points of the large tile.
    pub large: u16,
    /// The points of the small tile.
    pub small: u16,
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
        notation::write(action)
    }
    fn read(text: &str) -> Option<Action> {
        notation::read(text)
    }
    fn write_outcome(outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }
    fn read_outcome(text: &str) -> Option<Outcome> {
        notation::read_outcome(text)
    }
    fn targets(at: At<'_>, seat: Seat, _: &Ask, action: Action, out: &mut Targets<Self>) {
        targets::targets(at, seat, action, out);
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

const OPTIONS: &[OptionInfo] = &[
    OptionInfo::choice(
        "setup",
        "B-015",
        "Everybody plays duchy 1, or boards are dealt and sides chosen openly or at once.",
        &["basic", "advancedOpen", "advancedSecret"],
    ),
    OptionInfo::new(
        "boardPairs",
        "B-015",
        "Which duchies share a board in the advanced set-ups.",
        OptionValues::Pairs { values: DuchyId::NAMES, default: &PAIRS },
    ),
    OptionInfo::flag("scoreStartArea", "B-009", "The start castle scores an area that it completes."),
    OptionInfo::flag(
        "buyDuringAction",
        "B-045",
        "The purchase may also be made while an effect is pending, as in the 2019 edition.",
    ),
    OptionInfo::flag("t8BoostsFreeShift", "B-115", "Knowledge tile 8 enlarges the free shift of tiles 9 to 12 to two."),
    OptionInfo::choice(
        "tieBreak",
        "B-092",
        "Who wins a tie: most empty duchy spaces, or fewest, as other printings have it.",
        &["mostEmpty", "fewestEmpty"],
    ),
];

/// [`BOARD_PAIRS`] by name.
const PAIRS: [[&str; 2]; BOARD_PAIRS.len()] = {
    let mut pairs = [[""; 2]; BOARD_PAIRS.len()];
    let mut i = 0;
    while i < pairs.len() {
        let [one, other] = BOARD_PAIRS[i];
        pairs[i] = [DuchyId::NAMES[one as usize], DuchyId::NAMES[other as usize]];
        i += 1;
    }
    pairs
};
