//! Nothing is lost and nothing comes from nowhere (laws 1 to 6, 9).

use super::Checked;
use crate::engine::Corrupt;
use crate::orleans::At;
use crate::orleans::data::civics::Civic;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::{PATHS, Town};
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::Track;
use crate::orleans::rules::{Law, TECHNOLOGY};
use crate::orleans::state::{Player, Spot, Spots, State};
use crate::parts::Set;
use crate::wire::Kind;

/// Holds all pieces to their numbers.
pub fn checks(at: At<'_>) -> Checked {
    followers(at)?;
    goods(at)?;
    technology(at)?;
    towns(at)?;
    places(at)?;
    unplayed(at)?;
    bank(at)
}

/// How many of this follower a player has, wherever they are.
pub fn owned(player: &Player, follower: Follower) -> u32 {
    let spaces = &player.followers.spaces;
    let standing = spaces.followers().iter().filter(|&space| spaces.follower(space) == Some(follower)).count();
    let lying = [&player.followers.bag, &player.followers.market, &player.tower, &player.bath];
    lying.iter().map(|store| u32::from(store[follower])).sum::<u32>() + standing as u32
}

fn followers(at: At<'_>) -> Checked {
    let state = at.state;
    for &role in Role::ALL {
        let with_players = state.players.values().iter().map(|player| owned(player, Follower::neutral(role)));
        let on_deeds = state.deeds.iter().map(|(_, sent)| u32::from(sent[role]));
        let on_civics = on_civics(state, Spot::Sent(role));
        let there = u32::from(state.supply[role]) + u32::from(state.out.followers[role]);
        let all = there + with_players.sum::<u32>() + on_deeds.sum::<u32>() + on_civics;
        Corrupt::unless(all == u32::from(at.rules.supply[role]), "supply", "followers of each kind are conserved")?;
        let recruited = u32::from(at.rules.supply[role] - state.supply[role].min(at.rules.supply[role]));
        if let Some(track) = Track::from_name(role.name()) {
            let steps = state.players.values().iter().map(|player| u32::from(player.tracks[track])).sum::<u32>();
            let is_suspended = at.rules.suspended.has(Law::RecruitsAreSteps);
            Corrupt::unless(is_suspended || recruited <= steps, "players", "every recruit is a step on its track")?;
        }
    }
    for player in state.players.values() {
        let has_all = Follower::OWN.iter().all(|&own| owned(player, own) == 1);
        Corrupt::unless(has_all, "players", "every player keeps the four own followers")?;
    }
    let most = |deed: Deed, role| if at.rules.deeds.has(deed) { deed.row().spaces(role) } else { 0 };
    let fits = state.deeds.iter().all(|(deed, sent)| sent.iter().all(|(role, count)| count <= most(deed, role)));
    Corrupt::unless(fits, "deeds", "a deed has only so many spaces for each follower")
}

/// How many of this lie or stand on the civic boards.
fn on_civics(state: &State, what: Spot) -> u32 {
    state.civics.values().iter().flat_map(|spots| spots.0).filter(|spot| *spot == Some(what)).count() as u32
}

fn goods(at: At<'_>) -> Checked {
    let state = at.state;
    for &good in Good::ALL {
        let on_paths = state.paths.iter().map(|(_, lying)| lying.iter().filter(|&other| other == good).count() as u32);
        let with_players = state.players.values().iter().map(|player| u32::from(player.goods[good]));
        let there = u32::from(state.goods[good]) + u32::from(state.out.goods[good]);
        let on_civics = on_civics(state, Spot::Good(good));
        let all = there + on_paths.sum::<u32>() + with_players.sum::<u32>() + on_civics;
        Corrupt::unless(all == u32::from(good.tiles()), "goods", "goods of each kind are conserved")?;
    }
    for row in &PATHS {
        let spots = at.rules.spots.iter().filter(|&&path| path == row.path).count();
        let lying = state.paths[row.path].iter().count();
        Corrupt::unless(lying <= spots, "paths", "a path holds as many goods as it has spaces in play")?;
    }
    let is_set_up = state.start.is_some();
    let removed = state.out.goods.total() >= u32::from(at.rules.removed);
    Corrupt::unless(removed || !is_set_up, "out.goods", "goods are removed for this number of players")
}

fn technology(at: At<'_>) -> Checked {
    let with = |player: &Player| player.gears.total() + u32::from(player.followers.spaces.technology().len());
    let with_players = at.state.players.values().iter().map(with).sum::<u32>();
    let all = u32::from(at.state.technology)
        + u32::from(at.state.navigation)
        + u32::from(at.state.out.technology)
        + with_players;
    Corrupt::unless(all == u32::from(TECHNOLOGY), "technology", "technology tiles are conserved")
}

/// Each town but Orléans has one station at most.
fn towns(at: At<'_>) -> Checked {
    let owners = |town| at.state.players.values().iter().filter(|player| player.stations.has(town)).count();
    let fits = Town::ALL.iter().all(|&town| town == Town::Orleans || owners(town) <= 1)
        || at.rules.suspended.has(Law::OneStation);
    Corrupt::unless(fits, "players", "a town has one station, Orléans one of each player")
}

/// Every tile is in one place only.
fn places(at: At<'_>) -> Checked {
    let with_players = at.state.players.values().iter().map(|player| player.places);
    let mut seen = Set::EMPTY;
    for some in [at.state.places, at.state.out.places].into_iter().chain(with_players) {
        Corrupt::unless(seen.and(some).is_empty(), "places", "every place tile is in one place only")?;
        seen = seen.or(some);
    }
    Corrupt::unless(seen == at.rules.in_box, "places", "every place tile is somewhere")
}

/// No order card is out, and nothing lies on a brasserie or a civic board, that is not played.
fn unplayed(at: At<'_>) -> Checked {
    let mut orders = at.state.players.values().iter().map(|player| player.orders).chain([at.state.orders]);
    let has_orders = !at.rules.orders.is_empty() || orders.all(Set::is_empty);
    Corrupt::unless(has_orders, "orders", "order cards lie open only where they are played")?;
    let stored = |player: &Player| player.stored.total() > 0 && !player.places.has(Place::Brasserie);
    let is_stored = at.state.players.values().iter().any(stored);
    Corrupt::unless(!is_stored, "players", "goods lie on a brasserie only where there is one")?;
    let played = at.rules.civics_in_play;
    let lies = |civic: Civic| at.state.civics[civic] != Spots::default();
    let fits = Civic::ALL.iter().all(|&civic| played.has(civic) || !lies(civic));
    Corrupt::unless(fits, "civics", "nothing is on a deed or an intriguer that is not played")?;
    let is_beside = at.state.navigation > 0 && !played.has(Civic::Navigation);
    Corrupt::unless(!is_beside, "navigation", "technology lies beside navigation only where that is played")
}

/// Coins of a finite bank are conserved; of an endless one nobody has more than a game can give.
fn bank(at: At<'_>) -> Checked {
    const MOST: u32 = 10_000;
    let owned = at.state.players.values().iter().map(|player| u32::from(player.coins)).sum::<u32>();
    let fits = match (at.rules.options.bank_total, at.state.bank) {
        (Some(total), Some(bank)) => owned + u32::from(bank) == u32::from(total),
        (None, None) => owned <= MOST,
        _ => false,
    };
    Corrupt::unless(fits, "bank", "coins are conserved where the bank is finite")
}
