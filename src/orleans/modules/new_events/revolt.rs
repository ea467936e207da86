//! The peasants' revolt: farmers are planned anywhere, and leave again in phase 6 (T-065).

use super::is_now;
use super::vocabulary::Events;
use crate::bagbuilding::Follower as _;
use crate::bagbuilding::follower::all_but_joker;
use crate::engine::Seat;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::modules::{self, stands_for};
use crate::orleans::{At, Cx};
use crate::parts::Set;

/// The roles that the revolt lends to a follower during planning, as a set of bits: for farmers all but the monk's.
pub fn lends(at: At<'_>, follower: Follower) -> u8 {
    let is_lent = follower.role() == Role::Farmer && is_now(at, Happening::PeasantsRevolt);
    if is_lent { all_but_joker::<Follower>().bits() as u8 } else { 0 }
}

/// Sends farmers to the bag from spaces that do not take farmers otherwise.
pub fn end(cx: &mut Cx<'_>, seat: Seat) {
    let standing = cx.state.players[seat].followers.spaces.followers();
    for space in standing.iter() {
        let at = cx.at();
        let follower = at.state.players[seat].followers.spaces.follower(space);
        let Some(farmer) = follower.filter(|follower| follower.role() == Role::Farmer) else { continue };
        if !at.rules.layout.open_to(farmer, stands_for(at, seat, farmer, false)).has(space) {
            cx.state.players[seat].followers.release(Set::one(space));
            modules::tell(cx, Events::FarmerDismissed { seat, space });
        }
    }
}
