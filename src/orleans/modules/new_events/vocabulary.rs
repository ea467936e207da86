//! The words of the new events, as the list of modules gathers them.

pub use super::amnesty::{Amnesty, PlaceRecruit};
use super::demands::each_technology;
pub use super::demands::{Defect, FurtherEducation, Return, Study, Summons};
pub use super::famine::{Famine, Starve, StarveAt};
pub use super::levies::{Levies, Levy};
pub use super::purchases::{BonVoyage, Educate, Education, Hire, Indulgence};
use crate::engine::{Asks, Refusal, Runs, Seat};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::questions::{Action, Ask, Decline, Move, PayCoins, Plan, SurrenderGear, SurrenderInstalled};
use crate::orleans::refusals::Reason;
use crate::orleans::round::MeetEvent;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::Wire;

/// What the new events ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansNewEventsAsk", within = Ask::NewEvents)]
#[asks(game = Orleans)]
pub enum Questions {
    #[answers(Hire, Decline)]
    #[waits(by(MeetEvent { seat }))]
    Indulgence(Indulgence),
    #[answers(Educate, Decline)]
    #[waits(by(MeetEvent { seat }))]
    Education(Education),
    #[answers(Move, Decline)]
    #[waits(by(MeetEvent { seat }))]
    BonVoyage(BonVoyage),
    #[answers(Study, PayCoins)]
    #[waits(by(MeetEvent { seat }))]
    FurtherEducation(FurtherEducation),
    #[answers(SurrenderGear, SurrenderInstalled, by = each_technology)]
    #[waits(by(MeetEvent { seat }))]
    Defect(Defect),
    #[answers(Levy)]
    #[waits(by(MeetEvent { seat }))]
    Levies(Levies),
    #[answers(Return, PayCoins)]
    #[waits(by(MeetEvent { seat }))]
    Summons(Summons),
    #[answers(Starve, StarveAt)]
    #[waits(by(MeetEvent { seat }))]
    Famine(Famine),
    #[answers(Plan, Decline)]
    #[waits(in_action(seat))]
    Amnesty(Amnesty),
}

/// What answers the new events (T-024).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewEventsAction", notation, within = Action::NewEvents)]
pub enum Answers {
    Hire(Hire),
    Educate(Educate),
    Study(Study),
    Levy(Levy),
    Return(Return),
    Starve(Starve),
    StarveAt(StarveAt),
}

/// A rule of the new events that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansNewEventsStep", within = Step::NewEvents)]
#[runs(game = Orleans)]
pub enum Steps {
    #[waits(in_action(step.seat))]
    Amnesty(PlaceRecruit),
}

/// What happened by the new events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewEventsEvent", within = Event::NewEvents)]
pub enum Events {
    /// A follower was hired without a step on its track.
    FollowerHired { seat: Seat, role: Role },
    /// A good went back to the goods market.
    GoodGiven { seat: Seat, good: Good },
    /// Technology went back to the supply; no space means it lay beside the board.
    TechnologyReturned { seat: Seat, space: Option<Space> },
    /// The merchant was called to Orléans.
    MerchantReturned { seat: Seat },
    /// A follower went back to the supply.
    FollowerStarved { seat: Seat, role: Role },
    /// The marker fell back on the development track.
    BooksBurned { seat: Seat, field: u8 },
    /// A farmer went from another's space to the bag.
    FarmerDismissed { seat: Seat, space: Space },
}

/// Why an answer to the new events is refused.
#[derive(Clone, Copy, Debug, PartialEq, Refusal)]
#[wire(rename = "OrleansNewEventsRefusal", within = Reason::NewEvents)]
pub enum Reasons {
    #[refusal("no {role} is for hire")]
    NotForHire { role: Role },
    #[refusal("{marker} is not taught")]
    NotTaught { marker: Marker },
    #[refusal("the marker stands at the end of the {marker} track")]
    StepsDone { marker: Marker },
    #[refusal("the {follower} was not recruited just now")]
    NotTheRecruit { follower: Follower },
    #[refusal("one {good} less would do")]
    LessWouldDo { good: Good },
    #[refusal("whoever owns goods of that value gives them")]
    MustGiveEnough,
    #[refusal("name followers in their order: bag, market, tower, spaces, the earlier ones first")]
    OutOfOrder,
}
