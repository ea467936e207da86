//! Sending followers to the civic boards of Trade & Intrigue, whatever that brings there (T-002, T-068, T-069, T-071).

use super::Module;
use crate::engine::{Answers, Corrupt, Pending, Question, Reply, Seat, Targets, Waiting};
use crate::orleans::data::civics::{Civic, CivicRow, CivicSpace};
use crate::orleans::data::followers::Role;
use crate::orleans::data::goods::Good;
use crate::orleans::data::places::{Effect, Place};
use crate::orleans::phases::acting::{self, Declines, Turn};
use crate::orleans::pieces::Target;
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::spaces::deeds::{leave, sender, stands};
use crate::orleans::state::{Spot, State};
use crate::orleans::vocabulary::{Event, Sending, Step};
use crate::orleans::{At, Cx, Item, Orleans, Rules, Verdict, modules};
use crate::parts::Set;
use crate::wire::{Kind, named};

named! {
    /// A second follower to a deed or an intriguer, or not (T-069).
    DispatchMore = "dispatchMore" {
        from: Place,
        role: Role,
        /// Where to no more (T-073).
        except: Option<Civic>,
    }
}

named! {
    /// Sends a follower to a deed or an intriguer of Trade & Intrigue (T-069).
    Dispatch = "dispatch" {
        /// Town hall or tower.
        from: Place,
        role: Role,
        civic: Civic,
        /// Onto which of its spaces, from 1.
        space: u8,
    } as "{from} {role} > {civic}.{space}"
}

/// The civic boards.
#[derive(Debug)]
pub struct Civics;

impl Module for Civics {
    fn is_in_play(&self, setup: &Setup) -> bool {
        setup.modules.has(ModuleId::NewDeeds) || setup.modules.has(ModuleId::Intrigue)
    }

    /// The boards replace the base game's deeds. With two or three players the right-most space of each is covered, with
    /// two some are out; two boards together have no covers (T-002, T-068, T-077).
    fn furnish(&self, setup: &Setup, rules: &mut Rules) {
        rules.deeds = Set::EMPTY;
        rules.civics = setup.tables.civic_rows();
        let seats = rules.seats.number();
        let has_both = setup.modules.has(ModuleId::NewDeeds) && setup.modules.has(ModuleId::Intrigue);
        let is_played = |row: &CivicRow| setup.modules.has(row.module) && !(seats == 2 && row.not_with_two);
        rules.civics_in_play = rules.civics.iter().filter(|row| is_played(row)).map(|row| row.civic).collect();
        if seats < 4 && !has_both {
            rules.covers = 1;
            rules.civics.iter_mut().for_each(|row| {
                row.spaces.to_mut().pop();
            });
        }
    }

    fn offer(&self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if let Ask::Turn(turn) = ask {
            Dispatch::candidates(turn, at, seat, out);
        }
    }

    fn verdict(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
        match (ask, action) {
            (Ask::Turn(turn), Action::Dispatch(dispatch)) => Some(dispatch.verdict(turn, at, seat)),
            _ => None,
        }
    }

    fn answer(&self, cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Reply<Ask>> {
        match (ask, action) {
            (Ask::Turn(turn), Action::Dispatch(dispatch)) => Some(dispatch.resolve(turn, cx, seat)),
            _ => None,
        }
    }

    fn targets(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action, out: &mut Targets<Orleans>) {
        if let (Ask::Turn(turn), Action::Dispatch(dispatch)) = (ask, action) {
            dispatch.targets(turn, at, seat, out);
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        match step {
            Step::CivicCompleted { seat, civic } => modules::tell(cx, Event::CivicCompleted { seat, civic }),
            Step::DispatchMore { seat, from, role, except } => {
                let mut more = Vec::new();
                second_candidates(cx.at(), seat, from, role, except, &mut more);
                if !more.is_empty() {
                    cx.next([Item::ask(seat, DispatchMore { from, role, except }.into())]);
                }
            }
            _ => {}
        }
    }

    /// The one who may be sent second stands where the first one stood.
    fn may_wait(&self, at: At<'_>, seat: Seat, item: &Item) -> bool {
        let is_second = |from: Place, role: Role, except: Option<Civic>| {
            is_other(at, seat, from, role) && except.is_none_or(|civic| is_joined(at, civic))
        };
        match *item {
            Item::Step(Step::CivicCompleted { seat: other, civic }) => other == seat && is_filled(at, civic),
            Item::Step(Step::DispatchMore { seat: other, from, role, except }) => {
                other == seat && is_second(from, role, except)
            }
            Item::Ask(ref asked) => match asked.as_slice() {
                [Pending { seat: other, ask: Ask::DispatchMore(DispatchMore { from, role, except }) }] => {
                    *other == seat && is_second(*from, *role, *except)
                }
                _ => false,
            },
            Item::Step(_) | Item::Draw(_) => false,
        }
    }

    /// Followers stand on spaces that are there and take them (law I10).
    fn checks(&self, at: At<'_>) -> Result<(), Box<Corrupt>> {
        for (civic, spots) in at.state.civics.iter() {
            let spaces = spaces(at.rules, civic);
            let fits = spots.0.iter().enumerate().all(|(index, spot)| match (spot, spaces.get(index)) {
                (None, _) => true,
                (Some(Spot::Sent(role)), Some(space)) => space.role.is_none_or(|kind| kind == *role),
                (Some(Spot::Good(good)), Some(space)) => space.good == Some(*good),
                (Some(_), None) => false,
            });
            Corrupt::unless(fits, "civics", "a space holds what it takes")?;
        }
        Ok(())
    }
}

/// The spaces of a deed or an intriguer that is played.
pub fn spaces(rules: &Rules, civic: Civic) -> &[CivicSpace] {
    match rules.civics.get(civic.index()) {
        Some(row) if rules.civics_in_play.has(civic) => &row.spaces,
        _ => &[],
    }
}

/// How many followers were sent to it.
pub fn count(at: At<'_>, civic: Civic) -> usize {
    (0..spaces(at.rules, civic).len()).filter(|&index| sent(at.state, civic, index).is_some()).count()
}

/// The follower that was sent to a space, from 0.
pub fn sent(state: &State, civic: Civic, index: usize) -> Option<Role> {
    match state.civics[civic].0.get(index) {
        Some(Some(Spot::Sent(role))) => Some(*role),
        _ => None,
    }
}

/// Is a follower on each of its spaces?
pub fn is_filled(at: At<'_>, civic: Civic) -> bool {
    let spaces = spaces(at.rules, civic);
    !spaces.is_empty() && (0..spaces.len()).all(|index| sent(at.state, civic, index).is_some())
}

/// The spaces that take this role, from 0; of those that are alike the first one only (O-141).
fn open(at: At<'_>, civic: Civic, role: Role) -> impl Iterator<Item = usize> {
    let spaces = spaces(at.rules, civic);
    let is_free = move |index: &usize| {
        sent(at.state, civic, *index).is_none() && spaces[*index].role.is_none_or(|kind| kind == role)
    };
    let like =
        move |a: usize, b: usize| spaces[a] == spaces[b] && at.state.civics[civic].0[a] == at.state.civics[civic].0[b];
    (0..spaces.len())
        .filter(is_free)
        .filter(move |&index| !(0..index).any(|first| is_free(&first) && like(first, index)))
}

/// Every follower standing there to every space that takes it.
fn candidates(at: At<'_>, seat: Seat, from: Place, out: &mut Vec<Action>) {
    for &role in Role::ALL.iter().filter(|&&role| is_other(at, seat, from, role)) {
        second_candidates(at, seat, from, role, None, out);
    }
}

/// This follower to every space that takes it, but for those of one deed.
fn second_candidates(at: At<'_>, seat: Seat, from: Place, role: Role, except: Option<Civic>, out: &mut Vec<Action>) {
    if is_other(at, seat, from, role) {
        let civics = at.rules.civics_in_play.iter().filter(|&civic| Some(civic) != except);
        civics.for_each(|civic| joining(at, from, role, civic, out));
    }
}

/// This follower to every space of one deed or intriguer that takes it.
fn joining(at: At<'_>, from: Place, role: Role, civic: Civic, out: &mut Vec<Action>) {
    let space = |index| index as u8 + 1;
    out.extend(open(at, civic, role).map(|index| Action::from(Dispatch { from, role, civic, space: space(index) })));
}

/// Does such a neutral follower stand in this town hall or on this tower of the seat?
fn is_other(at: At<'_>, seat: Seat, from: Place, role: Role) -> bool {
    let player = &at.state.players[seat];
    at.rules.place(from).effect == Effect::Send && player.has(from) && stands(player, from, role)
}

/// The one who stands there, once the first one has left; there is room for two.
pub fn other(at: At<'_>, seat: Seat, from: Place) -> Option<Role> {
    Role::ALL.iter().copied().find(|&role| is_other(at, seat, from, role))
}

/// Two followers sent there are one move (T-073), so that somebody has been sent there already.
fn is_joined(at: At<'_>, civic: Civic) -> bool {
    civic == Civic::Alchemy && count(at, civic) > 0
}

/// Once the first one is there: how the second one may join it in one move (T-073).
pub fn together(at: At<'_>, seat: Seat, from: Place, civic: Civic) -> Vec<Action> {
    let mut out = Vec::new();
    if let Some(role) = other(at, seat, from).filter(|_| is_joined(at, civic)) {
        joining(at, from, role, civic, &mut out);
    }
    out
}

/// After the first one the other may be sent; not to the same deed any more, if they could have gone there together.
pub fn send_more(cx: &mut Cx<'_>, seat: Seat, from: Place, civic: Civic) {
    let except = is_joined(cx.at(), civic).then_some(civic);
    if let Some(role) = other(cx.at(), seat, from) {
        cx.next([Item::Step(Step::DispatchMore { seat, from, role, except })]);
    }
}

impl Question for DispatchMore {
    type Game = Orleans;
    const RULE: &'static str = "T-069";
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
}

impl Declines for DispatchMore {}

impl Answers<Turn> for Dispatch {
    fn candidates(_: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        for from in [Place::TownHall, Place::GunpowderTower] {
            candidates(at, seat, from, out);
        }
    }

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        is_sender(at, seat, self.from)?;
        verdict(at, seat, self)
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        dispatch(cx, seat, self, Sending::First);
        Reply::Done
    }

    fn targets(self, _: Turn, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Answers<DispatchMore> for Dispatch {
    fn candidates(DispatchMore { from, role, except }: DispatchMore, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        second_candidates(at, seat, from, role, except, out);
    }

    fn verdict(self, more: DispatchMore, at: At<'_>, seat: Seat) -> Verdict {
        let Dispatch { from, role, civic, .. } = self;
        if from != more.from {
            no("T-069", Why::NotItsAction { place: from })
        } else if role != more.role {
            no("T-069", Why::NotStandingThere { role, place: from })
        } else if more.except == Some(civic) {
            no("T-073", Why::SentTogether { civic })
        } else {
            verdict(at, seat, self)
        }
    }

    fn resolve(self, _: DispatchMore, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        dispatch(cx, seat, self, Sending::Second);
        Reply::Done
    }

    fn targets(self, _: DispatchMore, _: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(seat, out);
    }
}

impl Dispatch {
    /// The pieces it touches, whoever asks for it.
    pub fn pieces(self, seat: Seat, out: &mut Targets<Orleans>) {
        out.extend([Target::CivicSpace(self.civic, self.space), Target::Civic(self.civic)]);
        sender(seat, self.from, self.role, out);
    }
}

/// Town hall or tower, with somebody on it.
fn is_sender(at: At<'_>, seat: Seat, from: Place) -> Verdict {
    if at.rules.place(from).effect != Effect::Send {
        return no("T-069", Why::NotItsAction { place: from });
    }
    acting::is_ready(at, seat, from)
}

/// Exactly its role, on a free space; of like spaces the first.
pub fn verdict(at: At<'_>, seat: Seat, Dispatch { from, role, civic, space }: Dispatch) -> Verdict {
    if !stands(&at.state.players[seat], from, role) {
        return no("T-069", Why::NotStandingThere { role, place: from });
    }
    let index = usize::from(space).wrapping_sub(1);
    match spaces(at.rules, civic).get(index) {
        Some(printed) if printed.role.is_none_or(|kind| kind == role) => {}
        _ => return no("T-069", Why::NoSuchSpace { civic, space, role }),
    }
    if sent(at.state, civic, index).is_some() {
        return no("T-069", Why::CivicTaken { civic, space });
    }
    match open(at, civic, role).any(|first| first == index) {
        true => Ok(()),
        false => no("O-141", Why::LikeAnother { civic, space }),
    }
}

/// The follower stays there for good. What that brings follows, then what completing it brings, then a second follower,
/// unless it is asked first whether they go together.
pub fn dispatch(cx: &mut Cx<'_>, seat: Seat, Dispatch { from, role, civic, space }: Dispatch, sending: Sending) {
    if sending == Sending::First {
        modules::tell(cx, Event::PlaceUsed { seat, place: from });
    }
    leave(&mut cx.state.players[seat], from, role);
    let good = occupy(cx, civic, space, role);
    if sending == Sending::First && together(cx.at(), seat, from, civic).is_empty() {
        send_more(cx, seat, from, civic);
    }
    if is_filled(cx.at(), civic) {
        cx.next([Item::Step(Step::CivicCompleted { seat, civic })]);
    }
    if let Some(good) = good {
        cx.state.players[seat].goods.put(good);
    }
    modules::tell(cx, Event::FollowerDispatched { seat, from, role, civic, space, sending });
    if let Some(good) = good {
        modules::tell(cx, Event::GoodGained { seat, good });
    }
}

/// The follower stands on the space, and whatever lay there is free.
fn occupy(cx: &mut Cx<'_>, civic: Civic, space: u8, role: Role) -> Option<Good> {
    let spot = cx.state.civics[civic].0.get_mut(usize::from(space).wrapping_sub(1))?;
    match spot.replace(Spot::Sent(role)) {
        Some(Spot::Good(good)) => Some(good),
        _ => None,
    }
}
