//! Whoever completes the court uses one of the own places for nothing: nobody need stand there, and whoever does stays
//! (T-074).

use super::question;
use super::vocabulary::{NewDeedsAsk, NewDeedsEvent, NewDeedsStep};
use crate::engine::{Reply, Seat};
use crate::orleans::data::places::{Effect, Place};
use crate::orleans::modules::new_places::Barter;
use crate::orleans::modules::{new_places, tell};
use crate::orleans::phases::acting;
use crate::orleans::places::{bathhouse, pharmacy};
use crate::orleans::questions::{Action, Ask, BarterCheese, Dose, Recruit, Travel, Use};
use crate::orleans::refusals::{Why, no};
use crate::orleans::spaces::{recruit, travel};
use crate::orleans::vocabulary::{Event, Step};
use crate::orleans::{At, Cx, Verdict};
use crate::wire::Kind;

/// The seat may use a place, if it can use any.
pub fn ask(cx: &mut Cx<'_>, seat: Seat) {
    let mut out = Vec::new();
    candidates(cx.at(), seat, &mut out);
    if out.iter().any(|&action| verdict(cx.at(), seat, action).is_some_and(|verdict| verdict.is_ok())) {
        cx.next([question(seat, NewDeedsAsk::Court)]);
    }
}

/// Everything that the seat's places offer, but for sending followers.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for row in at.rules.places.iter().filter(|row| player.has(row.place)) {
        let place = row.place;
        match row.effect {
            Effect::Recruit(roles) if roles.len() > 1 => {
                out.extend(roles.iter().map(|&role| Action::Recruit(Recruit { role })))
            }
            Effect::Travel(way) => travel::candidates(at, seat, place, way, out),
            Effect::Pharmacy => out.extend((1..=pharmacy::MOST).map(|coins| Action::Dose(Dose { coins }))),
            Effect::Barter => out.extend(Barter::ALL.iter().map(|&reward| Action::Barter(BarterCheese { reward }))),
            Effect::Send | Effect::Nothing => {}
            _ => out.push(Action::Use(Use { place })),
        }
    }
}

/// The place that an answer uses.
fn used(action: Action) -> Option<Place> {
    match action {
        Action::Use(Use { place }) => Some(place),
        Action::Recruit(_) => Some(Place::Village),
        Action::Travel(Travel { by, .. }) => Some(by),
        Action::Dose(_) => Some(Place::Pharmacy),
        Action::Barter(_) => Some(Place::SheepFarm),
        _ => None,
    }
}

/// Has the seat this place, may it be used now, and can it do what it does? Nothing, if that is no answer.
pub fn verdict(at: At<'_>, seat: Seat, action: Action) -> Option<Verdict> {
    let place = used(action)?;
    Some(is_own_action(at, seat, place).and_then(|()| effect_verdict(at, seat, action)))
}

/// Has the seat this place, with an action that followers could activate, and may it be used now?
fn is_own_action(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let effect = at.rules.place(place).effect;
    if !at.state.players[seat].has(place) {
        return no("T-074", Why::NotYourPlace { place });
    }
    if matches!(effect, Effect::Send | Effect::Nothing) || at.rules.layout.spaces(place).is_empty() {
        return no("T-074", Why::NoAction { place });
    }
    acting::may_use(at, seat, place)
}

fn effect_verdict(at: At<'_>, seat: Seat, action: Action) -> Verdict {
    match action {
        Action::Use(Use { place }) => acting::effect_verdict(at, seat, place),
        Action::Recruit(Recruit { role }) => recruit::village_verdict(at, seat, role),
        Action::Travel(Travel { by, from, to, take }) => match at.rules.place(by).effect {
            Effect::Travel(way) => travel::move_verdict(at, seat, at.rules.place(by).rule, way, from, to, take),
            _ => no("O-070", Why::NotItsAction { place: by }),
        },
        Action::Dose(Dose { coins }) => pharmacy::dose_verdict(at, seat, coins),
        Action::Barter(BarterCheese { reward }) => new_places::barter_verdict(at, seat, reward),
        _ => no("T-074", Why::WrongAnswer {}),
    }
}

/// The place does what it does; whoever stands there stays.
pub fn favour(cx: &mut Cx<'_>, seat: Seat, action: Action) -> Reply<Ask> {
    if let Some(place) = used(action) {
        tell(cx, Event::NewDeeds { event: NewDeedsEvent::CourtFavoured { seat, place } });
    }
    match action {
        Action::Use(Use { place }) if cx.rules.place(place).effect == Effect::Bathe => {
            bathhouse::draw_before(cx, seat, Step::NewDeeds { step: NewDeedsStep::FreeBath { seat } });
        }
        Action::Use(Use { place }) => acting::take_effect(cx, seat, place),
        Action::Recruit(Recruit { role }) => recruit::resolve(cx, seat, role),
        Action::Travel(Travel { by, to, take, .. }) => {
            if let Effect::Travel(way) = cx.rules.place(by).effect {
                travel::go(cx, seat, way, to, take);
            }
        }
        Action::Dose(Dose { coins }) => pharmacy::dose(cx, seat, coins),
        Action::Barter(BarterCheese { reward }) => new_places::barter(cx, seat, reward),
        _ => {}
    }
    Reply::Done
}

/// The seat places as many of those drawn as it can.
pub fn start_bath(cx: &mut Cx<'_>, seat: Seat) {
    match bathhouse::placeable(cx.at(), seat) {
        0 => bathhouse::go_back(cx, seat),
        left => cx.next([question(seat, NewDeedsAsk::FreeBath { left })]),
    }
}

/// Every drawn follower onto every space that takes it.
pub fn bath_candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    bathhouse::candidates(at, seat, out);
}

/// As at the bathhouse. Nothing, if that is no answer.
pub fn bath_verdict(at: At<'_>, seat: Seat, left: u8, action: Action) -> Option<Verdict> {
    match action {
        Action::Plan(plan) => Some(bathhouse::verdict(at, seat, left, plan)),
        _ => None,
    }
}

/// One of those drawn stands there; the next one, or the others go back.
pub fn bathe(cx: &mut Cx<'_>, seat: Seat, left: u8, action: Action) -> Reply<Ask> {
    if let Action::Plan(plan) = action {
        plan.stand(cx, seat);
    }
    if left > 1 {
        return Reply::Again(Ask::NewDeeds(NewDeedsAsk::FreeBath { left: left - 1 }));
    }
    bathhouse::go_back(cx, seat);
    Reply::Done
}
