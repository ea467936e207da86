//! Recruiting (S-032, S-033, S-041 to S-043).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Place;
use crate::stories::data::wares::Follower;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict, gain};
use crate::wire::Wire;

/// Recruits a follower (S-032, S-033, S-041 to S-043).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recruit", notation = "{place} > {follower}")]
pub struct Recruit {
    pub place: Place,
    pub follower: Follower,
}

/// Each kind that the place recruits and that is on offer.
pub fn candidates(at: At<'_>, place: Place, kinds: Set<Follower>, out: &mut Vec<Action>) {
    let there = kinds.iter().filter(|&follower| at.state.market[follower.into()] > 0);
    out.extend(there.map(|follower| Action::from(Recruit { place, follower })));
}

impl Answers<Acting> for Recruit {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Recruit { place, follower } = self;
        match at.rules.place(place).effect {
            Effect::Recruit { kinds } if kinds.has(follower) => {
                acting::is_ready(at, seat, place)?;
                gain::is_on_offer(at, follower, "S-010")
            }
            Effect::Recruit { .. } => refuse("S-032", Reason::NotRecruitedThere { place, follower }),
            _ => refuse("S-032", Reason::NoAction { place }),
        }
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        acting::execute(cx, seat, self.place);
        gain::follower(cx, seat, self.follower);
        Reply::Done
    }

    fn targets(self, _: Acting, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.extend([Target::Place(seat, self.place), Target::Market(self.follower.into())]);
    }
}
