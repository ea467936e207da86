//! What the new events ask: the answers, the rule on each, and what follows.

use super::vocabulary::{NewEventsAction, NewEventsAsk, NewEventsEvent};
use super::{amnesty, famine, levies, price};
use crate::engine::{Answers, Seat};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::{ByGood, Good};
use crate::orleans::data::map::{Town, Way};
use crate::orleans::data::tracks::{DEVELOPMENT_END, Marker, Track};
use crate::orleans::phases::{planning, torture};
use crate::orleans::questions::{
    Action, Ask, Decline, Move, PayCoins, Plan, SurrenderGear, SurrenderInstalled, Tortured,
};
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::EducationTracks;
use crate::orleans::spaces::{recruit, travel};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Verdict, gain, modules};
use crate::wire::Kind;

/// Asks a seat; the only answer is given at once, and without any nothing happens (T-011).
pub fn put(cx: &mut Cx<'_>, seat: Seat, ask: NewEventsAsk) {
    match *legal(cx.at(), seat, ask).as_slice() {
        [] => {}
        [only] => answer(cx, seat, ask, only),
        _ => cx.next([Item::ask(seat, Ask::NewEvents(ask))]),
    }
}

/// Everything that answers a question.
pub fn legal(at: At<'_>, seat: Seat, ask: NewEventsAsk) -> Vec<Action> {
    let mut out = Vec::new();
    candidates(at, seat, ask, &mut out);
    out.retain(|&action| verdict(at, seat, ask, action).is_ok());
    out
}

/// Everything worth asking about.
pub fn candidates(at: At<'_>, seat: Seat, ask: NewEventsAsk, out: &mut Vec<Action>) {
    let own = |answer: NewEventsAction| Action::NewEvents(answer);
    match ask {
        NewEventsAsk::Indulgence => {
            out.extend(Role::ALL.iter().map(|&role| own(NewEventsAction::Hire { role })));
            out.push(Action::Decline(Decline));
        }
        NewEventsAsk::Education => {
            out.extend(Marker::ALL.iter().map(|&marker| own(NewEventsAction::Educate { marker })));
            out.push(Action::Decline(Decline));
        }
        NewEventsAsk::BonVoyage => {
            Way::ALL.iter().for_each(|&way| travel::moves(at, seat, way, out));
            out.push(Action::Decline(Decline));
        }
        NewEventsAsk::FurtherEducation => {
            out.extend(Good::ALL.iter().map(|&good| own(NewEventsAction::Study { good })));
            out.push(Action::PayCoins(PayCoins));
        }
        NewEventsAsk::Defect => torture::technology(at, seat, out),
        NewEventsAsk::Summons => out.extend([own(NewEventsAction::Return), Action::PayCoins(PayCoins)]),
        NewEventsAsk::Levies => levies::candidates(at, seat, out),
        NewEventsAsk::Famine { .. } => famine::candidates(at, seat, out),
        NewEventsAsk::Amnesty { role } => amnesty::candidates(at, seat, role, out),
    }
}

/// The rule on an answer.
pub fn verdict(at: At<'_>, seat: Seat, ask: NewEventsAsk, action: Action) -> Verdict {
    use NewEventsAsk as Asked;
    match (ask, action) {
        (Asked::Indulgence | Asked::Education | Asked::BonVoyage | Asked::Amnesty { .. }, Action::Decline(_))
        | (Asked::FurtherEducation | Asked::Summons, Action::PayCoins(_)) => Ok(()),
        (Asked::BonVoyage, Action::Move(Move { way, from, to, take })) => {
            travel::move_verdict(at, seat, "T-033", way, from, to, take)?;
            can_afford(at, seat)
        }
        (Asked::Defect, Action::SurrenderGear(answer)) => answer.verdict(Tortured { owed: 1 }, at, seat),
        (Asked::Defect, Action::SurrenderInstalled(answer)) => answer.verdict(Tortured { owed: 1 }, at, seat),
        (Asked::Amnesty { role }, Action::Plan(Plan { follower, from, space })) => {
            amnesty::verdict(at, seat, role, follower, from, space)
        }
        (_, Action::NewEvents(answer)) => own_verdict(at, seat, ask, answer),
        _ => no(ask.rule(), Why::WrongAnswer {}),
    }
}

/// The rule on an answer of this module's own.
fn own_verdict(at: At<'_>, seat: Seat, ask: NewEventsAsk, answer: NewEventsAction) -> Verdict {
    use NewEventsAsk as Asked;
    match (ask, answer) {
        (Asked::Indulgence, NewEventsAction::Hire { role }) => hire_verdict(at, seat, role),
        (Asked::Education, NewEventsAction::Educate { marker }) => {
            step_verdict(at, seat, marker)?;
            can_afford(at, seat)
        }
        (Asked::FurtherEducation, NewEventsAction::Study { good }) => match at.state.players[seat].goods[good] {
            0 => no("T-041", Why::NotOwned { good }),
            _ => Ok(()),
        },
        (Asked::Levies, NewEventsAction::Levy { grain, cheese, wine, wool, brocade }) => {
            levies::verdict(at, seat, &goods([grain, cheese, wine, wool, brocade]))
        }
        (Asked::Summons, NewEventsAction::Return) => Ok(()),
        (Asked::Famine { left, after }, pick) => famine::verdict(at, seat, left, after, pick),
        _ => no(ask.rule(), Why::WrongAnswer {}),
    }
}

/// So many of each good.
fn goods(counts: [u8; 5]) -> ByGood<u8> {
    ByGood::new(|good: Good| counts[good.index()])
}

/// What is offered for coins is bought with the full price in hand (T-028).
fn can_afford(at: At<'_>, seat: Seat) -> Verdict {
    let (needed, owned) = (price(at), at.state.players[seat].coins);
    if owned < needed { no("T-028", Why::TooFewCoins { needed, owned }) } else { Ok(()) }
}

/// Anybody in supply but a monk (T-030).
fn hire_verdict(at: At<'_>, seat: Seat, role: Role) -> Verdict {
    if role == Role::Monk {
        return no("T-030", Why::NotForHire { role });
    }
    if at.state.supply[role] == 0 {
        return no("T-030", Why::NoneInSupply { role });
    }
    can_afford(at, seat)
}

/// Is this track taught, and is a step left on it (T-060)?
fn step_verdict(at: At<'_>, seat: Seat, marker: Marker) -> Verdict {
    let player = &at.state.players[seat];
    match marker.track() {
        Some(track) if player.tracks[track] >= track.steps() => no("T-060", Why::StepsDone { marker }),
        Some(_) => Ok(()),
        None if at.rules.options.education_tracks == EducationTracks::Six => no("T-060", Why::NotTaught { marker }),
        None if player.development >= DEVELOPMENT_END => no("T-060", Why::StepsDone { marker }),
        None => Ok(()),
    }
}

/// What follows from a legal answer.
pub fn answer(cx: &mut Cx<'_>, seat: Seat, ask: NewEventsAsk, action: Action) {
    let due = price(cx.at());
    match (ask, action) {
        (_, Action::PayCoins(_)) => gain::pay(cx, seat, due),
        (_, Action::Move(Move { way, to, take, .. })) => {
            gain::pay(cx, seat, due);
            travel::go(cx, seat, way, to, take);
        }
        (_, Action::Plan(plan)) => plan.stand(cx, seat),
        (_, Action::SurrenderGear(_) | Action::SurrenderInstalled(_)) => give_back(cx, seat, action),
        (NewEventsAsk::Famine { left, .. }, Action::NewEvents(answer)) => famine::starve(cx, seat, left, answer),
        (_, Action::NewEvents(answer)) => own_answer(cx, seat, answer, due),
        _ => {}
    }
}

/// What follows from an answer of this module's own.
fn own_answer(cx: &mut Cx<'_>, seat: Seat, answer: NewEventsAction, due: u16) {
    match answer {
        NewEventsAction::Hire { role } => {
            gain::pay(cx, seat, due);
            cx.state.supply.take(role);
            cx.state.players[seat].followers.bag.put(Follower::neutral(role));
            tell(cx, NewEventsEvent::FollowerHired { seat, role });
        }
        NewEventsAction::Educate { marker } => {
            gain::pay(cx, seat, due);
            educate(cx, seat, marker);
        }
        NewEventsAction::Study { good } => {
            levies::give_one(cx, seat, good);
            gain::development(cx, seat, good.points());
        }
        NewEventsAction::Levy { grain, cheese, wine, wool, brocade } => {
            levies::give(cx, seat, &goods([grain, cheese, wine, wool, brocade]));
        }
        NewEventsAction::Return => {
            cx.state.players[seat].merchant = Town::Orleans;
            tell(cx, NewEventsEvent::MerchantReturned { seat });
        }
        NewEventsAction::Starve { .. } | NewEventsAction::StarveAt { .. } => {}
    }
}

fn tell(cx: &mut Cx<'_>, event: NewEventsEvent) {
    modules::tell(cx, Event::NewEvents { event });
}

/// A step without a follower; as all have passed, technology that it brings may be laid down at once (T-060).
fn educate(cx: &mut Cx<'_>, seat: Seat, marker: Marker) {
    let Some(track) = marker.track() else { return gain::development(cx, seat, 1) };
    let is_technology = track == Track::Craftsman && cx.state.technology > 0;
    recruit::advance(cx, seat, track);
    if is_technology {
        planning::ask_to_install(cx, seat);
    }
}

/// Technology goes back to the supply (T-045).
fn give_back(cx: &mut Cx<'_>, seat: Seat, action: Action) {
    let player = &mut cx.state.players[seat];
    let space = match action {
        Action::SurrenderGear(SurrenderGear { gear }) => {
            player.gears.take(gear);
            None
        }
        Action::SurrenderInstalled(SurrenderInstalled { space }) => {
            player.followers.spaces.clear(space);
            Some(space)
        }
        _ => return,
    };
    cx.state.technology += 1;
    tell(cx, NewEventsEvent::TechnologyReturned { seat, space });
}
