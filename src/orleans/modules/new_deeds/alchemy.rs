//! Alchemy: for each follower sent there one out of the bag, onto a space at once (T-073).

use super::vocabulary::{NewDeedsAction, NewDeedsAsk, NewDeedsEvent, NewDeedsStep};
use super::{own, question};
use crate::engine::{Reply, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::modules::{civics, tell};
use crate::orleans::places::bathhouse;
use crate::orleans::questions::{Action, Ask, DrawFollowers, Plan};
use crate::orleans::refusals::{Why, no};
use crate::orleans::vocabulary::{Draw, Event, Sending, Step, Store};
use crate::orleans::{At, Cx, Item, Verdict};

/// The seat may draw, as far as the bag holds somebody, or send the other follower along.
pub fn ask(cx: &mut Cx<'_>, seat: Seat, from: Place, sending: Sending) {
    let at = cx.at();
    let can_join = sending == Sending::First && !civics::together(at, seat, from, Civic::Alchemy).is_empty();
    let sent = if sending == Sending::Together { 2 } else { 1 };
    let most = at.state.players[seat].followers.bag.total().min(sent) as u8;
    if most > 0 || can_join {
        cx.next([question(seat, NewDeedsAsk::Alchemy { most, from: can_join.then_some(from) })]);
    }
}

/// So many out of the bag, or the other follower to the alchemy as well.
pub fn draw_candidates(at: At<'_>, seat: Seat, most: u8, from: Option<Place>, out: &mut Vec<Action>) {
    out.extend((1..=most).map(|count| Action::Draw(DrawFollowers { count })));
    if let Some(from) = from {
        out.extend(civics::together(at, seat, from, Civic::Alchemy));
    }
}

/// May so many be drawn, or may the other one go along? Nothing, if that is no answer.
pub fn draw_verdict(at: At<'_>, seat: Seat, most: u8, first: Option<Place>, action: Action) -> Option<Verdict> {
    match action {
        Action::Draw(DrawFollowers { count: 0 }) => None,
        Action::Draw(DrawFollowers { count }) if count > most => Some(no("T-073", Why::TooMany { most })),
        Action::Draw(_) | Action::Decline(_) => Some(Ok(())),
        Action::Dispatch(dispatch) if dispatch.civic == Civic::Alchemy && first.is_some() => {
            Some(match first == Some(dispatch.from) {
                true => civics::verdict(at, seat, dispatch),
                false => no("T-069", Why::NotItsAction { place: dispatch.from }),
            })
        }
        _ => None,
    }
}

/// The other one goes along, and both draw; or those drawn are placed, and the other one may go elsewhere.
pub fn draw(cx: &mut Cx<'_>, seat: Seat, first: Option<Place>, action: Action) -> Reply<Ask> {
    if let Action::Dispatch(dispatch) = action {
        civics::dispatch(cx, seat, dispatch, Sending::Together);
        return Reply::Done;
    }
    if let Some(from) = first {
        civics::send_more(cx, seat, from, Civic::Alchemy);
    }
    if let Action::Draw(DrawFollowers { count }) = action {
        let draws = (0..count).map(|_| Item::Draw(Draw::Bath { seat }));
        cx.next(draws.chain([place_step(seat)]));
    }
    Reply::Done
}

fn place_step(seat: Seat) -> Item {
    Item::Step(Step::NewDeeds { step: NewDeedsStep::Alchemy { seat } })
}

/// Whoever fits nowhere goes back; for the others the seat is asked.
pub fn go_on(cx: &mut Cx<'_>, seat: Seat) {
    for (follower, count) in cx.state.players[seat].bath.iter().collect::<Vec<_>>() {
        if bathhouse::open(cx.at(), seat, follower).is_empty() {
            (0..count).for_each(|_| put_back(cx, seat, follower));
        }
    }
    if cx.state.players[seat].bath.total() > 0 {
        cx.next([question(seat, NewDeedsAsk::Transmute)]);
    }
}

fn put_back(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    let player = &mut cx.state.players[seat];
    player.bath.take(follower);
    player.followers.bag.put(follower);
    tell(cx, Event::NewDeeds { event: NewDeedsEvent::FollowerPutBack { seat, follower } });
}

/// Every drawn follower onto every space that takes it, or back into the bag.
pub fn place_candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    bathhouse::candidates(at, seat, out);
    let drawn = at.state.players[seat].bath.iter().filter(|&(_, count)| count > 0);
    out.extend(drawn.map(|(follower, _)| own(NewDeedsAction::PutBack { follower })));
}

/// Was this one drawn, and may it stand there? Nothing, if that is no answer.
pub fn place_verdict(at: At<'_>, seat: Seat, action: Action) -> Option<Verdict> {
    let is_drawn = |follower| at.state.players[seat].bath[follower] > 0;
    match action {
        Action::Plan(plan) if plan.from == Store::Bath && is_drawn(plan.follower) => {
            Some(plan.stand_verdict(at, seat, false))
        }
        Action::NewDeeds(NewDeedsAction::PutBack { follower }) if is_drawn(follower) => Some(Ok(())),
        Action::Plan(Plan { follower, .. }) | Action::NewDeeds(NewDeedsAction::PutBack { follower }) => {
            Some(no("T-073", Why::NotDrawn { follower }))
        }
        _ => None,
    }
}

/// One of those drawn stands there or goes back, then the next one.
pub fn place(cx: &mut Cx<'_>, seat: Seat, action: Action) -> Reply<Ask> {
    cx.next([place_step(seat)]);
    match action {
        Action::Plan(plan) => plan.stand(cx, seat),
        Action::NewDeeds(NewDeedsAction::PutBack { follower }) => put_back(cx, seat, follower),
        _ => {}
    }
    Reply::Done
}
