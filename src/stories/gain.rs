//! Gains and losses of players (S-009, S-016, S-017).

use super::data::places::Place;
use super::data::wares::{Follower, Good, Ware};
use super::events::Event;
use super::refusals::{Reason, refuse};
use super::{At, Cx, Verdict};
use crate::engine::Seat;

/// Gives coins, which never run out (S-016).
pub fn coins(cx: &mut Cx<'_>, seat: Seat, coins: u16) {
    if coins > 0 {
        let player = &mut cx.state.players[seat];
        player.coins = player.coins.saturating_add(coins);
        cx.tell(Event::CoinsGained { seat, coins });
    }
}

/// Pays coins.
pub fn pay(cx: &mut Cx<'_>, seat: Seat, coins: u16) {
    if coins > 0 {
        let player = &mut cx.state.players[seat];
        player.coins = player.coins.saturating_sub(coins);
        cx.tell(Event::CoinsPaid { seat, coins });
    }
}

/// Gives up to `count` of a good from the market place, as far as there are enough.
pub fn goods(cx: &mut Cx<'_>, seat: Seat, good: Good, count: u8) {
    let count = count.min(cx.state.market[good.into()]);
    if count > 0 {
        cx.state.market[good.into()] -= count;
        let stock = &mut cx.state.players[seat].goods[good];
        *stock = stock.saturating_add(count);
        cx.tell(Event::GoodsGained { seat, good, count });
    }
}

/// Parks technology from the market place (S-012). Returns false if there is none.
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

/// Moves a follower from the market place into the bag.
pub fn follower(cx: &mut Cx<'_>, seat: Seat, follower: Follower) {
    if cx.state.market[follower.into()] > 0 {
        cx.state.market.take(follower.into());
        cx.state.players[seat].followers.bag.put(follower);
        cx.tell(Event::FollowerGained { seat, follower });
    }
}

/// Gives a place card (S-031).
pub fn card(cx: &mut Cx<'_>, seat: Seat, card: Place) {
    cx.state.cards.remove(card);
    cx.state.players[seat].cards.insert(card);
    cx.tell(Event::CardTaken { seat, card });
}

/// Moves a good from a seat's stock to storage (S-017).
pub fn spend(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    if cx.state.players[seat].goods[good] > 0 {
        cx.state.players[seat].goods.take(good);
        cx.state.storage.put(good.into());
        cx.tell(Event::GoodSpent { seat, good });
    }
}

/// Requires this good in the seat's stock, or refuses with this rule (S-016).
pub fn has(at: At<'_>, seat: Seat, good: Good, rule: &'static str) -> Verdict {
    if at.state.players[seat].goods[good] > 0 { Ok(()) } else { refuse(rule, Reason::NotInStock { good }) }
}

/// Requires this tile on the market place, or refuses with this rule.
pub fn is_on_offer(at: At<'_>, ware: impl Into<Ware>, rule: &'static str) -> Verdict {
    let ware = ware.into();
    if at.state.market[ware] > 0 { Ok(()) } else { refuse(rule, Reason::NotOnOffer { ware }) }
}
