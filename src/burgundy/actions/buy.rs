//! The purchase, once per turn (B-045, B-104).

use super::take::{self, move_to_storage};
use super::{Acts, DONE};
use crate::burgundy::data::tiles::Tile;
use crate::burgundy::events::Event;
use crate::burgundy::pieces::{Target, lying, stored};
use crate::burgundy::questions::{Action, Ask};
use crate::burgundy::refusals::{Reason, refuse};
use crate::burgundy::rules::PURCHASE_PRICE;
use crate::burgundy::state::Depot;
use crate::burgundy::{At, Burgundy, Cx, Verdict};
use crate::engine::{Answers, Reply, Seat, Targets};
use crate::wire::Wire;

/// Buys a tile for two silver (B-045).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(tag = "buyTile", notation = "buy {tile} from {depot|black} [, discard {discard}]")]
pub struct BuyTile {
    /// The numbered depot it comes from (knowledge tile 6); `None` for the black depot.
    pub depot: Option<Depot>,
    pub tile: Tile,
    /// The tile that leaves a full storage (B-051).
    pub discard: Option<Tile>,
}

impl<Q: Acts> Answers<Q> for BuyTile {
    const IS_SURE: bool = true;

    fn candidates(_: Q, at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
        if interrupts::<Q>(at).is_ok() {
            candidates(at, seat, out);
        }
    }

    fn verdict(self, _: Q, at: At<'_>, seat: Seat) -> Verdict {
        interrupts::<Q>(at)?;
        verdict(self, at, seat)
    }

    /// Pays, then asks a pending effect again if the purchase interrupted one.
    fn resolve(self, question: Q, cx: &mut Cx<'_>, seat: Seat) -> Reply<Ask> {
        Q::begin(cx, seat);
        let player = &mut cx.state.players[seat];
        player.silver = player.silver.saturating_sub(PURCHASE_PRICE);
        cx.state.bought = true;
        cx.tell(Event::SilverPaid { seat, silver: PURCHASE_PRICE });
        move_to_storage(cx, seat, self.depot, self.tile, self.discard);
        if Q::WITHOUT_DIE.is_some() { Reply::Again(question.into()) } else { DONE }
    }

    fn targets(self, _: Q, at: At<'_>, seat: Seat, out: &mut Targets<Burgundy>) {
        out.extend(lying(at, self.depot, self.tile));
        out.push(Target::Silver(seat));
        out.extend(self.discard.into_iter().flat_map(|tile| stored(at, seat, tile)));
    }
}

/// Allows a purchase in the seat's turn, and during a pending effect only with the option (B-045).
fn interrupts<Q: Acts>(at: At<'_>) -> Verdict {
    if Q::WITHOUT_DIE.is_some() && !at.rules.options.buy_during_action {
        return refuse("B-045", Reason::EffectPending);
    }
    Ok(())
}

/// Each tile for sale, with each way to make room for it.
fn candidates(at: At<'_>, seat: Seat, out: &mut Vec<Action>) {
    if can_pay(at, seat).is_err() {
        return;
    }
    let player = &at.state.players[seat];
    let mut offer = |depot, tiles: &[Option<Tile>]| {
        for tile in take::faces(tiles) {
            take::with_room(player, |discard| out.push(BuyTile { depot, tile, discard }.into()));
        }
    };
    offer(None, &at.state.black);
    if player.knows(Tile::T6) {
        for depot in Depot::all() {
            offer(Some(depot), &at.state.depot(depot).tiles);
        }
    }
}

/// Whether the seat can buy any tile (B-034).
pub fn is_possible(at: At<'_>, seat: Seat) -> bool {
    let any = |tiles: &[Option<Tile>]| tiles.iter().any(Option::is_some);
    can_pay(at, seat).is_ok()
        && (any(&at.state.black)
            || at.state.players[seat].knows(Tile::T6) && at.state.depots.iter().any(|depot| any(&depot.tiles)))
}

fn can_pay(at: At<'_>, seat: Seat) -> Verdict {
    let owned = at.state.players[seat].silver;
    if at.state.bought {
        return refuse("B-045", Reason::AlreadyBought);
    }
    if owned < PURCHASE_PRICE {
        return refuse("B-045", Reason::TooLittleSilver { needed: PURCHASE_PRICE, owned });
    }
    Ok(())
}

fn verdict(BuyTile { depot, tile, discard }: BuyTile, at: At<'_>, seat: Seat) -> Verdict {
    let player = &at.state.players[seat];
    match depot {
        Some(_) if !player.knows(Tile::T6) => return refuse("B-104", Reason::NeedsKnowledge { tile: Tile::T6 }),
        Some(depot) if !at.state.depot(depot).tiles.contains(&Some(tile)) => {
            return refuse("B-104", Reason::NotInDepot { depot, tile });
        }
        None if !at.state.black.contains(&Some(tile)) => return refuse("B-045", Reason::NotInBlackDepot { tile }),
        _ => {}
    }
    can_pay(at, seat)?;
    take::has_room(player, discard)
}
