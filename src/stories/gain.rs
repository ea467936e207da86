//! What comes to players and what leaves them (S-009, S-016, S-017).

use super::data::places::Place;
use super::data::wares::{Follower, Good, Ware};
use super::events::Event;
use super::refusals::{Reason, refuse};
use super::{At, Cx, Verdict};
use crate::engine::Seat;

/// A seat gains coins, which never run out (S-016).
pub fn coins(cx: &mut Cx<'_>, seat: Seat, coins: u16) {
    if coins > 0 {
        let player = &mut cx.state.players[seat];
        player.coins = player.coins.saturating_add(coins);
        cx.tell(Event::CoinsGained { seat, coins });
    }
}

/// A seat pays coins.
pub fn pay(cx: &mut Cx<'_>, seat: Seat, coins: u16) {
    if coins > 0 {
        let player = &mut cx.state.players[seat];
        player.coins = player.coins.saturating_sub(coins);
        cx.tell(Event::CoinsPaid { seat, coins });
    }
}

/// Up to so many of a good from the market place; what is missing is not given.
pub fn goods(cx: &mut Cx<'_>, seat: Seat, good: Good, count: u8) {
    let count = count.min(cx.state.market[good.into()]);
    if count > 0 {
        cx.state.market[good.into()] -= count;
        let stock = &mut cx.state.players[seat].goods[good];
        *stock = stock.saturating_add(count);
        cx.tell(Event::GoodsGained { seat, good, count });
    }
}

/// Technology from the market place, if there is some, is parked (S-012).
pub fn technology(cx: &mut Cx<'_>, seat: Seat) -> bool {
    let is_there = cx.state.market[Ware::Technology] > 0;
    if is_there {
        cx.state.market.take(Ware::Technology);
        let player = &mut cx.state.players[seat];
        player.technology = player.technology.saturating_add(1);
        cx.tell(Event::TechnologyGained { seat });
    }
    is_there
}

/// A follower from the market place goes into the bag.
pub fn follower(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    if cx.state.market[follower.into()] > 0 {
        cx.state.market.take(follower.into());
        cx.state.players[seat].followers.bag.put(follower);
        cx.tell(Event::FollowerGained { seat, follower });
    }
}

/// A place card is laid out (S-031).
pub fn card(cx: &mut Cx<'_>, seat: Seat, card: Place) {
    cx.state.cards.remove(card);
    cx.state.players[seat].cards.insert(card);
    cx.tell(Event::CardTaken { seat, card });
}

/// A good of a seat's stock goes to storage (S-017).
pub fn spend(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    if cx.state.players[seat].goods[good] > 0 {
        cx.state.players[seat].goods.take(good);
        cx.state.storage.put(good.into());
        cx.tell(Event::GoodSpent { seat, good });
    }
}

/// Has the seat this good in stock, as this rule demands (S-016)?
pub fn has(at: At<'_>, seat: Seat, good: Good, rule: &'static str) -> Verdict {
    if at.state.players[seat].goods[good] > 0 { Ok(()) } else { refuse(rule, Reason::NotInStock { good }) }
}

/// Does this lie on the market place, as this rule demands?
pub fn is_on_offer(at: At<'_>, ware: impl Into<Ware>, rule: &'static str) -> Verdict {
    let ware = ware.into();
    if at.state.market[ware] > 0 { Ok(()) } else { refuse(rule, Reason::NotOnOffer { ware }) }
}
