//! The new place tiles, the tower and technology (T-086, T-088, T-094, T-096 to T-098).

use super::seen::{Families, Single};
use super::setups::plays;
use super::{Look, Watch};
use loire::bagbuilding::Follower as _;
use loire::engine::Seat;
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::Track;
use loire::orleans::modules::civics::Sending;
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::intrigue::vocabulary::{
    self as intrigue, Answers as IntrigueAction, Events as IntrigueEvent, Plot,
};
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::modules::new_places::vocabulary::Barter;
use loire::orleans::phases::acting::is_activated;
use loire::orleans::setup::ModuleId;
use loire::orleans::state::Gear;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-086", "two cheese and two wine"),
    ("T-086", "fewer, as the market is short"),
    ("T-088", "no cheese: not to be used"),
    ("T-088", "no wool left"),
    ("T-088", "no steps at the end of the track"),
    ("T-094", "tavern taken"),
    ("T-094", "a follower stands in the tavern"),
    ("T-094", "tavern does nothing by itself"),
    ("T-096", "two from the tower in one action"),
    ("T-096", "own follower waits on the tower"),
    ("T-097", "ordinary goods first"),
    ("T-097", "good on the brasserie swindled away"),
    ("T-097", "same good for one on the brasserie"),
];
pub const FAMILIES: Families = &[
    ("T-086", "brasserie by", &["a trader", "education", "town rights"]),
    ("T-088", "a cheese for", Barter::NAMES),
    ("T-096", "from the tower to", &["a deed", "an intriguer"]),
    ("T-098", "technology by", &["first craftsman", "later craftsman", "navigation", "laboratory", "spy"]),
];

/// Counts the situations of an answer.
pub fn answer(look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    let was = look.was(seat);
    if let Action::NewPlaces(new_places::Answers::Barter(new_places::BarterCheese { reward })) = action {
        look.see_one("T-088", "a cheese for", reward.name());
    }
    if let Action::Plan(answers::Plan { space: Space::Tavern1, .. }) = action {
        look.see("T-094", "a follower stands in the tavern");
    }
    if let Action::Intrigue(IntrigueAction::Plot(intrigue::PlotAgainst {
        plot: Plot::Swindle { takes, stored: true, gives },
        ..
    })) = action
    {
        look.see("T-097", "good on the brasserie swindled away");
        look.if_so(takes == gives, "T-097", "same good for one on the brasserie");
    }
    if ask == Ask::Turn(asks::Turn) {
        let at = look.before.at();
        let is_ready = |place: Place| was.places.has(place) && is_activated(at, was, place);
        if is_ready(Place::SheepFarm) {
            let legal = |reward: Barter| {
                look.before
                    .check(seat, Action::NewPlaces(new_places::Answers::Barter(new_places::BarterCheese { reward })))
                    .is_ok()
            };
            let cheese = was.goods[Good::Cheese] > 0;
            let is_stopped = look.tile() == Some(Hourglass::Sabotage);
            if !is_stopped && legal(Barter::Coins) != cheese {
                return Err("the sheep farm must be usable exactly with a cheese".into());
            }
            look.if_so(!cheese, "T-088", "no cheese: not to be used");
            let no_wool = cheese && look.before.state().goods[Good::Wool] == 0 && !legal(Barter::Wool);
            look.if_so(no_wool, "T-088", "no wool left");
            look.if_so(
                cheese && was.development == 30 && !legal(Barter::Steps),
                "T-088",
                "no steps at the end of the track",
            );
        }
        if is_ready(Place::Tavern) {
            if look.before.check(seat, Action::Use(answers::Use { place: Place::Tavern })).is_ok() {
                return Err("the tavern has an action".into());
            }
            look.see("T-094", "tavern does nothing by itself");
        }
    }
    if let Ask::Shelter(asks::Sheltering) = ask {
        let is_own = matches!(action, Action::Shelter(answers::Shelter { follower }) if !follower.is_neutral());
        let has_board =
            plays(look.before.rules(), ModuleId::NewDeeds) || plays(look.before.rules(), ModuleId::Intrigue);
        look.if_so(is_own && has_board, "T-096", "own follower waits on the tower");
    }
    stored(look, seat, action)
}

/// Goods on a brasserie are used last, unless they are named.
fn stored(look: &mut Look<'_>, seat: Seat, action: Action) -> Result<(), String> {
    let (was, is) = (look.was(seat), look.is(seat));
    if !was.places.has(Place::Brasserie) || !is.places.has(Place::Brasserie) || was.stored.total() == 0 {
        return Ok(());
    }
    let is_swindled =
        |event: &Event| matches!(event, Event::Intrigue(IntrigueEvent::GoodsSwapped { victim, .. }) if *victim == seat);
    let is_named =
        matches!(action, Action::NewPlaces(new_places::Answers::ShieldWith(_))) || look.has_event(is_swindled);
    for &good in Good::ALL {
        let gone = was.goods[good].saturating_sub(is.goods[good]);
        let ordinary = was.goods[good] - was.stored[good];
        let taken = was.stored[good].saturating_sub(is.stored[good]);
        if !is_named && taken > gone.saturating_sub(ordinary) {
            return Err("T-097: a good on the brasserie goes before an ordinary one".into());
        }
        look.if_so(!is_named && gone > 0 && was.stored[good] > 0 && taken == 0, "T-097", "ordinary goods first");
    }
    Ok(())
}

/// Counts the situations of an event.
pub fn event(watch: &Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    match *event {
        Event::PlaceTaken { seat, place: Place::Brasserie } => brewed(watch, look, seat)?,
        Event::PlaceTaken { place: Place::Tavern, .. } => look.see("T-094", "tavern taken"),
        Event::Civics(CivicsEvent::FollowerDispatched { from: Place::GunpowderTower, civic, sending, .. }) => {
            let is_deed = civic.row().module == ModuleId::NewDeeds;
            look.see_one("T-096", "from the tower to", if is_deed { "a deed" } else { "an intriguer" });
            look.if_so(sending != Sending::First, "T-096", "two from the tower in one action");
        }
        Event::TechnologyGained { seat, gear } => technology(look, seat, gear)?,
        _ => {}
    }
    Ok(())
}

/// Goods that the goods market still has.
fn brewed(watch: &Watch, look: &mut Look<'_>, seat: Seat) -> Result<(), String> {
    let goods = &look.before.state().goods;
    let expected = [Good::Cheese, Good::Wine].map(|good| goods[good].min(2));
    if [Good::Cheese, Good::Wine].map(|good| look.is(seat).stored[good]) != expected {
        return Err("the goods on the new brasserie are wrong".into());
    }
    let is_full = expected == [2, 2];
    look.see("T-086", if is_full { "two cheese and two wine" } else { "fewer, as the market is short" });
    let by = match watch.action.by_rights {
        true => "town rights",
        false if watch.round.events.is_some() => "education",
        false => "a trader",
    };
    look.see_one("T-086", "brasserie by", by);
    Ok(())
}

/// The source of technology, and the followers it may replace.
fn technology(look: &mut Look<'_>, seat: Seat, gear: Gear) -> Result<(), String> {
    let is_navigation = look.after.state().navigation < look.before.state().navigation;
    let stepped = look.has_event(|event| matches!(event, Event::TrackAdvanced { track: Track::Craftsman, .. }));
    let used = look.has_event(|event| match *event {
        Event::PlaceUsed { place, .. } => place == Place::Laboratory,
        Event::NewDeeds(_) => true,
        _ => false,
    });
    let step = look.is(seat).tracks[Track::Craftsman];
    let by = match (is_navigation, stepped) {
        (true, _) => "navigation",
        (_, true) if step == 1 => "first craftsman",
        (_, true) => "later craftsman",
        _ if used => "laboratory",
        _ => "spy",
    };
    if (gear == Gear::FarmerOnly) != (step == 1 && (is_navigation || stepped)) {
        return Err("T-098: the kind of technology differs from the marker".into());
    }
    look.see_one("T-098", "technology by", by);
    Ok(())
}
