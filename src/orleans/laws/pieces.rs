//! Conservation of pieces (laws 1 to 6, 9).

use crate::engine::Laws;
use crate::orleans::At;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::{PATHS, Town};
use crate::orleans::data::tracks::Track;
use crate::orleans::modules::{Piece, held};
use crate::orleans::rules::{Law, TECHNOLOGY};
use crate::orleans::state::Player;
use crate::parts::Set;
use crate::wire::Kind;

/// Checks the numbers of all pieces.
pub fn laws(at: At<'_>, laws: &mut Laws) {
    followers(at, laws);
    deeds(at, laws);
    goods(at, laws);
    technology(at, laws);
    towns(at, laws);
    places(at, laws);
    bank(at, laws);
}

/// The number of this follower that a player has, in all places.
pub fn owned(player: &Player, follower: Follower) -> u32 {
    let spaces = &player.followers.spaces;
    let standing = spaces.followers().iter().filter(|&space| spaces.follower(space) == Some(follower)).count();
    let lying = [&player.followers.bag, &player.followers.market, &player.tower, &player.bath];
    lying.iter().map(|store| u32::from(store[follower])).sum::<u32>() + standing as u32
}

fn followers(at: At<'_>, laws: &mut Laws) {
    let state = at.state;
    for &role in Role::ALL {
        let with_players = state.players.values().iter().map(|player| owned(player, Follower::neutral(role)));
        let on_deeds = state.deeds.iter().map(|(_, sent)| u32::from(sent[role]));
        let there = u32::from(state.supply[role]) + u32::from(state.out.followers[role]);
        let all = there + with_players.sum::<u32>() + on_deeds.sum::<u32>() + held(at, Piece::Follower(role));
        let fits = all == u32::from(at.rules.supply[role]);
        laws.hold(
            fits,
            format_args!("supply.{}", role.name()),
            "followers of this kind are missing, or there are too many",
        );
        let recruited = u32::from(at.rules.supply[role] - state.supply[role].min(at.rules.supply[role]));
        if let Some(track) = Track::from_name(role.name()) {
            let steps = state.players.values().iter().map(|player| u32::from(player.tracks[track])).sum::<u32>();
            let fits = at.rules.suspended.has(Law::RecruitsAreSteps) || recruited <= steps;
            laws.hold(
                fits,
                format_args!("supply.{}", role.name()),
                "more followers were recruited than steps were taken on the track",
            );
        }
    }
}

fn deeds(at: At<'_>, laws: &mut Laws) {
    let most = |deed: Deed, role| if at.rules.deeds.has(deed) { deed.row().spaces(role) } else { 0 };
    for (deed, sent) in at.state.deeds.iter() {
        let fits = sent.iter().all(|(role, count)| count <= most(deed, role));
        let reason = "there are more followers than the deed has spaces for them";
        laws.hold(fits, format_args!("deeds.{}", deed.name()), reason);
    }
}

fn goods(at: At<'_>, laws: &mut Laws) {
    let state = at.state;
    for &good in Good::ALL {
        let on_paths = state.paths.iter().map(|(_, lying)| lying.iter().filter(|&other| other == good).count() as u32);
        let with_players = state.players.values().iter().map(|player| u32::from(player.goods[good]));
        let there = u32::from(state.goods[good]) + u32::from(state.out.goods[good]);
        let all = there + on_paths.sum::<u32>() + with_players.sum::<u32>() + held(at, Piece::Good(good));
        let fits = all == u32::from(good.tiles());
        laws.hold(fits, format_args!("goods.{}", good.name()), "goods of this kind are missing, or there are too many");
    }
    for row in &PATHS {
        let spots = at.rules.spots.iter().filter(|&&path| path == row.path).count();
        let fits = state.paths[row.path].iter().count() <= spots;
        let reason = "there are more goods than this path has spaces in play";
        laws.hold(fits, format_args!("paths.{}", row.path.name()), reason);
    }
    let removed = state.out.goods.total() >= u32::from(at.rules.removed);
    let reason = "fewer goods were removed than this number of players requires";
    laws.hold(removed || state.start.is_none(), format_args!("out.goods"), reason);
}

fn technology(at: At<'_>, laws: &mut Laws) {
    let with = |player: &Player| player.gears.total() + u32::from(player.followers.spaces.technology().len());
    let with_players = at.state.players.values().iter().map(with).sum::<u32>();
    let there = u32::from(at.state.technology) + u32::from(at.state.out.technology);
    let fits = there + with_players + held(at, Piece::Technology) == u32::from(TECHNOLOGY);
    laws.hold(fits, format_args!("technology"), "technology tiles are missing, or there are too many");
}

/// Each town except Orléans has at most one station.
fn towns(at: At<'_>, laws: &mut Laws) {
    let mut seen = Set::EMPTY;
    for (seat, player) in at.state.players.iter() {
        let second = seen.and(player.stations).without(Set::one(Town::Orleans));
        let fits = second.is_empty() || at.rules.suspended.has(Law::OneStation);
        let path = format_args!("players[{}].stations", seat.number());
        laws.hold(fits, path, "another player has a station in one of these towns");
        seen = seen.or(player.stations);
    }
}

/// Each tile is in one place only.
fn places(at: At<'_>, laws: &mut Laws) {
    let mut seen = at.state.places;
    let reason = "a place tile is also somewhere else";
    laws.hold(seen.and(at.state.out.places).is_empty(), format_args!("out.places"), reason);
    seen = seen.or(at.state.out.places);
    for (seat, player) in at.state.players.iter() {
        let fits = seen.and(player.places).is_empty();
        laws.hold(fits, format_args!("players[{}].places", seat.number()), reason);
        seen = seen.or(player.places);
    }
    laws.hold(seen == at.rules.in_box, format_args!("places"), "a place tile is missing, or is not in the box");
}

/// Coins of a finite bank are conserved; with an unlimited one, no player has more than a game can give.
fn bank(at: At<'_>, laws: &mut Laws) {
    const MOST: u32 = 10_000;
    let owned = at.state.players.values().iter().map(|player| u32::from(player.coins)).sum::<u32>();
    let fits = match (at.rules.options.bank_total, at.state.bank) {
        (Some(total), Some(bank)) => owned + u32::from(bank) == u32::from(total),
        (None, None) => owned <= MOST,
        _ => false,
    };
    laws.hold(fits, format_args!("bank"), "there are more coins, or fewer, than the game can have");
}
