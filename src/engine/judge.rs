//! What is good play, as a game sees it: what a player who knows the game asks about an answer and about a position.
//!
//! A judge knows what lies open and nothing else. Chance is asked, so nothing undecided is known to anybody; what other
//! seats have answered to a question that is still open is taken back first ([`Judge::hide`]).

use super::{At, Ruleset, Seat, Seats};
use crate::wire::Wire;
use std::fmt::Debug;

/// What a player likes best; all are meant to be equally strong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Style {
    /// Nothing more than the rest.
    #[default]
    Even,
    /// Filling what belongs together, building what stays.
    Builder,
    /// Goods, coins and what they buy.
    Trader,
    /// Ships, roads and whoever comes first.
    Traveller,
}

/// How many rounds ahead a search looks, where a game or a caller says nothing else.
pub const USUAL_ROUNDS: u16 = 5;

/// What good play is in a game.
pub trait Judge: Ruleset {
    /// What things are worth: named numbers, from a table.
    type Weights: Weights;

    /// How often a search that takes its time plays the next rounds through: about half a second in a browser.
    const PLAYOUTS: u32 = 2000;
    /// How many rounds ahead such a search looks before it values what it sees.
    const ROUNDS: u16 = USUAL_ROUNDS;

    /// How good each of these answers is, in points, against the others. A game that says nothing likes all alike.
    fn score(_: Sight<'_, Self>, _: &Self::Ask, actions: &[Self::Action], scores: &mut Vec<f64>) {
        scores.extend(actions.iter().map(|_| 0.0));
    }

    /// Where a question takes many answers in a row that only make sense together: the best whole plans, best first.
    /// Says nothing where it is answered one by one.
    fn plans(_: Sight<'_, Self>, _: &Self::Ask, _most: usize, _plans: &mut Lines<Self::Action>) {}

    /// The points that this seat has in the end, as far as anybody can tell now.
    fn value(sight: Sight<'_, Self>) -> f64 {
        Self::points(sight.at, sight.seat).into()
    }

    /// The points that this seat would have if the game ended now.
    fn points(at: At<'_, Self>, seat: Seat) -> i32 {
        Self::scores(at)[seat].total()
    }

    /// The rounds that have begun.
    fn clock(at: At<'_, Self>) -> u16;

    /// Does this answer do nothing: pass, decline, end a turn?
    fn is_idle(_: Self::Action) -> bool {
        false
    }

    /// May this question be searched? Not where what others answer to it at the same time could not be taken back.
    fn is_searched(_: &Self::Rules, _: &Self::Ask) -> bool {
        true
    }

    /// Takes back what other seats may have answered already to the question that this seat is asked at the same time, and
    /// says what they are asked again; nothing, where there is nothing to take back.
    fn hide(_: &Self::Rules, _: &mut Self::State, _: &Self::Ask, _: Seat) -> Option<Self::Ask> {
        None
    }
}

/// A table, as a seat looks at it.
#[derive(Debug)]
pub struct Sight<'a, G: Judge> {
    /// The table.
    pub at: At<'a, G>,
    /// Who looks at it.
    pub seat: Seat,
    /// What things are worth to them.
    pub weights: &'a G::Weights,
}

impl<G: Judge> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Judge> Copy for Sight<'_, G> {}

/// Named numbers that say what things are worth. Comes out of the table that `weights!` writes.
pub trait Weights: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Each number: its name, what it means.
    const ROWS: &'static [WeightRow];
    /// The numbers of the table for so many seats.
    fn of(seats: Seats) -> Self;
    /// The same numbers as a list, in the order of the rows.
    fn list(&self) -> Vec<f64>;
    /// The numbers of a list; those it does not have are left as they are.
    fn take(&mut self, list: &[f64]);
    /// A taste: what this style likes is worth more.
    fn lean(&mut self, style: Style);
}

/// No numbers: for a game that judges without any.
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
    /// What it means.
    pub about: &'static str,
    /// The values for two, three and four seats.
    pub values: [f64; 3],
    /// Who likes it more than others do.
    pub style: Option<Style>,
}

/// How much more a style thinks of what it likes: this share.
pub const LEANING: f64 = 0.15;

/// Writes down what things are worth: a row is a number's name, its values for two, three and four seats, whose taste it
/// is if it is anybody's, and what it means.
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

/// Answers in a row, each row with its score, without an allocation for each.
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
    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.ends.clear();
        self.scores.clear();
    }

    /// One more row.
    pub fn push(&mut self, line: &[A], score: f64) {
        self.actions.extend_from_slice(line);
        self.ends.push(self.actions.len());
        self.scores.push(score);
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// A row.
    pub fn line(&self, which: usize) -> &[A] {
        let end = self.ends.get(which).copied().unwrap_or(0);
        let start = which.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.actions[start.min(end)..end]
    }

    /// How good a row is.
    pub fn score(&self, which: usize) -> f64 {
        self.scores.get(which).copied().unwrap_or(0.0)
    }

    /// The best row; of equal ones the first.
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
