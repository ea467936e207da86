//! The words of The First Kingdom, as the list of modules gathers them.

pub use super::advancing::{Enter, PayCoins, Paying, PayingFood};
pub use super::citizens::{Strike, StrikeField, Wild};
use super::sketch::KingdomSketch;
use super::{FirstKingdom, Kingdom};
use crate::engine::{Seat, questions, steps};
use crate::stories::data::deeds::Threat;
use crate::stories::data::tasks::{Narration, Task};
use crate::stories::events::Event;
use crate::stories::phases::effects::Give;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::Why;
use crate::stories::{Step, Stories};
use crate::wire::{reasons, slice, tagged, union};

/// The module.
pub static MODULE: FirstKingdom = FirstKingdom;

union! {
    /// What a seat is asked in The First Kingdom only.
    Questions as "StoriesKingdomAsk" within Ask::FirstKingdom { PayingFood, Paying, Wild }
}

union! {
    /// What a seat answers in The First Kingdom only.
    Answers as "StoriesKingdomAction" within Action::FirstKingdom, said { PayCoins, Strike, StrikeField }
}

questions! {
    Questions of Stories {
        PayingFood => Give;
        Paying => Give, PayCoins;
        Wild => Strike, StrikeField;
    }
}

steps! {
    /// Rules of The First Kingdom that run by themselves.
    Steps as "StoriesKingdomStep" of Stories within Step::FirstKingdom { Enter }
}

tagged! {
    /// What happened in The First Kingdom.
    Events as "StoriesKingdomEvent" within Event::FirstKingdom {
        /// A narration card was read.
        Narrated = "narrated" { card: Narration },
        /// Citizens were struck.
        CitizensStruck = "citizensStruck" { seat: Seat, count: u8 },
        /// A field of a task was ticked.
        FieldTicked = "fieldTicked" { seat: Seat, task: Task, field: u8 },
        /// A seat entered an epoch.
        EpochEntered = "epochEntered" { seat: Seat, epoch: u8 },
        /// A threat has ended.
        ThreatDefeated = "threatDefeated" { threat: Threat },
    }
}

reasons! {
    /// Why somebody does not advance or tick a field.
    Reasons as "StoriesKingdomRefusal" within Why::FirstKingdom {
        AlreadyAdvanced = "alreadyAdvanced" {} "the seat has advanced in this round",
        LastEpoch = "lastEpoch" {} "there is no further epoch",
        ConditionMissed = "conditionMissed" { epoch: u8 } "a condition of epoch {epoch} is not met",
        CannotPay = "cannotPay" { epoch: u8 } "the seat cannot pay for epoch {epoch}",
        NoFields = "noFields" { task: Task } "no field of {task} can be ticked",
        FieldNotOpen = "fieldNotOpen" { task: Task, field: u8 } "field {field} of {task} is not the first open one of its kind",
    }
}

slice! {
    /// The First Kingdom: epochs, tasks, citizens.
    OnTable = "kingdom": Option<Kingdom>
}

slice! {
    /// The First Kingdom: what is said of epochs, tasks and threats.
    Sketched = "kingdom": Option<KingdomSketch>
}
