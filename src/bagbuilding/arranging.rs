//! The beginning of a position that is arranged: a new table, played up to the moment that a sketch says.

use crate::engine::{Game, Seat, Table, Turn};

/// Plays a table on until a seat is asked for which there is no answer, or the game is over. Chance answers with an outcome
/// that is wanted, or else with what there is most of.
pub fn play_up<G: Game<Ask: Copy>>(
    table: &mut Table<G>,
    is_wanted: impl Fn(&G::Outcome) -> bool,
    answer: impl Fn(&Table<G>, Seat, G::Ask) -> Option<G::Action>,
) {
    loop {
        match table.turn() {
            Turn::Chance(_) => {
                let outcomes = table.outcomes();
                let wanted = outcomes.iter().find(|weighted| is_wanted(&weighted.outcome));
                let fairest = || outcomes.iter().rev().max_by_key(|weighted| weighted.weight);
                let Some(outcome) = wanted.or_else(fairest).map(|weighted| weighted.outcome) else { return };
                table.settle_unchecked(outcome, &mut |_| {});
            }
            Turn::Seats(pending) => {
                let Some((seat, ask)) = pending.first().map(|asked| (asked.seat, asked.ask)) else { return };
                let Some(action) = answer(table, seat, ask) else { return };
                table.play_unchecked(seat, action, &mut |_| {});
            }
            Turn::Over => return,
        }
    }
}
