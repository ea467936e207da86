//! The interface of a game to its soak run, and the counts.

use loire::engine::{EntryOf, Game, Seat, Stream, Table};
use std::collections::BTreeMap;

/// A rule, a situation that shows it, and the variant, if there are several.
pub type Situation = (&'static str, &'static str, &'static str);

/// A game, or a part of it, that is watched during random play.
pub trait Watched {
    /// The game.
    type Game: Game;
    /// The name of the run.
    const NAME: &'static str;
    /// The number of games from which on every situation must occur.
    const ENOUGH: u64 = 10_000;
    /// All situations.
    fn situations() -> Vec<Situation>;
    /// Notes between the answers of a game.
    type Watch: Default;
    /// A set-up for each number: seats and modes in rotation, the rest at random.
    fn setup(game: u64, stream: &mut Stream) -> SetupOf<Self>;
    /// Keeps the legal actions that a seat considers in this game, at least one; otherwise all.
    fn prefer(
        _game: u64,
        _: &Table<Self::Game>,
        _: Seat,
        _legal: &mut Vec<<Self::Game as Game>::Action>,
        _stream: &mut Stream,
    ) {
    }
    /// Counts the situations of one answer, and checks the laws that compare the table before and after it.
    fn look(
        watch: &mut Self::Watch,
        tally: &mut Tally,
        before: &Table<Self::Game>,
        answer: EntryOf<Self::Game>,
        events: &[<Self::Game as Game>::Event],
        after: &Table<Self::Game>,
    ) -> Result<(), String>;
    /// Counts the situations of the end, and checks the laws of a whole game.
    fn end(watch: &Self::Watch, tally: &mut Tally, table: &Table<Self::Game>) -> Result<(), String>;
}

/// The set-up of a watched game.
pub type SetupOf<W> = <<W as Watched>::Game as Game>::Setup;

/// The counts of all situations.
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub draws: u64,
    situations: Vec<Situation>,
    seen: BTreeMap<Situation, u64>,
}

impl Tally {
    pub fn new(situations: Vec<Situation>) -> Self {
        let seen = situations.iter().map(|&situation| (situation, 0)).collect();
        Tally { games: 0, decisions: 0, draws: 0, situations, seen }
    }

    pub fn see(&mut self, rule: &'static str, what: &'static str) {
        self.see_one(rule, what, "");
    }

    pub fn see_one(&mut self, rule: &'static str, what: &'static str, which: &'static str) {
        match self.seen.get_mut(&(rule, what, which)) {
            Some(count) => *count += 1,
            None => unreachable!("{rule} {what} {which} is missing in the list of situations"),
        }
    }

    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        for (situation, count) in other.seen {
            *self.seen.entry(situation).or_default() += count;
        }
    }

    /// Every situation with its count, in the order of the list.
    pub fn rows(&self) -> impl Iterator<Item = (Situation, u64)> {
        self.situations.iter().map(|situation| (*situation, self.seen[situation]))
    }
}
