//! Alchemy: fame or coins, and a follower may be drawn and placed at once (S-061).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Runs, Seat};
use crate::stories::places::bathhouse;
use crate::stories::questions::{Action, Ask};
use crate::stories::{At, Cx, Item, Stories, Verdict, fame, gain};
use crate::wire::Wire;

/// What Alchemy brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesReward")]
#[repr(u8)]
pub enum Reward {
    #[default]
    Fame,
    Coins,
}
/// Fame or coins (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "transmute")]
pub struct Transmuting {
    pub fame: u8,
    pub coins: u8,
}
/// Takes fame, or coins (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "choose", notation = "choose {reward}")]
pub struct Choose {
    pub reward: Reward,
}
/// After fame and its bonuses a follower may be drawn (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "mayDraw")]
pub struct MayDraw {
    pub seat: Seat,
}
/// Is a follower drawn (S-061)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draw")]
pub struct Drawing;
/// Draws a follower (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draw", notation = "draw")]
pub struct DrawOne;

/// Fame or coins, then perhaps a draw.
pub fn start(cx: &mut Cx<'_>, seat: Seat, fame: u8, coins: u8) {
    cx.next([Item::ask(seat, Transmuting { fame, coins }.into()), Item::Step(MayDraw { seat }.into())]);
}

impl Question for Transmuting {
    type Game = Stories;
    const RULE: &'static str = "S-061";
}

impl Answers<Transmuting> for Choose {
    fn candidates(_: Transmuting, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend([Reward::Fame, Reward::Coins].map(|reward| Action::from(Choose { reward })));
    }
    fn verdict(self, _: Transmuting, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    fn resolve(self, ask: Transmuting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        match self.reward {
            Reward::Fame => fame::gain(cx, seat, ask.fame.into()),
            Reward::Coins => gain::coins(cx, seat, ask.coins.into()),
        }
        Reply::Done
    }
}

impl Runs<Stories> for MayDraw {
    /// An empty bag yields nobody.
    fn run(self, cx: &mut Cx<'_>) {
        if cx.state.players[self.seat].followers.bag.total() > 0 {
            cx.next([Item::ask(self.seat, Drawing.into())]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

impl Question for Drawing {
    type Game = Stories;
    const RULE: &'static str = "S-061";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.state.players[seat].followers.bag.total() > 0
    }
}
impl Declines for Drawing {}

impl Answers<Drawing> for DrawOne {
    fn candidates(_: Drawing, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(DrawOne.into());
    }
    fn verdict(self, _: Drawing, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    fn resolve(self, _: Drawing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        bathhouse::draw(cx, seat, 1, 1);
        Reply::Done
    }
}
