//! Famine: three followers from any location (T-057, T-066), and the torture of the card.

use super::seen::{Families, Single};
use super::{Look, Watch};
use loire::bagbuilding::Follower as _;
use loire::engine::Seat;
use loire::orleans::data::followers::Follower;
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::modules::new_events::vocabulary::{
    self as new_events, Answers as NewEventsAction, Events as NewEventsEvent, Questions as NewEventsAsk,
};
use loire::orleans::state::Player;
use loire::orleans::{Action, Ask, Event};
use loire::wire::Kind;

pub const SINGLE: Single = &[
    ("T-057", "three followers"),
    ("T-057", "fewer, since no more are left"),
    ("T-057", "no follower to give"),
    ("T-066", "only pick left is not asked for"),
    ("T-066", "second of two like ones is not named"),
];
pub const FAMILIES: Families =
    &[("T-057", "from", &["bag", "market", "tower", "a space of the board", "a place tile"])];

/// Counts the situations of a follower that a seat gives.
pub fn answer(look: &mut Look<'_>, seat: Seat, ask: Ask, action: Action) {
    let Ask::NewEvents(NewEventsAsk::Famine(_)) = ask else { return };
    match action {
        Action::NewEvents(NewEventsAction::Starve(new_events::Starve { from, .. })) => {
            look.see_one("T-057", "from", from.name())
        }
        Action::NewEvents(NewEventsAction::StarveAt(new_events::StarveAt { space })) => {
            let on_board = look.before.rules().board.has(space);
            look.see_one("T-057", "from", if on_board { "a space of the board" } else { "a place tile" });
        }
        _ => {}
    }
    let named = look.events.iter().filter(|event| starved(event) == Some(seat)).count();
    look.if_so(named > 1, "T-066", "only pick left is not asked for");
    let spaces = &look.was(seat).followers.spaces;
    let layout = &look.before.rules().layout;
    let is_twin = spaces.followers().iter().any(|space| spaces.same_before(layout, space).is_some());
    look.if_so(is_twin, "T-066", "second of two like ones is not named");
}

fn starved(event: &Event) -> Option<Seat> {
    match *event {
        Event::NewEvents(NewEventsEvent::FollowerStarved { seat, .. }) => Some(seat),
        _ => None,
    }
}

/// The number of a player's neutral followers.
fn neutral(player: &Player) -> u8 {
    let kinds = Follower::ALL.iter().filter(|follower| follower.is_neutral());
    kinds.map(|&follower| crate::orleans::laws::owns(player, follower)).sum()
}

/// Counts the situations of the end of a round.
pub fn event(watch: &Watch, look: &mut Look<'_>, event: &Event) {
    let is_over = matches!(event, Event::StartPlayerChanged { .. } | Event::GameEnded);
    let (true, Some(began), Some(Hourglass::Famine)) = (is_over, &watch.round.events, look.tile()) else { return };
    for (seat, player) in began.players.iter().filter(|(seat, _)| !watch.round.dues[seat.index()].shielded) {
        match (neutral(player), neutral(player) - neutral(look.is(seat))) {
            (0, _) => look.see("T-057", "no follower to give"),
            (_, 3) => look.see("T-057", "three followers"),
            (had, gave) => look.if_so(had == gave, "T-057", "fewer, since no more are left"),
        }
    }
}
