//! The pharmacy: coins for development points (O-090).

use super::{Effect, Usage};
use crate::engine::{Seat, Targets};
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::judge::Eye;
use crate::orleans::phases::acting::UsesPlace;
use crate::orleans::pieces::Target;
use crate::orleans::questions::Action;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Orleans, Verdict, gain};
use crate::wire::Wire;

/// Pays 1–3 coins for as many development points (O-090).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dose", notation = "pharmacy {coins}")]
pub struct Dose {
    pub coins: u8,
}

/// Max coins it takes.
pub const MOST: u8 = 3;

/// One to three coins for as many development points.
#[derive(Debug)]
pub struct BuyPoints;

impl Effect for BuyPoints {
    fn usage(&self) -> Usage {
        Usage::Said
    }

    /// Each possible dose.
    fn offer_free(&self, _: At<'_>, _: Seat, _: Place, out: &mut Vec<Action>) {
        out.extend((1..=MOST).map(|coins| Action::from(Dose { coins })));
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        let most = u8::try_from(eye.player.coins.min(MOST.into())).unwrap_or(0);
        (1..=most).map(|coins| eye.development(coins) - f64::from(coins)).fold(0.0, f64::max)
    }

    fn expected(&self, _: &Eye<'_>) -> f64 {
        1.5
    }
}

impl UsesPlace for Dose {
    fn place(self) -> Place {
        Place::Pharmacy
    }

    /// Requires one to three coins that the seat has, and room on the development track for all points.
    fn possible(self, at: At<'_>, seat: Seat) -> Verdict {
        let player = &at.state.players[seat];
        if !(1..=MOST).contains(&self.coins) {
            refuse("O-090", Reason::DoseOutOfRange { most: MOST })
        } else if u16::from(self.coins) > player.coins {
            refuse("O-090", Reason::TooFewCoins { needed: self.coins.into(), owned: player.coins })
        } else if player.development + self.coins > DEVELOPMENT_END {
            refuse("O-055", Reason::DevelopmentEnd)
        } else {
            Ok(())
        }
    }

    /// Pays the coins, then moves the marker.
    fn apply(self, cx: &mut Cx<'_>, seat: Seat) {
        gain::pay(cx, seat, self.coins.into());
        gain::development(cx, seat, self.coins);
    }

    fn pieces(self, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Place(seat, Place::Pharmacy), Target::Coins(seat)]);
    }
}
