//! Events of phase 5 that bar places (T-027, T-034 to T-036, T-043).

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::followers::Role;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::places::Place;
use loire::orleans::modules::civics::vocabulary as civics;
use loire::orleans::modules::new_deeds::vocabulary::{self as new_deeds, Questions as NewDeedsAsk};
use loire::orleans::modules::new_places::vocabulary as new_places;
use loire::orleans::phases::acting::is_activated;
use loire::orleans::{Action, Ask};
use loire::orleans::{questions as answers, questions as asks};
use loire::parts::Set;
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-034", "no scholar"),
    ("T-035", "no knight"),
    ("T-036", "no craftsman"),
    ("T-036", "boatman or trader all the same"),
    ("T-043", "place with technology stands still"),
    ("T-043", "place without technology used"),
    ("T-043", "place that a spy has completed stands still"),
];
pub const FAMILIES: Families = &[
    ("T-027", "planned there and stays:", &["conference", "crusade", "strike", "sabotage"]),
    ("T-027", "binds the court:", &["conference", "crusade", "strike", "sabotage"]),
    ("T-024", "in force in phase 5:", &["conference", "crusade", "strike", "sabotage"]),
];

/// The place that an action uses; `None` if it uses none.
fn used(action: Action) -> Option<Place> {
    match action {
        Action::Use(answers::Use { place }) => Some(place),
        Action::Recruit(_) => Some(Place::Village),
        Action::Travel(answers::Travel { by, .. }) => Some(by),
        Action::Dose(_) => Some(Place::Pharmacy),
        Action::NewPlaces(new_places::Answers::Barter(_)) => Some(Place::SheepFarm),
        Action::Civics(civics::Answers::Dispatch(civics::Dispatch { from, .. }))
        | Action::Send(answers::Send { from, .. }) => Some(from),
        _ => None,
    }
}

/// Counts the situations of an action.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) -> Result<(), String> {
    let is_court = ask == Ask::NewDeeds(NewDeedsAsk::Court(new_deeds::Court));
    let Some(tile) = look.tile().filter(|_| ask == Ask::Turn(asks::Turn) || is_court) else { return Ok(()) };
    let legal = || look.before.legal_actions(seat);
    let (is_barred, place): (bool, Option<Place>) = match tile {
        Hourglass::Conference => {
            (legal().contains(&Action::Use(answers::Use { place: Place::University })), Some(Place::University))
        }
        Hourglass::Crusade => {
            (legal().contains(&Action::Use(answers::Use { place: Place::Castle })), Some(Place::Castle))
        }
        Hourglass::Strike => {
            (legal().contains(&Action::Recruit(answers::Recruit { role: Role::Craftsman })), Some(Place::Village))
        }
        Hourglass::Sabotage => (legal().into_iter().filter_map(used).any(|place| is_geared(look, seat, place)), None),
        _ => return Ok(()),
    };
    if is_barred {
        return Err(format!("{} does not bar", tile.name()));
    }
    look.see_one("T-024", "in force in phase 5:", tile.name());
    let at = look.before.at();
    let player = look.was(seat);
    let ready: Set<Place> = Set::of(|other: Place| player.has(other) && is_activated(at, player, other));
    let stopped = match place {
        Some(place) => ready.has(place),
        None => ready.iter().any(|place| is_geared(look, seat, place)),
    };
    if is_court {
        look.see_one("T-027", "binds the court:", tile.name());
        return Ok(());
    }
    if stopped {
        look.see_one("T-027", "planned there and stays:", tile.name());
        match tile {
            Hourglass::Conference => look.see("T-034", "no scholar"),
            Hourglass::Crusade => look.see("T-035", "no knight"),
            Hourglass::Strike => look.see("T-036", "no craftsman"),
            _ => look.see("T-043", "place with technology stands still"),
        }
        let spied = watch.round.spied[seat.index()].and(ready);
        look.if_so(place.is_none() && !spied.is_empty(), "T-043", "place that a spy has completed stands still");
    }
    match (tile, used(action)) {
        (Hourglass::Strike, Some(Place::Village)) => look.see("T-036", "boatman or trader all the same"),
        (Hourglass::Sabotage, Some(_)) => look.see("T-043", "place without technology used"),
        _ => {}
    }
    Ok(())
}

/// Whether technology lies on one of the place's spaces.
fn is_geared(look: &Look<'_>, seat: Seat, place: Place) -> bool {
    let technology = look.was(seat).followers.spaces.technology();
    !look.before.rules().layout.spaces(place).and(technology).is_empty()
}
