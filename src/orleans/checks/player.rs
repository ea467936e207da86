//! What holds for each player alone (laws 3, 4, 5, 7, 8).

use crate::bagbuilding::follower::{all_but_joker, by_nature};
use crate::bagbuilding::{Follower as _, Roles, Takes};
use crate::engine::Seat;
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

type Checked = Result<(), (&'static str, &'static str)>;

fn ensure(holds: bool, what: &'static str, reason: &'static str) -> Checked {
    if holds { Ok(()) } else { Err((what, reason)) }
}

/// Holds one player to the laws.
pub fn checks(at: At<'_>, seat: Seat, player: &Player) -> Checked {
    let is_suspended = |law| at.rules.suspended.has(law);
    ensure(
        Track::ALL.iter().all(|&track| player.tracks[track] <= track.steps()),
        "tracks",
        "a marker stands on its track",
    )?;
    ensure(player.development <= DEVELOPMENT_END, "development", "the track ends at 30")?;
    ensure(player.stations.len() + player.unbuilt <= STATIONS, "unbuilt", "every player has ten stations")?;
    let tiles = player.places;
    let are_steps = tiles.len() <= player.tracks[Track::Trader] || is_suspended(Law::TilesAreSteps);
    ensure(are_steps, "places", "every place tile was a step of a trader")?;
    let first = player.gears[Gear::FarmerOnly];
    let is_first = first <= player.tracks[Track::Craftsman].min(1) || is_suspended(Law::OneFarmerGear);
    ensure(is_first, "gears", "only the first technology is for farmers")?;
    let tower = player.tower.total();
    let has_tower = tiles.has(Place::GunpowderTower);
    ensure(tower <= if has_tower { TOWER_SPACES.into() } else { 0 }, "tower", "two lie on a tower that is owned")?;
    let limit = if is_suspended(Law::RecalledAreDrawn) { MOST_DRAWS } else { draw_limit_of(player) };
    ensure(player.recalled <= limit, "recalled", "no more are taken back than may be drawn")?;
    let spaces = &player.followers.spaces;
    ensure(player.spaces(at.rules).has_all(spaces.taken()), "followers.spaces", "only own places are taken")?;
    for space in spaces.followers().iter() {
        let fits = spaces.follower(space).is_some_and(|follower| may_have_come(at, seat, player, follower, space));
        ensure(fits, "followers.spaces", "every space takes only its followers")?;
    }
    gears(at, player)
}

/// Could this follower have been planned there, with a privilege that is owned or has been given up since (O-122)?
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

/// Technology lies where it may, once at each place (O-046).
fn gears(at: At<'_>, player: &Player) -> Checked {
    let lying = player.followers.spaces.technology();
    for space in lying.iter() {
        let spaces = at.rules.layout.spaces(at.rules.layout.place(space));
        let names_role = matches!(at.rules.layout.takes(space), Takes::Role(role) if role != Role::Monk);
        let fits = names_role && spaces.len() > 1 && spaces.and(lying) == Set::one(space);
        ensure(fits, "followers.spaces", "technology lies once at a place, on a space that names no monk")?;
    }
    Ok(())
}
