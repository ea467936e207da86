//! The levels of bots.

use super::policy::Policy;
use super::tree::{Estimate, Settings, Thinking};
use crate::engine::{Judge, LevelInfo, Quick, Seat, Style, Table, Weights};
use crate::parts::sort;
use crate::wire::{Kind, Wire};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Wire)]
#[repr(u8)]
pub enum Level {
    /// Any legal action, each equally likely: for tests.
    #[default]
    Random,
    /// A friendly beginner.
    Easy,
    /// Knows the game.
    Normal,
    /// Thinks ahead.
    Hard,
    /// Thinks ahead for about a second per answer.
    Expert,
}

/// All levels, weakest first.
pub const LEVELS: &[LevelInfo] = &[
    level(Level::Random, "Does anything that is allowed; for tests."),
    level(Level::Easy, "Knows what is good and often takes the second best, as beginners do."),
    level(Level::Normal, "Weighs what every answer is worth, and answers at once."),
    level(Level::Hard, "Plays the next rounds through some hundred times before it answers."),
    level(Level::Expert, "Plays the next rounds through some thousand times: about a second for each answer."),
];

const fn level(level: Level, about: &'static str) -> LevelInfo {
    LevelInfo { id: Level::NAMES[level as usize], about }
}

impl Level {
    /// Default number of playouts per answer. A search stops earlier once further playouts cannot change its choice.
    pub const fn playouts<G: Judge>(self) -> u32 {
        match self {
            Level::Random | Level::Easy | Level::Normal => 0,
            Level::Hard => 120,
            Level::Expert => G::PLAYOUTS,
        }
    }

    /// The search settings of this level for this game and style.
    pub fn settings<G: Judge>(self, style: Style) -> Settings {
        let usual = Settings { style, ..Settings::default() };
        if self == Level::Expert { Settings { rounds: G::ROUNDS, ..usual } } else { usual }
    }

    /// Whether it thinks ahead.
    pub const fn thinks(self) -> bool {
        matches!(self, Level::Hard | Level::Expert)
    }
}

/// The style that a seed selects, so that three bots at a table play in three styles.
pub fn style_of(seed: &str) -> Style {
    let which = Quick::new(&format!("style of {seed}")).below(Style::ALL.len() as u32 - 1);
    Style::ALL[which as usize + 1]
}

/// All candidates as the level ranks them, its choice first; empty if the seat is not asked or does not exist. Levels
/// that think ahead run their default number of playouts; [`Thinking`] runs a search in slices.
pub fn choose<G: Judge>(
    table: &Table<G>,
    seat: Seat,
    level: Level,
    style: Style,
    seed: &str,
) -> Vec<Estimate<G::Action>> {
    let mut luck = Quick::new(seed);
    match level {
        Level::Random => random(table, seat, &mut luck),
        Level::Easy => easy(table, seat, style, &mut luck),
        Level::Normal | Level::Hard | Level::Expert => {
            let Some(mut thinking) = Thinking::new(table, seat, level.settings::<G>(style), seed) else {
                return vec![];
            };
            thinking.until(level.playouts::<G>());
            thinking.estimates()
        }
    }
}

/// All legal actions in random order.
fn random<G: Judge>(table: &Table<G>, seat: Seat, luck: &mut Quick) -> Vec<Estimate<G::Action>> {
    let mut actions = table.legal_actions(seat);
    for end in (1..actions.len()).rev() {
        actions.swap(end, luck.below(end as u32 + 1) as usize);
    }
    actions.into_iter().map(|action| Estimate::at_sight(&[action], 0.0)).collect()
}

/// Max points by which a beginner's choice falls short of the best answer.
const BLUNDER: f64 = 6.0;
/// Answers out of ten in which a beginner finds the best one.
const SEES_BEST: u32 = 5;

/// The best answer in half of the cases, else the next best within [`BLUNDER`]. It never passes, declines or ends a
/// turn while another answer gains something.
fn easy<G: Judge>(table: &Table<G>, seat: Seat, style: Style, luck: &mut Quick) -> Vec<Estimate<G::Action>> {
    let table = table.seen(seat);
    let mut weights = G::Weights::of(G::seats(table.rules()));
    weights.lean(style);
    let mut policy = Policy::<G>::default();
    policy.weigh(&table, seat, &weights, 6);
    let lines = &policy.lines;
    let mut order: Vec<usize> = (0..lines.len()).collect();
    sort(&mut order, |&a, &b| lines.score(a) > lines.score(b));
    let is_idle = |i: usize| lines.line(i).first().is_none_or(|&action| G::is_idle(action));
    let mut place = 0;
    while luck.below(10) >= SEES_BEST {
        let (Some(&best), Some(&next)) = (order.first(), order.get(place + 1)) else { break };
        let is_worse_than_nothing = order.iter().any(|&i| is_idle(i) && lines.score(i) >= lines.score(next));
        if lines.score(best) - lines.score(next) > BLUNDER || (!is_idle(best) && is_worse_than_nothing) {
            break;
        }
        place += 1;
    }
    if place < order.len() {
        order[..=place].rotate_right(1);
    }
    order.into_iter().map(|i| Estimate::at_sight(lines.line(i), lines.score(i))).collect()
}
