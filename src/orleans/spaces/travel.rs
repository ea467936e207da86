//! Ship, wagon and horse wagon: the merchant moves over one path and may take a good from it (O-070, O-071, O-094).

use crate::engine::{Seat, Targets};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::{Town, Way};
use crate::orleans::data::places::Place;
use crate::orleans::judge::Eye;
use crate::orleans::modules::tell;
use crate::orleans::phases::acting::UsesPlace;
use crate::orleans::pieces::Target;
use crate::orleans::places::{Effect, Usage};
use crate::orleans::questions::Action;
use crate::orleans::refusals::{Reason, refuse};
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Broken, Cx, Orleans, Verdict};
use crate::wire::Wire;

/// Moves the merchant (O-070, O-071).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "travel", notation = "{by} {from} > {to} [take {take}]")]
pub struct Travel {
    /// The place that is used.
    pub by: Place,
    /// The town of the merchant.
    pub from: Town,
    /// Its destination.
    pub to: Town,
    /// The good to take from the path; `None` for none.
    pub take: Option<Good>,
}

/// Moves the merchant without a place (T-033, T-072).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "move", notation = "move {way} {from} > {to} [take {take}]")]
pub struct Move {
    /// Road or waterway.
    pub way: Way,
    /// The town of the merchant.
    pub from: Town,
    /// Its destination.
    pub to: Town,
    /// The good to take from the path; `None` for none.
    pub take: Option<Good>,
}

/// Moves along one path of this kind and takes a good from it.
#[derive(Debug)]
pub struct Journey(pub Way);

impl Effect for Journey {
    fn usage(&self) -> Usage {
        Usage::Said
    }

    /// Each path of this kind from the merchant's town, with each good on it, and without a good.
    fn offer_free(&self, at: At<'_>, seat: Seat, by: Place, out: &mut Vec<Action>) {
        each(at, seat, self.0, |from, to, take| out.push(Travel { by, from, to, take }.into()));
    }

    fn way(&self) -> Option<Way> {
        Some(self.0)
    }

    fn brings(&self, eye: &Eye<'_>) -> f64 {
        eye.best_travel(self.0)
    }

    fn expected(&self, _: &Eye<'_>) -> f64 {
        2.5
    }
}

/// The journeys of a kind as moves without a place (T-033, T-072).
pub fn moves(at: At<'_>, seat: Seat, way: Way, out: &mut Vec<Action>) {
    each(at, seat, way, |from, to, take| out.push(Move { way, from, to, take }.into()));
}

fn each(at: At<'_>, seat: Seat, way: Way, mut each: impl FnMut(Town, Town, Option<Good>)) {
    let from = at.state.players[seat].merchant;
    for &path in from.paths(way) {
        let to = path.from(from);
        at.state.paths[path].kinds().map(Some).chain([None]).for_each(|take| each(from, to, take));
    }
}

/// Ship, wagon and horse wagon.
impl UsesPlace for Travel {
    fn place(self) -> Place {
        self.by
    }

    fn is_its_action(self, at: At<'_>) -> Verdict {
        self.way(at).map(|_| ())
    }

    fn possible(self, at: At<'_>, seat: Seat) -> Verdict {
        let Travel { by, from, to, take } = self;
        move_verdict(at, seat, at.rules.place(by).rule, self.way(at)?, from, to, take)
    }

    /// Moves the merchant and takes the good.
    fn apply(self, cx: &mut Cx<'_>, seat: Seat) {
        if let Ok(way) = self.way(cx.at()) {
            go(cx, seat, way, self.to, self.take);
        }
    }

    fn pieces(self, at: At<'_>, seat: Seat, out: &mut Targets<Orleans>) {
        let Travel { by, from, to, take } = self;
        match self.way(at) {
            Ok(way) => Move { way, from, to, take }.pieces(out),
            Err(_) => out.push(Target::Town(to)),
        }
        out.push(Target::Place(seat, by));
    }
}

impl Travel {
    /// The kind of path of the place.
    fn way(self, at: At<'_>) -> Result<Way, Broken> {
        match at.rules.place(self.by).effect.way() {
            Some(way) => Ok(way),
            None => refuse("O-070", Reason::NotItsAction { place: self.by }),
        }
    }
}

impl Move {
    /// Town, path and good.
    pub fn pieces(self, out: &mut Targets<Orleans>) {
        let Move { way, from, to, take } = self;
        let path = from.path_to(to, way);
        out.push(Target::Town(to));
        out.extend(path.map(Target::Path));
        out.extend(path.zip(take).map(|(path, good)| Target::PathGood(path, good)));
    }
}

/// Requires such a path from the merchant's town and such a good on it, or refuses with this rule.
pub fn move_verdict(
    at: At<'_>,
    seat: Seat,
    rule: &'static str,
    way: Way,
    from: Town,
    to: Town,
    take: Option<Good>,
) -> Verdict {
    if at.state.players[seat].merchant != from {
        return refuse(rule, Reason::MerchantElsewhere { town: from });
    }
    let Some(path) = from.path_to(to, way) else { return refuse(rule, Reason::NoPath { from, to }) };
    match take {
        Some(good) if !at.state.paths[path].has(good) => refuse(rule, Reason::GoodNotThere { good }),
        _ => Ok(()),
    }
}

/// Moves the merchant along one path and takes the good.
pub fn go(cx: &mut Cx<'_>, seat: Seat, way: Way, to: Town, take: Option<Good>) {
    let Some(path) = cx.state.players[seat].merchant.path_to(to, way) else { return };
    cx.state.players[seat].merchant = to;
    tell(cx, Event::MerchantMoved { seat, path, to });
    if let Some(good) = take {
        cx.state.paths[path].take(good);
        cx.state.players[seat].goods.put(good);
        tell(cx, Event::GoodGained { seat, good });
    }
}
