//! Cards that turn any number of goods or coins into something else (S-049).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Place;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict, fame, gain};
use crate::wire::Wire;

/// Turns this many goods or coins into something else (S-049).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "spend", notation = "{place}: {amount}")]
pub struct Spend {
    pub place: Place,
    pub amount: u8,
}

/// The min and max amount that a card can turn into something else; `None` if it cannot.
fn range(at: At<'_>, seat: Seat, place: Place) -> Option<(u8, u8)> {
    let player = &at.state.players[seat];
    match at.rules.place(place).effect {
        Effect::Convert { from, max, .. } => Some((0, max.min(player.goods[from]))),
        Effect::CoinsToFame { max, .. } => Some((1, max.min(player.coins.min(255) as u8))),
        _ => None,
    }
}

/// Each possible amount.
pub fn candidates(at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
    if let Some((least, most)) = range(at, seat, place) {
        out.extend((least..=most).map(|amount| Action::from(Spend { place, amount })));
    }
}

impl Answers<Acting> for Spend {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Spend { place, amount } = self;
        let Some((least, most)) = range(at, seat, place) else { return refuse("S-049", Reason::NoAction { place }) };
        acting::is_ready(at, seat, place)?;
        if (least..=most).contains(&amount) { Ok(()) } else { refuse("S-049", Reason::WrongAmount { least, most }) }
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Spend { place, amount } = self;
        acting::execute(cx, seat, place);
        match cx.rules.place(place).effect {
            Effect::Convert { from, to, ratio, .. } => {
                (0..amount).for_each(|_| gain::spend(cx, seat, from));
                gain::goods(cx, seat, to, amount.saturating_mul(ratio));
            }
            Effect::CoinsToFame { rate, .. } => {
                gain::pay(cx, seat, amount.into());
                fame::gain(cx, seat, u16::from(amount) * u16::from(rate));
            }
            _ => {}
        }
        Reply::Done
    }

    fn targets(self, _: Acting, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Place(seat, self.place));
    }
}
