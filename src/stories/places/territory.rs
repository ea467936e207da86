//! Territory: expansion, conquest, joint control (S-027, S-028, S-066 to S-074).

use crate::engine::{Answers, RefusedOf, Reply, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::effects::Effect;
use crate::stories::data::map::Area;
use crate::stories::data::places::Place;
use crate::stories::data::wares::Follower;
use crate::stories::events::Event;
use crate::stories::modules::{self, Lost};
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict};
use crate::wire::Wire;

/// Lets a settler enter an area (S-027).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "expand", notation = "{place} > {area} [from {from}]")]
pub struct Expand {
    /// The place that is executed.
    pub place: Place,
    pub area: Area,
    /// The area the settler comes from; `None` for the reserve (S-028).
    pub from: Option<Area>,
}

/// The number of real knights on a place (S-068).
fn knights(at: At<'_>, seat: Seat, place: Place) -> u8 {
    let board = &at.state.players[seat].followers.spaces;
    let spaces = at.rules.printed.layout.spaces(place);
    spaces.iter().filter(|&space| board.follower(space) == Some(Follower::Knight)).count() as u8
}

/// The areas in reach: those adjacent to a controlled one. With the option `reentry`, a seat without areas reaches the
/// start villages without settlers (S-067, S-072).
pub fn reach(at: At<'_>, seat: Seat) -> Set<Area> {
    let own = at.controlled(seat);
    if own.is_empty() && at.rules.options.reentry {
        return at.rules.start_villages.iter().filter(|&area| at.state.map[area].settlers.is_empty()).collect();
    }
    own.iter().fold(Set::EMPTY, |all, area| all.or(at.rules.neighbours[area])).without(own)
}

/// Each area in reach, with each settler that may move there.
pub fn candidates(at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
    let has_reserve = at.state.players[seat].reserve > 0;
    let own = at.controlled(seat);
    for area in reach(at, seat).iter() {
        if has_reserve || own.is_empty() {
            out.push(Expand { place, area, from: None }.into());
        } else {
            out.extend(own.iter().map(|from| Action::from(Expand { place, area, from: Some(from) })));
        }
    }
}

impl Answers<Acting> for Expand {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Expand { place, area, from } = self;
        if !matches!(at.rules.place(place).effect, Effect::Expand { .. }) {
            return refuse("S-027", Reason::NoAction { place });
        }
        acting::is_ready(at, seat, place)?;
        if !at.rules.areas.has(area) {
            return refuse("S-022", Reason::NotInPlay { area });
        }
        if at.state.map[area].settlers.has(seat) {
            return refuse("S-066", Reason::AlreadyYours { area });
        }
        if !reach(at, seat).has(area) {
            return refuse(if at.controlled(seat).is_empty() { "S-072" } else { "S-067" }, Reason::OutOfReach { area });
        }
        may_move(at, seat, from)?;
        may_enter(at, seat, area, knights(at, seat, place), place)
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        let Expand { place, area, from } = self;
        acting::execute(cx, seat, place);
        let gone: Vec<Seat> = foes(cx.at(), seat, area).collect();
        for other in gone {
            modules::of(cx.at()).about_to_lose(cx, other, Lost::Area);
            cx.state.map[area].settlers.remove(other);
            cx.state.players[other].reserve += 1;
            cx.tell(Event::Displaced { seat: other, area });
        }
        match from {
            Some(from) => {
                modules::of(cx.at()).about_to_lose(cx, seat, Lost::Area);
                cx.state.map[from].settlers.remove(seat);
            }
            None => cx.state.players[seat].reserve -= 1,
        }
        cx.state.map[area].settlers.insert(seat);
        cx.tell(Event::Entered { seat, area, from });
        modules::of(cx.at()).control_changed(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Acting, at: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Area(self.area));
        out.push(Target::Place(seat, self.place));
        out.extend(self.from.map(|from| Target::Settler(seat, from)));
        out.extend(foes(at, seat, self.area).map(|other| Target::Settler(other, self.area)));
    }
}

/// A settler comes from the reserve. Only if that is empty, one on the map moves (S-028).
fn may_move(at: At<'_>, seat: Seat, from: Option<Area>) -> Verdict {
    let reserve = at.state.players[seat].reserve;
    match from {
        Some(_) if reserve > 0 => refuse("S-028", Reason::ReserveLeft { settlers: reserve }),
        Some(from) if !at.state.map[from].settlers.has(seat) => refuse("S-028", Reason::NoSettlerThere { area: from }),
        None if reserve == 0 => refuse("S-028", Reason::ReserveEmpty),
        _ => Ok(()),
    }
}

/// The other seats on an area that are not at peace with a seat: entering it displaces their settlers (S-070).
fn foes<'a>(at: At<'a>, seat: Seat, area: Area) -> impl Iterator<Item = Seat> + 'a {
    let settlers = at.state.map[area].settlers;
    settlers.others(seat).filter(move |&other| !at.are_at_peace(seat, other))
}

/// Whether a seat with this many knights may enter an area in spite of others (S-046, S-067 to S-070, S-082). Of the
/// things that an eliminated player left, only a fortress keeps others out (S-073).
fn may_enter(at: At<'_>, seat: Seat, area: Area, knights: u8, place: Place) -> Verdict {
    let needed = knights_needed(at, seat, area, place)?;
    if knights < needed { refuse("S-068", Reason::TooFewKnights { needed, knights }) } else { Ok(()) }
}

/// The number of knights a seat needs to enter an area; refused if the area is closed to it.
pub fn knights_needed(at: At<'_>, seat: Seat, area: Area, place: Place) -> Result<u8, RefusedOf<Stories>> {
    let plot = &at.state.map[area];
    if plot.fortress.is_some_and(|owner| owner != seat) {
        return refuse("S-046", Reason::ForeignFortress { area });
    }
    if plot.settlers.others(seat).any(|other| at.is_protected(other)) {
        return refuse("S-082", Reason::Protected { area });
    }
    let more = |other: Seat| match at.is_in(other) {
        true => {
            at.passive(other, |effect| if let Effect::ExtraKnightsAgainstYou { amount } = effect { amount } else { 0 })
        }
        false => 0,
    };
    let Effect::Expand { land, village } = at.rules.place(place).effect else { return Ok(0) };
    if foes(at, seat, area).next().is_none() {
        return Ok(0);
    }
    // The card protects its owner also in shared areas (S-049).
    let guard = plot.settlers.others(seat).map(more).fold(0, u8::saturating_add);
    Ok(if plot.village { village } else { land }.saturating_add(guard))
}
