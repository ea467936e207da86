//! Amnesty and the peasants' revolt: followers on spaces of other roles (T-044, T-053, T-062, T-065, law I12).

use super::seen::Single;
use super::{Look, Watch};
use loire::bagbuilding::{Follower as _, Takes};
use loire::engine::Seat;
use loire::orleans::data::followers::Role;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::places::{Place, Space};
use loire::orleans::modules::new_events::vocabulary::{Events as NewEventsEvent, Questions as NewEventsAsk};
use loire::orleans::phases::acting::is_activated;
use loire::orleans::{Action, Ask, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::parts::Set;

pub const SINGLE: Single = &[
    ("T-044", "recruit on a space"),
    ("T-044", "recruit into the bag"),
    ("T-062", "recruit completes a place"),
    ("T-062", "place used that a recruit has completed"),
    ("T-062", "onto a space just vacated"),
    ("T-062", "onto a tile just taken"),
    ("T-062", "monk for another"),
    ("T-062", "nowhere to stand: into the bag unasked"),
    ("T-062", "recruit by favour of the court"),
    ("T-053", "farmer planned for another"),
    ("T-053", "farmer dismissed"),
    ("T-065", "own farmer for another"),
    ("T-065", "farmer stays where he may stand"),
    ("T-065", "no farmer for a monk"),
    ("T-065", "on the last card"),
];

/// The roles printed on a space.
fn printed(look: &Look<'_>, space: Space) -> Option<Role> {
    match look.before.rules().layout.takes(space) {
        Takes::Role(role) => Some(role),
        _ => None,
    }
}

/// Counts the situations of a placed follower.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    match (ask, action) {
        (Ask::NewEvents(NewEventsAsk::Amnesty(_)), Action::Plan(answers::Plan { follower, space, .. })) => {
            look.see("T-044", "recruit on a space");
            let place = look.before.rules().layout.place(space);
            watch.round.standing[seat.index()].insert(space);
            if is_activated(look.after.at(), look.is(seat), place) && place != Place::TownHall {
                look.see("T-062", "recruit completes a place");
                watch.round.pardoned[seat.index()].insert(place);
            }
            let vacated = watch.action.gained.contains(&"vacated")
                && matches!(
                    place,
                    Place::Farmhouse | Place::Village | Place::University | Place::Castle | Place::Monastery
                );
            look.if_so(vacated, "T-062", "onto a space just vacated");
            look.if_so(watch.action.gained.contains(&"tile") && place.is_tile(), "T-062", "onto a tile just taken");
            let is_joker = follower.role() == Role::Monk && printed(look, space).is_some_and(|role| role != Role::Monk);
            look.if_so(is_joker, "T-062", "monk for another");
            look.if_so(watch.action.favoured, "T-062", "recruit by favour of the court");
        }
        (Ask::NewEvents(NewEventsAsk::Amnesty(_)), _) => look.see("T-044", "recruit into the bag"),
        (Ask::Plan(asks::MakePlan), Action::Plan(answers::Plan { follower, space, .. }))
            if look.tile() == Some(Hourglass::PeasantsRevolt) =>
        {
            let is_lent =
                follower.role() == Role::Farmer && printed(look, space).is_some_and(|role| role != Role::Farmer);
            look.if_so(is_lent, "T-053", "farmer planned for another");
            look.if_so(is_lent && !follower.is_neutral(), "T-065", "own farmer for another");
            look.if_so(is_lent && look.before.rules().options.peasants_last, "T-065", "on the last card");
        }
        (Ask::Plan(asks::MakePlan), Action::Ready(answers::Ready))
            if look.tile() == Some(Hourglass::PeasantsRevolt) =>
        {
            let free = look.was(seat).spaces(look.before.rules()).without(look.was(seat).followers.spaces.taken());
            let is_monks = free.iter().any(|space| printed(look, space) == Some(Role::Monk));
            let market = &look.was(seat).followers.market;
            let farmer = market.iter().any(|(follower, count)| count > 0 && follower.role() == Role::Farmer);
            look.if_so(is_monks && farmer, "T-065", "no farmer for a monk");
        }
        _ => {}
    }
}

/// Counts the situations of an event.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, event: &Event) -> Result<(), String> {
    match *event {
        Event::PlaceUsed { seat, place } => {
            watch.action.gained.push("vacated");
            let is_pardoned = watch.round.pardoned[seat.index()].has(place);
            look.if_so(is_pardoned, "T-062", "place used that a recruit has completed");
        }
        Event::PlaceTaken { .. } => watch.action.gained.push("tile"),
        Event::FollowerRecruited { seat, .. } if look.tile() == Some(Hourglass::Amnesty) => {
            let waits = matches!(look.after.ask(seat), Some(Ask::PlaceTile(asks::PlaceTile) | Ask::NewEvents(_)));
            look.if_so(!waits, "T-062", "nowhere to stand: into the bag unasked");
        }
        Event::NewEvents(NewEventsEvent::FarmerDismissed { .. }) => look.see("T-053", "farmer dismissed"),
        Event::StartPlayerChanged { .. } | Event::GameEnded if look.tile() == Some(Hourglass::PeasantsRevolt) => {
            for player in look.after.state().players.values() {
                let spaces = &player.followers.spaces;
                let is_farmer = |space: Space| spaces.follower(space).is_some_and(|who| who.role() == Role::Farmer);
                let farmers = Set::of(|space: Space| spaces.taken().has(space) && is_farmer(space));
                look.if_so(!farmers.is_empty(), "T-065", "farmer stays where he may stand");
                if farmers.iter().any(|space| printed(look, space).is_some_and(|role| role != Role::Farmer)) {
                    return Err("I12: a farmer stays for another after the revolt".into());
                }
            }
        }
        _ => {}
    }
    Ok(())
}
