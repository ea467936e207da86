//! The market: single trades at printed prices (S-034).

use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::stories::data::wares::Good;
use crate::stories::delivery::Stops;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Item, Stories, Verdict, gain};
use crate::wire::{Kind, Wire};

/// What to buy or sell (S-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "trade")]
pub struct Trading {
    /// How many more trades there are.
    pub left: u8,
}
/// Sells a good (S-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "sell", notation = "sell {good}")]
pub struct Sell {
    pub good: Good,
}
/// Buys a good (S-034).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "buy", notation = "buy {good}")]
pub struct Buy {
    pub good: Good,
}

/// So many trades; whoever can make none is not asked.
pub fn start(cx: &mut Cx<'_>, seat: Seat, left: u8) {
    let at = cx.at();
    if left > 0 && Good::ALL.iter().any(|&good| sell(at, seat, good).is_ok() || buy(at, seat, good).is_ok()) {
        cx.next([Item::ask(seat, Trading { left }.into())]);
    }
}

fn sell(at: At<'_>, seat: Seat, good: Good) -> Verdict {
    gain::has(at, seat, good, "S-034")
}

fn buy(at: At<'_>, seat: Seat, good: Good) -> Verdict {
    let (needed, owned) = (at.rules.goods.prices[good].into(), at.state.players[seat].coins);
    gain::is_on_offer(at, good, "S-034")?;
    if owned < needed { refuse("S-034", Reason::TooFewCoins { needed, owned }) } else { Ok(()) }
}

impl Question for Trading {
    type Game = Stories;
    const RULE: &'static str = "S-034";

    fn fits(self, _: At<'_>, _: Seat) -> bool {
        self.left > 0
    }
}
impl Stops for Trading {}

impl Answers<Trading> for Sell {
    fn candidates(_: Trading, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let there = Good::ALL.iter().filter(|&&good| sell(at, seat, good).is_ok());
        out.extend(there.map(|&good| Action::from(Sell { good })));
    }
    fn verdict(self, _: Trading, at: At<'_>, seat: Seat) -> Verdict {
        sell(at, seat, self.good)
    }
    fn resolve(self, ask: Trading, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::spend(cx, seat, self.good);
        gain::coins(cx, seat, cx.rules.goods.prices[self.good].into());
        start(cx, seat, ask.left - 1);
        Reply::Done
    }
    fn targets(self, _: Trading, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Good(seat, self.good));
    }
}

impl Answers<Trading> for Buy {
    fn candidates(_: Trading, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let there = Good::ALL.iter().filter(|&&good| buy(at, seat, good).is_ok());
        out.extend(there.map(|&good| Action::from(Buy { good })));
    }
    fn verdict(self, _: Trading, at: At<'_>, seat: Seat) -> Verdict {
        buy(at, seat, self.good)
    }
    fn resolve(self, ask: Trading, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::pay(cx, seat, cx.rules.goods.prices[self.good].into());
        gain::goods(cx, seat, self.good, 1);
        start(cx, seat, ask.left - 1);
        Reply::Done
    }
    fn targets(self, _: Trading, _: At<'_>, _: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Market(self.good.into()));
    }
}
