//! New Events: hour-glass cards A to D (T-020 to T-067).
//!
//! | to find | look in |
//! |---|---|
//! | the stack | [`deck`] |
//! | what each event brings or costs a seat | [`meeting`] |
//! | what the events ask, and what follows from the answers | [`choices`], [`levies`], [`famine`] |
//! | recruits that stand on spaces at once | [`amnesty`] |
//! | farmers who stand anywhere | [`revolt`] |
//! | what may wait on the agenda | [`waiting`] |

pub mod amnesty;
pub mod choices;
pub mod deck;
pub mod famine;
pub mod levies;
pub mod meeting;
pub mod revolt;
pub mod vocabulary;
pub mod waiting;

use super::{Module, Quote};
use crate::engine::{Asks, Reply, Seat, Targets, Waiting};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::places::Place;
use crate::orleans::phases::event;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::vocabulary::{Draw, Event, Step};
use crate::orleans::{At, Cx, Item, Orleans, Rules, Verdict, questions};
pub use meeting::{is_harmed, suffer};
use vocabulary::{NewEventsAsk, NewEventsStep};

/// New events.
#[derive(Debug)]
pub struct NewEvents;

impl Module for NewEvents {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewEvents)
    }

    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        deck::furnish(&setup.options, rules);
        // Whoever is hired makes no step (T-030).
        rules.suspended.insert(Law::RecruitsAreSteps);
    }

    fn quote(&self, at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
        match of {
            Quote::StandsFor { follower, is_planning: true } => value | revolt::lends(at, follower),
            Quote::MayUse(place) if is_sabotaged(at, seat, place) => 0,
            _ => value,
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        if let Step::NewEvents { step: NewEventsStep::Amnesty { seat, role } } = step {
            amnesty::place(cx, seat, role);
        }
    }

    /// A holiday is discarded, and the next card is turned over for the same round (T-049).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::HourglassTurned { tile } if !tile.row().is_round => cx.next([Item::Draw(Draw::Hourglass)]),
            Event::FollowerRecruited { seat, role } if is_now(cx.at(), Happening::Amnesty) => {
                cx.next([Item::Step(Step::NewEvents { step: NewEventsStep::Amnesty { seat, role } })]);
            }
            _ => {}
        }
    }

    fn may_wait(&self, at: At<'_>, seat: Seat, item: &Item) -> bool {
        amnesty::may_wait(at, seat, item)
    }

    fn may_meet(&self, at: At<'_>, seat: Seat, items: &[Item]) -> bool {
        waiting::may_meet(at, seat, items)
    }
}

impl Asks<Orleans> for NewEventsAsk {
    fn rule(self) -> &'static str {
        NewEventsAsk::rule(self)
    }
    fn candidates(self, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        choices::candidates(at, seat, self, out);
    }
    fn verdict(self, at: At<'_>, seat: Seat, action: Action) -> Option<Verdict> {
        Some(choices::verdict(at, seat, self, action))
    }
    fn resolve(self, cx: &mut Cx<'_>, seat: Seat, action: Action) -> Option<Reply<Ask>> {
        choices::answer(cx, seat, self, action);
        Some(Reply::Done)
    }
    fn targets(self, at: At<'_>, seat: Seat, action: Action, out: &mut Targets<Orleans>) {
        match action {
            Action::NewEvents(answer) => answer.targets(seat, out),
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

/// Is this what the card of the round brings?
pub fn is_now(at: At<'_>, happening: Happening) -> bool {
    event::current(at).is_some_and(|row| row.happening == happening)
}

/// The amount printed on the card of the round: coins, or what is due otherwise.
pub fn price(at: At<'_>) -> u16 {
    event::current(at).map_or(0, |row| row.amount.into())
}

/// Sabotage stops every place where technology lies (T-043).
fn is_sabotaged(at: At<'_>, seat: Seat, place: Place) -> bool {
    let technology = at.state.players[seat].followers.spaces.technology();
    is_now(at, Happening::Sabotage) && !at.rules.layout.spaces(place).and(technology).is_empty()
}
