//! Delivering goods for fame (S-062).

use super::data::wares::Good;
use super::events::Event;
use super::pieces::Target;
use super::questions::{Action, Ask};
use super::refusals::{Reason, refuse};
use super::{At, Cx, Item, Stories, Verdict, fame, gain};
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::wire::{Kind, Wire};

/// Which good to deliver (S-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "deliver")]
pub struct Delivering {
    /// How many more may be delivered.
    pub left: u8,
}
/// Delivers a good (S-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "deliver", notation = "deliver {good}")]
pub struct Deliver {
    pub good: Good,
}
/// Delivers or trades no more (S-034, S-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "stop", notation = "stop")]
pub struct Stop;

/// Up to so many goods may be delivered; whoever has none is not asked.
pub fn start(cx: &mut Cx<'_>, seat: Seat, most: u8) {
    if most > 0 && can_deliver(cx.at(), seat) {
        cx.next([Item::ask(seat, Delivering { left: most }.into())]);
    }
}

fn can_deliver(at: At<'_>, seat: Seat) -> bool {
    at.state.players[seat].goods.iter().any(|(good, count)| count > 0 && at.rules.goods.delivery[good] > 0)
}

impl Question for Delivering {
    type Game = Stories;
    const RULE: &'static str = "S-062";

    fn fits(self, _: At<'_>, _: Seat) -> bool {
        self.left > 0
    }
}

impl Answers<Delivering> for Deliver {
    fn candidates(_: Delivering, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let there = Good::ALL.iter().filter(|&&good| at.state.players[seat].goods[good] > 0);
        out.extend(there.map(|&good| Action::from(Deliver { good })));
    }

    fn verdict(self, _: Delivering, at: At<'_>, seat: Seat) -> Verdict {
        if at.rules.goods.delivery[self.good] == 0 {
            return refuse("S-062", Reason::NotDelivered { good: self.good });
        }
        gain::has(at, seat, self.good, "S-062")
    }

    /// Fame for it comes with its bonuses before the next good.
    fn resolve(self, ask: Delivering, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        gain::spend(cx, seat, self.good);
        start(cx, seat, ask.left - 1);
        cx.tell(Event::Delivered { seat, good: self.good });
        fame::gain(cx, seat, cx.rules.goods.delivery[self.good].into());
        Reply::Done
    }

    fn targets(self, _: Delivering, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Good(seat, self.good));
    }
}

/// A question that the seat may end.
pub trait Stops: Question<Game = Stories> {}
impl Stops for Delivering {}

impl<Q: Stops> Answers<Q> for Stop {
    fn candidates(_: Q, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Stop.into());
    }
    fn verdict(self, _: Q, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    fn resolve(self, _: Q, _: &mut Cx<'_>, _: Seat) -> Reply<Ask> {
        Reply::Done
    }
}
