//! Burgundy in a soak run.

mod answers;
mod events;
mod situations;

use crate::watch::{Situation, Tally, Watched};
use loire::burgundy::data::duchies::DuchyId;
use loire::burgundy::questions;
use loire::burgundy::setup::{SetupMode, TieBreakMode};
use loire::burgundy::{Action, Burgundy, Event, Outcome, Setup};
use loire::engine::{Entry, Game, Seat, Seats, Stream, Table};
use loire::wire::Kind;

/// Notes between answers.
#[derive(Default)]
pub struct Watch {
    turns: usize,
    dice: usize,
    is_turn: bool,
    dice_in_turn: usize,
    bought: usize,
    chain: usize,
    starter: Option<Seat>,
}

impl Watched for Burgundy {
    type Game = Burgundy;
    const NAME: &'static str = <Burgundy as Game>::ID;
    type Watch = Watch;

    fn situations() -> Vec<Situation> {
        situations::SITUATIONS.iter().map(|&(rule, what)| (rule, what, "")).collect()
    }

    fn setup(game: u64, stream: &mut Stream) -> Setup {
        let seats = Seats::new(2 + (game % 3) as u8).unwrap_or_else(|| unreachable!());
        let mut setup = Setup::new(seats);
        let options = &mut setup.options;
        options.setup = [SetupMode::Basic, SetupMode::AdvancedOpen, SetupMode::AdvancedSecret][(game / 3 % 3) as usize];
        if game / 9 % 3 > 0 {
            let mut side = || DuchyId::ALL[stream.below(DuchyId::ALL.len() as u32) as usize];
            options.board_pairs = (0..6).map(|_| [side(), side()]).collect();
        }
        options.score_start_area = stream.below(4) == 0;
        options.buy_during_action = stream.below(4) == 0;
        options.t8_boosts_free_shift = stream.below(4) == 0;
        options.tie_break = if stream.below(4) == 0 { TieBreakMode::FewestEmpty } else { TieBreakMode::MostEmpty };
        setup
    }

    /// Some games are random; in others players like to place tiles, so that duchies fill and colours are completed.
    fn prefer(game: u64, _: &Table<Burgundy>, _: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        let eagerness = [0, 2, 10][(game / 27 % 3) as usize];
        if stream.below(eagerness + 1) > 0 {
            let places = |action: &Action| matches!(action, Action::PlaceTile(questions::PlaceTile { .. }));
            let takes = |action: &Action| matches!(action, Action::TakeTile(questions::TakeTile { discard: None, .. }));
            if legal.iter().any(places) {
                legal.retain(places);
            } else if legal.iter().any(takes) {
                legal.retain(takes);
            }
        }
    }

    fn look(
        watch: &mut Watch,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        answer: Entry<Action, Outcome>,
        events: &[Event],
        after: &Table<Burgundy>,
    ) -> Result<(), String> {
        for (seat, player) in after.state().players.iter() {
            let was = &before.state().players[seat];
            let never_less = player.points.values().iter().zip(was.points.values()).all(|(is, was)| is >= was);
            if !never_less {
                return Err("points decreased".into());
            }
            if was.duchy.filled() & !player.duchy.filled() != 0 {
                return Err("a placed tile is gone".into());
            }
        }
        if let Entry::Play { seat, action } = answer {
            let ask = before.ask(seat).cloned().ok_or("a seat that is not asked answers")?;
            watch.action(tally, before, seat, &ask, action, after);
        }
        for event in events {
            watch.event(tally, before, event, after)?;
        }
        Ok(())
    }

    fn end(watch: &Watch, tally: &mut Tally, table: &Table<Burgundy>) -> Result<(), String> {
        let seats = table.rules().seats.len();
        tally.see("B-001", ["game of 2", "game of 3", "game of 4"][seats - 2]);
        if (watch.turns, watch.dice) != (25 * seats, 50 * seats) {
            return Err(format!("{} turns and {} die actions for {seats} seats", watch.turns, watch.dice));
        }
        let sheet = table.scores();
        if sheet.iter().filter(|line| line.rank == 1).count() != 1 {
            return Err("there must be exactly one winner".into());
        }
        for (i, line) in sheet.iter().enumerate() {
            for other in sheet[..i].iter().filter(|other| other.total == line.total) {
                tally.see("B-092", "tie on points");
                if other.ties[0] == line.ties[0] {
                    tally.see("B-092", "tie on points and empty spaces");
                }
            }
        }
        for player in table.state().players.values() {
            for &(tile, rule, what) in situations::AT_THE_END {
                if player.knows(tile) {
                    tally.see(rule, what);
                }
            }
        }
        Ok(())
    }
}
