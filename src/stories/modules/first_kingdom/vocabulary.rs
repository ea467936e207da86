//! The words of The First Kingdom, as the list of modules gathers them.

use super::advancing::is_paying;
pub use super::advancing::{Enter, PayCoins, Paying, PayingFood};
pub use super::citizens::{Strike, StrikeField, Wild};
use crate::engine::{Asks, Refusal, Runs, Seat};
use crate::stories::data::deeds::Threat;
use crate::stories::data::tasks::{Narration, Task};
use crate::stories::events::Event;
use crate::stories::phases::effects::Give;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::Reason;
use crate::stories::{Step, Stories, deeds, fame};
use crate::wire::Wire;

/// What a seat is asked in The First Kingdom only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "StoriesKingdomAsk", within = Ask::FirstKingdom)]
#[asks(game = Stories)]
pub enum Questions {
    #[answers(Give)]
    #[waits(any_of([on(Enter { seat }), on_any(is_paying)]))]
    PayingFood(PayingFood),
    #[answers(Give, PayCoins)]
    #[waits(on(Enter { seat }))]
    Paying(Paying),
    #[answers(Strike, StrikeField)]
    #[waits(fame::origin(at, seat, 0))]
    Wild(Wild),
}

/// What a seat answers in The First Kingdom only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesKingdomAction", notation, within = Action::FirstKingdom)]
pub enum Answers {
    PayCoins(PayCoins),
    Strike(Strike),
    StrikeField(StrikeField),
}

/// Rules of The First Kingdom that run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "StoriesKingdomStep", within = Step::FirstKingdom)]
#[runs(game = Stories)]
pub enum Steps {
    #[waits(deeds::bonus(at, step.seat))]
    Enter(Enter),
}

/// What happened in The First Kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesKingdomEvent", within = Event::FirstKingdom)]
pub enum Events {
    /// A narration card was read.
    Narrated { card: Narration },
    /// Citizens were struck.
    CitizensStruck { seat: Seat, count: u8 },
    /// A field of a task was ticked.
    FieldTicked { seat: Seat, task: Task, field: u8 },
    /// A seat entered an epoch.
    EpochEntered { seat: Seat, epoch: u8 },
    /// A threat has ended.
    ThreatDefeated { threat: Threat },
}

/// Why somebody does not advance or tick a field.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "StoriesKingdomRefusal", within = Reason::FirstKingdom)]
pub enum Reasons {
    #[refusal("the seat has advanced in this round")]
    AlreadyAdvanced,
    #[refusal("there is no further epoch")]
    LastEpoch,
    #[refusal("a condition of epoch {epoch} is not met")]
    ConditionMissed { epoch: u8 },
    #[refusal("the seat cannot pay for epoch {epoch}")]
    CannotPay { epoch: u8 },
    #[refusal("no field of {task} can be ticked")]
    NoFields { task: Task },
    #[refusal("field {field} of {task} is not the first open one of its kind")]
    FieldNotOpen { task: Task, field: u8 },
}
