//! Phase 5: one action at one activated place, or passing, in turn (O-050 to O-055).

use super::planning;
use crate::bagbuilding::acting as turns;
use crate::engine::{Answers, Question, Reply, Runs, Seat, Targets, origins};
use crate::orleans::data::places::{Place, PlaceRow};
use crate::orleans::modules::Quote;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Usage, use_verdict};
use crate::orleans::questions::{Action, Ask};
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::round::step;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Item, Origin, Orleans, Verdict, modules};
use crate::wire::Wire;

/// An action, or passing (O-050). The action spaces are those of the places that a player has (T-005).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct Turn;

/// Uses a place (O-050).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "use", notation = "use {place}")]
pub struct Use {
    pub place: Place,
}

/// Passes for the round (O-050).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "pass", notation = "pass")]
pub struct Pass;

impl Question for Turn {
    type Game = Orleans;
    const RULE: &'static str = "O-050";

    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        !at.state.players[seat].passed
    }

    /// An action brings something forward at the bathhouse, passing does when nobody else is left to act.
    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        at.rules.draws_in_actions || is_last(at, seat) || at.state.players[seat].places.has(Place::Bathhouse)
    }
}

/// Have all others passed?
pub fn is_last(at: At<'_>, seat: Seat) -> bool {
    turns::is_last(at.rules.seats, seat, |other| at.state.players[other].passed)
}

/// Phase 5: actions (O-050).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "acting")]
pub struct Acting;

impl Runs<Orleans> for Acting {
    /// Nobody has passed; the start player begins.
    fn run(self, cx: &mut Cx<'_>) {
        cx.state.players.values_mut().iter_mut().for_each(|player| player.passed = false);
        if let Some(seat) = cx.state.turn_order(cx.rules).next() {
            cx.next([step(NextTurn { seat })]);
        }
    }
}

/// The next one who has not passed acts (O-050).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "turn")]
pub struct NextTurn {
    /// The first who may be next.
    pub seat: Seat,
}

impl Runs<Orleans> for NextTurn {
    /// When all have passed, the phase is over.
    fn run(self, cx: &mut Cx<'_>) {
        let seats = cx.rules.seats;
        if let Some(seat) = turns::next_to_act(seats, self.seat, |seat| cx.state.players[seat].passed) {
            let next = turns::left_of(seats, seat);
            cx.next([Item::ask(seat, Turn.into()), step(NextTurn { seat: next })]);
        }
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
    }
}

/// An action and all that followed from it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "actionEnded")]
pub struct ActionEnded {
    /// Whose action.
    pub seat: Seat,
}

impl Runs<Orleans> for ActionEnded {
    fn run(self, cx: &mut Cx<'_>) {
        modules::tell(cx, Event::ActionEnded { seat: self.seat });
    }

    fn fits(self, at: At<'_>) -> bool {
        at.rules.seats.has(self.seat)
    }

    fn action_of(self) -> Option<Seat> {
        Some(self.seat)
    }
}

/// In this seat's turn: that of its left neighbour comes next.
pub fn in_turn(at: At<'_>, seat: Seat) -> Origin<'_> {
    origins::on(NextTurn { seat: turns::left_of(at.rules.seats, seat) })
}

/// Everything that the activated places offer, in any order, and passing; no place has to be used (O-051).
pub fn each_place(_: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    let player = &at.state.players[seat];
    let is_ready = |row: &&PlaceRow| player.has(row.place) && is_activated(at, player, row.place);
    for row in at.rules.places.iter().filter(is_ready) {
        row.effect.offer(at, seat, row.place, out);
    }
    out.push(Pass.into());
}

/// An answer that uses a place and says how. What the place does then is told once, for whoever uses it: because followers
/// have activated it (O-050), or for nothing (T-074).
pub trait UsesPlace: Copy {
    /// The place.
    fn place(self) -> Place;
    /// Can the place do that, if it is used?
    fn possible(self, at: At<'_>, seat: Seat) -> Verdict;
    /// It does.
    fn apply(self, cx: &mut Cx<'_>, seat: Seat);
    /// The pieces that it touches.
    fn pieces(self, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>);
    /// Does the place do such things at all? That is asked before whether it is activated.
    fn is_its_action(self, _: At<'_>) -> Verdict {
        Ok(())
    }
    /// Those of a module, which offers them itself; the others come from [`each_place`].
    fn offered(_: At<'_>, _: Seat, _: &mut Vec<Action>) {}
}

/// The place is activated; its followers go back into the bag, then it does what it does (O-052).
impl<A: UsesPlace> Answers<Turn> for A {
    fn candidates(_: Turn, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        A::offered(at, seat, out);
    }

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        self.is_its_action(at)?;
        is_ready(at, seat, self.place())?;
        self.possible(at, seat)
    }

    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        vacate(cx, seat, self.place());
        self.apply(cx, seat);
        Reply::Done
    }

    fn targets(self, _: Turn, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        self.pieces(at, seat, out);
    }
}

/// Are all its spaces taken? The town hall needs one follower; of a place without spaces its effect says so (O-044).
pub fn is_activated(at: At<'_>, player: &Player, place: Place) -> bool {
    let layout = &at.rules.layout;
    turns::is_activated(layout, &player.followers.spaces, place)
        || layout.spaces(place).is_empty() && at.rules.place(place).effect.is_activated_without_spaces(player)
}

/// Has the seat this place, and is it activated?
pub fn is_ready(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    let player = &at.state.players[seat];
    if !player.has(place) {
        return refuse("O-050", Reason::NotYourPlace { place });
    }
    if at.rules.place(place).effect.usage() == Usage::None {
        return refuse(at.rules.place(place).rule, Reason::NoAction { place });
    }
    if is_activated(at, player, place) {
        may_use(at, seat, place)
    } else {
        refuse("O-044", Reason::NotActivated { place })
    }
}

/// Does nothing stand in the way of using this place now (T-043)?
pub fn may_use(at: At<'_>, seat: Seat, place: Place) -> Verdict {
    if modules::quote(at, seat, Quote::MayUse(place), 1) > 0 {
        Ok(())
    } else {
        refuse("T-043", Reason::Stopped { place })
    }
}

/// What a place does that needs no further word. [`each_place`] offers it.
impl Answers<Turn> for Use {
    fn candidates(_: Turn, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Turn, at: At<'_>, seat: Seat) -> Verdict {
        is_ready(at, seat, self.place)?;
        use_verdict(at, seat, self.place)
    }

    /// Its followers go back into the bag, then its effect follows (O-052).
    fn resolve(self, _: Turn, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        cx.rules.place(self.place).effect.apply_at(cx, seat, self.place);
        Reply::Done
    }

    fn targets(self, _: Turn, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        out.push(Target::Place(seat, self.place));
        at.rules.place(self.place).effect.pieces(at, seat, out);
    }
}

/// All followers of a used place go back into the bag (O-052); technology stays where it lies (O-045).
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
