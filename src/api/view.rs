//! What the functions answer, as it lies on the wire.

use crate::engine::{Ranked, Seat};
use serde::Serialize;

/// Whose move it is.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Turn<A, D> {
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

/// A question to a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Asked<A> {
    /// Who is asked.
    pub seat: Seat,
    /// What they are asked.
    pub ask: A,
}

/// One thing a seat may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Legal<A> {
    /// Who may do it.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The action as one line of text.
    pub notation: String,
    /// The pieces of the board it touches, the one to click first in front.
    pub targets: Vec<String>,
    /// Does chance, or something hidden, come forward? Undo ends here.
    pub reveals: bool,
    /// Is there nothing else to do?
    pub forced: bool,
}

/// Is an action legal, and if not, which rule says so?
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Verdict<W> {
    /// It is.
    Legal {
        /// Always true.
        #[cfg_attr(feature = "types", ts(type = "true"))]
        legal: bool,
    },
    /// It is not.
    Refused {
        /// Always false.
        #[cfg_attr(feature = "types", ts(type = "false"))]
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

/// What happened in a call, and what it adds to the record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Progress<'a, E, N> {
    /// What happened, in order.
    pub events: &'a [E],
    /// What the record gains.
    pub entries: &'a [N],
}

/// The state after a call, what happened in it, and what it adds to the record.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Played<'a, S, E, N> {
    /// The new state.
    pub state: S,
    /// What happened, in order.
    pub events: &'a [E],
    /// What the record gains.
    pub entries: &'a [N],
}

/// One thing chance may answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Weighted<O> {
    /// The answer.
    pub outcome: O,
    /// How likely it is against the others.
    pub weight: u32,
    /// The answer as one line of text.
    pub notation: String,
}

/// Something that makes a position impossible.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of trouble, for programs.
    #[cfg_attr(feature = "types", ts(type = "EngineCode"))]
    pub code: &'static str,
    /// Where.
    pub path: String,
    /// What does not add up.
    pub message: String,
}

/// What an action itself would change: its price and its gain, not what the next turn or the end of the round then brings.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Difference {
    /// Whose.
    pub seat: Seat,
    /// Which number.
    pub name: &'static str,
    /// By how much.
    pub change: i32,
}

/// A bot's choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Suggestion<A> {
    /// What it would do.
    pub action: A,
    /// The same as one line of text.
    pub notation: String,
    /// Every legal action with the bot's estimate, best first.
    pub candidates: Vec<Estimate<A>>,
}

/// A bot's estimate of one action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// The same as one line of text.
    pub notation: String,
    /// The estimate: points gained, for `greedy`; nothing, for `random`.
    pub value: i32,
}
