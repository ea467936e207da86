//! What each phase of the round may have left on the agenda.

use super::agenda::seats;
use crate::engine::Seat;
use crate::orleans::data::hourglasses::Happening;
use crate::orleans::data::places::Place;
use crate::orleans::data::tracks::Track;
use crate::orleans::phases::{event, followers};
use crate::orleans::questions::{
    Ask, Bathing, Drawing, Harvesting, Installing, Keeping, MakePlan, PlaceTile, Recalling, SendMore, Sheltering,
    Shielding, Tortured, Turn,
};
use crate::orleans::setup::Planning;
use crate::orleans::vocabulary::{Draw, Step};
use crate::orleans::{At, Item, modules};

/// Can this phase of the round have left these items, in the order of resolution?
pub fn is_phase(at: At<'_>, step: Step, now: &[Item]) -> bool {
    match step {
        Step::Hourglass => now == [Item::Draw(Draw::Hourglass)],
        Step::Census => is_debt(at, now, 1).is_some(),
        Step::Followers => is_drawing(at, now),
        Step::Bathhouses => match now {
            [draws @ .., Item::Ask(asked)] => {
                asked.len() == 1 && asked[0].ask == Ask::Keep(Keeping) && {
                    let player = &at.state.players[asked[0].seat];
                    player.places.has(Place::Bathhouse)
                        && draws.iter().all(|item| *item == Item::Draw(Draw::Bath { seat: asked[0].seat }))
                        && player.bath.total() as usize + draws.len() <= 2
                        && followers::room(at, asked[0].seat) > 0
                }
            }
            _ => false,
        },
        Step::FillTowers => are_asked(now, |seat, ask| {
            ask == Ask::Shelter(Sheltering) && at.state.players[seat].places.has(Place::GunpowderTower)
        }),
        Step::Planning => match at.rules.options.planning {
            Planning::Simultaneous => are_asked(now, |_, ask| ask == Ask::Plan(MakePlan)),
            Planning::InOrder => {
                let asked: Option<Vec<Seat>> = now.iter().map(|item| asked(item, Ask::Plan(MakePlan))).collect();
                asked.is_some_and(|asked| is_in_order(at, &asked))
            }
        },
        Step::Acting => is_acting(at, now),
        Step::Events => is_event(at, now),
        _ => false,
    }
}

/// The seat that alone is asked this.
fn asked(item: &Item, ask: Ask) -> Option<Seat> {
    match item {
        Item::Ask(asked) if asked.len() == 1 && asked[0].ask == ask => Some(asked[0].seat),
        _ => None,
    }
}

/// Are only seats asked for whom this holds, all at once, each once?
fn are_asked(now: &[Item], holds: impl Fn(Seat, Ask) -> bool) -> bool {
    match now {
        [Item::Ask(asked)] => {
            !asked.is_empty()
                && asked.iter().all(|pending| holds(pending.seat, pending.ask))
                && asked.windows(2).all(|pair| pair[0].seat < pair[1].seat)
        }
        _ => false,
    }
}

/// Are these seats in turn order, each at most once?
fn is_in_order(at: At<'_>, seats: &[Seat]) -> bool {
    let mut order = at.state.turn_order(at.rules);
    !seats.is_empty() && seats.iter().all(|&seat| order.any(|other| other == seat))
}

/// The seats that these steps are for, if they are the last ones of the turn order.
fn are_rest(at: At<'_>, steps: &[Item], step: impl Fn(Seat) -> Step) -> bool {
    let order: Vec<Item> = at.state.turn_order(at.rules).map(|seat| Item::Step(step(seat))).collect();
    order.ends_with(steps)
}

fn is_drawing(at: At<'_>, now: &[Item]) -> bool {
    let draws = |seat| Step::Draws { seat };
    let seats = at.rules.seats.len();
    match now {
        [recall @ Item::Ask(asked), rest @ ..] if asked.iter().all(|pending| pending.ask == Ask::Recall(Recalling)) => {
            rest.len() == seats && are_rest(at, rest, draws) && are_asked(std::slice::from_ref(recall), |_, _| true)
        }
        _ => {
            let head = now.iter().take_while(|item| !matches!(item, Item::Step(_))).count();
            let (head, rest) = now.split_at(head);
            let Some(seat) = head.first().and_then(seats_of_one) else { return false };
            let most = {
                let player = &at.state.players[seat];
                player.followers.draws(followers::draw_limit(at, seat), player.recalled, followers::room(at, seat))
            };
            let before_rest = are_rest(at, rest, draws) && is_before(at, seat, rest.len());
            let is_asked = head.len() == 1 && asked(&head[0], Ask::Draw(Drawing { most })) == Some(seat) && most > 0;
            let is_drawn = head.iter().all(|item| *item == Item::Draw(Draw::Follower { seat }));
            before_rest && (is_asked && at.rules.options.draw_optional || is_drawn && head.len() <= most.into())
        }
    }
}

fn seats_of_one(item: &Item) -> Option<Seat> {
    match seats(item).as_slice() {
        [seat] => Some(*seat),
        _ => None,
    }
}

/// Is this the seat after which so many come in turn order?
fn is_before(at: At<'_>, seat: Seat, rest: usize) -> bool {
    at.state.turn_order(at.rules).rev().nth(rest) == Some(seat)
}

/// One seat's action and what it asks, then the next one's turn.
fn is_acting(at: At<'_>, now: &[Item]) -> bool {
    let [now @ .., Item::Step(Step::Turn { seat: next })] = now else { return false };
    let actor = at.rules.seats.iter().find(|&seat| at.rules.seats.clockwise_from(seat).nth(1) == Some(*next));
    if actor.is_some_and(|actor| is_module_effect(at, actor, now) || modules::may_follow(at, actor, now)) {
        return true;
    }
    let seat = match now {
        [item] => asked(item, Ask::Turn(Turn)).filter(|&seat| !at.state.players[seat].passed).or(asked(
            item,
            Ask::Install(Installing),
        )
        .filter(|&seat| at.state.players[seat].passed)),
        [inner @ .., Item::Step(Step::ActionEnded { seat })] => is_effect(at, *seat, inner).then_some(*seat),
        _ => None,
    };
    seat.is_some_and(|seat| at.rules.seats.clockwise_from(seat).nth(1) == Some(*next))
}

/// More items than ever wait for one action.
const MOST_WAITING: usize = 16;

/// What modules may still ask within this seat's action.
fn is_module_effect(at: At<'_>, seat: Seat, now: &[Item]) -> bool {
    let is_ended = |item: &Item| *item == Item::Step(Step::ActionEnded { seat });
    let is_base = |item: &Item| {
        let is_installing = asked(item, Ask::Install(Installing)) == Some(seat) && at.state.players[seat].passed;
        is_installing || is_effect(at, seat, std::slice::from_ref(item))
    };
    let [inner @ .., last] = now else { return false };
    is_ended(last)
        && inner.len() < MOST_WAITING
        && inner.iter().any(|item| modules::may_wait(at, seat, item))
        && inner.iter().all(|item| is_base(item) || modules::may_wait(at, seat, item))
}

/// What an action may still ask of its seat.
fn is_effect(at: At<'_>, seat: Seat, now: &[Item]) -> bool {
    let player = &at.state.players[seat];
    let stands_there = player.followers.spaces.taken().has_all(at.rules.layout.spaces(Place::Bathhouse));
    let bathes = player.places.has(Place::Bathhouse) && stands_there;
    let bath = player.bath.total() as usize;
    match now {
        [draws @ .., Item::Step(Step::Bath { seat: other })] => {
            let are_draws = draws.iter().all(|item| *item == Item::Draw(Draw::Bath { seat }));
            *other == seat && are_draws && bathes && bath + draws.len() <= 3
        }
        [Item::Ask(asked)] if asked.len() == 1 && asked[0].seat == seat => match asked[0].ask {
            Ask::PlaceTile(PlaceTile) => player.tracks[Track::Trader] > 0,
            Ask::SendMore(SendMore { from }) => {
                player.has(from) && matches!(from, Place::TownHall | Place::GunpowderTower)
            }
            // Of three drawn perhaps only one finds a space.
            Ask::Bathhouse(Bathing { left }) => bathes && (1..=2).contains(&left) && bath <= 3,
            _ => false,
        },
        _ => false,
    }
}

/// One seat met by the event, then those who come after it.
fn is_event(at: At<'_>, now: &[Item]) -> bool {
    let Some(row) = event::current(at) else { return false };
    let head = now.iter().take_while(|item| !matches!(item, Item::Step(Step::Event { .. }))).count();
    let (head, rest) = now.split_at(head);
    let most = match row.happening {
        Happening::Harvest => 5 * u16::from(row.amount),
        Happening::Taxes => 90,
        _ => 0,
    };
    let seat = match head {
        [Item::Draw(Draw::Plague { seat })] if row.happening == Happening::Plague => Some(*seat),
        [Item::Ask(asked)] if asked.len() == 1 => match asked[0].ask {
            Ask::Shield(Shielding) if row.happening.is_negative() => Some(asked[0].seat),
            Ask::Harvest(Harvesting { due })
                if row.happening == Happening::Harvest && (1..=row.amount).contains(&due) =>
            {
                Some(asked[0].seat)
            }
            _ => is_debt(at, head, most),
        },
        _ => is_debt(at, head, most),
    };
    let met = at.state.turn_order(at.rules).rev().nth(rest.len());
    let may_meet = |seat: Seat| !head.is_empty() && modules::may_meet(at, seat, head);
    let fits = seat.is_some_and(|seat| met == Some(seat)) || met.is_some_and(may_meet);
    are_rest(at, rest, |seat| Step::Event { seat }) && fits
}

/// Who owes coins and has none, if this is a debt of at most so many.
fn is_debt(at: At<'_>, now: &[Item], most: u16) -> Option<Seat> {
    let (seat, owed) = debt(now)?;
    (owed <= most && at.state.players[seat].coins == 0).then_some(seat)
}

/// Who owes something, and how much, if this is a debt.
pub fn debt(now: &[Item]) -> Option<(Seat, u16)> {
    match now {
        [Item::Ask(asked)] if asked.len() == 1 => match asked[0].ask {
            Ask::Torture(Tortured { owed }) if owed > 0 => Some((asked[0].seat, owed)),
            _ => None,
        },
        [Item::Draw(Draw::Torture { seat }), Item::Step(Step::Torture { seat: other, owed })] if seat == other => {
            Some((*seat, owed.checked_add(1)?))
        }
        _ => None,
    }
}
