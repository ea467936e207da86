//! The eight buildings: each gives its benefit once, on placement, without a die (B-068).

use crate::burgundy::actions::{Acts, buy, is_effect, may_end_round, place};
use crate::burgundy::data::tiles::{Colour, Tile};
use crate::burgundy::events::Event;
use crate::burgundy::questions::Ask;
use crate::burgundy::state::Source;
use crate::burgundy::{At, Burgundy, Cx, Item, gain};
use crate::engine::{Question, Seat};
use crate::wire::{Named, Wire};

/// Points of a watchtower (B-077).
pub const WATCHTOWER_POINTS: u16 = 4;

/// A building whose benefit is a question.
trait Benefit: Copy + Into<Ask> + Named {
    const TILE: Tile;
    /// The colours that it takes from a numbered depot, with their rule; `None` if it takes no tile.
    const FETCHES: Option<(&'static [Colour], &'static str)> = None;

    fn is_usable(at: At<'_>, seat: Seat) -> bool;
}

impl<B: Benefit> Question for B {
    type Game = Burgundy;
    const RULE: &'static str = "B-060";

    /// The building lies in the duchy. A purchase in between may have taken away what it was good for.
    fn fits(self, at: At<'_>, seat: Seat) -> bool {
        is_effect(at, seat)
            && at.state.players[seat].duchy.count(B::TILE) > 0
            && (B::is_usable(at, seat) || at.rules.options.buy_during_action && at.state.bought)
    }

    fn may_reveal(self, at: At<'_>, seat: Seat) -> bool {
        may_end_round(at, seat)
    }
}

impl<B: Benefit> Acts for B {
    const WITHOUT_DIE: Option<&'static str> = Some("B-068");
    const FETCHES: Option<(&'static [Colour], &'static str)> = <B as Benefit>::FETCHES;
}

/// Asks for the benefit; if it cannot be used, it is lost without a question (B-068, B-122).
fn offer(cx: &mut Cx<'_>, seat: Seat, benefit: impl Benefit) {
    fn is_usable<B: Benefit>(_: B, at: At<'_>, seat: Seat) -> bool {
        B::is_usable(at, seat)
    }
    if is_usable(benefit, cx.at(), seat) {
        cx.next([Item::ask(seat, benefit.into())]);
    }
}

/// Sell goods of one colour, or not (B-070).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "warehouse")]
pub struct Warehouse;

impl Benefit for Warehouse {
    const TILE: Tile = Tile::Warehouse;

    fn is_usable(at: At<'_>, seat: Seat) -> bool {
        at.state.players[seat].goods.total() > 0
    }
}

/// Take a building, or not (B-071).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "carpenter")]
pub struct Carpenter;

impl Benefit for Carpenter {
    const TILE: Tile = Tile::Carpenter;
    const FETCHES: Option<(&'static [Colour], &'static str)> = Some((&[Colour::Building], "B-071"));

    fn is_usable(at: At<'_>, _: Seat) -> bool {
        lies_there::<Self>(at)
    }
}

/// Take a mine, knowledge or castle tile, or not (B-072).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "church")]
pub struct Church;

impl Benefit for Church {
    const TILE: Tile = Tile::Church;
    const FETCHES: Option<(&'static [Colour], &'static str)> =
        Some((&[Colour::Mine, Colour::Knowledge, Colour::Castle], "B-072"));

    fn is_usable(at: At<'_>, _: Seat) -> bool {
        lies_there::<Self>(at)
    }
}

/// Take a ship or an animal, or not (B-073).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "market")]
pub struct Market;

impl Benefit for Market {
    const TILE: Tile = Tile::Market;
    const FETCHES: Option<(&'static [Colour], &'static str)> = Some((&[Colour::Ship, Colour::Animal], "B-073"));

    fn is_usable(at: At<'_>, _: Seat) -> bool {
        lies_there::<Self>(at)
    }
}

/// Place one more tile, or not (B-076).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "cityHall")]
pub struct CityHall;

impl Benefit for CityHall {
    const TILE: Tile = Tile::CityHall;

    fn is_usable(at: At<'_>, seat: Seat) -> bool {
        can_place(at, seat)
    }
}

/// Gives a building's benefit: chips for a boarding house (B-074), silver for a bank (B-075), points for a watchtower
/// (B-077), a question for the others.
pub fn open(cx: &mut Cx<'_>, seat: Seat, building: Tile) {
    match building {
        Tile::Warehouse => offer(cx, seat, Warehouse),
        Tile::Carpenter => offer(cx, seat, Carpenter),
        Tile::Church => offer(cx, seat, Church),
        Tile::Market => offer(cx, seat, Market),
        Tile::CityHall => offer(cx, seat, CityHall),
        Tile::BoardingHouse => gain::chips(cx, seat, 4),
        Tile::Bank => gain::silver(cx, seat, 2),
        _ => {
            cx.state.players[seat].score(Source::Watchtowers, WATCHTOWER_POINTS);
            cx.tell(Event::WatchtowerScored { seat, points: WATCHTOWER_POINTS });
        }
    }
}

/// Whether a numbered depot has a tile that this building takes (B-078).
fn lies_there<B: Benefit>(at: At<'_>) -> bool {
    let is_fetched = |tile: &Tile| B::FETCHES.is_some_and(|(colours, _)| colours.contains(&tile.colour()));
    at.state.depots.iter().flat_map(|depot| &depot.tiles).flatten().any(is_fetched)
}

/// Whether a tile could be placed. If purchases may interrupt effects, the tile may still be bought.
fn can_place(at: At<'_>, seat: Seat) -> bool {
    place::is_possible(at, seat) || at.rules.options.buy_during_action && buy::is_possible(at, seat)
}
