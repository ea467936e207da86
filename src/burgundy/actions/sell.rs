//! Selling all goods of one colour (B-056), with a die, a castle's joker or a warehouse (B-070).

use crate::burgundy::data::tiles::{Good, Tile};
use crate::burgundy::duchy::Face;
use crate::burgundy::refusals::{Why, no};
use crate::burgundy::state::Source;
use crate::burgundy::vocabulary::{Action, Event};
use crate::burgundy::{At, Broken, Cx, dice, gain};
use crate::engine::Seat;
use crate::parts::Kind;

impl Good {
    /// The die number that sells it (B-003).
    pub fn face(self) -> Option<Face> {
        Face::new(self.index() as u8 + 1)
    }
}

/// Every colour in store that this die, or no die, sells.
pub fn candidates(at: At<'_>, seat: Seat, die: Option<Face>, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for (good, count) in player.goods.iter() {
        if count > 0 && in_reach(at, seat, die, good).is_ok() {
            out.push(Action::SellGoods { die, good });
        }
    }
}

/// May these goods be sold?
pub fn verdict(at: At<'_>, seat: Seat, die: Option<Face>, good: Good) -> Result<(), Broken> {
    if at.state.players[seat].goods[good] == 0 {
        return no("B-056", Why::NothingToSell { good });
    }
    in_reach(at, seat, die, good)
}

fn in_reach(at: At<'_>, seat: Seat, die: Option<Face>, good: Good) -> Result<(), Broken> {
    match (die, good.face()) {
        (Some(die), Some(want)) => dice::can_use(at, &at.state.players[seat], die, want, None),
        _ => Ok(()),
    }
}

/// Uses the die; no knowledge tile shifts it for free.
pub fn pay(cx: &mut Cx<'_>, seat: Seat, die: Option<Face>, good: Good) {
    if let (Some(die), Some(want)) = (die, good.face()) {
        let chips = dice::price(cx.at(), &cx.state.players[seat], die, want, None);
        super::spend(cx, seat, die, chips);
    }
}

/// All goods of the colour are sold: points by good, silver by sale (B-056, B-102).
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, good: Good) {
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
