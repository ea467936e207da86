//! Events: what happens in a game.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::{Depot, Phase};
use crate::engine::Seat;
use crate::wire::Wire;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "BurgundyEvent")]
pub enum Event {
    /// A start good was drawn.
    StartGoodDrawn { seat: Seat, good: Good },
    /// The start player was drawn, which gives the turn order.
    StartPlayerDrawn { seat: Seat },
    /// A board was dealt.
    BoardDealt { seat: Seat, sides: [DuchyId; 2] },
    /// A seat chose this duchy and the space of its start castle.
    EstateChosen { seat: Seat, duchy: DuchyId, space: Space },
    /// A phase began; the main board was cleared.
    PhaseStarted { phase: Phase },
    /// A tile was laid out; `depot` is `null` for the black one.
    TileLaidOut { depot: Option<Depot>, slot: u8, tile: Tile },
    /// A good was laid out on a round field.
    RoundGoodLaidOut { good: Good },
    /// A round began.
    RoundStarted { round: u8 },
    /// A die was rolled.
    DieRolled { seat: Seat, face: Face },
    /// The white die moved a good to a depot.
    GoodArrived { depot: Depot, good: Good },
    /// A turn began.
    TurnStarted { seat: Seat },
    /// A die was used, and chips were paid to change it.
    DieUsed { seat: Seat, die: Face, chips: u16 },
    /// A tile moved from this slot of a depot to storage; `depot` is `null` for the black one.
    TileTaken { seat: Seat, depot: Option<Depot>, slot: u8, tile: Tile },
    /// A tile left a full storage and the game.
    TileDiscarded { seat: Seat, tile: Tile },
    /// Silver was paid for a tile.
    SilverPaid { seat: Seat, silver: u16 },
    /// A tile was placed.
    TilePlaced { seat: Seat, tile: Tile, space: Space },
    /// An area was completed; `points` by its size, `phasePoints` by the phase.
    AreaCompleted { seat: Seat, colour: Colour, size: u8, points: u16, phase_points: u16 },
    /// A seat was first or second to complete a colour.
    BonusTaken { seat: Seat, colour: Colour, large: bool, points: u16 },
    /// Animals scored.
    AnimalsScored { seat: Seat, points: u16 },
    /// A watchtower scored.
    WatchtowerScored { seat: Seat, points: u16 },
    /// Goods were loaded by a ship.
    GoodsLoaded { seat: Seat, depot: Depot, good: Good, count: u8 },
    /// A marker moved on the turn-order track.
    MarkerMoved { seat: Seat, field: u8 },
    /// Goods were sold.
    GoodsSold { seat: Seat, good: Good, count: u8, points: u16 },
    /// Chips were gained.
    ChipsGained { seat: Seat, chips: u16 },
    /// Silver was gained.
    SilverGained { seat: Seat, silver: u16 },
    /// A benefit was declined.
    Declined { seat: Seat },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The last phase ended.
    GameEnded,
}
