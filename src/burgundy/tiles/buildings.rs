//! The eight buildings: each benefit once, at once, without a die (B-068).

use crate::burgundy::actions::{buy, fetches, place};
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::state::Source;
use crate::burgundy::vocabulary::{Ask, Event};
use crate::burgundy::{At, Cx, gain};
use crate::engine::{Item, Seat};

const WATCHTOWER_POINTS: u16 = 4;

/// The building's benefit.
pub fn open(cx: &mut Cx<'_>, seat: Seat, building: Tile) {
    match building {
        Tile::Warehouse => offer(cx, seat, Ask::Warehouse),
        Tile::Carpenter => offer(cx, seat, Ask::Carpenter),
        Tile::Church => offer(cx, seat, Ask::Church),
        Tile::Market => offer(cx, seat, Ask::Market),
        Tile::CityHall => offer(cx, seat, Ask::CityHall),
        Tile::BoardingHouse => gain::chips(cx, seat, 4),
        Tile::Bank => gain::silver(cx, seat, 2),
        _ => {
            cx.state.players[seat].score(Source::Watchtowers, WATCHTOWER_POINTS);
            cx.tell(Event::WatchtowerScored { seat, points: WATCHTOWER_POINTS });
        }
    }
}

/// A benefit that cannot be used is lost without a question (B-068, B-122).
fn offer(cx: &mut Cx<'_>, seat: Seat, ask: Ask) {
    if is_usable(cx.at(), seat, &ask) {
        cx.next([Item::ask(seat, ask)]);
    }
}

fn is_usable(at: At<'_>, seat: Seat, ask: &Ask) -> bool {
    match (ask, fetches(ask)) {
        (_, Some(colours)) => {
            at.state.depots.iter().flat_map(|depot| &depot.tiles).flatten().any(|tile| colours.contains(&tile.colour()))
        }
        (Ask::Warehouse, _) => at.state.players[seat].goods.total() > 0,
        // Where purchases interrupt effects, the tile to place may still be bought.
        _ => place::is_possible(at, seat) || at.rules.options.buy_during_action && buy::is_possible(at, seat),
    }
}
