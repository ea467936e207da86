//! The rules that all modules share (T-004 to T-013).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::bagbuilding::Follower as _;
use loire::engine::{Item, Seat, Table};
use loire::orleans::data::hourglasses::{Happening, Hourglass};
use loire::orleans::data::places::{Place, Space};
use loire::orleans::data::tracks::{Citizen, DEVELOPMENT_END, Marker, SCHOLAR_POINTS, Track, coins_at, status};
use loire::orleans::modules::civics::vocabulary::Events as CivicsEvent;
use loire::orleans::modules::intrigue::vocabulary::{Events as IntrigueEvent, Plot};
use loire::orleans::modules::new_deeds::vocabulary::{
    self as new_deeds, Events as NewDeedsEvent, Questions as NewDeedsAsk,
};
use loire::orleans::modules::new_events::vocabulary::{
    self as new_events, Answers as NewEventsAction, Events as NewEventsEvent, Questions as NewEventsAsk,
};
use loire::orleans::modules::new_places::vocabulary::Events as NewPlacesEvent;
use loire::orleans::modules::orders::vocabulary::Events as OrdersEvent;
use loire::orleans::questions as answers;
use loire::orleans::round as steps;
use loire::orleans::{Action, Ask, Event, Orleans, Step};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-004", "seven phases in their order"),
    ("T-005", "own follower kept out of the town hall"),
    ("T-006", "event meets one after the other"),
    ("T-006", "opponents from the left neighbour on"),
    ("T-008", "rest of a debt lapses"),
    ("T-008", "own followers only: none can be given"),
    ("T-008", "brasserie given up, its goods stay"),
    ("T-008", "followers of a place given up"),
    ("T-010", "step without its good"),
    ("T-010", "step without its technology"),
    ("T-010", "no follower of a kind in supply"),
    ("T-011", "only answer given unasked"),
    ("T-011", "no answer: void"),
    ("T-013", "coin field pays again"),
    ("T-013", "citizen is not taken twice"),
    ("T-013", "status falls with the marker"),
    ("T-013", "surplus is lost"),
];
pub const FAMILIES: Families = &[
    ("T-005", "town hall in", &["amnesty", "alchemy", "saboteur"]),
    ("T-007", "coins missing:", COSTS),
    ("T-008", "given up:", ITEMS),
    ("T-009", "goes to its destination:", GOES),
];
const COSTS: &[&str] =
    &["harvest", "taxes", "coinTax", "excursion", "furtherEducation", "technologyTax", "summons", "pollTax"];
const ITEMS: &[&str] =
    &["built station", "unbuilt station", "follower", "step", "good", "place tile", "technology", "parked technology"];
const GOES: &[&str] = &[
    "order goods",
    "harvest",
    "levies",
    "further education",
    "brasserie",
    "sheep farm",
    "plague",
    "famine",
    "executioner",
    "revolt",
    "saboteur",
    "alchemy",
    "defect",
    "arsonist",
    "spy",
    "swindler",
    "bribe",
    "tax collector",
    "dispatch",
    "torture",
];

/// The remaining phases are the last ones, in order (T-004).
fn phases(table: &Table<Orleans>) -> bool {
    let number = |item: &Item<Step, Ask, loire::orleans::Draw>| match item {
        Item::Step(Step::Hourglass(steps::Hourglass)) => Some(1),
        Item::Step(Step::Census(steps::Census)) => Some(2),
        Item::Step(Step::Followers(steps::Followers)) => Some(3),
        Item::Step(Step::Planning(steps::StartPlanning)) => Some(4),
        Item::Step(Step::Acting(steps::Acting)) => Some(5),
        Item::Step(Step::Events(steps::Events)) => Some(6),
        Item::Step(Step::EndRound(steps::EndRound)) => Some(7),
        _ => None,
    };
    let to_come: Vec<u8> = table.agenda().items().iter().filter_map(number).collect();
    to_come.iter().zip((1..=7).rev()).all(|(&phase, expected)| phase == expected)
}

/// Counts the situations of an answer.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    if !phases(look.after) {
        return Err("the phases are out of order".into());
    }
    if watch.round.events.is_some() && watch.round.from == 0 && !super::is_to_come(look.before) {
        let order = look.before.state().turn_order(look.before.rules());
        let place = order.into_iter().position(|other| other == seat).unwrap_or(0);
        if place < watch.round.met {
            return Err("the event affects a seat out of turn".into());
        }
        look.if_so(place > watch.round.met, "T-006", "event meets one after the other");
        watch.round.met = place;
    }
    let is_town_hall = |space: Space| matches!(space, Space::TownHall1 | Space::TownHall2);
    match (ask, action) {
        (Ask::NewEvents(NewEventsAsk::Amnesty(_)), Action::Plan(answers::Plan { space, .. }))
            if is_town_hall(space) =>
        {
            look.see_one("T-005", "town hall in", "amnesty");
        }
        (Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute)), Action::Plan(answers::Plan { space, .. }))
            if is_town_hall(space) =>
        {
            look.see_one("T-005", "town hall in", "alchemy");
        }
        (Ask::Torture(_), _) => given_up(look, seat, action),
        (Ask::NewEvents(NewEventsAsk::Indulgence(new_events::Indulgence)), _) => {
            let none = look.before.state().supply.iter().find(|&(_, count)| count == 0);
            let Some((role, _)) = none else { return Ok(()) };
            let hire = Action::NewEvents(NewEventsAction::Hire(new_events::Hire { role }));
            if look.before.check(seat, hire).is_ok() {
                return Err("a follower is for hire that is not in supply".into());
            }
            look.see("T-010", "no follower of a kind in supply");
        }
        _ => {}
    }
    if let Ask::NewDeeds(NewDeedsAsk::Transmute(new_deeds::Transmute)) = ask {
        let spaces = &look.was(seat).followers.spaces;
        let is_free = !spaces.taken().has(Space::TownHall1) || !spaces.taken().has(Space::TownHall2);
        let own = look.was(seat).bath.iter().any(|(follower, count)| count > 0 && !follower.is_neutral());
        let may = |action: &Action| matches!(*action, Action::Plan(answers::Plan { follower, space, .. }) if !follower.is_neutral() && is_town_hall(space));
        if look.before.legal_actions(seat).iter().any(may) {
            return Err("an own follower may stand in the town hall".into());
        }
        look.if_so(is_free && own, "T-005", "own follower kept out of the town hall");
    }
    Ok(())
}

fn given_up(look: &mut Look<'_>, seat: Seat, action: Action) {
    let was = look.was(seat);
    look.see_one(
        "T-008",
        "given up:",
        match action {
            Action::SurrenderStation(answers::SurrenderStation { town: Some(_) }) => "built station",
            Action::SurrenderStation(answers::SurrenderStation { town: None }) => "unbuilt station",
            Action::SurrenderFollower(answers::SurrenderFollower) => "follower",
            Action::SurrenderStep(answers::SurrenderStep) => "step",
            Action::SurrenderGood(_) => "good",
            Action::SurrenderPlace(_) => "place tile",
            Action::SurrenderGear(_) => "parked technology",
            _ => "technology",
        },
    );
    let bag = &was.followers.bag;
    let is_own = bag.total() > 0 && bag.iter().all(|(follower, count)| count == 0 || !follower.is_neutral());
    look.if_so(is_own, "T-008", "own followers only: none can be given");
    if let Action::SurrenderPlace(answers::SurrenderPlace { place }) = action {
        let standing = look.before.rules().layout.spaces(place).and(was.followers.spaces.followers());
        look.if_so(!standing.is_empty(), "T-008", "followers of a place given up");
        let is_stored = place == Place::Brasserie && was.stored.total() > 0 && look.is(seat).goods == was.goods;
        look.if_so(is_stored && look.is(seat).stored.total() == 0, "T-008", "brasserie given up, its goods stay");
    }
}

/// Counts the situations of an event.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    if let Some(goes) = goes(look, event) {
        look.see_one("T-009", "goes to its destination:", goes);
    }
    match *event {
        Event::StartPlayerChanged { .. } | Event::GameEnded => look.see("T-004", "seven phases in their order"),
        Event::TortureBegan { .. } if watch.is_met(at) => {
            let cause = look.tile().map(|tile| tile.row().happening);
            if let Some(cause) = cause.filter(|cause| !matches!(cause, Happening::Torture | Happening::Levies)) {
                look.see_one("T-007", "coins missing:", cause.name());
            }
        }
        Event::DebtLapsed { .. } => look.see("T-008", "rest of a debt lapses"),
        Event::TrackAdvanced { track, .. } => {
            let next = look.events.get(at + 1);
            let has = matches!(next, Some(Event::GoodGained { .. } | Event::TechnologyGained { .. }));
            look.if_so(track == Track::Farmer && !has, "T-010", "step without its good");
            look.if_so(track == Track::Craftsman && !has, "T-010", "step without its technology");
        }
        Event::NewEvents(NewEventsEvent::TechnologyReturned { seat, .. }) => {
            let unasked =
                !matches!(look.before.ask(seat), Some(Ask::NewEvents(NewEventsAsk::Defect(new_events::Defect))));
            look.if_so(unasked, "T-011", "only answer given unasked");
        }
        Event::Intrigue(IntrigueEvent::FollowerSabotaged { space, .. }) => {
            let is_there = matches!(space, Space::TownHall1 | Space::TownHall2);
            if is_there {
                look.see_one("T-005", "town hall in", "saboteur");
            }
        }
        Event::Intrigue(IntrigueEvent::Plotted { seat, victim, plot }) => in_order(watch, look, seat, victim, plot)?,
        _ => {}
    }
    back_and_forth(watch, look, at, event);
    Ok(())
}

/// Opponents that are affected together come in turn from the left neighbour on.
fn in_order(watch: &mut Watch, look: &mut Look<'_>, actor: Seat, victim: Seat, plot: Plot) -> Result<(), String> {
    let order: Vec<Seat> = look.after.rules().seats.clockwise_from(actor).collect();
    let place = |seat: Seat| order.iter().position(|&other| other == seat);
    if let (Some((who, last, same)), Plot::Torture | Plot::Tax) = (watch.plot, plot) {
        if who == actor && same == plot && place(last) < place(victim) {
            look.see("T-006", "opponents from the left neighbour on");
        } else if who == actor && same == plot && place(victim) != Some(1) {
            return Err("opponents are affected out of order".into());
        }
    }
    Ok(())
}

/// Markers that move back and forward again.
fn back_and_forth(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) {
    match *event {
        Event::DevelopmentAdvanced { seat, field } => {
            let bit = 1 << field;
            let paid = &mut watch.paid[seat.index()];
            let again = coins_at(field).is_some() && *paid & bit != 0;
            *paid |= bit;
            look.if_so(again, "T-013", "coin field pays again");
            let citizen = Citizen::of_development(field).map(|citizen| look.before.state().citizens[citizen]);
            look.if_so(citizen == Some(Some(seat)), "T-013", "citizen is not taken twice");
            let follows = matches!(look.events.get(at.wrapping_sub(1)), Some(Event::TrackAdvanced { step, .. })
                if SCHOLAR_POINTS[usize::from(*step) - 1] > 1 + DEVELOPMENT_END - field);
            look.if_so(follows, "T-013", "surplus is lost");
        }
        Event::NewEvents(NewEventsEvent::BooksBurned { seat, field }) => {
            let falls = status(field) < status(look.was(seat).development);
            look.if_so(
                falls && look.events[..at].iter().all(|event| event != &Event::GameEnded),
                "T-013",
                "status falls with the marker",
            );
        }
        Event::Intrigue(IntrigueEvent::Betrayed { victim, marker: Marker::Development, spared: false, .. }) => {
            let (was, is) = (look.was(victim).status(), look.is(victim).status());
            look.if_so(is < was, "T-013", "status falls with the marker");
        }
        _ => {}
    }
}

/// The piece that leaves a player by an event; `None` for other events.
fn goes(look: &Look<'_>, event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::Orders(OrdersEvent::OrderDelivered { .. }) => "order goods",
        Event::FoodGiven { .. } => "harvest",
        Event::Shielded { place: Place::Brasserie, .. } => "brasserie",
        Event::NewPlaces(NewPlacesEvent::Bartered { .. }) => "sheep farm",
        Event::PlagueStruck { lost: true, .. } => "plague",
        Event::Civics(CivicsEvent::FollowerDispatched { .. }) => "dispatch",
        Event::FollowerSurrendered { .. } | Event::GoodSurrendered { .. } => "torture",
        Event::NewDeeds(NewDeedsEvent::FollowerPutBack { .. }) => "alchemy",
        Event::NewEvents(event) => match event {
            NewEventsEvent::GoodGiven { .. } if look.tile() == Some(Hourglass::Levies) => "levies",
            NewEventsEvent::GoodGiven { .. } => "further education",
            NewEventsEvent::TechnologyReturned { .. } => "defect",
            NewEventsEvent::FollowerStarved { .. } => "famine",
            NewEventsEvent::FarmerDismissed { .. } => "revolt",
            _ => return None,
        },
        Event::Intrigue(event) => match event {
            IntrigueEvent::FollowerExecuted { lost: true, .. } => "executioner",
            IntrigueEvent::FollowerSabotaged { .. } => "saboteur",
            IntrigueEvent::StationBurned { .. } => "arsonist",
            IntrigueEvent::TechnologyStolen { .. } => "spy",
            IntrigueEvent::GoodsSwapped { .. } => "swindler",
            IntrigueEvent::BribeAccepted { .. } => "bribe",
            IntrigueEvent::CoinsCollected { .. } => "tax collector",
            _ => return None,
        },
        _ => return None,
    })
}
