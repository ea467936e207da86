//! The guildhall builds a station in the town of the merchant (O-072).

use crate::engine::{Seat, Targets};
use crate::orleans::data::map::Town;
use crate::orleans::judge::Eye;
use crate::orleans::modules::tell;
use crate::orleans::pieces::Target;
use crate::orleans::places::Effect;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Orleans, Verdict};

/// Builds a station in the town of the merchant.
#[derive(Debug)]
pub struct BuildStation;

impl Effect for BuildStation {
    fn verdict(&self, at: At<'_>, seat: Seat) -> Verdict {
        verdict(at, seat)
    }

    fn apply(&self, cx: &mut Cx<'_>, seat: Seat) {
        resolve(cx, seat);
    }

    fn pieces(&self, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Town(at.state.players[seat].merchant));
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.station()
    }

    /// If no station can be built now, one may be possible after a journey.
    fn plan_worth(&self, eye: &Eye<'_>) -> f64 {
        if eye.player.unbuilt > 0 && self.needs_journey(eye) { eye.station() * 0.9 } else { self.worth(eye) }
    }

    fn needs_journey(&self, eye: &Eye<'_>) -> bool {
        self.verdict(eye.at, eye.seat).is_err()
    }

    fn is_kept(&self) -> bool {
        true
    }
}

/// Requires a station in stock and a free town. Orléans has room for one of each player.
pub fn verdict(at: At<'_>, seat: Seat) -> Verdict {
    build_verdict(at, seat, "O-072", is_taken(at, seat))
}

/// Whether there is no room for the seat's station in the town of its merchant.
pub fn is_taken(at: At<'_>, seat: Seat) -> bool {
    let player = &at.state.players[seat];
    match player.merchant {
        Town::Orleans => player.stations.has(Town::Orleans),
        town => at.state.players.values().iter().any(|other| other.stations.has(town)),
    }
}

/// Requires a station in stock and a town that is not taken, or refuses with this rule.
pub fn build_verdict(at: At<'_>, seat: Seat, rule: &'static str, is_taken: bool) -> Verdict {
    let player = &at.state.players[seat];
    if is_taken {
        refuse(rule, Reason::TownTaken { town: player.merchant })
    } else if player.unbuilt == 0 {
        refuse(rule, Reason::NoStationLeft)
    } else {
        Ok(())
    }
}

/// Builds the station.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    let town = player.merchant;
    player.stations.insert(town);
    player.unbuilt = player.unbuilt.saturating_sub(1);
    tell(cx, Event::StationBuilt { seat, town });
}
