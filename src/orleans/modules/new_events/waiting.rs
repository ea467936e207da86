//! What the new events may have left on the agenda while they meet a seat.

use super::vocabulary::NewEventsAsk;
use super::{choices, famine};
use crate::engine::Seat;
use crate::orleans::checks::debt;
use crate::orleans::data::hourglasses::{Happening, HourglassRow};
use crate::orleans::data::map::Town;
use crate::orleans::data::tracks::Track;
use crate::orleans::phases::event;
use crate::orleans::questions::{Ask, Installing, PlaceTile};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::vocabulary::Draw;
use crate::orleans::{At, Item};

/// Can the event, as it meets this seat, have left these items?
pub fn may_meet(at: At<'_>, seat: Seat, items: &[Item]) -> bool {
    let Some(row) = event::current(at) else { return false };
    if let Some((debtor, owed)) = debt(items) {
        return debtor == seat && is_owed(at, seat, row, owed);
    }
    let player = &at.state.players[seat];
    match items {
        [Item::Ask(asked)] if asked.len() == 1 && asked[0].seat == seat => match asked[0].ask {
            Ask::PlaceTile(PlaceTile) => row.happening == Happening::Education && player.tracks[Track::Trader] > 0,
            Ask::Install(Installing) => row.happening == Happening::Education && player.tracks[Track::Craftsman] > 0,
            Ask::NewEvents(ask) => is_asked(at, seat, row, ask),
            _ => false,
        },
        guests => {
            let room = player.followers.room(MARKET_SPACES).min(row.amount);
            row.happening == Happening::Wedding
                && (1..=usize::from(room)).contains(&guests.len())
                && guests.iter().all(|item| *item == Item::Draw(Draw::Follower { seat }))
        }
    }
}

/// Does the event ask this, and is there a choice (T-011)?
fn is_asked(at: At<'_>, seat: Seat, row: &HourglassRow, ask: NewEventsAsk) -> bool {
    let is_in_order = match ask {
        NewEventsAsk::Famine { left, after } => {
            let is_first = left == row.amount;
            (1..=row.amount).contains(&left) && (!is_first || after == 0) && famine::from(at, seat, after) >= left
        }
        NewEventsAsk::Summons => at.state.players[seat].merchant != Town::Orleans,
        _ => true,
    };
    let asked_by = match ask {
        NewEventsAsk::Indulgence => Happening::Indulgence,
        NewEventsAsk::Education => Happening::Education,
        NewEventsAsk::BonVoyage => Happening::BonVoyage,
        NewEventsAsk::FurtherEducation => Happening::FurtherEducation,
        NewEventsAsk::Defect => Happening::Defect,
        NewEventsAsk::Levies => Happening::Levies,
        NewEventsAsk::Summons => Happening::Summons,
        NewEventsAsk::Famine { .. } => Happening::Famine,
        NewEventsAsk::Amnesty { .. } => return false,
    };
    row.happening == asked_by && is_in_order && choices::legal(at, seat, ask).len() > 1
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
