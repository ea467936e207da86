//! Intrigue: the board of nine intriguers, and bribery (T-077 to T-085).
//!
//! Whoever is sent to an intriguer brings coins, then the actor names a plot (`plots`); an opponent whom it would change may
//! bribe the actor (`bribery`), else it takes effect (`effects`). A complete board brings a bonus (`completion`).

mod bribery;
mod completion;
mod effects;
mod plots;
pub mod vocabulary;
mod waiting;

use super::Module;
use crate::engine::{Asks, Reply, Seat, Targets, Waiting};
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::spaces::guildhall;
use crate::orleans::vocabulary::{Draw, Event, Outcome, Step};
use crate::orleans::{At, Cx, Item, Orleans, Rules, Verdict, gain, modules, questions};
use vocabulary::{IntrigueAction, IntrigueAsk, IntrigueEvent, IntrigueStep};

/// Intrigue.
#[derive(Debug)]
pub struct Intrigue;

impl Module for Intrigue {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::Intrigue)
    }

    /// The traitor moves markers without what they bring, and back (T-082, law I14).
    fn furnish(&self, _: &Setup, rules: &mut Rules) {
        let laws = [
            Law::RecruitsAreSteps,
            Law::TilesAreSteps,
            Law::OneFarmerGear,
            Law::CitizensStandBy,
            Law::RecalledAreDrawn,
        ];
        laws.into_iter().for_each(|law| rules.suspended.insert(law));
        rules.draws_in_actions = true;
    }

    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::FollowerDispatched { seat, civic, .. } => plots::start(cx, seat, civic),
            Event::CivicCompleted { seat, civic } => completion::reward(cx, seat, civic),
            _ => {}
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        if let Step::Intrigue { step: IntrigueStep::Plot { actor, victim, plot } } = step {
            bribery::start(cx, actor, victim, plot);
        }
    }

    fn settle(&self, cx: &mut Cx<'_>, draw: Draw, outcome: Outcome) {
        if let (Draw::Execution { seat }, Outcome::Follower { follower }) = (draw, outcome) {
            effects::execute(cx, seat, follower);
        }
    }

    fn may_wait(&self, at: At<'_>, seat: Seat, item: &Item) -> bool {
        waiting::may_wait(at, seat, item)
    }
}

impl Asks<Orleans> for IntrigueAsk {
    fn rule(self) -> &'static str {
        IntrigueAsk::rule(self)
    }
    fn candidates(self, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let ask = self;
        let mut add = |answer| out.push(Action::Intrigue(answer));
        match ask {
            IntrigueAsk::Target { civic } => {
                let targets = plots::targets(at, seat, civic).into_iter();
                targets.for_each(|(victim, plot)| add(IntrigueAction::Plot { victim, plot }));
            }
            IntrigueAsk::Bribe { .. } => bribery::offers(at, seat).into_iter().for_each(add),
            IntrigueAsk::Pledge { bundle, good, .. } => {
                bribery::counts(&at.state.players[seat], bundle, good)
                    .for_each(|count| add(IntrigueAction::Pledge { count }));
            }
            IntrigueAsk::Bribed { .. } => add(IntrigueAction::Accept),
            IntrigueAsk::Loot => completion::loot(at).iter().for_each(|good| add(IntrigueAction::TakeGood { good })),
            IntrigueAsk::Rebuild => add(IntrigueAction::Rebuild),
        }
        if plots::decline_verdict(ask).is_ok() {
            out.push(Action::Decline(Decline));
        }
    }
    fn verdict(self, at: At<'_>, seat: Seat, action: Action) -> Option<Verdict> {
        let ask = self;
        match (ask, action) {
            (_, Action::Decline(_)) => Some(plots::decline_verdict(ask)),
            (_, Action::Intrigue(answer)) => verdict(at, seat, ask, answer),
            _ => None,
        }
    }
    fn resolve(self, cx: &mut Cx<'_>, seat: Seat, action: Action) -> Option<Reply<Ask>> {
        let ask = self;
        match action {
            Action::Decline(_) => decline(cx, seat, ask),
            Action::Intrigue(answer) => follow(cx, seat, ask, answer),
            _ => return None,
        }
        Some(Reply::Done)
    }
    fn targets(self, at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>) {
        match action {
            Action::Intrigue(answer) => answer.targets(at, seat, Ask::Intrigue(self), out),
            _ => questions::lent_targets(at, seat, action, out),
        }
    }
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        true
    }
}

/// Tells what happened by intrigue.
fn tell(cx: &mut Cx<'_>, event: IntrigueEvent) {
    modules::tell(cx, Event::Intrigue { event });
}

/// An item of the agenda with a question of the intrigue.
fn ask(seat: Seat, ask: IntrigueAsk) -> Item {
    Item::ask(seat, Ask::Intrigue(ask))
}

/// The rule on an answer; nothing, if it answers another question.
fn verdict(at: At<'_>, seat: Seat, ask: IntrigueAsk, answer: IntrigueAction) -> Option<Verdict> {
    Some(match (ask, answer) {
        (IntrigueAsk::Target { civic }, IntrigueAction::Plot { victim, plot }) => {
            plots::verdict(at, seat, civic, victim, plot)
        }
        (IntrigueAsk::Bribe { .. }, IntrigueAction::Offer) => bribery::offer_verdict(at),
        (IntrigueAsk::Bribe { .. }, IntrigueAction::Bribe { coins, good }) => {
            bribery::menu_verdict(at, seat, coins, good)
        }
        (IntrigueAsk::Pledge { bundle, good, .. }, IntrigueAction::Pledge { count }) => {
            bribery::count_verdict(&at.state.players[seat], bundle, good, count)
        }
        (IntrigueAsk::Bribed { .. }, IntrigueAction::Accept) => Ok(()),
        (IntrigueAsk::Loot, IntrigueAction::TakeGood { good }) => completion::loot_verdict(at, good),
        (IntrigueAsk::Rebuild, IntrigueAction::Rebuild) => completion::rebuild_verdict(at, seat),
        _ => return None,
    })
}

/// What follows from an answer.
fn follow(cx: &mut Cx<'_>, seat: Seat, ask: IntrigueAsk, answer: IntrigueAction) {
    match (ask, answer) {
        (_, IntrigueAction::Plot { victim, plot }) => cx.next([plots::item(seat, victim, plot)]),
        (IntrigueAsk::Bribe { actor, plot }, IntrigueAction::Offer) => bribery::begin(cx, seat, actor, plot),
        (IntrigueAsk::Bribe { actor, plot }, IntrigueAction::Bribe { coins, good }) => {
            bribery::propose(cx, seat, actor, plot, bribery::menu_bundle(coins, good));
        }
        (IntrigueAsk::Pledge { actor, plot, bundle, good }, IntrigueAction::Pledge { count }) => {
            bribery::pledge(cx, seat, actor, plot, bundle, good, count);
        }
        (IntrigueAsk::Bribed { victim, plot, bundle }, IntrigueAction::Accept) => {
            bribery::accept(cx, seat, victim, plot, bundle);
        }
        (_, IntrigueAction::TakeGood { good }) => gain::good(cx, seat, good),
        (_, IntrigueAction::Rebuild) => guildhall::resolve(cx, seat),
        _ => {}
    }
}

/// What follows from doing without: the plot takes effect where a bribe was not offered or not taken.
fn decline(cx: &mut Cx<'_>, seat: Seat, ask: IntrigueAsk) {
    match ask {
        IntrigueAsk::Bribe { actor, plot } => effects::resolve(cx, actor, seat, plot),
        IntrigueAsk::Bribed { victim, plot, .. } => bribery::refuse(cx, seat, victim, plot),
        _ => {}
    }
}
