//! The bathhouse of later printings: no space, but two more followers out of the bag, one of whom stays (O-096).

use super::Module;
use crate::engine::{Reply, Seat};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::phases::followers::room;
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::{Bathhouse, Setup};
use crate::orleans::vocabulary::{Action, Ask, Draw, Event, Step};
use crate::orleans::{At, Cx, Item, Rules, Verdict, modules};
use crate::wire::Kind;

/// The bathhouse that draws.
#[derive(Debug)]
pub struct ExtraDraw;

impl Module for ExtraDraw {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.options.bathhouse == Bathhouse::Draw
    }

    fn furnish(&self, _: &Setup, rules: &mut Rules) {
        rules.places[Place::Bathhouse.index()].spaces = (&[]).into();
    }

    fn plan(&self, round: &mut Vec<Step>) {
        if let Some(at) = round.iter().position(|step| *step == Step::Followers) {
            round.insert(at + 1, Step::Bathhouses);
        }
    }

    fn offer(&self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if matches!(ask, Ask::Keep) {
            let bath = at.state.players[seat].bath;
            out.extend(bath.iter().filter(|&(_, count)| count > 0).map(|(follower, _)| Action::Keep { follower }));
        }
    }

    fn verdict(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
        match (ask, action) {
            (Ask::Keep, Action::Keep { follower }) => Some(verdict(at, seat, follower)),
            _ => None,
        }
    }

    fn answer(&self, cx: &mut Cx<'_>, seat: Seat, _: Ask, action: Action) -> Option<Reply<Ask>> {
        match action {
            Action::Keep { follower } => Some(keep(cx, seat, follower)),
            _ => None,
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        if step == Step::Bathhouses {
            draw(cx);
        }
    }
}

/// The owner draws two, if there is room for one.
fn draw(cx: &mut Cx<'_>) {
    let at = cx.at();
    let mut owners = cx.rules.seats.iter().filter(|&seat| at.state.players[seat].places.has(Place::Bathhouse));
    let Some(seat) = owners.next() else { return };
    let followers = &at.state.players[seat].followers;
    let draws = followers.bag.total().min(2);
    if room(at, seat) > 0 && draws > 0 {
        let drawn = (0..draws).map(|_| Item::Draw(Draw::Bath { seat }));
        cx.next(drawn.chain([Item::ask(seat, Ask::Keep)]));
    }
}

/// Is it one of those drawn?
fn verdict(at: At<'_>, seat: Seat, follower: Follower) -> Verdict {
    if at.state.players[seat].bath[follower] > 0 { Ok(()) } else { no("O-096", Why::NotDrawn { follower }) }
}

/// One stays on the market, the other goes back.
fn keep(cx: &mut Cx<'_>, seat: Seat, follower: Follower) -> Reply<Ask> {
    let player = &mut cx.state.players[seat];
    player.bath.take(follower);
    player.followers.market.put(follower);
    for (other, count) in std::mem::take(&mut player.bath).iter() {
        player.followers.bag[other] += count;
    }
    modules::tell(cx, Event::FollowerKept { seat, follower });
    Reply::Done
}
