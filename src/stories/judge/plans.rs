//! Planning: what a place is worth once it is covered, and what a tile on one of its spaces is worth.

use super::{Sight, Want, is_asked_for, is_kept, is_missing, recruited, taken, urgency};
use crate::stories::data::effects::{Building, Effect};
use crate::stories::data::places::{Place, Space};
use crate::stories::data::wares::{Follower, Good, Ware};
use crate::stories::deeds::field_for;
use crate::stories::modules;
use crate::stories::phases::planning;
use crate::stories::state::Tile;
use crate::wire::Kind;

/// A tile on a space: of a Gate, what it is sent for; elsewhere its share of what the place is worth, most of it where the
/// place can be covered in this round.
pub fn tile(sight: Sight<'_>, tile: Tile, space: Space) -> f64 {
    let (weights, at) = (sight.weights, sight.at);
    let layout = &at.rules.printed.layout;
    let place = layout.place(space);
    if at.rules.place(place).effect.is_gate() {
        return cargo(sight, tile);
    }
    let worth = self::place(sight, place);
    if worth <= 0.0 {
        return -1.0;
    }
    let spaces = layout.spaces(place);
    let taken = at.state.players[sight.seat].followers.spaces.taken();
    let count = f64::from(spaces.len().max(1));
    let share = f64::from(spaces.and(taken).len() + 1) / count;
    let fits = layout.is_ready_with_one(place) || can_be_covered(sight, place, tile, space);
    let banned = if at.epoch(sight.seat).forbidden.has(place) { weights.banned } else { 0.0 };
    let is_joker = tile == Tile::Follower(Follower::Monk) && !layout.takes(space).roles().has(Follower::Monk);
    let joker = if is_joker { weights.joker } else { 0.0 };
    worth / count * if fits { 1.0 + weights.whole * share } else { weights.partial * share } + banned + joker
}

/// Is there a tile at hand for each space of the place that is still free once this one is taken? The first that fits goes
/// to each.
fn can_be_covered(sight: Sight<'_>, place: Place, tile: Tile, space: Space) -> bool {
    let (at, seat) = (sight.at, sight.seat);
    let player = &at.state.players[seat];
    let (mut green, mut goods) = (player.followers.market, player.goods);
    let spend =
        |green: &mut crate::parts::By<Follower, u8, 7>, goods: &mut crate::parts::By<Good, u8, 8>, tile| match tile {
            Tile::Follower(follower) => green.take(follower),
            Tile::Good(good) => goods.take(good),
            _ => {}
        };
    spend(&mut green, &mut goods, tile);
    let layout = &at.rules.printed.layout;
    let free = layout.spaces(place).without(player.followers.spaces.taken());
    free.iter().filter(|&other| other != space).all(|other| {
        let fits = |follower: &&Follower| {
            green[**follower] > 0 && layout.open_to(**follower, planning::stands_for(at, seat, **follower)).has(other)
        };
        let follower = Follower::ALL.iter().find(fits).map(|&follower| Tile::Follower(follower));
        let good = || Good::ALL.iter().find(|&&good| goods[good] > 0 && layout.open_to_good(good).has(other));
        let found = follower.or_else(|| good().map(|&good| Tile::Good(good)));
        if let Some(found) = found {
            spend(&mut green, &mut goods, found);
        }
        found.is_some()
    })
}

/// A tile on the Gate: for a task, for the next epoch, or for the bonus of a deed, whatever is best.
fn cargo(sight: Sight<'_>, tile: Tile) -> f64 {
    let (weights, at, seat) = (sight.weights, sight.at, sight.seat);
    let board = &at.state.players[seat].followers.spaces;
    let loaded = at.rules.printed.layout.cargo().and(board.taken());
    let is_loaded = loaded.iter().any(|space| board.standing(space) == Some(tile));
    let lost = match tile {
        Tile::Follower(_) => weights.sent,
        Tile::Good(good) => weights.price * f64::from(at.rules.goods.prices[good]),
        Tile::Coins(sum) => weights.price * f64::from(sum),
        Tile::Technology => weights.price,
    };
    if is_asked_for(at, seat, tile) && !is_loaded {
        return weights.task + lost;
    }
    let is_kept = match tile {
        Tile::Good(good) => is_kept(sight, good),
        Tile::Coins(_) => urgency(sight, Want::Coins) > 1.0,
        Tile::Follower(follower) => at.owned(seat, follower) <= 1 && urgency(sight, Want::Ware(follower.into())) > 1.0,
        Tile::Technology => false,
    };
    let deed = at.state.deeds.iter().filter_map(|(deed, work)| Some((at.rules.deed(deed), work?)));
    let mut open = deed.filter(|(row, work)| field_for(work, &row.fields, tile).is_some()).peekable();
    if open.peek().is_none() {
        return -1.0;
    }
    let may_advance = loaded.is_empty() && modules::of(at).may_advance(at, seat, Some(tile)).is_ok();
    if may_advance && open.any(|(row, _)| row.advances) {
        return weights.advance + lost;
    }
    if is_kept { -1.0 } else { weights.bonus + lost }
}

/// What a place is worth to the seat if it is executed now.
pub fn place(sight: Sight<'_>, place: Place) -> f64 {
    let (weights, at, seat) = (sight.weights, sight.at, sight.seat);
    let player = &at.state.players[seat];
    let times = |per: Option<_>| f64::from(at.count_or_one(seat, per));
    match at.rules.place(place).effect {
        Effect::Expand { .. } if player.reserve == 0 => 0.0,
        Effect::Expand { .. } => weights.expand * urgency(sight, Want::Area),
        Effect::Build { building } if !has_site(sight, building) => 0.0,
        Effect::Build { building } => weights.build * urgency(sight, Want::Building(building)),
        Effect::Produce => {
            let own = at.controlled(seat).iter().map(|area| &at.state.map[area]).filter(|plot| !plot.village);
            let goods = own.filter_map(|plot| plot.land).map(|land| land.good());
            let on_offer = goods.filter(|&good| at.state.market[good.into()] > 0);
            on_offer.map(|good| weights.good * urgency(sight, Want::Ware(good.into()))).sum()
        }
        Effect::TakePlaceCard => weights.card,
        Effect::Recruit { kinds } => {
            let on_offer = kinds.iter().filter(|&follower| at.state.market[follower.into()] > 0);
            on_offer.map(|follower| recruited(sight, follower)).fold(0.0, f64::max)
        }
        Effect::Trade { .. } => {
            let wanted = Good::ALL.iter().any(|&good| is_missing(sight, good) && at.state.market[good.into()] > 0);
            let has_any = player.goods.total() > 0 || player.coins > 3;
            if wanted && has_any {
                weights.task / 2.0
            } else if has_any {
                weights.trade
            } else {
                0.0
            }
        }
        Effect::GainTechnology { .. } if at.state.market[Ware::Technology] == 0 => 0.0,
        Effect::GainTechnology { amount } => taken(sight, Ware::Technology) * f64::from(amount),
        Effect::GainGood { good, amount } => {
            let there = amount.min(at.state.market[good.into()]);
            taken(sight, good.into()) * f64::from(there)
        }
        Effect::GainCoins { amount, per } => {
            weights.coin * urgency(sight, Want::Coins) * f64::from(amount) * times(per)
        }
        Effect::GainFame { amount, per } => {
            weights.fame * urgency(sight, Want::Fame) * f64::from(amount) * times(per).max(1.0)
        }
        Effect::BuyCitizen { coins, .. } if player.coins < coins.into() => 0.0,
        Effect::BuyCitizen { .. } => weights.citizen,
        _ => weights.place,
    }
}

/// Is there an area where the seat could build this?
fn has_site(sight: Sight<'_>, building: Building) -> bool {
    let (at, seat) = (sight.at, sight.seat);
    let own = || at.rules.areas.iter().map(|area| &at.state.map[area]).filter(|plot| plot.settlers.has(seat));
    match building {
        Building::Village => own().any(|plot| !plot.village),
        Building::Fortress => {
            at.state.players[seat].fortresses > 0
                && own().any(|plot| plot.fortress.is_none() && plot.settlers.len() == 1)
        }
        Building::Church => at.state.churches > 0 && own().any(|plot| plot.village && !plot.church),
    }
}
