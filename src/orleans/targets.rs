//! The pieces of the board that actions touch.

use super::data::civics::Civic;
use super::data::deeds::Deed;
use super::data::followers::{Follower, Role};
use super::data::goods::Good;
use super::data::map::{Path, Town};
use super::data::orders::Order;
use super::data::places::{Effect, Place, Space};
use super::data::tracks::Track;
use super::state::Gear;
use super::vocabulary::{Action, Ask, Store};
use super::{At, Orleans};
use crate::engine::{Seat, Targets};
use crate::wire::Line;
use std::fmt;

/// A piece of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A town on the map.
    Town(Town),
    /// A road or waterway.
    Path(Path),
    /// A good on a road or waterway.
    PathGood(Path, Good),
    /// A good on the goods market.
    MarketGood(Good),
    /// A follower track.
    Track(Role),
    /// A deed.
    Deed(Deed),
    /// A place tile in the stacks.
    Tile(Place),
    /// A place of a seat.
    Place(Seat, Place),
    /// A space of a seat's place.
    Space(Seat, Space),
    /// Followers of a seat on market or tower, or drawn at the bathhouse.
    Follower(Seat, Store, Follower),
    /// A seat's bag.
    Bag(Seat),
    /// A seat's goods of one kind.
    Good(Seat, Good),
    /// A seat's technology beside the board.
    Gear(Seat, Gear),
    /// A seat's station in a town.
    Station(Seat, Town),
    /// A seat's stations not yet built.
    Stations(Seat),
    /// A seat's marker on the development track.
    Development(Seat),
    /// A seat's coins.
    Coins(Seat),
    /// An order card.
    Order(Order),
    /// A deed or an intriguer of Trade & Intrigue.
    Civic(Civic),
    /// One of its spaces, from 1.
    CivicSpace(Civic, u8),
    /// A seat's merchant.
    Merchant(Seat),
    /// A seat's marker on a follower track.
    Marker(Seat, Track),
    /// A seat.
    Seat(Seat),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = Line::of_names();
        match *self {
            Target::Town(town) => line.add("town").add(town),
            Target::Path(path) => line.add("path").add(path),
            Target::PathGood(path, good) => line.add("path").add(path).add(good),
            Target::MarketGood(good) => line.add("goods").add(good),
            Target::Track(role) => line.add("track").add(role),
            Target::Deed(deed) => line.add("deed").add(deed),
            Target::Tile(place) => line.add("tile").add(place),
            Target::Place(seat, place) => line.add("seat").add(seat.number()).add("place").add(place),
            Target::Space(seat, space) => line.add("seat").add(seat.number()).add("space").add(space),
            Target::Follower(seat, store, follower) => line.add("seat").add(seat.number()).add(store).add(follower),
            Target::Bag(seat) => line.add("seat").add(seat.number()).add("bag"),
            Target::Good(seat, good) => line.add("seat").add(seat.number()).add("goods").add(good),
            Target::Gear(seat, gear) => line.add("seat").add(seat.number()).add("technology").add(gear),
            Target::Station(seat, town) => line.add("seat").add(seat.number()).add("station").add(town),
            Target::Stations(seat) => line.add("seat").add(seat.number()).add("stations"),
            Target::Development(seat) => line.add("seat").add(seat.number()).add("development"),
            Target::Coins(seat) => line.add("seat").add(seat.number()).add("coins"),
            Target::Order(order) => line.add("order").add(order),
            Target::Civic(civic) => line.add("civic").add(civic),
            Target::CivicSpace(civic, space) => line.add("civic").add(civic).add(space),
            Target::Merchant(seat) => line.add("seat").add(seat.number()).add("merchant"),
            Target::Marker(seat, track) => line.add("seat").add(seat.number()).add("marker").add(track),
            Target::Seat(seat) => line.add("seat").add(seat.number()),
        };
        f.write_str(&line.into_text())
    }
}

/// The pieces that an action touches, the one to click first in front.
pub fn targets(at: At<'_>, seat: Seat, ask: Ask, action: Action, out: &mut Targets<Orleans>) {
    match action {
        Action::Recall { space } => out.push(Target::Space(seat, space)),
        Action::Draw { .. } | Action::SurrenderFollower => out.push(Target::Bag(seat)),
        Action::Keep { follower } => out.push(Target::Follower(seat, Store::Bath, follower)),
        Action::Shelter { follower } => out.push(Target::Follower(seat, Store::Market, follower)),
        Action::Plan { follower, from, space } => {
            out.extend([Target::Space(seat, space), Target::Follower(seat, from, follower)]);
        }
        Action::Install { gear, space } => out.extend([Target::Space(seat, space), Target::Gear(seat, gear)]),
        Action::Use { place } => {
            out.push(Target::Place(seat, place));
            match at.rules.place(place).effect {
                Effect::Recruit(&[role]) => out.push(Target::Track(role)),
                Effect::Build => out.push(Target::Town(at.state.players[seat].merchant)),
                _ => {}
            }
        }
        Action::Recruit { role } => out.extend([Target::Track(role), Target::Place(seat, Place::Village)]),
        Action::Travel { by, from, to, take } => {
            out.push(Target::Town(to));
            if let Effect::Travel(way) = at.rules.place(by).effect {
                let path = from.path_to(to, way);
                out.extend(path.map(Target::Path));
                out.extend(path.zip(take).map(|(path, good)| Target::PathGood(path, good)));
            }
            out.push(Target::Place(seat, by));
        }
        Action::Send { from, role, deed, .. } => {
            out.push(Target::Deed(deed));
            out.push(Target::Place(seat, from));
            out.extend(
                (from != Place::TownHall).then(|| Target::Follower(seat, Store::Tower, Follower::neutral(role))),
            );
        }
        Action::Dose { .. } => out.extend([Target::Place(seat, Place::Pharmacy), Target::Coins(seat)]),
        Action::TakePlace { place } => out.push(Target::Tile(place)),
        Action::Shield => out.push(Target::Place(seat, Place::Sacristy)),
        Action::GiveFood { good } | Action::SurrenderGood { good } => out.push(Target::Good(seat, good)),
        Action::PayCoins => out.push(Target::Coins(seat)),
        Action::SurrenderStation { town: Some(town) } => {
            out.extend([Target::Station(seat, town), Target::Town(town)]);
        }
        Action::SurrenderStation { town: None } => out.push(Target::Stations(seat)),
        Action::SurrenderStep => out.push(Target::Development(seat)),
        Action::SurrenderPlace { place } => out.push(Target::Place(seat, place)),
        Action::SurrenderGear { gear } => out.push(Target::Gear(seat, gear)),
        Action::SurrenderInstalled { space } => out.push(Target::Space(seat, space)),
        Action::Move { way, from, to, take } => {
            let path = from.path_to(to, way);
            out.push(Target::Town(to));
            out.extend(path.map(Target::Path));
            out.extend(path.zip(take).map(|(path, good)| Target::PathGood(path, good)));
        }
        Action::Deliver { order } => out.push(Target::Order(order)),
        Action::Barter { .. } => out.extend([Target::Place(seat, Place::SheepFarm), Target::Good(seat, Good::Cheese)]),
        Action::ShieldWith { good } => out.extend([Target::Place(seat, Place::Brasserie), Target::Good(seat, good)]),
        Action::Dispatch { from, role, civic, space } => {
            out.extend([Target::CivicSpace(civic, space), Target::Civic(civic), Target::Place(seat, from)]);
            out.extend(
                (from != Place::TownHall).then(|| Target::Follower(seat, Store::Tower, Follower::neutral(role))),
            );
        }
        Action::NewEvents { answer } => answer.targets(seat, out),
        Action::NewDeeds { answer } => answer.targets(at, seat, out),
        Action::Intrigue { answer } => answer.targets(at, seat, ask, out),
        Action::Ready | Action::Decline | Action::Pass | Action::Suffer => {}
    }
}
