//! Coins, development and events (O-014 to O-016, O-021, O-110 to O-118).

use super::acting::coins_of;
use super::{Look, Watch};
use loire::engine::Seat;
use loire::orleans::data::goods::Good;
use loire::orleans::data::hourglasses::{Happening, Hourglass};
use loire::orleans::data::places::Place;
use loire::orleans::data::tracks::{BOATMAN_COINS, Citizen, STATUS_FIELDS, Track, coins_at, status};
use loire::orleans::{Action, Ask, Edition, Event};
use loire::orleans::{questions as answers, questions as asks};
use loire::wire::Kind;

/// Counts the situations of an answer in phase 6.
pub fn answer(watch: &mut Watch, look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    let Ask::Harvest(asks::Harvesting { due }) = ask else { return };
    let given = &mut watch.round.food[seat.index()];
    let is_first = std::ptr::eq(look.before.rules().edition, Edition::First.row());
    match action {
        Action::GiveFood(answers::GiveFood { good }) => {
            *given += 1;
            look.see_one(if is_first { "O-115" } else { "O-116" }, "given:", good.name());
            let food: u8 = Good::FOOD.iter().map(|&food| look.is(seat).goods[food]).sum();
            look.if_so(due > 1 && food == 0, "O-116", "all food given, coins for the rest");
        }
        Action::PayCoins(answers::PayCoins) => {
            look.see("O-116", if *given > 0 { "some food and some coins" } else { "coins instead of food" })
        }
        _ => {}
    }
}

/// Counts the situations of gains, payments and losses.
pub fn event(watch: &mut Watch, look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    payout(look, at, event)?;
    match *event {
        Event::CoinsGained { .. } if look.before.state().bank.is_none() => {
            let is_later = std::ptr::eq(look.before.rules().edition, Edition::Later.row());
            look.if_so(is_later, "O-015", "coins without end");
        }
        Event::CoinsPaid { seat, .. } => {
            look.see("O-016", "coins to the bank");
            let was_dry = look.before.state().bank == Some(0);
            look.if_so(was_dry, "O-014", "coins refill the bank");
            let is_census = look.has_event(|event| matches!(event, Event::CensusHeld { .. }));
            let is_hungry = Good::FOOD.iter().all(|&food| look.was(seat).goods[food] == 0);
            let is_first = std::ptr::eq(look.before.rules().edition, Edition::First.row());
            match look.tile().map(|tile| tile.row().happening) {
                _ if is_census => {}
                Some(Happening::Taxes) => look.see("O-117", "taxes paid"),
                Some(Happening::Harvest) if is_hungry => {
                    look.see(if is_first { "O-115" } else { "O-116" }, "no food: coins");
                }
                _ => {}
            }
        }
        Event::DevelopmentAdvanced { seat, field } => developed(look, at, seat, field),
        Event::StepSurrendered { field, .. } => look.if_so(status(field) < status(field + 1), "O-111", "status falls"),
        Event::PlagueStruck { lost, .. } => {
            look.see("O-118", if lost { "neutral follower lost" } else { "own follower spared" })
        }
        Event::StartPlayerChanged { .. } | Event::GameEnded => {
            watch.round.food = [0; 4];
            if let Some(tile) = look.tile() {
                ended(look, at, tile)?;
            }
        }
        _ => {}
    }
    if let Event::PlagueStruck { lost: false, .. } = event {
        look.see("O-125", "own follower is safe from the plague");
    }
    Ok(())
}

/// The coins due by the events, compared with the coins paid.
fn payout(look: &mut Look<'_>, at: usize, event: &Event) -> Result<(), String> {
    let (seat, due) = match *event {
        Event::CensusHeld { first: Some(seat), .. } => (seat, 1),
        Event::TrackAdvanced { seat, track: Track::Boatman, step } => (seat, BOATMAN_COINS[usize::from(step) - 1]),
        Event::DevelopmentAdvanced { seat, field } => (seat, coins_at(field).unwrap_or(0)),
        Event::FollowerSent { seat, deed, .. } => (seat, coins_of(deed).unwrap_or(0)),
        Event::PlaceUsed { seat, place } => (
            seat,
            match place {
                Place::Brewery | Place::Windmill => 2,
                Place::Cellar => 4,
                Place::Office => look.was(seat).stations.len(),
                Place::Hospital => look.was(seat).status(),
                _ => 0,
            },
        ),
        _ => return Ok(()),
    };
    let paid = match look.events.get(at + 1) {
        Some(&Event::CoinsGained { seat: who, coins }) if who == seat => coins,
        _ => 0,
    };
    let due = u16::from(due);
    if due == 0 || paid == due {
        return Ok(());
    }
    if look.before.state().bank.is_none() || paid > due {
        return Err(format!("{paid} coins after {event:?}, expected {due}"));
    }
    look.see("O-014", if paid == 0 { "empty bank pays nothing" } else { "bank pays what it has" });
    Ok(())
}

fn developed(look: &mut Look<'_>, at: usize, seat: Seat, field: u8) {
    match field {
        7 => look.see("O-110", "coins on field 7"),
        12 => look.see("O-110", "coins on field 12"),
        25 => look.see("O-110", "coins on field 25"),
        _ => {}
    }
    if Citizen::of_development(field).is_some() {
        let takes = matches!(look.events.get(at + 1), Some(Event::CitizenTaken { seat: who, .. }) if *who == seat);
        look.see("O-110", if takes { "first at a citizen" } else { "citizen gone already" });
    }
    if STATUS_FIELDS.contains(&field) {
        look.see_one("O-111", "status", ["2", "3", "4", "5", "6"][usize::from(status(field)) - 2]);
    }
}

/// Counts the situations of the end of a round: the effects of its event.
fn ended(look: &mut Look<'_>, at: usize, tile: Hourglass) -> Result<(), String> {
    let (state, row) = (look.before.state(), tile.row());
    look.see_one("O-114", "met:", tile.name());
    let before: Vec<&Event> = look.events[..at].iter().collect();
    let has_passed = before.iter().any(|event| matches!(event, Event::Passed { .. }));
    let gains: Vec<(Seat, u16)> = before
        .iter()
        .filter_map(|event| if let Event::CoinsGained { seat, coins } = **event { Some((seat, coins)) } else { None })
        .collect();
    match row.happening {
        Happening::Pilgrimage => look.if_so(has_passed, "O-021", "pilgrimage has had its effect"),
        Happening::Income | Happening::TradingDay => {
            look.if_so(has_passed && !gains.is_empty(), "O-021", "event after the last pass");
            let due = |seat: Seat| {
                let player = look.was(seat);
                let each = if row.happening == Happening::Income { player.status() } else { player.stations.len() };
                u16::from(row.amount) * u16::from(each)
            };
            let order = state.turn_order(look.before.rules()).filter(|&seat| due(seat) > 0);
            let mut bank = state.bank.unwrap_or(u16::MAX);
            let mut expected = vec![];
            for seat in order {
                let paid = due(seat).min(bank);
                bank -= paid;
                expected.push((seat, paid));
            }
            expected.retain(|&(_, coins)| coins > 0);
            if gains != expected {
                return Err(format!("{} pays {gains:?}, expected {expected:?}", tile.name()));
            }
            look.if_so(gains.len() > 1, "O-113", "event in turn order");
            look.if_so(bank == 0, "O-113", "bank runs dry in turn order");
        }
        Happening::Taxes => {
            let spared = |goods: u32| goods < u32::from(row.amount);
            let some = state.players.values().iter().any(|player| spared(player.goods.total()));
            look.if_so(some, "O-117", "too few goods for taxes");
        }
        Happening::Plague => {
            let safe = look.after.state().players.values().iter().any(|player| player.followers.bag.total() == 0);
            look.if_so(safe, "O-118", "empty bag: no victim");
        }
        _ => {}
    }
    Ok(())
}
