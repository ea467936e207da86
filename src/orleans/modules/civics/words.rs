//! The words of the civic boards, as the list of modules gathers them.

pub use super::spots::{Spot, Spots};
pub use super::{CivicCompleted, Civics, Dispatch, DispatchMore, MayDispatchMore, Sending};
use crate::engine::{Seat, questions, steps};
use crate::orleans::data::civics::{ByCivic, Civic};
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::Place;
use crate::orleans::questions::{Action, Ask, Decline};
use crate::orleans::refusals::Why;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::{Never, reasons, slice, tagged, union};

/// The module.
pub static MODULE: Civics = Civics;

union! {
    /// What the civic boards ask.
    Questions as "OrleansCivicsAsk" within Ask::Civics { DispatchMore }
}

union! {
    /// What answers them, and the game's question for an action.
    Answers as "OrleansCivicsAction" within Action::Civics, said { Dispatch }
}

questions! {
    Questions of Orleans {
        DispatchMore => Dispatch, Decline;
    }
}

steps! {
    /// What follows from sending followers there.
    Steps as "OrleansCivicsStep" of Orleans within Step::Civics { CivicCompleted, DispatchMore(MayDispatchMore) }
}

/// They ask nothing of chance.
pub type Draws = Never;

tagged! {
    /// What happened on the civic boards.
    Events as "OrleansCivicsEvent" within Event::Civics {
        /// A follower was sent to a deed or an intriguer, onto this of its spaces.
        FollowerDispatched = "followerDispatched" { seat: Seat, from: Place, role: Role, civic: Civic, space: u8, sending: Sending },
        /// A deed or an intriguer is complete.
        CivicCompleted = "civicCompleted" { seat: Seat, civic: Civic },
    }
}

reasons! {
    /// Why somebody is not sent there.
    Reasons as "OrleansCivicsRefusal" within Why::Civics {
        SentTogether = "sentTogether" { civic: Civic } "two are sent to {civic} together or not at all",
        NoSuchSpace = "noSuchSpace" { civic: Civic, space: u8, role: Role }
            "there is no space {space} for a {role} at {civic}",
        CivicTaken = "civicTaken" { civic: Civic, space: u8 } "space {space} of {civic} is taken",
        LikeAnother = "likeAnother" { civic: Civic, space: u8 }
            "name the first of the spaces of {civic} that are like {space}",
    }
}

slice! {
    /// Deeds and intriguers of Trade & Intrigue: what is on their spaces (T-068, T-077).
    OnTable = "civics": ByCivic<Spots>
}

/// Nobody keeps anything of theirs.
pub type OfPlayer = Never;
