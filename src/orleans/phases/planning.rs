//! Phase 4: followers and technology onto spaces (O-030 to O-033, O-040 to O-048).

use crate::bagbuilding::ending::Finishes;
use crate::bagbuilding::planning::NoPlan;
use crate::bagbuilding::technology::{self, NoTechnology};
use crate::bagbuilding::{Places, Takes, Tile};
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets, origins};
use crate::orleans::data::followers::{ByFollower, Follower, Role};
use crate::orleans::data::places::{Place, SPACES, Space};
use crate::orleans::modules::{self, stands_for};
use crate::orleans::phases::acting;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::setup::Planning;
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Item, Origin, Orleans, Verdict};
use crate::parts::Set;
use crate::wire::Wire;

/// Who stands where (O-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plan")]
pub struct MakePlan;

/// Technology onto spaces after passing (O-048).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "install")]
pub struct Installing;

/// Plans a follower onto a space (O-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "plan", notation = "plan [{from}] {follower} > {space}")]
pub struct Plan {
    pub follower: Follower,
    /// Where it comes from.
    pub from: Store,
    pub space: Space,
}

/// Lays technology onto a space (O-048).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "install", notation = "install {gear} > {space}")]
pub struct Install {
    pub gear: Gear,
    pub space: Space,
}

impl Question for MakePlan {
    type Game = Orleans;
    const RULE: &'static str = "O-030";
    /// Planning brings nothing forward.
    fn may_reveal(self, _: At<'_>, _: Seat) -> bool {
        false
    }
}

impl Finishes for MakePlan {
    fn finish(cx: &mut Cx<'_>, seat: Seat) {
        modules::tell(cx, Event::PlanFixed { seat });
    }
}

impl Question for Installing {
    type Game = Orleans;
    const RULE: &'static str = "O-048";
    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        acting::is_last(at, seat)
    }
}

/// Technology is laid down as the last thing of a seat's turns; modules let a seat do so at other times.
pub fn origin(at: At<'_>, seat: Seat) -> Origin<'_> {
    let in_turn = acting::in_turn(at, seat).when(move || at.state.players[seat].passed);
    origins::any_of([in_turn, modules::origin(at, &Item::ask(seat, Installing.into()), 1)])
}

impl Finishes for Installing {}

/// Phase 4: planning (O-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "planning")]
pub struct StartPlanning;

impl Runs<Orleans> for StartPlanning {
    /// All plan at once, or one after the other where that is played (O-032).
    fn run(self, cx: &mut Cx<'_>) {
        let at = cx.at();
        let plan = self.plan(at).into_iter().filter_map(|item| item.asking(|seat| has_something_to_plan(at, seat)));
        cx.next(plan.collect::<Vec<_>>());
    }

    fn plan(self, at: At<'_>) -> Vec<Item> {
        match at.rules.options.planning {
            Planning::InOrder => at.state.turn_order(at.rules).map(|seat| Item::ask(seat, MakePlan.into())).collect(),
            Planning::Simultaneous => vec![Item::asks(at.rules.seats.iter().map(|seat| (seat, MakePlan.into())))],
        }
    }
}

/// Can anything be put anywhere? Whoever cannot is not asked (O-032).
fn has_something_to_plan(at: At<'_>, seat: Seat) -> bool {
    let mut can_plan = false;
    each_plan(at, seat, |_| can_plan = true);
    can_plan || can_install(at, seat)
}

/// Every follower onto every space that takes it.
fn each_plan(at: At<'_>, seat: Seat, mut each: impl FnMut(Plan)) {
    let player = &at.state.players[seat];
    let places = places(at, player);
    let free = places.free();
    for from in [Store::Market, Store::Tower] {
        for (follower, count) in store(player, from).iter() {
            if count > 0 {
                let open = places.open(free, Tile::Follower(follower), stands_for(at, seat, follower, true));
                open.iter().for_each(|space| each(Plan { follower, from, space }));
            }
        }
    }
}

impl Answers<MakePlan> for Plan {
    const IS_SURE: bool = true;

    fn candidates(_: MakePlan, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_plan(at, seat, |plan| out.push(plan.into()));
    }

    /// Is it there, is the space free, and may it be planned there?
    fn verdict(self, _: MakePlan, at: At<'_>, seat: Seat) -> Verdict {
        if !matches!(self.from, Store::Market | Store::Tower) {
            return refuse("O-030", Reason::NotThere { follower: self.follower, store: self.from });
        }
        self.stand_verdict(at, seat, true)
    }

    fn resolve(self, ask: MakePlan, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        self.stand(cx, seat);
        Reply::Again(ask.into())
    }

    fn targets(self, _: MakePlan, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

/// A player's places, and what stands on them.
pub fn places<'a>(at: At<'a>, player: &'a Player) -> Places<'a, Follower, Place, Space, SPACES> {
    Places { layout: &at.rules.layout, board: &player.followers.spaces, own: player.spaces(at.rules) }
}

/// The free spaces of a player, of those that are alike the first one only (O-141).
pub fn free_spaces(at: At<'_>, player: &Player) -> Set<Space> {
    places(at, player).free()
}

/// Where a follower may come from.
pub fn store(player: &Player, from: Store) -> &ByFollower<u8> {
    match from {
        Store::Market => &player.followers.market,
        Store::Tower => &player.tower,
        Store::Bath => &player.bath,
        Store::Bag => &player.followers.bag,
    }
}

impl Plan {
    /// Is it there, is the space free, and may it stand there, planned or put there otherwise?
    pub fn stand_verdict(self, at: At<'_>, seat: Seat, is_planning: bool) -> Verdict {
        let (Plan { follower, from, space }, player) = (self, &at.state.players[seat]);
        if store(player, from)[follower] == 0 {
            return refuse("O-030", Reason::NotThere { follower, store: from });
        }
        let lent = || stands_for(at, seat, follower, is_planning);
        match places(at, player).refusal(Tile::Follower(follower), space, lent) {
            None => Ok(()),
            Some(NoPlan::Unfit | NoPlan::Repeated | NoPlan::Technology(_)) => match at.rules.layout.takes(space) {
                Takes::Neutral => refuse("O-043", Reason::NeutralOnly { space }),
                Takes::Role(Role::Monk) => refuse("O-041", Reason::MonkOnly { space }),
                _ => refuse("O-040", Reason::Unfit { follower, space }),
            },
            Some(not_free) => refuse_space(at, space, not_free, "O-031"),
        }
    }

    /// The follower stands on the space.
    pub fn stand(self, cx: &mut Cx<'_>, seat: Seat) {
        let (Plan { follower, from, space }, player) = (self, &mut cx.state.players[seat]);
        match from {
            Store::Market => player.followers.market.take(follower),
            Store::Tower => player.tower.take(follower),
            Store::Bath => player.bath.take(follower),
            Store::Bag => player.followers.bag.take(follower),
        }
        player.followers.spaces.put(space, Tile::Follower(follower));
        modules::tell(cx, Event::FollowerPlanned { seat, follower, space });
    }

    /// The pieces it touches, whoever asks for it.
    pub fn pieces(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Space(seat, self.space), Target::Follower(seat, self.from, self.follower)]);
    }
}

/// Why nothing can be put on a space; this rule demands that it is free.
fn refuse_space(at: At<'_>, space: Space, why: NoPlan<Space>, rule: &'static str) -> Verdict {
    match why {
        NoPlan::NotOwn => refuse("O-030", Reason::NotYourPlace { place: at.rules.layout.place(space) }),
        NoPlan::SameAs(twin) => refuse("O-141", Reason::SameAs { space: twin }),
        _ => refuse(rule, Reason::SpaceTaken { space }),
    }
}

/// A question that technology answers: in the plan, or after passing (O-048).
trait TakesTechnology: Question<Game = Orleans> + Into<Ask> {
    /// Is it asked again?
    fn goes_on(cx: &Cx<'_>, seat: Seat) -> bool;
}

impl TakesTechnology for MakePlan {
    fn goes_on(_: &Cx<'_>, _: Seat) -> bool {
        true
    }
}

impl TakesTechnology for Installing {
    fn goes_on(cx: &Cx<'_>, seat: Seat) -> bool {
        can_install(cx.at(), seat)
    }
}

impl<Q: TakesTechnology> Answers<Q> for Install {
    /// Technology beside the board onto every space that takes it.
    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_install(at, seat, |install| out.push(install.into()));
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        install_verdict(at, seat, self)
    }

    /// It lies there for good.
    fn resolve(self, ask: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let (Install { gear, space }, player) = (self, &mut cx.state.players[seat]);
        player.gears.take(gear);
        player.followers.spaces.put(space, Tile::Technology);
        modules::tell(cx, Event::TechnologyInstalled { seat, space });
        if Q::goes_on(cx, seat) { Reply::Again(ask.into()) } else { Reply::Done }
    }

    fn targets(self, _: Q, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Space(seat, self.space), Target::Gear(seat, self.gear)]);
    }
}

fn each_install(at: At<'_>, seat: Seat, mut each: impl FnMut(Install)) {
    let player = &at.state.players[seat];
    for (gear, count) in player.gears.iter() {
        if count > 0 {
            free_spaces(at, player).iter().for_each(|space| each(Install { gear, space }));
        }
    }
}

/// May technology lie there (O-046, O-047)?
fn install_verdict(at: At<'_>, seat: Seat, Install { gear, space }: Install) -> Verdict {
    let player = &at.state.players[seat];
    if player.gears[gear] == 0 {
        return refuse("O-048", Reason::NoGear);
    }
    if let Some(not_free) = places(at, player).space_refusal(space) {
        return refuse_space(at, space, not_free, "O-048");
    }
    let only = (gear == Gear::FarmerOnly).then_some(Role::Farmer);
    let place = at.rules.layout.place(space);
    match technology::refusal(&at.rules.layout, &player.followers.spaces, space, only) {
        None => Ok(()),
        Some(NoTechnology::Taken) => refuse("O-048", Reason::SpaceTaken { space }),
        Some(NoTechnology::OnlySpace) => refuse("O-046", Reason::OnlySpace { space }),
        Some(NoTechnology::NoRole | NoTechnology::Barred) => refuse("O-046", Reason::NoRoleThere { space }),
        Some(NoTechnology::Joker) => refuse("O-046", Reason::MonkOnly { space }),
        Some(NoTechnology::Second) => refuse("O-046", Reason::SecondGear { place }),
        Some(NoTechnology::OtherRole) => refuse("O-047", Reason::FarmerSpacesOnly { space }),
    }
}

/// After a pass: whoever has technology that could be laid down is asked (O-048).
pub fn ask_to_install(cx: &mut Cx<'_>, seat: Seat) {
    if can_install(cx.at(), seat) {
        cx.next([Item::ask(seat, Installing.into())]);
    }
}

fn can_install(at: At<'_>, seat: Seat) -> bool {
    let mut can = false;
    each_install(at, seat, |install| can = can || install_verdict(at, seat, install).is_ok());
    can
}
