//! Phase 5: one action at one activated place, or passing, in turn (O-050 to O-055).

use super::planning;
use crate::engine::{Reply, Seat};
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::{Effect, Place, Space};
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::modules::Quote;
use crate::orleans::places::{bathhouse, pharmacy};
use crate::orleans::refusals::{Why, no};
use crate::orleans::spaces::{deeds, guildhall, recruit, travel};
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Action, Ask, Event, Step};
use crate::orleans::{At, Cx, Item, Verdict, gain, modules};

/// Nobody has passed; the start player begins.
pub fn start(cx: &mut Cx<'_>) {
    cx.state.players.values_mut().iter_mut().for_each(|player| player.passed = false);
    if let Some(seat) = cx.state.turn_order(cx.rules).next() {
        cx.next([Item::Step(Step::Turn { seat })]);
    }
}

/// The next one who has not passed acts; when all have, the phase is over.
pub fn turn(cx: &mut Cx<'_>, seat: Seat) {
    let mut order = cx.rules.seats.clockwise_from(seat);
    if let Some(seat) = order.find(|&seat| !cx.state.players[seat].passed) {
        let next = cx.rules.seats.clockwise_from(seat).nth(1).unwrap_or(seat);
        cx.next([Item::ask(seat, Ask::Turn), Item::Step(Step::Turn { seat: next })]);
    }
}

/// Everything that the activated places offer, and passing.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for row in &at.rules.places {
        let place = row.place;
        if !player.has(place) || !is_activated(at, player, place) {
            continue;
        }
        match row.effect {
            Effect::Recruit(roles) if roles.len() > 1 => out.extend(roles.iter().map(|&role| Action::Recruit { role })),
            Effect::Travel(way) => travel::candidates(at, seat, place, way, out),
            Effect::Send => deeds::candidates(at, seat, place, out),
            Effect::Pharmacy => out.extend((1..=pharmacy::MOST).map(|coins| Action::Dose { coins })),
            Effect::Barter | Effect::Nothing => {}
            _ => out.push(Action::Use { place }),
        }
    }
    out.push(Action::Pass);
}

/// Are all its spaces taken? Town hall and tower need one follower; what has no space is never activated (O-044).
pub fn is_activated(at: At<'_>, player: &Player, place: Place) -> bool {
    let (spaces, taken) = (at.rules.layout.spaces(place), player.followers.spaces.taken());
    match place {
        Place::TownHall => !spaces.and(taken).is_empty(),
        Place::GunpowderTower => player.tower.total() > 0,
        _ => !spaces.is_empty() && taken.has_all(spaces),
    }
}

/// Has the seat this place, and is it activated?
pub fn is_ready(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let player = &at.state.players[seat];
    if !player.has(place) {
        return no("O-050", Why::NotYourPlace { place });
    }
    if at.rules.place(place).effect == Effect::Nothing {
        return no(at.rules.place(place).rule, Why::NoAction { place });
    }
    if is_activated(at, player, place) { may_use(at, seat, place) } else { no("O-044", Why::NotActivated { place }) }
}

/// Does nothing stand in the way of using this place now (T-043)?
pub fn may_use(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    if modules::quote(at, seat, Quote::MayUse(place), 1) > 0 { Ok(()) } else { no("T-043", Why::Stopped { place }) }
}

/// May this place be used, as it needs no further word?
pub fn use_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    is_ready(at, seat, place)?;
    effect_verdict(at, seat, place)
}

/// Can this place do what it does, if it is used?
pub fn effect_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let row = at.rules.place(place);
    let player = &at.state.players[seat];
    match row.effect {
        Effect::Recruit(&[role]) => recruit::verdict(at, seat, role),
        Effect::Build => guildhall::verdict(at, seat),
        Effect::Produce(good) if at.state.goods[good] == 0 => no("O-053", Why::GoodMissing { good }),
        Effect::Gain { coins: 0, .. } if player.development >= DEVELOPMENT_END => no("O-055", Why::DevelopmentEnd {}),
        Effect::Invent if at.state.technology == 0 => no("O-053", Why::NoTechnology {}),
        Effect::Recruit(_) | Effect::Travel(_) | Effect::Send | Effect::Pharmacy | Effect::Barter => {
            no(row.rule, Why::SayMore { place })
        }
        _ => Ok(()),
    }
}

/// May the village recruit this one?
pub fn recruit_verdict(at: At<'_>, seat: Seat, role: Role) -> Verdict {
    is_ready(at, seat, Place::Village)?;
    village_verdict(at, seat, role)
}

/// Can the village recruit this one, if it is used?
pub fn village_verdict(at: At<'_>, seat: Seat, role: Role) -> Verdict {
    match at.rules.place(Place::Village).effect {
        Effect::Recruit(roles) if roles.contains(&role) => recruit::verdict(at, seat, role),
        _ => no("O-061", Why::NotItsAction { place: Place::Village }),
    }
}

/// A place is used: its followers go back into the bag, then its effect follows (O-052).
pub fn use_place(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    if cx.rules.place(place).effect == Effect::Bathe {
        // Whoever activates the bathhouse leaves it last.
        modules::tell(cx, Event::PlaceUsed { seat, place });
        return bathhouse::draw(cx, seat);
    }
    vacate(cx, seat, place);
    take_effect(cx, seat, place);
}

/// What a place does that needs no further word.
pub fn take_effect(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    match cx.rules.place(place).effect {
        Effect::Recruit(&[role, ..]) => recruit::resolve(cx, seat, role),
        Effect::Build => guildhall::resolve(cx, seat),
        Effect::Produce(good) => gain::good(cx, seat, good),
        Effect::Gain { coins, points } => {
            gain::coins(cx, seat, coins.into());
            gain::development(cx, seat, points);
        }
        Effect::PerStation => {
            let stations = cx.state.players[seat].stations.len();
            gain::coins(cx, seat, stations.into());
        }
        Effect::PerStatus => {
            let status = cx.state.players[seat].status();
            gain::coins(cx, seat, status.into());
        }
        Effect::Invent => gain::technology(cx, seat, Gear::Free),
        _ => {}
    }
}

/// All followers of a used place go back into the bag (O-052).
pub fn vacate(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    let spaces = cx.rules.layout.spaces(place);
    cx.state.players[seat].followers.release(spaces);
    modules::tell(cx, Event::PlaceUsed { seat, place });
}

/// A seat acts no more in this round; it may lay down technology (O-048, O-050).
pub fn pass(cx: &mut Cx<'_>, seat: Seat) {
    cx.state.players[seat].passed = true;
    modules::tell(cx, Event::Passed { seat });
    if let Some(ask) = planning::ask_to_install(cx, seat) {
        cx.next([Item::ask(seat, ask)]);
    }
}

/// Technology after a pass, one tile after the other.
pub fn install(cx: &mut Cx<'_>, seat: Seat, gear: Gear, space: Space) -> Reply<Ask> {
    planning::install(cx, seat, gear, space);
    planning::ask_to_install(cx, seat).map_or(Reply::Done, Reply::Again)
}
