//! Records: a set-up and all answers, including those of chance.

use super::{Game, RecordError, Seat, Table, Turn};
use crate::wire::{Deserialize, Node, Read, Wire};
use serde::Serialize;

/// The format number of states and records. Readers migrate older formats or refuse them.
pub const FORMAT: u16 = 1;

/// A whole game, or its beginning: replaying it needs no random generator.
#[derive(Clone, Debug, PartialEq, Wire)]
#[wire(rename = "GameRecord")]
pub struct Record<S, A, O> {
    /// The format number.
    #[wire(typescript = "1")]
    pub loire: u16,
    /// The id of the game.
    #[wire(typescript = "S extends { game: infer G } ? G : string")]
    pub game: String,
    /// Its set-up.
    pub setup: S,
    /// All answers, in order.
    pub entries: Vec<Entry<A, O>>,
    /// The final totals in seat order, if the record claims any; a replay to the end checks them.
    #[wire(default, skip_serializing_if = "is_default")]
    pub scores: Option<Vec<i32>>,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry<A, O> {
    /// A seat's answer.
    Play {
        /// The seat that answered.
        seat: Seat,
        /// Its action.
        action: A,
    },
    /// Chance's answer.
    Chance {
        /// The outcome.
        chance: O,
    },
}

impl<A: Read, O: Read> Read for Entry<A, O> {
    fn read(node: Node<'_>) -> Self {
        let mut object = node.object(&["seat", "action", "chance"]);
        match (object.field(), object.field(), object.field()) {
            (Some(seat), Some(action), None) => Entry::Play { seat, action },
            (None, None, Some(chance)) => Entry::Chance { chance },
            _ => {
                node.misfit("expected either seat and action, or chance");
                Entry::Chance { chance: node.anything() }
            }
        }
    }
}

#[cfg(feature = "types")]
impl<A: crate::wire::Typed, O: crate::wire::Typed> crate::wire::Typed for Entry<A, O> {
    fn type_name() -> String {
        format!("Entry<{}, {}>", A::type_name(), O::type_name())
    }
    fn declare(all: &mut crate::wire::Declarations) {
        all.add("Entry<A, O>", &[" One answer: a seat's, or chance's."], || {
            "{ seat: Seat; action: A } | { chance: O }".to_owned()
        });
        Seat::declare(all);
        A::declare(all);
        O::declare(all);
    }
}

impl<S, A, O> Record<S, A, O> {
    /// An empty record of this game.
    pub fn new<G: Game<Setup = S, Action = A, Outcome = O>>(setup: S) -> Self {
        Record { loire: FORMAT, game: G::ID.into(), setup, entries: Vec::new(), scores: None }
    }
}

/// An entry of a game's records.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Outcome>;
/// A record of a game.
pub type RecordOf<G> = Record<<G as Game>::Setup, <G as Game>::Action, <G as Game>::Outcome>;

/// Replays at most `entries` entries of a record, checking each answer. Errors name the entry that fails.
pub fn replay<G: Game>(
    record: &RecordOf<G>,
    entries: usize,
    events: &mut dyn FnMut(G::Event),
) -> Result<Table<G>, RecordError<G::Reason>> {
    replay_with(record, entries, events, &mut |_, _| {})
}

/// A callback with each table and the entry that is played next.
type Before<'a, G> = &'a mut dyn FnMut(&Table<G>, EntryOf<G>);

/// [`replay`], with a callback before each entry. It skips needless entries of an earlier version, as
/// [`Game::is_needless`] defines them.
pub fn replay_with<G: Game>(
    record: &RecordOf<G>,
    entries: usize,
    events: &mut dyn FnMut(G::Event),
    before: Before<'_, G>,
) -> Result<Table<G>, RecordError<G::Reason>> {
    let mut table = Table::<G>::new(&record.setup).map_err(RecordError::Setup)?;
    for (entry, answer) in record.entries.iter().take(entries).enumerate() {
        if is_needless(&table, *answer) {
            continue;
        }
        before(&table, *answer);
        match *answer {
            Entry::Play { seat, action } => table.play(seat, action, events),
            Entry::Chance { chance } => table.settle(chance, events),
        }
        .map_err(|why| RecordError::At { entry, why })?;
    }
    let is_whole = entries >= record.entries.len();
    if let (true, Some(claimed)) = (is_whole, &record.scores) {
        let actual: Vec<i32> = table.scores().iter().map(|line| line.total).collect();
        if *claimed != actual {
            return Err(RecordError::Scores { claimed: claimed.clone(), actual });
        }
    }
    Ok(table)
}

/// Whether this entry answers a question that only earlier versions asked.
pub fn is_needless<G: Game>(table: &Table<G>, entry: EntryOf<G>) -> bool {
    let goes_on = !matches!(table.turn(), Turn::Over);
    matches!(entry, Entry::Play { seat, action } if goes_on && table.ask(seat).is_none() && G::is_needless(action))
}
