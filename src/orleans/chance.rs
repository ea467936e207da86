//! What chance may answer, and what follows (O-140).

use super::data::followers::{ByFollower, Follower};
use super::data::goods::Good;
use super::modules::tell;
use super::phases::torture;
use super::vocabulary::{Draw, Event, Outcome};
use super::{At, Cx};
use crate::bagbuilding::{Follower as _, retinue};
use crate::engine::{Seat, Weighted};

/// Everything that may come out, with weights.
pub fn outcomes(at: At<'_>, draw: Draw, out: &mut Vec<Weighted<Outcome>>) {
    let state = at.state;
    let bag = |seat: Seat| &state.players[seat].followers.bag;
    let follower = |follower| Outcome::Follower { follower };
    match draw {
        Draw::PathGood { .. } | Draw::RemovedGood => {
            retinue::outcomes(&state.goods, out, |good| Outcome::Good { good });
        }
        Draw::PlaceTile { category } => {
            let left = state.out.places.and(at.rules.tiles(category));
            out.extend(left.iter().map(|place| Weighted { outcome: Outcome::Place { place }, weight: 1 }));
        }
        Draw::StartSeat => {
            out.extend(at.rules.seats.iter().map(|seat| Weighted { outcome: Outcome::Seat { seat }, weight: 1 }));
        }
        Draw::Hourglass => {
            for (tile, copies) in at.rules.pile(state.hourglasses.len() as u8 + 1) {
                // The start tile is a pile of its own, though its face may come again.
                let turned = state.hourglasses.iter().skip(1).filter(|&&other| other == tile).count() as u32;
                let weight = u32::from(copies).saturating_sub(turned);
                if weight > 0 {
                    out.push(Weighted { outcome: Outcome::Hourglass { tile }, weight });
                }
            }
        }
        Draw::Follower { seat } | Draw::Bath { seat } | Draw::Plague { seat } | Draw::Execution { seat } => {
            retinue::outcomes(bag(seat), out, follower);
        }
        Draw::Order => at.rules.modules.iter().for_each(|module| module.outcomes(at, draw, out)),
        Draw::Torture { seat } => {
            let neutral = ByFollower::new(|kind: Follower| if kind.is_neutral() { bag(seat)[kind] } else { 0 });
            retinue::outcomes(&neutral, out, follower);
        }
    }
}

/// What follows from chance's answer. An answer that does not belong to the draw cannot come here: it is not among
/// the outcomes.
pub fn settle(cx: &mut Cx<'_>, draw: Draw, outcome: Outcome) {
    match (draw, outcome) {
        (Draw::PathGood { path }, Outcome::Good { good }) => {
            cx.state.goods.take(good);
            cx.state.paths[path].put(good);
            tell(cx, Event::GoodLaid { path, good });
        }
        (Draw::RemovedGood, Outcome::Good { good }) => remove(cx, good),
        (Draw::PlaceTile { .. }, Outcome::Place { place }) => {
            cx.state.out.places.remove(place);
            cx.state.places.insert(place);
            tell(cx, Event::PlaceChosen { place });
        }
        (Draw::StartSeat, Outcome::Seat { seat }) => {
            cx.state.start = Some(seat);
            tell(cx, Event::StartPlayerDrawn { seat });
        }
        (Draw::Hourglass, Outcome::Hourglass { tile }) => {
            let _ = cx.state.hourglasses.try_push(tile);
            tell(cx, Event::HourglassTurned { tile });
        }
        (Draw::Follower { seat }, Outcome::Follower { follower }) => {
            cx.state.players[seat].followers.draw(follower);
            tell(cx, Event::FollowerDrawn { seat, follower });
        }
        (Draw::Bath { seat }, Outcome::Follower { follower }) => {
            let player = &mut cx.state.players[seat];
            player.followers.bag.take(follower);
            player.bath.put(follower);
            tell(cx, Event::FollowerDrawn { seat, follower });
        }
        (Draw::Plague { seat }, Outcome::Follower { follower }) => strike(cx, seat, follower),
        (Draw::Torture { seat }, Outcome::Follower { follower }) => torture::lose_follower(cx, seat, follower),
        _ => {
            let rules = cx.rules;
            rules.modules.iter().for_each(|module| module.settle(cx, draw, outcome));
        }
    }
}

/// A good that is not played (O-003).
fn remove(cx: &mut Cx<'_>, good: Good) {
    cx.state.goods.take(good);
    cx.state.out.goods.put(good);
}

/// A neutral victim of the plague goes back to the supply, an own one to the bag (O-118).
fn strike(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    let lost = follower.is_neutral();
    if lost {
        cx.state.players[seat].followers.bag.take(follower);
        cx.state.supply.put(follower.role());
    }
    tell(cx, Event::PlagueStruck { seat, follower, lost });
}
