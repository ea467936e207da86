//! The 23 order cards (T-014). Towns, goods and points are reconstructed: a host may replace them in `setup.tables`.

use super::map::Town;
use crate::wire::{Kind, Wire};

/// An order card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[wire(rename = "OrleansOrder")]
#[repr(u8)]
pub enum Order {
    #[default]
    Order1,
    Order2,
    Order3,
    Order4,
    Order5,
    Order6,
    Order7,
    Order8,
    Order9,
    Order10,
    Order11,
    Order12,
    Order13,
    Order14,
    Order15,
    Order16,
    Order17,
    Order18,
    Order19,
    Order20,
    Order21,
    Order22,
    Order23,
}

/// Number of open order cards (T-014).
pub const OPEN_ORDERS: u8 = 5;

/// The printed data of an order card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderRow {
    /// The card.
    pub order: Order,
    /// The town where the goods are delivered.
    pub town: Town,
    /// The number of each good, in the order of the goods.
    pub goods: [u8; 5],
    /// Its points at the end.
    pub points: u8,
}

const fn row(order: Order, town: Town, goods: [u8; 5], points: u8) -> OrderRow {
    OrderRow { order, town, goods, points }
}

/// The cards in order; goods are grain, cheese, wine, wool, brocade.
#[rustfmt::skip]
pub const ORDERS: [OrderRow; 23] = [
    row(Order::Order1, Town::Orleans, [2, 1, 0, 0, 0], 7),
    row(Order::Order2, Town::Chartres, [1, 0, 1, 0, 0], 8),
    row(Order::Order3, Town::Chateaudun, [2, 0, 1, 0, 0], 9),
    row(Order::Order4, Town::Blois, [1, 2, 0, 0, 0], 9),
    row(Order::Order5, Town::Montargis, [0, 1, 0, 1, 0], 11),
    row(Order::Order6, Town::Briare, [1, 1, 1, 0, 0], 11),
    row(Order::Order7, Town::Vierzon, [3, 0, 0, 1, 0], 12),
    row(Order::Order8, Town::Etampes, [0, 1, 1, 0, 0], 10),
    row(Order::Order9, Town::LeMans, [2, 0, 0, 1, 0], 12),
    row(Order::Order10, Town::Vendome, [0, 0, 2, 0, 0], 12),
    row(Order::Order11, Town::Tours, [0, 1, 0, 0, 1], 13),
    row(Order::Order12, Town::Sancerre, [2, 0, 0, 0, 1], 13),
    row(Order::Order13, Town::Montrichard, [1, 1, 0, 0, 1], 14),
    row(Order::Order14, Town::Chateauroux, [2, 0, 2, 0, 0], 14),
    row(Order::Order15, Town::Bourges, [0, 2, 0, 1, 0], 14),
    row(Order::Order16, Town::SaintAmandMontrond, [0, 1, 1, 1, 0], 16),
    row(Order::Order17, Town::Loches, [1, 0, 1, 1, 0], 15),
    row(Order::Order18, Town::Chinon, [0, 2, 0, 0, 1], 17),
    row(Order::Order19, Town::Nevers, [0, 0, 0, 1, 1], 17),
    row(Order::Order20, Town::LeBlanc, [0, 1, 1, 0, 1], 18),
    row(Order::Order21, Town::ArgentonSurCreuse, [0, 0, 0, 0, 2], 18),
    row(Order::Order22, Town::LaChatre, [0, 1, 0, 1, 1], 19),
    row(Order::Order23, Town::Chatellerault, [0, 0, 1, 1, 1], 22),
];

impl Order {
    /// The printed data, if a host does not replace it.
    pub fn row(self) -> &'static OrderRow {
        &ORDERS[self.index()]
    }
}
