//! Situations in the events of a game of Burgundy.

use super::Watch;
use crate::watch::Tally;
use loire::burgundy::data::tiles::Tile;
use loire::burgundy::state::Phase;
use loire::burgundy::{Ask, Burgundy, Event, questions as asks};
use loire::engine::{Table, Turn};
use loire::wire::Kind;

const SIZES: [&str; 8] =
    ["area of 1", "area of 2", "area of 3", "area of 4", "area of 5", "area of 6", "area of 7", "area of 8"];
const PHASES: [&str; 5] =
    ["area in phase A", "area in phase B", "area in phase C", "area in phase D", "area in phase E"];

impl Watch {
    pub fn event(
        &mut self,
        tally: &mut Tally,
        before: &Table<Burgundy>,
        event: &Event,
        after: &Table<Burgundy>,
    ) -> Result<(), String> {
        match *event {
            Event::PhaseStarted { phase } if phase > Phase::A => tally.see("B-023", "phase cleared"),
            Event::TileLaidOut { depot: Some(depot), slot: 2, tile: Tile::Mine } if depot.number() == 6 => {
                tally.see("B-025", "mine in depot 6 of three");
            }
            Event::RoundStarted { .. } => {
                let starter = after.state().turn_order().next();
                if self.starter.is_some() && self.starter != starter {
                    tally.see("B-033", "start player changed");
                }
                self.starter = starter;
            }
            Event::GoodArrived { .. } => tally.see("B-031", "good arrived"),
            Event::TurnStarted { .. } => (self.is_turn, self.dice_in_turn, self.bought) = (true, 0, 0),
            Event::DieUsed { .. } => (self.dice, self.dice_in_turn) = (self.dice + 1, self.dice_in_turn + 1),
            Event::SilverPaid { .. } => self.bought += 1,
            Event::TurnEnded { .. } => {
                self.turns += 1;
                self.is_turn = false;
                if self.dice_in_turn != 2 || self.bought > 1 {
                    return Err("a turn is two die actions and at most one purchase".into());
                }
                if !matches!(before.turn(), Turn::Seats(asked) if asked[0].ask == Ask::Turn(asks::Turn) && before.state().players[asked[0].seat].dice.is_empty())
                {
                    tally.see("B-034", "turn ended by itself");
                }
            }
            Event::GoodsLoaded { .. } => tally.see("B-062", "goods loaded"),
            Event::MarkerMoved { field, .. } if after.state().track[usize::from(field)].len() > 1 => {
                tally.see("B-064", "marker on top of others");
            }
            Event::AnimalsScored { points, .. } if points > 5 => tally.see("B-065", "animals score together"),
            Event::AreaCompleted { size, .. } => {
                let is_set_up =
                    matches!(before.turn(), Turn::Seats(asked) if asked[0].ask == Ask::Estate(asks::Estate));
                if is_set_up {
                    tally.see("B-009", "start area scored (option)");
                }
                tally.see("B-080", SIZES[usize::from(size) - 1]);
                tally.see("B-081", PHASES[before.state().phase.index()]);
            }
            Event::BonusTaken { large, .. } => tally.see("B-083", if large { "large bonus" } else { "small bonus" }),
            // Silver and chips between two turns come from mines.
            Event::SilverGained { .. } if !self.is_turn => {
                let is_over = matches!(after.turn(), Turn::Over);
                tally.see("B-090", if is_over { "mines pay after phase E" } else { "mines pay" });
            }
            Event::ChipsGained { .. } if !self.is_turn => tally.see("B-101", "T2: chips from mines"),
            _ => {}
        }
        Ok(())
    }
}
