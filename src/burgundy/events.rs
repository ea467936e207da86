//! What happens in a game, as it is told.

use super::data::duchies::DuchyId;
use super::data::tiles::{Colour, Good, Tile};
use super::duchy::{Face, Space};
use super::state::{Depot, Phase};
use crate::engine::Seat;
use crate::wire::tagged;

tagged! {
    /// What happened.
    Event as "BurgundyEvent" {
        /// A start good was drawn.
        StartGoodDrawn = "startGoodDrawn" { seat: Seat, good: Good },
        /// The turn order is known.
        StartPlayerDrawn = "startPlayerDrawn" { seat: Seat },
        /// A board was dealt.
        BoardDealt = "boardDealt" { seat: Seat, sides: [DuchyId; 2] },
        /// A seat plays this duchy, with its start castle here.
        EstateChosen = "estateChosen" { seat: Seat, duchy: DuchyId, space: Space },
        /// A phase begins; the main board is cleared.
        PhaseStarted = "phaseStarted" { phase: Phase },
        /// A tile was laid out; no depot means the black one.
        TileLaidOut = "tileLaidOut" { depot: Option<Depot>, slot: u8, tile: Tile },
        /// A good was laid out on a round field.
        RoundGoodLaidOut = "roundGoodLaidOut" { good: Good },
        /// A round begins.
        RoundStarted = "roundStarted" { round: u8 },
        /// A seat rolled.
        DieRolled = "dieRolled" { seat: Seat, face: Face },
        /// The white die brought a good to a depot.
        GoodArrived = "goodArrived" { depot: Depot, good: Good },
        /// A seat's turn begins.
        TurnStarted = "turnStarted" { seat: Seat },
        /// A die was used, and chips paid to change it.
        DieUsed = "dieUsed" { seat: Seat, die: Face, chips: u16 },
        /// A tile went from a depot to a storage; no depot means the black one.
        TileTaken = "tileTaken" { seat: Seat, depot: Option<Depot>, tile: Tile },
        /// A tile left a full storage and the game.
        TileDiscarded = "tileDiscarded" { seat: Seat, tile: Tile },
        /// Silver was paid for a tile.
        SilverPaid = "silverPaid" { seat: Seat, silver: u16 },
        /// A tile was placed.
        TilePlaced = "tilePlaced" { seat: Seat, tile: Tile, space: Space },
        /// An area was completed.
        AreaCompleted = "areaCompleted" { seat: Seat, colour: Colour, size: u8, points: u16, phase_points: u16 },
        /// A colour was completed first or second.
        BonusTaken = "bonusTaken" { seat: Seat, colour: Colour, large: bool, points: u16 },
        /// Animals scored.
        AnimalsScored = "animalsScored" { seat: Seat, points: u16 },
        /// A watchtower scored.
        WatchtowerScored = "watchtowerScored" { seat: Seat, points: u16 },
        /// Goods were fetched.
        GoodsLoaded = "goodsLoaded" { seat: Seat, depot: Depot, good: Good, count: u8 },
        /// A marker moved on the turn-order track.
        MarkerMoved = "markerMoved" { seat: Seat, field: u8 },
        /// Goods were sold.
        GoodsSold = "goodsSold" { seat: Seat, good: Good, count: u8, points: u16 },
        /// Chips were gained.
        ChipsGained = "chipsGained" { seat: Seat, chips: u16 },
        /// Silver was gained.
        SilverGained = "silverGained" { seat: Seat, silver: u16 },
        /// A benefit was declined.
        Declined = "declined" { seat: Seat },
        /// A turn ended.
        TurnEnded = "turnEnded" { seat: Seat },
        /// The last phase has ended.
        GameEnded = "gameEnded",
    }
}
