//! Laws that compare the table before and after an answer, and an independent count for the conservation laws.

use super::{Look, Watch};
use loire::bagbuilding::Follower as _;
use loire::engine::{Seat, Turn};
use loire::orleans::data::deeds::Deed;
use loire::orleans::data::followers::{Follower, Role};
use loire::orleans::data::goods::Good;
use loire::orleans::questions as asks;
use loire::orleans::rules::{MARKET_SPACES, STATIONS, TECHNOLOGY};
use loire::orleans::state::Player;
use loire::orleans::{Ask, Event, State};
use loire::wire::Kind;

pub fn hold(watch: &mut Watch, look: &Look<'_>) -> Result<(), String> {
    let (was, is) = (look.before.state(), look.after.state());
    for event in look.events {
        if let Event::StationSurrendered { seat, .. } = *event {
            watch.stations[seat.index()] += 1;
        }
    }
    markers(look)?;
    coins(look)?;
    pieces(watch, look)?;
    let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(law.to_owned()) };
    law(is.hourglasses.starts_with(&was.hourglasses), "an hour glass was turned back")?;
    for &deed in Deed::ALL {
        let grows = |role: &Role| is.deeds[deed][*role] >= was.deeds[deed][*role];
        law(Role::ALL.iter().all(grows), "a follower left a deed")?;
    }
    for (citizen, holder) in was.citizens.iter() {
        law(holder.is_none() || is.citizens[citizen] == holder, "a citizen changed its owner")?;
    }
    if was.round() > 0 {
        for (path, goods) in was.paths.iter() {
            law(is.paths[path].iter().count() <= goods.iter().count(), "a path was refilled")?;
        }
    }
    if let Turn::Seats(asked) = look.after.turn() {
        let is_planned =
            asked.iter().any(|pending| matches!(pending.ask, Ask::Plan(asks::MakePlan) | Ask::Turn(asks::Turn)));
        for player in is.players.values() {
            law(player.tower.total() <= 2, "more than two followers on the tower")?;
            law(
                !is_planned || player.followers.market.total() <= MARKET_SPACES.into(),
                "more than eight followers on the market",
            )?;
        }
    }
    Ok(())
}

/// Markers move forward; on the development track also back under torture, a step at a time.
fn markers(look: &Look<'_>) -> Result<(), String> {
    for (seat, player) in look.after.state().players.iter() {
        let was = look.was(seat);
        if player.tracks.iter().any(|(track, step)| step < was.tracks[track]) {
            return Err("a marker went back on a follower track".into());
        }
        let field = look.events.iter().fold(was.development, |field, event| match *event {
            Event::DevelopmentAdvanced { seat: who, field } if who == seat => field,
            Event::StepSurrendered { seat: who, field } if who == seat => field,
            _ => field,
        });
        if field != player.development {
            return Err("the marker moved on the development track without an event".into());
        }
    }
    Ok(())
}

/// Coins change by the events; with a finite bank their total stays the same (O-014, O-016).
fn coins(look: &Look<'_>) -> Result<(), String> {
    let all = |state: &State| {
        let owned: u32 = state.players.values().iter().map(|player| u32::from(player.coins)).sum();
        state.bank.map(|bank| u32::from(bank) + owned)
    };
    if all(look.before.state()) != all(look.after.state()) {
        return Err("coins have no source".into());
    }
    for (seat, player) in look.after.state().players.iter() {
        let expected = look.events.iter().fold(i32::from(look.was(seat).coins), |coins, event| match *event {
            Event::CoinsGained { seat: who, coins: more } if who == seat => coins + i32::from(more),
            Event::CoinsPaid { seat: who, coins: fewer } if who == seat => coins - i32::from(fewer),
            _ => coins,
        });
        if expected != i32::from(player.coins) {
            return Err("coins changed without an event".into());
        }
    }
    Ok(())
}

/// Every follower, good, technology tile and station exists (chapter 12 of the ledger).
fn pieces(watch: &Watch, look: &Look<'_>) -> Result<(), String> {
    let (state, rules) = (look.after.state(), look.after.rules());
    let players = || state.players.values().iter();
    for &role in Role::ALL {
        let at_deeds: u8 = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]).sum();
        let owned: u8 = players().map(|player| owns(player, Follower::neutral(role))).sum();
        if state.supply[role] + at_deeds + owned + state.out.followers[role] != rules.supply[role] {
            return Err(format!("the number of {}s is wrong", role.name()));
        }
    }
    for (seat, player) in state.players.iter() {
        if Follower::OWN.iter().any(|&own| owns(player, own) != 1) {
            return Err(format!("seat {} has lost an own follower", seat.number()));
        }
        if player.unbuilt + player.stations.len() + watch.stations[seat.index()] != STATIONS {
            return Err(format!("seat {} must have ten stations", seat.number()));
        }
    }
    for &good in Good::ALL {
        let on_paths: u8 =
            state.paths.values().iter().map(|path| path.iter().filter(|&one| one == good).count() as u8).sum();
        let owned: u8 = players().map(|player| player.goods[good]).sum();
        if state.goods[good] + on_paths + owned + state.out.goods[good] != good.tiles() {
            return Err(format!("the number of {} is wrong", good.name()));
        }
    }
    let technology = |player: &Player| player.gears.total() as u8 + player.followers.spaces.technology().len();
    if state.technology + players().map(technology).sum::<u8>() + state.out.technology != TECHNOLOGY {
        return Err("the number of technology tiles is wrong".into());
    }
    Ok(())
}

/// The number of a player's followers of this kind, in all locations.
pub fn owns(player: &Player, kind: Follower) -> u8 {
    let followers = &player.followers;
    let standing = followers.spaces.followers().iter().filter(|&space| followers.spaces.follower(space) == Some(kind));
    followers.bag[kind] + followers.market[kind] + player.tower[kind] + player.bath[kind] + standing.count() as u8
}

/// The number of a player's followers of a role in all locations, own and neutral.
pub fn owns_of(player: &Player, role: Role) -> u8 {
    Follower::ALL.iter().filter(|kind| kind.role() == role).map(|&kind| owns(player, kind)).sum()
}

/// The number of seats.
pub fn others(look: &Look<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    look.after.rules().seats.iter().filter(move |&other| other != seat)
}
