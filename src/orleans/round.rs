//! The game as an ordered list of steps: set-up, eighteen rounds of seven phases.

use super::data::places::Category;
use super::phases::{acting, census, event, followers, planning, torture};
use super::places::bathhouse;
use super::vocabulary::{Draw, Event, Step};
use super::{Cx, Item, Rules, gain, modules};

/// Runs a step.
pub fn step(cx: &mut Cx<'_>, step: Step) {
    match step {
        Step::SetUp => cx.next(opening(cx.rules)),
        Step::Round => start(cx),
        Step::Hourglass => cx.next([Item::Draw(Draw::Hourglass)]),
        Step::Census => census::census(cx),
        Step::Followers => followers::start(cx),
        Step::Draws { seat } => followers::draw(cx, seat),
        Step::Planning => planning::start(cx),
        Step::Acting => acting::start(cx),
        Step::Turn { seat } => acting::turn(cx, seat),
        Step::ActionEnded { seat } => modules::tell(cx, Event::ActionEnded { seat }),
        Step::Bath { seat } => bathhouse::place(cx, seat),
        Step::Events => event::start(cx),
        Step::Event { seat } => event::meet(cx, seat),
        Step::Torture { seat, owed } => torture::torture(cx, seat, owed),
        Step::EndRound => end(cx),
        Step::EmptyTowers
        | Step::FillTowers
        | Step::Bathhouses
        | Step::CivicCompleted { .. }
        | Step::DispatchMore { .. }
        | Step::NewEvents { .. }
        | Step::NewDeeds { .. }
        | Step::Intrigue { .. } => modules::step(cx, step),
    }
}

/// Goods onto paths and out of the game, place tiles where not all are played, the start player (O-003 to O-013).
pub fn opening(rules: &Rules) -> Vec<Item> {
    let mut plan: Vec<Item> = rules.spots.iter().map(|&path| Item::Draw(Draw::PathGood { path })).collect();
    plan.extend((0..rules.removed).map(|_| Item::Draw(Draw::RemovedGood)));
    for category in [Category::I, Category::II] {
        let pool = rules.pool(category).unwrap_or(0);
        plan.extend((0..pool).map(|_| Item::Draw(Draw::PlaceTile { category })));
    }
    for module in &rules.modules {
        module.deal(rules, &mut plan);
    }
    plan.push(Item::Draw(Draw::StartSeat));
    plan.push(Item::Step(Step::Round));
    plan
}

/// The phases of a round (O-001), with what modules add.
pub fn phases(rules: &Rules) -> Vec<Step> {
    let mut round = vec![
        Step::Hourglass,
        Step::Census,
        Step::Followers,
        Step::Planning,
        Step::Acting,
        Step::Events,
        Step::EndRound,
    ];
    for module in &rules.modules {
        module.plan(&mut round);
    }
    round
}

fn start(cx: &mut Cx<'_>) {
    modules::tell(cx, Event::RoundStarted { round: cx.state.round() + 1 });
    cx.next(phases(cx.rules).into_iter().map(Item::Step));
}

/// The token goes to the left neighbour; after the last round the last citizen is given (O-130, O-131).
fn end(cx: &mut Cx<'_>) {
    if cx.state.is_last_round() {
        gain::last_citizen(cx);
        modules::tell(cx, Event::GameEnded);
        return;
    }
    if let Some(seat) = cx.state.turn_order(cx.rules).nth(1) {
        cx.state.start = Some(seat);
        modules::tell(cx, Event::StartPlayerChanged { seat });
    }
    cx.next([Item::Step(Step::Round)]);
}
