//! What each function of the contract does, for a game of any kind; compiled once for all of them.

use super::session::{Happened, MAX_ENTRIES};
use super::view::{Legal, Look, Played, PlayedOut, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, SuggestOptions, Think, Trouble, any, bytes, memory, read, state_cache};
use crate::engine::{Ranked, Seat, Seats, Status, Stream};
use crate::wire::{Tree, Written, json};

/// A game of some kind, as far as only its kind knows the answer. Values of its own kind come written.
pub(crate) trait GameOps {
    /// Which game it is.
    fn id(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> Seats;
    /// Everything that changes.
    fn position(&self) -> Written;
    /// How far it is.
    fn status(&self) -> Status;
    /// Whose move it is.
    fn turn(&self) -> Turn<Written, Written>;
    /// What a seat, or everybody who is asked, may do.
    fn legal(&self, seat: Option<Seat>, previews: bool) -> Vec<Legal<Written>>;
    /// The same by numbers.
    fn legal_numbers(&self, seat: Option<Seat>) -> Vec<u32>;
    /// What the catalogue has gained.
    fn catalogue(&self, actions: usize, targets: usize) -> Written;
    /// Is an action legal?
    fn check(&self, seat: Seat, action: &Tree<'_>) -> Result<Verdict<Written>, LoireError>;
    /// What a legal action would change.
    fn preview(&self, seat: Seat, action: &Tree<'_>) -> Result<Preview, LoireError>;
    /// What chance may answer.
    fn outcomes(&self) -> Vec<Weighted<Written>>;
    /// The score sheet, down to single pieces.
    fn scores(&self) -> Vec<Ranked>;
    /// What a bot would do; nothing, if the seat is not asked.
    fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion<Written>, LoireError>;
    /// A bot that thinks for as long as one likes.
    fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError>;
    /// Sixteen hex digits of the table.
    fn hash(&self) -> String;
    /// The state, with its dealer or without.
    fn saved(&self, with_dealer: bool) -> Written;
    /// What a seat, or a spectator, may know of the state.
    fn view(&self, seat: Option<Seat>) -> Written;
    /// Somebody answers.
    fn play(&mut self, seat: Seat, action: &Tree<'_>) -> Result<Happened, LoireError>;
    /// Somebody answers with the action of this number.
    fn play_id(&mut self, seat: Seat, id: usize) -> Result<Happened, LoireError>;
    /// Chance answers.
    fn settle(&mut self, outcome: &Tree<'_>) -> Result<Happened, LoireError>;
    /// Plays entries, all or none.
    fn apply(&mut self, entries: &[Tree<'_>]) -> Result<Happened, LoireError>;
    /// Does it have a dealer?
    fn has_dealer(&self) -> bool;
    /// Settles all that chance owes, by the dealer or by these numbers.
    fn deal(&mut self, stream: Option<&mut Stream>) -> Happened;
    /// What happened since the handle was made.
    fn opening(&self) -> Happened;
    /// The record, if the game is known from its beginning.
    fn record(&self) -> Option<Written>;
    /// Takes back the last answer of a seat, or of whoever answered last.
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
    fn afresh(&self) -> Box<dyn GameOps>;
    /// The words that states of its kind are made of.
    fn words(&self) -> &'static str;
    /// Plays on at random.
    fn playout(&mut self, seed: &str, limit: u64) -> Happened;
    /// Is the game over?
    fn is_over(&self) -> bool;
    /// How many entries it has.
    fn length(&self) -> usize;
    /// The same on a copy: how many decisions were made.
    fn count_playout(&self, seed: &str, limit: u64) -> u64;
}

type Answer = Result<String, LoireError>;

/// For how many decisions random play goes on if no limit is given: more than a game has that ends by itself, and few
/// enough for its record to be read again.
const USUAL_PLAYOUT: u64 = 5_000;
/// The largest limit of random play: seconds of it.
const MAX_PLAYOUT: u64 = 100_000;

/// For how many decisions random play goes on.
fn decisions(limit: Option<f64>) -> Result<u64, LoireError> {
    match limit {
        None => Ok(USUAL_PLAYOUT),
        Some(limit) => read::count_to(limit, MAX_PLAYOUT, "limit"),
    }
}

/// A game of any kind. Its methods are the functions of the contract; seats and numbers are as they come from outside.
pub(crate) struct AnyGame(pub(super) Box<dyn GameOps>);

impl AnyGame {
    /// A new game of this set-up.
    pub fn create(setup: &str) -> Result<Self, LoireError> {
        memory::room()?;
        any::create(setup).map(AnyGame)
    }

    /// A saved state, or a record replayed to its end; with a seed, it gets a dealer.
    pub fn load(json: &str, seed: Option<&str>) -> Result<Self, LoireError> {
        memory::room()?;
        any::load(json, seed).map(AnyGame)
    }

    /// A saved state, as functions are asked about it.
    pub fn of_state(state: &str) -> Result<Self, LoireError> {
        state_cache::load_state(state).map(AnyGame)
    }

    /// The door for seats: every function that takes one begins here.
    fn seat(&self, number: f64) -> Result<Seat, LoireError> {
        read::seat(number, self.0.seats())
    }

    /// The same where no seat means all of them.
    fn seat_or_all(&self, number: Option<f64>) -> Result<Option<Seat>, LoireError> {
        number.map(|number| self.seat(number)).transpose()
    }

    /// What happened, with the state or without.
    fn written(&self, happened: Happened, with_state: bool) -> Answer {
        if !with_state {
            return Ok(json(&happened));
        }
        let Progress { events, entries } = happened;
        let state = self.0.saved(true);
        state_cache::remember(state.as_text(), &*self.0);
        Ok(json(&Played { state, events, entries }))
    }

    pub fn turn(&self) -> Answer {
        Ok(json(&self.0.turn()))
    }

    pub fn look(&self, seat: Option<f64>) -> Answer {
        let seat = self.seat_or_all(seat)?;
        Ok(json(&Look {
            position: self.0.position(),
            status: self.0.status(),
            turn: self.0.turn(),
            legal: self.0.legal(seat, true),
            outcomes: self.0.outcomes(),
            scores: self.0.scores(),
            can_undo: self.0.seats().iter().map(|seat| self.0.can_undo(Some(seat))).collect(),
            can_redo: self.0.can_redo(),
        }))
    }

    pub fn legal_actions(&self, seat: Option<f64>) -> Answer {
        Ok(json(&self.0.legal(self.seat_or_all(seat)?, false)))
    }

    pub fn legal_previews(&self, seat: Option<f64>) -> Answer {
        Ok(json(&self.0.legal(self.seat_or_all(seat)?, true)))
    }

    pub fn check(&self, seat: f64, action: &str) -> Answer {
        Ok(json(&self.0.check(self.seat(seat)?, &read::said(action, "action")?)?))
    }

    pub fn preview(&self, seat: f64, action: &str) -> Answer {
        Ok(json(&self.0.preview(self.seat(seat)?, &read::said(action, "action")?)?))
    }

    pub fn outcomes(&self) -> Answer {
        Ok(json(&self.0.outcomes()))
    }

    pub fn scores(&self) -> Answer {
        Ok(json(&self.0.scores()))
    }

    pub fn suggest(&self, seat: f64, options: &str) -> Answer {
        memory::room()?;
        Ok(json(&self.0.suggest(self.seat(seat)?, read::value(options)?)?))
    }

    pub fn think(&self, seat: f64, options: &str) -> Result<Box<dyn Think>, LoireError> {
        memory::room()?;
        self.0.think(self.seat(seat)?, read::value(options)?)
    }

    pub fn view(&self, seat: Option<f64>) -> Answer {
        Ok(self.0.view(self.seat_or_all(seat)?).into_text())
    }

    pub fn hash(&self) -> Answer {
        Ok(self.0.hash())
    }

    pub fn to_bytes(&self) -> Result<Vec<u8>, LoireError> {
        bytes::of_state(self.0.id(), self.0.saved(true).as_text(), self.0.words())
    }

    pub fn play(&mut self, seat: f64, action: &str, with_state: bool) -> Answer {
        self.may_go_on()?;
        let happened = self.0.play(self.seat(seat)?, &read::said(action, "action")?)?;
        self.written(happened, with_state)
    }

    pub fn settle(&mut self, outcome: &str, with_state: bool) -> Answer {
        self.may_go_on()?;
        let happened = self.0.settle(&read::said(outcome, "outcome")?)?;
        self.written(happened, with_state)
    }

    pub fn apply(&mut self, entries: &str, with_state: bool) -> Answer {
        self.may_go_on()?;
        let happened = self.0.apply(&read::list(entries, "entries")?)?;
        self.written(happened, with_state)
    }

    pub fn deal(&mut self, with_state: bool) -> Answer {
        let happened = if self.0.has_dealer() {
            self.0.deal(None)
        } else {
            self.0.deal(Some(&mut Stream::new(&read::random_seed()?)))
        };
        self.written(happened, with_state)
    }

    pub fn game(&self) -> Answer {
        Ok(self.0.id().into())
    }

    pub fn legal_numbers(&self, seat: Option<f64>) -> Result<Vec<u32>, LoireError> {
        Ok(self.0.legal_numbers(self.seat_or_all(seat)?))
    }

    pub fn catalogue(&self, actions: u32, targets: u32) -> Answer {
        Ok(self.0.catalogue(actions as usize, targets as usize).into_text())
    }

    pub fn play_id(&mut self, seat: f64, id: u32) -> Answer {
        self.may_go_on()?;
        let happened = self.0.play_id(self.seat(seat)?, id as usize)?;
        self.written(happened, false)
    }

    pub fn undo(&mut self, seat: Option<f64>) -> Result<bool, LoireError> {
        let seat = self.seat_or_all(seat)?;
        Ok(self.0.undo(seat))
    }

    pub fn can_undo(&self, seat: Option<f64>) -> Result<bool, LoireError> {
        Ok(self.0.can_undo(self.seat_or_all(seat)?))
    }

    pub fn redo(&mut self) -> Result<bool, LoireError> {
        self.0.redo()
    }

    pub fn state(&self) -> Answer {
        Ok(self.0.saved(true).into_text())
    }

    pub fn without_dealer(&self) -> String {
        self.0.saved(false).into_text()
    }

    pub fn beginning(&self) -> Answer {
        self.written(self.0.opening(), true)
    }

    pub fn record(&self) -> Answer {
        self.0
            .record()
            .map(Written::into_text)
            .ok_or_else(|| LoireError::new(Trouble::NoRecord, "a game loaded from a state does not know its beginning"))
    }

    pub fn playout(&mut self, seed: &str, limit: Option<f64>) -> Answer {
        read::seed(seed)?;
        let limit = decisions(limit)?;
        memory::room()?;
        let Progress { events, entries } = self.0.playout(seed, limit);
        let (state, limit_reached) = (self.0.saved(true), !self.0.is_over());
        state_cache::remember(state.as_text(), &*self.0);
        Ok(json(&PlayedOut { state, events, entries, limit_reached }))
    }

    pub fn count_playout(&self, seed: &str, limit: Option<f64>) -> Result<f64, LoireError> {
        read::seed(seed)?;
        Ok(self.0.count_playout(seed, decisions(limit)?) as f64)
    }

    pub fn fork(&self) -> Self {
        AnyGame(self.0.fork())
    }

    /// Is there room for further entries?
    fn may_go_on(&self) -> Result<(), LoireError> {
        memory::room()?;
        if self.0.length() < MAX_ENTRIES {
            return Ok(());
        }
        let reason = format!("this game has {MAX_ENTRIES} entries, more are not kept: load its state");
        Err(LoireError::new(Trouble::TooLarge, reason))
    }
}
