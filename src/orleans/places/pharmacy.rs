//! The pharmacy: coins for development points (O-090).

use crate::engine::Seat;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::phases::acting;
use crate::orleans::refusals::{Why, no};
use crate::orleans::{At, Cx, Verdict, gain};

/// The most coins it takes.
pub const MOST: u8 = 3;

/// One to three coins that the seat has, and no point too many.
pub fn verdict(at: At<'_>, seat: Seat, coins: u8) -> Verdict {
    acting::is_ready(at, seat, Place::Pharmacy)?;
    dose_verdict(at, seat, coins)
}

/// [`verdict`] where the place need not be activated.
pub fn dose_verdict(at: At<'_>, seat: Seat, coins: u8) -> Verdict {
    let player = &at.state.players[seat];
    if !(1..=MOST).contains(&coins) {
        no("O-090", Why::DoseOutOfRange { most: MOST })
    } else if u16::from(coins) > player.coins {
        no("O-090", Why::TooFewCoins { needed: coins.into(), owned: player.coins })
    } else if player.development + coins > DEVELOPMENT_END {
        no("O-055", Why::DevelopmentEnd {})
    } else {
        Ok(())
    }
}

/// The coins are paid, then the marker moves.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, coins: u8) {
    acting::vacate(cx, seat, Place::Pharmacy);
    dose(cx, seat, coins);
}

/// Coins for development points.
pub fn dose(cx: &mut Cx<'_>, seat: Seat, coins: u8) {
    gain::pay(cx, seat, coins.into());
    gain::development(cx, seat, coins);
}
