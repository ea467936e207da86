//! The words of the civic boards, as the list of modules gathers them.

pub use super::spots::{Spot, Spots};
pub use super::{CivicCompleted, Civics, Dispatch, DispatchMore, MayDispatchMore, Sending};
use crate::engine::{Asks, Refusal, Runs, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::Place;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Reason;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::Wire;

/// What the civic boards ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansCivicsAsk", within = Ask::Civics)]
#[asks(game = Orleans)]
pub enum Questions {
    #[answers(Dispatch, Decline)]
    #[waits(in_action(seat))]
    DispatchMore(DispatchMore),
}

/// What answers them, and the game's question for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansCivicsAction", notation, within = Action::Civics)]
pub enum Answers {
    Dispatch(Dispatch),
}

/// What follows from sending followers there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansCivicsStep", within = Step::Civics)]
#[runs(game = Orleans)]
pub enum Steps {
    #[waits(in_action(step.seat))]
    CivicCompleted(CivicCompleted),
    #[waits(in_action(step.seat))]
    DispatchMore(MayDispatchMore),
}

/// What happened on the civic boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansCivicsEvent", within = Event::Civics)]
pub enum Events {
    /// A follower was sent to a deed or an intriguer, onto this of its spaces.
    FollowerDispatched { seat: Seat, from: Place, role: Role, civic: Civic, space: u8, sending: Sending },
    /// A deed or an intriguer is complete.
    CivicCompleted { seat: Seat, civic: Civic },
}

/// Why somebody is not sent there.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansCivicsRefusal", within = Reason::Civics)]
pub enum Reasons {
    #[refusal("two are sent to {civic} together or not at all")]
    SentTogether { civic: Civic },
    #[refusal("there is no space {space} for a {role} at {civic}")]
    NoSuchSpace { civic: Civic, space: u8, role: Role },
    #[refusal("space {space} of {civic} is taken")]
    CivicTaken { civic: Civic, space: u8 },
    #[refusal("name the first of the spaces of {civic} that are like {space}")]
    LikeAnother { civic: Civic, space: u8 },
}
