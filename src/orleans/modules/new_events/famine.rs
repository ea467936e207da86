//! Famine: three neutral followers, from wherever they are, named in a fixed order (T-057, T-066).

use super::vocabulary::{Events, Reasons};
use super::{is_asked, price, put};
use crate::bagbuilding::Follower as _;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::places::Space;
use crate::orleans::modules::tell;
use crate::orleans::phases::planning;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::vocabulary::Store;
use crate::orleans::{At, Cx, Orleans, Verdict};
use crate::wire::{Kind, Line, ParseNotation, Wire, WriteNotation};

/// Which followers to give (T-066).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "famine")]
pub struct Famine {
    /// How many more.
    pub left: u8,
    /// No earlier one than this in the order of the places where followers are.
    pub after: u8,
}

/// Gives a follower that stands on no space (T-057).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "starve", notation_like = "starve {from} {role}")]
pub struct Starve {
    /// Which.
    pub role: Role,
    /// Where it is.
    pub from: Store,
}

/// `starve market monk`: here the market is said, too.
impl WriteNotation for Starve {
    fn add_to(&self, line: &mut Line) {
        line.add("starve").add(self.from).add(self.role);
    }
}

impl ParseNotation for Starve {
    fn match_words(words: &[&str]) -> Option<Self> {
        let ["starve", from, role] = words else { return None };
        Some(Starve { role: Role::from_name(role)?, from: Store::from_name(from)? })
    }
}

/// Gives the follower on a space (T-057).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "starveAt", notation = "starve {space}")]
pub struct StarveAt {
    /// Which space.
    pub space: Space,
}

/// Where followers are that stand on no space, in the order in which they are named; the spaces come after them.
const STORES: [Store; 3] = [Store::Bag, Store::Market, Store::Tower];

/// So many are given, or as many as there are.
pub fn start(cx: &mut Cx<'_>, seat: Seat, due: u8) {
    let left = due.min(from(cx.at(), seat, 0));
    put(cx, seat, Famine { left, after: 0 });
}

impl Question for Famine {
    type Game = Orleans;
    const RULE: &'static str = "T-057";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let Famine { left, after } = self;
        let due = price(at);
        is_asked(self, Happening::Famine, at, seat)
            && (1..=due).contains(&left.into())
            && (u16::from(left) != due || after == 0)
            && from(at, seat, after) >= left
    }
}

/// One of those who can be given: how many there are, and how they leave.
trait Pick: Copy {
    /// Where it stands in the order of all picks; none, if nobody is ever taken from there.
    fn position(self) -> Option<u8>;
    /// How many followers it could take.
    fn there(self, at: At<'_>, seat: Seat) -> u8;
    /// Why it takes nobody, or not this one.
    fn is_there(self, at: At<'_>, seat: Seat) -> Verdict;
    /// Takes one.
    fn take(self, cx: &mut Cx<'_>, seat: Seat) -> Role;
    /// Where it lies.
    fn target(self, seat: Seat) -> Target;
}

impl Pick for Starve {
    fn position(self) -> Option<u8> {
        let store = STORES.iter().position(|&store| store == self.from)?;
        u8::try_from(store * Role::ALL.len() + self.role.index()).ok()
    }
    fn there(self, at: At<'_>, seat: Seat) -> u8 {
        planning::store(&at.state.players[seat], self.from)[Follower::neutral(self.role)]
    }
    fn is_there(self, at: At<'_>, seat: Seat) -> Verdict {
        match self.there(at, seat) {
            0 => refuse("T-057", Reason::NotThere { follower: Follower::neutral(self.role), store: self.from }),
            _ => Ok(()),
        }
    }
    fn take(self, cx: &mut Cx<'_>, seat: Seat) -> Role {
        let (follower, player) = (Follower::neutral(self.role), &mut cx.state.players[seat]);
        match self.from {
            Store::Bag => player.followers.bag.take(follower),
            Store::Market => player.followers.market.take(follower),
            Store::Tower => player.tower.take(follower),
            Store::Bath => player.bath.take(follower),
        }
        self.role
    }
    fn target(self, seat: Seat) -> Target {
        Target::Follower(seat, self.from, Follower::neutral(self.role))
    }
}

/// The neutral follower on a space.
fn neutral_on(at: At<'_>, seat: Seat, space: Space) -> Option<Follower> {
    at.state.players[seat].followers.spaces.follower(space).filter(|follower| follower.is_neutral())
}

impl Pick for StarveAt {
    fn position(self) -> Option<u8> {
        u8::try_from(STORES.len() * Role::ALL.len() + self.space.index()).ok()
    }
    fn there(self, at: At<'_>, seat: Seat) -> u8 {
        neutral_on(at, seat, self.space).is_some().into()
    }
    fn is_there(self, at: At<'_>, seat: Seat) -> Verdict {
        let space = self.space;
        if neutral_on(at, seat, space).is_none() {
            return refuse("T-057", Reason::NobodyThere { space });
        }
        let spaces = &at.state.players[seat].followers.spaces;
        spaces.same_before(&at.rules.layout, space).map_or(Ok(()), |space| refuse("O-141", Reason::SameAs { space }))
    }
    fn take(self, cx: &mut Cx<'_>, seat: Seat) -> Role {
        let role = neutral_on(cx.at(), seat, self.space).map_or(Role::Farmer, |follower| follower.role());
        cx.state.players[seat].followers.spaces.clear(self.space);
        role
    }
    fn target(self, seat: Seat) -> Target {
        Target::Space(seat, self.space)
    }
}

/// Every pick from a store, in order.
fn from_stores() -> impl Iterator<Item = Starve> {
    STORES.iter().flat_map(|&from| Role::ALL.iter().map(move |&role| Starve { role, from }))
}

/// Every pick from a space, in order.
fn from_spaces() -> impl Iterator<Item = StarveAt> {
    Space::ALL.iter().map(|&space| StarveAt { space })
}

/// How many followers are there from this position on.
pub fn from(at: At<'_>, seat: Seat, first: u8) -> u8 {
    fn sum(picks: impl Iterator<Item = impl Pick>, at: At<'_>, seat: Seat, first: u8) -> u8 {
        picks.filter(|&pick| pick.position() >= Some(first)).map(|pick| pick.there(at, seat)).sum()
    }
    sum(from_stores(), at, seat, first) + sum(from_spaces(), at, seat, first)
}

/// Is there such a follower, and is it named in the order, early enough for the rest to be named after it?
fn verdict(pick: impl Pick, Famine { left, after }: Famine, at: At<'_>, seat: Seat) -> Verdict {
    let Some(position) = pick.position() else { return refuse("T-057", Reason::WrongAnswer) };
    pick.is_there(at, seat)?;
    if position < after || from(at, seat, position) < left { refuse("T-066", Reasons::OutOfOrder) } else { Ok(()) }
}

/// The follower goes back to the supply, and the next one is named.
fn starve(pick: impl Pick, Famine { left, .. }: Famine, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
    let role = pick.take(cx, seat);
    cx.state.supply.put(role);
    tell(cx, Events::FollowerStarved { seat, role });
    if left > 1 {
        put(cx, seat, Famine { left: left - 1, after: pick.position().unwrap_or(0) });
    }
    Reply::Done
}

impl Answers<Famine> for Starve {
    fn candidates(_: Famine, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(from_stores().filter(|pick| pick.there(at, seat) > 0).map(Action::from));
    }
    fn verdict(self, famine: Famine, at: At<'_>, seat: Seat) -> Verdict {
        verdict(self, famine, at, seat)
    }
    fn resolve(self, famine: Famine, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        starve(self, famine, cx, seat)
    }
    fn targets(self, _: Famine, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(self.target(seat));
    }
}

impl Answers<Famine> for StarveAt {
    fn candidates(_: Famine, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        out.extend(from_spaces().filter(|pick| pick.there(at, seat) > 0).map(Action::from));
    }
    fn verdict(self, famine: Famine, at: At<'_>, seat: Seat) -> Verdict {
        verdict(self, famine, at, seat)
    }
    fn resolve(self, famine: Famine, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        starve(self, famine, cx, seat)
    }
    fn targets(self, _: Famine, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(self.target(seat));
    }
}
