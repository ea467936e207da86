//! Recruiting: farmhouse, village, university, castle, monastery (O-053, O-054, O-056 to O-068).

use crate::engine::Seat;
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Category, Place};
use crate::orleans::data::tracks::{BOATMAN_COINS, Citizen, FARMER_GOODS, KNIGHT_CITIZEN, SCHOLAR_POINTS, Track};
use crate::orleans::modules::tell;
use crate::orleans::phases::{acting, event};
use crate::orleans::refusals::{Why, no};
use crate::orleans::state::Gear;
use crate::orleans::vocabulary::{Action, Ask, Event};
use crate::orleans::{At, Cx, Item, Verdict, gain};
use crate::parts::Set;
use crate::wire::Kind;

/// The track of a role; monks have none.
pub fn track(role: Role) -> Option<Track> {
    Track::ALL.iter().copied().find(|track| track.name() == role.name())
}

/// Is there such a follower, is it recruited in this round (O-068, O-112), is a step left on its track, and what the step brings?
pub fn verdict(at: At<'_>, seat: Seat, role: Role) -> Verdict {
    if at.state.supply[role] == 0 {
        return no("O-053", Why::NoneInSupply { role });
    }
    if let Some((barred, rule)) = event::current(at).and_then(|row| row.happening.bars()) {
        if barred == role {
            return no(rule, Why::BarredNow { role });
        }
    }
    let Some(track) = track(role) else { return Ok(()) };
    let step = at.state.players[seat].tracks[track];
    if step >= track.steps() {
        return no("O-054", Why::TrackEnd { role });
    }
    if at.rules.options.lenient_bonus {
        return Ok(());
    }
    match track {
        Track::Farmer => match FARMER_GOODS[usize::from(step)] {
            good if at.state.goods[good] == 0 => no("O-053", Why::GoodMissing { good }),
            _ => Ok(()),
        },
        Track::Craftsman if at.state.technology == 0 => no("O-053", Why::NoTechnology {}),
        _ => Ok(()),
    }
}

/// The village is used for this one.
pub fn in_village(cx: &mut Cx<'_>, seat: Seat, role: Role) {
    acting::vacate(cx, seat, Place::Village);
    resolve(cx, seat, role);
}

/// One neutral follower into the bag, the marker one step on, and what that brings (O-056).
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, role: Role) {
    cx.state.supply.take(role);
    cx.state.players[seat].followers.bag.put(Follower::neutral(role));
    tell(cx, Event::FollowerRecruited { seat, role });
    if let Some(track) = track(role) {
        advance(cx, seat, track);
    }
}

/// The marker goes one step on, and what that brings.
pub fn advance(cx: &mut Cx<'_>, seat: Seat, track: Track) {
    let marker = &mut cx.state.players[seat].tracks[track];
    *marker = (*marker + 1).min(track.steps());
    let step = *marker;
    tell(cx, Event::TrackAdvanced { seat, track, step });
    let index = usize::from(step) - 1;
    match track {
        Track::Farmer if cx.state.goods[FARMER_GOODS[index]] > 0 => gain::good(cx, seat, FARMER_GOODS[index]),
        Track::Farmer => {}
        Track::Boatman if step == track.steps() => gain::citizen(cx, seat, Citizen::Boatman),
        Track::Boatman => gain::coins(cx, seat, BOATMAN_COINS[index].into()),
        Track::Craftsman if cx.state.technology > 0 => {
            gain::technology(cx, seat, if step == 1 { Gear::FarmerOnly } else { Gear::Free });
        }
        Track::Craftsman => {}
        Track::Trader if !open_tiles(cx.at(), seat).is_empty() => cx.next([Item::ask(seat, Ask::PlaceTile)]),
        Track::Trader => {}
        Track::Knight if step == KNIGHT_CITIZEN => gain::citizen(cx, seat, Citizen::Knight),
        Track::Knight => {}
        Track::Scholar => gain::development(cx, seat, SCHOLAR_POINTS[index]),
    }
}

/// The tiles a trader may take: category I on the first step, any later (O-064).
pub fn open_tiles(at: At<'_>, seat: Seat) -> Set<Place> {
    match at.state.players[seat].tracks[Track::Trader] {
        0 | 1 => at.state.stack(at.rules, Category::I),
        _ => at.state.places,
    }
}

/// Every tile that may be taken, or none.
pub fn tiles(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    out.extend(open_tiles(at, seat).iter().map(|place| Action::TakePlace { place }));
    out.push(Action::Decline);
}

/// May this tile be taken?
pub fn tile_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    if !at.state.places.has(place) {
        no("O-064", Why::NotInStack { place })
    } else if !open_tiles(at, seat).has(place) {
        no("O-064", Why::CategoryOneOnly { place })
    } else {
        Ok(())
    }
}

/// The tile is attached to the player's board.
pub fn take_tile(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    cx.state.places.remove(place);
    cx.state.players[seat].places.insert(place);
    tell(cx, Event::PlaceTaken { seat, place });
}
