//! Torture: what is given up for every coin that is missing (O-120 to O-125).

use crate::bagbuilding::Follower as _;
use crate::engine::{Reply, Seat};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::tracks::coins_at;
use crate::orleans::modules::tell;
use crate::orleans::refusals::{Why, no};
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Action, Ask, Draw, Event, Step};
use crate::orleans::{At, Cx, Item, Verdict};

/// The debtor chooses, as long as something is owed and there is something to give; the rest lapses (O-124).
pub fn torture(cx: &mut Cx<'_>, seat: Seat, owed: u16) {
    let mut items = Vec::new();
    candidates(cx.at(), seat, &mut items);
    if owed == 0 {
    } else if items.is_empty() {
        tell(cx, Event::DebtLapsed { seat, coins: owed });
    } else {
        cx.next([Item::ask(seat, Ask::Torture { owed })]);
    }
}

/// Everything that counts for a coin (O-121).
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    out.extend(player.stations.iter().map(|town| Action::SurrenderStation { town: Some(town) }));
    if player.unbuilt > 0 {
        out.push(Action::SurrenderStation { town: None });
    }
    if has_neutral_in_bag(player) {
        out.push(Action::SurrenderFollower);
    }
    if can_step_back(player.development) {
        out.push(Action::SurrenderStep);
    }
    let goods = player.goods.iter().filter(|&(_, count)| count > 0);
    out.extend(goods.map(|(good, _)| Action::SurrenderGood { good }));
    out.extend(player.places.iter().map(|place| Action::SurrenderPlace { place }));
    technology(at, seat, out);
}

/// Every technology tile, beside the board and on spaces.
pub fn technology(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    let gears = player.gears.iter().filter(|&(_, count)| count > 0);
    out.extend(gears.map(|(gear, _)| Action::SurrenderGear { gear }));
    out.extend(player.followers.spaces.technology().iter().map(|space| Action::SurrenderInstalled { space }));
}

fn has_neutral_in_bag(player: &Player) -> bool {
    player.followers.bag.iter().any(|(follower, count)| count > 0 && follower.is_neutral())
}

/// Coin fields are neither entered nor left backwards (O-123).
pub fn can_step_back(development: u8) -> bool {
    development > 0 && coins_at(development).is_none() && coins_at(development - 1).is_none()
}

/// Has the seat what it wants to give up?
pub fn verdict(at: At<'_>, seat: Seat, action: Action) -> Verdict {
    let player = &at.state.players[seat];
    let (rule, has_it) = match action {
        Action::SurrenderStation { town: Some(town) } => ("O-121", player.stations.has(town)),
        Action::SurrenderStation { town: None } => ("O-121", player.unbuilt > 0),
        Action::SurrenderFollower => ("O-121", has_neutral_in_bag(player)),
        Action::SurrenderStep => ("O-123", can_step_back(player.development)),
        Action::SurrenderGood { good } => ("O-121", player.goods[good] > 0),
        Action::SurrenderPlace { place } => ("O-121", player.places.has(place)),
        Action::SurrenderGear { gear } => ("O-121", player.gears[gear] > 0),
        Action::SurrenderInstalled { space } => ("O-121", player.followers.spaces.technology().has(space)),
        _ => return no("O-120", Why::WrongAnswer {}),
    };
    if has_it { Ok(()) } else { no(rule, Why::CannotSurrender {}) }
}

/// One thing leaves the game, and one coin less is owed (O-122).
pub fn surrender(cx: &mut Cx<'_>, seat: Seat, owed: u16, action: Action) -> Reply<Ask> {
    cx.next([Item::Step(Step::Torture { seat, owed: owed.saturating_sub(1) })]);
    let player = &mut cx.state.players[seat];
    match action {
        Action::SurrenderStation { town } => {
            match town {
                Some(town) => player.stations.remove(town),
                None => player.unbuilt = player.unbuilt.saturating_sub(1),
            }
            tell(cx, Event::StationSurrendered { seat, town });
        }
        Action::SurrenderFollower => cx.next([Item::Draw(Draw::Torture { seat })]),
        Action::SurrenderStep => {
            player.development = player.development.saturating_sub(1);
            let field = player.development;
            tell(cx, Event::StepSurrendered { seat, field });
        }
        Action::SurrenderGood { good } => {
            player.give(good);
            cx.state.out.goods.put(good);
            tell(cx, Event::GoodSurrendered { seat, good });
        }
        Action::SurrenderPlace { place } => {
            let spaces = cx.rules.layout.spaces(place);
            player.places.remove(place);
            player.followers.release(spaces);
            for space in spaces.and(player.followers.spaces.technology()).iter() {
                player.followers.spaces.clear(space);
                cx.state.out.technology += 1;
            }
            cx.state.out.places.insert(place);
            tell(cx, Event::PlaceSurrendered { seat, place });
        }
        Action::SurrenderGear { gear } => {
            player.gears.take(gear);
            cx.state.out.technology += 1;
            tell(cx, Event::TechnologySurrendered { seat, space: None });
        }
        Action::SurrenderInstalled { space } => {
            player.followers.spaces.clear(space);
            cx.state.out.technology += 1;
            tell(cx, Event::TechnologySurrendered { seat, space: Some(space) });
        }
        _ => {}
    }
    Reply::Done
}

/// The follower drawn blind leaves the game.
pub fn lose_follower(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    let role = follower.role();
    cx.state.players[seat].followers.bag.take(follower);
    cx.state.out.followers.put(role);
    tell(cx, Event::FollowerSurrendered { seat, role });
}
