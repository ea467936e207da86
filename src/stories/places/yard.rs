//! The builder's yard: place cards (S-031, S-051).

use crate::engine::{Answers, Reply, Seat, Targets};
use crate::parts::Set;
use crate::stories::data::effects::Effect;
use crate::stories::data::places::Place;
use crate::stories::phases::acting::{self, Acting};
use crate::stories::pieces::Target;
use crate::stories::questions::{Action, Ask};
use crate::stories::refusals::{Why, no};
use crate::stories::{At, Cx, Stories, Verdict, gain};
use crate::wire::named;

named! {
    /// Takes a place card (S-031, S-064).
    TakeCard = "takeCard" { card: Place } as "take {card}"
}

/// The cards that lie out in a category open to a seat.
pub fn open_cards(at: At<'_>, seat: Seat) -> Set<Place> {
    let open = at.epoch(seat).categories;
    at.state.cards.iter().filter(|&card| open.has(at.rules.place(card).category)).collect()
}

/// May a seat take this card (S-031, S-051)?
pub fn is_open(at: At<'_>, seat: Seat, card: Place) -> Verdict {
    if !at.state.cards.has(card) {
        return no("S-031", Why::CardNotOut { card });
    }
    if !open_cards(at, seat).has(card) {
        return no("S-051", Why::CategoryClosed { card });
    }
    Ok(())
}

/// Every card that is open to a seat.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    out.extend(open_cards(at, seat).iter().map(|card| Action::from(TakeCard { card })));
}

/// The place where a seat takes cards.
fn yard(at: At<'_>, seat: Seat) -> Option<Place> {
    let places = at.rules.printed.on_board.or(at.state.players[seat].cards);
    let mut yards = places.iter().filter(|&place| at.rules.place(place).effect == Effect::TakePlaceCard);
    let first = yards.next();
    std::iter::successors(first, |_| yards.next()).find(|&place| acting::is_ready(at, seat, place).is_ok()).or(first)
}

impl Answers<Acting> for TakeCard {
    fn candidates(_: Acting, _: At<'_>, _: Seat, _: &mut Vec<Action>) {}

    fn verdict(self, _: Acting, at: At<'_>, seat: Seat) -> Verdict {
        match yard(at, seat) {
            Some(place) => acting::is_ready(at, seat, place)?,
            None => return no("S-031", Why::WrongAnswer {}),
        }
        is_open(at, seat, self.card)
    }

    fn resolve(self, _: Acting, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        if let Some(place) = yard(cx.at(), seat) {
            acting::execute(cx, seat, place);
        }
        gain::card(cx, seat, self.card);
        Reply::Done
    }

    fn targets(self, _: Acting, at: At<'_>, seat: Seat, out: &mut Targets<Stories>) {
        out.push(Target::Card(self.card));
        out.extend(yard(at, seat).map(|place| Target::Place(seat, place)));
    }
}
