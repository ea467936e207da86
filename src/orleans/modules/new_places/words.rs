//! The words of the new places, as the list of modules gathers them.

pub use super::{Barter, BarterCheese, NewPlaces, ShieldWith};
use crate::engine::Seat;
use crate::orleans::data::goods::Good;
use crate::orleans::questions::Action;
use crate::orleans::refusals::Why;
use crate::orleans::vocabulary::Event;
use crate::wire::{Never, reasons, tagged, union};

/// The module.
pub static MODULE: NewPlaces = NewPlaces;

/// They ask nothing of their own.
pub type Questions = Never;

union! {
    /// What they answer to the game's questions.
    Answers as "OrleansNewPlacesAction" within Action::NewPlaces, said { Barter(BarterCheese), ShieldWith }
}

/// They have no steps.
pub type Steps = Never;
/// They ask nothing of chance.
pub type Draws = Never;

tagged! {
    /// What happened at new places.
    Events as "OrleansNewPlacesEvent" within Event::NewPlaces {
        /// A good was laid on the brasserie.
        GoodStored = "goodStored" { seat: Seat, good: Good },
        /// The sheep farm took a cheese.
        Bartered = "bartered" { seat: Seat, reward: Barter },
    }
}

reasons! {
    /// Why an answer is refused.
    Reasons as "OrleansNewPlacesRefusal" within Why::NewPlaces {
        NotStored = "notStored" { good: Good } "no {good} lies on a brasserie of the seat",
    }
}

/// Nothing of theirs is on the table.
pub type OnTable = Never;
/// What lies on a brasserie is among the goods that lie apart.
pub type OfPlayer = Never;
