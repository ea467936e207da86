//! The end of a year: objectives, favourite tiles, elimination, the next year (S-098 to S-104, S-113).

use super::vocabulary::Events;
use super::{epoch, objectives, page};
use crate::engine::Seat;
use crate::stories::state::Tile;
use crate::stories::{At, Cx, store};

/// The missed objectives of a seat in this year.
pub struct Missed {
    /// The number of those that favourite tiles can replace.
    pub unmet: u8,
    /// Whether there is one that cannot be replaced.
    pub is_lost: bool,
}

/// The objectives that a seat has missed so far (S-098).
pub fn missed(at: At<'_>, seat: Seat) -> Missed {
    let rows = at.rules.epoch(epoch(at)).objectives.iter().enumerate();
    rows.filter(|&(number, row)| !objectives::is_met(at, seat, number, row)).fold(
        Missed { unmet: 0, is_lost: false },
        |Missed { unmet, is_lost }, (_, row)| match row.must {
            true => Missed { unmet, is_lost: true },
            false => Missed { unmet: unmet + 1, is_lost },
        },
    )
}

/// Whether the game is over after a check: at most one player is left, or it was the last year's (S-103, S-104).
pub fn is_over(at: At<'_>) -> bool {
    at.in_seat_order().count() < 2 || usize::from(epoch(at)) >= at.rules.epochs.len()
}

/// Checks all players on the same state, spends favourite tiles, and eliminates players who have missed too much.
/// Returns whether the game is over.
pub fn check(cx: &mut Cx<'_>) -> bool {
    let seats: Vec<Seat> = cx.at().in_seat_order().collect();
    let failed: Vec<Seat> = seats.into_iter().filter(|&seat| fails(cx, seat)).collect();
    for &seat in &failed {
        cx.state.players[seat].out = Some(cx.state.round);
        cx.tell(Events::Eliminated { seat }.into());
    }
    if is_over(cx.at()) {
        return true;
    }
    if cx.rules.options.clear_eliminated {
        failed.into_iter().for_each(|seat| clear(cx, seat));
    }
    let year = epoch(cx.at()) + 1;
    turn_page(cx, year);
    false
}

/// Spends a seat's favourite tiles on missed objectives. Returns whether some remain, or one that cannot be replaced
/// (S-099).
fn fails(cx: &mut Cx<'_>, seat: Seat) -> bool {
    let Missed { unmet, is_lost } = missed(cx.at(), seat);
    let Some(court) = &mut cx.state.court else { return false };
    let favourites = &mut court.courtiers[seat].favourites;
    let spent = unmet.min(*favourites);
    *favourites -= spent;
    cx.tell(Events::YearJudged { seat, missed: unmet + u8::from(is_lost), favourites: spent }.into());
    is_lost || spent < unmet
}

/// Starts the next year: all tiles of the booklet go to storage, and cards unlock for all players (S-100). A year's
/// title and privilege have no other effect (S-114).
fn turn_page(cx: &mut Cx<'_>, year: u8) {
    let unlock = cx.rules.epoch(year).unlock;
    for seat in cx.rules.seats.iter() {
        let Some(court) = &mut cx.state.court else { return };
        let old = std::mem::replace(&mut court.courtiers[seat].booklet, page(cx.rules, year));
        for (_, tile) in old.iter().flat_map(|work| work.iter()) {
            store(cx, tile);
        }
        if cx.at().is_in(seat) {
            cx.state.players[seat].cards = cx.state.players[seat].cards.or(unlock);
        }
    }
    cx.tell(Events::YearStarted { year }.into());
}

/// Moves settlers and fortresses off the map, tiles to storage and coins to the supply (option `clearEliminated`,
/// S-102).
fn clear(cx: &mut Cx<'_>, seat: Seat) {
    for area in cx.rules.areas.iter() {
        let (plot, player) = (&mut cx.state.map[area], &mut cx.state.players[seat]);
        if plot.settlers.has(seat) {
            plot.settlers.remove(seat);
            player.reserve += 1;
        }
        if plot.fortress == Some(seat) {
            plot.fortress = None;
            player.fortresses += 1;
        }
    }
    let player = &mut cx.state.players[seat];
    let retinue = std::mem::take(&mut player.followers);
    let goods = std::mem::take(&mut player.goods);
    let technology = std::mem::take(&mut player.technology);
    player.coins = 0;
    for followers in [retinue.bag, retinue.market] {
        for (follower, count) in followers.iter() {
            (0..count).for_each(|_| store(cx, Tile::Follower(follower)));
        }
    }
    for (good, count) in goods.iter() {
        (0..count).for_each(|_| store(cx, Tile::Good(good)));
    }
    (0..technology).for_each(|_| store(cx, Tile::Technology));
    for space in retinue.spaces.taken().iter() {
        retinue.spaces.standing(space).into_iter().for_each(|tile| store(cx, tile));
    }
}
