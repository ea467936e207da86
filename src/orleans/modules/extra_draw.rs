//! The bathhouse of later printings: no space, but two more followers out of the bag, one of whom stays (O-096).

use super::{Module, OrleansModule};
use crate::bagbuilding::drawing::pour;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets, origins};
use crate::orleans::data::followers::Follower;
use crate::orleans::data::places::Place;
use crate::orleans::phases::followers::{Followers, room};
use crate::orleans::pieces::Target;
use crate::orleans::places::bathhouse::{DrawBather, are_few};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::{Bathhouse, Setup};
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Draw, Item, Origin, Orleans, Rules, Step, Verdict, modules, round};
use crate::wire::{Kind, Wire};

/// Which of two to keep (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "keep")]
pub struct Keeping;

/// Keeps this one of those drawn (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "keep", notation = "keep {follower}")]
pub struct Keep {
    pub follower: Follower,
}

/// The bathhouse that draws.
#[derive(Debug)]
pub struct ExtraDraw;

impl Module<Orleans> for ExtraDraw {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.options.bathhouse == Bathhouse::Draw
    }

    fn furnish(&self, _: &Setup, rules: &mut Rules) {
        rules.places[Place::Bathhouse.index()].spaces = (&[]).into();
    }

    fn plan(&self, round: &mut Vec<Step>) {
        if let Some(at) = round.iter().position(|step| *step == Followers.into()) {
            round.insert(at + 1, Bathhouses.into());
        }
    }
}

impl OrleansModule for ExtraDraw {
    /// One of those drawn is kept then.
    fn origin<'a>(&self, at: At<'a>, item: &Item, count: usize) -> Option<Origin<'a>> {
        let &Item::Draw(Draw::Bath(DrawBather { seat })) = item else { return None };
        let keeps = origins::repeated(origins::on_ask(seat, Keeping));
        Some(keeps.when(move || are_few(at, seat, count, DRAWN)))
    }
}

/// How many are drawn.
const DRAWN: u32 = 2;

/// The bathhouse's extra draw (O-096).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "bathhouses")]
pub struct Bathhouses;

impl Runs<Orleans> for Bathhouses {
    /// The owner draws two, if there is room for one.
    fn run(self, cx: &mut Cx<'_>) {
        let at = cx.at();
        let mut owners = cx.rules.seats.iter().filter(|&seat| at.state.players[seat].places.has(Place::Bathhouse));
        let Some(seat) = owners.next() else { return };
        let followers = &at.state.players[seat].followers;
        let draws = followers.bag.total().min(DRAWN);
        if room(at, seat) > 0 && draws > 0 {
            let drawn = (0..draws).map(|_| round::draw(DrawBather { seat }));
            cx.next(drawn.chain([Item::ask(seat, Keeping.into())]));
        }
    }
}

impl Question for Keeping {
    type Game = Orleans;
    const RULE: &'static str = "O-096";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        let player = &at.state.players[seat];
        player.places.has(Place::Bathhouse) && player.bath.total() <= DRAWN && room(at, seat) > 0
    }
}

impl Answers<Keeping> for Keep {
    fn candidates(_: Keeping, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        let drawn = at.state.players[seat].bath.iter().filter(|&(_, count)| count > 0);
        out.extend(drawn.map(|(follower, _)| Action::from(Keep { follower })));
    }

    fn verdict(self, _: Keeping, at: At<'_>, seat: Seat) -> Verdict {
        let follower = self.follower;
        if at.state.players[seat].bath[follower] > 0 { Ok(()) } else { refuse("O-096", Reason::NotDrawn { follower }) }
    }

    /// One stays on the market, the other goes back.
    fn resolve(self, _: Keeping, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (follower, player) = (self.follower, &mut cx.state.players[seat]);
        player.bath.take(follower);
        player.followers.market.put(follower);
        pour(&mut player.bath, &mut player.followers.bag);
        modules::tell(cx, Event::FollowerKept { seat, follower });
        Reply::Done
    }

    fn targets(self, _: Keeping, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Follower(seat, Store::Bath, self.follower));
    }
}
