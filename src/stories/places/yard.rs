//! The builder's yard: place cards (S-031, S-051).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::places::Place;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Reason, refuse};
use crate::stories::{At, Cx, Stories, Verdict, gain};
use crate::wire::Wire;

/// Takes a place card (S-031, S-064).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "takeCard", notation = "take {card} [at {place}]")]
pub struct TakeCard {
    pub card: Place,
    /// The place that is executed; only set if the seat could execute several that take cards (S-049).
    #[wire(default, skip_serializing_if = "is_default")]
    pub place: Option<Place>,
}

/// The open cards in a category that is open to a seat.
pub fn open_cards(at: At<'_>, seat: Seat) -> Set<Place> {
    let open = at.epoch(seat).categories;
    at.state.cards.iter().filter(|&card| open.has(at.rules.place(card).category)).collect()
}

/// Whether a seat may take this card (S-031, S-051).
pub fn is_open(at: At<'_>, seat: Seat, card: Place) -> Verdict {
    if !at.state.cards.has(card) {
        return refuse("S-031", Reason::CardNotOut { card });
    }
    if !open_cards(at, seat).has(card) {
        return refuse("S-051", Reason::CategoryClosed { card });
    }
    Ok(())
}

/// Each card that is open to a seat, with this place.
pub fn candidates(at: At<'_>, seat: Seat, place: Option<Place>, out: &mut Vec<Action>) {
    out.extend(open_cards(at, seat).iter().map(|card| Action::from(TakeCard { card, place })));
}

/// Each card that is open to a seat, at this place of several or at the only one (S-008).
pub fn candidates_at(at: At<'_>, seat: Seat, place: Place, out: &mut Vec<Action>) {
    candidates(at, seat, (ready_yards(at, seat).len() > 1).then_some(place), out);
}

/// A seat's places that take cards: the builder's yard, and cards to which a host has given its effect (S-049).
fn yards(at: At<'_>, seat: Seat) -> Set<Place> {
    let places = at.rules.printed.on_board.or(at.state.players[seat].cards);
    places.and(at.rules.printed.yards)
}

/// The ones of these that the seat may execute now.
fn ready_yards(at: At<'_>, seat: Seat) -> Set<Place> {
    yards(at, seat).iter().filter(|&place| acting::is_ready(at, seat, place).is_ok()).collect()
}

impl TakeCard {
    /// The intended place: the named one, or the only one that can be executed, or else the first; `None` if there is
    /// none.
    fn yard(self, at: At<'_>, seat: Seat) -> Option<Place> {
        let first = |places: Set<Place>| places.iter().next();
        self.place.or_else(|| first(ready_yards(at, seat))).or_else(|| first(yards(at, seat)))
    }
}

impl Answers<Acting> for TakeCard {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    /// Requires the name of the place if there are several, and refuses it otherwise (S-008).
    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        let Some(place) = self.yard(at, seat) else { return refuse("S-031", Reason::WrongAnswer) };
        if !at.rules.printed.yards.has(place) {
            return refuse("S-031", Reason::NoAction { place });
        }
        acting::is_ready(at, seat, place)?;
        match (self.place, ready_yards(at, seat).len() > 1) {
            (None, true) => return refuse("S-008", Reason::SayWhere),
            (Some(place), false) => return refuse("S-008", Reason::OnlyPlace { place }),
            _ => {}
        }
        is_open(at, seat, self.card)
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        if let Some(place) = self.yard(cx.at(), seat) {
            acting::execute(cx, seat, place);
        }
        gain::card(cx, seat, self.card);
        Reply::Done
    }

    fn targets(self, _: Acting, at: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Card(self.card));
        out.extend(self.yard(at, seat).map(|place| Target::Place(seat, place)));
    }
}
