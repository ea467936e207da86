//! The phases of a round, and the questions they ask: every question's answers, and what follows from them.

pub mod acting;
pub mod census;
pub mod event;
pub mod followers;
pub mod planning;
pub mod torture;

use super::places::{bathhouse, pharmacy};
use super::refusals::{Why, no};
use super::spaces::{deeds, recruit, travel};
use super::vocabulary::{Action, Ask, Event, Step};
use super::{At, Cx, Item, Verdict, modules};
use crate::engine::{Reply, Seat};

/// Everything worth asking about.
pub fn candidates(at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
    match ask {
        Ask::Recall => followers::recallable(at, seat, out),
        Ask::Draw { most } => out.extend((0..=most).map(|count| Action::Draw { count })),
        Ask::Plan => planning::candidates(at, seat, out),
        Ask::Turn => acting::candidates(at, seat, out),
        Ask::SendMore { from } => {
            deeds::candidates(at, seat, from, out);
            out.push(Action::Decline);
        }
        Ask::PlaceTile => recruit::tiles(at, seat, out),
        Ask::Bathhouse { .. } => bathhouse::candidates(at, seat, out),
        Ask::Install => {
            planning::installable(at, seat, out);
            out.push(Action::Ready);
        }
        Ask::Shield => out.push(Action::Suffer),
        Ask::Harvest { .. } => event::harvest_candidates(out),
        Ask::Torture { .. } => torture::candidates(at, seat, out),
        // Asked by modules, which offer the answers.
        _ => {}
    }
    modules::offer(at, seat, ask, out);
}

/// The rule itself, written once.
pub fn verdict(at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Verdict {
    match (ask, action) {
        (Ask::Recall, Action::Recall { space }) => followers::recall_verdict(at, seat, space),
        (Ask::Draw { most }, Action::Draw { count }) => followers::draw_verdict(most, count),
        (Ask::Plan, Action::Plan { follower, from, space }) => planning::verdict(at, seat, follower, from, space),
        (Ask::Plan | Ask::Install, Action::Install { gear, space }) => planning::install_verdict(at, seat, gear, space),
        (Ask::Recall | Ask::Plan | Ask::Install, Action::Ready) | (Ask::Turn, Action::Pass) => Ok(()),
        (Ask::Turn, Action::Install { .. }) => no("O-048", Why::PassFirst {}),
        (Ask::Turn, Action::Use { place }) => acting::use_verdict(at, seat, place),
        (Ask::Turn, Action::Recruit { role }) => acting::recruit_verdict(at, seat, role),
        (Ask::Turn, Action::Travel { by, from, to, take }) => travel::verdict(at, seat, by, from, to, take),
        (Ask::Turn, Action::Send { from, role, deed, reward }) => {
            deeds::first_verdict(at, seat, from, role, deed, reward)
        }
        (Ask::Turn, Action::Dose { coins }) => pharmacy::verdict(at, seat, coins),
        (Ask::SendMore { from: first }, Action::Send { from, role, deed, reward }) => {
            deeds::second_verdict(at, seat, first, from, role, deed, reward)
        }
        (Ask::SendMore { .. } | Ask::PlaceTile, Action::Decline) => Ok(()),
        (Ask::PlaceTile, Action::TakePlace { place }) => recruit::tile_verdict(at, seat, place),
        (Ask::Bathhouse { left }, Action::Plan { follower, from, space }) => {
            bathhouse::verdict(at, seat, left, follower, from, space)
        }
        (Ask::Shield, Action::Suffer) => Ok(()),
        (Ask::Harvest { .. }, Action::GiveFood { good }) => event::food_verdict(at, seat, good),
        (Ask::Harvest { due }, Action::PayCoins) => event::coins_verdict(at, seat, due),
        (Ask::Torture { .. }, _) => torture::verdict(at, seat, action),
        _ => modules::verdict(at, seat, ask, action).unwrap_or_else(|| no(rule(at, ask), Why::WrongAnswer {})),
    }
}

/// The rule that says what answers a question.
fn rule(at: At<'_>, ask: Ask) -> &'static str {
    match ask {
        Ask::Recall => "O-025",
        Ask::Draw { .. } => "O-026",
        Ask::Keep | Ask::Bathhouse { .. } => "O-096",
        Ask::Shelter => "O-098",
        Ask::Plan => "O-030",
        Ask::Turn => "O-050",
        Ask::SendMore { .. } => "O-074",
        Ask::PlaceTile => "O-064",
        Ask::Install => "O-048",
        Ask::Shield => "O-097",
        Ask::Harvest { .. } => event::harvest_rule(at),
        Ask::Torture { .. } => "O-120",
        Ask::Deliver => "T-015",
        Ask::DispatchMore { .. } => "T-069",
        Ask::NewEvents { ask } => ask.rule(),
        Ask::NewDeeds { ask } => ask.rule(),
        Ask::Intrigue { ask } => ask.rule(),
    }
}

/// What follows from a legal action.
pub fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Reply<Ask> {
    if matches!(ask, Ask::Turn) && !matches!(action, Action::Pass) {
        cx.next([Item::Step(Step::ActionEnded { seat })]);
    }
    match (ask, action) {
        (Ask::Recall, Action::Recall { space }) => return followers::recall(cx, seat, space),
        (Ask::Draw { .. }, Action::Draw { count }) => followers::draw_so_many(cx, seat, count),
        (Ask::Bathhouse { left }, Action::Plan { follower, space, .. }) => {
            return bathhouse::settle(cx, seat, left, follower, space);
        }
        (Ask::Plan, Action::Plan { follower, from, space }) => {
            planning::plan(cx, seat, follower, from, space);
            return Reply::Again(ask);
        }
        (Ask::Install, Action::Install { gear, space }) => return acting::install(cx, seat, gear, space),
        (Ask::Plan, Action::Install { gear, space }) => {
            planning::install(cx, seat, gear, space);
            return Reply::Again(ask);
        }
        (Ask::Plan, Action::Ready) => modules::tell(cx, Event::PlanFixed { seat }),
        (Ask::Turn, Action::Use { place }) => acting::use_place(cx, seat, place),
        (Ask::Turn, Action::Recruit { role }) => recruit::in_village(cx, seat, role),
        (Ask::Turn, Action::Travel { by, to, take, .. }) => travel::resolve(cx, seat, by, to, take),
        (_, Action::Send { from, role, deed, reward }) => {
            deeds::resolve(cx, seat, from, role, deed, reward, ask == Ask::Turn);
        }
        (Ask::Turn, Action::Dose { coins }) => pharmacy::resolve(cx, seat, coins),
        (_, Action::TakePlace { place }) => recruit::take_tile(cx, seat, place),
        (_, Action::Pass) => acting::pass(cx, seat),
        (_, Action::Suffer) => event::suffer(cx, seat),
        (Ask::Harvest { due }, Action::GiveFood { good }) => return event::give_food(cx, seat, due, good),
        (Ask::Harvest { due }, Action::PayCoins) => return event::pay_coins(cx, seat, due),
        (Ask::Torture { owed }, _) => return torture::surrender(cx, seat, owed, action),
        _ => return modules::answer(cx, seat, ask, action).unwrap_or(Reply::Done),
    }
    Reply::Done
}
