//! What chance may answer (S-015): who begins, the map, what comes out of a bag.

use super::Stories;
use super::data::map::Land;
use super::data::wares::{ByFollower, Follower};
pub use super::phases::drawing::DrawFollower;
pub use super::phases::effects::LoseFollower;
pub use super::phases::settling::{DrawLand, StartSeat};
pub use super::places::bathhouse::DrawToPlace;
use crate::bagbuilding::drawing;
use crate::engine::{Seat, Weighted, draws};
use crate::wire::tagged;

draws! {
    /// What chance is asked.
    Draw as "StoriesDraw" of Stories { DrawLand, StartSeat, DrawFollower, DrawToPlace, LoseFollower }
}

tagged! {
    /// What chance answers.
    Outcome as "StoriesOutcome" {
        Land = "land" { land: Land } as "land {land}",
        Seat = "seat" { seat: Seat } as "seat {seat}",
        Follower = "follower" { follower: Follower } as "follower {follower}",
    }
}

/// What may come out of a bag.
pub fn followers(bag: &ByFollower<u8>, out: &mut Vec<Weighted<Outcome>>) {
    drawing::outcomes(bag, out, |follower| Outcome::Follower { follower });
}
