//! Return values in their JSON form. A value of one game's own types is [`Written`]: JSON text.

use super::{ErrorDetails, LoireError};
use crate::engine::{Ranked, Seat, Status};
use crate::wire::{List, Wire, Written};
use serde::Serialize;

/// The turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Turn<A = Written, D = Written> {
    /// These seats may answer, each its own question.
    Seats {
        /// The asked seats with their questions.
        asks: Vec<Asked<A>>,
    },
    /// A draw is pending.
    Chance {
        /// The draw.
        draw: D,
    },
    /// The game is over.
    Over,
}

impl<A, D> Turn<A, D> {
    /// The questions that seats are asked; empty if chance owes an answer or the game is over.
    pub fn asked(&self) -> &[Asked<A>] {
        match self {
            Turn::Seats { asks } => asks,
            Turn::Chance { .. } | Turn::Over => &[],
        }
    }
}

/// A question to a seat.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Asked<A = Written> {
    /// The asked seat.
    pub seat: Seat,
    /// The question.
    pub ask: A,
    /// Whether the answer stays secret until all asked seats have answered; left out if not.
    #[wire(default, skip_serializing_if = "is_default", typescript = "true")]
    pub secret: bool,
}

/// A legal action of a seat.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Legal<A = Written> {
    /// The seat that may play it.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The action as one line of text.
    pub notation: String,
    /// The pieces of the board that it touches, the one to click first in front: each is a `Target`, as
    /// docs/notation.md lists them. Empty if it touches none, as with the end of a turn, which needs a button.
    pub targets: Vec<String>,
    /// Whether it reveals a draw or something hidden; it cannot be undone then.
    pub reveals: bool,
    /// Whether it is the only legal action.
    pub forced: bool,
    /// A preview of its effects, if the caller asked for it.
    #[wire(default, skip_serializing_if = "is_default")]
    pub preview: Option<Preview>,
}

/// Everything a front end shows of a game.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Look<P = Written, Q = Written, A = Written, D = Written, O = Written> {
    /// The position: everything that changes.
    pub position: P,
    /// The progress of the game.
    pub status: Status,
    /// The turn.
    pub turn: Turn<Q, D>,
    /// The legal actions, each with a preview.
    pub legal: Vec<Legal<A>>,
    /// The possible outcomes of the pending draw; empty if there is none.
    pub outcomes: Vec<Weighted<O>>,
    /// The score sheet as if the game ended now.
    pub scores: Vec<Ranked>,
    /// Whether each seat can undo an answer, in seat order; false for all if only a state is known.
    pub can_undo: Vec<bool>,
    /// Whether an undone answer can be redone.
    pub can_redo: bool,
}

/// Whether an action is legal, or the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Verdict<W = Written> {
    /// The action is legal.
    Legal {
        /// Always true.
        legal: bool,
    },
    /// The action is refused.
    Refused {
        /// Always false.
        legal: bool,
        /// The ledger id of the broken rule.
        rule: &'static str,
        /// The reason, for programs.
        code: &'static str,
        /// The parameters of the code.
        params: W,
        /// The reason, for people.
        message: String,
    },
}

impl<W> Verdict<W> {
    /// Whether the action is legal.
    pub const fn is_legal(&self) -> bool {
        matches!(self, Verdict::Legal { .. })
    }
}

/// The events of a call, with its new entries of the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Progress<E = Written, N = Written> {
    /// The events, in order.
    pub events: List<E>,
    /// The new entries of the record.
    pub entries: List<N>,
}

/// The state after a call, with its events and its new entries of the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Played<S = Written, E = Written, N = Written> {
    /// The new state.
    pub state: S,
    /// The events, in order.
    pub events: List<E>,
    /// The new entries of the record.
    pub entries: List<N>,
}

/// The state after random play, with its events and its new entries of the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct PlayedOut<S = Written, E = Written, N = Written> {
    /// The new state.
    pub state: S,
    /// The events of the first 5,000 decisions, in order.
    pub events: List<E>,
    /// The new entries of the record.
    pub entries: List<N>,
    /// Whether it stopped at the limit. If not, the game is over.
    pub limit_reached: bool,
}

/// A possible outcome of a draw.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Weighted<O = Written> {
    /// The outcome.
    pub outcome: O,
    /// Its weight, relative to the other outcomes.
    pub weight: u32,
    /// The outcome as one line of text.
    pub notation: String,
}

/// A problem that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Problem {
    /// The kind of problem, for programs.
    #[wire(typescript = "EngineCode")]
    pub code: &'static str,
    /// The path to the problem.
    pub path: String,
    /// The description of the problem.
    pub message: String,
}

impl From<LoireError> for Problem {
    fn from(error: LoireError) -> Self {
        let ErrorDetails { code, path, message, .. } = error.into_details();
        Problem { code, path: path.unwrap_or_default(), message }
    }
}

/// The effects of an action itself: its price and its gain, without the next turn or the end of the round.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Preview {
    /// The difference to the acting seat's total.
    pub total: i32,
    /// The differences to each seat's points, by source.
    pub scores: Vec<Difference>,
    /// The differences to each seat's possessions.
    pub resources: Vec<Difference>,
    /// Whether it reveals a draw or something hidden; the preview then has only its certain effects.
    pub reveals: bool,
}

// Not generic, so it is compiled once for all games.
impl Preview {
    /// The difference between two score sheets, for an action of this seat.
    pub(super) fn between(seat: Seat, before: &[Ranked], after: &[Ranked]) -> Self {
        let mut preview = Preview { total: 0, scores: vec![], resources: vec![], reveals: false };
        for (was, is) in before.iter().zip(after) {
            if was.seat == seat {
                preview.total = is.total - was.total;
            }
            for (a, b) in was.sources.iter().zip(&is.sources) {
                note(&mut preview.scores, was.seat, a.source, b.points - a.points);
            }
        }
        preview
    }

    /// Adds the differences between a seat's possessions before and after.
    pub(super) fn compare_resources(
        &mut self,
        seat: Seat,
        before: &[(&'static str, i32)],
        after: &[(&'static str, i32)],
    ) {
        for (&(name, was), &(_, is)) in before.iter().zip(after) {
            note(&mut self.resources, seat, name, is - was);
        }
    }
}

fn note(differences: &mut Vec<Difference>, seat: Seat, name: &'static str, change: i32) {
    if change != 0 {
        differences.push(Difference { seat, name, change });
    }
}

/// A number that would change.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Difference {
    /// The seat.
    pub seat: Seat,
    /// The name of the number.
    pub name: &'static str,
    /// The difference.
    pub change: i32,
}

/// A bot's choice.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Suggestion<A = Written> {
    /// The chosen action.
    pub action: A,
    /// The action as one line of text.
    pub notation: String,
    /// The whole line of answers, for a question whose answers only make sense together.
    pub line: Vec<A>,
    /// The number of playouts made.
    pub playouts: u32,
    /// The considered answers, best first.
    pub candidates: Vec<Estimate<A>>,
}

impl<A: Clone> Suggestion<A> {
    /// The first of these estimates, with its line; `None` if there is no estimate.
    pub(super) fn of(candidates: Vec<Estimate<A>>, line: Vec<A>, playouts: u32) -> Option<Self> {
        let Estimate { action, notation, .. } = candidates.first()?.clone();
        Some(Suggestion { action, notation, line, playouts, candidates })
    }
}

/// A bot's estimate of one action.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Estimate<A = Written> {
    /// The action.
    pub action: A,
    /// The action as one line of text.
    pub notation: String,
    /// Its first estimate without search, in points relative to the others; 0 for `random`.
    pub score: f64,
    /// The number of tries.
    pub visits: u32,
    /// The average points at the end; left out if it was never tried.
    pub points: Option<f64>,
    /// The standard error of these points.
    pub spread: Option<f64>,
    /// The share of playouts won after it.
    pub win: Option<f64>,
}

#[cfg(feature = "types")]
mod types {
    use super::{Asked, Turn, Verdict};
    use crate::wire::{Declarations, Typed};

    impl<A: Typed, D: Typed> Typed for Turn<A, D> {
        fn type_name() -> String {
            format!("Turn<{}, {}>", A::type_name(), D::type_name())
        }
        fn declare(all: &mut Declarations) {
            all.add("Turn<A, D>", &[" Whose move it is."], || {
                [
                    "\n  /** These seats may answer, each its own question. */",
                    "\n  | { type: \"seats\"; asks: Array<Asked<A>> }",
                    "\n  /** Chance owes an answer. */",
                    "\n  | { type: \"chance\"; draw: D }",
                    "\n  /** The game is over. */",
                    "\n  | { type: \"over\" }",
                ]
                .concat()
            });
            Asked::<A>::declare(all);
            D::declare(all);
        }
    }

    impl<W: Typed> Typed for Verdict<W> {
        fn type_name() -> String {
            format!("Verdict<{}>", W::type_name())
        }
        fn declare(all: &mut Declarations) {
            all.add("Verdict<W>", &[" Is an action legal, and if not, which rule says so?"], || {
                [
                    "\n  | { legal: true }",
                    "\n  /** The rule is an id of the ledger, the code goes with its particulars, the message is for people. */",
                    "\n  | ({ legal: false; rule: string; message: string } & W)",
                ]
                .concat()
            });
            W::declare(all);
        }
    }
}
