//! Good play, as defined by a game: how to judge an answer and a position.
//!
//! A judge knows only open information. Draws are settled when they are due, so no future outcome exists yet; the
//! answers of other seats to a question that is still open are taken back first ([`Judge::hide`]).

use super::{At, Game, Seat, Seats};
use crate::wire::Wire;
use std::fmt::Debug;

/// A preference of a player; all styles should be equally strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Style {
    /// No preference.
    #[default]
    Even,
    /// Prefers completing sets, and lasting buildings.
    Builder,
    /// Prefers goods, coins and purchases.
    Trader,
    /// Prefers ships, roads and being first.
    Traveller,
}

/// Default look-ahead of a search, in rounds.
pub const USUAL_ROUNDS: u16 = 5;

/// How to play a game well.
pub trait Judge: Game {
    /// The worth of things: named numbers from a table.
    type Weights: Weights;

    /// Default number of playouts of a long search: about half a second in a browser.
    const PLAYOUTS: u32 = 2000;
    /// Look-ahead of such a search, in rounds; then it evaluates the position.
    const ROUNDS: u16 = USUAL_ROUNDS;

    /// Scores each of these answers, in points relative to the others. Default: all are equal.
    fn score(_: Sight<'_, Self>, _: &Self::Ask, actions: &[Self::Action], scores: &mut Vec<f64>) {
        scores.extend(actions.iter().map(|_| 0.0));
    }

    /// The best whole plans, best first, for a question whose many answers only make sense together. Default: none, for
    /// questions that are answered one by one.
    fn plans(_: Sight<'_, Self>, _: &Self::Ask, _most: usize, _plans: &mut Lines<Self::Action>) {}

    /// An estimate of the seat's final points.
    fn value(sight: Sight<'_, Self>) -> f64 {
        Self::points(sight.at, sight.seat).into()
    }

    /// The points of this seat if the game ended now.
    fn points(at: At<'_, Self>, seat: Seat) -> i32 {
        Self::scores(at)[seat].total()
    }

    /// The number of rounds that have begun.
    fn clock(at: At<'_, Self>) -> u16;

    /// Whether this answer does nothing: passes, declines or ends a turn.
    fn is_idle(_: Self::Action) -> bool {
        false
    }

    /// Whether this question may be searched. False if simultaneous answers of others could not be taken back.
    fn is_searched(_: &Self::Rules, _: &Self::Ask) -> bool {
        true
    }

    /// Takes back the answers that other seats may already have given to the simultaneous question of this seat, and
    /// returns the question to ask them again; `None` if there is nothing to take back.
    fn hide(_: &Self::Rules, _: &mut Self::State, _: &Self::Ask, _: Seat) -> Option<Self::Ask> {
        None
    }
}

/// A table from a seat's point of view.
#[derive(Debug)]
pub struct Sight<'a, G: Judge> {
    /// The table.
    pub at: At<'a, G>,
    /// The seat.
    pub seat: Seat,
    /// The worth of things to this seat.
    pub weights: &'a G::Weights,
}

impl<G: Judge> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Judge> Copy for Sight<'_, G> {}

/// Named numbers for the worth of things, from the table that `weights!` defines.
pub trait Weights: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Each number with its name and its meaning.
    const ROWS: &'static [WeightRow];
    /// The numbers of the table for this seat count.
    fn of(seats: Seats) -> Self;
    /// The same numbers as a list, in the order of the rows.
    fn list(&self) -> Vec<f64>;
    /// Replaces the numbers by those of a list; numbers beyond its end stay.
    fn take(&mut self, list: &[f64]);
    /// Applies a style: raises what this style prefers.
    fn lean(&mut self, style: Style);
}

/// For a game whose judge needs no numbers.
impl Weights for () {
    const ROWS: &'static [WeightRow] = &[];
    fn of(_: Seats) -> Self {}
    fn list(&self) -> Vec<f64> {
        vec![]
    }
    fn take(&mut self, _: &[f64]) {}
    fn lean(&mut self, _: Style) {}
}

/// A number of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeightRow {
    /// Its name.
    pub name: &'static str,
    /// Its meaning.
    pub about: &'static str,
    /// The values for two, three and four seats.
    pub values: [f64; 3],
    /// The style that prefers it; `None` if no style does.
    pub style: Option<Style>,
}

/// The share by which a style raises its preferred numbers.
pub const LEANING: f64 = 0.15;

/// Defines the worth of things: a row is a number's name, its values for two, three and four seats, the style that
/// prefers it, if any, and its meaning.
///
/// ```text
/// weights! {
///     /// What things are worth in Burgundy, in points.
///     Weights {
///         silver = [1.4, 1.4, 1.4], Trader, "a silver coin";
///         chip = [0.9, 0.9, 0.9], "a worker chip";
///     }
/// }
/// ```
macro_rules! weights {
    (@style) => { None };
    (@style $style:ident) => { Some($crate::engine::Style::$style) };
    ($(#[doc = $doc:literal])* $Weights:ident {
        $($name:ident = $values:expr, $($style:ident,)? $about:literal;)+
    }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $Weights { $(#[doc = $about] pub $name: f64,)+ }

        impl $crate::engine::Weights for $Weights {
            const ROWS: &'static [$crate::engine::WeightRow] = &[$($crate::engine::WeightRow {
                name: stringify!($name),
                about: $about,
                values: $values,
                style: $crate::engine::weights!(@style $($style)?),
            }),+];

            fn of(seats: $crate::engine::Seats) -> Self {
                let column = seats.len() - 2;
                $Weights { $($name: const { let values: [f64; 3] = $values; values }[column],)+ }
            }

            fn list(&self) -> Vec<f64> {
                vec![$(self.$name),+]
            }

            fn take(&mut self, list: &[f64]) {
                let mut list = list.iter();
                $(if let Some(value) = list.next() { self.$name = *value; })+
            }

            fn lean(&mut self, style: $crate::engine::Style) {
                $(if $crate::engine::weights!(@style $($style)?) == Some(style) {
                    self.$name += self.$name.abs() * $crate::engine::LEANING;
                })+
            }
        }
    };
}
pub(crate) use weights;

/// Rows of answers, each with its score, in shared memory.
#[derive(Clone, Debug)]
pub struct Lines<A> {
    actions: Vec<A>,
    ends: Vec<usize>,
    scores: Vec<f64>,
}

impl<A> Default for Lines<A> {
    fn default() -> Self {
        Lines { actions: Vec::new(), ends: Vec::new(), scores: Vec::new() }
    }
}

impl<A: Copy> Lines<A> {
    /// Removes all rows.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.ends.clear();
        self.scores.clear();
    }

    /// Adds a row.
    pub fn push(&mut self, line: &[A], score: f64) {
        self.actions.extend_from_slice(line);
        self.ends.push(self.actions.len());
        self.scores.push(score);
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// A row.
    pub fn line(&self, which: usize) -> &[A] {
        let end = self.ends.get(which).copied().unwrap_or(0);
        let start = which.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.actions[start.min(end)..end]
    }

    /// The score of a row.
    pub fn score(&self, which: usize) -> f64 {
        self.scores.get(which).copied().unwrap_or(0.0)
    }

    /// The index of the best row; of equal ones the first.
    pub fn best(&self) -> usize {
        let mut best = 0;
        for which in 1..self.len() {
            if self.scores[which] > self.scores[best] {
                best = which;
            }
        }
        best
    }
}
