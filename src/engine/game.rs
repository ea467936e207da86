//! What a game is made of, and the two views its rules get of a table.

use super::{Agenda, Asked, Broken, BySeat, Item, Laws, Refusal, Score, Seat, Seats, SetupError, Weighted};
use crate::wire::{Notation, Read};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// Plain data that survives JSON.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Read + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Read + Send + Sync + 'static> Wire for T {}

/// A set-up knows who sits down.
pub trait Seated {
    /// How many play.
    fn seats(&self) -> Seats;
    /// The same game with nobody's name on it: names decide nothing.
    fn unnamed(&self) -> Self;
}

/// The rules of one game. Implemented on a unit struct; every method reads like a table of contents.
pub trait Game: Sized + Debug + 'static {
    /// The game's name on the wire.
    const ID: &'static str;
    /// The rule that says whose turn it is, cited when a seat answers that is not asked.
    const TURN_RULE: &'static str;
    /// The rule that says what chance may answer.
    const CHANCE_RULE: &'static str;

    /// Everything chosen before the first move.
    type Setup: Wire + Seated;
    /// A set-up resolved into numbers and tables; immutable, shared, never serialised.
    type Rules: Debug + Send + Sync;
    /// Everything that changes.
    type State: Wire;
    /// Rules that run by themselves.
    type Step: Wire;
    /// Decisions a seat owes.
    type Ask: Wire;
    /// A seat's answers.
    type Action: Wire + Copy + Eq + Hash + Notation;
    /// Decisions chance owes.
    type Draw: Wire;
    /// Chance's answers.
    type Outcome: Wire + Copy + Eq + Hash + Notation;
    /// Things that happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// The particulars of a refusal.
    type Reason: Refusal;

    /// Resolves a set-up, or says what is impossible about it.
    fn rules(setup: &Self::Setup) -> Result<Self::Rules, SetupError>;
    /// The state before the first step, and that step.
    fn deal(rules: &Self::Rules) -> (Self::State, Self::Step);
    /// Runs a rule that runs by itself.
    fn step(cx: &mut Cx<'_, Self>, step: Self::Step);
    /// Every action worth asking about; tight, so that few are refused.
    fn candidates(at: At<'_, Self>, seat: Seat, ask: &Self::Ask, out: &mut Vec<Self::Action>);
    /// Is this candidate legal for sure, so that the rule need not be asked?
    fn is_sure(_ask: &Self::Ask, _candidate: Self::Action) -> bool {
        false
    }
    /// The rule itself, written once: legal, or which rule says no.
    fn verdict(at: At<'_, Self>, seat: Seat, ask: &Self::Ask, action: Self::Action) -> Result<(), BrokenOf<Self>>;
    /// What follows from a legal action.
    fn answer(cx: &mut Cx<'_, Self>, seat: Seat, ask: Self::Ask, action: Self::Action) -> Reply<Self::Ask>;
    /// What chance may answer, with weights; never empty.
    fn outcomes(at: At<'_, Self>, draw: &Self::Draw, out: &mut Vec<Weighted<Self::Outcome>>);
    /// What follows from chance's answer.
    fn settle(cx: &mut Cx<'_, Self>, draw: Self::Draw, outcome: Self::Outcome);
    /// Points by source, as if the game ended now.
    fn scores(at: At<'_, Self>) -> BySeat<Score>;
    /// How many play.
    fn seats(rules: &Self::Rules) -> Seats;
    /// The conservation laws of the ledger. A table that passes can be played on without ever failing.
    fn laws(at: At<'_, Self>, agenda: &AgendaOf<Self>, laws: &mut Laws);
    /// Could some answer to this ask bring chance or hidden things forward? May say yes too often, never too seldom.
    fn may_reveal(at: At<'_, Self>, seat: Seat, ask: &Self::Ask) -> bool;
    /// Did an earlier version ask for this answer where there was nothing to decide? It changes nothing, so a record that
    /// holds it is replayed without it.
    fn is_needless(_action: Self::Action) -> bool {
        false
    }
    /// Does an answer given earlier bind, as the table stands now, so that it cannot be taken back? Whoever has said that
    /// it is ready is bound, and so is a secret once it lies open.
    fn is_bound(_now: At<'_, Self>, _ask: &Self::Ask, _action: Self::Action) -> bool {
        false
    }
    /// Is the answer to this question kept secret until all who are asked have answered?
    fn is_secret(_rules: &Self::Rules, _ask: &Self::Ask) -> bool {
        false
    }
    /// Takes back the secret answers that others than this seat have given to the question that waits now, and asks them
    /// again: what the seat, or a spectator, may know of the table.
    fn conceal(_rules: &Self::Rules, _state: &mut Self::State, _asked: &mut Asked<Self::Ask>, _seat: Option<Seat>) {}
}

/// A game's own kind of refusal.
pub type BrokenOf<G> = Broken<<G as Game>::Reason>;
/// A game's own kind of agenda item.
pub type ItemOf<G> = Item<<G as Game>::Step, <G as Game>::Ask, <G as Game>::Draw>;
/// A game's own kind of agenda.
pub type AgendaOf<G> = Agenda<<G as Game>::Step, <G as Game>::Ask, <G as Game>::Draw>;

/// What becomes of the question after an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply<A> {
    /// The question is answered.
    Done,
    /// This seat goes on with this question; nobody else is held up.
    Again(A),
}

/// A table to look at.
#[derive(Debug)]
pub struct At<'a, G: Game> {
    /// The resolved rules.
    pub rules: &'a G::Rules,
    /// The state as it is.
    pub state: &'a G::State,
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for At<'_, G> {}

/// A table to change.
pub struct Cx<'a, G: Game> {
    /// The resolved rules.
    pub rules: &'a G::Rules,
    /// The state to change.
    pub state: &'a mut G::State,
    pub(super) agenda: &'a mut AgendaOf<G>,
    pub(super) events: &'a mut dyn FnMut(G::Event),
}

impl<G: Game> Cx<'_, G> {
    /// The table as it is now.
    pub fn at(&self) -> At<'_, G> {
        At { rules: self.rules, state: self.state }
    }

    /// What happens next, in reading order, before anything that was already to come.
    pub fn next(&mut self, items: impl IntoIterator<Item = ItemOf<G>, IntoIter: DoubleEndedIterator>) {
        self.agenda.push(items);
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: G::Event) {
        (self.events)(event);
    }
}
