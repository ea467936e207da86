//! A game of any kind: what the contract asks of it, compiled once for all kinds.

use super::view::{Legal, Look, Played, PlayedOut, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, SuggestOptions, Think, Trouble, bytes, games, memory, read, state_cache};
use crate::engine::{Ranked, Seat, Seats, Status, Stream};
use crate::game::MAX_ENTRIES;
use crate::wire::{Tree, Written};
use std::fmt;

/// What only a game's own kind can answer. Values of its own kind come written.
pub(super) trait GameOps: Send + Sync {
    /// Which game it is.
    fn id(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> Seats;
    /// Everything that changes.
    fn position(&self) -> Written;
    /// How far it is.
    fn status(&self) -> Status;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// What a seat, or with `None` every seat that is asked, may do.
    fn legal(&self, seat: Option<Seat>, previews: bool) -> Vec<Legal>;
    /// The same by numbers.
    fn legal_numbers(&self, seat: Option<Seat>) -> Vec<u32>;
    /// What the catalogue has gained.
    fn catalogue(&self, actions: usize, targets: usize) -> Written;
    /// Is an action legal?
    fn check(&self, seat: Seat, action: &Tree<'_>) -> Result<Verdict, LoireError>;
    /// What a legal action would change.
    fn preview(&self, seat: Seat, action: &Tree<'_>) -> Result<Preview, LoireError>;
    /// What chance may answer.
    fn outcomes(&self) -> Vec<Weighted>;
    /// The score sheet, down to single pieces.
    fn scores(&self) -> Vec<Ranked>;
    /// What a bot would do; refused if the seat is not asked.
    fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError>;
    /// A bot that thinks as long as its caller wants.
    fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError>;
    /// Sixteen hex digits of the table.
    fn hash(&self) -> String;
    /// The state, with its dealer or without.
    fn saved(&self, with_dealer: bool) -> Written;
    /// What a seat, or a spectator, may know of the state.
    fn view(&self, seat: Option<Seat>) -> Written;
    /// A seat answers.
    fn play(&mut self, seat: Seat, action: &Tree<'_>) -> Result<Progress, LoireError>;
    /// A seat answers with the action of this number.
    fn play_id(&mut self, seat: Seat, id: usize) -> Result<Progress, LoireError>;
    /// Chance answers.
    fn settle(&mut self, outcome: &Tree<'_>) -> Result<Progress, LoireError>;
    /// Plays entries, all or none.
    fn apply(&mut self, entries: &[Tree<'_>]) -> Result<Progress, LoireError>;
    /// Does it have a dealer?
    fn has_dealer(&self) -> bool;
    /// Settles all that chance owes: by these numbers, or with `None` by its dealer.
    fn deal(&mut self, stream: Option<&mut Stream>) -> Progress;
    /// What happened since the handle was made.
    fn opening(&self) -> Progress;
    /// The record, if the game is known from its beginning.
    fn record(&self) -> Option<Written>;
    /// Takes back the last answer of a seat, or with `None` the last answer of all.
    fn undo(&mut self, seat: Option<Seat>) -> bool;
    /// Could it?
    fn can_undo(&self, seat: Option<Seat>) -> bool;
    /// Plays again what was taken back last.
    fn redo(&mut self) -> Result<bool, LoireError>;
    /// Is there anything to play again?
    fn can_redo(&self) -> bool;
    /// A copy of its own.
    fn fork(&self) -> Box<dyn GameOps>;
    /// The same as it would be loaded from its state.
    fn reloaded(&self) -> Box<dyn GameOps>;
    /// The words that states of its kind are made of.
    fn words(&self) -> &'static str;
    /// Plays on at random.
    fn playout(&mut self, seed: &str, limit: u64) -> Progress;
    /// Is the game over?
    fn is_over(&self) -> bool;
    /// How many entries it has.
    fn length(&self) -> usize;
    /// The same on a copy: how many decisions were made.
    fn count_playout(&self, seed: &str, limit: u64) -> u64;
}

/// The number of decisions of random play where no limit is given: more than a game has that ends by itself, and few
/// enough for its record to be read again.
const USUAL_PLAYOUT: u64 = 5_000;
/// The largest limit of random play, in decisions: seconds of it.
const MAX_PLAYOUT: u64 = 100_000;

/// The number of decisions that random play may make.
fn decisions(limit: Option<u64>) -> Result<u64, LoireError> {
    match limit {
        None => Ok(USUAL_PLAYOUT),
        Some(limit) if limit <= MAX_PLAYOUT => Ok(limit),
        Some(_) => Err(bad_limit()),
    }
}

/// A limit of random play that is not a number of decisions.
#[cold]
pub(crate) fn bad_limit() -> LoireError {
    LoireError::new(Trouble::BadInput, format!("expected a whole number from 0 to {MAX_PLAYOUT}")).at("limit")
}

/// A game whose kind is chosen at run time: a [`Game`](crate::Game) of any kind, with its values in JSON.
///
/// Actions and outcomes are given as their notation or as JSON. What is the same for all games is typed; what only one
/// game has, such as an action, is [`Written`]: JSON text.
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

// How a game begins.
impl AnyGame {
    /// A new game of this set-up, in JSON: `game` says which one it is.
    pub fn create(setup: &str) -> Result<Self, LoireError> {
        memory::room()?;
        games::create(setup).map(AnyGame)
    }

    /// A saved state, or a record replayed to its end; with a seed, it gets a dealer.
    pub fn load(json: &str, seed: Option<&str>) -> Result<Self, LoireError> {
        memory::room()?;
        games::load(json, seed).map(AnyGame)
    }

    /// A saved state. One that was handed out or loaded lately needs no second proof.
    pub fn of_state(state: &str) -> Result<Self, LoireError> {
        state_cache::load_state(state).map(AnyGame)
    }

    /// The state that these bytes are, held to every law of its game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LoireError> {
        games::load_bytes(bytes).map(AnyGame)
    }

    /// A record after its first `up_to` entries, or all of them; every answer is checked.
    pub fn replay(record: &str, up_to: Option<usize>) -> Result<Self, LoireError> {
        games::load_record(record, up_to.unwrap_or(usize::MAX)).map(AnyGame)
    }

    /// A consistent position from the few things that a sketch says; refused with everything that contradicts itself.
    pub fn arrange(setup: &str, sketch: &str) -> Result<Self, LoireError> {
        games::arrange(setup, sketch).map(AnyGame)
    }
}

// What there is to know of it.
impl AnyGame {
    /// Which game it is.
    pub fn id(&self) -> &'static str {
        self.0.id()
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.0.seats()
    }

    /// The seat with this number, if it is at the table.
    pub fn seat(&self, number: u8) -> Result<Seat, LoireError> {
        Seat::new(number).ok_or_else(|| self.no_seat()).and_then(|seat| self.seated(seat))
    }

    /// The door for seats: every method that takes one begins here.
    #[inline(never)]
    fn seated(&self, seat: Seat) -> Result<Seat, LoireError> {
        if self.seats().has(seat) { Ok(seat) } else { Err(self.no_seat()) }
    }

    /// The same where no seat means all of them.
    #[inline(never)]
    fn seated_or_all(&self, seat: Option<Seat>) -> Result<Option<Seat>, LoireError> {
        seat.map(|seat| self.seated(seat)).transpose()
    }

    /// A seat that is not at this table.
    #[cold]
    pub(crate) fn no_seat(&self) -> LoireError {
        let last = self.seats().number() - 1;
        LoireError::new(Trouble::BadSeat, format!("expected a seat from 0 to {last}")).at("seat")
    }

    /// Whose move it is.
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Everything that a front end shows, with the legal actions of a seat or, with `None`, of every seat that is asked.
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

    /// What a seat or, with `None`, every seat that is asked may do.
    pub fn legal_actions(&self, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
        Ok(self.0.legal(self.seated_or_all(seat)?, false))
    }

    /// The same, each action with what it would change.
    pub fn legal_previews(&self, seat: Option<Seat>) -> Result<Vec<Legal>, LoireError> {
        Ok(self.0.legal(self.seated_or_all(seat)?, true))
    }

    /// Is an action legal, and if not, which rule says so?
    pub fn check(&self, seat: Seat, action: &str) -> Result<Verdict, LoireError> {
        self.0.check(self.seated(seat)?, &read::given(action, "action")?)
    }

    /// What an action itself would change, before the table goes on to what lay on the agenda already.
    pub fn preview(&self, seat: Seat, action: &str) -> Result<Preview, LoireError> {
        self.0.preview(self.seated(seat)?, &read::given(action, "action")?)
    }

    /// What chance may answer now; empty if it owes nothing.
    pub fn outcomes(&self) -> Vec<Weighted> {
        self.0.outcomes()
    }

    /// The score sheet as if the game ended now.
    pub fn scores(&self) -> Vec<Ranked> {
        self.0.scores()
    }

    /// What a bot would do.
    pub fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError> {
        memory::room()?;
        self.0.suggest(self.seated(seat)?, options)
    }

    /// A bot that thinks as long as its caller wants.
    pub fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError> {
        memory::room()?;
        self.0.think(self.seated(seat)?, options)
    }

    /// Sixteen hex digits, equal for equal tables: neither the dealer nor the players' names change them.
    pub fn hash(&self) -> String {
        self.0.hash()
    }

    /// The state, with its dealer.
    pub fn state(&self) -> Written {
        self.0.saved(true)
    }

    /// The state without its secret.
    pub fn without_dealer(&self) -> Written {
        self.0.saved(false)
    }

    /// What a seat or, with `None`, a spectator may know: no dealer, and no answer that is still secret.
    pub fn view(&self, seat: Option<Seat>) -> Result<Written, LoireError> {
        Ok(self.0.view(self.seated_or_all(seat)?))
    }

    /// The state in less than a kilobyte or so, to be kept or sent: the same bytes for the same state.
    pub fn to_bytes(&self) -> Result<Vec<u8>, LoireError> {
        bytes::of_state(self.id(), self.state().as_text(), self.0.words())
    }

    /// The state with all that happened since this game was made.
    pub fn beginning(&self) -> Played {
        self.played(self.0.opening())
    }

    /// The record; refused if the game was loaded from a state, which does not know its beginning.
    pub fn record(&self) -> Result<Written, LoireError> {
        let reason = "a game loaded from a state does not know its beginning";
        self.0.record().ok_or_else(|| LoireError::new(Trouble::NoRecord, reason))
    }

    /// The legal actions by number: first how many numbers there are, the catalogue's edition and how many actions and
    /// pieces it has, then for each action its number, its seat, whether it reveals and is forced, how many pieces it
    /// touches, and the number of each.
    pub fn legal_numbers(&self, seat: Option<Seat>) -> Result<Vec<u32>, LoireError> {
        Ok(self.0.legal_numbers(self.seated_or_all(seat)?))
    }

    /// What the catalogue has gained since it had these numbers of actions and pieces.
    pub fn catalogue(&self, actions: u32, targets: u32) -> Written {
        self.0.catalogue(actions as usize, targets as usize)
    }

    /// The state beside what happened in a call.
    pub(crate) fn played(&self, Progress { events, entries }: Progress) -> Played {
        Played { state: self.remembered(), events, entries }
    }

    /// The state, which callers are likely to ask about next.
    fn remembered(&self) -> Written {
        let state = self.state();
        state_cache::remember(state.as_text(), &*self.0);
        state
    }
}

// How it goes on.
impl AnyGame {
    /// Plays an action.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        let seat = self.seated(seat)?;
        self.0.play(seat, &read::given(action, "action")?)
    }

    /// Plays the action that this number stands for.
    pub fn play_id(&mut self, seat: Seat, id: u32) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        let seat = self.seated(seat)?;
        self.0.play_id(seat, id as usize)
    }

    /// Chance answers.
    pub fn settle(&mut self, outcome: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        self.0.settle(&read::given(outcome, "outcome")?)
    }

    /// Plays entries that came from elsewhere, all or none; a dealer answers what they leave open.
    pub fn apply(&mut self, entries: &str) -> Result<Progress, LoireError> {
        self.may_go_on()?;
        self.0.apply(&read::list(entries, "entries")?)
    }

    /// Settles all that chance owes: by the dealer, without one by the system's randomness.
    pub fn deal(&mut self) -> Result<Progress, LoireError> {
        if self.0.has_dealer() {
            Ok(self.0.deal(None))
        } else {
            Ok(self.0.deal(Some(&mut Stream::new(&read::random_seed()?))))
        }
    }

    /// Takes back the last answer of a seat or, with `None`, the last answer of all; false if that is not possible.
    pub fn undo(&mut self, seat: Option<Seat>) -> Result<bool, LoireError> {
        let seat = self.seated_or_all(seat)?;
        Ok(self.0.undo(seat))
    }

    /// Could the same be taken back?
    pub fn can_undo(&self, seat: Option<Seat>) -> Result<bool, LoireError> {
        Ok(self.0.can_undo(self.seated_or_all(seat)?))
    }

    /// Plays again what was taken back last; false if there is nothing.
    pub fn redo(&mut self) -> Result<bool, LoireError> {
        self.0.redo()
    }

    /// Plays on at random, to the end or until seats have made `limit` decisions.
    pub fn playout(&mut self, seed: &str, limit: Option<u64>) -> Result<PlayedOut, LoireError> {
        read::seed(seed)?;
        let limit = decisions(limit)?;
        memory::room()?;
        let Progress { events, entries } = self.0.playout(seed, limit);
        let state = self.remembered();
        Ok(PlayedOut { state, events, entries, limit_reached: !self.0.is_over() })
    }

    /// The same on a copy and without its events: how many decisions were made.
    pub fn count_playout(&self, seed: &str, limit: Option<u64>) -> Result<u64, LoireError> {
        read::seed(seed)?;
        Ok(self.0.count_playout(seed, decisions(limit)?))
    }

    /// Is there room for further entries?
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
