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
    if owed == 0 {
    } else if !has_items(cx.at(), seat) {
        tell(cx, Event::DebtLapsed { seat, coins: owed });
    } else {
        cx.next([Item::ask(seat, Ask::Torture { owed })]);
    }
}

/// Has the seat anything that counts for a coin?
pub fn has_items(at: At<'_>, seat: Seat) -> bool {
    let mut items = Vec::new();
    candidates(at, seat, &mut items);
    !items.is_empty()
}

/// Would the seat pay something of so many coins, in coins or under torture?
pub fn can_pay(at: At<'_>, seat: Seat, due: u16) -> bool {
    due > 0 && (at.state.players[seat].coins > 0 || has_items(at, seat))
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

/// Could the plague or a blind draw take somebody?
pub fn has_neutral_in_bag(player: &Player) -> bool {
    player.followers.bag.iter().any(|(follower, count)| count > 0 && follower.is_neutral())
}

/// Coin fields are neither entered nor left backwards (O-123).
pub fn can_step_back(development: u8) -> bool {
    development > 0 && coins_at(development).is_none() && coins_at(development - 1).is_none()
}

/// Has the seat what it wants to give up?
pub fn verdict(at: At<'_>, seat: Seat, action: Action) -> Verdict {
    let player = &at.state.players[seat];
    let has_it = match action {
        Action::SurrenderStation { town: Some(town) } => player.stations.has(town),
        Action::SurrenderStation { town: None } => player.unbuilt > 0,
        Action::SurrenderFollower => has_neutral_in_bag(player),
        Action::SurrenderStep => return step_verdict(player.development),
        Action::SurrenderGood { good } => player.goods[good] > 0,
        Action::SurrenderPlace { place } => player.places.has(place),
        Action::SurrenderGear { gear } => player.gears[gear] > 0,
        Action::SurrenderInstalled { space } => player.followers.spaces.technology().has(space),
        _ => return no("O-120", Why::WrongAnswer {}),
    };
    if has_it { Ok(()) } else { no("O-121", Why::CannotSurrender {}) }
}

/// Is there a step to give up, and does no coin field bar it (O-123)?
fn step_verdict(development: u8) -> Verdict {
    match development {
        0 => no("O-123", Why::CannotSurrender {}),
        field if can_step_back(field) => Ok(()),
        _ => no("O-123", Why::CoinField {}),
    }
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
