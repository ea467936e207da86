//! The game as an ordered list of steps: set-up, eighteen rounds of seven phases.

use super::chance::{DealPlace, PathGood, RemovedGood, StartSeat, TurnHourglass};
use super::data::places::Category;
use super::modules;
pub use super::phases::acting::{Acting, ActionEnded, NextTurn};
pub use super::phases::census::Census;
pub use super::phases::event::{Events, MeetEvent};
pub use super::phases::followers::{Draws, Followers};
pub use super::phases::planning::StartPlanning;
pub use super::phases::torture::Torture;
pub use super::places::bathhouse::PlaceBathers;
use super::vocabulary::Event;
use super::{Cx, Draw, Item, Orleans, Rules, Waiting, gain};
use crate::engine::{Runs, Seat};
pub use crate::orleans::modules::extra_draw::Bathhouses;
pub use crate::orleans::modules::tower::{EmptyTowers, FillTowers};
use crate::wire::Wire;

/// A rule that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansStep", content = "step")]
#[runs(game = Orleans)]
#[allow(missing_docs, reason = "each member has its own words")]
pub enum Step {
    SetUp(SetUp),
    Round(Round),
    Hourglass(Hourglass),
    Census(Census),
    EmptyTowers(EmptyTowers),
    Followers(Followers),
    Draws(Draws),
    Bathhouses(Bathhouses),
    FillTowers(FillTowers),
    Planning(StartPlanning),
    Acting(Acting),
    Turn(NextTurn),
    ActionEnded(ActionEnded),
    Bath(PlaceBathers),
    Events(Events),
    Event(MeetEvent),
    Torture(Torture),
    EndRound(EndRound),
    #[wire(flatten)]
    Civics(modules::civics::vocabulary::Steps),
    #[wire(tag = "newEvents")]
    NewEvents(modules::new_events::vocabulary::Steps),
    #[wire(tag = "newDeeds")]
    NewDeeds(modules::new_deeds::vocabulary::Steps),
    #[wire(tag = "intrigue")]
    Intrigue(modules::intrigue::vocabulary::Steps),
}

/// Goods onto paths, a start player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "setUp")]
pub struct SetUp;
/// A round with its seven phases; Trade & Intrigue adds none (T-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "round")]
pub struct Round;
/// Phase 1: the hour glass is turned over (O-020).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "hourglass")]
pub struct Hourglass;
/// Phase 7: the start player changes, or the game ends (O-130, O-131).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "endRound")]
pub struct EndRound;

/// A step as an item of the agenda.
pub fn step(step: impl Into<Step>) -> Item {
    Item::Step(step.into())
}

/// A draw as an item of the agenda.
pub fn draw(draw: impl Into<Draw>) -> Item {
    Item::Draw(draw.into())
}

impl Runs<Orleans> for SetUp {
    fn run(self, cx: &mut Cx<'_>) {
        cx.next(opening(cx.rules));
    }

    fn may_wait(self, _: Waiting<'_>) -> bool {
        false
    }
}

/// Goods onto paths and out of the game, place tiles where not all are played, the start player (O-003 to O-013).
pub fn opening(rules: &Rules) -> Vec<Item> {
    let mut plan: Vec<Item> = rules.spots.iter().map(|&path| draw(PathGood { path })).collect();
    plan.extend((0..rules.removed).map(|_| draw(RemovedGood)));
    for category in [Category::I, Category::II] {
        let pool = rules.pool(category).unwrap_or(0);
        plan.extend((0..pool).map(|_| draw(DealPlace { category })));
    }
    for module in &rules.modules {
        module.deal(rules, &mut plan);
    }
    plan.push(draw(StartSeat));
    plan.push(step(Round));
    plan
}

/// Does this item stand in the plan of the set-up, followed by what is below it?
pub fn is_opening(item: Item, waiting: Waiting<'_>) -> bool {
    opening(waiting.at.rules).windows(2).any(|pair| pair[0] == item && Some(&pair[1]) == waiting.next())
}

/// The phases of a round (O-001), with what modules add.
pub fn phases(rules: &Rules) -> Vec<Step> {
    let mut round: Vec<Step> = vec![
        Hourglass.into(),
        Census.into(),
        Followers.into(),
        StartPlanning.into(),
        Acting.into(),
        Events.into(),
        EndRound.into(),
    ];
    for module in &rules.modules {
        module.plan(&mut round);
    }
    round
}

/// Is this phase of the round to come, right before those that are below it?
pub fn is_to_come(phase: impl Into<Step>, waiting: Waiting<'_>) -> bool {
    let (phase, phases) = (phase.into(), phases(waiting.at.rules));
    match phases.iter().position(|&other| other == phase) {
        Some(place) => waiting.next() == phases.get(place + 1).map(|&after| Item::Step(after)).as_ref(),
        None => false,
    }
}

/// Is one step for each seat, in turn order, being resolved for this one in a phase: is that of the next seat, or the end of
/// the phase, what comes next?
pub fn is_in_order(seat: Seat, each: impl Fn(Seat) -> Step, phase: impl Into<Step>, waiting: Waiting<'_>) -> bool {
    let mut order = waiting.at.state.turn_order(waiting.at.rules).skip_while(|&other| other != seat);
    order.next().is_some()
        && match order.next() {
            Some(after) => waiting.next() == Some(&Item::Step(each(after))),
            None => is_in(phase, waiting),
        }
}

/// Is this phase of the round being resolved: do those after it wait next?
pub fn is_in(phase: impl Into<Step>, waiting: Waiting<'_>) -> bool {
    waiting.next().is_some() && is_to_come(phase, waiting)
}

impl Runs<Orleans> for Round {
    fn run(self, cx: &mut Cx<'_>) {
        modules::tell(cx, Event::RoundStarted { round: cx.state.round() + 1 });
        cx.next(phases(cx.rules).into_iter().map(Item::Step));
    }

    /// Only the first round has to wait, for the set-up.
    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        waiting.below.is_empty() && waiting.at.state.start.is_none()
    }
}

impl Runs<Orleans> for Hourglass {
    fn run(self, cx: &mut Cx<'_>) {
        cx.next([draw(TurnHourglass)]);
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        is_to_come(self, waiting)
    }
}

impl Runs<Orleans> for EndRound {
    /// The token goes to the left neighbour; after the last round the last citizen is given (O-130, O-131).
    fn run(self, cx: &mut Cx<'_>) {
        if cx.state.is_last_round() {
            gain::last_citizen(cx);
            modules::tell(cx, Event::GameEnded);
            return;
        }
        if let Some(seat) = cx.state.turn_order(cx.rules).nth(1) {
            cx.state.start = Some(seat);
            modules::tell(cx, Event::StartPlayerChanged { seat });
        }
        cx.next([step(Round)]);
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        waiting.below.is_empty() && waiting.at.state.start.is_some()
    }
}
