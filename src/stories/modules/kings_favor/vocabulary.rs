//! The words of The King's Favor, as the list of modules gathers them.

pub use super::seasons::Autumn;
use crate::engine::{Runs, Seat};
use crate::stories::data::tasks::Season;
use crate::stories::events::Event;
use crate::stories::round::{Phase, RunPhase};
use crate::stories::{Step, Stories};
use crate::wire::Wire;

/// Rules of The King's Favor that run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Runs)]
#[wire(rename = "StoriesCourtStep", within = Step::KingsFavor)]
#[runs(game = Stories)]
pub enum Steps {
    #[waits(in_plan(RunPhase { phase: Phase::Season }))]
    Autumn(Autumn),
}

/// What happened in The King's Favor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesCourtEvent", within = Event::KingsFavor)]
pub enum Events {
    /// A season begins.
    SeasonStarted { season: Season },
    /// A seat's year was judged.
    YearJudged { seat: Seat, missed: u8, favourites: u8 },
    /// A seat dropped out.
    Eliminated { seat: Seat },
    /// A year begins.
    YearStarted { year: u8 },
}
