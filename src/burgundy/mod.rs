//! The Castles of Burgundy, by the rules of 2011.
//!
//! A tour by rule ids, which are explained in `docs/rules/burgundy.md`:
//!
//! | to find | look in |
//! |---|---|
//! | the print on tiles, duchies and the main board | [`data`] |
//! | set-up and options (B-001 to B-016, B-123) | [`setup`], [`rules`] |
//! | phases, rounds and turns (B-020 to B-034) | [`round`] |
//! | dice and worker chips (B-040, B-041, B-115) | [`dice`] |
//! | the four die actions, the purchase, loading goods (B-045 to B-063) | `actions` |
//! | the effects of placed tiles (B-060 to B-079, knowledge tiles) | `tiles` |
//! | draws and their outcomes (B-120) | [`chance`] |
//! | final scoring and ties (B-091, B-092) | `score` |
//! | the answers to each question | [`questions`] |
//! | conservation laws (chapter 11 of the ledger) | `laws` |
//! | positions from sketches | [`arrange`] |

pub(crate) mod actions;
pub mod arrange;
pub mod chance;
pub mod data;
mod describe;
pub mod dice;
mod dictionary;
pub mod duchy;
pub(crate) mod events;
mod gain;
pub(crate) mod judge;
mod laws;
pub mod pieces;
pub mod present;
pub mod questions;
pub mod refusals;
pub mod round;
pub mod rules;
pub(crate) mod score;
pub mod setup;
pub mod state;
pub(crate) mod tiles;

use crate::engine::{
    self, AgendaOf, Asked, Asks, BySeat, Chance, Game, Laws, Reply, Runs, Score, Seat, Seats, SetupError, Weighted,
};
use actions::{decline, estate};
pub use chance::{Draw, Outcome};
pub use events::Event;
pub use questions::{Action, Ask};
pub use round::Step;
pub use rules::Rules;
pub use setup::Setup;
pub use state::State;

/// The Castles of Burgundy.
#[derive(Debug)]
pub struct Burgundy;

type At<'a> = engine::At<'a, Burgundy>;
type Cx<'a> = engine::Cx<'a, Burgundy>;
type Item = engine::ItemOf<Burgundy>;
type Verdict = Result<(), engine::BrokenOf<Burgundy>>;

impl Game for Burgundy {
    const ID: &'static str = "burgundy";
    const TURN_RULE: &'static str = "B-032";
    const CHANCE_RULE: &'static str = "B-120";

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
    }
    fn is_sure(ask: &Ask, candidate: Action) -> bool {
        ask.is_sure(candidate)
    }
    fn verdict(at: At<'_>, seat: Seat, ask: &Ask, action: Action) -> Verdict {
        ask.verdict(at, seat, action).unwrap_or_else(|| decline::no_answer(*ask, action))
    }
    fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Reply<Ask> {
        ask.resolve(cx, seat, action).unwrap_or(Reply::Done)
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
    /// Secretly chosen estates are revealed and binding once the last one is chosen (B-015).
    fn is_bound(now: At<'_>, ask: &Ask, _: Action) -> bool {
        estate::is_secret(now.rules, *ask) && now.state.players.values().iter().all(|player| player.estate.is_some())
    }
    fn is_secret(rules: &Rules, ask: &Ask) -> bool {
        estate::is_secret(rules, *ask)
    }
    fn conceal(rules: &Rules, state: &mut State, asked: &mut Asked<Ask>, seat: Option<Seat>) {
        estate::conceal(rules, state, asked, seat);
    }
}
