//! The game as an ordered list of steps: set-up, then rounds of phases (S-001).

pub use super::deeds::alchemy::MayDraw;
pub use super::deeds::completion::Complete;
use super::events::Event;
pub use super::fame::Bonus;
use super::modules;
pub use super::phases::acting::{Clear, Turn};
pub use super::phases::drawing::Draws;
pub use super::phases::effects::RoundEffect;
pub use super::phases::settling::{DrawLand, Settling, StartSeat};
pub use super::phases::unloading::Unloads;
use super::phases::{acting, drawing, effects, planning, unloading};
pub use super::places::bathhouse::PlaceDrawn;
use super::rules::{Rules, VALVE};
use super::{At, Cx, Item, Stories, Waiting};
use crate::engine::{Runs, module};
use crate::wire::Wire;

/// Rules that run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "StoriesStep")]
#[runs(game = Stories)]
#[allow(missing_docs, reason = "each member has its own words")]
pub enum Step {
    SetUp(SetUp),
    Round(Round),
    RunPhase(RunPhase),
    Draws(Draws),
    Turn(Turn),
    Clear(Clear),
    Bonus(Bonus),
    Complete(Complete),
    MayDraw(MayDraw),
    PlaceDrawn(PlaceDrawn),
    RoundEffect(RoundEffect),
    Unloads(Unloads),
    #[wire(flatten)]
    FirstKingdom(modules::first_kingdom::vocabulary::Steps),
    #[wire(flatten)]
    KingsFavor(modules::kings_favor::vocabulary::Steps),
}

/// A phase of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "StoriesPhase")]
#[repr(u8)]
pub enum Phase {
    /// What the season brings (S-096).
    #[default]
    Season,
    /// Recalling and drawing (S-004).
    Draw,
    /// Planning (S-006).
    Plan,
    /// Actions (S-008).
    Act,
    /// Round effects (S-053).
    Effects,
    /// Unloading (S-112).
    Unload,
    /// Checks, the next start player, the next round.
    End,
}

/// The map is laid out, the start player drawn, start villages chosen (S-022, S-023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "setUp")]
pub struct SetUp;
/// A round begins (S-001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "round")]
pub struct Round;
/// A phase begins (S-001).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "phase")]
#[allow(missing_docs, reason = "where a field has no words, its name says it")]
pub struct RunPhase {
    pub phase: Phase,
}

fn step(step: impl Into<Step>) -> Item {
    Item::Step(step.into())
}

/// Does this item stand in this plan, followed by what is below it?
pub fn is_planned(plan: &[Item], item: &Item, waiting: Waiting<'_>) -> bool {
    plan.windows(2).any(|pair| pair[0] == *item && Some(&pair[1]) == waiting.next())
}

/// Land onto every area but the start villages, the start player, start villages in reverse turn order, round 1.
pub fn opening(rules: &Rules) -> Vec<Item> {
    let land = rules.areas.without(rules.start_villages);
    let mut plan: Vec<Item> = land.iter().map(|area| Item::Draw(DrawLand { area }.into())).collect();
    plan.push(Item::Draw(StartSeat.into()));
    plan.push(step(SetUp));
    plan
}

/// Start villages are chosen, the start player last (S-023).
pub fn settling(at: At<'_>) -> Vec<Item> {
    let seats: Vec<_> = at.order().collect();
    let asks = seats.into_iter().rev().map(|seat| Item::ask(seat, Settling.into()));
    asks.chain([step(Round)]).collect()
}

impl Runs<Stories> for SetUp {
    /// First the map and the start player; then, as that is known, the start villages.
    fn run(self, cx: &mut Cx<'_>) {
        match cx.state.start {
            None => cx.next(opening(cx.rules)),
            Some(_) => cx.next(settling(cx.at())),
        }
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        waiting.below.is_empty() && waiting.at.state.start.is_none()
    }
}

/// The phases of a round. The first round of a story whose followers start on the green has no draw (S-026).
pub fn phases(at: At<'_>) -> impl Iterator<Item = Phase> {
    let has_seasons = at.story().rounds_per_epoch.is_some();
    let draws = at.state.round > 1 || !at.story().starts_on_green;
    let all = [Phase::Season, Phase::Draw, Phase::Plan, Phase::Act, Phase::Effects, Phase::Unload, Phase::End];
    all.into_iter().filter(move |&phase| match phase {
        Phase::Season => has_seasons,
        Phase::Draw => draws,
        _ => true,
    })
}

/// Is this phase being played: do exactly the phases after it wait below?
pub fn is_in(phase: Phase, waiting: Waiting<'_>) -> bool {
    let mut later = phases(waiting.at).skip_while(|&other| other != phase);
    let below = waiting.below.iter().rev();
    waiting.at.state.round > 0
        && later.next() == Some(phase)
        && below.eq(later.map(|phase| step(RunPhase { phase })).collect::<arrayvec::ArrayVec<_, 8>>().iter())
}

impl Runs<Stories> for Round {
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.round = cx.state.round.saturating_add(1);
        let round = cx.state.round;
        module::tell(cx, Event::RoundStarted { round });
        let phases: Vec<Item> = phases(cx.at()).map(|phase| step(RunPhase { phase })).collect();
        cx.next(phases);
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        waiting.below.is_empty() && waiting.at.state.round == 0
    }
}

impl Runs<Stories> for RunPhase {
    fn run(self, cx: &mut Cx<'_>) {
        match self.phase {
            Phase::Season => modules::of(cx.at()).season(cx),
            Phase::Draw => drawing::start(cx),
            Phase::Plan => planning::start(cx),
            Phase::Act => acting::start(cx),
            Phase::Effects => effects::start(cx),
            Phase::Unload => unloading::start(cx),
            Phase::End => end(cx),
        }
    }

    /// The phases after it lie below.
    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        is_in(self.phase, waiting)
    }
}

/// The story looks at what was reached; then the token goes on, and the next round begins, unless the game is over
/// (S-002, S-091, S-113).
fn end(cx: &mut Cx<'_>) {
    if cx.rules.options.safety_valve {
        refill(cx);
    }
    if modules::of(cx.at()).check(cx) {
        cx.tell(Event::GameEnded);
        return;
    }
    let start = cx.state.start.unwrap_or(cx.rules.seats.first());
    let next = cx.rules.seats.clockwise_from(start).skip(1).find(|&seat| cx.at().is_in(seat));
    if let Some(seat) = next {
        cx.state.start = Some(seat);
        cx.tell(Event::StartPlayer { seat });
    }
    cx.next([step(Round)]);
}

/// The safety valve: a kind that has come onto the market place and has run out there gets one tile back (S-109).
fn refill(cx: &mut Cx<'_>) {
    for ware in VALVE {
        let has_come = modules::of(cx.at()).has_come(cx.at(), ware);
        if has_come && cx.state.market[ware] == 0 && cx.state.storage[ware] > 0 {
            cx.state.storage.take(ware);
            cx.state.market.put(ware);
            cx.tell(Event::TilesArrived { ware, count: 1 });
        }
    }
}
