//! The vocabulary of the new places, as the list of modules collects it.

pub use super::{Barter, BarterCheese, NewPlaces, ShieldWith};
use crate::engine::{Refusal, Seat};
use crate::orleans::data::goods::Good;
use crate::orleans::questions::Action;
use crate::orleans::refusals::Reason;
use crate::orleans::vocabulary::Event;
use crate::wire::Wire;

/// Their answers to the game's questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewPlacesAction", notation, within = Action::NewPlaces)]
pub enum Answers {
    Barter(BarterCheese),
    ShieldWith(ShieldWith),
}

/// Events of the new places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewPlacesEvent", within = Event::NewPlaces)]
pub enum Events {
    /// A good was laid on the brasserie.
    GoodStored { seat: Seat, good: Good },
    /// The sheep farm took a cheese.
    Bartered { seat: Seat, reward: Barter },
}

/// Reasons for refusals.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansNewPlacesRefusal", within = Reason::NewPlaces)]
pub enum Reasons {
    #[refusal("no {good} lies on a brasserie of the seat")]
    NotStored { good: Good },
}
