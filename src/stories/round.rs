//! The game as an ordered list of steps: set-up, then rounds of phases (S-001).

pub use super::deeds::alchemy::MayDraw;
pub use super::deeds::completion::Complete;
use super::events::Event;
pub use super::fame::Bonus;
pub use super::phases::acting::{Clear, Turn};
pub use super::phases::drawing::Draws;
pub use super::phases::effects::RoundEffect;
use super::phases::planning::{self, Planning};
pub use super::phases::settling::{DrawLand, Settling, StartSeat};
pub use super::phases::unloading::Unloads;
use super::phases::{acting, drawing, effects};
pub use super::places::bathhouse::PlaceDrawn;
use super::rules::VALVE;
use super::{At, Cx, Item, Stories};
use super::{deeds, fame, modules};
use crate::engine::{Runs, module};
use crate::wire::Wire;

/// Rules that run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "StoriesStep")]
#[runs(game = Stories)]
pub enum Step {
    #[waits(bottom())]
    SetUp(SetUp),
    #[waits(bottom())]
    Round(Round),
    #[waits(in_plan(Round))]
    RunPhase(RunPhase),
    #[waits(in_plan(RunPhase { phase: Phase::Draw }))]
    Draws(Draws),
    #[waits(by(RunPhase { phase: Phase::Act }))]
    Turn(Turn),
    #[waits(on(acting::next_turn(at, step.seat)))]
    Clear(Clear),
    #[waits(fame::origin(at, step.seat, step.space))]
    Bonus(Bonus),
    #[waits(on(acting::next_turn(at, step.seat)))]
    Complete(Complete),
    #[waits(deeds::bonus(at, step.seat))]
    MayDraw(MayDraw),
    #[waits(acting::in_action(at, step.seat))]
    PlaceDrawn(PlaceDrawn),
    #[waits(effects::origin(step))]
    RoundEffect(RoundEffect),
    #[waits(in_plan(RunPhase { phase: Phase::Unload }))]
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
pub struct RunPhase {
    pub phase: Phase,
}

fn step(step: impl Into<Step>) -> Item {
    Item::Step(step.into())
}

impl Runs<Stories> for SetUp {
    /// First the map and the start player; then, as that is known, the start villages.
    fn run(self, cx: &mut Cx<'_>) {
        cx.next(self.plan(cx.at()));
    }

    /// Land onto every area but the start villages, and the start player; then start villages are chosen in reverse turn
    /// order, and round 1 begins (S-002, S-022, S-023).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        if at.state.start.is_none() {
            let land = at.rules.areas.without(at.rules.start_villages);
            let land = land.iter().map(|area| Item::Draw(DrawLand { area }.into()));
            return land.chain([Item::Draw(StartSeat.into()), step(SetUp)]).collect();
        }
        let seats: Vec<_> = at.order().collect();
        let asks = seats.into_iter().rev().map(|seat| Item::ask(seat, Settling.into()));
        asks.chain([step(Round)]).collect()
    }

    fn fits(self, at: At<'_>) -> bool {
        at.state.start.is_none()
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

impl Runs<Stories> for Round {
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.round = cx.state.round.saturating_add(1);
        let round = cx.state.round;
        module::tell(cx, Event::RoundStarted { round });
        cx.next(self.plan(cx.at()));
    }

    fn plan(self, at: At<'_>) -> Vec<Item> {
        phases(at).map(|phase| step(RunPhase { phase })).collect()
    }

    fn fits(self, at: At<'_>) -> bool {
        at.state.round == 0
    }
}

impl Runs<Stories> for RunPhase {
    fn run(self, cx: &mut Cx<'_>) {
        match self.phase {
            Phase::Season => modules::of(cx.at()).season(cx),
            Phase::Draw => drawing::start(cx),
            Phase::Plan => planning::start(cx),
            Phase::Act => acting::start(cx),
            Phase::Effects | Phase::Unload => cx.next(self.plan(cx.at())),
            Phase::End => end(cx),
        }
    }

    /// What every seat does in it, from the start player on: earlier ones take what is scarce (S-020, S-053).
    fn plan(self, at: At<'_>) -> Vec<Item> {
        match self.phase {
            Phase::Season => modules::of(at).seasonal(at),
            Phase::Draw => drawing::plan(at),
            Phase::Plan => vec![Item::asks(at.in_seat_order().map(|seat| (seat, Planning.into())))],
            Phase::Act | Phase::End => vec![],
            Phase::Effects => at.order().map(|seat| step(RoundEffect { seat, entry: 0 })).collect(),
            Phase::Unload => at.order().map(|seat| step(Unloads { seat })).collect(),
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.state.round > 0
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
