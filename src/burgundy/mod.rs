//! The Castles of Burgundy, by the rules of 2011.
//!
//! A tour for somebody who knows the rulebook; every rule is named by its id in `docs/rules/burgundy.md`:
//!
//! | to find | look in |
//! |---|---|
//! | what is printed on tiles, duchies and the main board | [`data`] |
//! | set-up and options (B-001 to B-016, B-123) | [`setup`], [`rules`] |
//! | phases, rounds and turns (B-020 to B-034) | [`round`] |
//! | dice and worker chips (B-040, B-041, B-115) | [`dice`] |
//! | the four die actions, the purchase, loading goods (B-045 to B-063) | [`actions`] |
//! | what a placed tile does (B-060 to B-079, knowledge tiles) | [`tiles`] |
//! | what chance may answer (B-120) | [`chance`] |
//! | final scoring and ties (B-091, B-092) | [`score`] |
//! | conservation laws (chapter 11 of the ledger) | [`checks`] |

pub mod actions;
pub mod chance;
pub mod checks;
pub mod data;
pub mod dice;
pub mod duchy;
mod gain;
pub mod notation;
pub mod present;
pub mod refusals;
pub mod round;
pub mod rules;
pub mod score;
pub mod setup;
pub mod state;
pub mod targets;
pub mod tiles;
pub mod vocabulary;

use crate::engine::{self, AgendaOf, BySeat, Corrupt, Game, Reply, Score, Seat, SetupError, Weighted};
pub use rules::Rules;
pub use setup::Setup;
use setup::SetupMode;
pub use state::State;
pub use vocabulary::{Action, Ask, Draw, Event, Outcome, Step};

/// The Castles of Burgundy.
#[derive(Debug)]
pub struct Burgundy;

type At<'a> = engine::At<'a, Burgundy>;
type Cx<'a> = engine::Cx<'a, Burgundy>;
type Broken = engine::Broken<refusals::Why>;
type Item = engine::ItemOf<Burgundy>;

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
    type Why = refusals::Why;

    fn rules(setup: &Setup) -> Result<Rules, SetupError> {
        Rules::new(setup)
    }
    fn deal(rules: &Rules) -> (State, Step) {
        (State::new(rules), Step::SetUp)
    }
    fn step(cx: &mut Cx<'_>, step: Step) {
        round::step(cx, step);
    }
    fn candidates(at: At<'_>, seat: Seat, ask: &Ask, out: &mut Vec<Action>) {
        actions::candidates(at, seat, ask, out);
    }
    fn verdict(at: At<'_>, seat: Seat, ask: &Ask, action: Action) -> Result<(), Broken> {
        actions::verdict(at, seat, ask, action)
    }
    fn answer(cx: &mut Cx<'_>, seat: Seat, ask: Ask, action: Action) -> Reply<Ask> {
        actions::answer(cx, seat, ask, action)
    }
    fn outcomes(at: At<'_>, draw: &Draw, out: &mut Vec<Weighted<Outcome>>) {
        chance::outcomes(at, draw, out);
    }
    fn settle(cx: &mut Cx<'_>, draw: Draw, outcome: Outcome) {
        chance::settle(cx, draw, outcome);
    }
    fn scores(at: At<'_>) -> BySeat<Score> {
        score::scores(at)
    }
    fn checks(at: At<'_>, agenda: &AgendaOf<Self>) -> Result<(), Box<Corrupt>> {
        checks::checks(at, agenda)
    }
    /// Dice are rolled after the last turn of a round, and a phase is laid out after the last choice of an estate.
    fn may_reveal(at: At<'_>, seat: Seat, ask: &Ask) -> bool {
        let is_last = at.state.players.iter().all(|(other, player)| other == seat || player.dice.is_empty());
        match ask {
            Ask::Estate => true,
            _ => is_last && at.state.players[seat].dice.len() < 2,
        }
    }
    /// Estates chosen in secret lie open, and bind, when the last one is chosen (B-015).
    fn is_bound(now: At<'_>, ask: &Ask, _: Action) -> bool {
        let is_secret = now.rules.options.setup == SetupMode::AdvancedSecret;
        *ask == Ask::Estate && is_secret && now.state.players.values().iter().all(|player| player.estate.is_some())
    }
}
