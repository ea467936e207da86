//! Famine: three neutral followers, from wherever they are, named in a fixed order (T-057, T-066).

use super::choices::put;
use super::vocabulary::{NewEventsAction, NewEventsAsk, NewEventsEvent};
use crate::bagbuilding::Follower as _;
use crate::engine::Seat;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::Space;
use crate::orleans::phases::planning;
use crate::orleans::questions::Action;
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Verdict, modules};
use crate::wire::Kind;

/// Where followers are that stand on no space, in the order in which they are named; the spaces come after them.
const STORES: [Store; 3] = [Store::Bag, Store::Market, Store::Tower];

/// So many are given, or as many as there are.
pub fn start(cx: &mut Cx<'_>, seat: Seat, due: u8) {
    let left = due.min(from(cx.at(), seat, 0));
    put(cx, seat, NewEventsAsk::Famine { left, after: 0 });
}

/// Where a pick stands in the order of all picks; none, if nobody is ever taken from there.
fn position(pick: NewEventsAction) -> Option<u8> {
    let index = match pick {
        NewEventsAction::Starve { role, from } => {
            STORES.iter().position(|&store| store == from)? * Role::ALL.len() + role.index()
        }
        NewEventsAction::StarveAt { space } => STORES.len() * Role::ALL.len() + space.index(),
        _ => return None,
    };
    u8::try_from(index).ok()
}

/// Every pick, in order.
fn picks() -> impl Iterator<Item = NewEventsAction> {
    let stores =
        STORES.iter().flat_map(|&from| Role::ALL.iter().map(move |&role| NewEventsAction::Starve { role, from }));
    stores.chain(Space::ALL.iter().map(|&space| NewEventsAction::StarveAt { space }))
}

/// The neutral follower on a space.
fn neutral_on(at: At<'_>, seat: Seat, space: Space) -> Option<Follower> {
    at.state.players[seat].followers.spaces.follower(space).filter(|follower| follower.is_neutral())
}

/// How many followers a pick could take.
fn there(at: At<'_>, seat: Seat, pick: NewEventsAction) -> u8 {
    match pick {
        NewEventsAction::Starve { role, from } => {
            planning::store(&at.state.players[seat], from)[Follower::neutral(role)]
        }
        NewEventsAction::StarveAt { space } => neutral_on(at, seat, space).is_some().into(),
        _ => 0,
    }
}

/// How many followers are there from this position on.
pub fn from(at: At<'_>, seat: Seat, first: u8) -> u8 {
    picks().filter(|&pick| position(pick) >= Some(first)).map(|pick| there(at, seat, pick)).sum()
}

/// Every neutral follower.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let some = picks().filter(|&pick| there(at, seat, pick) > 0);
    out.extend(some.map(Action::NewEvents));
}

/// Is there such a follower, and is it named in the order, early enough for the rest to be named after it?
pub fn verdict(at: At<'_>, seat: Seat, left: u8, after: u8, pick: NewEventsAction) -> Verdict {
    let Some(position) = position(pick) else { return no("T-057", Why::WrongAnswer {}) };
    if there(at, seat, pick) == 0 {
        return match pick {
            NewEventsAction::Starve { role, from } => {
                no("T-057", Why::NotThere { follower: Follower::neutral(role), store: from })
            }
            NewEventsAction::StarveAt { space } => no("T-057", Why::NobodyThere { space }),
            _ => no("T-057", Why::WrongAnswer {}),
        };
    }
    if let NewEventsAction::StarveAt { space } = pick {
        let twin = at.rules.layout.twin(space);
        if let Some(twin) = twin.filter(|&twin| neutral_on(at, seat, twin) == neutral_on(at, seat, space)) {
            return no("O-141", Why::SameAs { space: twin });
        }
    }
    if position < after || from(at, seat, position) < left { no("T-066", Why::OutOfOrder {}) } else { Ok(()) }
}

/// The follower goes back to the supply, and the next one is named.
pub fn starve(cx: &mut Cx<'_>, seat: Seat, left: u8, pick: NewEventsAction) {
    let player = &mut cx.state.players[seat];
    let role = match pick {
        NewEventsAction::Starve { role, from } => {
            let follower = Follower::neutral(role);
            match from {
                Store::Bag => player.followers.bag.take(follower),
                Store::Market => player.followers.market.take(follower),
                Store::Tower => player.tower.take(follower),
                Store::Bath => player.bath.take(follower),
            }
            role
        }
        NewEventsAction::StarveAt { space } => {
            let Some(follower) = player.followers.spaces.follower(space) else { return };
            player.followers.spaces.clear(space);
            follower.role()
        }
        _ => return,
    };
    cx.state.supply.put(role);
    modules::tell(cx, Event::NewEvents { event: NewEventsEvent::FollowerStarved { seat, role } });
    if left > 1 {
        put(cx, seat, NewEventsAsk::Famine { left: left - 1, after: position(pick).unwrap_or(0) });
    }
}
