//! Checks that the box can serve goods, market place, narration cards and start kits.

use super::limits::MOST_PRICE;
use super::{Tables, within, wrong};
use crate::engine::SetupError;
use crate::stories::data::tasks::Narration;
use crate::stories::data::wares::{ByWare, GOODS, Good, Stock, Ware};
use crate::stories::rules::{column, in_box};
use crate::stories::setup::{Scenario, Setup, StartTilesFrom};
use crate::wire::Kind;

impl Tables {
    /// Requires 184 goods in all, a price for each, and at least one food (S-034, S-054, S-062).
    pub(super) fn check_goods(&self) -> Result<(), SetupError> {
        let goods = self.goods();
        for &good in Good::ALL {
            within(|| format!("goodsTiles.{}", good.name()), goods.tiles[good], 1, u8::MAX)?;
            within(|| format!("prices.{}", good.name()), goods.prices[good], 1, MOST_PRICE)?;
            within(|| format!("delivery.{}", good.name()), goods.delivery[good], 0, MOST_PRICE)?;
        }
        let found = goods.tiles.total();
        if found != GOODS {
            return wrong("goodsTiles".into(), format!("expected {GOODS} tiles in all, found {found}"));
        }
        if goods.food.is_empty() {
            return wrong("food".into(), "expected at least one good, found none".into());
        }
        Ok(())
    }

    /// Checks that no table needs more tiles than the box holds, and that the start tiles are there (S-026, S-087,
    /// S-096, J1).
    pub(super) fn check_supply(&self, setup: &Setup) -> Result<(), SetupError> {
        let in_box = in_box(&self.goods());
        // If a host changes the numbers of goods, one of our tables may need too many; then the error is in those
        // numbers.
        let check = |path: &str, is_given: bool, stock: Stock| check_stock(path, is_given, &stock, &in_box);
        check("market", self.market.is_some(), self.market(setup.scenario))?;
        let narration = self.narration();
        for &card in Narration::ALL {
            check(&format!("narration.{}", card.name()), self.narration[card].is_some(), narration[card])?;
        }
        for (index, row) in self.epochs.iter().enumerate() {
            check(&format!("epochs[{index}].spring"), true, row.spring)?;
        }
        for row in self.epochs(setup.scenario) {
            check("epochs", false, row.spring)?;
        }
        self.check_start_kit(setup, &in_box)
    }

    /// Checks that all players get their start tiles and have room for them.
    fn check_start_kit(&self, setup: &Setup, in_box: &ByWare<u8>) -> Result<(), SetupError> {
        let (kit, market) = (self.start_kit(setup.scenario), self.market(setup.scenario));
        let followers = kit.followers.total();
        if followers == 0 {
            return wrong("startKit.followers".into(), "expected at least one follower, found none".into());
        }
        let green = self.green();
        if setup.scenario == Scenario::FirstKingdom && followers > green.into() {
            let path = if self.start_kit.is_some() { "startKit.followers" } else { "green" };
            return wrong(path.into(), format!("{followers} followers start on the {green} spaces of the green"));
        }
        let column = column(setup.seats);
        for &ware in Ware::ALL {
            let each = kit.tiles(ware);
            let wanted = u16::from(each) * u16::from(setup.seats.number());
            let there = match setup.options.start_tiles_from {
                StartTilesFrom::Market => market[ware][column],
                StartTilesFrom::Storage => in_box[ware],
            };
            if wanted > there.into() {
                let (players, name) = (setup.seats.number(), ware.name());
                let list = if ware.good().is_some() { "goods" } else { "followers" };
                let path =
                    if self.start_kit.is_some() { format!("startKit.{list}.{name}") } else { format!("market.{name}") };
                return wrong(
                    path,
                    format!(
                        "{players} players start with {wanted} of them, expected no more than the {there} there are"
                    ),
                );
            }
        }
        Ok(())
    }
}

fn check_stock(path: &str, is_given: bool, stock: &Stock, in_box: &ByWare<u8>) -> Result<(), SetupError> {
    for (ware, tiles) in stock.iter() {
        let (name, most) = (ware.name(), in_box[ware]);
        if let Some(index) = tiles.iter().position(|&tiles| tiles > most) {
            let found = tiles[index];
            if !is_given {
                return wrong(
                    format!("goodsTiles.{name}"),
                    format!("expected at least {found}, as many as \"{path}\" lays out, found {most}"),
                );
            }
            return wrong(
                format!("{path}.{name}[{index}]"),
                format!("expected at most {most}, as many as the box holds, found {found}"),
            );
        }
    }
    Ok(())
}
