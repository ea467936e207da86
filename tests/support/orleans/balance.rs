//! After a scene is arranged: everything that must follow from what was moved, so that every law still holds.

use super::*;
use loire::bagbuilding::Follower as _;
use loire::engine::BySeat;
use loire::orleans::data::civics::ByCivic;
use loire::orleans::data::orders::OPEN_ORDERS;
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::civics::spaces;
use loire::orleans::rules::TECHNOLOGY;
use loire::orleans::state::Spots;
use loire::parts::Set;

/// Bags, supplies, markers and citizens follow what lies on the table.
#[track_caller]
pub fn keep_the_laws(rules: &Rules, state: &mut State) {
    bag_own_followers(state);
    lay_out_cards(rules, state);
    follow_the_markers(rules, state);
    fill_supplies(rules, state);
    give_citizens(rules, state);
}

/// How many of a player's followers of this kind are anywhere.
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

/// Place tiles that somebody has are played; five orders lie open that nobody has fulfilled, the last ones if none are named.
fn lay_out_cards(rules: &Rules, state: &mut State) {
    let owned = state.players.values().iter().fold(Set::EMPTY, |all, player| all.or(player.places));
    state.out.places = state.out.places.without(owned);
    let fulfilled = state.players.values().iter().fold(Set::EMPTY, |all, player| all.or(player.orders));
    state.orders = state.orders.without(fulfilled);
    for row in rules.orders.iter().rev().filter(|row| !fulfilled.has(row.order)) {
        if state.orders.len() < OPEN_ORDERS {
            state.orders.insert(row.order);
        }
    }
}

/// A player's own followers are in the bag if they are nowhere else.
#[track_caller]
fn bag_own_followers(state: &mut State) {
    for player in state.players.values_mut() {
        for own in Follower::OWN {
            player.followers.bag[own] = 0;
            player.followers.bag[own] =
                1u8.checked_sub(held(player, own)).expect("every player has four own followers");
        }
    }
}

/// Nobody has more neutral followers, place tiles or technology than its markers allow; what lies elsewhere was brought
/// into the game by the last seats.
#[track_caller]
fn follow_the_markers(rules: &Rules, state: &mut State) {
    for &role in Role::ALL.iter().filter(|role| **role != Role::Monk) {
        let sent = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]).sum::<u8>();
        let elsewhere = state.out.followers[role] + sent + on_civics(state, Spot::Sent(role));
        raise(state, named(role.name()), elsewhere, |player| held(player, Follower::neutral(role)));
    }
    let second = rules.tiles(Category::II);
    let unplayed: u8 = [Category::I, Category::II]
        .into_iter()
        .map(|category| rules.pool(category).map_or(0, |pool| rules.tiles(category).len() - pool))
        .sum();
    raise(state, Track::Trader, state.out.places.len().saturating_sub(unplayed), |player| {
        let second = player.places.and(second).len();
        player.places.len().max(if second > 0 { second + 1 } else { 0 })
    });
    if state.places.has(Laboratory) {
        let out = state.out.technology;
        raise(state, Track::Craftsman, out, technology);
    }
}

fn technology(player: &Player) -> u8 {
    player.gears.total() as u8 + player.followers.spaces.technology().len()
}

/// Every marker stands at least at what its player has, and all together at least at that and what is elsewhere.
#[track_caller]
fn raise(state: &mut State, track: Track, elsewhere: u8, has: impl Fn(&Player) -> u8) {
    let mut missing = elsewhere;
    for player in state.players.values_mut().iter_mut().rev() {
        let has = has(player);
        assert!(has <= track.steps(), "too many for the {} track", track.name());
        let marker = &mut player.tracks[track];
        *marker = (*marker).max((has + missing).min(track.steps()));
        missing -= missing.min(*marker - has);
    }
    assert_eq!(missing, 0, "more than the {} track allows has left the game", track.name());
}

/// What is nowhere else lies on the board or in the bank.
#[track_caller]
fn fill_supplies(rules: &Rules, state: &mut State) {
    let players = state.players.values();
    let left = |all: u8, gone: u32, what: &str| {
        u8::try_from(u32::from(all).saturating_sub(gone))
            .ok()
            .filter(|_| gone <= all.into())
            .unwrap_or_else(|| panic!("there are not so many: {what}"))
    };
    let followers = |role: Role| -> u32 {
        let held = players.iter().map(|player| held(player, Follower::neutral(role)));
        let sent = Deed::ALL.iter().map(|&deed| state.deeds[deed][role]);
        let dispatched = on_civics(state, Spot::Sent(role));
        held.chain(sent).chain([state.out.followers[role], dispatched]).map(u32::from).sum()
    };
    state.supply = loire::parts::By::new(|role: Role| left(rules.supply[role], followers(role), role.name()));
    let goods = |good: Good| -> u32 {
        let owned = players.iter().map(|player| u32::from(player.goods[good]));
        let lying =
            Path::ALL.iter().map(|&path| state.paths[path].iter().filter(|&other| other == good).count() as u32);
        owned.chain(lying).chain([state.out.goods[good].into(), on_civics(state, Spot::Good(good)).into()]).sum()
    };
    state.goods = ByGood::new(|good: Good| left(good.tiles(), goods(good), good.name()));
    let gone = players.iter().map(technology).chain([state.out.technology, state.navigation]).map(u32::from).sum();
    state.technology = left(TECHNOLOGY, gone, "technology");
    let taken = players.iter().fold(state.out.places, |taken, player| taken.or(player.places));
    state.places = rules.in_box.without(taken);
    if let Some(total) = rules.options.bank_total {
        let owned: u16 = players.iter().map(|player| player.coins).sum();
        state.bank = Some(total.checked_sub(owned).expect("there are not so many coins"));
    }
}

/// How many of this are on the civic boards.
fn on_civics(state: &State, what: Spot) -> u8 {
    state.civics.values().iter().flat_map(|spots| spots.0).filter(|spot| *spot == Some(what)).count() as u8
}

/// Citizens are with whoever reached them: of several the first seat; of a deed the last seat.
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
        if let Some(is_taken) = is_on_civics(rules, &state.civics, citizen) {
            *holder = if is_taken { holder.or(last) } else { None };
            continue;
        }
        match deed {
            Some(deed) if deed.row().is_filled(&state.deeds[deed]) => *holder = holder.or(last),
            Some(_) => *holder = None,
            None if citizen == Citizen::Stations => {}
            None => *holder = holder.or(first(&state.players, has_reached)),
        }
    }
}

/// If this citizen waits at a deed or an intriguer of Trade & Intrigue: has it been reached?
fn is_on_civics(rules: &Rules, civics: &ByCivic<Spots>, citizen: Citizen) -> Option<bool> {
    let is_sent = |civic: Civic, index: usize| matches!(civics[civic].0[index], Some(Spot::Sent(_)));
    if let Some(space) = citizen.name().strip_prefix("architecture") {
        return Some(is_sent(Civic::Architecture, space.parse::<usize>().unwrap() - 1));
    }
    let civic = Civic::from_name(citizen.name())?;
    let spaces = spaces(rules, civic).len();
    Some(spaces > 0 && (0..spaces).all(|index| is_sent(civic, index)))
}

fn first(players: &BySeat<Player>, has_reached: impl Fn(&Player) -> bool) -> Option<Seat> {
    players.iter().find(|(_, player)| has_reached(player)).map(|(seat, _)| seat)
}
