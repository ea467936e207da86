//! Phase 4: followers and technology onto spaces (O-030 to O-033, O-040 to O-048).

use crate::bagbuilding::follower::by_nature;
use crate::bagbuilding::technology::{self, NoTechnology};
use crate::bagbuilding::{Standing, Takes};
use crate::engine::Seat;
use crate::orleans::data::followers::{ByFollower, Follower, Role};
use crate::orleans::data::places::Space;
use crate::orleans::modules::{self, stands_for};
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::Planning;
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Action, Ask, Event, Store};
use crate::orleans::{At, Cx, Item, Verdict};
use crate::parts::Set;

/// All plan at once, or one after the other where that is played (O-032).
pub fn start(cx: &mut Cx<'_>) {
    let at = cx.at();
    let asked: Vec<Seat> = cx.state.turn_order(cx.rules).filter(|&seat| has_something_to_plan(at, seat)).collect();
    match cx.rules.options.planning {
        Planning::InOrder => cx.next(asked.into_iter().map(|seat| Item::ask(seat, Ask::Plan))),
        Planning::Simultaneous if asked.is_empty() => {}
        Planning::Simultaneous => {
            let in_seat_order = cx.rules.seats.iter().filter(|seat| asked.contains(seat));
            cx.next([Item::asks(in_seat_order.map(|seat| (seat, Ask::Plan)))]);
        }
    }
}

/// Can anything be put anywhere? Whoever cannot is not asked (O-032).
fn has_something_to_plan(at: At<'_>, seat: Seat) -> bool {
    let mut out = Vec::new();
    candidates(at, seat, &mut out);
    out.iter().any(|&action| match action {
        Action::Plan { follower, from, space } => verdict(at, seat, follower, from, space).is_ok(),
        _ => can_install(at, seat, action),
    })
}

/// Every follower onto every space that takes it, and technology.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    let free = free_spaces(at, player);
    for from in [Store::Market, Store::Tower] {
        for (follower, count) in store(player, from).iter() {
            if count > 0 {
                let open = at.rules.layout.open_to(follower, stands_for(at, seat, follower, true)).and(free);
                out.extend(open.iter().map(|space| Action::Plan { follower, from, space }));
            }
        }
    }
    installable(at, seat, out);
    out.push(Action::Ready);
}

/// The free spaces of a player, of those that are alike the first one only (O-141).
pub fn free_spaces(at: At<'_>, player: &Player) -> Set<Space> {
    let free = player.spaces(at.rules).without(player.followers.spaces.taken());
    at.rules.layout.firsts(free)
}

/// Where a follower may come from.
pub fn store(player: &Player, from: Store) -> &ByFollower<u8> {
    match from {
        Store::Market => &player.followers.market,
        Store::Tower => &player.tower,
        Store::Bath => &player.bath,
        Store::Bag => &player.followers.bag,
    }
}

/// Is it there, is the space free, and may it be planned there?
pub fn verdict(at: At<'_>, seat: Seat, follower: Follower, from: Store, space: Space) -> Verdict {
    if !matches!(from, Store::Market | Store::Tower) {
        return no("O-030", Why::NotThere { follower, store: from });
    }
    stand_verdict(at, seat, follower, from, space, true)
}

/// Is it there, is the space free, and may it stand there, planned or put there otherwise?
pub fn stand_verdict(
    at: At<'_>,
    seat: Seat,
    follower: Follower,
    from: Store,
    space: Space,
    is_planning: bool,
) -> Verdict {
    let player = &at.state.players[seat];
    if store(player, from)[follower] == 0 {
        return no("O-030", Why::NotThere { follower, store: from });
    }
    is_free(at, player, space, "O-031")?;
    // Most stand where they do by nature; only then is it asked what they are lent.
    let may_stand = |roles| at.rules.layout.open_to(follower, roles).has(space);
    if may_stand(by_nature(follower)) || may_stand(stands_for(at, seat, follower, is_planning)) {
        return Ok(());
    }
    match at.rules.layout.takes(space) {
        Takes::Neutral => no("O-043", Why::NeutralOnly { space }),
        Takes::Role(Role::Monk) => no("O-041", Why::MonkOnly { space }),
        _ => no("O-040", Why::Unfit { follower, space }),
    }
}

/// Has the player such a place, and is this space of it free, as this rule demands?
fn is_free(at: At<'_>, player: &Player, space: Space, rule: &'static str) -> Verdict {
    let place = at.rules.layout.place(space);
    let spaces = player.spaces(at.rules);
    let taken = player.followers.spaces.taken();
    if !spaces.has(space) {
        return no("O-030", Why::NotYourPlace { place });
    }
    if taken.has(space) {
        return no(rule, Why::SpaceTaken { space });
    }
    match at.rules.layout.twin(space) {
        Some(twin) if !taken.has(twin) => no("O-141", Why::SameAs { space: twin }),
        _ => Ok(()),
    }
}

/// A follower stands on a space.
pub fn plan(cx: &mut Cx<'_>, seat: Seat, follower: Follower, from: Store, space: Space) {
    let player = &mut cx.state.players[seat];
    match from {
        Store::Market => player.followers.market.take(follower),
        Store::Tower => player.tower.take(follower),
        Store::Bath => player.bath.take(follower),
        Store::Bag => player.followers.bag.take(follower),
    }
    player.followers.spaces.put(space, Standing::Follower(follower));
    modules::tell(cx, Event::FollowerPlanned { seat, follower, space });
}

/// Technology beside the board onto every space that takes it.
pub fn installable(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for (gear, count) in player.gears.iter() {
        if count > 0 {
            out.extend(free_spaces(at, player).iter().map(|space| Action::Install { gear, space }));
        }
    }
}

/// May technology lie there (O-046, O-047)?
pub fn install_verdict(at: At<'_>, seat: Seat, gear: Gear, space: Space) -> Verdict {
    let player = &at.state.players[seat];
    if player.gears[gear] == 0 {
        return no("O-048", Why::NoGear {});
    }
    is_free(at, player, space, "O-048")?;
    let only = (gear == Gear::FarmerOnly).then_some(Role::Farmer);
    let place = at.rules.layout.place(space);
    match technology::refusal(&at.rules.layout, &player.followers.spaces, space, only) {
        None => Ok(()),
        Some(NoTechnology::Taken) => no("O-048", Why::SpaceTaken { space }),
        Some(NoTechnology::OnlySpace) => no("O-046", Why::OnlySpace { space }),
        Some(NoTechnology::NoRole) => no("O-046", Why::NoRoleThere { space }),
        Some(NoTechnology::Joker) => no("O-046", Why::MonkOnly { space }),
        Some(NoTechnology::Second) => no("O-046", Why::SecondGear { place }),
        Some(NoTechnology::OtherRole) => no("O-047", Why::FarmerSpacesOnly { space }),
    }
}

/// Technology lies on a space for good.
pub fn install(cx: &mut Cx<'_>, seat: Seat, gear: Gear, space: Space) {
    let player = &mut cx.state.players[seat];
    player.gears.take(gear);
    player.followers.spaces.put(space, Standing::Technology);
    modules::tell(cx, Event::TechnologyInstalled { seat, space });
}

/// After a pass: is there technology that could be laid down (O-048)?
pub fn ask_to_install(cx: &mut Cx<'_>, seat: Seat) -> Option<Ask> {
    let at = cx.at();
    let mut out = Vec::new();
    installable(at, seat, &mut out);
    out.iter().any(|&action| can_install(at, seat, action)).then_some(Ask::Install)
}

fn can_install(at: At<'_>, seat: Seat, action: Action) -> bool {
    matches!(action, Action::Install { gear, space } if install_verdict(at, seat, gear, space).is_ok())
}
