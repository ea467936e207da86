//! What each new event brings or costs a seat in phase 6 (T-030 to T-059).

use super::choices::put;
use super::vocabulary::{NewEventsAsk, NewEventsEvent};
use super::{famine, revolt};
use crate::engine::Seat;
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::data::map::Town;
use crate::orleans::data::tracks::{BOATMAN_COINS, STATUS_FIELDS, Track};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::{Event, Step};
use crate::orleans::{Cx, Item, gain, modules, phases};

/// What an event of this module brings or costs a seat; the demand is fixed now (T-006).
pub fn suffer(cx: &mut Cx<'_>, seat: Seat, row: &HourglassRow) {
    let player = &cx.state.players[seat];
    let amount = u16::from(row.amount);
    let is_home = player.merchant == Town::Orleans;
    match row.happening {
        Happening::CoinTax => gain::pay(cx, seat, amount),
        Happening::Excursion if is_home => gain::pay(cx, seat, amount),
        Happening::TechnologyTax => {
            let lying = u16::from(player.followers.spaces.technology().len());
            gain::pay(cx, seat, amount * lying);
        }
        Happening::PollTax => {
            let heads = heads(player);
            gain::pay(cx, seat, amount * heads);
        }
        Happening::Tithe => {
            let tithe = player.coins / amount.max(1);
            gain::pay(cx, seat, tithe);
        }
        Happening::FishingGrounds => {
            let caught = fish(player);
            gain::coins(cx, seat, caught);
        }
        Happening::Wedding => {
            let guests = player.followers.draws(row.amount, 0, player.followers.room(MARKET_SPACES));
            phases::followers::draw_so_many(cx, seat, guests);
        }
        Happening::Torture => owe(cx, seat, amount),
        Happening::BookBurning => burn(cx, seat),
        Happening::PeasantsRevolt => revolt::end(cx, seat),
        Happening::Famine => famine::start(cx, seat, row.amount),
        Happening::Indulgence => put(cx, seat, NewEventsAsk::Indulgence),
        Happening::Education => put(cx, seat, NewEventsAsk::Education),
        Happening::BonVoyage => put(cx, seat, NewEventsAsk::BonVoyage),
        Happening::FurtherEducation => put(cx, seat, NewEventsAsk::FurtherEducation),
        Happening::Defect => put(cx, seat, NewEventsAsk::Defect),
        Happening::Levies => put(cx, seat, NewEventsAsk::Levies),
        Happening::Summons if !is_home => put(cx, seat, NewEventsAsk::Summons),
        _ => {}
    }
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
