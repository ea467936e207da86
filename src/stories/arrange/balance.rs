//! Restores the laws after pieces were moved: derives everything that follows from the table. Contradictions are left
//! to the laws.

use crate::engine::At;
use crate::parts::Set;
use crate::stories::data::map::Area;
use crate::stories::data::places::Place;
use crate::stories::data::wares::{ByWare, Ware};
use crate::stories::rules::{CHURCHES, FORTRESSES, SETTLERS};
use crate::stories::state::{Player, State, Tile};
use crate::stories::{Rules, Stories};

/// Derives buildings, cards, settlers and storage from the table.
pub fn keep_the_laws(rules: &Rules, state: &mut State) {
    rules.printed.story.follow(rules, state);
    let (villages, churches) = buildings(rules, state);
    state.churches = CHURCHES.saturating_sub(churches.len() as u8);
    count_built(rules, state, &villages, |player| &mut player.built.villages);
    count_built(rules, state, &churches, |player| &mut player.built.churches);
    pieces(rules, state);
    state.cards = state.players.values().iter().fold(rules.cards, |out, player| out.without(player.cards));
    store_the_rest(rules, state);
}

/// The villages built by players, and the churches.
fn buildings(rules: &Rules, state: &State) -> (Vec<Area>, Vec<Area>) {
    let village = |&area: &Area| state.map[area].village && state.map[area].land.is_some();
    let church = |&area: &Area| state.map[area].church;
    (rules.areas.iter().filter(village).collect(), rules.areas.iter().filter(church).collect())
}

/// Credits each building to a player: as in the sketch, or else to the seat that controls it, or to the first seat.
fn count_built(rules: &Rules, state: &mut State, stand: &[Area], count: impl Fn(&mut Player) -> &mut u8) {
    let said: usize = state.players.values_mut().iter_mut().map(|player| usize::from(*count(player))).sum();
    if said == stand.len() {
        return;
    }
    state.players.values_mut().iter_mut().for_each(|player| *count(player) = 0);
    for &area in stand {
        let holder = state.map[area].settlers.iter().find(|&seat| rules.seats.has(seat));
        *count(&mut state.players[holder.unwrap_or(rules.seats.first())]) += 1;
    }
}

/// Turns basic cards face up and releases settlers according to the epochs. Other settlers and fortresses that are not
/// on the map are in reserve.
fn pieces(rules: &Rules, state: &mut State) {
    for seat in rules.seats.iter() {
        let at = At::<Stories> { rules, state };
        let (reached, aside) = (at.reached(seat), at.aside(seat));
        let (on_map, fortresses) = (at.areas(seat), at.fortresses(seat));
        let basic = (1..=reached).fold(Set::EMPTY, |all: Set<Place>, number| all.or(rules.epoch(number).unlock));
        let player = &mut state.players[seat];
        player.cards = player.cards.and(rules.cards).or(basic);
        player.aside = aside;
        player.reserve =
            SETTLERS.saturating_sub(rules.scenario.row().settlers_on_boards + on_map).saturating_sub(player.aside);
        player.fortresses = FORTRESSES.saturating_sub(fortresses);
        player.built.fortresses = player.built.fortresses.max(fortresses);
    }
}

/// Puts all remaining tiles into storage. If there are too few, takes the missing ones from the market place.
fn store_the_rest(rules: &Rules, state: &mut State) {
    let mut seen = ByWare::<u16>::default();
    let mut see = |tile: Tile, count: u8| match tile {
        Tile::Follower(follower) => seen[follower.into()] += u16::from(count),
        Tile::Good(good) => seen[good.into()] += u16::from(count),
        Tile::Technology => seen[Ware::Technology] += u16::from(count),
        Tile::Coins(_) => {}
    };
    for player in state.players.values() {
        for followers in [&player.followers.bag, &player.followers.market, &player.drawn] {
            followers.iter().for_each(|(follower, count)| see(Tile::Follower(follower), count));
        }
        player.goods.iter().for_each(|(good, count)| see(Tile::Good(good), count));
        see(Tile::Technology, player.technology);
        let board = &player.followers.spaces;
        board.taken().iter().filter_map(|space| board.standing(space)).for_each(|tile| see(tile, 1));
    }
    state.deeds.iter().filter_map(|(_, work)| work).for_each(|work| work.iter().for_each(|(_, tile)| see(tile, 1)));
    rules.printed.story.each_tile(At { rules, state }, &mut |tile| see(tile, 1));
    for (ware, seen) in seen.iter() {
        let left = u16::from(rules.in_box[ware]).saturating_sub(seen) as u8;
        state.market[ware] = state.market[ware].min(left);
        state.storage[ware] = left - state.market[ware];
    }
}
