//! Places without further choices: they give something, or ask a question afterwards (S-030, S-034, S-035, S-044,
//! S-049).

use super::{bathhouse, market};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::stories::data::effects::{Counter, Effect};
use crate::stories::data::places::Place;
use crate::stories::data::wares::Ware;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict, delivery, fame, gain, modules};
use crate::wire::Wire;

/// Executes a place (S-008).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "use", notation = "use {place}")]
pub struct Use {
    pub place: Place,
}

/// The place itself.
pub fn candidates(place: Place, out: &mut Vec<Action>) {
    out.push(Use { place }.into());
}

/// The value of a place's counter; followers on it are counted before they leave (S-055).
fn count(at: At<'_>, seat: Seat, place: Place, counter: Option<Counter>) -> u16 {
    match counter {
        Some(Counter::FollowerOnCard) => {
            let there = at.rules.printed.layout.spaces(place).and(at.state.players[seat].followers.spaces.followers());
            there.len().into()
        }
        counter => at.count_or_one(seat, counter),
    }
}

impl Answers<Acting> for Use {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let (place, player) = (self.place, &at.state.players[seat]);
        acting::is_ready(at, seat, place)?;
        match at.rules.place(place).effect {
            Effect::GainTechnology { .. } => gain::is_on_offer(at, Ware::Technology, "S-010"),
            Effect::GainGood { good, .. } => gain::is_on_offer(at, good, "S-049"),
            Effect::DrawAndKeep { .. } if player.followers.bag.total() == 0 => refuse("S-049", Reason::BagEmpty),
            Effect::BuyCitizen { coins, .. } => {
                let (needed, owned) = (coins.into(), player.coins);
                if !modules::of(at).can_strike(at, seat) {
                    return refuse("S-049", Reason::NoCitizensLeft);
                }
                if owned < needed { refuse("S-049", Reason::TooFewCoins { needed, owned }) } else { Ok(()) }
            }
            Effect::Produce
            | Effect::Trade { .. }
            | Effect::GainCoins { .. }
            | Effect::GainFame { .. }
            | Effect::DrawAndKeep { .. }
            | Effect::Deliver { .. } => Ok(()),
            _ => refuse("S-008", Reason::SayMore { place }),
        }
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let place = self.place;
        acting::execute(cx, seat, place);
        match cx.rules.place(place).effect {
            Effect::Produce => produce(cx, seat),
            Effect::Trade { per } => {
                let more =
                    cx.at().passive(seat, |effect| if let Effect::ExtraTrade { amount } = effect { amount } else { 0 });
                let trades = cx.at().count(seat, per).saturating_add(more);
                market::start(cx, seat, trades);
            }
            Effect::GainTechnology { amount } => {
                for _ in 0..amount {
                    gain::technology(cx, seat);
                }
            }
            Effect::GainGood { good, amount } => gain::goods(cx, seat, good, amount),
            Effect::GainCoins { amount, per } => {
                let coins = count(cx.at(), seat, place, per).saturating_mul(amount.into());
                gain::coins(cx, seat, coins);
            }
            Effect::GainFame { amount, per } => {
                let amount = count(cx.at(), seat, place, per).saturating_mul(amount.into());
                fame::gain(cx, seat, amount);
            }
            Effect::DrawAndKeep { draw, keep } => bathhouse::draw(cx, seat, draw, keep),
            Effect::Deliver { per } => {
                let most = cx.at().count(seat, per);
                delivery::start(cx, seat, most);
            }
            Effect::BuyCitizen { coins, amount } => {
                gain::pay(cx, seat, coins.into());
                modules::of(cx.at()).strike(cx, seat, amount);
            }
            _ => {}
        }
        Reply::Done
    }

    fn targets(self, _: Acting, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Place(seat, self.place));
    }
}

/// Gives one good for each controlled land, as far as the market place has them (S-030).
fn produce(cx: &mut Cx<'_>, seat: Seat) {
    for area in cx.at().controlled(seat).iter() {
        let plot = cx.state.map[area];
        if let (Some(land), false) = (plot.land, plot.village) {
            gain::goods(cx, seat, land.good(), 1);
        }
    }
}
