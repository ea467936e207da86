//! Alchemy: for each follower sent there one out of the bag, onto a space at once (T-073).

use super::vocabulary::Events;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::modules::civics::{Dispatch, Sending};
use crate::orleans::modules::{civics, tell};
use crate::orleans::pieces::Target;
use crate::orleans::places::bathhouse::{self, DrawBather};
use crate::orleans::questions::{Action, Ask, Decline, DrawFollowers, Plan};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::{draw, step};
use crate::orleans::vocabulary::Store;
use crate::orleans::{At, Cx, Item, Orleans, Verdict};
use crate::wire::Wire;

/// Draw for the alchemy, or not; or send the second follower there as well (T-073).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "alchemy")]
pub struct Alchemy {
    /// How many may be drawn.
    pub most: u8,
    /// Where a second follower may come from.
    pub from: Option<Place>,
}

/// The seat may draw, as far as the bag holds somebody, or send the other follower along.
pub fn ask(cx: &mut Cx<'_>, seat: Seat, from: Place, sending: Sending) {
    let at = cx.at();
    let can_join = sending == Sending::First && !civics::together(at, seat, from, Civic::Alchemy).is_empty();
    let sent = if sending == Sending::Together { 2 } else { 1 };
    let most = at.state.players[seat].followers.bag.total().min(sent) as u8;
    if most > 0 || can_join {
        cx.next([Item::ask(seat, Alchemy { most, from: can_join.then_some(from) }.into())]);
    }
}

impl Question for Alchemy {
    type Game = Orleans;
    const RULE: &'static str = "T-073";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let player = &at.state.players[seat];
        let (bag, most) = (player.followers.bag.total(), u32::from(self.most));
        let fits = match self.from {
            Some(from) => most == bag.min(1) && !civics::together(at, seat, from, Civic::Alchemy).is_empty(),
            None => (1..=bag.min(alchemists(at)).min(2)).contains(&most),
        };
        fits && player.bath.total() == 0
    }
}

/// How many were sent there.
fn alchemists(at: At<'_>) -> u32 {
    civics::count(at, Civic::Alchemy) as u32
}

impl Alchemy {
    /// The other one was not sent along: it may go elsewhere.
    fn send_more(self, cx: &mut Cx<'_>, seat: Seat) {
        if let Some(from) = self.from {
            civics::send_more(cx, seat, from, Civic::Alchemy);
        }
    }
}

impl Answers<Alchemy> for DrawFollowers {
    fn candidates(Alchemy { most, .. }: Alchemy, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=most).map(|count| Action::from(DrawFollowers { count })));
    }

    fn verdict(self, Alchemy { most, .. }: Alchemy, _: At<'_>, _: Seat) -> Verdict {
        match self.count {
            0 => refuse("T-073", Reason::WrongAnswer),
            count if count > most => refuse("T-073", Reason::TooMany { most }),
            _ => Ok(()),
        }
    }

    /// Those drawn are placed, then the other one may go elsewhere.
    fn resolve(self, alchemy: Alchemy, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        alchemy.send_more(cx, seat);
        let draws = (0..self.count).map(|_| draw(DrawBather { seat }));
        cx.next(draws.chain([step(PlaceDrawn { seat })]));
        Reply::Done
    }

    fn targets(self, _: Alchemy, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Bag(seat));
    }
}

impl Answers<Alchemy> for Dispatch {
    fn candidates(Alchemy { from, .. }: Alchemy, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if let Some(from) = from {
            out.extend(civics::together(at, seat, from, Civic::Alchemy));
        }
    }

    /// May the other one go along?
    fn verdict(self, Alchemy { from, .. }: Alchemy, at: At<'_>, seat: Seat) -> Verdict {
        match from {
            Some(from) if self.civic == Civic::Alchemy && self.from == from => civics::verdict(at, seat, self),
            Some(_) if self.civic == Civic::Alchemy => refuse("T-069", Reason::NotItsAction { place: self.from }),
            _ => refuse("T-073", Reason::WrongAnswer),
        }
    }

    /// It goes along, and both draw.
    fn resolve(self, _: Alchemy, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        civics::dispatch(cx, seat, self, Sending::Together);
        Reply::Done
    }

    fn targets(self, _: Alchemy, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Answers<Alchemy> for Decline {
    fn candidates(_: Alchemy, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Decline.into());
    }

    fn verdict(self, _: Alchemy, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, alchemy: Alchemy, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        alchemy.send_more(cx, seat);
        Reply::Done
    }
}

/// Those drawn for the alchemy are placed (T-073).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "alchemy")]
pub struct PlaceDrawn {
    /// Who draws.
    pub seat: Seat,
}

impl Runs<Orleans> for PlaceDrawn {
    /// Whoever fits nowhere goes back; for the others the seat is asked.
    fn run(self, cx: &mut Cx<'_>) {
        let seat = self.seat;
        for (follower, count) in cx.state.players[seat].bath.iter().collect::<Vec<_>>() {
            if bathhouse::open(cx.at(), seat, follower).is_empty() {
                (0..count).for_each(|_| put_back(cx, seat, follower));
            }
        }
        if cx.state.players[seat].bath.total() > 0 {
            cx.next([Item::ask(seat, Transmute.into())]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        alchemists(at) > 0
    }
}

/// Where those drawn for the alchemy stand (T-073).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "transmute")]
pub struct Transmute;

impl Question for Transmute {
    type Game = Orleans;
    const RULE: &'static str = "T-073";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        alchemists(at) > 0 && (1..=2).contains(&at.state.players[seat].bath.total())
    }
}

/// Was this one drawn?
fn is_drawn(at: At<'_>, seat: Seat, follower: Follower) -> Verdict {
    if at.state.players[seat].bath[follower] > 0 { Ok(()) } else { refuse("T-073", Reason::NotDrawn { follower }) }
}

impl Answers<Transmute> for Plan {
    fn candidates(_: Transmute, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        bathhouse::candidates(at, seat, out);
    }

    fn verdict(self, _: Transmute, at: At<'_>, seat: Seat) -> Verdict {
        is_drawn(at, seat, self.follower)?;
        if self.from != Store::Bath {
            return refuse("T-073", Reason::NotDrawn { follower: self.follower });
        }
        self.stand_verdict(at, seat, false)
    }

    /// It stands there, then the next one is placed.
    fn resolve(self, _: Transmute, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.next([step(PlaceDrawn { seat })]);
        self.stand(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Transmute, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

/// Puts one of those drawn back into the bag (T-073).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "putBack", notation = "put back {follower}")]
pub struct PutBack {
    pub follower: Follower,
}

impl Answers<Transmute> for PutBack {
    fn candidates(_: Transmute, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let drawn = at.state.players[seat].bath.iter().filter(|&(_, count)| count > 0);
        out.extend(drawn.map(|(follower, _)| Action::from(PutBack { follower })));
    }

    fn verdict(self, _: Transmute, at: At<'_>, seat: Seat) -> Verdict {
        is_drawn(at, seat, self.follower)
    }

    /// It goes back, then the next one is placed.
    fn resolve(self, _: Transmute, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.next([step(PlaceDrawn { seat })]);
        put_back(cx, seat, self.follower);
        Reply::Done
    }

    fn targets(self, _: Transmute, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Follower(seat, Store::Bath, self.follower), Target::Bag(seat)]);
    }
}

fn put_back(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    let player = &mut cx.state.players[seat];
    player.bath.take(follower);
    player.followers.bag.put(follower);
    tell(cx, Events::FollowerPutBack { seat, follower });
}
