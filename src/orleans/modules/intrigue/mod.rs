//! Intrigue: the board of nine intriguers, and bribery (T-077 to T-085).
//!
//! Whoever is sent to an intriguer brings coins, then the actor names a plot (`plots`); an opponent whom it would change may
//! bribe the actor (`bribery`), else it takes effect (`effects`). A complete board brings a bonus (`completion`).

pub(crate) mod bribery;
pub(crate) mod completion;
pub(crate) mod effects;
mod judge;
pub mod plot;
pub(crate) mod plots;
pub mod vocabulary;

use super::civics::vocabulary::Events;
use super::{Module, OrleansModule, Worth};
use crate::engine::{Pending, Seat, origins};
use crate::orleans::data::civics::Civic;
use crate::orleans::judge::Eye;
use crate::orleans::modules::civics::count;
use crate::orleans::phases::torture::Torture;
use crate::orleans::questions::{Action, Ask, Tortured};
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Draw, Item, Origin, Orleans, Rules, Step, modules};

/// Intrigue.
#[derive(Debug)]
pub struct Intrigue;

impl Module<Orleans> for Intrigue {
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
            Event::Civics(Events::FollowerDispatched { seat, civic, .. }) => plots::start(cx, seat, civic),
            Event::Civics(Events::CivicCompleted { seat, civic }) => completion::reward(cx, seat, civic),
            _ => {}
        }
    }
}

impl OrleansModule for Intrigue {
    fn owns(&self, item: &Item) -> bool {
        match item {
            Item::Step(step) => matches!(step, Step::Intrigue(_)),
            Item::Draw(draw) => matches!(draw, Draw::Intrigue(_)),
            Item::Ask(_) => modules::asks(item, |ask| matches!(ask, Ask::Intrigue(_))),
        }
    }

    fn judge(&self, eye: &Eye<'_>, ask: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, ask, action)
    }

    fn worth(&self, eye: &Eye<'_>, of: Worth) -> Option<f64> {
        judge::worth(eye, of)
    }

    /// Those whom the torturer meets give one thing, or are about to lose a follower for it.
    fn origin<'a>(&self, at: At<'a>, item: &Item, _: usize) -> Option<Origin<'a>> {
        let seat = match item {
            Item::Ask(asked) => match asked.as_slice() {
                [Pending { seat, ask: Ask::Torture(Tortured { owed: 1 }) }] => *seat,
                _ => return None,
            },
            Item::Step(Step::Torture(Torture { seat, owed: 0 })) => *seat,
            _ => return None,
        };
        Some(against(at, seat).when(move || at.rules.seats.has(seat) && count(at, Civic::Torturer) > 0))
    }
}

/// In the action of an opponent of this seat.
fn against(at: At<'_>, seat: Seat) -> Origin<'_> {
    origins::any_of(at.rules.seats.iter().filter(|&actor| actor != seat).map(origins::in_action))
}
