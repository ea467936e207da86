//! Selling all goods of one colour (B-056), with a die, by a castle or by a warehouse (B-070).

use super::{Acts, DONE, pay};
use crate::burgundy::data::tiles::{Good, Tile};
use crate::burgundy::duchy::Face;
use crate::burgundy::events::Event;
use crate::burgundy::pieces::{Target, dice_showing};
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::state::Source;
use crate::burgundy::{At, Burgundy, Cx, Verdict, dice, gain};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::wire::{Kind, Wire};

/// Sells all goods of one colour (B-056).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "sellGoods", notation = "[{die}:] sell {good}")]
pub struct SellGoods {
    /// The die to use, by its face; `None` for a castle's or a warehouse's effect.
    pub die: Option<Face>,
    pub good: Good,
}

impl<Q: Acts> Answers<Q> for SellGoods {
    const IS_SURE: bool = true;

    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        Q::dice(&at.state.players[seat]).for_each(|die| candidates(at, seat, die, out));
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        Q::check_die(self.die)?;
        if at.state.players[seat].goods[self.good] == 0 {
            return refuse("B-056", Reason::NothingToSell { good: self.good });
        }
        in_reach(at, seat, self.die, self.good)
    }

    /// Sells the goods; no knowledge tile makes this die's change cheaper.
    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::begin(cx, seat);
        pay(cx, seat, self.die, self.good.face(), None);
        sell(cx, seat, self.good);
        DONE
    }

    fn targets(self, _: Q, at: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.push(Target::Goods(seat, self.good));
        out.extend(dice_showing(at, seat, self.die));
    }
}

impl Good {
    /// The die number that sells this good (B-003).
    pub fn face(self) -> Option<Face> {
        Face::new(self.index() as u8 + 1)
    }
}

/// Each stored colour that this die sells, or any stored colour without a die.
pub fn candidates(at: At<'_>, seat: Seat, die: Option<Face>, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for (good, count) in player.goods.iter() {
        if count > 0 && in_reach(at, seat, die, good).is_ok() {
            out.push(SellGoods { die, good }.into());
        }
    }
}

fn in_reach(at: At<'_>, seat: Seat, die: Option<Face>, good: Good) -> Verdict {
    match (die, good.face()) {
        (Some(die), Some(want)) => dice::can_use(at, &at.state.players[seat], die, want, None),
        _ => Ok(()),
    }
}

/// Sells all goods of the colour: points per good, silver per sale (B-056, B-102).
fn sell(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    let points_per_good = cx.rules.points_per_good;
    let player = &mut cx.state.players[seat];
    let count = player.goods.take_all(good);
    let points = u16::from(count) * points_per_good;
    player.sold[good] += count;
    player.score(Source::Sales, points);
    let silver = if player.knows(Tile::T3) { 2 } else { 1 };
    let chips = u16::from(player.knows(Tile::T4));
    cx.tell(Event::GoodsSold { seat, good, count, points });
    gain::silver(cx, seat, silver);
    gain::chips(cx, seat, chips);
}
