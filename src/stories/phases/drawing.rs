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
use crate::stories::{At, Cx, Item, Stories, Verdict};
use crate::wire::Wire;

/// Which placed followers come back to the green (S-005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall")]
pub struct Recalling;
/// A placed follower comes back to the green (S-005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall", notation = "recall {space}")]
pub struct Recall {
    pub space: Space,
}
/// A seat draws as many as it is allowed (S-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draws")]
pub struct Draws {
    pub seat: Seat,
}
/// A follower out of the bag onto the green (S-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "follower")]
pub struct DrawFollower {
    pub seat: Seat,
}

/// All who can recall are asked at once; then everybody draws, from the start player on.
pub fn start(cx: &mut Cx<'_>) {
    let at = cx.at();
    let items = plan(at).into_iter().filter_map(|item| item.asking(|seat| can_recall(at, seat)));
    cx.next(items.collect::<Vec<_>>());
}

/// The same, as if all could recall.
pub fn plan(at: At<'_>) -> Vec<Item> {
    let recall = Item::asks(at.in_seat_order().map(|seat| (seat, Recalling.into())));
    let draws = at.order().map(|seat| Item::Step(Draws { seat }.into()));
    std::iter::once(recall).chain(draws).collect()
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

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        can_recall(at, seat)
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

    /// As many wait as there is room for.
    fn fits(self, at: At<'_>, count: usize) -> bool {
        let player = &at.state.players[self.seat];
        count <= player.followers.draws(Allowance { recalled: 0, ..bounds(at, self.seat) }).into()
    }
}
