//! Restores the laws after pieces were moved: derives everything that follows from the table. Contradictions are left
//! to the laws.

use crate::engine::{At, BySeat, Seat};
use crate::orleans::Rules;
use crate::orleans::data::deeds::Deed;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::map::Path;
use crate::orleans::data::places::{Category, Place};
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules::{self, Piece};
use crate::orleans::rules::TECHNOLOGY;
use crate::orleans::state::{Player, State};
use crate::parts::{By, Set};
use crate::wire::Kind;

/// Derives bags, supplies, markers and citizens from the table.
pub fn keep_the_laws(rules: &Rules, state: &mut State) {
    bag_own_followers(state);
    play_owned_places(state);
    follow_the_markers(rules, state);
    fill_supplies(rules, state);
    give_citizens(rules, state);
    modules::follow(rules, state);
}

/// The number of a player's followers of this kind, in all places.
fn held(player: &Player, follower: Follower) -> u8 {
    let followers = &player.followers;
    let standing =
        followers.spaces.followers().iter().filter(|&space| followers.spaces.follower(space) == Some(follower));
    followers.bag[follower]
        + followers.market[follower]
        + player.tower[follower]
        + player.bath[follower]
        + standing.count() as u8
}

/// Puts owned place tiles into play.
fn play_owned_places(state: &mut State) {
    let owned = state.players.values().iter().fold(Set::EMPTY, |all, player| all.or(player.places));
    state.out.places = state.out.places.without(owned);
}

/// Puts a player's own followers into the bag if they are not in sight.
fn bag_own_followers(state: &mut State) {
    for player in state.players.values_mut() {
        for own in Follower::OWN {
            player.followers.bag[own] = 0;
            player.followers.bag[own] = 1u8.saturating_sub(held(player, own));
        }
    }
}

/// Raises markers so that they allow each player's neutral followers, place tiles and technology. Pieces elsewhere
/// count as brought into the game by the last seats.
fn follow_the_markers(rules: &Rules, state: &mut State) {
    for &role in Role::ALL.iter().filter(|role| **role != Role::Monk) {
        let sent = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]).sum::<u8>();
        let elsewhere = state.out.followers[role] + sent + on_modules(rules, state, Piece::Follower(role));
        let Some(track) = Track::from_name(role.name()) else { continue };
        raise(state, track, elsewhere, &|player| held(player, Follower::neutral(role)));
    }
    let second = rules.tiles(Category::II);
    let unplayed: u8 = [Category::I, Category::II]
        .into_iter()
        .map(|category| rules.pool(category).map_or(0, |pool| rules.tiles(category).len() - pool))
        .sum();
    raise(state, Track::Trader, state.out.places.len().saturating_sub(unplayed), &|player| {
        let second = player.places.and(second).len();
        player.places.len().max(if second > 0 { second + 1 } else { 0 })
    });
    if state.places.has(Place::Laboratory) {
        let out = state.out.technology;
        raise(state, Track::Craftsman, out, &technology);
    }
}

fn technology(player: &Player) -> u8 {
    player.gears.total() as u8 + player.followers.spaces.technology().len()
}

/// Raises each marker to at least the player's pieces, and all markers together to at least the pieces of all players
/// and those elsewhere.
fn raise(state: &mut State, track: Track, elsewhere: u8, has: &dyn Fn(&Player) -> u8) {
    let mut missing = elsewhere;
    for player in state.players.values_mut().iter_mut().rev() {
        let has = has(player);
        let marker = &mut player.tracks[track];
        *marker = (*marker).max(has.saturating_add(missing).min(track.steps()));
        missing -= missing.min(marker.saturating_sub(has));
    }
}

/// Puts all remaining pieces onto the board and into the bank.
fn fill_supplies(rules: &Rules, state: &mut State) {
    let players = state.players.values();
    let left = |all: u8, gone: u32| all.saturating_sub(gone.min(u8::MAX.into()) as u8);
    let followers = |role: Role| -> u32 {
        let held = players.iter().map(|player| held(player, Follower::neutral(role)));
        let sent = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]);
        let dispatched = on_modules(rules, state, Piece::Follower(role));
        held.chain(sent).chain([state.out.followers[role], dispatched]).map(u32::from).sum()
    };
    state.supply = By::new(|role: Role| left(rules.supply[role], followers(role)));
    let goods = |good: Good| -> u32 {
        let owned = players.iter().map(|player| u32::from(player.goods[good]));
        let lying =
            Path::ALL.iter().map(|&path| state.paths[path].iter().filter(|&other| other == good).count() as u32);
        owned
            .chain(lying)
            .chain([state.out.goods[good].into(), on_modules(rules, state, Piece::Good(good)).into()])
            .sum()
    };
    state.goods = ByGood::new(|good: Good| left(good.tiles(), goods(good)));
    let gone = players
        .iter()
        .map(technology)
        .chain([state.out.technology, on_modules(rules, state, Piece::Technology)])
        .map(u32::from)
        .sum();
    state.technology = left(TECHNOLOGY, gone);
    let taken = players.iter().fold(state.out.places, |taken, player| taken.or(player.places));
    state.places = rules.in_box.without(taken);
    if let Some(total) = rules.options.bank_total {
        let owned = players.iter().fold(0, |sum: u16, player| sum.saturating_add(player.coins));
        state.bank = Some(total.saturating_sub(owned));
    }
}

/// The number of these pieces on the boards of modules.
fn on_modules(rules: &Rules, state: &State, piece: Piece) -> u8 {
    u8::try_from(modules::held(At { rules, state }, piece)).unwrap_or(u8::MAX)
}

/// Gives each citizen to the first seat that reached it; that of a complete deed to the last seat.
fn give_citizens(rules: &Rules, state: &mut State) {
    let last = rules.seats.iter().last();
    for &citizen in Citizen::ALL {
        let deed = Deed::from_name(citizen.name());
        let has_reached = |player: &Player| match citizen {
            Citizen::Knight => player.tracks[Track::Knight] >= 4,
            Citizen::Boatman => player.tracks[Track::Boatman] >= 5,
            _ => (0..=player.development).any(|field| Citizen::of_development(field) == Some(citizen)),
        };
        let holder = &mut state.citizens[citizen];
        match deed {
            Some(deed) if deed.row().is_filled(&state.deeds[deed]) => *holder = holder.or(last),
            Some(_) => *holder = None,
            None if citizen == Citizen::Stations => {}
            None => *holder = holder.or(first(&state.players, has_reached)),
        }
    }
}

fn first(players: &BySeat<Player>, has_reached: impl Fn(&Player) -> bool) -> Option<Seat> {
    players.iter().find(|(_, player)| has_reached(player)).map(|(seat, _)| seat)
}
