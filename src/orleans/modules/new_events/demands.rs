//! What some events demand, with a choice: a good or coins, technology, the merchant or coins (T-041, T-045, T-055).

use super::levies::give_one;
use super::vocabulary::Events;
use super::{is_asked, price};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::goods::Good;
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::map::Town;
use crate::orleans::data::places::Space;
use crate::orleans::modules::tell;
use crate::orleans::phases::torture;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, PayCoins, SurrenderGear, SurrenderInstalled, Tortured};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Orleans, Verdict, gain};
use crate::wire::{Kind, Wire};

/// A good for development steps, or coins (T-041).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "furtherEducation")]
pub struct FurtherEducation;

impl Question for FurtherEducation {
    type Game = Orleans;
    const RULE: &'static str = "T-041";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::FurtherEducation, at, seat)
    }
}

/// Gives a good for development steps (T-041).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "study", notation = "study {good}")]
pub struct Study {
    /// Which.
    pub good: Good,
}

impl Answers<FurtherEducation> for Study {
    fn candidates(_: FurtherEducation, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(Good::ALL.iter().map(|&good| Action::from(Study { good })));
    }

    fn verdict(self, _: FurtherEducation, at: At<'_>, seat: Seat) -> Verdict {
        let good = self.good;
        if at.state.players[seat].goods[good] == 0 { refuse("T-041", Reason::NotOwned { good }) } else { Ok(()) }
    }

    fn resolve(self, _: FurtherEducation, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        give_one(cx, seat, self.good);
        gain::development(cx, seat, self.good.points());
        Reply::Done
    }

    fn targets(self, _: FurtherEducation, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Good(seat, self.good));
    }
}

/// To Orléans, or coins (T-055).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "summons")]
pub struct Summons;

impl Question for Summons {
    type Game = Orleans;
    const RULE: &'static str = "T-055";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::Summons, at, seat) && is_away(at, seat)
    }
}

/// Is the merchant somewhere else than in Orléans?
pub fn is_away(at: At<'_>, seat: Seat) -> bool {
    at.state.players[seat].merchant != Town::Orleans
}

/// Takes the merchant to Orléans (T-055).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "return", notation = "return")]
pub struct Return;

impl Answers<Summons> for Return {
    fn candidates(_: Summons, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Return.into());
    }

    fn verdict(self, _: Summons, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Summons, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.state.players[seat].merchant = Town::Orleans;
        tell(cx, Events::MerchantReturned { seat });
        Reply::Done
    }

    fn targets(self, _: Summons, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Merchant(seat));
    }
}

/// A question that coins answer too, as many as the card says; what is missing is paid under torture.
trait TakesCoins: Question<Game = Orleans> {}
impl TakesCoins for FurtherEducation {}
impl TakesCoins for Summons {}

impl<Q: TakesCoins> Answers<Q> for PayCoins {
    fn candidates(_: Q, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(PayCoins.into());
    }

    fn verdict(self, _: Q, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let due = price(cx.at());
        gain::pay(cx, seat, due);
        Reply::Done
    }

    fn targets(self, _: Q, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Coins(seat));
    }
}

/// Which technology goes back (T-045).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "defect")]
pub struct Defect;

impl Question for Defect {
    type Game = Orleans;
    const RULE: &'static str = "T-045";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_asked(self, Happening::Defect, at, seat)
    }
}

/// Every technology tile, beside the board and on spaces.
pub fn each_technology(_: Defect, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    torture::technology(at, seat, out);
}

/// `each_technology` offers it.
impl Answers<Defect> for SurrenderGear {
    fn candidates(_: Defect, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Defect, at: At<'_>, seat: Seat) -> Verdict {
        self.verdict(Tortured { owed: 1 }, at, seat)
    }

    fn resolve(self, _: Defect, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.state.players[seat].gears.take(self.gear);
        give_back(cx, seat, None)
    }

    fn targets(self, _: Defect, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.targets(Tortured { owed: 1 }, at, seat, out);
    }
}

/// `each_technology` offers it.
impl Answers<Defect> for SurrenderInstalled {
    fn candidates(_: Defect, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Defect, at: At<'_>, seat: Seat) -> Verdict {
        self.verdict(Tortured { owed: 1 }, at, seat)
    }

    fn resolve(self, _: Defect, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.state.players[seat].followers.spaces.clear(self.space);
        give_back(cx, seat, Some(self.space))
    }

    fn targets(self, _: Defect, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.targets(Tortured { owed: 1 }, at, seat, out);
    }
}

/// Technology goes back to the supply (T-045).
fn give_back(cx: &mut Cx<'_>, seat: Seat, space: Option<Space>) -> Reply<Ask> {
    cx.state.technology += 1;
    tell(cx, Events::TechnologyReturned { seat, space });
    Reply::Done
}
