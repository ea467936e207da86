//! Phase 3: taking followers back, then drawing (O-025 to O-028).

use crate::bagbuilding::drawing::{self, Allowance, NoRecall};
use crate::bagbuilding::ending::Finishes;
use crate::engine::{Answers, Chance, Question, Reply, Runs, Seat, Targets, Weighted, origins};
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::{KNIGHT_DRAWS, Track};
use crate::orleans::modules::{self, Quote};
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::{draw, step};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Outcome};
use crate::orleans::{At, Cx, Item, Origin, Orleans, Verdict};
use crate::wire::Wire;

/// Which followers go back to the market (O-025).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall")]
pub struct Recalling;

/// How many followers to draw, where that is free (O-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draw")]
pub struct Drawing {
    /// At most.
    pub most: u8,
}

/// Takes a follower back to the market (O-025).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "recall", notation = "recall {space}")]
pub struct Recall {
    /// Where it stands.
    pub space: Space,
}

/// Draws so many followers (O-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draw", notation = "draw {count}")]
pub struct DrawFollowers {
    pub count: u8,
}

/// Phase 3: recalling, then drawing (O-025, O-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "followers")]
pub struct Followers;

impl Runs<Orleans> for Followers {
    /// Everybody may take followers back, all at once; then all draw.
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.players.values_mut().iter_mut().for_each(|player| player.recalled = 0);
        let at = cx.at();
        let plan = self.plan(at).into_iter().filter_map(|item| item.asking(|seat| can_recall(at, seat)));
        cx.next(plan.collect::<Vec<_>>());
    }

    fn plan(self, at: At<'_>) -> Vec<Item> {
        let recall = Item::asks(at.rules.seats.iter().map(|seat| (seat, Recalling.into())));
        let draws = at.state.turn_order(at.rules).map(|seat| step(Draws { seat }));
        std::iter::once(recall).chain(draws).collect()
    }
}

/// A seat draws its followers (O-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "draws")]
pub struct Draws {
    /// Who.
    pub seat: Seat,
}

impl Runs<Orleans> for Draws {
    fn run(self, cx: &mut Cx<'_>) {
        draw_all(cx, self.seat);
    }
}

/// How many followers a seat may draw (O-026).
pub fn draw_limit(at: At<'_>, seat: Seat) -> u8 {
    draw_limit_of(&at.state.players[seat])
}

/// The number that the marker on the knight track shows.
pub fn draw_limit_of(player: &Player) -> u8 {
    KNIGHT_DRAWS[usize::from(player.tracks[Track::Knight]).min(5)]
}

/// How many more followers have room on the market (O-027, O-028).
pub fn room(at: At<'_>, seat: Seat) -> u8 {
    at.state.players[seat].followers.room(market_spaces(at, seat))
}

/// How many followers have room on the market in this phase.
pub fn market_spaces(at: At<'_>, seat: Seat) -> u8 {
    modules::quote(at, seat, Quote::MarketSpaces, MARKET_SPACES)
}

/// What bounds a seat that takes followers back and draws.
pub fn allowance(at: At<'_>, seat: Seat) -> Allowance {
    Allowance { most: draw_limit(at, seat), recalled: at.state.players[seat].recalled, room: room(at, seat) }
}

/// May one more follower be taken back?
fn can_recall(at: At<'_>, seat: Seat) -> bool {
    at.state.players[seat].followers.no_more_recalls(allowance(at, seat)).is_none()
}

impl Question for Recalling {
    type Game = Orleans;
    const RULE: &'static str = "O-025";
}

impl Finishes for Recalling {}

impl Answers<Recalling> for Recall {
    const IS_SURE: bool = true;

    /// Every follower on a space, of those that are alike the first one only.
    fn candidates(_: Recalling, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if can_recall(at, seat) {
            let spaces = &at.state.players[seat].followers.spaces;
            let is_first = |&space: &Space| spaces.same_before(&at.rules.layout, space).is_none();
            out.extend(spaces.followers().iter().filter(is_first).map(|space| Action::from(Recall { space })));
        }
    }

    fn verdict(self, _: Recalling, at: At<'_>, seat: Seat) -> Verdict {
        let (space, allowance) = (self.space, allowance(at, seat));
        match at.state.players[seat].followers.recall_refusal(&at.rules.layout, allowance, space) {
            None => Ok(()),
            Some(NoRecall::NobodyThere) => refuse("O-025", Reason::NobodyThere { space }),
            Some(NoRecall::TooMany) => refuse("O-025", Reason::TooManyRecalled { most: allowance.most }),
            Some(NoRecall::MarketFull) => refuse("O-025", Reason::MarketFull),
            Some(NoRecall::NobodyLeft) => refuse("O-025", Reason::WrongAnswer),
            Some(NoRecall::SameAs(twin)) => refuse("O-141", Reason::SameAs { space: twin }),
        }
    }

    /// It goes back to the market.
    fn resolve(self, ask: Recalling, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (space, player) = (self.space, &mut cx.state.players[seat]);
        player.recalled += 1;
        if let Some(follower) = player.followers.recall(space) {
            modules::tell(cx, Event::FollowerRecalled { seat, follower, space });
        }
        if can_recall(cx.at(), seat) { Reply::Again(ask.into()) } else { Reply::Done }
    }

    fn targets(self, _: Recalling, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Space(seat, self.space));
    }
}

/// As many as allowed less those taken back, as far as there is room and the bag holds them (O-026).
fn most_draws(at: At<'_>, seat: Seat) -> u8 {
    at.state.players[seat].followers.draws(allowance(at, seat))
}

/// The seat draws as many as it may, or is asked how many.
fn draw_all(cx: &mut Cx<'_>, seat: Seat) {
    let most = most_draws(cx.at(), seat);
    if most > 0 && cx.rules.options.draw_optional {
        cx.next([Item::ask(seat, Drawing { most }.into())]);
    } else {
        draw_so_many(cx, seat, most);
    }
}

impl Question for Drawing {
    type Game = Orleans;
    const RULE: &'static str = "O-026";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.rules.options.draw_optional && self.most > 0 && self.most == most_draws(at, seat)
    }
}

impl Answers<Drawing> for DrawFollowers {
    fn candidates(Drawing { most }: Drawing, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..=most).map(|count| Action::from(DrawFollowers { count })));
    }

    fn verdict(self, Drawing { most }: Drawing, _: At<'_>, _: Seat) -> Verdict {
        if self.count <= most { Ok(()) } else { refuse("O-026", Reason::TooMany { most }) }
    }

    fn resolve(self, _: Drawing, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        draw_so_many(cx, seat, self.count);
        Reply::Done
    }

    fn targets(self, _: Drawing, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Bag(seat));
    }
}

/// Chance draws so many.
pub fn draw_so_many(cx: &mut Cx<'_>, seat: Seat, count: u8) {
    cx.next((0..count).map(|_| draw(DrawFollower { seat })));
}

/// A follower from a seat's bag (O-026).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "follower")]
pub struct DrawFollower {
    /// Whose.
    pub seat: Seat,
}

impl Chance<Orleans> for DrawFollower {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.players[self.seat].followers.bag, out, |follower| Outcome::Follower { follower });
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (seat, Outcome::Follower { follower }) = (self.seat, outcome) else { return };
        cx.state.players[seat].followers.draw(follower);
        modules::tell(cx, Event::FollowerDrawn { seat, follower });
    }
}

/// A seat draws in phase 3; modules let it draw at other times.
pub fn origin(at: At<'_>, drawn: DrawFollower, count: usize) -> Origin<'_> {
    let seat = drawn.seat;
    let in_phase = origins::repeated(origins::by(Draws { seat }));
    let in_phase = in_phase.when(move || count <= most_draws(at, seat).into());
    origins::any_of([in_phase, modules::origin(at, &draw(drawn), count)])
}
