//! What each new event brings or costs a seat in phase 6 (T-030 to T-059).

use super::choices::{self, put};
use super::vocabulary::{NewEventsAsk, NewEventsEvent};
use super::{famine, revolt};
use crate::engine::Seat;
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::data::map::Town;
use crate::orleans::data::tracks::{BOATMAN_COINS, STATUS_FIELDS, Track};
use crate::orleans::phases::torture;
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Step};
use crate::orleans::{At, Cx, Item, gain, modules, phases};

/// What an event of this module brings or costs a seat; the demand is fixed now (T-006).
pub fn suffer(cx: &mut Cx<'_>, seat: Seat, row: &HourglassRow) {
    let player = &cx.state.players[seat];
    match row.happening {
        Happening::CoinTax
        | Happening::Excursion
        | Happening::TechnologyTax
        | Happening::PollTax
        | Happening::Tithe => {
            let due = coins_due(player, row);
            gain::pay(cx, seat, due);
        }
        Happening::FishingGrounds => {
            let caught = fish(player);
            gain::coins(cx, seat, caught);
        }
        Happening::Wedding => {
            let guests = guests(player, row);
            phases::followers::draw_so_many(cx, seat, guests);
        }
        Happening::Torture => owe(cx, seat, row.amount.into()),
        Happening::BookBurning => burn(cx, seat),
        Happening::PeasantsRevolt => revolt::end(cx, seat),
        Happening::Famine => famine::start(cx, seat, row.amount),
        Happening::Indulgence => put(cx, seat, NewEventsAsk::Indulgence),
        Happening::Education => put(cx, seat, NewEventsAsk::Education),
        Happening::BonVoyage => put(cx, seat, NewEventsAsk::BonVoyage),
        Happening::FurtherEducation => put(cx, seat, NewEventsAsk::FurtherEducation),
        Happening::Defect => put(cx, seat, NewEventsAsk::Defect),
        Happening::Levies => put(cx, seat, NewEventsAsk::Levies),
        Happening::Summons if player.merchant != Town::Orleans => put(cx, seat, NewEventsAsk::Summons),
        _ => {}
    }
}

/// Would the event take anything from this seat, or could it (T-026)?
pub fn is_harmed(at: At<'_>, seat: Seat, row: &HourglassRow) -> bool {
    let player = &at.state.players[seat];
    match row.happening {
        Happening::FurtherEducation => torture::can_pay(at, seat, row.amount.into()),
        Happening::Wedding => guests(player, row) > 0,
        Happening::Torture | Happening::Levies => torture::has_items(at, seat),
        Happening::BookBurning => player.development > 0,
        Happening::Famine => famine::from(at, seat, 0) > 0,
        Happening::Defect => !choices::legal(at, seat, NewEventsAsk::Defect).is_empty(),
        Happening::Summons => player.merchant != Town::Orleans,
        _ => torture::can_pay(at, seat, coins_due(player, row)),
    }
}

/// The coins that an event takes from a seat without asking.
fn coins_due(player: &Player, row: &HourglassRow) -> u16 {
    let amount = u16::from(row.amount);
    match row.happening {
        Happening::CoinTax => amount,
        Happening::Excursion if player.merchant == Town::Orleans => amount,
        Happening::TechnologyTax => amount * u16::from(player.followers.spaces.technology().len()),
        Happening::PollTax => amount * heads(player),
        Happening::Tithe => player.coins / amount.max(1),
        _ => 0,
    }
}

/// How many are drawn at a wedding (T-042).
fn guests(player: &Player, row: &HourglassRow) -> u8 {
    player.followers.draws(row.amount, 0, player.followers.room(MARKET_SPACES))
}

/// The followers on market, spaces and tower; those in the bag are not counted (T-058).
fn heads(player: &Player) -> u16 {
    let lying = player.followers.market.total() + player.tower.total();
    lying as u16 + u16::from(player.followers.spaces.followers().len())
}

/// The coins printed where the marker stands on the boatman track (T-040).
fn fish(player: &Player) -> u16 {
    let step = usize::from(player.tracks[Track::Boatman]);
    step.checked_sub(1).and_then(|index| BOATMAN_COINS.get(index)).copied().unwrap_or(0).into()
}

/// So many things are owed that coins do not replace (T-046, T-064).
pub fn owe(cx: &mut Cx<'_>, seat: Seat, owed: u16) {
    modules::tell(cx, Event::TortureBegan { seat, owed });
    cx.next([Item::Step(Step::Torture { seat, owed })]);
}

/// Back to the status field before; the start field counts as one (T-063).
fn burn(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    let behind = STATUS_FIELDS.iter().copied().filter(|&field| field < player.development).max().unwrap_or(0);
    if behind < player.development {
        player.development = behind;
        modules::tell(cx, Event::NewEvents { event: NewEventsEvent::BooksBurned { seat, field: behind } });
    }
}
