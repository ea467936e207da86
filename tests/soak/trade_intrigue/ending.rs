//! The end of the game (T-018, T-025, T-087, T-101, law I7).

use super::Watch;
use super::seen::{Families, Single};
use super::setups::plays;
use crate::watch::Tally;
use loire::engine::{Seat, Table};
use loire::orleans::Orleans;
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::places::Place;
use loire::orleans::setup::ModuleId;
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-025", "eighteen rounds"),
    ("T-025", "seventeen rounds, with a holiday"),
    ("T-087", "tie pays nothing"),
    ("T-087", "tie pays (option)"),
    ("T-101", "points counted"),
    ("T-101", "points of orders and of the trading house"),
];
pub const FAMILIES: Families = &[("T-087", "kinds of which the owner has most:", &["0", "1", "2", "3 or more"])];

pub fn end(_: &Watch, tally: &mut Tally, table: &Table<Orleans>) -> Result<(), String> {
    let (state, rules) = (table.state(), table.rules());
    let holiday = state.hourglasses.contains(&Hourglass::Holiday);
    if state.round() != 18 - u8::from(holiday) || state.hourglasses.len() != 18 {
        return Err(format!("I7: {} rounds", state.round()));
    }
    if plays(rules, ModuleId::NewEvents) {
        tally.see("T-025", if holiday { "seventeen rounds, with a holiday" } else { "eighteen rounds" });
    }
    let sheet = table.scores();
    for (seat, player) in state.players.iter() {
        let goods: i32 = Good::ALL.iter().zip(1..).map(|(&good, points)| points * i32::from(player.goods[good])).sum();
        let citizens = state.citizens.values().iter().filter(|&&holder| holder == Some(seat)).count() as i32;
        let status = [4, 9, 15, 22, 30].iter().filter(|&&field| player.development >= field).count() as i32 + 1;
        let orders: i32 = player.orders.iter().map(|order| i32::from(rules.orders[order.index()].points)).sum();
        let house = house(tally, table, seat);
        let total =
            i32::from(player.coins) + goods + (i32::from(player.stations.len()) + citizens) * status + orders + house;
        if sheet[seat.index()].total != total {
            return Err(format!("seat {} has {} points, expected {total}", seat.number(), sheet[seat.index()].total));
        }
        tally.see("T-101", "points counted");
        if orders > 0 && house > 0 {
            tally.see("T-101", "points of orders and of the trading house");
        }
    }
    Ok(())
}

/// Four points for every kind of good of which the owner has most.
fn house(tally: &mut Tally, table: &Table<Orleans>, seat: Seat) -> i32 {
    let (state, ties) = (table.state(), table.rules().options.trading_house_ties);
    if !state.players[seat].places.has(Place::TradingHouse) {
        return 0;
    }
    let mut kinds = 0;
    for &good in Good::ALL {
        let own = state.players[seat].goods[good];
        let others = state.players.iter().filter(|(other, _)| *other != seat).map(|(_, player)| player.goods[good]);
        let most = others.max().unwrap_or(0);
        if own > 0 && own == most {
            tally.see("T-087", if ties { "tie pays (option)" } else { "tie pays nothing" });
        }
        kinds += usize::from(own > most || (ties && own > 0 && own == most));
    }
    tally.see_one("T-087", "kinds of which the owner has most:", ["0", "1", "2", "3 or more"][kinds.min(3)]);
    4 * kinds as i32
}
