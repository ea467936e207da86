//! Town hall and gunpowder tower send followers to beneficial deeds (O-074, O-075, O-098).

use crate::bagbuilding::ending::Declines;
use crate::engine::{Answers, Question, Reply, Seat, Targets};
use crate::orleans::data::deeds::{Deed, DeedReward};
use crate::orleans::data::followers::{Follower, Role};
use crate::orleans::data::places::{Place, Space};
use crate::orleans::data::tracks::Citizen;
use crate::orleans::modules::tell;
use crate::orleans::phases::acting::{self, Turn};
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain};
use crate::wire::{Kind, Wire};

/// A second follower to a deed, or not (O-074).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "sendMore")]
pub struct SendMore {
    /// Town hall or tower.
    pub from: Place,
}

/// Sends a follower to a deed (O-074).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "send", notation = "{from} {role} > {deed} [for {reward}]")]
pub struct Send {
    /// Town hall or tower.
    pub from: Place,
    pub role: Role,
    pub deed: Deed,
    /// What it brings, where there is a choice.
    pub reward: Option<Reward>,
}

/// What the canalisation gives, as the sender likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansReward")]
#[repr(u8)]
pub enum Reward {
    #[default]
    Coin,
    Step,
}

/// One or two followers from the town hall to deeds.
#[derive(Debug)]
pub struct SendFollowers;

impl Effect for SendFollowers {
    fn usage(&self) -> Usage {
        Usage::Sends
    }

    fn offer(&self, at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
        candidates(at, seat, place, out);
    }
}

const TOWN_HALL: [Space; 2] = [Space::TownHall1, Space::TownHall2];

/// Does a neutral follower of this role stand there?
pub fn stands(player: &Player, from: Place, role: Role) -> bool {
    let follower = Follower::neutral(role);
    match from {
        Place::TownHall => TOWN_HALL.iter().any(|&space| player.followers.spaces.follower(space) == Some(follower)),
        _ => player.tower[follower] > 0,
    }
}

/// Every follower standing there to every deed with a free space for it.
pub fn candidates(at: At<'_>, seat: Seat, from: Place, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for &role in Role::ALL.iter().filter(|&&role| stands(player, from, role)) {
        for deed in at.rules.deeds.iter().filter(|&deed| has_room(at, deed, role)) {
            let mut send = |reward| out.push(Send { from, role, deed, reward }.into());
            match deed.row().reward {
                DeedReward::Coins(_) => send(None),
                DeedReward::CoinOrStep => Reward::ALL.iter().for_each(|&reward| send(Some(reward))),
            }
        }
    }
}

fn has_room(at: At<'_>, deed: Deed, role: Role) -> bool {
    at.rules.deeds.has(deed) && deed.row().has_room(&at.state.deeds[deed], role)
}

impl Question for SendMore {
    type Game = Orleans;
    const RULE: &'static str = "O-074";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        at.state.players[seat].has(self.from) && matches!(self.from, Place::TownHall | Place::GunpowderTower)
    }

    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        false
    }
}

impl Declines for SendMore {}

/// The first follower of an action. [`acting::each_place`] offers it.
impl Answers<Turn> for Send {
    fn candidates(_: Turn, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        if at.rules.place(self.from).effect.usage() != Usage::Sends {
            return refuse("O-074", Reason::NotItsAction { place: self.from });
        }
        acting::is_ready(at, seat, self.from)?;
        self.verdict_there(at, seat)
    }

    /// After the first one the seat may send a second.
    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let from = self.from;
        tell(cx, Event::PlaceUsed { seat, place: from });
        self.send(cx, seat);
        let mut more = Vec::new();
        candidates(cx.at(), seat, from, &mut more);
        if !more.is_empty() {
            cx.next([Item::ask(seat, SendMore { from }.into())]);
        }
        Reply::Done
    }

    fn targets(self, _: Turn, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

/// The second one comes from where the first came from.
impl Answers<SendMore> for Send {
    fn candidates(SendMore { from }: SendMore, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        candidates(at, seat, from, out);
    }

    fn verdict(self, first: SendMore, at: At<'_>, seat: Seat) -> Verdict {
        if self.from != first.from {
            return refuse("O-074", Reason::NotItsAction { place: self.from });
        }
        self.verdict_there(at, seat)
    }

    fn resolve(self, _: SendMore, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        self.send(cx, seat);
        Reply::Done
    }

    fn targets(self, _: SendMore, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Send {
    /// Exactly its role, on a free space, with a choice of reward where there is one.
    fn verdict_there(self, at: At<'_>, seat: Seat) -> Verdict {
        let Send { from, role, deed, reward } = self;
        if !stands(&at.state.players[seat], from, role) {
            return refuse("O-074", Reason::NotStandingThere { role, place: from });
        }
        if !has_room(at, deed, role) {
            return refuse("O-074", Reason::DeedFull { deed, role });
        }
        match (deed.row().reward, reward) {
            (DeedReward::Coins(_), Some(_)) => refuse("O-074", Reason::NoChoiceOfReward { deed }),
            (DeedReward::CoinOrStep, None) => refuse("O-074", Reason::ChooseReward { deed }),
            _ => Ok(()),
        }
    }

    /// The follower stays there for good; its reward, and the citizen of a deed that is complete.
    fn send(self, cx: &mut Cx<'_>, seat: Seat) {
        let Send { from, role, deed, reward } = self;
        leave(&mut cx.state.players[seat], from, role);
        cx.state.deeds[deed].put(role);
        tell(cx, Event::FollowerSent { seat, role, deed });
        match (deed.row().reward, reward) {
            (DeedReward::Coins(coins), _) => gain::coins(cx, seat, coins.into()),
            (DeedReward::CoinOrStep, Some(Reward::Step)) => gain::development(cx, seat, 1),
            (DeedReward::CoinOrStep, _) => gain::coins(cx, seat, 1),
        }
        if deed.row().is_filled(&cx.state.deeds[deed]) {
            gain::citizen(cx, seat, Citizen::of_deed(deed));
        }
    }

    fn pieces(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Deed(self.deed));
        sender(seat, self.from, self.role, out);
    }
}

/// Where a follower stands who is sent.
pub fn sender(seat: Seat, from: Place, role: Role, out: &mut Targets<Orleans>) {
    out.push(Target::Place(seat, from));
    if from != Place::TownHall {
        out.push(Target::Follower(seat, Store::Tower, Follower::neutral(role)));
    }
}

/// The follower leaves the town hall or the tower.
pub fn leave(player: &mut Player, from: Place, role: Role) {
    let follower = Follower::neutral(role);
    let stands_there = |space: &&Space| player.followers.spaces.follower(**space) == Some(follower);
    match (from, TOWN_HALL.iter().rev().find(stands_there)) {
        (Place::TownHall, Some(&space)) => {
            player.followers.spaces.clear(space);
        }
        _ => player.tower.take(follower),
    }
}
