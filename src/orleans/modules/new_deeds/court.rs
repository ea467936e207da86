//! Whoever completes the court uses one of the own places for nothing: nobody need stand there, and whoever does stays
//! (T-074).

use super::vocabulary::Events;
use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::places::Place;
use crate::orleans::modules::civics::is_filled;
use crate::orleans::modules::{self, tell};
use crate::orleans::phases::acting::{self, Turn, UsesPlace};
use crate::orleans::places::bathhouse;
use crate::orleans::places::{Usage, use_verdict};
use crate::orleans::questions::{Action, Ask, Decline, Plan, Use};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::{At, Cx, Item, Orleans, Verdict};
use crate::wire::{Member, Wire};

/// An own action for nothing, or none (T-074).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "court")]
pub struct Court;

impl Question for Court {
    type Game = Orleans;
    const RULE: &'static str = "T-074";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_filled(at, Civic::Court) && at.state.players[seat].bath.total() == 0
    }
}

impl Declines for Court {}

/// The seat may use a place, if it can use any.
pub fn ask(cx: &mut Cx<'_>, seat: Seat) {
    use crate::engine::Asks;
    let mut out = Vec::new();
    offers(cx.at(), seat, &mut out);
    let court = Ask::from(Court);
    if out.iter().any(|&action| matches!(court.verdict(cx.at(), seat, action), Some(Ok(())))) {
        cx.next([Item::ask(seat, court)]);
    }
}

/// Everything that the seat's places offer, but for sending followers; or nothing.
pub fn each_place(_: Court, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    offers(at, seat, out);
    out.push(Decline.into());
}

fn offers(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for row in at.rules.places.iter().filter(|row| player.has(row.place)) {
        row.effect.offer_free(at, seat, row.place, out);
    }
}

/// Has the seat this place, with an action that followers could activate, and may it be used now?
fn is_own_action(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let usage = at.rules.place(place).effect.usage();
    if !at.state.players[seat].has(place) {
        return refuse("T-074", Reason::NotYourPlace { place });
    }
    if matches!(usage, Usage::Sends | Usage::None) || at.rules.layout.spaces(place).is_empty() {
        return refuse("T-074", Reason::NoAction { place });
    }
    acting::may_use(at, seat, place)
}

/// The place does what it does; whoever stands there stays.
fn favour(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    tell(cx, Events::CourtFavoured { seat, place });
}

/// `each_place` offers it.
impl Answers<Court> for Use {
    fn candidates(_: Court, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Court, at: At<'_>, seat: Seat) -> Verdict {
        is_own_action(at, seat, self.place)?;
        use_verdict(at, seat, self.place)
    }

    fn resolve(self, _: Court, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        favour(cx, seat, self.place);
        if self.place == Place::Bathhouse {
            bathhouse::draw_before(cx, seat, PlaceBathers { seat }.into());
        } else {
            cx.rules.place(self.place).effect.apply(cx, seat);
        }
        Reply::Done
    }

    fn targets(self, _: Court, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.targets(Turn, at, seat, out);
    }
}

/// `each_place` offers it.
impl<A: UsesPlace> Answers<Court> for A {
    fn candidates(_: Court, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Court, at: At<'_>, seat: Seat) -> Verdict {
        is_own_action(at, seat, self.place())?;
        self.possible(at, seat)
    }

    fn resolve(self, _: Court, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        favour(cx, seat, self.place());
        self.apply(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Court, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(at, seat, out);
    }
}

/// Any other answer: that of a module in play whose place is used, if it is one. [`each_place`] offers it.
#[derive(Clone, Copy, Debug)]
pub struct UseOther(Action);

/// The name of those that modules have today.
#[cfg(feature = "types")]
impl crate::wire::Named for UseOther {
    const NAME: &'static str = "barter";
}

impl Member<Action> for UseOther {
    fn member(action: Action) -> Option<Self> {
        Some(UseOther(action))
    }
}

impl UseOther {
    fn find(self, at: At<'_>) -> Option<(&'static dyn modules::Uses, Place)> {
        modules::uses(at).find_map(|uses| Some((uses, uses.place(self.0)?)))
    }
}

impl Answers<Court> for UseOther {
    fn candidates(_: Court, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Court, at: At<'_>, seat: Seat) -> Verdict {
        let Some((uses, place)) = self.find(at) else { return refuse("T-074", Reason::WrongAnswer) };
        is_own_action(at, seat, place)?;
        uses.verdict(at, seat, self.0)
    }

    fn resolve(self, _: Court, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        if let Some((uses, place)) = self.find(cx.at()) {
            favour(cx, seat, place);
            uses.resolve(cx, seat, self.0);
        }
        Reply::Done
    }

    fn targets(self, _: Court, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        if let Some((uses, _)) = self.find(at) {
            uses.targets(at, seat, self.0, out);
        }
    }
}

/// Those drawn at the bathhouse by favour of the court are placed (T-074).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "freeBath")]
pub struct PlaceBathers {
    /// Who bathes.
    pub seat: Seat,
}

impl Runs<Orleans> for PlaceBathers {
    /// The seat places as many of those drawn as it can.
    fn run(self, cx: &mut Cx<'_>) {
        match bathhouse::placeable(cx.at(), self.seat) {
            0 => bathhouse::go_back(cx, self.seat),
            left => cx.next([Item::ask(self.seat, FreeBath { left }.into())]),
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        is_bath_free(at, self.seat)
    }
}

/// Where those drawn at the bathhouse by favour of the court stand (T-074).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "freeBath")]
pub struct FreeBath {
    /// How many must still be placed.
    pub left: u8,
}

/// Can the seat bathe by favour of the court?
fn is_bath_free(at: At<'_>, seat: Seat) -> bool {
    is_filled(at, Civic::Court) && at.state.players[seat].has(Place::Bathhouse)
}

impl Question for FreeBath {
    type Game = Orleans;
    const RULE: &'static str = "T-074";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_bath_free(at, seat) && (1..=2).contains(&self.left) && (1..=3).contains(&at.state.players[seat].bath.total())
    }
}

/// As at the bathhouse.
impl Answers<FreeBath> for Plan {
    fn candidates(_: FreeBath, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        bathhouse::candidates(at, seat, out);
    }

    fn verdict(self, FreeBath { left }: FreeBath, at: At<'_>, seat: Seat) -> Verdict {
        bathhouse::verdict(at, seat, left, self)
    }

    /// One of those drawn stands there; the next one, or the others go back.
    fn resolve(self, FreeBath { left }: FreeBath, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        self.stand(cx, seat);
        if left > 1 {
            return Reply::Again(FreeBath { left: left - 1 }.into());
        }
        bathhouse::go_back(cx, seat);
        Reply::Done
    }

    fn targets(self, _: FreeBath, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}
