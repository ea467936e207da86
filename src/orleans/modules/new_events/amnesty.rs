//! Amnesty: whoever is recruited may stand on a space at once (T-062).

use super::vocabulary::Reasons;
use super::{is_now, put};
use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::places::bathhouse;
use crate::orleans::questions::{Action, Ask, Plan};
use crate::orleans::refusals::refuse;
use crate::orleans::vocabulary::Store;
use crate::orleans::{At, Cx, Orleans, Verdict};
use crate::wire::Wire;

/// A recruit may stand on a space at once (T-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "amnesty")]
pub struct PlaceRecruit {
    /// Whose recruit.
    pub seat: Seat,
    /// Which.
    pub role: Role,
}

impl Runs<Orleans> for PlaceRecruit {
    /// The recruit is in the bag, its track has brought what it brings; now it may stand on a space.
    fn run(self, cx: &mut Cx<'_>) {
        put(cx, self.seat, Amnesty { role: self.role });
    }

    /// A trader waits for the place tile first.
    fn fits(self, at: At<'_>) -> bool {
        self.role == Role::Trader && is_recruit(at, self.seat, self.role)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

/// Where a recruit stands (T-062).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "amnesty")]
pub struct Amnesty {
    /// Which recruit.
    pub role: Role,
}

impl Question for Amnesty {
    type Game = Orleans;
    const RULE: &'static str = "T-062";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let follower = Follower::neutral(self.role);
        is_recruit(at, seat, self.role) && !bathhouse::open(at, seat, follower).is_empty()
    }
}

/// Can this one have been recruited in the seat's action?
fn is_recruit(at: At<'_>, seat: Seat, role: Role) -> bool {
    is_now(at, Happening::Amnesty) && at.state.players[seat].followers.bag[Follower::neutral(role)] > 0
}

impl Declines for Amnesty {}

impl Answers<Amnesty> for Plan {
    /// Every free space that takes the recruit.
    fn candidates(Amnesty { role }: Amnesty, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let follower = Follower::neutral(role);
        let open = bathhouse::open(at, seat, follower);
        out.extend(open.iter().map(|space| Action::from(Plan { follower, from: Store::Bag, space })));
    }

    /// Is it the recruit, and may it stand there?
    fn verdict(self, Amnesty { role }: Amnesty, at: At<'_>, seat: Seat) -> Verdict {
        if self.follower != Follower::neutral(role) || self.from != Store::Bag {
            return refuse("T-062", Reasons::NotTheRecruit { follower: self.follower });
        }
        self.stand_verdict(at, seat, false)
    }

    fn resolve(self, _: Amnesty, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        self.stand(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Amnesty, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}
