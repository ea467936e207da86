//! Phase 4: followers and technology onto spaces (O-030 to O-033, O-040 to O-048).

use crate::bagbuilding::follower::by_nature;
use crate::bagbuilding::technology::{self, NoTechnology};
use crate::bagbuilding::{Standing, Takes};
use crate::engine::{Answers, Question, Reply, Seat, Targets, Waiting};
use crate::orleans::data::followers::{ByFollower, Follower, Role};
use crate::orleans::data::places::Space;
use crate::orleans::modules::{self, stands_for};
use crate::orleans::phases::acting;
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::Planning;
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Event, Store};
use crate::orleans::{At, Cx, Item, Orleans, Verdict};
use crate::parts::Set;
use crate::wire::named;

named! {
    /// Who stands where (O-030).
    MakePlan = "plan"
}

named! {
    /// Technology onto spaces after passing (O-048).
    Installing = "install"
}

named! {
    /// Plans a follower onto a space (O-030).
    Plan = "plan" {
        follower: Follower,
        /// Where it comes from.
        from: Store,
        space: Space,
    } as "plan [{from}] {follower} > {space}"
}

named! {
    /// Lays technology onto a space (O-048).
    Install = "install" { gear: Gear, space: Space } as "install {gear} > {space}"
}

named! {
    /// Recalls, plans, shelters or installs no more (O-025, O-033, O-048, O-098).
    Ready = "ready" as "ready"
}

/// A question that goes on until the seat is ready.
pub trait Finishes: Question<Game = Orleans> {
    /// May the seat be ready now?
    fn may_finish(_: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }
    /// It is ready.
    fn finish(_: &mut Cx<'_>, _: Seat) {}
}

impl<Q: Finishes> Answers<Q> for Ready {
    fn candidates(_: Q, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Ready.into());
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        Q::may_finish(at, seat)
    }

    fn resolve(self, _: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::finish(cx, seat);
        Reply::Done
    }
}

impl Question for MakePlan {
    type Game = Orleans;
    const RULE: &'static str = "O-030";
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
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
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        acting::is_last(at, seat)
    }
}

impl Finishes for Installing {}

/// All plan at once, or one after the other where that is played (O-032).
pub fn start(cx: &mut Cx<'_>) {
    let at = cx.at();
    let asked: Vec<Seat> = cx.state.turn_order(cx.rules).filter(|&seat| has_something_to_plan(at, seat)).collect();
    match cx.rules.options.planning {
        Planning::InOrder => cx.next(asked.into_iter().map(|seat| Item::ask(seat, MakePlan.into()))),
        Planning::Simultaneous if asked.is_empty() => {}
        Planning::Simultaneous => {
            let in_seat_order = cx.rules.seats.iter().filter(|seat| asked.contains(seat));
            cx.next([Item::asks(in_seat_order.map(|seat| (seat, MakePlan.into())))]);
        }
    }
}

/// Can anything be put anywhere? Whoever cannot is not asked (O-032).
fn has_something_to_plan(at: At<'_>, seat: Seat) -> bool {
    let mut can_plan = false;
    each_plan(at, seat, |plan| can_plan = can_plan || plan.verdict(MakePlan, at, seat).is_ok());
    can_plan || can_install(at, seat)
}

/// Every follower onto every space that takes it.
fn each_plan(at: At<'_>, seat: Seat, mut each: impl FnMut(Plan)) {
    let player = &at.state.players[seat];
    let free = free_spaces(at, player);
    for from in [Store::Market, Store::Tower] {
        for (follower, count) in store(player, from).iter() {
            if count > 0 {
                let open = at.rules.layout.open_to(follower, stands_for(at, seat, follower, true)).and(free);
                open.iter().for_each(|space| each(Plan { follower, from, space }));
            }
        }
    }
}

impl Answers<MakePlan> for Plan {
    fn candidates(_: MakePlan, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        each_plan(at, seat, |plan| out.push(plan.into()));
    }

    /// Is it there, is the space free, and may it be planned there?
    fn verdict(self, _: MakePlan, at: At<'_>, seat: Seat) -> Verdict {
        if !matches!(self.from, Store::Market | Store::Tower) {
            return no("O-030", Why::NotThere { follower: self.follower, store: self.from });
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

/// The free spaces of a player, of those that are alike the first one only (O-141).
pub fn free_spaces(at: At<'_>, player: &Player) -> Set<Space> {
    let free = player.spaces(at.rules).without(player.followers.spaces.taken());
    at.rules.layout.firsts(free)
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
            return no("O-030", Why::NotThere { follower, store: from });
        }
        is_free(at, player, space, "O-031")?;
        // Most stand where they do by nature; only then is it asked what they are lent.
        let may_stand = |roles| at.rules.layout.open_to(follower, roles).has(space);
        if may_stand(by_nature(follower)) || may_stand(stands_for(at, seat, follower, is_planning)) {
            return Ok(());
        }
        match at.rules.layout.takes(space) {
            Takes::Neutral => no("O-043", Why::NeutralOnly { space }),
            Takes::Role(Role::Monk) => no("O-041", Why::MonkOnly { space }),
            _ => no("O-040", Why::Unfit { follower, space }),
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
        player.followers.spaces.put(space, Standing::Follower(follower));
        modules::tell(cx, Event::FollowerPlanned { seat, follower, space });
    }

    /// The pieces it touches, whoever asks for it.
    pub fn pieces(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::Space(seat, self.space), Target::Follower(seat, self.from, self.follower)]);
    }
}

/// Has the player such a place, and is this space of it free, as this rule demands?
fn is_free(at: At<'_>, player: &Player, space: Space, rule: &'static str) -> Verdict {
    let place = at.rules.layout.place(space);
    let spaces = player.spaces(at.rules);
    let taken = player.followers.spaces.taken();
    if !spaces.has(space) {
        return no("O-030", Why::NotYourPlace { place });
    }
    if taken.has(space) {
        return no(rule, Why::SpaceTaken { space });
    }
    match at.rules.layout.twin(space) {
        Some(twin) if !taken.has(twin) => no("O-141", Why::SameAs { space: twin }),
        _ => Ok(()),
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
        player.followers.spaces.put(space, Standing::Technology);
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
        return no("O-048", Why::NoGear {});
    }
    is_free(at, player, space, "O-048")?;
    let only = (gear == Gear::FarmerOnly).then_some(Role::Farmer);
    let place = at.rules.layout.place(space);
    match technology::refusal(&at.rules.layout, &player.followers.spaces, space, only) {
        None => Ok(()),
        Some(NoTechnology::Taken) => no("O-048", Why::SpaceTaken { space }),
        Some(NoTechnology::OnlySpace) => no("O-046", Why::OnlySpace { space }),
        Some(NoTechnology::NoRole) => no("O-046", Why::NoRoleThere { space }),
        Some(NoTechnology::Joker) => no("O-046", Why::MonkOnly { space }),
        Some(NoTechnology::Second) => no("O-046", Why::SecondGear { place }),
        Some(NoTechnology::OtherRole) => no("O-047", Why::FarmerSpacesOnly { space }),
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
