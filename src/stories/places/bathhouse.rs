//! Followers drawn inside an action, and where they go (S-049, S-061).

use crate::bagbuilding::drawing::pour;
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted};
use crate::stories::chance::{Outcome, followers};
use crate::stories::data::places::Space;
use crate::stories::data::wares::{ByFollower, Follower};
use crate::stories::events::Event;
use crate::stories::phases::{drawing, planning};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Item, Stories, Verdict};
use crate::wire::Wire;

/// A follower out of the bag, to be placed at once (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "toPlace")]
pub struct DrawToPlace {
    pub seat: Seat,
}
/// Drawn followers are placed, or go back (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "placeDrawn")]
pub struct PlaceDrawn {
    pub seat: Seat,
    /// How many of them are placed.
    pub keep: u8,
}
/// Where a drawn follower goes (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "place")]
pub struct Placing {
    /// How many are placed.
    pub keep: u8,
}
/// A drawn follower goes onto a space, or onto the green (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "stand", notation = "stand {follower} > {space|green}")]
pub struct Stand {
    pub follower: Follower,
    /// Where; nowhere for the green.
    pub space: Option<Space>,
}
/// A drawn follower goes back to the bag, as there is no room for it (S-061).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "return", notation = "return {follower}")]
pub struct Return {
    pub follower: Follower,
}

/// So many followers are drawn, so many of them placed.
pub fn draw(cx: &mut Cx<'_>, seat: Seat, draw: u8, keep: u8) {
    let in_bag = cx.state.players[seat].followers.bag.total().min(255) as u8;
    cx.next([Item::Step(PlaceDrawn { seat, keep }.into())]);
    cx.next((0..draw.min(in_bag)).map(|_| Item::Draw(DrawToPlace { seat }.into())));
}

impl Chance<Stories> for DrawToPlace {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        followers(&at.state.players[self.seat].followers.bag, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        let player = &mut cx.state.players[seat];
        player.followers.bag.take(follower);
        player.drawn.put(follower);
        cx.tell(Event::FollowerDrawn { seat, follower });
    }

    fn fits(self, at: At<'_>, count: usize) -> bool {
        at.rules.seats.has(self.seat) && at.state.players[self.seat].followers.bag.total() as usize >= count
    }
}

/// Are those whom this seat has drawn placed here?
pub fn is_placing(seat: Seat, item: &Item) -> bool {
    matches!(item, Item::Step(crate::stories::Step::PlaceDrawn(place)) if place.seat == seat)
}

impl Runs<Stories> for PlaceDrawn {
    fn run(self, cx: &mut Cx<'_>) {
        let PlaceDrawn { seat, keep } = self;
        if keep == 0 || cx.state.players[seat].drawn.total() == 0 {
            back(cx, seat);
        } else {
            cx.next([Item::ask(seat, Placing { keep }.into())]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
    }
}

/// The drawn followers that are not placed go back to the bag.
fn back(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    pour(&mut player.drawn, &mut player.followers.bag);
}

impl Question for Placing {
    type Game = Stories;
    const RULE: &'static str = "S-061";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        self.keep > 0 && at.state.players[seat].drawn.total() > 0
    }
}

/// The kinds of followers that are drawn.
fn drawn(drawn: &ByFollower<u8>) -> impl Iterator<Item = Follower> + '_ {
    drawn.iter().filter(|&(_, count)| count > 0).map(|(follower, _)| follower)
}

/// Is there room for this follower: on the green, or on a space?
fn has_room(at: At<'_>, seat: Seat, follower: Follower) -> bool {
    drawing::room(at, seat) > 0 || !planning::open_to(at, seat, follower).is_empty()
}

fn is_drawn(at: At<'_>, seat: Seat, follower: Follower) -> Verdict {
    if at.state.players[seat].drawn[follower] > 0 { Ok(()) } else { refuse("S-061", Reason::NotDrawn { follower }) }
}

impl Answers<Placing> for Stand {
    fn candidates(_: Placing, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        for follower in drawn(&at.state.players[seat].drawn) {
            let open = planning::open_to(at, seat, follower);
            out.extend(open.iter().map(|space| Action::from(Stand { follower, space: Some(space) })));
            if drawing::room(at, seat) > 0 {
                out.push(Stand { follower, space: None }.into());
            }
        }
    }

    fn verdict(self, _: Placing, at: At<'_>, seat: Seat) -> Verdict {
        is_drawn(at, seat, self.follower)?;
        match self.space {
            Some(space) => planning::may_lie(at, seat, Tile::Follower(self.follower), space),
            None if drawing::room(at, seat) == 0 => refuse("S-061", Reason::GreenFull),
            None => Ok(()),
        }
    }

    fn resolve(self, ask: Placing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Stand { follower, space } = self;
        let player = &mut cx.state.players[seat];
        player.drawn.take(follower);
        match space {
            Some(space) => {
                player.followers.spaces.put(space, Tile::Follower(follower));
                cx.tell(Event::Planned { seat, tile: Tile::Follower(follower), space });
            }
            None => player.followers.market.put(follower),
        }
        go_on(cx, seat, ask)
    }

    fn targets(self, _: Placing, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(self.space.map_or(Target::Green(seat), |space| Target::Space(seat, space)));
    }
}

impl Answers<Placing> for Return {
    fn candidates(_: Placing, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let homeless = drawn(&at.state.players[seat].drawn).filter(|&follower| !has_room(at, seat, follower));
        out.extend(homeless.map(|follower| Action::from(Return { follower })));
    }

    fn verdict(self, _: Placing, at: At<'_>, seat: Seat) -> Verdict {
        is_drawn(at, seat, self.follower)?;
        if has_room(at, seat, self.follower) {
            return refuse("S-061", Reason::ThereIsRoom { follower: self.follower });
        }
        Ok(())
    }

    fn resolve(self, ask: Placing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let player = &mut cx.state.players[seat];
        player.drawn.take(self.follower);
        player.followers.bag.put(self.follower);
        go_on(cx, seat, ask)
    }

    fn targets(self, _: Placing, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Bag(seat));
    }
}

/// The next one is placed, or the rest goes back.
fn go_on(cx: &mut Cx<'_>, seat: Seat, ask: Placing) -> Reply<Ask> {
    let keep = ask.keep - 1;
    if keep > 0 && cx.state.players[seat].drawn.total() > 0 {
        return Reply::Again(Placing { keep }.into());
    }
    back(cx, seat);
    Reply::Done
}
