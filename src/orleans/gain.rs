//! Gains and payments of players: coins, goods, technology, citizens, development (O-014, O-110).

use super::Cx;
use super::data::goods::Good;
use super::data::tracks::{Citizen, DEVELOPMENT_END, coins_at};
use super::modules::tell;
use super::phases::torture::Torture;
use super::round::step;
use super::state::Gear;
use super::vocabulary::Event;
use crate::engine::Seat;

/// Gives coins from the bank, as far as it has them (O-014, T-003).
pub fn coins(cx: &mut Cx<'_>, seat: Seat, coins: u16) {
    let paid = cx.state.bank.map_or(coins, |bank| bank.min(coins));
    if paid == 0 {
        return;
    }
    if let Some(bank) = &mut cx.state.bank {
        *bank -= paid;
    }
    let player = &mut cx.state.players[seat];
    player.coins = player.coins.saturating_add(paid);
    tell(cx, Event::CoinsGained { seat, coins: paid });
}

/// Pays coins to the bank. Missing coins are paid under torture (O-016, O-120, T-007).
pub fn pay(cx: &mut Cx<'_>, seat: Seat, due: u16) {
    let player = &mut cx.state.players[seat];
    let paid = player.coins.min(due);
    player.coins -= paid;
    if let Some(bank) = &mut cx.state.bank {
        *bank = bank.saturating_add(paid);
    }
    if paid > 0 {
        tell(cx, Event::CoinsPaid { seat, coins: paid });
    }
    if due > paid {
        tell(cx, Event::TortureBegan { seat, owed: due - paid });
        cx.next([step(Torture { seat, owed: due - paid })]);
    }
}

/// Gives a good from the goods market, which must have it.
pub fn good(cx: &mut Cx<'_>, seat: Seat, good: Good) {
    cx.state.goods.take(good);
    cx.state.players[seat].goods.put(good);
    tell(cx, Event::GoodGained { seat, good });
}

/// Gives a technology tile from the game board, which must have one, to lie beside the player's (O-048).
pub fn technology(cx: &mut Cx<'_>, seat: Seat, gear: Gear) {
    cx.state.technology = cx.state.technology.saturating_sub(1);
    cx.state.players[seat].gears.put(gear);
    tell(cx, Event::TechnologyGained { seat, gear });
}

/// Gives a citizen that is not taken yet (O-062, O-067, O-075, O-110).
pub fn citizen(cx: &mut Cx<'_>, seat: Seat, citizen: Citizen) {
    if cx.state.citizens[citizen].is_none() {
        cx.state.citizens[citizen] = Some(seat);
        tell(cx, Event::CitizenTaken { seat, citizen });
    }
}

/// Advances on the development track, field by field; steps beyond the end are lost (O-110, O-055, T-013).
pub fn development(cx: &mut Cx<'_>, seat: Seat, points: u8) {
    let start = cx.state.players[seat].development;
    let end = start.saturating_add(points).min(DEVELOPMENT_END);
    for field in start + 1..=end {
        cx.state.players[seat].development = field;
        tell(cx, Event::DevelopmentAdvanced { seat, field });
        if let Some(there) = coins_at(field) {
            coins(cx, seat, there.into());
        }
        if let Some(there) = Citizen::of_development(field) {
            citizen(cx, seat, there);
        }
    }
}

/// Gives the last citizen to the player who alone has the most stations (O-131).
pub fn last_citizen(cx: &mut Cx<'_>) {
    if let Some(seat) = most_stations(cx.state) {
        citizen(cx, seat, Citizen::Stations);
    }
}

/// The seat with more stations than any other; `None` if there is a tie.
pub fn most_stations(state: &super::State) -> Option<Seat> {
    let most = state.players.values().iter().map(|player| player.stations.len()).max()?;
    let mut first = state.players.iter().filter(|(_, player)| player.stations.len() == most);
    let (seat, _) = first.next()?;
    first.next().is_none().then_some(seat)
}
