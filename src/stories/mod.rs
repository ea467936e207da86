//! Orléans Stories: The First Kingdom and The King's Favor.
//!
//! A tour for somebody who knows the rulebook; every rule is named by its id in `docs/rules/stories.md`:
//!
//! | to find | look in |
//! |---|---|
//! | what is printed on boards, cards and tiles | [`data`] |
//! | everything chosen before the first move (S-022 to S-026, S-109) | [`setup`], `options` |
//! | what a host may put in the place of what is printed | [`tables`] |
//! | what is drawn, and what `games()` says | [`components`], [`info`] |
//! | a set-up resolved into numbers and tables | `rules`, `printed` |
//! | rounds and phases (S-001) | `round`, [`phases`] |
//! | what places do (S-027 to S-049, S-066 to S-074) | `places` |
//! | deeds (S-057 to S-061), the fame track (S-063, S-064), deliveries (S-062) | [`deeds`], `fame`, `delivery` |
//! | The First Kingdom (S-075 to S-093), The King's Favor (S-094 to S-108) | [`modules`] |
//! | what is counted (S-055) | `counting` |
//! | which question has which answers | [`questions`] |
//! | invariants J1 to J12 | `laws` |
//! | positions from the few things that are said | [`arrange`] |

pub mod arrange;
pub(crate) mod chance;
pub mod components;
pub(crate) mod counting;
pub mod data;
pub mod deeds;
pub(crate) mod delivery;
mod describe;
mod dictionary;
pub(crate) mod events;
pub(crate) mod fame;
pub(crate) mod gain;
pub mod info;
pub(crate) mod judge;
mod laws;
pub mod modules;
pub(crate) mod options;
pub mod phases;
pub mod pieces;
pub(crate) mod places;
pub(crate) mod present;
pub(crate) mod printed;
pub mod questions;
pub mod refusals;
pub(crate) mod round;
pub(crate) mod rules;
pub mod setup;
pub mod state;
pub mod tables;

use crate::engine::{
    self, AgendaOf, Asks, BySeat, Chance, Game, Laws, Reply, Runs, Score, Seat, Seats, SetupError, Source, Weighted,
};
pub use chance::{Draw, Outcome};
use data::wares::ByWare;
pub use events::Event;
pub use questions::{Action, Ask};
use refusals::{Reason, refuse};
pub use round::Step;
pub use rules::Rules;
pub use setup::Setup;
pub use state::State;
use state::Tile;

/// Orléans Stories.
#[derive(Debug)]
pub struct Stories;

type At<'a> = engine::At<'a, Stories>;
type Cx<'a> = engine::Cx<'a, Stories>;
type Item = engine::ItemOf<Stories>;
type Verdict = Result<(), engine::BrokenOf<Stories>>;
type Origin<'a> = engine::Origin<'a, Stories>;

/// A tile goes to storage; coins go to the supply (S-017).
fn store(cx: &mut Cx<'_>, tile: Tile) {
    match tile {
        Tile::Follower(follower) => cx.state.storage.put(follower.into()),
        Tile::Good(good) => cx.state.storage.put(good.into()),
        Tile::Technology => cx.state.storage.put(data::wares::Ware::Technology),
        Tile::Coins(_) => {}
    }
}

/// Tiles come from storage onto the market place, as far as they last (S-017).
fn arrive(cx: &mut Cx<'_>, tiles: &ByWare<u8>) {
    for (ware, count) in tiles.iter() {
        let count = count.min(cx.state.storage[ware]);
        if count > 0 {
            cx.state.storage[ware] -= count;
            cx.state.market[ware] += count;
            cx.tell(Event::TilesArrived { ware, count });
        }
    }
}

impl Game for Stories {
    const ID: &'static str = "stories";
    const TURN_RULE: &'static str = "S-008";
    const CHANCE_RULE: &'static str = "S-015";

    type Setup = Setup;
    type Rules = Rules;
    type State = State;
    type Step = Step;
    type Ask = Ask;
    type Action = Action;
    type Draw = Draw;
    type Outcome = Outcome;
    type Event = Event;
    type Reason = Reason;

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
        ask.verdict(at, seat, action).unwrap_or_else(|| refuse(ask.rule(), Reason::WrongAnswer))
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
    /// What goods and coins are worth, and whatever else counts in the story; before points comes what it says.
    fn scores(at: At<'_>) -> BySeat<Score> {
        let story = modules::of(at);
        BySeat::new(at.rules.seats, |seat| {
            let [goods, coins] = at.wealth(seat);
            let source = |source, points: u16| Source { source, points: points.into(), pending: true };
            let mut sources = vec![source("goods", goods), source("coins", coins)];
            story.score(at, seat, &mut sources);
            Score { standing: story.standing(at, seat), sources, ties: vec![] }
        })
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
    /// Whoever has said that it is ready is bound (S-006).
    fn is_bound(_: At<'_>, _: &Ask, action: Action) -> bool {
        matches!(action, Action::Ready(_))
    }
}
