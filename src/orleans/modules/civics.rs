//! Sending followers to the civic boards of Trade & Intrigue, whatever that brings there (T-002, T-068, T-069, T-071).

use super::Module;
use crate::engine::{Corrupt, Reply, Seat};
use crate::orleans::data::civics::{Civic, CivicRow, CivicSpace};
use crate::orleans::data::followers::Role;
use crate::orleans::data::places::{Effect, Place};
use crate::orleans::phases::acting;
use crate::orleans::refusals::{Why, no};
use crate::orleans::setup::{ModuleId, Setup};
use crate::orleans::spaces::deeds::{leave, stands};
use crate::orleans::state::{Spot, State};
use crate::orleans::vocabulary::{Action, Ask, Event, Step};
use crate::orleans::{At, Cx, Item, Rules, Verdict, modules};
use crate::parts::{Kind, Set};

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
            rules.civics.iter_mut().for_each(|row| {
                row.spaces.to_mut().pop();
            });
        }
    }

    fn offer(&self, at: At<'_>, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        match ask {
            Ask::Turn => {
                for from in [Place::TownHall, Place::GunpowderTower] {
                    candidates(at, seat, from, None, out);
                }
            }
            Ask::DispatchMore { from, except } => {
                candidates(at, seat, from, except, out);
                out.push(Action::Decline);
            }
            _ => {}
        }
    }

    fn verdict(&self, at: At<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Verdict> {
        match (ask, action) {
            (Ask::Turn, Action::Dispatch { from, role, civic, space }) => {
                Some(is_sender(at, seat, from).and_then(|()| verdict(at, seat, from, role, civic, space)))
            }
            (Ask::DispatchMore { from: first, except }, Action::Dispatch { from, role, civic, space }) => {
                Some(if from != first {
                    no("T-069", Why::NotItsAction { place: from })
                } else if except == Some(civic) {
                    no("T-073", Why::SentTogether { civic })
                } else {
                    verdict(at, seat, from, role, civic, space)
                })
            }
            (Ask::DispatchMore { .. }, Action::Decline) => Some(Ok(())),
            _ => None,
        }
    }

    fn answer(&self, cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Option<Reply<Ask>> {
        match (ask, action) {
            (Ask::Turn | Ask::DispatchMore { .. }, Action::Dispatch { from, role, civic, space }) => {
                dispatch(cx, seat, from, role, civic, space, ask == Ask::Turn);
                Some(Reply::Done)
            }
            _ => None,
        }
    }

    fn step(&self, cx: &mut Cx<'_>, step: Step) {
        match step {
            Step::CivicCompleted { seat, civic } => modules::tell(cx, Event::CivicCompleted { seat, civic }),
            Step::DispatchMore { seat, from, except } => {
                let mut more = Vec::new();
                candidates(cx.at(), seat, from, except, &mut more);
                if !more.is_empty() {
                    cx.next([Item::ask(seat, Ask::DispatchMore { from, except })]);
                }
            }
            _ => {}
        }
    }

    fn may_wait(&self, at: At<'_>, seat: Seat, item: &Item) -> bool {
        let is_sender = |from: Place| is_sender(at, seat, from).is_ok() || at.rules.place(from).effect == Effect::Send;
        match item {
            Item::Step(Step::CivicCompleted { seat: other, civic }) => *other == seat && is_filled(at, *civic),
            Item::Step(Step::DispatchMore { seat: other, from, .. }) => *other == seat && is_sender(*from),
            Item::Ask(asked) => asked.iter().all(|pending| {
                pending.seat == seat && matches!(pending.ask, Ask::DispatchMore { from, .. } if is_sender(from))
            }),
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

/// The follower that was sent to a space, from 0.
fn sent(state: &State, civic: Civic, index: usize) -> Option<Role> {
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
pub fn candidates(at: At<'_>, seat: Seat, from: Place, except: Option<Civic>, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    if !player.has(from) {
        return;
    }
    for &role in Role::ALL.iter().filter(|&&role| stands(player, from, role)) {
        for civic in at.rules.civics_in_play.iter().filter(|&civic| Some(civic) != except) {
            let spaces = open(at, civic, role);
            out.extend(spaces.map(|index| Action::Dispatch { from, role, civic, space: index as u8 + 1 }));
        }
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
pub fn verdict(at: At<'_>, seat: Seat, from: Place, role: Role, civic: Civic, space: u8) -> Verdict {
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

/// The follower stays there for good. What that brings follows, then what completing it brings, then a second follower.
pub fn dispatch(cx: &mut Cx<'_>, seat: Seat, from: Place, role: Role, civic: Civic, space: u8, is_first: bool) {
    if is_first {
        modules::tell(cx, Event::PlaceUsed { seat, place: from });
        let except = (civic == Civic::Alchemy).then_some(civic);
        cx.next([Item::Step(Step::DispatchMore { seat, from, except })]);
    }
    leave(&mut cx.state.players[seat], from, role);
    let spot = cx.state.civics[civic].0.get_mut(usize::from(space).wrapping_sub(1));
    let good = match spot.as_deref() {
        Some(Some(Spot::Good(good))) => Some(*good),
        _ => None,
    };
    if let Some(spot) = spot {
        *spot = Some(Spot::Sent(role));
    }
    if is_filled(cx.at(), civic) {
        cx.next([Item::Step(Step::CivicCompleted { seat, civic })]);
    }
    if let Some(good) = good {
        cx.state.players[seat].goods.put(good);
    }
    modules::tell(cx, Event::FollowerDispatched { seat, role, civic, space });
    if let Some(good) = good {
        modules::tell(cx, Event::GoodGained { seat, good });
    }
}
