//! The values of open orders for a player (T-014 to T-019).

use super::{Deliver, row};
use crate::orleans::data::goods::Good;
use crate::orleans::data::map::Town;
use crate::orleans::data::orders::Order;
use crate::orleans::judge::Eye;
use crate::orleans::modules::Worth;
use crate::orleans::phases::acting::is_activated;
use crate::orleans::questions::Action;
use crate::wire::{Kind, Member};

/// The value of delivering an order now. A player who delivers has passed, so activated places wait for the next round.
pub fn judge(eye: &Eye<'_>, action: Action) -> Option<f64> {
    let Deliver { order } = Deliver::member(action)?;
    let rows = eye.at.rules.places.iter().map(|row| row.place);
    let waiting = rows.filter(|&place| eye.player.has(place) && is_activated(eye.at, eye.player, place));
    let lost: f64 = waiting.map(|place| eye.place(place).max(0.0)).sum();
    Some(gain(eye, order) - lost * if eye.left > 0.0 { 0.4 } else { 1.0 })
}

/// The value that open orders add to other things.
pub fn worth(eye: &Eye<'_>, of: Worth) -> Option<f64> {
    match of {
        Worth::Good(good) => Some(asked_for(eye, good)),
        Worth::Merchant(town) => Some(open_at(eye, town)),
        Worth::Position => Some(in_stock(eye)),
        _ => None,
    }
}

/// The points of an order, less the value of its goods.
fn gain(eye: &Eye<'_>, order: Order) -> f64 {
    let row = row(eye.at.rules, order);
    let goods: f64 = Good::ALL.iter().map(|&good| f64::from(row.goods[good.index()] * good.points())).sum();
    f64::from(row.points) - goods * eye.weights.good
}

/// The square of the share of an order's goods that the player has: a complete set counts more.
fn share(eye: &Eye<'_>, order: Order) -> f64 {
    let row = row(eye.at.rules, order);
    let asked: u8 = row.goods.iter().sum();
    let there: u8 = Good::ALL.iter().map(|&good| eye.player.goods[good].min(row.goods[good.index()])).sum();
    let share = f64::from(there) / f64::from(asked.max(1));
    share * share
}

/// The value of one more of a good for the open orders, beyond its points.
fn asked_for(eye: &Eye<'_>, good: Good) -> f64 {
    let is_wanted = |order: Order| row(eye.at.rules, order).goods[good.index()] > eye.player.goods[good];
    let wanted = eye.at.state.orders.iter().filter(|&order| is_wanted(order)).count().min(2) as f64;
    eye.weights.stock * wanted * eye.soon()
}

/// The value of a town's open orders for a merchant there, by the share of goods in store.
fn open_at(eye: &Eye<'_>, town: Town) -> f64 {
    let open = eye.at.state.orders.iter().filter(|&order| row(eye.at.rules, order).town == town);
    open.map(|order| eye.weights.order * gain(eye, order) * share(eye, order)).fold(0.0, f64::max)
}

/// The value of the goods in store for the open orders, wherever these are delivered.
fn in_stock(eye: &Eye<'_>) -> f64 {
    let best = eye.at.state.orders.iter().map(|order| gain(eye, order) * share(eye, order)).fold(0.0, f64::max);
    eye.weights.order * best * eye.soon()
}
