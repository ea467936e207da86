//! The pharmacy: coins for development points (O-090).

use crate::engine::{Seat, Targets};
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::phases::acting::UsesPlace;
use crate::orleans::pieces::Target;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Orleans, Verdict, gain};
use crate::wire::Wire;

/// Uses the pharmacy for so many coins (O-090).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "dose", notation = "pharmacy {coins}")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct Dose {
    pub coins: u8,
}

/// The most coins it takes.
pub const MOST: u8 = 3;

impl Dose {
    /// Every dose there is.
    pub fn each() -> impl Iterator<Item = Dose> {
        (1..=MOST).map(|coins| Dose { coins })
    }
}

impl UsesPlace for Dose {
    fn place(self) -> Place {
        Place::Pharmacy
    }

    /// One to three coins that the seat has, and no point too many.
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

    /// The coins are paid, then the marker moves.
    fn apply(self, cx: &mut Cx<'_>, seat: Seat) {
        gain::pay(cx, seat, self.coins.into());
        gain::development(cx, seat, self.coins);
    }

    fn pieces(self, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Place(seat, Place::Pharmacy), Target::Coins(seat)]);
    }
}
