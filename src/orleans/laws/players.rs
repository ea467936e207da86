//! Laws for each player alone (laws 3, 4, 5, 7, 8).

use super::pieces::owned;
use crate::bagbuilding::follower::{all_but_joker, by_nature};
use crate::bagbuilding::{Follower as _, Roles, Takes};
use crate::engine::{Laws, Seat};
use crate::orleans::At;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::{DEVELOPMENT_END, MOST_DRAWS, Track};
use crate::orleans::modules::stands_for;
use crate::orleans::modules::tower::TOWER_SPACES;
use crate::orleans::phases::followers::draw_limit_of;
use crate::orleans::rules::{Law, STATIONS};
use crate::orleans::state::{Gear, Player};
use crate::parts::Set;
use crate::wire::Kind;

/// Checks one player.
pub fn laws(at: At<'_>, seat: Seat, player: &Player, laws: &mut Laws) {
    let n = seat.number();
    let is_suspended = |law| at.rules.suspended.has(law);
    for &track in Track::ALL {
        let path = format_args!("players[{n}].tracks.{}", track.name());
        laws.hold(player.tracks[track] <= track.steps(), path, "the marker is beyond the end of its track");
    }
    let mut hold = |fits: bool, what: &str, reason| laws.hold(fits, format_args!("players[{n}].{what}"), reason);
    hold(player.development <= DEVELOPMENT_END, "development", "the marker is beyond the end of the track, 30");
    hold(player.stations.len() + player.unbuilt <= STATIONS, "unbuilt", "there are more than ten stations");
    let tiles = player.places;
    let are_steps = tiles.len() <= player.tracks[Track::Trader] || is_suspended(Law::TilesAreSteps);
    hold(are_steps, "places", "there are more place tiles than steps on the trader's track");
    let first = player.gears[Gear::FarmerOnly];
    let is_first = first <= player.tracks[Track::Craftsman].min(1) || is_suspended(Law::OneFarmerGear);
    hold(is_first, "gears", "there is a technology tile for farmers that is not the first one");
    let tower = player.tower.total();
    let has_tower = tiles.has(Place::GunpowderTower);
    hold(
        tower <= if has_tower { TOWER_SPACES.into() } else { 0 },
        "tower",
        "there are followers without a tower of this player, or more than it has room for",
    );
    let is_apart = player.stored.total() == 0 || tiles.has(Place::Brasserie);
    hold(is_apart, "stored", "there are goods apart, and this player does not have the brasserie");
    let limit = if is_suspended(Law::RecalledAreDrawn) { MOST_DRAWS } else { draw_limit_of(player) };
    hold(player.recalled <= limit, "recalled", "more followers were taken back than may be drawn");
    let has_all = Follower::OWN.iter().all(|&own| owned(player, own) == 1);
    hold(has_all, "followers", "one of the four own followers is missing, or there are two");
    let spaces = &player.followers.spaces;
    hold(
        player.spaces(at.rules).has_all(spaces.taken()),
        "followers.spaces",
        "there is a tile at a place that is not this player's",
    );
    for space in spaces.followers().iter() {
        let fits = spaces.follower(space).is_some_and(|follower| may_have_come(at, seat, player, follower, space));
        hold(fits, "followers.spaces", "a follower is on a space that does not take it");
    }
    // Technology lies only where allowed, once at each place (O-046).
    let lying = spaces.technology();
    for space in lying.iter() {
        let there = at.rules.layout.spaces(at.rules.layout.place(space));
        let names_role = matches!(at.rules.layout.takes(space), Takes::Role(role) if role != Role::Monk);
        let fits = names_role && there.len() > 1 && there.and(lying) == Set::one(space);
        hold(fits, "followers.spaces", "technology is on a space that may not have it, or twice at a place");
    }
}

/// Whether this follower could have been planned there, with a privilege that the player has or has given up since
/// (O-122).
fn may_have_come(at: At<'_>, seat: Seat, player: &Player, follower: Follower, space: Space) -> bool {
    let lent = |place: Place| player.places.or(at.state.out.places).has(place);
    let roles: Roles<Follower> = match follower.role() {
        Role::Scholar if lent(Place::School) => all_but_joker::<Follower>(),
        Role::Boatman if lent(Place::HerbGarden) => {
            [Role::Boatman, Role::Craftsman, Role::Trader, Role::Farmer].into_iter().collect()
        }
        _ => by_nature(follower),
    };
    at.rules.layout.open_to(follower, roles.or(stands_for(at, seat, follower, true))).has(space)
}
