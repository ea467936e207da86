//! Orléans, in the edition of 2014 and in the later one.
//!
//! A tour for somebody who knows the rulebook; every rule is named by its id in `docs/rules/orleans.md`:
//!
//! | to find | look in |
//! |---|---|
//! | what is printed on boards and tiles | [`data`], for whoever draws them [`components`] |
//! | what the printed versions of the box say differently | [`editions`] |
//! | set-up and options (O-001 to O-017, O-142) | [`setup`], `options`, [`rules`] |
//! | the round (O-020, O-130) | [`round`] |
//! | the seven phases (O-020 to O-055, O-112 to O-125) | [`phases`] |
//! | what the places of the player board do (O-056 to O-075) | [`spaces`] |
//! | what place tiles do that nothing else does (O-080 to O-099) | [`places`], [`modules`] |
//! | coins, goods, citizens, development (O-014, O-110) | `gain` |
//! | what chance may answer (O-140) | [`chance`] |
//! | final scoring and ties (O-132, O-133) | `score` |
//! | the expansion Trade & Intrigue (T-001 to T-102) | [`modules`], [`tables`] |
//! | conservation laws (chapter 12 of the ledger) | `laws` |
//! | positions from the few things that are said | [`arrange`] |

pub mod arrange;
pub mod chance;
pub mod components;
pub mod data;
mod describe;
mod dictionary;
pub mod editions;
pub(crate) mod gain;
pub(crate) mod judge;
mod laws;
pub mod modules;
pub(crate) mod options;
pub mod phases;
pub mod pieces;
pub mod places;
pub(crate) mod present;
pub mod questions;
pub mod refusals;
pub mod round;
pub mod rules;
pub(crate) mod score;
pub mod setup;
pub mod spaces;
pub mod state;
pub mod tables;
pub mod vocabulary;

use crate::engine::{
    self, AgendaOf, Asks, BySeat, Chance, Game, Laws, Modular, Reply, Runs, Score, Seat, Seats, SetupError, Weighted,
    module,
};
pub use chance::Draw;
use phases::acting::ActionEnded;
pub use questions::{Action, Ask};
pub use round::Step;
pub use rules::Rules;
pub use setup::{Edition, Setup};
pub use state::State;
pub use vocabulary::{Event, Outcome};

/// Orléans.
#[derive(Debug)]
pub struct Orleans;

type At<'a> = engine::At<'a, Orleans>;
type Cx<'a> = engine::Cx<'a, Orleans>;
type Broken = engine::Broken<refusals::Reason>;
type Item = engine::ItemOf<Orleans>;
type Verdict = Result<(), Broken>;
type Origin<'a> = engine::Origin<'a, Orleans>;

impl Game for Orleans {
    const ID: &'static str = "orleans";
    const TURN_RULE: &'static str = "O-050";
    const CHANCE_RULE: &'static str = "O-140";

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Step = Step;
    type Ask = Ask;
    type Action = Action;
    type Draw = Draw;
    type Outcome = Outcome;
    type Event = Event;
    type Reason = refusals::Reason;

    fn rules(setup: &Setup) -> Result<Rules, SetupError> {
        Rules::new(setup)
    }
    fn deal(rules: &Rules) -> (State, Step) {
        (State::new(rules), round::SetUp.into())
    }
    fn step(cx: &mut Cx<'_>, step: Step) {
        step.run(cx);
    }
    fn candidates(at: At<'_>, seat: Seat, ask: &Ask, out: &mut Vec<Action>) {
        ask.candidates(at, seat, out);
        module::offer(at, seat, *ask, out);
    }
    fn is_sure(ask: &Ask, candidate: Action) -> bool {
        ask.is_sure(candidate)
    }
    fn verdict(at: At<'_>, seat: Seat, ask: &Ask, action: Action) -> Verdict {
        ask.verdict(at, seat, action)
            .or_else(|| module::verdict(at, seat, *ask, action))
            .unwrap_or_else(|| questions::no_answer(at, *ask, action))
    }
    fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Reply<Ask> {
        if matches!((ask, action), (Ask::Turn(_), action) if !matches!(action, Action::Pass(_))) {
            cx.next([round::step(ActionEnded { seat })]);
        }
        ask.resolve(cx, seat, action).or_else(|| module::answer(cx, seat, ask, action)).unwrap_or(Reply::Done)
    }
    fn outcomes(at: At<'_>, draw: &Draw, out: &mut Vec<Weighted<Outcome>>) {
        draw.outcomes(at, out);
    }
    fn settle(cx: &mut Cx<'_>, draw: Draw, outcome: Outcome) {
        draw.settle(cx, outcome);
    }
    fn scores(at: At<'_>) -> BySeat<Score> {
        score::scores(at)
    }
    fn seats(rules: &Rules) -> Seats {
        rules.seats
    }
    fn laws(at: At<'_>, agenda: &AgendaOf<Self>, laws: &mut Laws) {
        laws::laws(at, agenda, laws);
    }
    fn may_reveal(at: At<'_>, seat: Seat, ask: &Ask) -> bool {
        ask.may_reveal(at, seat)
    }
    /// Whoever could plan nothing was asked to, and whoever has a shield, against an event that takes nothing (O-032, O-097).
    fn is_needless(action: Action) -> bool {
        matches!(action, Action::Ready(_) | Action::Suffer(_))
    }
    /// Whoever has declared a phase of all at once finished changes nothing any more (O-031, O-032).
    fn is_bound(_: At<'_>, ask: &Ask, action: Action) -> bool {
        matches!((ask, action), (Ask::Recall(_) | Ask::Shelter(_) | Ask::Plan(_), Action::Ready(_)))
    }
}

impl Modular for Orleans {
    type Module = dyn modules::OrleansModule;
    fn modules(rules: &Rules) -> &[&'static Self::Module] {
        &rules.modules
    }
}
