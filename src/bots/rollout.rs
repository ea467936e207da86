//! Plays a table on by the policy and values the result.

use super::policy::{Minds, Policy};
use crate::engine::{Judge, MAX_SEATS, Quick, Sight, Table, Turn};

/// The result of a playout, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Outlook {
    /// Final points, scored or expected.
    pub points: [f64; MAX_SEATS],
    /// Own points minus half of those of the best opponent.
    pub utility: [f64; MAX_SEATS],
    /// Share of the victory.
    pub win: [f64; MAX_SEATS],
}

impl Outlook {
    /// The expected result at this table, or the final one if the game is over.
    pub fn of<G: Judge>(table: &Table<G>, minds: &Minds<G>) -> Self {
        let (at, seats) = (table.at(), G::seats(table.rules()));
        let is_over = matches!(table.turn(), Turn::Over);
        let mut outlook = Outlook::default();
        for seat in seats.iter() {
            outlook.points[seat.index()] = if is_over {
                G::points(at, seat).into()
            } else {
                // All seats are valued with the same weights, whatever their own are.
                G::value(Sight { at, seat, weights: &minds.others })
            };
        }
        outlook.settle(seats.len());
        outlook
    }

    fn settle(&mut self, seats: usize) {
        let points = self.points;
        let best = points[..seats].iter().fold(f64::MIN, |best, &points| best.max(points));
        let winners = points[..seats].iter().filter(|&&points| points >= best).count() as f64;
        for seat in 0..seats {
            let others = (0..seats).filter(|&other| other != seat).fold(f64::MIN, |best, i| best.max(points[i]));
            self.utility[seat] = points[seat] - 0.5 * others;
            self.win[seat] = if points[seat] >= best { 1.0 / winners } else { 0.0 };
        }
    }
}

/// Plays on by the policy until round `until` begins, and returns the expected result.
pub fn rollout<G: Judge>(
    policy: &mut Policy<G>,
    table: &mut Table<G>,
    minds: &Minds<G>,
    luck: &mut Quick,
    until: u16,
) -> Outlook {
    policy.play_on(table, minds, luck, until);
    Outlook::of(table, minds)
}
