//! What chance is asked in the set-up and at the beginning of a round, and what follows (O-140). What else it is asked
//! stands with the rule that asks it.

use super::data::hourglasses::Hourglass as Tile;
use super::data::map::Path;
use super::data::places::Category;
use super::modules::{each_module, tell};
pub use super::phases::event::Plague;
pub use super::phases::followers::DrawFollower;
pub use super::phases::torture::TakeFollower;
pub use super::places::bathhouse::DrawBather;
use super::round::{self, draw};
use super::vocabulary::{Event, Outcome};
use super::{At, Cx, Orleans, Waiting};
use crate::bagbuilding::drawing;
use crate::engine::{Chance, Weighted, draws};
use crate::wire::named;

each_module! { draws! {
    /// What chance is asked.
    Draw as "OrleansDraw" of Orleans {
        PathGood,
        RemovedGood,
        PlaceTile(DealPlace),
        StartSeat,
        Hourglass(TurnHourglass),
        Follower(DrawFollower),
        Bath(DrawBather),
        Plague,
        Torture(TakeFollower),
    }
} Draws }

named! {
    /// A good for a path (O-004).
    PathGood = "pathGood" {
        /// Which path.
        path: Path,
    }
}
named! {
    /// A good that is not played (O-003).
    RemovedGood = "removedGood"
}
named! {
    /// A place tile that is played (O-010).
    DealPlace = "placeTile" {
        /// Of which category.
        category: Category,
    }
}
named! {
    /// Who begins (O-013).
    StartSeat = "startSeat"
}
named! {
    /// The hour glass of the round (O-020).
    TurnHourglass = "hourglass"
}

impl Chance<Orleans> for PathGood {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.goods, out, |good| Outcome::Good { good });
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (path, Outcome::Good { good }) = (self.path, outcome) else { return };
        cx.state.goods.take(good);
        cx.state.paths[path].put(good);
        tell(cx, Event::GoodLaid { path, good });
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        round::is_opening(draw(self), waiting)
    }
}

impl Chance<Orleans> for RemovedGood {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        drawing::outcomes(&at.state.goods, out, |good| Outcome::Good { good });
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Good { good } = outcome else { return };
        cx.state.goods.take(good);
        cx.state.out.goods.put(good);
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        round::is_opening(draw(self), waiting)
    }
}

impl Chance<Orleans> for DealPlace {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        let left = at.state.out.places.and(at.rules.tiles(self.category));
        out.extend(left.iter().map(|place| Weighted { outcome: Outcome::Place { place }, weight: 1 }));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Place { place } = outcome else { return };
        cx.state.out.places.remove(place);
        cx.state.places.insert(place);
        tell(cx, Event::PlaceChosen { place });
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        round::is_opening(draw(self), waiting)
    }
}

impl Chance<Orleans> for StartSeat {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        out.extend(at.rules.seats.iter().map(|seat| Weighted { outcome: Outcome::Seat { seat }, weight: 1 }));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Seat { seat } = outcome else { return };
        cx.state.start = Some(seat);
        tell(cx, Event::StartPlayerDrawn { seat });
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        round::is_opening(draw(self), waiting)
    }
}

impl Chance<Orleans> for TurnHourglass {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        let turned = &at.state.hourglasses;
        for (tile, copies) in at.rules.pile(turned.len() as u8 + 1) {
            // The start tile is a pile of its own, though its face may come again.
            let gone = turned.iter().skip(1).filter(|&&other: &&Tile| other == tile).count() as u32;
            let weight = u32::from(copies).saturating_sub(gone);
            if weight > 0 {
                out.push(Weighted { outcome: Outcome::Hourglass { tile }, weight });
            }
        }
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Hourglass { tile } = outcome else { return };
        let _ = cx.state.hourglasses.try_push(tile);
        tell(cx, Event::HourglassTurned { tile });
    }

    fn may_wait(self, waiting: Waiting<'_>) -> bool {
        round::is_in(round::Hourglass, waiting)
    }
}
