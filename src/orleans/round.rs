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
use super::phases::{acting, torture};
pub use super::places::bathhouse::PlaceBathers;
use super::vocabulary::Event;
use super::{At, Cx, Draw, Item, Orleans, Rules, gain};
use crate::engine::Runs;
pub use crate::orleans::modules::extra_draw::Bathhouses;
pub use crate::orleans::modules::tower::{EmptyTowers, FillTowers};
use crate::wire::Wire;

/// A rule that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansStep", content = "step")]
#[runs(game = Orleans)]
pub enum Step {
    #[waits(first())]
    SetUp(SetUp),
    #[waits(bottom())]
    Round(Round),
    #[waits(in_plan(Round))]
    Hourglass(Hourglass),
    #[waits(in_plan(Round))]
    Census(Census),
    #[waits(in_plan(Round))]
    EmptyTowers(EmptyTowers),
    #[waits(in_plan(Round))]
    Followers(Followers),
    #[waits(in_plan(Followers))]
    Draws(Draws),
    #[waits(in_plan(Round))]
    Bathhouses(Bathhouses),
    #[waits(in_plan(Round))]
    FillTowers(FillTowers),
    #[waits(in_plan(Round))]
    Planning(StartPlanning),
    #[waits(in_plan(Round))]
    Acting(Acting),
    #[waits(by(Acting))]
    Turn(NextTurn),
    #[waits(acting::in_turn(at, step.seat))]
    ActionEnded(ActionEnded),
    #[waits(in_action(step.seat))]
    Bath(PlaceBathers),
    #[waits(in_plan(Round))]
    Events(Events),
    #[waits(in_plan(Events))]
    Event(MeetEvent),
    #[waits(torture::origin(at, step.seat, step.owed.checked_add(1), Item::Step(self)))]
    Torture(Torture),
    #[waits(in_plan(Round))]
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
        cx.next(self.plan(cx.at()));
    }

    /// Goods onto paths and out of the game, place tiles where not all are played, the start player (O-003 to O-013).
    fn plan(self, At { rules, .. }: At<'_>) -> Vec<Item> {
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

impl Runs<Orleans> for Round {
    fn run(self, cx: &mut Cx<'_>) {
        modules::tell(cx, Event::RoundStarted { round: cx.state.round() + 1 });
        cx.next(self.plan(cx.at()));
    }

    fn plan(self, at: At<'_>) -> Vec<Item> {
        phases(at.rules).into_iter().map(Item::Step).collect()
    }

    /// Only the first round has to wait, for the set-up.
    fn fits(self, at: At<'_>) -> bool {
        at.state.start.is_none()
    }
}

impl Runs<Orleans> for Hourglass {
    fn run(self, cx: &mut Cx<'_>) {
        cx.next([draw(TurnHourglass)]);
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

    fn fits(self, at: At<'_>) -> bool {
        at.state.start.is_some()
    }
}
