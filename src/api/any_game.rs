//! A game of any kind. The code of the contract is compiled once for all kinds.

use super::view::{Legal, Look, Played, PlayedOut, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, SuggestOptions, Think, Trouble, bytes, games, memory, read, state_cache};
use crate::engine::{Ranked, Seat, Seats, Status, Stream};
use crate::game::MAX_ENTRIES;
use crate::wire::{Tree, Written};
use std::fmt;

/// The operations that differ between games. Values of a game's own types are passed as JSON.
pub(super) trait GameOps: Send + Sync {
    fn id(&self) -> &'static str;
    fn seats(&self) -> Seats;
    /// The position: everything that changes during a game.
    fn position(&self) -> Written;
    /// The progress of the game: phase, round, turn order.
    fn status(&self) -> Status;
    fn turn(&self) -> Turn;
    /// The legal actions of a seat, or of all asked seats with `None`.
    fn legal(&self, seat: Option<Seat>, previews: bool) -> Vec<Legal>;
    /// The same as catalogue numbers.
    fn legal_numbers(&self, seat: Option<Seat>) -> Vec<u32>;
    /// The catalogue's entries since it had this many actions and targets.
    fn catalogue(&self, actions: usize, targets: usize) -> Written;
    /// Whether an action is legal, or the rule that forbids it.
    fn check(&self, seat: Seat, action: &Tree<'_>) -> Result<Verdict, LoireError>;
    /// The effects of a legal action.
    fn preview(&self, seat: Seat, action: &Tree<'_>) -> Result<Preview, LoireError>;
    /// The possible outcomes of the pending draw.
    fn outcomes(&self) -> Vec<Weighted>;
    /// The score sheet, down to single pieces.
    fn scores(&self) -> Vec<Ranked>;
    /// A bot's choice; refused if the seat is not asked.
    fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError>;
    /// A bot that can think on for as long as its caller wants.
    fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError>;
    /// The hash of the table: sixteen hex digits.
    fn hash(&self) -> String;
    /// The saved state, with or without its dealer.
    fn saved(&self, with_dealer: bool) -> Written;
    /// The part of the state that a seat, or a spectator with `None`, may know.
    fn view(&self, seat: Option<Seat>) -> Written;
    /// Plays an action of a seat.
    fn play(&mut self, seat: Seat, action: &Tree<'_>) -> Result<Progress, LoireError>;
    /// Plays the action with this catalogue number.
    fn play_id(&mut self, seat: Seat, id: usize) -> Result<Progress, LoireError>;
    /// Settles the pending draw.
    fn settle(&mut self, outcome: &Tree<'_>) -> Result<Progress, LoireError>;
    /// Plays entries, all or none of them.
    fn apply(&mut self, entries: &[Tree<'_>]) -> Result<Progress, LoireError>;
    fn has_dealer(&self) -> bool;
    /// Settles all pending draws: from this stream, or from the game's dealer with `None`.
    fn deal(&mut self, stream: Option<&mut Stream>) -> Progress;
    /// The events since the handle was created.
    fn opening(&self) -> Progress;
    /// The record; `None` if the game's beginning is unknown.
    fn record(&self) -> Option<Written>;
    /// Undoes the last answer of a seat, or the last answer of all with `None`. Returns false if that is not possible.
    fn undo(&mut self, seat: Option<Seat>) -> bool;
    /// Whether [`GameOps::undo`] is possible.
    fn can_undo(&self, seat: Option<Seat>) -> bool;
    /// Redoes the last undone answer. Returns false if there is none.
    fn redo(&mut self) -> Result<bool, LoireError>;
    /// Whether [`GameOps::redo`] is possible.
    fn can_redo(&self) -> bool;
    /// An independent copy.
    fn fork(&self) -> Box<dyn GameOps>;
    /// The game as loaded from its state, without its past.
    fn reloaded(&self) -> Box<dyn GameOps>;
    /// The words of the states of this game, for packing.
    fn words(&self) -> &'static str;
    /// Plays on at random.
    fn playout(&mut self, seed: &str, limit: u64) -> Progress;
    fn is_over(&self) -> bool;
    /// The number of entries.
    fn length(&self) -> usize;
    /// Plays a copy on at random and returns the number of decisions.
    fn count_playout(&self, seed: &str, limit: u64) -> u64;
}

/// Default limit of random play, in decisions: longer than any game that ends by itself, and short enough that its
/// record can be read again.
const USUAL_PLAYOUT: u64 = 5_000;
/// Max limit of random play, in decisions: some seconds.
const MAX_PLAYOUT: u64 = 100_000;

/// The limit of random play, in decisions.
fn decisions(limit: Option<u64>) -> Result<u64, LoireError> {
    match limit {
        None => Ok(USUAL_PLAYOUT),
        Some(limit) if limit <= MAX_PLAYOUT => Ok(limit),
        Some(_) => Err(bad_limit()),
    }
}

/// The error for a limit that is not a number of decisions.
#[cold]
pub(crate) fn bad_limit() -> LoireError {
    LoireError::new(Trouble::BadInput, format!("expected a whole number from 0 to {MAX_PLAYOUT}")).at("limit")
}

/// A game whose kind is chosen at run time: a [`Game`](crate::Game) of any kind, with its values in JSON.
///
/// Actions and outcomes are given in notation or as JSON. Values that all games share are typed; a value of one game's
/// own types, such as an action, is [`Written`]: JSON text.
///
#[cfg_attr(feature = "burgundy", doc = "```")]
#[cfg_attr(not(feature = "burgundy"), doc = "```ignore")]
/// use loire::AnyGame;
///
/// let mut game = AnyGame::create(r#"{ "game": "burgundy", "seats": 2, "seed": "vineyard" }"#)?;
/// let first = game.legal_actions(None)?.swap_remove(0);
/// game.play(first.seat, &first.notation)?;
/// assert!(game.undo(None)?);
/// assert!(AnyGame::load(game.state().as_text(), None)?.hash() == game.hash());
/// # Ok::<(), loire::LoireError>(())
/// ```
pub struct AnyGame(pub(super) Box<dyn GameOps>);

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        AnyGame(self.0.fork())
    }
}

impl fmt::Debug for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyGame").field("game", &self.id()).field("seats", &self.seats()).finish_non_exhaustive()
    }
}

// Creating games.
impl AnyGame {
    /// Starts a new game of this set-up, in JSON: `game` is its id.
    pub fn create(setup: &str) -> Result<Self, LoireError> {
        memory::room()?;
        games::create(setup).map(AnyGame)
    }

    /// Loads a saved state, or a record replayed to its end. With a seed, the game gets a dealer.
    pub fn load(json: &str, seed: Option<&str>) -> Result<Self, LoireError> {
        memory::room()?;
        games::load(json, seed).map(AnyGame)
    }

    /// Loads a saved state. States that were recently returned or loaded are not validated again.
    pub fn of_state(state: &str) -> Result<Self, LoireError> {
        state_cache::load_state(state).map(AnyGame)
    }

    /// Loads a state from its bytes, checked against all laws of its game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoireError> {
        games::load_bytes(bytes).map(AnyGame)
    }

    /// Replays a record, up to `up_to` entries, checking each answer.
    pub fn replay(record: &str, up_to: Option<usize>) -> Result<Self, LoireError> {
        games::load_record(record, up_to.unwrap_or(usize::MAX)).map(AnyGame)
    }

    /// Builds a consistent position from a sketch; refused with all its contradictions.
    pub fn arrange(setup: &str, sketch: &str) -> Result<Self, LoireError> {
        games::arrange(setup, sketch).map(AnyGame)
    }
}

// Reading the state.
impl AnyGame {
    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.0.id()
    }

    /// The number of seats.
    pub fn seats(&self) -> Seats {
        self.0.seats()
    }

    /// The seat with this number; an error if it is not at the table.
    pub fn seat(&self, number: u8) -> Result<Seat, LoireError> {
        Seat::new(number).ok_or_else(|| self.no_seat()).and_then(|seat| self.seated(seat))
    }

    /// Checks that a seat is at the table. Every method that takes a seat begins here.
    #[inline(never)]
    fn seated(&self, seat: Seat) -> Result<Seat, LoireError> {
        if self.seats().has(seat) { Ok(seat) } else { Err(self.no_seat()) }
    }

    /// The same where `None` means all seats.
    #[inline(never)]
    fn seated_or_all(&self, seat: Option<Seat>) -> Result<Option<Seat>, LoireError> {
        seat.map(|seat| self.seated(seat)).transpose()
    }

    /// The error for a seat that is not at this table.
    #[cold]
    pub(crate) fn no_seat(&self) -> LoireError {
        let last = self.seats().number() - 1;
        LoireError::new(Trouble::BadSeat, format!("expected a seat from 0 to {last}")).at("seat")
    }

    /// The turn: the asked seats, a draw, or the end.
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Everything a front end shows, with the legal actions of a seat or, with `None`, of all asked seats.
    pub fn look(&self, seat: Option<Seat>) -> Result<Look, LoireError> {
        let seat = self.seated_or_all(seat)?;
        Ok(Look {
            position: self.0.position(),
            status: self.0.status(),
            turn: self.0.turn(),
            legal: self.0.legal(seat, true),
            outcomes: self.0.outcomes(),
            scores: self.0.scores(),
            can_undo: self.seats().iter().map(|seat| self.0.can_undo(Some(seat))).collect(),
            can_redo: self.0.can_redo(),
        })
    }

    /// The legal actions of a seat or, with `None`, of all asked seats.
    pub fn legal_actions(&self, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
        Ok(self.0.legal(self.seated_or_all(seat)?, false))
    }

    /// The same, each with a preview of its effects.
    pub fn legal_previews(&self, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
        Ok(self.0.legal(self.seated_or_all(seat)?, true))
    }

    /// Whether an action is legal, or the rule that forbids it.
    pub fn check(&self, seat: Seat, action: &str) -> Result<Verdict, LoireError> {
        self.0.check(self.seated(seat)?, &read::given(action, "action")?)
    }

    /// The effects of an action itself, before the table resolves older items of the agenda.
    pub fn preview(&self, seat: Seat, action: &str) -> Result<Preview, LoireError> {
        self.0.preview(self.seated(seat)?, &read::given(action, "action")?)
    }

    /// The possible outcomes of the pending draw; empty if there is none.
    pub fn outcomes(&self) -> Vec<Weighted> {
        self.0.outcomes()
    }

    /// The score sheet as if the game ended now.
    pub fn scores(&self) -> Vec<Ranked> {
        self.0.scores()
    }

    /// A bot's choice.
    pub fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError> {
        memory::room()?;
        self.0.suggest(self.seated(seat)?, options)
    }

    /// A bot that can think on for as long as its caller wants.
    pub fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError> {
        memory::room()?;
        self.0.think(self.seated(seat)?, options)
    }

    /// A hash of sixteen hex digits: equal for equal tables, regardless of the dealer and the players' names.
    pub fn hash(&self) -> String {
        self.0.hash()
    }

    /// The state, with its dealer.
    pub fn state(&self) -> Written {
        self.0.saved(true)
    }

    /// The state without its dealer, whose seed is secret.
    pub fn without_dealer(&self) -> Written {
        self.0.saved(false)
    }

    /// The part of the state that a seat or, with `None`, a spectator may know: without the dealer and without secret
    /// answers.
    pub fn view(&self, seat: Option<Seat>) -> Result<Written, LoireError> {
        Ok(self.0.view(self.seated_or_all(seat)?))
    }

    /// The state in about a kilobyte, for storing or sending. The same state gives the same bytes.
    pub fn to_bytes(&self) -> Result<Vec<u8>, LoireError> {
        bytes::of_state(self.id(), self.state().as_text(), self.0.words())
    }

    /// The state with all events since this game was created.
    pub fn beginning(&self) -> Played {
        self.played(self.0.opening())
    }

    /// The record; refused if the game was loaded from a state, which does not include its beginning.
    pub fn record(&self) -> Result<Written, LoireError> {
        let reason = "a game loaded from a state does not know its beginning";
        self.0.record().ok_or_else(|| LoireError::new(Trouble::NoRecord, reason))
    }

    /// The legal actions as numbers. First the length of the list, the catalogue's edition and its counts of actions
    /// and pieces; then for each action its number, its seat, its flags (reveals, forced), the count of its pieces and
    /// the number of each.
    pub fn legal_numbers(&self, seat: Option<Seat>) -> Result<Vec<u32>, LoireError> {
        Ok(self.0.legal_numbers(self.seated_or_all(seat)?))
    }

    /// The catalogue's entries since it had this many actions and pieces.
    pub fn catalogue(&self, actions: u32, targets: u32) -> Written {
        self.0.catalogue(actions as usize, targets as usize)
    }

    /// The state together with the progress of a call.
    pub(crate) fn played(&self, Progress { events, entries }: Progress) -> Played {
        Played { state: self.remembered(), events, entries }
    }

    /// The state, kept in the cache for the next call.
    fn remembered(&self) -> Written {
        let state = self.state();
        state_cache::remember(state.as_text(), &*self.0);
        state
    }
}

// Playing on.
impl AnyGame {
    /// Plays an action.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        let seat = self.seated(seat)?;
        self.0.play(seat, &read::given(action, "action")?)
    }

    /// Plays the action with this catalogue number.
    pub fn play_id(&mut self, seat: Seat, id: u32) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        let seat = self.seated(seat)?;
        self.0.play_id(seat, id as usize)
    }

    /// Settles the pending draw.
    pub fn settle(&mut self, outcome: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        self.0.settle(&read::given(outcome, "outcome")?)
    }

    /// Plays entries from elsewhere, all or none of them; a dealer settles draws that they leave open.
    pub fn apply(&mut self, entries: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        self.0.apply(&read::list(entries, "entries")?)
    }

    /// Settles all pending draws: by the dealer, or else by the system's randomness.
    pub fn deal(&mut self) -> Result<Progress, LoireError> {
        if self.0.has_dealer() {
            Ok(self.0.deal(None))
        } else {
            Ok(self.0.deal(Some(&mut Stream::new(&read::random_seed()?))))
        }
    }

    /// Undoes the last answer of a seat or, with `None`, the last answer of all. Returns false if that is not possible.
    pub fn undo(&mut self, seat: Option<Seat>) -> Result<bool, LoireError> {
        let seat = self.seated_or_all(seat)?;
        Ok(self.0.undo(seat))
    }

    /// Whether [`AnyGame::undo`] is possible.
    pub fn can_undo(&self, seat: Option<Seat>) -> Result<bool, LoireError> {
        Ok(self.0.can_undo(self.seated_or_all(seat)?))
    }

    /// Redoes the last undone answer. Returns false if there is none.
    pub fn redo(&mut self) -> Result<bool, LoireError> {
        self.0.redo()
    }

    /// Plays on at random, to the end or for `limit` decisions.
    pub fn playout(&mut self, seed: &str, limit: Option<u64>) -> Result<PlayedOut, LoireError> {
        read::seed(seed)?;
        let limit = decisions(limit)?;
        memory::room()?;
        let Progress { events, entries } = self.0.playout(seed, limit);
        let state = self.remembered();
        Ok(PlayedOut { state, events, entries, limit_reached: !self.0.is_over() })
    }

    /// Plays a copy on at random, without events, and returns the number of decisions.
    pub fn count_playout(&self, seed: &str, limit: Option<u64>) -> Result<u64, LoireError> {
        read::seed(seed)?;
        Ok(self.0.count_playout(seed, decisions(limit)?))
    }

    /// Checks that there is room for further entries.
    #[inline(never)]
    fn may_go_on(&self) -> Result<(), LoireError> {
        memory::room()?;
        if self.0.length() < MAX_ENTRIES {
            return Ok(());
        }
        let reason = format!("this game has {MAX_ENTRIES} entries, more are not kept: load its state");
        Err(LoireError::new(Trouble::TooLarge, reason))
    }
}
