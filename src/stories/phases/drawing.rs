//! Drawing: placed followers may be recalled instead (S-004, S-005).

use crate::bagbuilding::drawing::{Allowance, NoRecall};
use crate::bagbuilding::ending::Finishes;
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted};
use crate::stories::chance::{Outcome, followers};
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Space;
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::round::{self, Phase};
use crate::stories::{At, Cx, Item, Stories, Verdict, Waiting};
use crate::wire::Wire;

/// Which placed followers come back to the green (S-005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall")]
pub struct Recalling;
/// A placed follower comes back to the green (S-005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall", notation = "recall {space}")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct Recall {
    pub space: Space,
}
/// A seat draws as many as it is allowed (S-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draws")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct Draws {
    pub seat: Seat,
}
/// A follower out of the bag onto the green (S-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "follower")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct DrawFollower {
    pub seat: Seat,
}

/// All who can recall are asked at once; then everybody draws, from the start player on.
pub fn start(cx: &mut Cx<'_>) {
    let at = cx.at();
    let asked = at.in_seat_order().filter(|&seat| can_recall(at, seat));
    let recall = Item::asks_if_any(asked.map(|seat| (seat, Recalling.into())));
    let draws = at.order().map(|seat| Item::Step(Draws { seat }.into()));
    let items: Vec<Item> = recall.into_iter().chain(draws).collect();
    cx.next(items);
}

/// How many followers a seat may draw: as its epoch says, and more with cards (S-004).
pub fn allowance(at: At<'_>, seat: Seat) -> u8 {
    let more = |effect| if let Effect::ExtraDraw { amount } = effect { amount } else { 0 };
    at.epoch(seat).draw.saturating_add(at.passive(seat, more))
}

/// How many spaces a seat's green has (S-039).
pub fn green_spaces(at: At<'_>, seat: Seat) -> u8 {
    let more = |effect| if let Effect::SecondGate { green } = effect { green } else { 0 };
    at.rules.green.saturating_add(at.passive(seat, more))
}

/// How much room there is on a seat's green.
pub fn room(at: At<'_>, seat: Seat) -> u8 {
    at.state.players[seat].followers.room(green_spaces(at, seat))
}

/// What bounds a seat that recalls and draws.
fn bounds(at: At<'_>, seat: Seat) -> Allowance {
    Allowance { most: allowance(at, seat), recalled: at.state.players[seat].recalled, room: room(at, seat) }
}

/// May one more follower be recalled?
fn can_recall(at: At<'_>, seat: Seat) -> bool {
    at.state.players[seat].followers.no_more_recalls(bounds(at, seat)).is_none()
}

impl Question for Recalling {
    type Game = Stories;
    const RULE: &'static str = "S-005";

    /// Before anybody draws.
    fn may_wait(self, seat: Seat, waiting: Waiting<'_>) -> bool {
        let first = waiting.at.order().next();
        can_recall(waiting.at, seat)
            && first.is_some_and(|seat| waiting.next() == Some(&Item::Step(Draws { seat }.into())))
    }
}
impl Finishes for Recalling {}

impl Answers<Recalling> for Recall {
    fn candidates(_: Recalling, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let standing = at.state.players[seat].followers.spaces.followers();
        out.extend(standing.iter().map(|space| Action::from(Recall { space })));
    }

    fn verdict(self, _: Recalling, at: At<'_>, seat: Seat) -> Verdict {
        let (space, limits) = (self.space, bounds(at, seat));
        match at.state.players[seat].followers.recall_refusal(&at.rules.printed.layout, limits, space) {
            None => Ok(()),
            Some(NoRecall::NobodyThere | NoRecall::NobodyLeft) => refuse("S-005", Reason::NobodyThere { space }),
            Some(NoRecall::TooMany) => refuse("S-005", Reason::TooManyRecalled { most: limits.most }),
            Some(NoRecall::MarketFull) => refuse("S-005", Reason::GreenFull),
            Some(NoRecall::SameAs(space)) => refuse("S-005", Reason::SameAs { space }),
        }
    }

    fn resolve(self, ask: Recalling, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (space, player) = (self.space, &mut cx.state.players[seat]);
        let Some(follower) = player.followers.recall(space) else { return Reply::Done };
        player.recalled += 1;
        cx.tell(Event::FollowerRecalled { seat, follower, space });
        if can_recall(cx.at(), seat) { Reply::Again(ask.into()) } else { Reply::Done }
    }

    fn targets(self, _: Recalling, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Space(seat, self.space));
    }
}

impl Runs<Stories> for Draws {
    fn run(self, cx: &mut Cx<'_>) {
        let seat = self.seat;
        let limits = bounds(cx.at(), seat);
        let player = &mut cx.state.players[seat];
        player.recalled = 0;
        let draws = player.followers.draws(limits);
        cx.next((0..draws).map(|_| Item::Draw(DrawFollower { seat }.into())));
    }

    /// Seats wait in turn order.
    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        waits_in_order(self.seat, waiting, |seat| Item::Step(Draws { seat }.into()), Phase::Draw)
    }
}

/// Does this seat's share of a phase wait in its place: before that of the next seat in turn order, the last one
/// before the next phase?
pub fn waits_in_order(seat: Seat, waiting: Waiting<'_>, share: impl Fn(Seat) -> Item, phase: Phase) -> bool {
    let mut order = waiting.at.order().skip_while(|&other| other != seat);
    order.next() == Some(seat)
        && match order.next() {
            Some(next) => waiting.next() == Some(&share(next)),
            None => round::is_in(phase, waiting),
        }
}

impl Chance<Stories> for DrawFollower {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        followers(&at.state.players[self.seat].followers.bag, out);
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        cx.state.players[seat].followers.draw(follower);
        cx.tell(Event::FollowerDrawn { seat, follower });
    }

    /// As many wait as there is room for, before the next seat's.
    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        let (at, same) = (waiting.at, Item::Draw(self.into()));
        if !at.rules.seats.has(self.seat) {
            return false;
        }
        let later = waiting.below.iter().rev().take_while(|item| **item == same).count();
        let below = &waiting.below[..waiting.below.len() - later];
        let player = &at.state.players[self.seat];
        let most = player.followers.draws(Allowance { recalled: 0, ..bounds(at, self.seat) });
        let share = |seat| Item::Step(Draws { seat }.into());
        usize::from(most) > later && waits_in_order(self.seat, Waiting { below, ..waiting }, share, Phase::Draw)
    }
}
