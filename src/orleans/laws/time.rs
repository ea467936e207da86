//! How far the game has come: hour glasses, the set-up, and what is only there for a while.

use crate::engine::{AgendaOf, Item as Any, Laws, Ruleset, Seat};
use crate::orleans::chance::{DealPlace, PathGood, RemovedGood};
use crate::orleans::data::map::Path;
use crate::orleans::data::places::Category;
use crate::orleans::modules::extra_draw::Bathhouses;
use crate::orleans::modules::tower::FillTowers;
use crate::orleans::phases::event;
use crate::orleans::phases::followers::{Followers, market_spaces};
use crate::orleans::places::bathhouse::DrawBather;
use crate::orleans::round::{self, Hourglass, Round, draw, step};
use crate::orleans::rules::MARKET_SPACES;
use crate::orleans::state::State;
use crate::orleans::vocabulary::Store;
use crate::orleans::{Action, At, Item, Orleans, Step};
use crate::wire::Kind;

/// Holds the hour glasses and the set-up to the laws.
pub fn laws(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let (state, items) = (at.state, agenda.items());
    hourglasses(at, laws);
    let is_set_up = items.first() == Some(&step(Round));
    let reason = "the start player is missing, or was drawn before the end of the set-up";
    laws.hold(state.start.is_some() != is_set_up, format_args!("start"), reason);
    if is_set_up {
        return set_up(at, items, laws);
    }
    if items.is_empty() {
        laws.hold(state.is_last_round(), format_args!("agenda"), "the agenda is empty before the end of the game");
    } else if phase(at, items) == Some(Hourglass.into()) {
        laws.hold(!state.is_last_round(), format_args!("hourglasses"), "a round begins after the last one, the 18th");
    } else {
        let opens = event::current(at).is_some_and(|row| row.is_round);
        laws.hold(opens, format_args!("hourglasses"), "the hour glass of this round is missing");
    }
}

/// All have passed when the event meets them, at the end of the round and at the end of the game (O-050).
pub fn passed(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let (state, items) = (at.state, agenda.items());
    let is_to_act = |item: &Item| matches!(item, Item::Step(Step::Acting(_) | Step::Turn(_)));
    if state.start.is_none() || items.iter().any(is_to_act) {
        return;
    }
    let reason = match items.is_empty() {
        true => "the game is over, and this seat has not passed",
        false => "all have acted in this round, and this seat has not passed",
    };
    for (seat, player) in state.players.iter() {
        laws.hold(player.passed, format_args!("players[{}].passed", seat.number()), reason);
    }
}

/// The phase of the round that is being resolved: the one before those that are to come.
fn phase(at: At<'_>, items: &[Item]) -> Option<Step> {
    let round = round::phases(at.rules);
    let to_come = items.iter().zip(round.iter().rev()).take_while(|(item, step)| **item == Item::Step(**step)).count();
    round.len().checked_sub(to_come + 1).map(|place| round[place])
}

/// Every tile comes from the pile of its round (O-011, O-012).
fn hourglasses(at: At<'_>, laws: &mut Laws) {
    let turned = &at.state.hourglasses;
    for (index, tile) in turned.iter().enumerate() {
        // The start tile is a pile of its own, though its face may come again.
        let before = turned[..index].iter().skip(1).filter(|&other| other == tile).count();
        let copies = at.rules.pile(index as u8 + 1).find(|(other, _)| other == tile).map_or(0, |(_, copies)| copies);
        let fits = before < usize::from(copies);
        laws.hold(
            fits,
            format_args!("hourglasses[{index}]"),
            "this tile is not in the pile of its round, or was turned over before",
        );
    }
}

/// As much is drawn as is no longer to come, and nothing else changed.
fn set_up(at: At<'_>, items: &[Item], laws: &mut Laws) {
    let (rules, state, fresh) = (at.rules, at.state, State::new(at.rules));
    let pending = |item: Item| items.iter().filter(|&other| *other == item).count();
    let reason = "what was drawn and what is still to come do not add up";
    for &path in Path::ALL {
        let spots = rules.spots.iter().filter(|&&other| other == path).count();
        let fits = state.paths[path].iter().count() + pending(draw(PathGood { path })) == spots;
        laws.hold(fits, format_args!("paths.{}", path.name()), reason);
    }
    let fits = state.out.goods.total() as usize + pending(draw(RemovedGood)) == usize::from(rules.removed);
    laws.hold(fits, format_args!("out.goods"), reason);
    for category in [Category::I, Category::II] {
        if let Some(pool) = rules.pool(category) {
            let chosen = usize::from(state.stack(rules, category).len());
            let fits = chosen + pending(draw(DealPlace { category })) == usize::from(pool);
            laws.hold(fits, format_args!("places"), reason);
        }
    }
    for (seat, player) in state.players.iter() {
        let fits = *player == fresh.players[seat];
        laws.hold(fits, format_args!("players[{}]", seat.number()), "this player has moved before the first round");
    }
    laws.hold(state.round() == 0, format_args!("hourglasses"), "an hour glass is turned over before the first round");
}

/// How many may stand on the market, and who may be in the bathhouse (law 8).
pub fn stores(at: At<'_>, agenda: &AgendaOf<Orleans>, laws: &mut Laws) {
    let now = phase(at, agenda.items());
    let is_drawing = [Followers.into(), Bathhouses.into(), FillTowers.into()].map(Some).contains(&now);
    for (seat, player) in at.state.players.iter() {
        let n = seat.number();
        let room = if is_drawing { market_spaces(at, seat) } else { MARKET_SPACES };
        let there = player.followers.market.total() + if is_drawing { player.tower.total() } else { 0 };
        let path = format_args!("players[{n}].followers.market");
        laws.hold(there <= room.into(), path, "there are more followers than the market has spaces");
        let fits = player.bath.total() == 0 || is_placing(at, seat, agenda.top());
        laws.hold(
            fits,
            format_args!("players[{n}].bath"),
            "there are followers in the bathhouse that nothing is about to place",
        );
    }
}

/// Are those whom the seat has drawn at the bathhouse placed now, or are more of them drawn?
fn is_placing(at: At<'_>, seat: Seat, top: Option<&Item>) -> bool {
    match top {
        Some(Any::Draw(other)) => *other == DrawBather { seat }.into(),
        Some(Any::Ask(asked)) => asked.iter().filter(|pending| pending.seat == seat).any(|pending| {
            let mut out = Vec::new();
            Orleans::candidates(at, seat, &pending.ask, &mut out);
            out.iter().any(|action| match action {
                Action::Keep(_) => true,
                Action::Plan(plan) => plan.from == Store::Bath,
                _ => false,
            })
        }),
        _ => false,
    }
}
