//! The words of the new events, as the list of modules gathers them.

use super::NewEvents;
pub use super::amnesty::{Amnesty, PlaceRecruit};
use super::demands::each_technology;
pub use super::demands::{Defect, FurtherEducation, Return, Study, Summons};
pub use super::famine::{Famine, Starve, StarveAt};
pub use super::levies::{Levies, Levy};
pub use super::purchases::{BonVoyage, Educate, Education, Hire, Indulgence};
use crate::engine::{Seat, questions, steps};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Space;
use crate::orleans::data::tracks::Marker;
use crate::orleans::questions::{Action, Ask, Decline, Move, PayCoins, Plan, SurrenderGear, SurrenderInstalled};
use crate::orleans::refusals::Why;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::{Never, reasons, tagged, union};

/// The module.
pub static MODULE: NewEvents = NewEvents;

union! {
    /// What the new events ask.
    Questions as "OrleansNewEventsAsk" within Ask::NewEvents {
        Indulgence, Education, BonVoyage, FurtherEducation, Defect, Levies, Summons, Famine, Amnesty,
    }
}

union! {
    /// What answers the new events (T-024).
    Answers as "OrleansNewEventsAction" within Action::NewEvents, said {
        Hire, Educate, Study, Levy, Return, Starve, StarveAt,
    }
}

questions! {
    Questions of Orleans {
        Indulgence => Hire, Decline;
        Education => Educate, Decline;
        BonVoyage => Move, Decline;
        FurtherEducation => Study, PayCoins;
        Defect by each_technology => SurrenderGear, SurrenderInstalled;
        Levies => Levy;
        Summons => Return, PayCoins;
        Famine => Starve, StarveAt;
        Amnesty => Plan, Decline;
    }
}

steps! {
    /// A rule of the new events that runs by itself.
    Steps as "OrleansNewEventsStep" of Orleans within Step::NewEvents { Amnesty(PlaceRecruit) }
}

/// They ask of chance what the base game asks.
pub type Draws = Never;

tagged! {
    /// What happened by the new events.
    Events as "OrleansNewEventsEvent" within Event::NewEvents {
        /// A follower was hired without a step on its track.
        FollowerHired = "followerHired" { seat: Seat, role: Role },
        /// A good went back to the goods market.
        GoodGiven = "goodGiven" { seat: Seat, good: Good },
        /// Technology went back to the supply; no space means it lay beside the board.
        TechnologyReturned = "technologyReturned" { seat: Seat, space: Option<Space> },
        /// The merchant was called to Orléans.
        MerchantReturned = "merchantReturned" { seat: Seat },
        /// A follower went back to the supply.
        FollowerStarved = "followerStarved" { seat: Seat, role: Role },
        /// The marker fell back on the development track.
        BooksBurned = "booksBurned" { seat: Seat, field: u8 },
        /// A farmer went from another's space to the bag.
        FarmerDismissed = "farmerDismissed" { seat: Seat, space: Space },
    }
}

reasons! {
    /// Why an answer to the new events is refused.
    Reasons as "OrleansNewEventsRefusal" within Why::NewEvents {
        NotForHire = "notForHire" { role: Role } "no {role} is for hire",
        NotTaught = "notTaught" { marker: Marker } "{marker} is not taught",
        StepsDone = "stepsDone" { marker: Marker } "the marker stands at the end of the {marker} track",
        NotTheRecruit = "notTheRecruit" { follower: Follower } "the {follower} was not recruited just now",
        LessWouldDo = "lessWouldDo" { good: Good } "one {good} less would do",
        MustGiveEnough = "mustGiveEnough" {} "whoever owns goods of that value gives them",
        OutOfOrder = "outOfOrder" {}
            "name followers in their order: bag, market, tower, spaces, the earlier ones first",
    }
}

/// Nothing of theirs is on the table but the hour glasses.
pub type OnTable = Never;
/// Nobody keeps anything of theirs.
pub type OfPlayer = Never;
