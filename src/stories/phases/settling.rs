//! Set-up: the map, the start player, the start villages (S-002, S-022, S-023).

use crate::engine::{Answers, Chance, Question, Reply, Seat, Targets, Weighted};
use crate::stories::chance::Outcome;
use crate::stories::data::map::{Area, Land};
use crate::stories::events::Event;
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict};
use crate::wire::{Kind, Wire};

/// Which start village to settle in (S-023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "settle")]
pub struct Settling;
/// Settles in a start village (S-023).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "settle", notation = "settle {area}")]
pub struct Settle {
    pub area: Area,
}
/// The land that lies on an area (S-022).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "land")]
pub struct DrawLand {
    pub area: Area,
}
/// Who begins (S-002).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "startSeat")]
pub struct StartSeat;

impl Question for Settling {
    type Game = Stories;
    const RULE: &'static str = "S-023";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.state.round == 0 && at.controlled(seat).is_empty()
    }

    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        true
    }
}

impl Answers<Settling> for Settle {
    fn candidates(_: Settling, at: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.extend(at.rules.start_villages.iter().map(|area| Action::from(Settle { area })));
    }

    fn verdict(self, _: Settling, at: At<'_>, _: Seat) -> Verdict {
        if !at.rules.start_villages.has(self.area) {
            return refuse("S-023", Reason::NoStartVillage { area: self.area });
        }
        if !at.state.map[self.area].settlers.is_empty() {
            return refuse("S-023", Reason::Settled { area: self.area });
        }
        Ok(())
    }

    fn resolve(self, _: Settling, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.state.map[self.area].settlers.insert(seat);
        cx.state.players[seat].reserve = cx.state.players[seat].reserve.saturating_sub(1);
        cx.tell(Event::Settled { seat, area: self.area });
        Reply::Done
    }

    fn targets(self, _: Settling, _: At<'_>, _: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Area(self.area));
    }
}

/// How many tiles of each land are not laid out yet.
fn left(at: At<'_>, land: Land) -> u8 {
    let laid = at.rules.areas.iter().filter(|&area| at.state.map[area].land == Some(land)).count();
    at.rules.land[land].saturating_sub(laid as u8)
}

impl Chance<Stories> for DrawLand {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        let lands = Land::ALL.iter().map(|&land| (land, left(at, land))).filter(|&(_, left)| left > 0);
        out.extend(lands.map(|(land, left)| Weighted { outcome: Outcome::Land { land }, weight: left.into() }));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let (area, Outcome::Land { land }) = (self.area, outcome) else { return };
        cx.state.map[area].land = Some(land);
        cx.tell(Event::LandLaid { area, land });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.map[self.area].land.is_none()
    }
}

impl Chance<Stories> for StartSeat {
    fn outcomes(self, at: At<'_>, out: &mut Vec<Weighted<Outcome>>) {
        out.extend(at.rules.seats.iter().map(|seat| Weighted { outcome: Outcome::Seat { seat }, weight: 1 }));
    }

    fn settle(self, cx: &mut Cx<'_>, outcome: Outcome) {
        let Outcome::Seat { seat } = outcome else { return };
        cx.state.start = Some(seat);
        cx.tell(Event::StartPlayer { seat });
    }

    fn fits(self, at: At<'_>, _: usize) -> bool {
        at.state.start.is_none()
    }
}
