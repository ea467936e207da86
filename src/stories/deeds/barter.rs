//! Barter: a good of one's own for one of an opponent (S-059).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::stories::data::wares::Good;
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Item, Stories, Verdict, gain};
use crate::wire::Wire;

/// Which goods change hands (S-059).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "barter")]
pub struct Bartering;
/// A good of one's own for one of an opponent (S-059).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "swap", notation = "swap {give} for {take} of {with}")]
pub struct Swap {
    pub give: Good,
    pub take: Good,
    pub with: Seat,
}

/// Whoever can swap nothing is not asked.
pub fn start(cx: &mut Cx<'_>, seat: Seat) {
    if can_swap(cx.at(), seat) {
        cx.next([Item::ask(seat, Bartering.into())]);
    }
}

/// Every swap with every opponent.
fn each_swap(at: At<'_>, seat: Seat, mut each: impl FnMut(Swap)) {
    let own = &at.state.players[seat].goods;
    for with in at.in_seat_order().filter(|&other| other != seat) {
        let other = &at.state.players[with].goods;
        for (give, _) in own.iter().filter(|&(_, count)| count > 0) {
            for (take, _) in other.iter().filter(|&(good, count)| count > 0 && good != give) {
                each(Swap { give, take, with });
            }
        }
    }
}

fn can_swap(at: At<'_>, seat: Seat) -> bool {
    let mut can = false;
    each_swap(at, seat, |_| can = true);
    can
}

impl Question for Bartering {
    type Game = Stories;
    const RULE: &'static str = "S-059";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        can_swap(at, seat)
    }
}
impl Declines for Bartering {}

impl Answers<Bartering> for Swap {
    fn candidates(_: Bartering, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_swap(at, seat, |swap| out.push(swap.into()));
    }

    fn verdict(self, _: Bartering, at: At<'_>, seat: Seat) -> Verdict {
        let Swap { give, take, with } = self;
        if with == seat || !at.is_in(with) {
            return refuse("S-059", Reason::NoOpponent { seat: with });
        }
        gain::has(at, seat, give, "S-059")?;
        gain::has(at, with, take, "S-059")?;
        if give == take { refuse("S-059", Reason::SameGood { good: give }) } else { Ok(()) }
    }

    fn resolve(self, _: Bartering, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Swap { give, take, with } = self;
        let players = &mut cx.state.players;
        players[seat].goods.take(give);
        players[with].goods.take(take);
        players[seat].goods.put(take);
        players[with].goods.put(give);
        cx.tell(Event::Swapped { seat, give, take, with });
        Reply::Done
    }

    fn targets(self, _: Bartering, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.extend([Target::Good(self.with, self.take), Target::Good(seat, self.give)]);
    }
}
