//! The words of The King's Favor, as the list of modules gathers them.

pub use super::seasons::Autumn;
use super::sketch::CourtSketch;
use super::{Court, KingsFavor};
use crate::engine::{Seat, steps};
use crate::stories::data::tasks::Season;
use crate::stories::events::Event;
use crate::stories::{Step, Stories};
use crate::wire::{Never, slice, tagged};

/// The module.
pub static MODULE: KingsFavor = KingsFavor;

/// It asks nothing of its own.
pub type Questions = Never;
/// So nothing answers it.
pub type Answers = Never;
/// And nothing of its own is refused.
pub type Reasons = Never;

steps! {
    /// Rules of The King's Favor that run by themselves.
    Steps as "StoriesCourtStep" of Stories within Step::KingsFavor { Autumn }
}

tagged! {
    /// What happened in The King's Favor.
    Events as "StoriesCourtEvent" within Event::KingsFavor {
        /// A season begins.
        SeasonStarted = "seasonStarted" { season: Season },
        /// A seat's year was judged.
        YearJudged = "yearJudged" { seat: Seat, missed: u8, favourites: u8 },
        /// A seat dropped out.
        Eliminated = "eliminated" { seat: Seat },
        /// A year begins.
        YearStarted = "yearStarted" { year: u8 },
    }
}

slice! {
    /// The King's Favor: booklets and favourite tiles.
    OnTable = "court": Option<Court>
}

slice! {
    /// The King's Favor: what is said of booklets and favourite tiles.
    Sketched = "court": Option<CourtSketch>
}
