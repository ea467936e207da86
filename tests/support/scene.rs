//! One-line scenes of any game: a real table, rearranged so that every law still holds, then played by notation.
//!
//! After every answer the table is held to all laws, and is saved, loaded and compared.

use super::*;
use loire::api;
use loire::engine::FORMAT;

/// A game whose tables can be rearranged into scenes.
pub trait Staged: Presented {
    /// What a scene has to remember besides its set-up.
    type Stage: Clone;
    /// After something was moved: everything that must follow from it, so that every law still holds.
    fn keep_the_laws(setup: &Self::Setup, stage: &Self::Stage, state: &mut Self::State);
}

/// A table being arranged and played.
pub struct Scene<G: Staged> {
    pub setup: G::Setup,
    pub stage: G::Stage,
    pub table: Table<G>,
    /// Everything told since the scene was arranged.
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
    /// A new table, as it is before the first decision.
    #[track_caller]
    pub fn sit(setup: G::Setup, stage: G::Stage) -> Self {
        let table = Table::<G>::new(&setup).unwrap();
        let before = table.state().clone();
        Scene { setup, stage, table, events: vec![], before }
    }

    /// Moves things about; whatever must follow from it does.
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

    /// A seat answers, in notation; everything holds afterwards.
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

    /// A seat's answer is refused by this rule, and nothing changes.
    #[track_caller]
    pub fn refused(self, who: Who, line: &str, rule: &str) -> Self {
        self.refused_as(who, read::<G>(line), rule, None)
    }

    /// A seat's answer is refused by this rule and with this code, and nothing changes.
    #[track_caller]
    pub fn refused_as(mut self, who: Who, action: G::Action, rule: &str, code: Option<&str>) -> Self {
        self.validate("as arranged");
        let before = self.table.clone();
        let line = action.to_string();
        let Err(broken) = self.table.play(who.seat(), action, &mut |_| panic!("a refused action tells nothing")) else {
            panic!("{who:?} may {line}, though {rule} says no");
        };
        assert_eq!(broken.rule, rule, "{line}: {broken}");
        assert_eq!(broken.code(), code.unwrap_or(broken.code()), "{line}: {broken}");
        assert!(self.table == before, "{line} is refused and changes the table");
        assert!(!self.legal(who).contains(&line), "{line} is refused and offered");
        self
    }

    /// Chance answers, in notation, one draw after the other.
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

    /// Chance answers whatever it owes, always with what comes first.
    #[track_caller]
    pub fn deal_any(mut self) -> Self {
        while let Turn::Chance(_) = self.table.turn() {
            first_outcome(&mut self.table);
            self.validate("chance");
        }
        self
    }

    /// Saved in the middle of whatever is asked, and loaded: the same table.
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

    /// What an answer would change, as hosts are told: `["coins -2", "total -2"]`, of this seat only.
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

    /// Everything a seat may answer, in notation.
    pub fn legal(&self, who: Who) -> Vec<String> {
        self.table.legal_actions(who.seat()).into_iter().map(|action| action.to_string()).collect()
    }

    /// The pieces that an answer touches, by their names on the wire.
    #[track_caller]
    pub fn touched(&self, who: Who, line: &str) -> Vec<String> {
        let mut targets = loire::engine::Targets::<G>::new();
        let ask = self.table.ask(who.seat()).unwrap_or_else(|| panic!("{who:?} is not asked"));
        G::targets(self.table.at(), who.seat(), ask, read::<G>(line), &mut targets);
        targets.iter().map(ToString::to_string).collect()
    }

    /// What a seat may answer that begins like this.
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
        assert_eq!(legal, lines, "what {who:?} may answer");
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

    /// Just this seat is asked just this.
    #[track_caller]
    pub fn expect_ask(self, who: Who, ask: impl Into<G::Ask>) -> Self {
        assert_eq!(self.table.ask(who.seat()), Some(&ask.into()), "what {who:?} is asked");
        self
    }
}
