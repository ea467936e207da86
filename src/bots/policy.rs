//! Chooses the best answer by the judge alone, without looking ahead.

use crate::engine::{Judge, Lines, Quick, Seat, Sight, Table, Turn, Weighted};

/// The weighed answers of a seat. The lists are reused between questions.
#[derive(Debug)]
pub struct Policy<G: Judge> {
    actions: Vec<G::Action>,
    scores: Vec<f64>,
    outcomes: Vec<Weighted<G::Outcome>>,
    /// The answers, or plans of several answers, each with its score.
    pub lines: Lines<G::Action>,
}

impl<G: Judge> Default for Policy<G> {
    fn default() -> Self {
        Policy { actions: Vec::new(), scores: Vec::new(), outcomes: Vec::new(), lines: Lines::default() }
    }
}

/// The weights of the seat that thinks, and those of all others.
#[derive(Debug)]
pub struct Minds<G: Judge> {
    /// The seat that thinks.
    pub seat: Seat,
    /// The weights of that seat.
    pub own: G::Weights,
    /// The weights of the other seats.
    pub others: G::Weights,
}

impl<G: Judge> Minds<G> {
    /// The weights of this seat.
    pub fn of(&self, seat: Seat) -> &G::Weights {
        if seat == self.seat { &self.own } else { &self.others }
    }
}

impl<G: Judge> Policy<G> {
    /// Lists the seat's answers, or its best plans if it plans; scores them only if there is more than one.
    pub fn weigh(&mut self, table: &Table<G>, seat: Seat, weights: &G::Weights, most: usize) {
        self.lines.clear();
        let Some(ask) = table.ask(seat) else { return };
        let sight = Sight { at: table.at(), seat, weights };
        G::plans(sight, ask, most, &mut self.lines);
        if !self.lines.is_empty() {
            return;
        }
        table.legal_actions_into(seat, &mut self.actions);
        self.scores.clear();
        if self.actions.len() > 1 {
            G::score(sight, ask, &self.actions, &mut self.scores);
        }
        for (i, &action) in self.actions.iter().enumerate() {
            self.lines.push(&[action], self.scores.get(i).copied().unwrap_or(0.0));
        }
    }

    /// Plays the best answer for the seat; `false` if it has none.
    pub fn answer(&mut self, table: &mut Table<G>, seat: Seat, weights: &G::Weights) -> bool {
        self.weigh(table, seat, weights, 1);
        self.play(table, seat, self.lines.best())
    }

    /// Plays one of the weighed lines.
    pub fn play(&mut self, table: &mut Table<G>, seat: Seat, which: usize) -> bool {
        let line = self.lines.line(which);
        line.iter().for_each(|&action| table.play_unchecked(seat, action, &mut |_| {}));
        !line.is_empty()
    }

    /// Draws the pending outcome; `false` if no draw is pending.
    pub fn deal(&mut self, table: &mut Table<G>, luck: &mut Quick) -> bool {
        table.deal_quick(luck, &mut self.outcomes)
    }

    /// Plays all seats by the policy until the game is over or round `until` begins.
    pub fn play_on(&mut self, table: &mut Table<G>, minds: &Minds<G>, luck: &mut Quick, until: u16) {
        loop {
            let goes_on = match table.turn() {
                Turn::Over => false,
                Turn::Chance(_) => self.deal(table, luck),
                Turn::Seats(_) if G::clock(table.at()) >= until => false,
                Turn::Seats(pending) => match pending.first() {
                    Some(first) => {
                        let seat = first.seat;
                        self.answer(table, seat, minds.of(seat))
                    }
                    None => false,
                },
            };
            if !goes_on {
                return;
            }
        }
    }
}
