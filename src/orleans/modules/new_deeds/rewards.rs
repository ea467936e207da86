//! What each deed brings, for every follower and for the one who completes it (T-071, T-072, T-075, T-076).

use super::vocabulary::{NewDeedsAction, NewDeedsAsk};
use super::{court, question};
use crate::engine::{Reply, Seat};
use crate::orleans::data::civics::Civic;
use crate::orleans::data::map::Way;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::{Citizen, Track};
use crate::orleans::modules::tell;
use crate::orleans::questions::{Action, Ask, Move, PlaceTile};
use crate::orleans::spaces::{guildhall, recruit, travel};
use crate::orleans::state::Gear;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Verdict, gain};

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

/// What a follower brings on this space; goods are handed over already, and the alchemy asks for itself.
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
        Civic::Architecture if build_verdict(cx.at(), seat).is_ok() => cx.next([question(seat, NewDeedsAsk::Build)]),
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

/// A waterway, if one leads away from where the merchant stands.
fn tow(cx: &mut Cx<'_>, seat: Seat) {
    if !cx.state.players[seat].merchant.paths(Way::Waterway).is_empty() {
        cx.next([question(seat, NewDeedsAsk::Tow)]);
    }
}

/// A place tile, by the marker on the trader track.
fn grant(cx: &mut Cx<'_>, seat: Seat) {
    let has_stepped = cx.state.players[seat].tracks[Track::Trader] > 0;
    if has_stepped && !recruit::open_tiles(cx.at(), seat).is_empty() {
        cx.next([Item::ask(seat, Ask::PlaceTile(PlaceTile))]);
    }
}

/// Technology from beside the deed, by the marker on the craftsman track.
fn navigate(cx: &mut Cx<'_>, seat: Seat) {
    if navigable(cx.at(), seat).is_some() {
        cx.next([question(seat, NewDeedsAsk::Navigate)]);
    }
}

/// The technology that navigation has for the seat: on the first step for farmers only (T-076).
pub fn navigable(at: At<'_>, seat: Seat) -> Option<Gear> {
    match at.state.players[seat].tracks[Track::Craftsman] {
        _ if at.state.navigation == 0 => None,
        0 => None,
        1 => Some(Gear::FarmerOnly),
        _ => Some(Gear::Free),
    }
}

/// Is a station left, and is the town free? Whoever has the tavern builds beside others (T-075).
pub fn build_verdict(at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    let is_taken = match player.places.has(Place::Tavern) {
        true => player.stations.has(player.merchant),
        false => guildhall::is_taken(at, seat),
    };
    guildhall::build_verdict(at, seat, "T-075", is_taken)
}

/// A reward is taken, or not.
pub fn take(cx: &mut Cx<'_>, seat: Seat, action: Action) -> Reply<Ask> {
    match action {
        Action::Move(Move { way, to, take, .. }) => travel::go(cx, seat, way, to, take),
        Action::NewDeeds(NewDeedsAction::TakeGear) => {
            if let Some(gear) = navigable(cx.at(), seat) {
                cx.state.navigation -= 1;
                cx.state.players[seat].gears.put(gear);
                tell(cx, Event::TechnologyGained { seat, gear });
            }
        }
        Action::NewDeeds(NewDeedsAction::Build) => guildhall::resolve(cx, seat),
        _ => {}
    }
    Reply::Done
}
