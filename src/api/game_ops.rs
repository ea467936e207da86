//! Implements the operations of [`AnyGame`](super::AnyGame) for each kind of game; values of its own types are written
//! as JSON.

use super::any_game::GameOps;
use super::catalogue::with_catalogue;
use super::error::params;
use super::read::{self, Saved};
use super::think::{self, Think};
use super::view::{Asked, Legal, Preview, Progress, Suggestion, Turn, Verdict, Weighted};
use super::{LoireError, SuggestOptions, Trouble};
use crate::engine::search::Playout;
use crate::engine::{
    self, BrokenOf, FORMAT, Presented, Ranked, Seat, Seated, Seats, Seeded, Status, Stream, Table, Targets,
};
use crate::game::Game;
use crate::wire::{List, Tree, Written, text, written};
use std::marker::PhantomData;

/// A callback for each legal action and the pieces that it touches.
type EachLegal<'a, G> = &'a mut dyn FnMut(Found<<G as engine::Game>::Action>, &Targets<G>);

/// A legal action before it is written.
struct Found<A> {
    seat: Seat,
    action: A,
    reveals: bool,
    forced: bool,
}

impl<G: Presented> Game<G> {
    pub(super) fn saved_table(&self, table: &Table<G>, dealer: Option<&Seeded>) -> Written {
        let (position, agenda) = (table.state(), table.agenda());
        written(&Saved { loire: FORMAT, game: G::ID, setup: self.setup(), position, agenda, dealer })
    }

    /// The events, with the entries since there were `before`.
    #[inline(never)]
    fn since(&self, before: usize, events: List<Written>) -> Progress {
        let mut entries = List::default();
        self.entries()[before..].iter().for_each(|entry| entries.add(entry));
        Progress { events, entries }
    }

    /// Calls `each` with each legal action of this seat, or of all asked seats, and the pieces that it touches.
    fn each_legal(&self, seat: Option<Seat>, each: EachLegal<'_, G>) {
        let engine::Turn::Seats(pending) = self.table().turn() else { return };
        let mut targets = Targets::<G>::new();
        for asked in pending.iter().filter(|asked| seat.is_none_or(|seat| seat == asked.seat)) {
            let actions = self.table().legal_actions(asked.seat);
            let forced = actions.len() == 1;
            for action in actions {
                targets.clear();
                G::targets(self.table().at(), asked.seat, &asked.ask, action, &mut targets);
                let reveals = self.table().reveals(asked.seat, action);
                each(Found { seat: asked.seat, action, reveals, forced }, &targets);
            }
        }
    }

    fn action(said: &Tree<'_>) -> Result<G::Action, LoireError> {
        read::answer(said, "action")
    }

    /// Plays an action and writes its events as they happen.
    #[inline(never)]
    fn play_written(&mut self, seat: Seat, action: G::Action) -> Result<Progress, BrokenOf<G>> {
        let before = self.entries().len();
        let mut events = List::default();
        self.play_with(seat, action, &mut |event| events.add(&event))?;
        Ok(self.since(before, events))
    }
}

impl<G: Presented> GameOps for Game<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> Seats {
        self.setup().seats()
    }

    fn position(&self) -> Written {
        written(self.table().state())
    }

    fn status(&self) -> Status {
        G::status(self.table().at())
    }

    fn turn(&self) -> Turn {
        match self.table().turn() {
            engine::Turn::Seats(pending) => {
                let secret = |ask| G::is_secret(self.table().rules(), ask);
                let asks = pending.iter().map(|p| Asked { seat: p.seat, ask: written(&p.ask), secret: secret(&p.ask) });
                Turn::Seats { asks: asks.collect() }
            }
            engine::Turn::Chance(draw) => Turn::Chance { draw: written(draw) },
            engine::Turn::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Option<Seat>, previews: bool) -> Vec<Legal> {
        let now = previews.then(|| Now::<G>::of(self.table()));
        let mut all = Vec::new();
        self.each_legal(seat, &mut |Found { seat, action, reveals, forced }, targets| {
            let targets = targets.iter().map(ToString::to_string).collect();
            let preview = now.as_ref().map(|now| now.preview(self.table(), seat, action, reveals));
            let (action, notation) = (written(&action), text(&action));
            all.push(Legal { seat, action, notation, targets, reveals, forced, preview });
        });
        all
    }

    fn legal_numbers(&self, seat: Option<Seat>) -> Vec<u32> {
        with_catalogue::<G, _>(|catalogue| {
            let mut numbers = vec![0, catalogue.start(), 0, 0];
            self.each_legal(seat, &mut |found, targets| {
                let Found { seat, action, reveals, forced } = found;
                let flags = [seat.number().into(), reveals.into(), forced.into(), targets.len() as u32];
                numbers.push(catalogue.number(action));
                numbers.extend(flags);
                numbers.extend(targets.iter().map(|&target| catalogue.target_number(target)));
            });
            numbers[0] = numbers.len() as u32;
            (numbers[2], numbers[3]) = catalogue.counts();
            numbers
        })
    }

    fn catalogue(&self, actions: usize, targets: usize) -> Written {
        with_catalogue::<G, _>(|catalogue| written(&catalogue.since(actions, targets)))
    }

    fn check(&self, seat: Seat, action: &Tree<'_>) -> Result<Verdict, LoireError> {
        Ok(match self.table().check(seat, Self::action(action)?) {
            Ok(()) => Verdict::Legal { legal: true },
            Err(broken) => Verdict::Refused {
                legal: false,
                rule: broken.rule,
                code: broken.code(),
                message: broken.to_string(),
                params: params(&broken.why),
            },
        })
    }

    fn preview(&self, seat: Seat, action: &Tree<'_>) -> Result<Preview, LoireError> {
        let action = Self::action(action)?;
        self.table().check(seat, action)?;
        let reveals = self.table().reveals(seat, action);
        Ok(Now::<G>::of(self.table()).preview(self.table(), seat, action, reveals))
    }

    fn outcomes(&self) -> Vec<Weighted> {
        let tell = |weighted: engine::Weighted<G::Outcome>| Weighted {
            outcome: written(&weighted.outcome),
            weight: weighted.weight,
            notation: text(&weighted.outcome),
        };
        self.table().outcomes().into_iter().map(tell).collect()
    }

    fn scores(&self) -> Vec<Ranked> {
        Game::scores(self)
    }

    fn suggest(&self, seat: Seat, options: SuggestOptions) -> Result<Suggestion, LoireError> {
        think::suggest(self.table(), seat, options, || Game::hash(self))
    }

    fn think(&self, seat: Seat, options: SuggestOptions) -> Result<Box<dyn Think>, LoireError> {
        think::start(self.table(), seat, options, || Game::hash(self))
    }

    fn hash(&self) -> String {
        Game::hash(self)
    }

    fn saved(&self, with_dealer: bool) -> Written {
        self.saved_table(self.table(), self.dealer().filter(|_| with_dealer))
    }

    fn view(&self, seat: Option<Seat>) -> Written {
        self.saved_table(&self.table().view(seat), None)
    }

    fn play(&mut self, seat: Seat, action: &Tree<'_>) -> Result<Progress, LoireError> {
        Ok(self.play_written(seat, Self::action(action)?)?)
    }

    fn play_id(&mut self, seat: Seat, id: usize) -> Result<Progress, LoireError> {
        let action = with_catalogue::<G, _>(|catalogue| catalogue.action(id));
        let action = action.ok_or_else(|| LoireError::new(Trouble::BadAction, "no such number of an action"))?;
        Ok(self.play_written(seat, action)?)
    }

    fn settle(&mut self, outcome: &Tree<'_>) -> Result<Progress, LoireError> {
        let chance: G::Outcome = read::answer(outcome, "outcome")?;
        let before = self.entries().len();
        let mut events = List::default();
        self.settle_with(chance, &mut |event| events.add(&event))?;
        Ok(self.since(before, events))
    }

    fn apply(&mut self, entries: &[Tree<'_>]) -> Result<Progress, LoireError> {
        let entries = read::entries::<G>(entries)?;
        let before = self.entries().len();
        let mut events = List::default();
        self.apply_with(&entries, &mut |event| events.add(&event))?;
        Ok(self.since(before, events))
    }

    fn has_dealer(&self) -> bool {
        self.dealer().is_some()
    }

    fn deal(&mut self, stream: Option<&mut Stream>) -> Progress {
        let before = self.entries().len();
        let mut events = List::default();
        let mut add = |event| events.add(&event);
        match stream {
            Some(stream) => self.deal_with(stream, &mut add),
            None => self.deal_own_with(&mut add),
        }
        self.since(before, events)
    }

    fn opening(&self) -> Progress {
        let mut events = List::default();
        Game::opening(self).iter().for_each(|event| events.add(event));
        self.since(0, events)
    }

    fn record(&self) -> Option<Written> {
        Game::record(self).map(|record| written(&record))
    }

    fn undo(&mut self, seat: Option<Seat>) -> bool {
        Game::undo(self, seat)
    }

    fn can_undo(&self, seat: Option<Seat>) -> bool {
        Game::can_undo(self, seat)
    }

    fn redo(&mut self) -> Result<bool, LoireError> {
        Ok(Game::redo(self)?)
    }

    fn can_redo(&self) -> bool {
        Game::can_redo(self)
    }

    fn fork(&self) -> Box<dyn GameOps> {
        Box::new(self.clone())
    }

    fn reloaded(&self) -> Box<dyn GameOps> {
        Box::new(self.without_past())
    }

    fn words(&self) -> &'static str {
        G::WORDS
    }

    fn playout(&mut self, seed: &str, limit: u64) -> Progress {
        let before = self.entries().len();
        let mut events = List::default();
        self.playout_with(seed, limit, &mut |event| events.add(&event));
        self.since(before, events)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn length(&self) -> usize {
        self.entries().len()
    }

    fn count_playout(&self, seed: &str, limit: u64) -> u64 {
        Playout::new(seed).play(&mut self.table().clone(), limit)
    }
}

/// The current table, as the base of several previews.
struct Now<G: Presented> {
    scores: Vec<Ranked>,
    resources: Vec<Vec<(&'static str, i32)>>,
    of: PhantomData<G>,
}

impl<G: Presented> Now<G> {
    fn of(table: &Table<G>) -> Self {
        let scores = table.scores();
        let resources = scores.iter().map(|line| G::resources(table.at(), line.seat)).collect();
        Now { scores, resources, of: PhantomData }
    }

    /// The effects of a legal action itself.
    fn preview(&self, table: &Table<G>, seat: Seat, action: G::Action, reveals: bool) -> Preview {
        let after = table.right_after(seat, action);
        let mut preview = Preview::between(seat, &self.scores, &after.scores());
        for (line, was) in self.scores.iter().zip(&self.resources) {
            preview.compare_resources(line.seat, was, &G::resources(after.at(), line.seat));
        }
        preview.reveals = reveals;
        preview
    }
}
