//! The words of the new deeds, as the list of modules gathers them.

use super::NewDeeds;
pub use super::alchemy::{Alchemy, PlaceDrawn, PutBack, Transmute};
pub use super::court::{Court, FreeBath, PlaceBathers};
use super::court::{UseOther, each_place};
pub use super::rewards::{Build, Building, Navigate, TakeGear, Tow};
pub use super::setup::LayGoods;
use crate::engine::{Seat, questions, steps};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Place;
use crate::orleans::modules::civics::Dispatch;
use crate::orleans::questions::{Action, Ask, Decline, Dose, DrawFollowers, Move, Plan, Recruit, Travel, Use};
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::{Never, slice, tagged, union};

/// The module.
pub static MODULE: NewDeeds = NewDeeds;

union! {
    /// What the new deeds ask.
    Questions as "OrleansNewDeedsAsk" within Ask::NewDeeds {
        Alchemy, Transmute, Court, FreeBath, Tow, Navigate, Build(Building),
    }
}

union! {
    /// What answers the new deeds (T-071).
    Answers as "OrleansNewDeedsAction" within Action::NewDeeds, said { PutBack, TakeGear, Build }
}

questions! {
    Questions of Orleans {
        Alchemy => DrawFollowers, Dispatch, Decline;
        Transmute => Plan, PutBack;
        Court by each_place => Decline, Use, Recruit, Travel, Dose, UseOther;
        FreeBath => Plan;
        Tow => Move, Decline;
        Navigate => TakeGear, Decline;
        Build(Building) => Build, Decline;
    }
}

steps! {
    /// A rule of the new deeds that runs by itself.
    Steps as "OrleansNewDeedsStep" of Orleans within Step::NewDeeds {
        LayGoods, Alchemy(PlaceDrawn), FreeBath(PlaceBathers),
    }
}

/// They ask of chance what the base game asks.
pub type Draws = Never;

tagged! {
    /// What happened by the new deeds.
    Events as "OrleansNewDeedsEvent" within Event::NewDeeds {
        /// A good was laid on a space of a deed.
        GoodLaid = "goodLaid" { civic: Civic, space: u8, good: Good },
        /// One of those drawn went back into the bag.
        FollowerPutBack = "followerPutBack" { seat: Seat, follower: Follower },
        /// A place is used for nothing.
        CourtFavoured = "courtFavoured" { seat: Seat, place: Place },
    }
}

/// They refuse for the reasons of the base game and of the civic boards.
pub type Reasons = Never;

slice! {
    /// The technology tiles beside the deed of navigation (T-068).
    OnTable = "navigation": u8
}

/// Nobody keeps anything of theirs.
pub type OfPlayer = Never;
