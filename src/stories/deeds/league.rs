//! The League of knights: a follower of an opponent goes back to its bag (S-060).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::stories::data::places::Space;
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Item, Stories, Verdict};
use crate::wire::Wire;

/// Which follower of an opponent goes home (S-060).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "raid")]
pub struct Raiding;
/// A follower on an opponent's space goes back to its bag (S-060).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "sendBack", notation = "send back {space} of {of}")]
pub struct SendBack {
    pub of: Seat,
    pub space: Space,
}

/// Where no opponent has placed anybody, nobody is asked.
pub fn start(cx: &mut Cx<'_>, seat: Seat) {
    if can_raid(cx.at(), seat) {
        cx.next([Item::ask(seat, Raiding.into())]);
    }
}

fn opponents(at: At<'_>, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    at.in_seat_order().filter(move |&other| other != seat)
}

fn can_raid(at: At<'_>, seat: Seat) -> bool {
    opponents(at, seat).any(|other| !at.state.players[other].followers.spaces.followers().is_empty())
}

impl Question for Raiding {
    type Game = Stories;
    const RULE: &'static str = "S-060";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        can_raid(at, seat)
    }
}
impl Declines for Raiding {}

impl Answers<Raiding> for SendBack {
    fn candidates(_: Raiding, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        for of in opponents(at, seat) {
            let standing = at.state.players[of].followers.spaces.followers();
            out.extend(standing.iter().map(|space| Action::from(SendBack { of, space })));
        }
    }

    fn verdict(self, _: Raiding, at: At<'_>, seat: Seat) -> Verdict {
        let SendBack { of, space } = self;
        if of == seat || !at.is_in(of) {
            return refuse("S-060", Reason::NoOpponent { seat: of });
        }
        let spaces = &at.state.players[of].followers.spaces;
        if spaces.follower(space).is_none() {
            return refuse("S-060", Reason::NobodyThere { space });
        }
        let like = spaces.same_before(&at.rules.printed.layout, space);
        like.map_or(Ok(()), |space| refuse("S-060", Reason::SameAs { space }))
    }

    fn resolve(self, _: Raiding, cx: &mut Cx<'_>, _: Seat) -> Reply<Ask> {
        let SendBack { of, space } = self;
        let retinue = &mut cx.state.players[of].followers;
        let Some(follower) = retinue.spaces.follower(space) else { return Reply::Done };
        retinue.spaces.clear(space);
        retinue.bag.put(follower);
        cx.tell(Event::SentBack { seat: of, follower, space });
        Reply::Done
    }

    fn targets(self, _: Raiding, _: At<'_>, _: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Space(self.of, self.space));
    }
}
