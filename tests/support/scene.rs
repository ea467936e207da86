//! One-line scenes of any game: a real table, rearranged so that all laws hold, then played by notation.
//!
//! After every answer the scene checks all laws, and saves, loads and compares the table.

use super::*;
use loire::api;
use loire::engine::FORMAT;

/// A game whose tables can be rearranged into scenes.
pub trait Staged: Presented {
    /// Settings of a scene besides its set-up.
    type Stage: Clone;
    /// Restores all laws after pieces were moved.
    fn keep_the_laws(setup: &Self::Setup, stage: &Self::Stage, state: &mut Self::State);
}

/// A table that is arranged and played.
pub struct Scene<G: Staged> {
    pub setup: G::Setup,
    pub stage: G::Stage,
    pub table: Table<G>,
    /// All events since the scene was arranged.
    pub events: Vec<G::Event>,
    /// The state when the scene was arranged.
    pub before: G::State,
}

impl<G: Staged> Clone for Scene<G> {
    fn clone(&self) -> Self {
        let Scene { setup, stage, table, events, before } = self;
        Scene {
            setup: setup.clone(),
            stage: stage.clone(),
            table: table.clone(),
            events: events.clone(),
            before: before.clone(),
        }
    }
}

impl<G: Staged> Scene<G> {
    /// A new table before the first decision.
    #[track_caller]
    pub fn sit(setup: G::Setup, stage: G::Stage) -> Self {
        let table = Table::<G>::new(&setup).unwrap();
        let before = table.state().clone();
        Scene { setup, stage, table, events: vec![], before }
    }

    /// Moves pieces and restores all laws.
    #[track_caller]
    pub fn arrange(mut self, change: impl FnOnce(&mut G::State)) -> Self {
        let state = self.table.state_mut();
        change(state);
        G::keep_the_laws(&self.setup, &self.stage, state);
        self.before = state.clone();
        self.events.clear();
        self
    }

    // To play.

    /// A seat answers, in notation; all laws hold afterwards.
    #[track_caller]
    pub fn play(mut self, who: Who, line: &str) -> Self {
        self.validate("as arranged");
        let Scene { table, events, .. } = &mut self;
        if let Err(broken) = table.play(who.seat(), read::<G>(line), &mut |event| events.push(event)) {
            panic!("{who:?} may not {line}: {broken}\n{who:?} may: {:#?}", self.legal(who));
        }
        self.validate(line);
        self.saved()
    }

    /// A rule refuses a seat's answer, which changes nothing.
    #[track_caller]
    pub fn refused(self, who: Who, line: &str, rule: &str) -> Self {
        self.refused_as(who, read::<G>(line), rule, None)
    }

    /// A rule refuses a seat's answer with this code, and the answer changes nothing.
    #[track_caller]
    pub fn refused_as(mut self, who: Who, action: G::Action, rule: &str, code: Option<&str>) -> Self {
        self.validate("as arranged");
        let before = self.table.clone();
        let line = action.to_string();
        let Err(broken) = self.table.play(who.seat(), action, &mut |_| panic!("a refused action has no events")) else {
            panic!("{who:?} may {line}, although {rule} forbids it");
        };
        assert_eq!(broken.rule, rule, "{line}: {broken}");
        assert_eq!(broken.code(), code.unwrap_or(broken.code()), "{line}: {broken}");
        assert!(self.table == before, "{line} is refused but changes the table");
        assert!(!self.legal(who).contains(&line), "{line} is refused but offered");
        self
    }

    /// Outcomes of draws in notation, one after the other.
    #[track_caller]
    pub fn deal<const N: usize>(mut self, lines: [&str; N]) -> Self {
        for line in lines {
            let outcome = line.parse::<G::Outcome>().unwrap_or_else(|error| panic!("{error}"));
            let Scene { table, events, .. } = &mut self;
            if let Err(broken) = table.settle(outcome, &mut |event| events.push(event)) {
                panic!("not {line}: {broken}; {:?}", self.table.turn());
            }
            self.validate(line);
        }
        self
    }

    /// Draws the first outcome while draws are pending.
    #[track_caller]
    pub fn deal_any(mut self) -> Self {
        while let Turn::Chance(_) = self.table.turn() {
            first_outcome(&mut self.table);
            self.validate("chance");
        }
        self
    }

    /// Saves and loads the table at any question, and asserts that it is the same.
    #[track_caller]
    pub fn saved(self) -> Self {
        let state = serde_json::to_string(self.table.state()).unwrap();
        let agenda = serde_json::to_string(self.table.agenda()).unwrap();
        let (state, agenda) = (serde_json::from_str(&state).unwrap(), serde_json::from_str(&agenda).unwrap());
        let loaded = Table::<G>::resume(&self.setup, state, agenda).unwrap();
        assert!(loaded == self.table, "saving and loading changes the table");
        self
    }

    #[track_caller]
    pub fn validate(&self, when: &str) {
        if let Err(corrupt) = self.table.validate() {
            panic!("{when}: {corrupt}");
        }
    }

    // To look.

    /// The changes of an answer as hosts receive them, of this seat only: `["coins -2", "total -2"]`.
    #[track_caller]
    pub fn preview(&self, who: Who, line: &str) -> Vec<String> {
        let state = serde_json::json!({
            "loire": FORMAT,
            "game": G::ID,
            "setup": self.setup,
            "position": self.table.state(),
            "agenda": self.table.agenda(),
        });
        let preview = api::preview(&state.to_string(), who.seat(), line).unwrap();
        let changes = preview.resources.iter().filter(|change| change.seat == who.seat());
        let mut lines: Vec<_> = changes.map(|change| format!("{} {}", change.name, change.change)).collect();
        lines.push(format!("total {}", preview.total));
        lines
    }

    /// All legal answers of a seat, in notation.
    pub fn legal(&self, who: Who) -> Vec<String> {
        self.table.legal_actions(who.seat()).into_iter().map(|action| action.to_string()).collect()
    }

    /// The pieces that an answer touches, by their wire names.
    #[track_caller]
    pub fn touched(&self, who: Who, line: &str) -> Vec<String> {
        let mut targets = loire::engine::Targets::<G>::new();
        let ask = self.table.ask(who.seat()).unwrap_or_else(|| panic!("{who:?} is not asked"));
        G::targets(self.table.at(), who.seat(), ask, read::<G>(line), &mut targets);
        targets.iter().map(ToString::to_string).collect()
    }

    /// The legal answers of a seat that begin like this.
    pub fn legal_like(&self, who: Who, beginning: &str) -> Vec<String> {
        self.legal(who).into_iter().filter(|line| line.starts_with(beginning)).collect()
    }

    // To expect.

    #[track_caller]
    pub fn expect_legal<const N: usize>(self, who: Who, beginning: &str, lines: [&str; N]) -> Self {
        let mut legal = self.legal_like(who, beginning);
        let mut lines = lines.map(str::to_owned).to_vec();
        legal.sort();
        lines.sort();
        assert_eq!(legal, lines, "legal answers of {who:?}");
        self
    }

    /// A line of the score sheet, as if the game ended now.
    #[track_caller]
    pub fn expect_score(self, who: Who, source: &str, points: i32) -> Self {
        let sheet = self.table.scores();
        let line = sheet[who as usize].sources.iter().find(|line| line.source == source);
        assert_eq!(line.map(|line| line.points), Some(points), "{who:?}'s {source}");
        self
    }

    /// Exactly this seat has exactly this question.
    #[track_caller]
    pub fn expect_ask(self, who: Who, ask: impl Into<G::Ask>) -> Self {
        assert_eq!(self.table.ask(who.seat()), Some(&ask.into()), "the question of {who:?}");
        self
    }
}
