//! What chance is asked in the set-up and at the beginning of a round, and what follows (O-140). Nothing else is
//! hidden (T-012). What else it is asked
//! stands with the rule that asks it.

use super::data::hourglasses::Hourglass as Tile;
use super::data::map::Path;
use super::data::places::Category;
use super::modules;
use super::modules::tell;
pub use super::phases::event::Plague;
pub use super::phases::followers::DrawFollower;
pub use super::phases::torture::TakeFollower;
use super::phases::{followers, torture};
use super::places::bathhouse;
pub use super::places::bathhouse::DrawBather;
use super::round::{Hourglass, MeetEvent, SetUp};
use super::vocabulary::{Event, Outcome};
use super::{At, Cx, Orleans};
use crate::bagbuilding::drawing;
use crate::engine::{Chance, Weighted};
use crate::wire::Wire;

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Chance)]
#[wire(rename = "OrleansDraw")]
#[chance(game = Orleans)]
pub enum Draw {
    #[waits(in_plan(SetUp))]
    PathGood(PathGood),
    #[waits(in_plan(SetUp))]
    RemovedGood(RemovedGood),
    #[waits(in_plan(SetUp))]
    PlaceTile(DealPlace),
    #[waits(in_plan(SetUp))]
    StartSeat(StartSeat),
    #[waits(by(Hourglass))]
    Hourglass(TurnHourglass),
    #[waits(followers::origin(at, draw, count))]
    Follower(DrawFollower),
    #[waits(bathhouse::origin(at, draw, count))]
    Bath(DrawBather),
    #[waits(by(MeetEvent { seat: draw.seat }))]
    Plague(Plague),
    #[waits(on_any(move |item| torture::is_for(draw.seat, item)))]
    Torture(TakeFollower),
    #[wire(flatten)]
    Orders(modules::orders::vocabulary::Draws),
    #[wire(flatten)]
    Intrigue(modules::intrigue::vocabulary::Draws),
}

/// A good for a path (O-004).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pathGood")]
pub struct PathGood {
    /// Which path.
    pub path: Path,
}
/// A good that is not played (O-003).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "removedGood")]
pub struct RemovedGood;
/// A place tile that is played (O-010).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "placeTile")]
pub struct DealPlace {
    /// Of which category.
    pub category: Category,
}
/// Who begins (O-013).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startSeat")]
pub struct StartSeat;
/// The hour glass of the round (O-020).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "hourglass")]
pub struct TurnHourglass;

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
}
