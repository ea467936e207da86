//! Acting: one action at one place, or passing, in turn (S-008 to S-011).

use crate::bagbuilding::{
    self,
    acting::{left_of, next_to_act},
};
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets, origins};
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Place;
use crate::stories::deeds::dispatch;
use crate::stories::events::Event;
use crate::stories::places::{building, cards, convert, recruit, territory, yard};
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::state::Tile;
use crate::stories::{At, Cx, Item, Origin, Stories, Verdict};
use crate::wire::Wire;

/// An action, or passing (S-008).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct Acting;
/// Passes for the round (S-008).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pass", notation = "pass")]
pub struct Pass;
/// The next seat that has not passed acts (S-008).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct Turn {
    pub seat: Seat,
}
/// The followers of an executed place go back to the bag, its goods to storage (S-009).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "clear")]
pub struct Clear {
    pub seat: Seat,
    pub place: Place,
}

/// Nobody has passed; the start player begins.
pub fn start(cx: &mut Cx<'_>) {
    cx.state.players.values_mut().iter_mut().for_each(|player| player.passed = false);
    let first = cx.at().order().next();
    if let Some(seat) = first {
        cx.next([Item::Step(Turn { seat }.into())]);
    }
}

/// Has the seat still to act in this round?
fn is_left(at: At<'_>, seat: Seat) -> bool {
    at.is_in(seat) && !at.state.players[seat].passed
}

/// The seat to the left.
fn next_of(at: At<'_>, seat: Seat) -> Seat {
    left_of(at.rules.seats, seat)
}

impl Runs<Stories> for Turn {
    fn run(self, cx: &mut Cx<'_>) {
        if let Some(seat) = next_to_act(cx.rules.seats, self.seat, |seat| !is_left(cx.at(), seat)) {
            let next = next_of(cx.at(), seat);
            cx.next([Item::ask(seat, Acting.into()), Item::Step(Turn { seat: next }.into())]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
    }
}

/// The turn of the seat to the left: it comes next when this seat's action is over.
pub fn next_turn(at: At<'_>, seat: Seat) -> Turn {
    Turn { seat: next_of(at, seat) }
}

/// In the action of a seat.
pub fn in_action(at: At<'_>, seat: Seat) -> Origin<'_> {
    origins::on_any(move |item| is_in_action(at, seat, item))
}

/// Does this seat's action go on before this: the next turn, or a step of the action?
pub fn is_in_action(at: At<'_>, seat: Seat, item: &Item) -> bool {
    let Item::Step(step) = item else { return false };
    let is_next = *step == next_turn(at, seat).into() || step.action_of() == Some(seat);
    at.rules.seats.has(seat) && !at.state.players[seat].passed && is_next
}

impl Question for Acting {
    type Game = Stories;
    const RULE: &'static str = "S-008";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_left(at, seat)
    }
}

/// Everything that the activated places offer, and passing.
pub fn each_place(_: Acting, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for place in at.rules.printed.on_board.or(player.cards).iter() {
        if !is_activated(at, seat, place) {
            continue;
        }
        match at.rules.place(place).effect {
            Effect::Expand { .. } => territory::candidates(at, seat, place, out),
            Effect::Build { building } => building::candidates(at, seat, place, building, out),
            Effect::Recruit { kinds } => recruit::candidates(at, place, kinds, out),
            Effect::TakePlaceCard => yard::candidates_at(at, seat, place, out),
            Effect::Convert { .. } | Effect::CoinsToFame { .. } => convert::candidates(at, seat, place, out),
            Effect::Dispatch | Effect::SecondGate { .. } => dispatch::candidates(at, seat, place, out),
            _ => cards::candidates(place, out),
        }
    }
    out.push(Pass.into());
}

/// Are all its spaces covered, or at least one where one is enough (S-008)?
fn is_activated(at: At<'_>, seat: Seat, place: Place) -> bool {
    bagbuilding::acting::is_activated(&at.rules.printed.layout, &at.state.players[seat].followers.spaces, place)
}

/// May the seat execute this place, as far as it stands there (S-008, S-052)?
pub fn is_ready(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let player = &at.state.players[seat];
    if !at.rules.printed.on_board.or(player.cards).has(place) {
        return refuse("S-007", Reason::NotYourPlace { place });
    }
    if at.rules.place(place).effect.is_passive() {
        return refuse("S-049", Reason::NoAction { place });
    }
    if !is_activated(at, seat, place) {
        return refuse("S-008", Reason::NotActivated { place });
    }
    if at.epoch(seat).forbidden.has(place) {
        return refuse("S-052", Reason::Forbidden { place });
    }
    Ok(())
}

/// The seat executes a place: it is cleared when all that follows is done (S-009).
pub fn execute(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    cx.tell(Event::Executed { seat, place });
    cx.next([Item::Step(Clear { seat, place }.into())]);
}

impl Runs<Stories> for Clear {
    fn run(self, cx: &mut Cx<'_>) {
        let spaces = cx.rules.printed.layout.spaces(self.place);
        let (player, storage) = (&mut cx.state.players[self.seat], &mut cx.state.storage);
        player.followers.vacate(spaces, |tile| {
            if let Tile::Good(good) = tile {
                storage.put(good.into());
            }
        });
    }

    /// The place stands as it stood when it was executed.
    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
            && is_activated(at, self.seat, self.place)
            && !at.rules.place(self.place).effect.is_gate()
            && at.has_place(self.seat, self.place)
            && !at.state.players[self.seat].passed
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

impl Answers<Acting> for Pass {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}
    fn verdict(self, _: Acting, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.state.players[seat].passed = true;
        cx.tell(Event::Passed { seat });
        Reply::Done
    }
    fn targets(self, _: Acting, _: At<'_>, _: Seat, _: &mut Targets<Stories>) {}
}
