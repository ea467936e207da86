//! Village, fortress and church (S-029, S-045 to S-048).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::stories::data::effects::{Building, Effect};
use crate::stories::data::map::Area;
use crate::stories::data::places::Place;
use crate::stories::events::Event;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict, fame, modules};
use crate::wire::Wire;

/// Builds on an area (S-029, S-045, S-047).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "build", notation = "build {place} > {area}")]
pub struct Build {
    pub place: Place,
    pub area: Area,
}

/// Each area where the building may stand.
pub fn candidates(at: At<'_>, seat: Seat, place: Place, building: Building, out: &mut Vec<Action>) {
    let sites = at.controlled(seat).iter().filter(|&area| is_site(at, seat, building, area).is_ok());
    out.extend(sites.map(|area| Action::from(Build { place, area })));
}

/// Whether the building may stand there.
fn is_site(at: At<'_>, seat: Seat, building: Building, area: Area) -> Verdict {
    let (plot, player) = (&at.state.map[area], &at.state.players[seat]);
    let rule = match building {
        Building::Village => "S-029",
        Building::Fortress => "S-045",
        Building::Church => "S-047",
    };
    if !plot.settlers.has(seat) {
        return refuse(rule, Reason::NotControlled { area });
    }
    match building {
        Building::Village if plot.village => refuse(rule, Reason::NoLand { area }),
        Building::Fortress if plot.settlers.len() > 1 => refuse(rule, Reason::NotAlone { area }),
        Building::Fortress if plot.fortress.is_some() => refuse(rule, Reason::HasFortress { area }),
        Building::Fortress if player.fortresses == 0 => refuse(rule, Reason::NoneLeft { building }),
        Building::Church if !plot.village => refuse(rule, Reason::NoVillage { area }),
        Building::Church if plot.church => refuse(rule, Reason::HasChurch { area }),
        Building::Church if at.state.churches == 0 => refuse(rule, Reason::NoneLeft { building }),
        _ => Ok(()),
    }
}

impl Answers<Acting> for Build {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Effect::Build { building } = at.rules.place(self.place).effect else {
            return refuse("S-048", Reason::NoAction { place: self.place });
        };
        acting::is_ready(at, seat, self.place)?;
        is_site(at, seat, building, self.area)
    }

    /// Builds, updates control board and tasks, then gives fame with its bonuses (S-111).
    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Effect::Build { building } = cx.rules.place(self.place).effect else { return Reply::Done };
        acting::execute(cx, seat, self.place);
        let (plot, player) = (&mut cx.state.map[self.area], &mut cx.state.players[seat]);
        match building {
            Building::Village => {
                plot.village = true;
                player.built.villages = player.built.villages.saturating_add(1);
            }
            Building::Fortress => {
                plot.fortress = Some(seat);
                player.fortresses -= 1;
                player.built.fortresses = player.built.fortresses.saturating_add(1);
            }
            Building::Church => {
                plot.church = true;
                cx.state.churches -= 1;
                player.built.churches = player.built.churches.saturating_add(1);
            }
        }
        let there: Vec<Seat> = cx.state.map[self.area].settlers.iter().collect();
        cx.tell(Event::Built { seat, building, area: self.area });
        for other in there {
            modules::of(cx.at()).control_changed(cx, other);
        }
        let more = cx.at().passive(
            seat,
            |effect| {
                if let Effect::ExtraFamePerBuilding { amount } = effect { amount } else { 0 }
            },
        );
        let amount = cx.at().epoch(seat).fame[building].saturating_add(more);
        fame::gain(cx, seat, amount.into());
        Reply::Done
    }

    fn targets(self, _: Acting, _: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.extend([Target::Area(self.area), Target::Place(seat, self.place)]);
    }
}
