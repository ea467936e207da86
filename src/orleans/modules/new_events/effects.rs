//! What each new event brings or costs a seat in phase 6 (T-030 to T-059).

use super::demands::{Defect, FurtherEducation, Summons};
use super::levies::Levies;
use super::purchases::{BonVoyage, Education, Indulgence};
use super::vocabulary::Events;
use super::{famine, legal, put, revolt};
use crate::bagbuilding::drawing::Allowance;
use crate::engine::{Pending, Seat, origins};
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::data::map::Town;
use crate::orleans::data::tracks::{BOATMAN_COINS, STATUS_FIELDS, Track};
use crate::orleans::phases::event;
use crate::orleans::phases::followers::{self, DrawFollower};
use crate::orleans::phases::torture::{self, Torture, Tortured};
use crate::orleans::questions::Ask;
use crate::orleans::round::{MeetEvent, step};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::Player;
use crate::orleans::vocabulary::Event;
use crate::orleans::{At, Cx, Draw, Item, Origin, Step, gain, modules};

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
            followers::draw_so_many(cx, seat, guests);
        }
        Happening::Torture => owe(cx, seat, row.amount.into()),
        Happening::BookBurning => burn(cx, seat),
        Happening::PeasantsRevolt => revolt::end(cx, seat),
        Happening::Famine => famine::start(cx, seat, row.amount),
        Happening::Indulgence => put(cx, seat, Indulgence),
        Happening::Education => put(cx, seat, Education),
        Happening::BonVoyage => put(cx, seat, BonVoyage),
        Happening::FurtherEducation => put(cx, seat, FurtherEducation),
        Happening::Defect => put(cx, seat, Defect),
        Happening::Levies => put(cx, seat, Levies),
        Happening::Summons if player.merchant != Town::Orleans => put(cx, seat, Summons),
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
        Happening::Defect => !legal(at, seat, Defect.into()).is_empty(),
        Happening::Summons => player.merchant != Town::Orleans,
        _ => torture::can_pay(at, seat, coins_due(player, row)),
    }
}

/// The coins that an event takes from a seat without asking, as the pieces lie when it meets the seat: after all that
/// intriguers have done (T-092).
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
    let room = player.followers.room(MARKET_SPACES);
    player.followers.draws(Allowance { most: row.amount, recalled: 0, room })
}

/// The followers on market, spaces and tower; those in the bag, such as a monk who was used at the sacristy, are not
/// counted (T-058, T-091).
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
    cx.next([step(Torture { seat, owed })]);
}

/// Back to the status field before; the start field counts as one (T-063).
fn burn(cx: &mut Cx<'_>, seat: Seat) {
    let player = &mut cx.state.players[seat];
    let behind = STATUS_FIELDS.iter().copied().filter(|&field| field < player.development).max().unwrap_or(0);
    if behind < player.development {
        player.development = behind;
        modules::tell(cx, Events::BooksBurned { seat, field: behind });
    }
}

/// Where the event of the round brings an item of the base game, as it meets a seat.
pub fn origin<'a>(at: At<'a>, item: &Item, count: usize) -> Option<Origin<'a>> {
    let row = event::current(at)?;
    let met = |seat| origins::by(MeetEvent { seat });
    let teaches = move |seat: Seat, track: Track| {
        row.happening == Happening::Education && at.state.players[seat].tracks[track] > 0
    };
    match item {
        Item::Ask(asked) => match *asked.as_slice() {
            [Pending { seat, ask: Ask::PlaceTile(_) }] => Some(met(seat).when(move || teaches(seat, Track::Trader))),
            [Pending { seat, ask: Ask::Install(_) }] => Some(met(seat).when(move || teaches(seat, Track::Craftsman))),
            [Pending { seat, ask: Ask::Torture(Tortured { owed }) }] => {
                Some(met(seat).when(move || is_owed(at, seat, row, owed)))
            }
            _ => None,
        },
        &Item::Step(Step::Torture(Torture { seat, owed })) => {
            let owed = owed.checked_add(1)?;
            Some(met(seat).when(move || is_owed(at, seat, row, owed)))
        }
        &Item::Draw(Draw::Follower(DrawFollower { seat })) if row.happening == Happening::Wedding => {
            let guests = move || at.state.players[seat].followers.room(MARKET_SPACES).min(row.amount);
            Some(origins::repeated(met(seat)).when(move || count <= guests().into()))
        }
        _ => None,
    }
}

/// Can the event have made the seat owe so much? Whoever owes coins has none left; the torture card and levies leave
/// coins alone.
fn is_owed(at: At<'_>, seat: Seat, row: &HourglassRow, owed: u16) -> bool {
    let (player, amount) = (&at.state.players[seat], u16::from(row.amount));
    let is_home = player.merchant == Town::Orleans;
    let followers = &player.followers;
    let most = match row.happening {
        Happening::Torture | Happening::Levies => return owed <= amount,
        Happening::CoinTax | Happening::FurtherEducation => amount,
        Happening::Excursion if is_home => amount,
        Happening::Summons if !is_home => amount,
        Happening::TechnologyTax => {
            amount * (u16::from(followers.spaces.technology().len()) + u16::from(at.state.out.technology))
        }
        // Those who stood on a place tile that was given up are in the bag since.
        Happening::PollTax => {
            let lying = followers.bag.total() + followers.market.total() + player.tower.total();
            let others = u32::from(followers.spaces.followers().len()) + at.state.out.followers.total();
            amount * (lying + others) as u16
        }
        _ => 0,
    };
    owed <= most && player.coins == 0
}
