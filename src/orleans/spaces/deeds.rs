//! Town hall and gunpowder tower send followers to beneficial deeds (O-074, O-075, O-098).

use crate::engine::Seat;
use crate::orleans::data::deeds::{Deed, DeedReward};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Effect, Place, Space};
use crate::orleans::data::tracks::Citizen;
use crate::orleans::modules::tell;
use crate::orleans::phases::acting;
use crate::orleans::refusals::{Why, no};
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Action, Ask, Event, Reward};
use crate::orleans::{At, Cx, Item, Verdict, gain};
use crate::wire::Kind;

const TOWN_HALL: [Space; 2] = [Space::TownHall1, Space::TownHall2];

/// Does a neutral follower of this role stand there?
pub fn stands(player: &Player, from: Place, role: Role) -> bool {
    let follower = Follower::neutral(role);
    match from {
        Place::TownHall => TOWN_HALL.iter().any(|&space| player.followers.spaces.follower(space) == Some(follower)),
        _ => player.tower[follower] > 0,
    }
}

/// Every follower standing there to every deed with a free space for it.
pub fn candidates(at: At<'_>, seat: Seat, from: Place, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for &role in Role::ALL.iter().filter(|&&role| stands(player, from, role)) {
        for deed in at.rules.deeds.iter().filter(|&deed| has_room(at, deed, role)) {
            let mut send = |reward| out.push(Action::Send { from, role, deed, reward });
            match deed.row().reward {
                DeedReward::Coins(_) => send(None),
                DeedReward::CoinOrStep => Reward::ALL.iter().for_each(|&reward| send(Some(reward))),
            }
        }
    }
}

fn has_room(at: At<'_>, deed: Deed, role: Role) -> bool {
    at.rules.deeds.has(deed) && at.state.deeds[deed][role] < deed.row().spaces(role)
}

/// The first follower of an action.
pub fn first_verdict(at: At<'_>, seat: Seat, from: Place, role: Role, deed: Deed, reward: Option<Reward>) -> Verdict {
    if at.rules.place(from).effect != Effect::Send {
        return no("O-074", Why::NotItsAction { place: from });
    }
    acting::is_ready(at, seat, from)?;
    verdict(at, seat, from, role, deed, reward)
}

/// The second one comes from where the first came from.
pub fn second_verdict(
    at: At<'_>,
    seat: Seat,
    first: Place,
    from: Place,
    role: Role,
    deed: Deed,
    reward: Option<Reward>,
) -> Verdict {
    if from != first {
        return no("O-074", Why::NotItsAction { place: from });
    }
    verdict(at, seat, from, role, deed, reward)
}

/// Exactly its role, on a free space, with a choice of reward where there is one.
fn verdict(at: At<'_>, seat: Seat, from: Place, role: Role, deed: Deed, reward: Option<Reward>) -> Verdict {
    if !stands(&at.state.players[seat], from, role) {
        return no("O-074", Why::NotStandingThere { role, place: from });
    }
    if !has_room(at, deed, role) {
        return no("O-074", Why::DeedFull { deed, role });
    }
    match (deed.row().reward, reward) {
        (DeedReward::Coins(_), Some(_)) => no("O-074", Why::NoChoiceOfReward { deed }),
        (DeedReward::CoinOrStep, None) => no("O-074", Why::ChooseReward { deed }),
        _ => Ok(()),
    }
}

/// The follower stays there for good; its reward, and the citizen of a deed that is complete. After the first one the
/// seat may send a second.
pub fn resolve(
    cx: &mut Cx<'_>,
    seat: Seat,
    from: Place,
    role: Role,
    deed: Deed,
    reward: Option<Reward>,
    is_first: bool,
) {
    if is_first {
        tell(cx, Event::PlaceUsed { seat, place: from });
    }
    leave(&mut cx.state.players[seat], from, role);
    cx.state.deeds[deed].put(role);
    tell(cx, Event::FollowerSent { seat, role, deed });
    match (deed.row().reward, reward) {
        (DeedReward::Coins(coins), _) => gain::coins(cx, seat, coins.into()),
        (DeedReward::CoinOrStep, Some(Reward::Step)) => gain::development(cx, seat, 1),
        (DeedReward::CoinOrStep, _) => gain::coins(cx, seat, 1),
    }
    if deed.row().is_filled(&cx.state.deeds[deed]) {
        gain::citizen(cx, seat, Citizen::of_deed(deed));
    }
    let mut more = Vec::new();
    if is_first {
        candidates(cx.at(), seat, from, &mut more);
    }
    if !more.is_empty() {
        cx.next([Item::ask(seat, Ask::SendMore { from })]);
    }
}

/// The follower leaves the town hall or the tower.
pub fn leave(player: &mut Player, from: Place, role: Role) {
    let follower = Follower::neutral(role);
    let stands_there = |space: &&Space| player.followers.spaces.follower(**space) == Some(follower);
    match (from, TOWN_HALL.iter().rev().find(stands_there)) {
        (Place::TownHall, Some(&space)) => {
            player.followers.spaces.clear(space);
        }
        _ => player.tower.take(follower),
    }
}
