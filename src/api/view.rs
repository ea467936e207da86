//! What the functions answer, as it lies on the wire. What only one game has is [`Written`]: JSON text.

use super::{ErrorDetails, LoireError};
use crate::engine::{Ranked, Seat, Status};
use crate::wire::{List, Wire, Written};
use serde::Serialize;

/// Whose move it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Turn<A = Written, D = Written> {
    /// These seats may answer, each its own question.
    Seats {
        /// Who is asked what.
        asks: Vec<Asked<A>>,
    },
    /// Chance owes an answer.
    Chance {
        /// What it is asked.
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
    /// Who is asked.
    pub seat: Seat,
    /// What they are asked.
    pub ask: A,
    /// Is the answer kept secret until all who are asked have answered? Left out where it is not.
    #[wire(default, skip_serializing_if = "is_default", typescript = "true")]
    pub secret: bool,
}

/// One thing a seat may do.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Legal<A = Written> {
    /// Who may do it.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The action as one line of text.
    pub notation: String,
    /// The pieces of the board it touches, the one to click first in front: each is a `Target`, as docs/notation.md
    /// lists them. Empty where it touches none, as with the end of a turn: then it wants a button.
    pub targets: Vec<String>,
    /// Does chance, or something hidden, come forward? Undo ends here.
    pub reveals: bool,
    /// Is there nothing else to do?
    pub forced: bool,
    /// What it would change, where that was asked for.
    #[wire(default, skip_serializing_if = "is_default")]
    pub preview: Option<Preview>,
}

/// Everything that a front end shows of a game.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Look<P = Written, Q = Written, A = Written, D = Written, O = Written> {
    /// Everything that changes.
    pub position: P,
    /// How far the game is.
    pub status: Status,
    /// Whose move it is.
    pub turn: Turn<Q, D>,
    /// What may be done, each with what it would change.
    pub legal: Vec<Legal<A>>,
    /// What chance may answer; empty if it owes nothing.
    pub outcomes: Vec<Weighted<O>>,
    /// The score sheet as if the game ended now.
    pub scores: Vec<Ranked>,
    /// Which seats may take an answer back, in seat order. Nobody may where only a state is known.
    pub can_undo: Vec<bool>,
    /// Can an answer that was taken back be played again?
    pub can_redo: bool,
}

/// Is an action legal, and if not, which rule says so?
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Verdict<W = Written> {
    /// It is.
    Legal {
        /// Always true.
        legal: bool,
    },
    /// It is not.
    Refused {
        /// Always false.
        legal: bool,
        /// The ledger id of the rule it breaks.
        rule: &'static str,
        /// What is wrong, for programs.
        code: &'static str,
        /// The particulars of the code.
        params: W,
        /// What is wrong, for people.
        message: String,
    },
}

impl<W> Verdict<W> {
    /// Is the action legal?
    pub const fn is_legal(&self) -> bool {
        matches!(self, Verdict::Legal { .. })
    }
}

/// What happened in a call, and what it adds to the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Progress<E = Written, N = Written> {
    /// What happened, in order.
    pub events: List<E>,
    /// What the record gains.
    pub entries: List<N>,
}

/// The state after a call, what happened in it, and what it adds to the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Played<S = Written, E = Written, N = Written> {
    /// The new state.
    pub state: S,
    /// What happened, in order.
    pub events: List<E>,
    /// What the record gains.
    pub entries: List<N>,
}

/// The state after random play, what happened in it, and what it adds to the record.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct PlayedOut<S = Written, E = Written, N = Written> {
    /// The new state.
    pub state: S,
    /// What happened, in order: of the first 5,000 decisions only.
    pub events: List<E>,
    /// What the record gains.
    pub entries: List<N>,
    /// Did the limit end it? If not, the game is over.
    pub limit_reached: bool,
}

/// One thing chance may answer.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Weighted<O = Written> {
    /// The answer.
    pub outcome: O,
    /// How likely it is against the others.
    pub weight: u32,
    /// The answer as one line of text.
    pub notation: String,
}

/// Something that makes a position impossible.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Problem {
    /// What kind of trouble, for programs.
    #[wire(typescript = "EngineCode")]
    pub code: &'static str,
    /// Where.
    pub path: String,
    /// What does not add up.
    pub message: String,
}

impl From<LoireError> for Problem {
    fn from(error: LoireError) -> Self {
        let ErrorDetails { code, path, message, .. } = error.into_details();
        Problem { code, path: path.unwrap_or_default(), message }
    }
}

/// What an action itself would change: its price and its gain, not what the next turn or the end of the round brings.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Preview {
    /// The difference to the acting seat's total.
    pub total: i32,
    /// The differences to every seat's points, by source.
    pub scores: Vec<Difference>,
    /// The differences to what every seat owns.
    pub resources: Vec<Difference>,
    /// Would chance, or something hidden, come forward? Then this is only what is certain before it does.
    pub reveals: bool,
}

// Compiled once for all games.
impl Preview {
    /// From one score sheet to another, as an action of this seat changes it.
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

    /// What a seat owned before and owns after it.
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

/// One number that would change.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Difference {
    /// Whose.
    pub seat: Seat,
    /// Which number.
    pub name: &'static str,
    /// By how much.
    pub change: i32,
}

/// A bot's choice.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(write_only)]
pub struct Suggestion<A = Written> {
    /// What it would do.
    pub action: A,
    /// The same as one line of text.
    pub notation: String,
    /// All that it would answer in a row, where the question takes many answers that only make sense together.
    pub line: Vec<A>,
    /// How often it has played the next rounds through.
    pub playouts: u32,
    /// The answers it has thought about, best first.
    pub candidates: Vec<Estimate<A>>,
}

impl<A: Clone> Suggestion<A> {
    /// The first of these estimates, with its line; nothing, if there is none.
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
    /// The same as one line of text.
    pub notation: String,
    /// What it looks like at first sight, in points against the others; 0 for `random`.
    pub score: f64,
    /// How often it was tried.
    pub visits: u32,
    /// The points that it leads to in the end, on average; nothing, if it was never tried.
    pub points: Option<f64>,
    /// The standard error of these points.
    pub spread: Option<f64>,
    /// The share of playouts that are won by it.
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
