//! Actions and outcomes as one line of text, and back.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::hourglasses::Hourglass;
use super::data::map::Town;
use super::data::places::{Place, Space};
use super::modules::intrigue::vocabulary::IntrigueAction;
use super::modules::new_deeds::vocabulary::NewDeedsAction;
use super::modules::new_events::vocabulary::NewEventsAction;
use super::state::Gear;
use super::vocabulary::{Action, Outcome, Reward, Store};
use crate::engine::Seat;
use crate::wire::{Kind, Line};

/// An action as one line: `plan farmer > castle.1`, `ship blois > tours take wine`.
pub fn write(action: Action) -> String {
    let mut line = Line::of_words();
    put(action, &mut line);
    line.into_text()
}

fn put(action: Action, line: &mut Line) -> &mut Line {
    match action {
        Action::Recall { space } => line.add("recall").add(space),
        Action::Draw { count } => line.add("draw").add(count),
        Action::Keep { follower } => line.add("keep").add(follower),
        Action::Shelter { follower } => line.add("shelter").add(follower),
        Action::Plan { follower, from: Store::Market, space } => line.add("plan").add(follower).add(">").add(space),
        Action::Plan { follower, from, space } => line.add("plan").add(from).add(follower).add(">").add(space),
        Action::Install { gear, space } => line.add("install").add(gear).add(">").add(space),
        Action::Ready => line.add("ready"),
        Action::Use { place } => line.add("use").add(place),
        Action::Recruit { role } => line.add("village").add(role),
        Action::Travel { by, from, to, take } => line.add(by).add(from).add(">").add(to).add_if("take", take),
        Action::Send { from, role, deed, reward } => line.add(from).add(role).add(">").add(deed).add_if("for", reward),
        Action::Dose { coins } => line.add("pharmacy").add(coins),
        Action::TakePlace { place } => line.add("take").add(place),
        Action::Decline => line.add("decline"),
        Action::Pass => line.add("pass"),
        Action::Shield => line.add("shield"),
        Action::Suffer => line.add("suffer"),
        Action::GiveFood { good } => line.add("give").add(good),
        Action::PayCoins => line.add("pay coins"),
        Action::SurrenderStation { town: Some(town) } => line.add("surrender station").add(town),
        Action::SurrenderStation { town: None } => line.add("surrender station"),
        Action::SurrenderFollower => line.add("surrender follower"),
        Action::SurrenderStep => line.add("surrender step"),
        Action::SurrenderGood { good } => line.add("surrender good").add(good),
        Action::SurrenderPlace { place } => line.add("surrender place").add(place),
        Action::SurrenderGear { gear } => line.add("surrender technology").add(gear),
        Action::SurrenderInstalled { space } => line.add("surrender technology").add(space),
        Action::Move { way, from, to, take } => {
            line.add("move").add(way).add(from).add(">").add(to).add_if("take", take)
        }
        Action::Deliver { order } => line.add("deliver").add(order),
        Action::Barter { reward } => line.add("barter").add(reward),
        Action::ShieldWith { good } => line.add("shield").add(good),
        Action::Dispatch { from, role, civic, space } => {
            line.add(from).add(role).add(">").add(civic).glue(".").glue(&space.to_string())
        }
        Action::NewEvents { answer } => answer.write(line),
        Action::NewDeeds { answer } => answer.write(line),
        Action::Intrigue { answer } => answer.write(line),
    }
}

/// The action that this line writes.
pub fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let action = match *words.as_slice() {
        ["recall", space] => Action::Recall { space: Kind::from_name(space)? },
        ["draw", count] => Action::Draw { count: number(count)? },
        ["keep", follower] => Action::Keep { follower: Kind::from_name(follower)? },
        ["shelter", follower] => Action::Shelter { follower: Kind::from_name(follower)? },
        ["plan", follower, ">", space] => plan(Store::Market, follower, space)?,
        ["plan", from, follower, ">", space] => {
            plan(Store::from_name(from).filter(|&from| from != Store::Market)?, follower, space)?
        }
        ["install", gear, ">", space] => {
            Action::Install { gear: Kind::from_name(gear)?, space: Kind::from_name(space)? }
        }
        ["ready"] => Action::Ready,
        ["use", place] => Action::Use { place: Kind::from_name(place)? },
        ["village", role] => Action::Recruit { role: Kind::from_name(role)? },
        ["pharmacy", coins] => Action::Dose { coins: number(coins)? },
        ["take", place] if place != "technology" => Action::TakePlace { place: Kind::from_name(place)? },
        ["decline"] => Action::Decline,
        ["pass"] => Action::Pass,
        ["shield"] => Action::Shield,
        ["suffer"] => Action::Suffer,
        ["give", good] => Action::GiveFood { good: Kind::from_name(good)? },
        ["pay", "coins"] => Action::PayCoins,
        ["surrender", ref what @ ..] => surrender(what)?,
        ["move", way, from, ">", to] => by_path(way, from, to, None)?,
        ["move", way, from, ">", to, "take", good] => by_path(way, from, to, Some(Kind::from_name(good)?))?,
        ["deliver", order] => Action::Deliver { order: Kind::from_name(order)? },
        ["barter", reward] => Action::Barter { reward: Kind::from_name(reward)? },
        ["shield", good] => Action::ShieldWith { good: Kind::from_name(good)? },
        [place, from, ">", to] => {
            let known = travel(place, from, to, None).or_else(|| send(place, from, to, None));
            known.or_else(|| dispatch(place, from, to))?
        }
        [place, from, ">", to, "take", good] => travel(place, from, to, Some(Kind::from_name(good)?))?,
        [place, role, ">", deed, "for", reward] => send(place, role, deed, Some(Kind::from_name(reward)?))?,
        _ => module_action(&words)?,
    };
    Some(action)
}

/// The answers of modules, each of which begins with a verb of its own.
fn module_action(words: &[&str]) -> Option<Action> {
    let new_events = || NewEventsAction::read_words(words).map(|answer| Action::NewEvents { answer });
    let new_deeds = || NewDeedsAction::read_words(words).map(|answer| Action::NewDeeds { answer });
    let intrigue = || IntrigueAction::read_words(words).map(|answer| Action::Intrigue { answer });
    new_events().or_else(new_deeds).or_else(intrigue)
}

fn plan(from: Store, follower: &str, space: &str) -> Option<Action> {
    Some(Action::Plan { follower: Follower::from_name(follower)?, from, space: Space::from_name(space)? })
}

fn travel(by: &str, from: &str, to: &str, take: Option<Good>) -> Option<Action> {
    let [from, to] = [Town::from_name(from)?, Town::from_name(to)?];
    Some(Action::Travel { by: Place::from_name(by)?, from, to, take })
}

fn by_path(way: &str, from: &str, to: &str, take: Option<Good>) -> Option<Action> {
    let [from, to] = [Town::from_name(from)?, Town::from_name(to)?];
    Some(Action::Move { way: Kind::from_name(way)?, from, to, take })
}

fn dispatch(from: &str, role: &str, to: &str) -> Option<Action> {
    let (civic, space) = to.split_once('.')?;
    let (role, civic) = (Role::from_name(role)?, Civic::from_name(civic)?);
    Some(Action::Dispatch { from: Place::from_name(from)?, role, civic, space: number(space)? })
}

fn send(from: &str, role: &str, deed: &str, reward: Option<Reward>) -> Option<Action> {
    let (role, deed) = (Role::from_name(role)?, Deed::from_name(deed)?);
    Some(Action::Send { from: Place::from_name(from)?, role, deed, reward })
}

fn surrender(what: &[&str]) -> Option<Action> {
    Some(match *what {
        ["station"] => Action::SurrenderStation { town: None },
        ["station", town] => Action::SurrenderStation { town: Some(Kind::from_name(town)?) },
        ["follower"] => Action::SurrenderFollower,
        ["step"] => Action::SurrenderStep,
        ["good", good] => Action::SurrenderGood { good: Kind::from_name(good)? },
        ["place", place] => Action::SurrenderPlace { place: Kind::from_name(place)? },
        ["technology", which] => match Gear::from_name(which) {
            Some(gear) => Action::SurrenderGear { gear },
            None => Action::SurrenderInstalled { space: Kind::from_name(which)? },
        },
        _ => return None,
    })
}

/// An outcome as one line: `follower knight`.
pub fn write_outcome(outcome: Outcome) -> String {
    let mut line = Line::of_words();
    match outcome {
        Outcome::Good { good } => line.add("good").add(good),
        Outcome::Place { place } => line.add("place").add(place),
        Outcome::Seat { seat } => line.add("seat").add(seat.number()),
        Outcome::Hourglass { tile } => line.add("hourglass").add(tile),
        Outcome::Follower { follower } => line.add("follower").add(follower),
        Outcome::Order { order } => line.add(order),
    };
    line.into_text()
}

/// The outcome that this line writes.
pub fn read_outcome(text: &str) -> Option<Outcome> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match *words.as_slice() {
        ["good", good] => Outcome::Good { good: Kind::from_name(good)? },
        ["place", place] => Outcome::Place { place: Kind::from_name(place)? },
        ["seat", seat] => Outcome::Seat { seat: Seat::new(number(seat)?)? },
        ["hourglass", tile] => Outcome::Hourglass { tile: Hourglass::from_name(tile)? },
        ["follower", follower] => Outcome::Follower { follower: Kind::from_name(follower)? },
        [order] => Outcome::Order { order: Kind::from_name(order)? },
        _ => return None,
    })
}

/// A number as we write it: digits only, no leading zero.
pub fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}
