//! Orléans in a soak run.

mod acting;
mod ending;
mod followers;
mod fortune;
pub mod laws;
mod places;
#[path = "../support/players/orleans.rs"]
pub mod players;
mod setting;
mod situations;
mod torture;

use crate::watch::{Situation, Tally, Watched};
use loire::engine::{Entry, Game, Seat, Seats, Stream, Table};
use loire::orleans::data::hourglasses::Hourglass;
use loire::orleans::data::map::Town;
use loire::orleans::data::places::Place;
use loire::orleans::setup::{Bathhouse, BathhouseSpace, Planning};
use loire::orleans::state::Player;
use loire::orleans::{Action, Edition, Event, Orleans, Outcome, Setup};
use loire::parts::Set;
use loire::wire::Kind;

/// Notes between answers.
#[derive(Default)]
pub struct Watch {
    /// The start player of the game.
    first: Option<Seat>,
    /// The round whose planning was seen.
    planned: u8,
    /// Notes of this round.
    round: Round,
    /// Surrendered stations, by seat.
    stations: [u8; 4],
    /// Towns with a surrendered station.
    freed: Set<Town>,
}

/// Notes within a round.
#[derive(Default)]
struct Round {
    /// Followers drawn, by seat.
    drawn: [u8; 4],
    /// Places used, by seat.
    used: [Set<Place>; 4],
    /// Places completed by the bathhouse, by seat.
    bathed: [Set<Place>; 4],
    /// Followers placed in this visit to the bathhouse.
    placed: u8,
    /// Whether a follower drawn for the bathhouse was kept.
    kept: bool,
    /// The seat that planned last.
    planner: Option<Seat>,
    /// Food given in this harvest, by seat.
    food: [u8; 4],
}

/// One answer with its events and the tables before and after it.
pub struct Look<'a> {
    pub tally: &'a mut Tally,
    pub before: &'a Table<Orleans>,
    pub events: &'a [Event],
    pub after: &'a Table<Orleans>,
}

impl<'a> Look<'a> {
    pub fn see(&mut self, rule: &'static str, what: &'static str) {
        self.tally.see(rule, what);
    }

    pub fn see_one(&mut self, rule: &'static str, what: &'static str, which: &'static str) {
        self.tally.see_one(rule, what, which);
    }

    /// Counts the situation if the condition holds.
    pub fn if_so(&mut self, is_so: bool, rule: &'static str, what: &'static str) {
        if is_so {
            self.tally.see(rule, what);
        }
    }

    pub fn was(&self, seat: Seat) -> &'a Player {
        &self.before.state().players[seat]
    }

    pub fn is(&self, seat: Seat) -> &'a Player {
        &self.after.state().players[seat]
    }

    /// The hour glass of the round of the answer.
    pub fn tile(&self) -> Option<Hourglass> {
        self.before.state().hourglasses.last().copied()
    }

    pub fn has_event(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }
}

impl Watched for Orleans {
    type Game = Orleans;
    const NAME: &'static str = <Orleans as Game>::ID;
    type Watch = Watch;

    fn situations() -> Vec<Situation> {
        situations::all()
    }

    /// Editions and seat counts in rotation, options at random.
    fn setup(game: u64, stream: &mut Stream) -> Setup {
        let seats = Seats::new(2 + (game % 3) as u8).unwrap_or_else(|| unreachable!());
        let edition = Edition::ALL[(game / 3 % 2) as usize];
        let mut setup = Setup::new(seats, edition);
        let options = &mut setup.options;
        options.planning = Planning::ALL[stream.below(2) as usize];
        options.draw_optional = stream.below(4) == 0;
        options.lenient_bonus = stream.below(2) == 0;
        options.bathhouse = if stream.below(3) == 0 { Bathhouse::Draw } else { Bathhouse::Action };
        if stream.below(2) == 0 {
            options.bathhouse_space = BathhouseSpace::ALL[stream.below(8) as usize];
        }
        let is_plain = stream.below(2) == 0;
        match edition {
            _ if is_plain => {}
            Edition::First => {
                let least = 5 * u16::from(seats.number());
                options.bank_total = Some(least + [0, 5, 20, 200][stream.below(4) as usize]);
            }
            Edition::Later => options.place_pool = Some(1 + stream.below(13) as u8),
        }
        setup
    }

    fn prefer(game: u64, table: &Table<Orleans>, seat: Seat, legal: &mut Vec<Action>, stream: &mut Stream) {
        players::consider(game / 6, table, seat, legal, stream);
    }

    fn look(
        watch: &mut Watch,
        tally: &mut Tally,
        before: &Table<Orleans>,
        answer: Entry<Action, Outcome>,
        events: &[Event],
        after: &Table<Orleans>,
    ) -> Result<(), String> {
        let look = &mut Look { tally, before, events, after };
        laws::hold(watch, look)?;
        match answer {
            Entry::Chance { chance } => setting::draw(watch, look, chance)?,
            Entry::Play { seat, action } => {
                let ask = *before.ask(seat).ok_or("a seat that is not asked answers")?;
                followers::answer(watch, look, seat, ask, action);
                acting::answer(watch, look, seat, ask, action);
                places::answer(watch, look, seat, ask, action);
                fortune::answer(watch, look, seat, ask, action);
                torture::answer(watch, look, seat, ask, action);
            }
        }
        for (i, event) in events.iter().enumerate() {
            setting::event(watch, look, event)?;
            followers::event(watch, look, event);
            acting::event(watch, look, i, event);
            places::event(watch, look, event);
            fortune::event(watch, look, i, event)?;
            torture::event(watch, look, i, event);
            ending::event(look, event);
        }
        followers::before_planning(watch, look);
        Ok(())
    }

    fn end(_: &Watch, tally: &mut Tally, table: &Table<Orleans>) -> Result<(), String> {
        ending::end(tally, table)
    }
}
