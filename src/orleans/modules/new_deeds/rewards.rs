//! What each deed brings, for every follower and for the one who completes it (T-071, T-072, T-075, T-076).

use super::court;
use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::map::Way;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules::civics::{count, is_filled};
use crate::orleans::modules::tell;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask, Move, PlaceTile};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::spaces::{guildhall, recruit, travel};
use crate::orleans::state::Gear;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain};
use crate::wire::Wire;

/// The coins of the court for each follower.
const COURT_COINS: u16 = 1;
/// The coins of the coinage, for each follower and for all of them.
const COINAGE_COINS: u16 = 3;
/// The coins for the last follower of harvest festival and sheep breeding.
const FESTIVE_COINS: u16 = 2;
/// The development points of the research for each follower.
const RESEARCH_POINTS: u8 = 2;
/// Those for the last one.
const RESEARCH_MORE: u8 = 3;

/// What a follower brings on this space, as far as there is any left (T-010). A follower may also be sent for
/// nothing (T-070). Goods are handed over already, and the alchemy asks for itself.
pub fn reward(cx: &mut Cx<'_>, seat: Seat, civic: Civic, space: u8) {
    match civic {
        Civic::Court => gain::coins(cx, seat, COURT_COINS),
        Civic::Coinage => gain::coins(cx, seat, COINAGE_COINS),
        Civic::Research => gain::development(cx, seat, RESEARCH_POINTS),
        Civic::Towing => tow(cx, seat),
        Civic::Architecture => {
            if let Some(citizen) = architect(space) {
                gain::citizen(cx, seat, citizen);
            }
        }
        Civic::TownRights => grant(cx, seat),
        Civic::Navigation => navigate(cx, seat),
        _ => {}
    }
}

/// What completing a deed brings.
pub fn complete(cx: &mut Cx<'_>, seat: Seat, civic: Civic) {
    match civic {
        Civic::Court => court::ask(cx, seat),
        Civic::HarvestFestival | Civic::SheepBreeding => gain::coins(cx, seat, FESTIVE_COINS),
        Civic::Coinage => gain::coins(cx, seat, COINAGE_COINS),
        Civic::Research => gain::development(cx, seat, RESEARCH_MORE),
        Civic::Architecture if build_verdict(cx.at(), seat).is_ok() => cx.next([Item::ask(seat, Building.into())]),
        _ => {
            if let Some(citizen) = completing(civic) {
                gain::citizen(cx, seat, citizen);
            }
        }
    }
}

/// The citizen for whoever completes a deed, where one waits.
pub fn completing(civic: Civic) -> Option<Citizen> {
    match civic {
        Civic::Alchemy => Some(Citizen::Alchemy),
        Civic::Towing => Some(Citizen::Towing),
        Civic::TownRights => Some(Citizen::TownRights),
        Civic::Navigation => Some(Citizen::Navigation),
        _ => None,
    }
}

/// The citizen that waits on a space of the architecture, from 1.
pub fn architect(space: u8) -> Option<Citizen> {
    const EACH: [Citizen; 4] =
        [Citizen::Architecture1, Citizen::Architecture2, Citizen::Architecture3, Citizen::Architecture4];
    EACH.get(usize::from(space).wrapping_sub(1)).copied()
}

/// A waterway, or none (T-072).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "tow")]
pub struct Tow;

/// A waterway, if one leads away from where the merchant stands.
fn tow(cx: &mut Cx<'_>, seat: Seat) {
    if !cx.state.players[seat].merchant.paths(Way::Waterway).is_empty() {
        cx.next([Item::ask(seat, Tow.into())]);
    }
}

impl Question for Tow {
    type Game = Orleans;
    const RULE: &'static str = "T-072";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        count(at, Civic::Towing) > 0 && at.state.players[seat].bath.total() == 0
    }
}

impl Declines for Tow {}

impl Answers<Tow> for Move {
    fn candidates(_: Tow, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        travel::moves(at, seat, Way::Waterway, out);
    }

    fn verdict(self, _: Tow, at: At<'_>, seat: Seat) -> Verdict {
        let Move { way, from, to, take } = self;
        match way {
            Way::Waterway => travel::move_verdict(at, seat, "T-072", way, from, to, take),
            Way::Road => refuse("T-072", Reason::NoPath { from, to }),
        }
    }

    fn resolve(self, _: Tow, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        travel::go(cx, seat, self.way, self.to, self.take);
        Reply::Done
    }

    fn targets(self, _: Tow, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        self.pieces(out);
    }
}

/// A place tile, by the marker on the trader track.
fn grant(cx: &mut Cx<'_>, seat: Seat) {
    let has_stepped = cx.state.players[seat].tracks[Track::Trader] > 0;
    if has_stepped && !recruit::open_tiles(cx.at(), seat).is_empty() {
        cx.next([Item::ask(seat, PlaceTile.into())]);
    }
}

/// Technology, or none (T-076).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "navigate")]
pub struct Navigate;

/// Technology from beside the deed, by the marker on the craftsman track.
fn navigate(cx: &mut Cx<'_>, seat: Seat) {
    if navigable(cx.at(), seat).is_some() {
        cx.next([Item::ask(seat, Navigate.into())]);
    }
}

/// The technology that navigation has for the seat: on the first step for farmers only (T-076).
fn navigable(at: At<'_>, seat: Seat) -> Option<Gear> {
    match at.state.players[seat].tracks[Track::Craftsman] {
        _ if at.state.navigation == 0 => None,
        0 => None,
        1 => Some(Gear::FarmerOnly),
        _ => Some(Gear::Free),
    }
}

impl Question for Navigate {
    type Game = Orleans;
    const RULE: &'static str = "T-076";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        count(at, Civic::Navigation) > 0 && navigable(at, seat).is_some()
    }
}

impl Declines for Navigate {}

/// Takes technology from beside the deed (T-076).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeGear", notation = "take technology")]
pub struct TakeGear;

impl Answers<Navigate> for TakeGear {
    fn candidates(_: Navigate, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(TakeGear.into());
    }

    fn verdict(self, _: Navigate, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Navigate, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        if let Some(gear) = navigable(cx.at(), seat) {
            cx.state.navigation -= 1;
            cx.state.players[seat].gears.put(gear);
            tell(cx, Event::TechnologyGained { seat, gear });
        }
        Reply::Done
    }

    fn targets(self, _: Navigate, _: At<'_>, _: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Civic(Civic::Navigation));
    }
}

/// A station, or none (T-075).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "build")]
pub struct Building;

impl Question for Building {
    type Game = Orleans;
    const RULE: &'static str = "T-075";

    fn fits(self, at: At<'_>, _: Seat) -> bool {
        is_filled(at, Civic::Architecture)
    }
}

impl Declines for Building {}

/// Builds a station where the merchant stands (T-075).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "build", notation = "build")]
pub struct Build;

/// Is a station left, and is the town free? Whoever has the tavern builds beside others (T-075).
fn build_verdict(at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    let is_taken = match player.places.has(Place::Tavern) {
        true => player.stations.has(player.merchant),
        false => guildhall::is_taken(at, seat),
    };
    guildhall::build_verdict(at, seat, "T-075", is_taken)
}

impl Answers<Building> for Build {
    fn candidates(_: Building, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Build.into());
    }

    fn verdict(self, _: Building, at: At<'_>, seat: Seat) -> Verdict {
        build_verdict(at, seat)
    }

    fn resolve(self, _: Building, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        guildhall::resolve(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Building, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Town(at.state.players[seat].merchant), Target::Stations(seat)]);
    }
}
