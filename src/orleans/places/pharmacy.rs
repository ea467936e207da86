//! The pharmacy: coins for development points (O-090).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::phases::acting::{self, Turn};
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Why, no};
use crate::orleans::{At, Cx, Orleans, Verdict, gain};
use crate::wire::named;

named! {
    /// Uses the pharmacy for so many coins (O-090).
    Dose = "dose" { coins: u8 } as "pharmacy {coins}"
}

/// The most coins it takes.
pub const MOST: u8 = 3;

impl Answers<Turn> for Dose {
    fn candidates(_: Turn, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=MOST).map(|coins| Action::from(Dose { coins })));
    }

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        acting::is_ready(at, seat, Place::Pharmacy)?;
        dose_verdict(at, seat, self.coins)
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        acting::vacate(cx, seat, Place::Pharmacy);
        dose(cx, seat, self.coins);
        Reply::Done
    }

    fn targets(self, _: Turn, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Place(seat, Place::Pharmacy), Target::Coins(seat)]);
    }
}

/// One to three coins that the seat has, and no point too many; whether the place is activated is another question.
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
pub fn dose(cx: &mut Cx<'_>, seat: Seat, coins: u8) {
    gain::pay(cx, seat, coins.into());
    gain::development(cx, seat, coins);
}
