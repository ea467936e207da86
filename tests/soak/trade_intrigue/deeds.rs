//! The ten deeds (T-069 to T-072, T-074 to T-076).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::civics::Civic;
use loire::orleans::data::map::{Town, Way};
use loire::orleans::data::places::{Category, Place};
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::civics::Sending;
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::civics::vocabulary::Spot;
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Answers as NewDeedsAction, Events as NewDeedsEvent, Questions as NewDeedsAsk,
};
use loire::orleans::setup::ModuleId;
use loire::orleans::state::Gear;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-069", "one follower stays"),
    ("T-069", "another space than the first"),
    ("T-070", "towing without a waterway"),
    ("T-070", "town rights without a trader's step"),
    ("T-070", "navigation without a craftsman's step"),
    ("T-072", "towed, with a good"),
    ("T-072", "towed, without a good"),
    ("T-072", "not towed"),
    ("T-072", "good of the space"),
    ("T-072", "space without a good"),
    ("T-072", "town rights: tile of category I"),
    ("T-072", "town rights: any tile"),
    ("T-072", "town rights: no tile"),
    ("T-072", "town rights: no tile left"),
    ("T-074", "no favour"),
    ("T-074", "followers there stay"),
    ("T-074", "no follower there"),
    ("T-075", "station by architecture"),
    ("T-075", "no station by choice"),
    ("T-075", "no station possible"),
    ("T-075", "in Orléans beside another's"),
    ("T-075", "beside another's by the tavern"),
    ("T-076", "for farmers only"),
    ("T-076", "for any follower"),
    ("T-076", "not taken"),
    ("T-076", "second one for farmers only"),
];
pub const FAMILIES: Families = &[
    ("T-069", "sent", &["first", "second", "together"]),
    ("T-071", "completed:", DEEDS),
    ("T-072", "sent to", DEEDS),
    ("T-074", "favour at", FAVOURS),
];

/// The ten deeds.
const DEEDS: &[&str] = {
    let (deeds, _) = Civic::NAMES.split_at(10);
    deeds
};
/// The places with an action that do not dispatch followers.
const FAVOURS: &[&str] = &[
    "farmhouse",
    "village",
    "university",
    "castle",
    "monastery",
    "ship",
    "wagon",
    "guildhall",
    "scriptorium",
    "hayrick",
    "cheeseFactory",
    "winery",
    "woolManufacturer",
    "tailorShop",
    "brewery",
    "library",
    "windmill",
    "bathhouse",
    "hospital",
    "shippingLine",
    "cellar",
    "pharmacy",
    "office",
    "horseWagon",
    "laboratory",
    "sheepFarm",
];

/// Counts the situations of an answer to a deed.
pub fn answer(look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    if let (Ask::Civics(civics::Questions::DispatchMore(_)), Action::Decline(answers::Decline)) = (ask, action) {
        look.see("T-069", "one follower stays");
    }
    let Ask::NewDeeds(ask) = ask else { return Ok(()) };
    let was = look.was(seat);
    match (ask, action) {
        (NewDeedsAsk::Tow(new_deeds::Tow), Action::Decline(answers::Decline)) => look.see("T-072", "not towed"),
        (NewDeedsAsk::Tow(new_deeds::Tow), Action::Move(answers::Move { way, take, .. })) => {
            look.see("T-072", if take.is_some() { "towed, with a good" } else { "towed, without a good" });
            if way != Way::Waterway {
                return Err("a merchant is towed over a road".into());
            }
        }
        (NewDeedsAsk::Court(new_deeds::Court), Action::Decline(answers::Decline)) => look.see("T-074", "no favour"),
        (NewDeedsAsk::Build(new_deeds::Building), Action::Decline(answers::Decline)) => {
            look.see("T-075", "no station by choice")
        }
        (NewDeedsAsk::Build(new_deeds::Building), Action::NewDeeds(NewDeedsAction::Build(new_deeds::Build))) => {
            look.see("T-075", "station by architecture");
            let beside = look.before.state().players.values().iter().any(|other| other.stations.has(was.merchant));
            let in_orleans = was.merchant == Town::Orleans;
            look.if_so(beside && in_orleans, "T-075", "in Orléans beside another's");
            look.if_so(beside && !in_orleans, "T-075", "beside another's by the tavern");
            if beside && !in_orleans && !was.places.has(Place::Tavern) {
                return Err("a station beside another's without a tavern".into());
            }
        }
        (NewDeedsAsk::Navigate(new_deeds::Navigate), Action::Decline(answers::Decline)) => {
            look.see("T-076", "not taken")
        }
        _ => {}
    }
    Ok(())
}

/// Counts the situations of an event of the deeds.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    match *event {
        Event::Civics(CivicsEvent::FollowerDispatched { seat, civic, space, sending, .. }) => {
            let sent = [Sending::First, Sending::Second, Sending::Together].iter().position(|&other| other == sending);
            look.see_one("T-069", "sent", ["first", "second", "together"][sent.unwrap_or(0)]);
            look.if_so(space > 1 && !is_taken(look, civic, 1), "T-069", "another space than the first");
            if civic.row().module == ModuleId::NewDeeds {
                look.see_one("T-072", "sent to", civic.name());
                reward(look, at, seat, civic, space)?;
            }
        }
        Event::Civics(CivicsEvent::CivicCompleted { seat, civic }) if civic.row().module == ModuleId::NewDeeds => {
            look.see_one("T-071", "completed:", civic.name());
            complete(look, at, seat, civic)?;
        }
        Event::NewDeeds(NewDeedsEvent::CourtFavoured { seat, place }) => {
            watch.action.favoured = true;
            look.see_one("T-074", "favour at", place.name());
            let spaces = look.before.rules().layout.spaces(place);
            let (was, is) = (look.was(seat), look.is(seat));
            let standing = spaces.and(was.followers.spaces.taken());
            if !is.followers.spaces.taken().has_all(standing) {
                return Err("a favour of the court clears a place".into());
            }
            look.see("T-074", if standing.is_empty() { "no follower there" } else { "followers there stay" });
        }
        Event::TechnologyGained { seat, gear } => {
            let state = [look.before.state(), look.after.state()];
            if state[1].navigation < state[0].navigation {
                let only = gear == Gear::FarmerOnly;
                if only != (look.was(seat).tracks[Track::Craftsman] == 1) {
                    return Err("T-076: the kind of technology differs from the marker".into());
                }
                look.see("T-076", if only { "for farmers only" } else { "for any follower" });
                look.if_so(look.is(seat).gears[Gear::FarmerOnly] > 1, "T-076", "second one for farmers only");
            }
        }
        _ => {}
    }
    Ok(())
}

fn is_taken(look: &Look<'_>, civic: Civic, space: usize) -> bool {
    matches!(look.before.state().civics[civic].0[space - 1], Some(Spot::Sent(_)))
}

/// Coins that must follow next, unless the bank cannot pay them.
fn paid(look: &Look<'_>, at: usize, seat: Seat, coins: u16) -> Result<(), String> {
    let comes = matches!(look.events.get(at + 1), Some(Event::CoinsGained { seat: who, coins: some }) if *who == seat && *some == coins);
    if comes || look.before.state().bank.is_some() { Ok(()) } else { Err(format!("{coins} coins are missing")) }
}

fn steps(look: &Look<'_>, at: usize, seat: Seat, points: usize) -> Result<(), String> {
    let stepped = |event: &&Event| matches!(event, Event::DevelopmentAdvanced { seat: who, .. } if *who == seat);
    let advances = look.events[at + 1..].iter().filter(stepped).count();
    let is_end = look.is(seat).development == 30;
    if advances >= points || is_end { Ok(()) } else { Err("development points are missing".into()) }
}

/// The immediate reward of a follower.
fn reward(look: &mut Look<'_>, at: usize, seat: Seat, civic: Civic, space: u8) -> Result<(), String> {
    let (was, next) = (look.was(seat), look.events.get(at + 1));
    let is_asked = |ask: Ask| look.after.ask(seat) == Some(&ask);
    match civic {
        Civic::Court => paid(look, at, seat, 1)?,
        Civic::Coinage => paid(look, at, seat, 3)?,
        Civic::Research => steps(look, at, seat, 2)?,
        Civic::HarvestFestival | Civic::SheepBreeding => {
            let lies = matches!(look.before.state().civics[civic].0[usize::from(space) - 1], Some(Spot::Good(_)));
            if lies != matches!(next, Some(Event::GoodGained { .. })) {
                return Err("the good of the space is missing".into());
            }
            look.see("T-072", if lies { "good of the space" } else { "space without a good" });
        }
        Civic::Architecture if !matches!(next, Some(Event::CitizenTaken { .. })) => {
            return Err("architecture brings no citizen".into());
        }
        Civic::Towing => {
            let is_void = was.merchant.paths(Way::Waterway).is_empty();
            if is_void == is_asked(Ask::NewDeeds(NewDeedsAsk::Tow(new_deeds::Tow))) {
                return Err("towing must be offered exactly if there is a waterway".into());
            }
            look.if_so(is_void, "T-070", "towing without a waterway");
        }
        Civic::TownRights => {
            let step = was.tracks[Track::Trader];
            let tiles = match step {
                0 => 0,
                1 => look.before.state().stack(look.before.rules(), Category::I).len(),
                _ => look.before.state().places.len(),
            };
            if (tiles > 0) != is_asked(Ask::PlaceTile(asks::PlaceTile)) {
                return Err("town rights differ from the trader's marker".into());
            }
            look.if_so(step == 0, "T-070", "town rights without a trader's step");
            look.if_so(step > 0 && tiles == 0, "T-072", "town rights: no tile left");
        }
        Civic::Navigation => {
            let is_void = was.tracks[Track::Craftsman] == 0;
            let is_there = look.before.state().navigation > 0;
            if (!is_void && is_there) != is_asked(Ask::NewDeeds(NewDeedsAsk::Navigate(new_deeds::Navigate))) {
                return Err("navigation differs from the craftsman's marker".into());
            }
            look.if_so(is_void, "T-070", "navigation without a craftsman's step");
        }
        _ => {}
    }
    Ok(())
}

/// The immediate reward of a completed deed.
fn complete(look: &mut Look<'_>, at: usize, seat: Seat, civic: Civic) -> Result<(), String> {
    match civic {
        Civic::HarvestFestival | Civic::SheepBreeding => paid(look, at, seat, 2),
        Civic::Coinage => paid(look, at, seat, 3),
        Civic::Research => steps(look, at, seat, 3),
        Civic::Alchemy | Civic::Towing | Civic::TownRights | Civic::Navigation => {
            let comes = matches!(look.events.get(at + 1), Some(Event::CitizenTaken { seat: who, .. }) if *who == seat);
            if comes { Ok(()) } else { Err(format!("no citizen for {}", civic.name())) }
        }
        Civic::Architecture => {
            let is_asked = look.after.ask(seat) == Some(&Ask::NewDeeds(NewDeedsAsk::Build(new_deeds::Building)));
            look.if_so(!is_asked, "T-075", "no station possible");
            Ok(())
        }
        _ => Ok(()),
    }
}
