//! Random games in which seats prefer acting to passing, so that a few games cover a lot.

use super::*;
use loire::engine::{Dealer, Stream};
use loire::orleans::{questions as answers, questions as asks};

/// Plays a game to its end and passes the table before and after every answer, with its events.
pub fn watch(setup: &Setup, seed: &str, look: impl FnMut(&Table<Orleans>, &Table<Orleans>, &[Event])) {
    watch_by(eagerness, setup, seed, look);
}

/// [`watch`] with other preferences of the seats.
pub fn watch_by(
    eagerness: impl Fn(&Table<Orleans>, Seat, Action) -> u32,
    setup: &Setup,
    seed: &str,
    mut look: impl FnMut(&Table<Orleans>, &Table<Orleans>, &[Event]),
) {
    let mut table = Table::<Orleans>::new(setup).unwrap();
    let mut stream = Stream::new(seed);
    loop {
        let (before, mut events) = (table.clone(), vec![]);
        let mut listen = |event| events.push(event);
        match before.turn() {
            Turn::Seats(pending) => {
                let seat = pending[stream.below(pending.len() as u32) as usize].seat;
                let legal = table.legal_actions(seat);
                let weights: Vec<u32> = legal.iter().map(|&action| eagerness(&before, seat, action)).collect();
                table.play(seat, legal[stream.pick(&weights)], &mut listen).unwrap();
            }
            Turn::Chance(_) => {
                table.deal(&mut stream, &mut listen).expect("a pending draw has an outcome");
            }
            Turn::Over => break,
        }
        look(&before, &table, &events);
    }
}

/// How much a seat prefers this action.
pub fn eagerness(table: &Table<Orleans>, seat: Seat, action: Action) -> u32 {
    match (table.ask(seat), action) {
        (Some(Ask::Recall(asks::Recalling)), Action::Ready(answers::Ready)) => 12,
        (_, Action::Ready(answers::Ready) | Action::Pass(answers::Pass) | Action::Decline(answers::Decline)) => 1,
        (_, Action::Plan(answers::Plan { space, .. })) => {
            let layout = &table.rules().layout;
            let taken = table.state().players[seat].followers.spaces.taken();
            1 + 20 * u32::from(layout.spaces(layout.place(space)).and(taken).len())
        }
        // Place tiles make a game eventful, some more than others.
        (_, Action::Recruit(answers::Recruit { role: Role::Trader })) => 60,
        (_, Action::TakePlace(answers::TakePlace { place: Bathhouse | Sacristy | Laboratory | GunpowderTower })) => 40,
        _ => 8,
    }
}
