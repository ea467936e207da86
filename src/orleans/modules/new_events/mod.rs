//! New Events: hour-glass cards A to D (T-020 to T-067).
//!
//! | to find | look in |
//! |---|---|
//! | the stack | `deck` |
//! | what each event brings or costs a seat | `effects` |
//! | what the events ask, and what follows from the answers | `purchases`, `demands`, `levies`, `famine` |
//! | recruits that stand on spaces at once | `amnesty` |
//! | farmers who stand anywhere | `revolt` |
//! | which question has which answers, events, reasons | [`vocabulary`] |

pub(crate) mod amnesty;
pub(crate) mod deck;
pub(crate) mod demands;
pub(crate) mod effects;
pub(crate) mod famine;
mod judge;
pub(crate) mod levies;
pub(crate) mod purchases;
pub(crate) mod revolt;
pub mod vocabulary;

use super::{Module, OrleansModule, Quote};
use crate::engine::{Asks, Seat};
use crate::orleans::chance::TurnHourglass;
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::data::places::Place;
use crate::orleans::judge::Eye;
use crate::orleans::phases::event;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::round::{draw, step};
use crate::orleans::rules::Law;
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Origin, Orleans, Rules, Step, modules};
use amnesty::PlaceRecruit;

/// New events.
#[derive(Debug)]
pub struct NewEvents;

impl Module<Orleans> for NewEvents {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewEvents)
    }

    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        deck::furnish(&setup.options, rules);
        // Whoever is hired makes no step (T-030).
        rules.suspended.insert(Law::RecruitsAreSteps);
    }

    /// A holiday is discarded, and the next card is turned over for the same round (T-049).
    fn react(&self, cx: &mut Cx<'_>, event: &Event) {
        match *event {
            Event::HourglassTurned { tile } if !tile.row().is_round => cx.next([draw(TurnHourglass)]),
            Event::FollowerRecruited { seat, role } if is_now(cx.at(), Happening::Amnesty) => {
                cx.next([step(PlaceRecruit { seat, role })]);
            }
            _ => {}
        }
    }
}

impl OrleansModule for NewEvents {
    fn owns(&self, item: &Item) -> bool {
        matches!(item, Item::Step(Step::NewEvents(_))) || modules::asks(item, |ask| matches!(ask, Ask::NewEvents(_)))
    }

    fn quote(&self, at: At<'_>, seat: Seat, of: Quote, value: u8) -> u8 {
        match of {
            Quote::StandsFor { follower, is_planning: true } => value | revolt::lends(at, follower),
            Quote::MayUse(place) if is_sabotaged(at, seat, place) => 0,
            Quote::IsHarmed(row) => effects::is_harmed(at, seat, row).into(),
            _ => value,
        }
    }

    fn suffer(&self, cx: &mut Cx<'_>, seat: Seat, row: &HourglassRow) {
        effects::suffer(cx, seat, row);
    }

    fn judge(&self, eye: &Eye<'_>, ask: &Ask, action: Action) -> Option<f64> {
        judge::judge(eye, ask, action)
    }

    fn origin<'a>(&self, at: At<'a>, item: &Item, count: usize) -> Option<Origin<'a>> {
        effects::origin(at, item, count)
    }
}

/// Asks a seat; the only answer is given at once, and without any nothing happens (T-011).
pub fn put(cx: &mut Cx<'_>, seat: Seat, ask: impl Into<Ask>) {
    let ask = ask.into();
    match *legal(cx.at(), seat, ask).as_slice() {
        [] => {}
        [only] => {
            ask.resolve(cx, seat, only);
        }
        _ => cx.next([Item::ask(seat, ask)]),
    }
}

/// Everything that answers a question.
pub fn legal(at: At<'_>, seat: Seat, ask: Ask) -> Vec<Action> {
    let mut out = Vec::new();
    ask.candidates(at, seat, &mut out);
    out.retain(|&action| matches!(ask.verdict(at, seat, action), Some(Ok(()))));
    out
}

/// Is this what the card of the round brings?
pub fn is_now(at: At<'_>, happening: Happening) -> bool {
    event::current(at).is_some_and(|row| row.happening == happening)
}

/// The amount printed on the card of the round: coins, or what is due otherwise.
pub fn price(at: At<'_>) -> u16 {
    event::current(at).map_or(0, |row| row.amount.into())
}

/// Sabotage stops every place where technology lies (T-043), also for an action by favour of the court (T-093).
fn is_sabotaged(at: At<'_>, seat: Seat, place: Place) -> bool {
    let technology = at.state.players[seat].followers.spaces.technology();
    is_now(at, Happening::Sabotage) && !at.rules.layout.spaces(place).and(technology).is_empty()
}

/// Does this event ask this of the seat, and is there a choice (T-011)?
fn is_asked(ask: impl Into<Ask>, happening: Happening, at: At<'_>, seat: Seat) -> bool {
    is_now(at, happening) && legal(at, seat, ask.into()).len() > 1
}
