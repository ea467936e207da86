//! The one purchase of a turn (B-045, B-104).

use super::take;
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::refusals::{Why, no};
use crate::burgundy::rules::PURCHASE_PRICE;
use crate::burgundy::state::Depot;
use crate::burgundy::vocabulary::{Action, Event};
use crate::burgundy::{At, Broken, Cx};
use crate::engine::Seat;

/// Every tile for sale, with every way to make room for it.
pub fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    if can_pay(at, seat).is_err() {
        return;
    }
    let player = &at.state.players[seat];
    let mut offer = |depot, tiles: &[Option<Tile>]| {
        for tile in take::faces(tiles) {
            take::with_room(player, |discard| out.push(Action::BuyTile { depot, tile, discard }));
        }
    };
    offer(None, &at.state.black);
    if player.knows(Tile::T6) {
        for depot in Depot::all() {
            offer(Some(depot), &at.state.depot(depot).tiles);
        }
    }
}

/// Is a purchase possible at all (B-034)?
pub fn is_possible(at: At<'_>, seat: Seat) -> bool {
    let any = |tiles: &[Option<Tile>]| tiles.iter().any(Option::is_some);
    can_pay(at, seat).is_ok()
        && (any(&at.state.black)
            || at.state.players[seat].knows(Tile::T6) && at.state.depots.iter().any(|depot| any(&depot.tiles)))
}

fn can_pay(at: At<'_>, seat: Seat) -> Result<(), Broken> {
    let owned = at.state.players[seat].silver;
    if at.state.bought {
        return no("B-045", Why::AlreadyBought {});
    }
    if owned < PURCHASE_PRICE {
        return no("B-045", Why::TooLittleSilver { needed: PURCHASE_PRICE, owned });
    }
    Ok(())
}

/// May this tile be bought?
pub fn verdict(at: At<'_>, seat: Seat, depot: Option<Depot>, tile: Tile, discard: Option<Tile>) -> Result<(), Broken> {
    let player = &at.state.players[seat];
    match depot {
        Some(_) if !player.knows(Tile::T6) => return no("B-104", Why::NeedsKnowledge { tile: Tile::T6 }),
        Some(depot) if !at.state.depot(depot).tiles.contains(&Some(tile)) => {
            return no("B-104", Why::NotInDepot { depot, tile });
        }
        None if !at.state.black.contains(&Some(tile)) => return no("B-045", Why::NotInBlackDepot { tile }),
        _ => {}
    }
    can_pay(at, seat)?;
    take::has_room(player, discard)
}

/// Silver for a tile.
pub fn resolve(cx: &mut Cx<'_>, seat: Seat, depot: Option<Depot>, tile: Tile, discard: Option<Tile>) {
    let player = &mut cx.state.players[seat];
    player.silver = player.silver.saturating_sub(PURCHASE_PRICE);
    cx.state.bought = true;
    cx.tell(Event::SilverPaid { seat, silver: PURCHASE_PRICE });
    take::resolve(cx, seat, depot, tile, discard);
}
