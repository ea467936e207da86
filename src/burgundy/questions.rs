//! All questions with their answers.

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
use super::round::{self, Boards, StartTurn};
pub use super::tiles::buildings::{Carpenter, Church, CityHall, Market, Warehouse};
pub use super::tiles::castles::Castle;
use crate::engine::Asks;
use crate::wire::Wire;

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire, Asks)]
#[wire(rename = "BurgundyAsk")]
#[asks(game = Burgundy)]
pub enum Ask {
    #[answers(ChooseEstate)]
    #[waits(in_plan(Boards))]
    Estate(Estate),
    #[answers(TakeTile, PlaceTile, SellGoods, TakeChips, EndTurn, BuyTile, by = each_die)]
    #[waits(by(StartTurn { seat }))]
    Turn(Turn),
    #[answers(TakeTile, PlaceTile, SellGoods, TakeChips, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Castle(Castle),
    #[answers(SellGoods, Decline, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Warehouse(Warehouse),
    #[answers(TakeTile, Decline, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Carpenter(Carpenter),
    #[answers(TakeTile, Decline, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Church(Church),
    #[answers(TakeTile, Decline, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Market(Market),
    #[answers(PlaceTile, Decline, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    CityHall(CityHall),
    #[answers(LoadGoods, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Ship(Ship),
    #[answers(KeepGoods, BuyTile)]
    #[waits(on(round::Turn { seat }))]
    Goods(Goods),
}

/// An answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Wire)]
#[wire(rename = "BurgundyAction", notation)]
pub enum Action {
    ChooseEstate(ChooseEstate),
    TakeTile(TakeTile),
    PlaceTile(PlaceTile),
    SellGoods(SellGoods),
    TakeChips(TakeChips),
    BuyTile(BuyTile),
    LoadGoods(LoadGoods),
    KeepGoods(KeepGoods),
    Decline(Decline),
    EndTurn(EndTurn),
}
