//! The words of the new deeds, as the list of modules gathers them.

pub use super::alchemy::{Alchemy, PlaceDrawn, PutBack, Transmute};
pub use super::court::{Court, FreeBath, PlaceBathers};
use super::court::{UseOther, each_place};
pub use super::rewards::{Build, Building, Navigate, TakeGear, Tow};
pub use super::setup::LayGoods;
use crate::engine::{Asks, Runs, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::followers::Follower;
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::Place;
use crate::orleans::modules::civics::Dispatch;
use crate::orleans::questions::{Action, Ask, Decline, Dose, DrawFollowers, Move, Plan, Recruit, Travel, Use};
use crate::orleans::round::SetUp;
use crate::orleans::vocabulary::Event;
use crate::orleans::{Orleans, Step};
use crate::wire::Wire;

/// What the new deeds ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "OrleansNewDeedsAsk", within = Ask::NewDeeds)]
#[asks(game = Orleans)]
pub enum Questions {
    #[answers(DrawFollowers, Dispatch, Decline)]
    #[waits(in_action(seat))]
    Alchemy(Alchemy),
    #[answers(Plan, PutBack)]
    #[waits(in_action(seat))]
    Transmute(Transmute),
    #[answers(Decline, Use, Recruit, Travel, Dose, UseOther, by = each_place)]
    #[waits(in_action(seat))]
    Court(Court),
    #[answers(Plan)]
    #[waits(in_action(seat))]
    FreeBath(FreeBath),
    #[answers(Move, Decline)]
    #[waits(in_action(seat))]
    Tow(Tow),
    #[answers(TakeGear, Decline)]
    #[waits(in_action(seat))]
    Navigate(Navigate),
    #[answers(Build, Decline)]
    #[waits(in_action(seat))]
    Build(Building),
}

/// What answers the new deeds (T-071).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewDeedsAction", notation, within = Action::NewDeeds)]
pub enum Answers {
    PutBack(PutBack),
    TakeGear(TakeGear),
    Build(Build),
}

/// A rule of the new deeds that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "OrleansNewDeedsStep", within = Step::NewDeeds)]
#[runs(game = Orleans)]
pub enum Steps {
    #[waits(in_plan(SetUp))]
    LayGoods(LayGoods),
    #[waits(in_action(step.seat))]
    Alchemy(PlaceDrawn),
    #[waits(in_action(step.seat))]
    FreeBath(PlaceBathers),
}

/// What happened by the new deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "OrleansNewDeedsEvent", within = Event::NewDeeds)]
pub enum Events {
    /// A good was laid on a space of a deed.
    GoodLaid { civic: Civic, space: u8, good: Good },
    /// One of those drawn went back into the bag.
    FollowerPutBack { seat: Seat, follower: Follower },
    /// A place is used for nothing.
    CourtFavoured { seat: Seat, place: Place },
}
