//! A set-up, resolved into the numbers of its game.

use super::data::depots::{BLACK, DEPOTS, MINE_IN_B_AND_D};
use super::data::tiles::Colour;
use super::setup::{Options, Setup};
use super::state::Phase;
use crate::engine::{Seats, SetupError};

/// The numbers of one game, with the options applied.
#[derive(Debug)]
pub struct Rules {
    /// The number of players.
    pub seats: Seats,
    /// The chosen options.
    pub options: Options,
    /// Points per good sold (B-020).
    pub points_per_good: u16,
    /// Points of the large and the small bonus tile (B-020).
    pub bonus: [u16; 2],
    /// Number of filled spaces of the black depot (B-020).
    pub black_slots: usize,
}

/// Points for a completed area of 1 to 8 spaces (B-080).
pub const AREA_POINTS: [u16; 8] = [1, 3, 6, 10, 15, 21, 28, 36];
/// Points for a completed area by phase (B-081).
pub const PHASE_POINTS: [u16; 5] = [10, 8, 6, 4, 2];
/// Price of a purchase, in silver (B-045).
pub const PURCHASE_PRICE: u16 = 2;

/// Points of the large and the small bonus tile for a number of players (B-020).
pub fn bonus(players: u16) -> [u16; 2] {
    [players + 3, players]
}

impl Rules {
    /// Resolves a set-up.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let players = u16::from(setup.seats.number());
        Ok(Rules {
            seats: setup.seats,
            options: setup.options.clone(),
            points_per_good: players,
            bonus: bonus(players),
            black_slots: BLACK[setup.seats.len() - 2].into(),
        })
    }

    /// The colour of this space of a depot in this phase; `None` if this number of players leaves it empty (B-021,
    /// B-025).
    pub fn slot_colour(&self, depot: usize, slot: usize, phase: Phase) -> Option<Colour> {
        let printed = DEPOTS[depot][slot];
        let is_mine =
            self.seats.number() == 3 && (depot, slot) == MINE_IN_B_AND_D && matches!(phase, Phase::B | Phase::D);
        (printed.players <= self.seats.number()).then_some(if is_mine { Colour::Mine } else { printed.colour })
    }
}
