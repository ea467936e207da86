//! Every question with the answers it has: the player aid.

use super::Burgundy;
pub use super::actions::buy::BuyTile;
pub use super::actions::chips::TakeChips;
pub use super::actions::decline::Decline;
pub use super::actions::estate::{ChooseEstate, Estate};
pub use super::actions::load::{Goods, KeepGoods, LoadGoods, Ship};
pub use super::actions::place::PlaceTile;
pub use super::actions::sell::SellGoods;
pub use super::actions::take::TakeTile;
pub use super::actions::turn::{EndTurn, Turn, each_die};
pub use super::tiles::buildings::{Carpenter, Church, CityHall, Market, Warehouse};
pub use super::tiles::castles::Castle;
use crate::engine::questions;
use crate::wire::union;

union! {
    /// What a seat is asked.
    Ask as "BurgundyAsk" {
        Estate, Turn, Castle, Warehouse, Carpenter, Church, Market, CityHall, Ship, Goods,
    }
}

union! {
    /// What a seat answers.
    Action as "BurgundyAction", said {
        ChooseEstate, TakeTile, PlaceTile, SellGoods, TakeChips, BuyTile, LoadGoods, KeepGoods, Decline, EndTurn,
    }
}

// A purchase answers effects too where the option `buyDuringAction` is played (B-045).
questions! {
    Ask of Burgundy {
        Estate => ChooseEstate;
        Turn by each_die => TakeTile, PlaceTile, SellGoods, TakeChips, EndTurn, BuyTile;
        Castle => TakeTile, PlaceTile, SellGoods, TakeChips, BuyTile;
        Warehouse => SellGoods, Decline, BuyTile;
        Carpenter => TakeTile, Decline, BuyTile;
        Church => TakeTile, Decline, BuyTile;
        Market => TakeTile, Decline, BuyTile;
        CityHall => PlaceTile, Decline, BuyTile;
        Ship => LoadGoods, BuyTile;
        Goods => KeepGoods, BuyTile;
    }
}
