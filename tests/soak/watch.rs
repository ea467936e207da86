//! What a game says about its soak run, and what is counted in it.

use loire::engine::{EntryOf, Ruleset, Seat, Stream, Table};
use std::collections::BTreeMap;

/// A rule, a situation that shows it, and in which of several ways, if there are several.
pub type Situation = (&'static str, &'static str, &'static str);

/// A game, or a part of it, that is watched while it is played at random.
pub trait Watched {
    /// The game.
    type Game: Ruleset;
    /// What the run is called.
    const NAME: &'static str;
    /// From how many games on every situation occurs.
    const ENOUGH: u64 = 10_000;
    /// Everything to look out for.
    fn situations() -> Vec<Situation>;
    /// What has to be remembered between the answers of a game.
    type Watch: Default;
    /// A set-up for every number of a game: seats and modes in turn, the rest at random.
    fn setup(game: u64, stream: &mut Stream) -> SetupOf<Self>;
    /// Leaves those of the legal actions that a seat considers in this game, at least one; otherwise all of them.
    fn prefer(
        _game: u64,
        _: &Table<Self::Game>,
        _: Seat,
        _legal: &mut Vec<<Self::Game as Ruleset>::Action>,
        _stream: &mut Stream,
    ) {
    }
    /// Counts the situations of one answer, and holds it to the laws that need a before and an after.
    fn look(
        watch: &mut Self::Watch,
        tally: &mut Tally,
        before: &Table<Self::Game>,
        answer: EntryOf<Self::Game>,
        events: &[<Self::Game as Ruleset>::Event],
        after: &Table<Self::Game>,
    ) -> Result<(), String>;
    /// Counts the situations of the end, and holds it to the laws of a whole game.
    fn end(watch: &Self::Watch, tally: &mut Tally, table: &Table<Self::Game>) -> Result<(), String>;
}

/// The set-up of a watched game.
pub type SetupOf<W> = <<W as Watched>::Game as Ruleset>::Setup;

/// How often everything occurred.
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
            None => unreachable!("{rule} {what} {which} is not among the situations"),
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

    /// Every situation, in the order of its list, and how often it occurred.
    pub fn rows(&self) -> impl Iterator<Item = (Situation, u64)> {
        self.situations.iter().map(|situation| (*situation, self.seen[situation]))
    }
}
