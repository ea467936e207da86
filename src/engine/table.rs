//! A game in progress.

use super::{
    Agenda, AgendaOf, At, Broken, BrokenOf, Cause, Corrupt, Cx, Dealer, Game, Item, Judge, Laws, Pending, Quick,
    Ranked, Reply, Seat, SetupError, StateError, Weighted, rank,
};
use crate::parts::sort;
use std::sync::Arc;

/// A game in progress: rules, state and agenda. Cloning it copies plain data and one `Arc`.
#[derive(Debug)]
pub struct Table<G: Game> {
    rules: Arc<G::Rules>,
    state: G::State,
    agenda: AgendaOf<G>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table { rules: self.rules.clone(), state: self.state.clone(), agenda: self.agenda.clone() }
    }

    /// Copies into already allocated memory.
    fn clone_from(&mut self, other: &Self) {
        self.rules.clone_from(&other.rules);
        self.state.clone_from(&other.state);
        self.agenda.copy_from(&other.agenda);
    }
}

impl<G: Game> PartialEq for Table<G> {
    /// Compares everything that changes; tables of different set-ups are not comparable.
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.agenda == other.agenda
    }
}

/// The turn.
#[derive(Debug)]
pub enum Turn<'t, G: Game> {
    /// These seats are asked.
    Seats(&'t [Pending<G::Ask>]),
    /// This draw is pending.
    Chance(&'t G::Draw),
    /// The game is over.
    Over,
}

impl<'t, G: Game> Turn<'t, G> {
    /// The questions that seats are asked; empty if chance owes an answer or the game is over.
    pub fn asked(&self) -> &'t [Pending<G::Ask>] {
        match *self {
            Turn::Seats(asked) => asked,
            Turn::Chance(_) | Turn::Over => &[],
        }
    }
}

impl<G: Game> Table<G> {
    /// A new table at its first decision or draw.
    pub fn new(setup: &G::Setup) -> Result<Self, SetupError> {
        let rules = Arc::new(G::rules(setup)?);
        let (state, first) = G::deal(&rules);
        let mut table = Table { rules, state, agenda: Agenda::new(Item::Step(first)) };
        table.run(0, &mut |_| {});
        Ok(table)
    }

    /// Resumes a saved game; refused if no game can reach its state.
    pub fn resume(setup: &G::Setup, state: G::State, agenda: AgendaOf<G>) -> Result<Self, StateError> {
        let table = Table { rules: Arc::new(G::rules(setup)?), state, agenda };
        table.validate()?;
        Ok(table)
    }

    /// All laws that a saved game breaks.
    pub fn problems_of(setup: &G::Setup, state: G::State, agenda: AgendaOf<G>) -> Result<Vec<Corrupt>, SetupError> {
        Ok(Table::<G> { rules: Arc::new(G::rules(setup)?), state, agenda }.problems())
    }

    /// The resolved rules.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The current state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Mutable state, to arrange a scene in a test. Changes are not checked: see [`Table::validate`].
    pub fn state_mut(&mut self) -> &mut G::State {
        &mut self.state
    }

    /// The items still to be resolved.
    pub fn agenda(&self) -> &AgendaOf<G> {
        &self.agenda
    }

    /// Read access to rules and state.
    pub fn at(&self) -> At<'_, G> {
        At { rules: &self.rules, state: &self.state }
    }

    /// The turn.
    pub fn turn(&self) -> Turn<'_, G> {
        match self.agenda.top() {
            Some(Item::Ask(pending)) => Turn::Seats(pending),
            Some(Item::Draw(draw)) => Turn::Chance(draw),
            Some(Item::Step(_)) | None => Turn::Over,
        }
    }

    /// The question of this seat; `None` if it is not asked.
    pub fn ask(&self, seat: Seat) -> Option<&G::Ask> {
        match self.turn() {
            Turn::Seats(pending) => pending.iter().find(|p| p.seat == seat).map(|p| &p.ask),
            _ => None,
        }
    }

    /// The legal actions of this seat; empty if it is not asked.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.legal_actions_into(seat, &mut out);
        out
    }

    /// [`Table::legal_actions`] into a reused list. The verdict decides what is legal, except for candidates known to
    /// be legal, which only builds with debug assertions check.
    pub fn legal_actions_into(&self, seat: Seat, out: &mut Vec<G::Action>) {
        out.clear();
        if let Some(ask) = self.ask(seat) {
            let is_legal = |action| G::verdict(self.at(), seat, ask, action).is_ok();
            G::candidates(self.at(), seat, ask, out);
            out.retain(|&action| {
                let is_sure = G::is_sure(ask, action);
                debug_assert!(!is_sure || is_legal(action), "{action:?} is sure to be legal, and is not");
                is_sure || is_legal(action)
            });
        }
    }

    /// Checks that an action is legal; the refusal names the rule.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), BrokenOf<G>> {
        match (self.ask(seat), self.turn()) {
            (Some(ask), _) => G::verdict(self.at(), seat, ask, action),
            (None, Turn::Over) => Err(Broken { rule: G::TURN_RULE, why: Cause::Over }),
            (None, _) => Err(Broken { rule: G::TURN_RULE, why: Cause::NotAsked(seat) }),
        }
    }

    /// Plays a legal action and resolves everything up to the next decision or draw. Changes nothing if the action is
    /// refused.
    pub fn play(&mut self, seat: Seat, action: G::Action, events: &mut dyn FnMut(G::Event)) -> Result<(), BrokenOf<G>> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, events);
        Ok(())
    }

    /// Plays an action that came from [`Table::legal_actions`]. Does nothing if the seat is not asked.
    pub fn play_unchecked(&mut self, seat: Seat, action: G::Action, events: &mut dyn FnMut(G::Event)) {
        self.resolve(seat, action, true, events);
    }

    /// The table right after a legal action: with its own effects, before older items of the agenda. The next turn, the
    /// event of the round or the end of the game are not its effects. This table is only for inspection: its agenda may
    /// have a step on top.
    pub fn right_after(&self, seat: Seat, action: G::Action) -> Self {
        let mut after = self.clone();
        after.resolve(seat, action, false, &mut |_| {});
        after
    }

    /// Answers the question of a seat that is asked, then resolves the agenda: completely, or only the effects of the
    /// answer.
    fn resolve(&mut self, seat: Seat, action: G::Action, goes_on: bool, events: &mut dyn FnMut(G::Event)) {
        let Turn::Seats(pending) = self.turn() else { return };
        let Some(index) = pending.iter().position(|p| p.seat == seat) else { return };
        let Some(Item::Ask(mut asked)) = self.agenda.pop() else { return };
        let depth = self.agenda.items().len();
        let ask = asked.remove(index).ask;
        if let Reply::Again(ask) = G::answer(&mut self.cx(events), seat, ask, action) {
            asked.insert(index, Pending { seat, ask });
        }
        if !asked.is_empty() {
            self.agenda.insert(depth, Item::Ask(asked));
        }
        self.run(if goes_on { 0 } else { depth }, events);
    }

    /// The possible outcomes of the pending draw; empty if there is none.
    pub fn outcomes(&self) -> Vec<Weighted<G::Outcome>> {
        let mut out = Vec::new();
        self.outcomes_into(&mut out);
        out
    }

    /// [`Table::outcomes`] into a reused list.
    pub fn outcomes_into(&self, out: &mut Vec<Weighted<G::Outcome>>) {
        out.clear();
        if let Turn::Chance(draw) = self.turn() {
            G::outcomes(self.at(), draw, out);
        }
    }

    /// Settles the pending draw; changes nothing if the draw does not have this outcome.
    pub fn settle(&mut self, outcome: G::Outcome, events: &mut dyn FnMut(G::Event)) -> Result<(), BrokenOf<G>> {
        let refuse = |why| Err(Broken { rule: G::CHANCE_RULE, why });
        match self.turn() {
            Turn::Over => return refuse(Cause::Over),
            Turn::Seats(_) => return refuse(Cause::NoDraw),
            Turn::Chance(_) => {}
        }
        if !self.outcomes().iter().any(|weighted| weighted.outcome == outcome) {
            return refuse(Cause::NotPossible);
        }
        self.settle_unchecked(outcome, events);
        Ok(())
    }

    /// Settles the pending draw with one of [`Table::outcomes`]. Does nothing if no draw is pending.
    pub fn settle_unchecked(&mut self, outcome: G::Outcome, events: &mut dyn FnMut(G::Event)) {
        match self.agenda.pop() {
            Some(Item::Draw(draw)) => {
                G::settle(&mut self.cx(events), draw, outcome);
                self.run(0, events);
            }
            Some(other) => self.agenda.push([other]),
            None => {}
        }
    }

    /// Lets a dealer settle one draw and returns the outcome; `None` if no draw is pending.
    pub fn deal(&mut self, dealer: &mut dyn Dealer, events: &mut dyn FnMut(G::Event)) -> Option<G::Outcome> {
        let outcomes = self.outcomes();
        let weights: Vec<u32> = outcomes.iter().map(|weighted| weighted.weight).collect();
        let outcome = if outcomes.is_empty() { None } else { outcomes.get(dealer.pick(&weights)) }?.outcome;
        self.settle_unchecked(outcome, events);
        Some(outcome)
    }

    /// [`Table::deal`] for playouts: with fast numbers and a reused list. Returns false if no draw is pending.
    pub fn deal_quick(&mut self, quick: &mut Quick, outcomes: &mut Vec<Weighted<G::Outcome>>) -> bool {
        self.outcomes_into(outcomes);
        let Some(outcome) = quick.pick(outcomes) else { return false };
        self.settle_unchecked(outcome, &mut |_| {});
        true
    }

    /// Whether this legal action reveals a draw or something hidden.
    pub fn reveals(&self, seat: Seat, action: G::Action) -> bool {
        let Some(ask) = self.ask(seat) else { return false };
        G::may_reveal(self.at(), seat, ask) && {
            let mut after = self.clone();
            after.play_unchecked(seat, action, &mut |_| {});
            matches!(after.turn(), Turn::Chance(_))
        }
    }

    /// The score sheet as if the game ended now. After the end, all points are paid.
    pub fn scores(&self) -> Vec<Ranked> {
        let mut lines = rank(G::scores(self.at()));
        if self.agenda.top().is_none() {
            lines.iter_mut().flat_map(|line| &mut line.sources).for_each(|source| source.pending = false);
        }
        lines
    }

    /// Checks the state against the laws, and the agenda against the state. Fails with the first broken law.
    pub fn validate(&self) -> Result<(), Box<Corrupt>> {
        self.problems().into_iter().next().map_or(Ok(()), |broken| Err(Box::new(broken)))
    }

    /// All broken laws.
    pub fn problems(&self) -> Vec<Corrupt> {
        let mut laws = Laws::default();
        G::laws(self.at(), &self.agenda, &mut laws);
        laws.into_broken()
    }

    fn cx<'a>(&'a mut self, events: &'a mut dyn FnMut(G::Event)) -> Cx<'a, G> {
        Cx { rules: &self.rules, state: &mut self.state, agenda: &mut self.agenda, events }
    }

    /// The part of the table that a seat, or a spectator, may know: without answers that are still secret.
    pub fn view(&self, seat: Option<Seat>) -> Self {
        let mut view = self.clone();
        if let Some(Item::Ask(asked)) = view.agenda.top_mut() {
            G::conceal(&view.rules, &mut view.state, asked, seat);
            sort(asked, |a, b| a.seat < b.seat);
        }
        view
    }

    /// The part of the table that a seat may use to decide: [`Table::view`], without the answers that others have
    /// already given to its simultaneous question.
    pub fn seen(&self, seat: Seat) -> Self
    where
        G: Judge,
    {
        let mut seen = self.view(Some(seat));
        let Some(ask) = seen.ask(seat).cloned() else { return seen };
        if let Some(again) = G::hide(&seen.rules, &mut seen.state, &ask, seat) {
            if let Some(Item::Ask(asked)) = seen.agenda.top_mut() {
                for other in G::seats(&seen.rules).iter() {
                    if !asked.iter().any(|pending| pending.seat == other) {
                        let _ = asked.try_push(Pending { seat: other, ask: again.clone() });
                    }
                }
                sort(asked, |a, b| a.seat < b.seat);
            }
        }
        seen
    }

    /// Resolves steps until a decision or draw is due, or until only `down_to` items are left.
    fn run(&mut self, down_to: usize, events: &mut dyn FnMut(G::Event)) {
        while let (Some(Item::Step(_)), true) = (self.agenda.top(), self.agenda.items().len() > down_to) {
            if let Some(Item::Step(step)) = self.agenda.pop() {
                G::step(&mut self.cx(events), step);
            }
        }
    }
}
