//! Amnesty: whoever is recruited may stand on a space at once (T-062).

use super::choices::put;
use super::is_now;
use super::vocabulary::{NewEventsAsk, NewEventsStep};
use crate::engine::Seat;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::places::Space;
use crate::orleans::places::bathhouse;
use crate::orleans::questions::{Action, Ask, Decline, Plan};
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::{Step, Store};
use crate::orleans::{At, Cx, Item, Verdict};

/// The recruit is in the bag, its track has brought what it brings; now it may stand on a space.
pub fn place(cx: &mut Cx<'_>, seat: Seat, role: Role) {
    put(cx, seat, NewEventsAsk::Amnesty { role });
}

/// Every free space that takes the recruit, or the bag.
pub fn candidates(at: At<'_>, seat: Seat, role: Role, out: &mut Vec<Action>) {
    let follower = Follower::neutral(role);
    let open = bathhouse::open(at, seat, follower);
    out.extend(open.iter().map(|space| Action::Plan(Plan { follower, from: Store::Bag, space })));
    out.push(Action::Decline(Decline));
}

/// Is it the recruit, and may it stand there?
pub fn verdict(at: At<'_>, seat: Seat, role: Role, follower: Follower, from: Store, space: Space) -> Verdict {
    if follower != Follower::neutral(role) || from != Store::Bag {
        return no("T-062", Why::NotTheRecruit { follower });
    }
    Plan { follower, from, space }.stand_verdict(at, seat, false)
}

/// Recruits wait for their space; a trader first for the place tile.
pub fn may_wait(at: At<'_>, seat: Seat, item: &Item) -> bool {
    let is_recruit = |role: Role| {
        let in_bag = at.state.players[seat].followers.bag[Follower::neutral(role)] > 0;
        in_bag && is_now(at, Happening::Amnesty)
    };
    match item {
        Item::Step(Step::NewEvents { step: NewEventsStep::Amnesty { seat: other, role } }) => {
            *other == seat && *role == Role::Trader && is_recruit(*role)
        }
        Item::Ask(asked) => match asked.as_slice() {
            [pending] => {
                let Ask::NewEvents(NewEventsAsk::Amnesty { role }) = pending.ask else { return false };
                pending.seat == seat
                    && is_recruit(role)
                    && !bathhouse::open(at, seat, Follower::neutral(role)).is_empty()
            }
            _ => false,
        },
        _ => false,
    }
}
