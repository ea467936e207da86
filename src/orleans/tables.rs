//! Host tables that replace reconstructed numbers: order cards, the spaces of the two civic boards, and the place tiles
//! of Trade & Intrigue (T-014, T-068, T-077, T-095).

use super::data::civics::{CIVIC_SPACES, CIVICS, Civic, CivicRow, CivicSpace};
use super::data::goods::ByGood;
use super::data::map::Town;
use super::data::orders::{ORDERS, Order, OrderRow};
use super::data::places::{Category, Place, PlaceRow, Space};
use super::places::Usage;
use super::setup::{BathhouseSpace as TileSpace, ModuleId, Setup};
use crate::engine::{SetupError, SetupFault};
use crate::parts::By;
use crate::wire::{Kind, Node, Read, Wire};
use serde::{Serialize, Serializer};
use std::ops::RangeInclusive;

/// The tables that replace ours; other numbers stay.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
#[wire(rename = "OrleansTables")]
pub struct Tables {
    /// Order cards.
    #[wire(default, skip_serializing_if = "is_default")]
    pub orders: By<Order, Option<OrderTable>, 23>,
    /// Deeds and intriguers, each as its spaces from left to right.
    #[wire(default, skip_serializing_if = "is_default")]
    pub civics: By<Civic, Option<Spaces<CivicSpace, CIVIC_SPACES>>, 19>,
    /// Place tiles of Trade & Intrigue.
    #[wire(default, skip_serializing_if = "is_default")]
    pub place_tiles: By<Place, Option<TileTable>, { Place::ALL.len() }>,
}

fn is_empty<K: Kind, T: Copy + Default + PartialEq, const N: usize>(by: &By<K, T, N>) -> bool {
    by.values().iter().all(|value| *value == T::default())
}

/// An order card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansOrderTable")]
pub struct OrderTable {
    /// The town where the goods are delivered.
    pub town: Town,
    /// The number of each good.
    pub goods: ByGood<u8>,
    /// Its points at the end.
    pub points: u8,
}

/// A place tile as printed.
#[derive(Clone, Copy, Debug, PartialEq, Wire)]
#[wire(rename = "OrleansTileTable")]
pub struct TileTable {
    /// Its category.
    pub category: Category,
    /// The followers that each of its spaces takes; default: the printed ones.
    #[wire(default, skip_serializing_if = "is_default")]
    pub spaces: Option<Spaces<TileSpace, TILE_SPACES>>,
}

/// A list of at most `N` spaces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spaces<T, const N: usize>([Option<T>; N]);

impl<T: Copy, const N: usize> Spaces<T, N> {
    /// The spaces from left to right.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.0.iter().copied().flatten()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Spaces<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<T: Copy + Read, const N: usize> Read for Spaces<T, N> {
    fn read(node: Node<'_>) -> Self {
        let mut spaces = [None; N];
        let mut count = 0;
        node.each(&mut |item| {
            match spaces.get_mut(count) {
                Some(space) => *space = Some(T::read(item)),
                None => item.wrong_length("at most ", N),
            }
            count += 1;
        });
        Spaces(spaces)
    }
}

/// Max spaces of a place tile.
const TILE_SPACES: usize = 4;
/// Max points of an order card.
pub const MOST_POINTS: u8 = 50;
/// Min spaces of a deed or an intriguer: one of them may be covered.
pub const LEAST_SPACES: usize = 2;

/// The max spaces of a deed or an intriguer. Each space of architecture gives one of the remaining citizens (T-068).
pub fn most_spaces(civic: Civic) -> usize {
    if civic == Civic::Architecture { 4 } else { CIVIC_SPACES }
}

/// Whether goods lie on the spaces of a deed.
pub fn has_goods(civic: Civic) -> bool {
    civic.row().spaces.iter().any(|space| space.good.is_some())
}

/// The possible numbers of spaces of a place tile: a place with an action has at least one (O-044).
pub fn tile_spaces(place: Place) -> RangeInclusive<usize> {
    let least = usize::from(place.row().effect.usage() != Usage::None);
    least..=Space::ALL.iter().filter(|space| space.printed().0 == place).count()
}

/// Fails with an error at this path of the tables.
fn wrong(fault: SetupFault, path: String, reason: String) -> Result<(), SetupError> {
    Err(SetupError { fault, path: path.into(), reason })
}

impl Tables {
    /// Checks that each table belongs to a module in play, and that its numbers are possible.
    pub fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        self.check_orders(setup)?;
        self.check_civics(setup)?;
        self.check_tiles(setup)
    }

    /// Checks each card against the box. The box may not be able to serve all of them together (T-014).
    fn check_orders(&self, setup: &Setup) -> Result<(), SetupError> {
        let refuse = |path: String, reason: String| wrong(SetupFault::Table, format!("tables.orders.{path}"), reason);
        if !is_empty(&self.orders) && !setup.modules.has(ModuleId::Orders) {
            return wrong(SetupFault::Needs, "tables.orders".into(), "only with the module \"orders\"".into());
        }
        for (order, table) in self.orders.iter() {
            let (Some(table), name) = (table, order.name()) else { continue };
            if table.goods.total() == 0 {
                return refuse(format!("{name}.goods"), "expected at least one good".into());
            }
            if let Some((good, _)) = table.goods.iter().find(|&(good, count)| count > good.tiles()) {
                return refuse(format!("{name}.goods.{}", good.name()), format!("the box holds {}", good.tiles()));
            }
            if !(1..=MOST_POINTS).contains(&table.points) {
                return refuse(format!("{name}.points"), format!("expected 1 to {MOST_POINTS}"));
            }
        }
        Ok(())
    }

    fn check_civics(&self, setup: &Setup) -> Result<(), SetupError> {
        for (civic, table) in self.civics.iter() {
            let (Some(table), row) = (table, civic.row()) else { continue };
            let refuse = |fault, at: &str, reason| wrong(fault, format!("tables.civics.{}{at}", civic.name()), reason);
            if !setup.modules.has(row.module) {
                return refuse(SetupFault::Needs, "", format!("only with the module \"{}\"", row.module.name()));
            }
            let (most, has_goods) = (most_spaces(civic), has_goods(civic));
            if !(LEAST_SPACES..=most).contains(&table.iter().count()) {
                return refuse(SetupFault::Table, "", format!("expected {LEAST_SPACES} to {most} spaces"));
            }
            if let Some(index) = table.iter().position(|space| space.good.is_some() != has_goods) {
                let each = if has_goods { "a good lies on each space" } else { "no goods lie on its spaces" };
                return refuse(SetupFault::Table, &format!("[{index}].good"), each.into());
            }
        }
        Ok(())
    }

    fn check_tiles(&self, setup: &Setup) -> Result<(), SetupError> {
        for (place, table) in self.place_tiles.iter() {
            let Some(table) = table else { continue };
            let refuse =
                |fault, at: &str, reason| wrong(fault, format!("tables.placeTiles.{}{at}", place.name()), reason);
            let Some(module) = place.row().module else {
                return refuse(SetupFault::Table, "", "its print is known and cannot be replaced".into());
            };
            if !setup.modules.has(module) {
                return refuse(SetupFault::Needs, "", format!("only with the module \"{}\"", module.name()));
            }
            if place == Place::Tavern && !setup.options.tavern {
                return refuse(SetupFault::Needs, "", "only with the option \"tavern\"".into());
            }
            if table.category == Category::Board {
                return refuse(SetupFault::Table, ".category", "expected category I or II".into());
            }
            let counts = tile_spaces(place);
            if table.spaces.is_some_and(|spaces| !counts.contains(&spaces.iter().count())) {
                let expected = format!("expected {} to {} spaces", counts.start(), counts.end());
                return refuse(SetupFault::Table, ".spaces", expected);
            }
        }
        Ok(())
    }

    /// The order cards in play.
    pub fn order_rows(&self) -> Vec<OrderRow> {
        let replaced = |row: &OrderRow| match self.orders[row.order] {
            Some(table) => {
                OrderRow { order: row.order, town: table.town, goods: *table.goods.values(), points: table.points }
            }
            None => *row,
        };
        ORDERS.iter().map(replaced).collect()
    }

    /// The deeds and intriguers in play.
    pub fn civic_rows(&self) -> Vec<CivicRow> {
        let mut rows = CIVICS.to_vec();
        for (row, table) in rows.iter_mut().zip(self.civics.values()) {
            if let Some(table) = table {
                row.spaces = table.iter().collect::<Vec<_>>().into();
            }
        }
        rows
    }

    /// Replaces the printed data of place tiles by the tables.
    pub fn furnish_tiles(&self, places: &mut [PlaceRow]) {
        for row in places {
            let Some(table) = self.place_tiles[row.place] else { continue };
            row.category = table.category;
            if let Some(spaces) = table.spaces {
                row.spaces = spaces.iter().flat_map(TileSpace::printed).copied().collect::<Vec<_>>().into();
            }
        }
    }
}

#[cfg(feature = "types")]
impl<T: crate::wire::Typed, const N: usize> crate::wire::Typed for Spaces<T, N> {
    fn type_name() -> String {
        Vec::<T>::type_name()
    }
    fn declare(all: &mut crate::wire::Declarations) {
        T::declare(all);
    }
}
