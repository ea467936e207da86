//! Phase 5: one action at one activated place, or passing, in turn (O-050 to O-055).

use super::planning;
use crate::engine::{Answers, Question, Reply, Seat, Targets, Waiting};
use crate::orleans::data::places::{Effect, Place};
use crate::orleans::data::tracks::DEVELOPMENT_END;
use crate::orleans::modules::Quote;
use crate::orleans::pieces::Target;
use crate::orleans::places::bathhouse;
use crate::orleans::questions::{Action, Ask, Dose, Recruit};
use crate::orleans::refusals::{Why, no};
use crate::orleans::spaces::{deeds, guildhall, recruit, travel};
use crate::orleans::state::{Gear, Player};
use crate::orleans::vocabulary::{Event, Step};
use crate::orleans::{At, Cx, Item, Orleans, Verdict, gain, modules};
use crate::wire::named;

named! {
    /// An action, or passing (O-050).
    Turn = "turn"
}

named! {
    /// Uses a place (O-050).
    Use = "use" { place: Place } as "use {place}"
}

named! {
    /// Passes for the round (O-050).
    Pass = "pass" as "pass"
}

named! {
    /// Does without what is offered (O-064, O-074, T-015).
    Decline = "decline" as "decline"
}

impl Question for Turn {
    type Game = Orleans;
    const RULE: &'static str = "O-050";
    fn may_wait(self, _: Seat, _: Waiting<'_, Orleans>) -> bool {
        true
    }
    /// An action brings something forward at the bathhouse, passing does when nobody else is left to act.
    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        at.rules.draws_in_actions || is_last(at, seat) || at.state.players[seat].places.has(Place::Bathhouse)
    }
}

/// Have all others passed?
pub fn is_last(at: At<'_>, seat: Seat) -> bool {
    at.state.players.iter().all(|(other, player)| other == seat || player.passed)
}

/// A question that may be declined without anything else following.
pub trait Declines: Question<Game = Orleans> {}

impl<Q: Declines> Answers<Q> for Decline {
    fn candidates(_: Q, _: At<'_>, _: Seat, out: &mut Vec<Action>) {
        out.push(Decline.into());
    }

    fn verdict(self, _: Q, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Q, _: &mut Cx<'_>, _: Seat) -> Reply<Ask> {
        Reply::Done
    }
}

/// Nobody has passed; the start player begins.
pub fn start(cx: &mut Cx<'_>) {
    cx.state.players.values_mut().iter_mut().for_each(|player| player.passed = false);
    if let Some(seat) = cx.state.turn_order(cx.rules).next() {
        cx.next([Item::Step(Step::Turn { seat })]);
    }
}

/// The next one who has not passed acts; when all have, the phase is over.
pub fn turn(cx: &mut Cx<'_>, seat: Seat) {
    let mut order = cx.rules.seats.clockwise_from(seat);
    if let Some(seat) = order.find(|&seat| !cx.state.players[seat].passed) {
        let next = cx.rules.seats.clockwise_from(seat).nth(1).unwrap_or(seat);
        cx.next([Item::ask(seat, self::Turn.into()), Item::Step(Step::Turn { seat: next })]);
    }
}

/// Everything that the activated places offer, and passing.
pub fn each_place(turn: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    for row in &at.rules.places {
        let place = row.place;
        if !player.has(place) || !is_activated(at, player, place) {
            continue;
        }
        match row.effect {
            Effect::Recruit(roles) if roles.len() > 1 => {
                out.extend(roles.iter().map(|&role| Action::from(Recruit { role })));
            }
            Effect::Travel(way) => travel::candidates(at, seat, place, way, out),
            Effect::Send => deeds::candidates(at, seat, place, out),
            Effect::Pharmacy => Dose::candidates(turn, at, seat, out),
            Effect::Barter | Effect::Nothing => {}
            _ => out.push(Use { place }.into()),
        }
    }
    out.push(Pass.into());
}

/// Are all its spaces taken? Town hall and tower need one follower; what has no space is never activated (O-044).
pub fn is_activated(at: At<'_>, player: &Player, place: Place) -> bool {
    let (spaces, taken) = (at.rules.layout.spaces(place), player.followers.spaces.taken());
    match place {
        Place::TownHall => !spaces.and(taken).is_empty(),
        Place::GunpowderTower => player.tower.total() > 0,
        _ => !spaces.is_empty() && taken.has_all(spaces),
    }
}

/// Has the seat this place, and is it activated?
pub fn is_ready(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let player = &at.state.players[seat];
    if !player.has(place) {
        return no("O-050", Why::NotYourPlace { place });
    }
    if at.rules.place(place).effect == Effect::Nothing {
        return no(at.rules.place(place).rule, Why::NoAction { place });
    }
    if is_activated(at, player, place) { may_use(at, seat, place) } else { no("O-044", Why::NotActivated { place }) }
}

/// Does nothing stand in the way of using this place now (T-043)?
pub fn may_use(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    if modules::quote(at, seat, Quote::MayUse(place), 1) > 0 { Ok(()) } else { no("T-043", Why::Stopped { place }) }
}

/// What a place does that needs no further word. [`each_place`] offers it.
impl Answers<Turn> for Use {
    fn candidates(_: Turn, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        is_ready(at, seat, self.place)?;
        effect_verdict(at, seat, self.place)
    }

    /// Its followers go back into the bag, then its effect follows (O-052).
    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let place = self.place;
        if cx.rules.place(place).effect == Effect::Bathe {
            // Whoever activates the bathhouse leaves it last.
            modules::tell(cx, Event::PlaceUsed { seat, place });
            bathhouse::draw(cx, seat);
        } else {
            vacate(cx, seat, place);
            take_effect(cx, seat, place);
        }
        Reply::Done
    }

    fn targets(self, _: Turn, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Place(seat, self.place));
        match at.rules.place(self.place).effect {
            Effect::Recruit(&[role]) => out.push(Target::Track(role)),
            Effect::Build => out.push(Target::Town(at.state.players[seat].merchant)),
            _ => {}
        }
    }
}

/// Can this place do what it does, if it is used?
pub fn effect_verdict(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let row = at.rules.place(place);
    let player = &at.state.players[seat];
    match row.effect {
        Effect::Recruit(&[role]) => recruit::verdict(at, seat, role),
        Effect::Build => guildhall::verdict(at, seat),
        Effect::Produce(good) if at.state.goods[good] == 0 => no("O-053", Why::GoodMissing { good }),
        Effect::Gain { coins: 0, .. } if player.development >= DEVELOPMENT_END => no("O-055", Why::DevelopmentEnd {}),
        Effect::Invent if at.state.technology == 0 => no("O-053", Why::NoTechnology {}),
        Effect::Recruit(_) | Effect::Travel(_) | Effect::Send | Effect::Pharmacy | Effect::Barter => {
            no(row.rule, Why::SayMore { place })
        }
        _ => Ok(()),
    }
}

/// What a place does that needs no further word.
pub fn take_effect(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    match cx.rules.place(place).effect {
        Effect::Recruit(&[role, ..]) => recruit::resolve(cx, seat, role),
        Effect::Build => guildhall::resolve(cx, seat),
        Effect::Produce(good) => gain::good(cx, seat, good),
        Effect::Gain { coins, points } => {
            gain::coins(cx, seat, coins.into());
            gain::development(cx, seat, points);
        }
        Effect::PerStation => {
            let stations = cx.state.players[seat].stations.len();
            gain::coins(cx, seat, stations.into());
        }
        Effect::PerStatus => {
            let status = cx.state.players[seat].status();
            gain::coins(cx, seat, status.into());
        }
        Effect::Invent => gain::technology(cx, seat, Gear::Free),
        _ => {}
    }
}

/// All followers of a used place go back into the bag (O-052).
pub fn vacate(cx: &mut Cx<'_>, seat: Seat, place: Place) {
    let spaces = cx.rules.layout.spaces(place);
    cx.state.players[seat].followers.release(spaces);
    modules::tell(cx, Event::PlaceUsed { seat, place });
}

impl Answers<Turn> for Pass {
    fn candidates(_: Turn, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Turn, _: At<'_>, _: Seat) -> Verdict {
        Ok(())
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        pass(cx, seat);
        Reply::Done
    }
}

/// A seat acts no more in this round; it may lay down technology (O-048, O-050).
pub fn pass(cx: &mut Cx<'_>, seat: Seat) {
    cx.state.players[seat].passed = true;
    modules::tell(cx, Event::Passed { seat });
    planning::ask_to_install(cx, seat);
}
