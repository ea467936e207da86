//! What chance may answer (S-015): who begins, the map, what comes out of a bag.

use super::Stories;
use super::data::map::Land;
use super::data::wares::{ByFollower, Follower};
pub use super::phases::drawing::DrawFollower;
use super::phases::effects;
pub use super::phases::effects::LoseFollower;
pub use super::phases::settling::{DrawLand, StartSeat};
use super::places::bathhouse;
pub use super::places::bathhouse::DrawToPlace;
use super::round::{Draws, SetUp};
use crate::bagbuilding::drawing;
use crate::engine::{Chance, Seat, Weighted};
use crate::wire::Wire;

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Chance)]
#[wire(rename = "StoriesDraw")]
#[chance(game = Stories)]
pub enum Draw {
    #[waits(in_plan(SetUp))]
    DrawLand(DrawLand),
    #[waits(in_plan(SetUp))]
    StartSeat(StartSeat),
    #[waits(repeated(by(Draws { seat: draw.seat })))]
    DrawFollower(DrawFollower),
    #[waits(repeated(on_any(move |item| bathhouse::is_placing(draw.seat, item))))]
    DrawToPlace(DrawToPlace),
    #[waits(repeated(effects::in_loss(at, draw.seat)))]
    LoseFollower(LoseFollower),
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "StoriesOutcome", notation)]
pub enum Outcome {
    /// A land tile is turned over.
    #[wire(notation = "land {land}")]
    Land { land: Land },
    /// A seat is drawn: the start player.
    #[wire(notation = "seat {seat}")]
    Seat { seat: Seat },
    /// A follower is drawn from a bag.
    #[wire(notation = "follower {follower}")]
    Follower { follower: Follower },
}

/// What may come out of a bag.
pub fn followers(bag: &ByFollower<u8>, out: &mut Vec<Weighted<Outcome>>) {
    drawing::outcomes(bag, out, |follower| Outcome::Follower { follower });
}
