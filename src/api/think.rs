//! Choices of bots: at once, or thought over for as long as the caller wants.

use super::view::{Estimate, Suggestion};
use super::{LoireError, Trouble, read};
use crate::bots::{self, Level, SLICE, Thinking};
use crate::engine::{Presented, Seat, Seed, Style, Table};
use crate::wire::{Kind, Wire, text, written};
use std::str::FromStr;

/// The options of a bot's choice.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
pub struct SuggestOptions {
    /// How well it plays. Default: `normal`; a search, if playouts or a time are given.
    #[wire(default, skip_serializing_if = "is_default")]
    pub level: Option<Level>,
    /// The seed of all random choices, including the style: the same position, seed and playouts give the same choice.
    /// Default: derived from the position.
    #[wire(default, skip_serializing_if = "is_default")]
    pub seed: Option<Seed>,
    /// Its style; default: chosen by the seed.
    #[wire(default, skip_serializing_if = "is_default")]
    pub style: Option<Style>,
    /// The number of playouts of the next rounds; default: that of the level. Refused with a level that does not
    /// search. The answer has the number made: 0 if the game does not search this question.
    #[wire(default, skip_serializing_if = "is_default")]
    pub playouts: Option<u32>,
    /// The time to think, in ms, instead of playouts; the result then depends on the machine. Refused with a level that
    /// does not search.
    #[wire(default, skip_serializing_if = "is_default")]
    pub milliseconds: Option<u32>,
}

/// Max playouts of one call: minutes of thinking.
const MOST_PLAYOUTS: u32 = 1_000_000;
/// Max time of one call, in ms.
const MOST_MILLISECONDS: u32 = 60_000;

impl FromStr for SuggestOptions {
    type Err = LoireError;

    /// Parses the options from JSON.
    fn from_str(json: &str) -> Result<Self, LoireError> {
        read::value(json)
    }
}

/// A search that can be resumed.
pub trait Think: Send {
    /// Makes this many more playouts and returns the total: 0 if there is nothing to search.
    fn more(&mut self, playouts: u32) -> u32;
    /// Its current choice.
    fn estimates(&self) -> Result<Suggestion, LoireError>;
    /// The number of playouts that is enough: the requested number or the level's, or the current one once further
    /// playouts cannot change the level's answer. 0 if there is nothing to search.
    /// change what the level answers; 0 if there is nothing to think about.
    fn goal(&self) -> u32;
}

/// A search with its goal: a number of playouts, or a certain choice.
struct Thoughts<G: Presented> {
    thinking: Thinking<G>,
    goal: u32,
    is_exact: bool,
}

impl<G: Presented> Think for Thoughts<G> {
    fn more(&mut self, playouts: u32) -> u32 {
        self.thinking.more(playouts.min(MOST_PLAYOUTS));
        self.thinking.playouts()
    }

    fn estimates(&self) -> Result<Suggestion, LoireError> {
        tell::<G>(self.thinking.estimates(), self.thinking.playouts())
    }

    fn goal(&self) -> u32 {
        let is_enough = !self.is_exact && self.thinking.is_decided(self.goal);
        match self.thinking.is_worthwhile() {
            true if is_enough => self.thinking.playouts(),
            true => self.goal,
            false => 0,
        }
    }
}

impl SuggestOptions {
    /// Whether there is a budget; refused if the level would not use it.
    fn has_budget(&self) -> Result<bool, LoireError> {
        let given = [("playouts", self.playouts.is_some()), ("milliseconds", self.milliseconds.is_some())];
        let Some((path, _)) = given.into_iter().find(|(_, is_given)| *is_given) else { return Ok(false) };
        match self.level.filter(|level| !level.thinks()) {
            None => Ok(true),
            Some(level) => {
                let reason = format!("{} answers at once and takes no {path}; hard and expert do", level.name());
                Err(LoireError::new(Trouble::BadInput, reason).at(path))
            }
        }
    }

    /// Its style, and the seed of all random choices.
    fn mind(&self, position: impl FnOnce() -> String) -> (Style, String) {
        match &self.seed {
            Some(Seed(seed)) => (self.style.unwrap_or_else(|| bots::style_of(seed)), seed.clone()),
            None => (self.style.unwrap_or(Style::Even), position()),
        }
    }
}

/// A bot's choice.
pub fn suggest<G: Presented>(
    table: &Table<G>,
    seat: Seat,
    options: SuggestOptions,
    position: impl FnOnce() -> String,
) -> Result<Suggestion, LoireError> {
    let (style, seed) = options.mind(position);
    let has_budget = options.has_budget()?;
    let level = options.level.or((!has_budget).then_some(Level::Normal));
    if let Some(level) = level.filter(|level| !level.thinks()) {
        return tell::<G>(bots::choose(table, seat, level, style, &seed), 0);
    }
    let milliseconds = options.milliseconds.map(|time| f64::from(time.min(MOST_MILLISECONDS)));
    let mut thoughts = thoughts(table, seat, &options, style, &seed)?;
    let end = milliseconds.map_or(f64::INFINITY, |milliseconds| now() + milliseconds);
    while thoughts.thinking.playouts() < thoughts.goal() && (end.is_infinite() || now() < end) {
        thoughts.thinking.more(SLICE.min(thoughts.goal() - thoughts.thinking.playouts()));
    }
    thoughts.estimates()
}

/// Starts a bot that can think on for as long as its caller wants.
pub fn start<G: Presented>(
    table: &Table<G>,
    seat: Seat,
    options: SuggestOptions,
    position: impl FnOnce() -> String,
) -> Result<Box<dyn Think>, LoireError> {
    let (style, seed) = options.mind(position);
    options.has_budget()?;
    Ok(Box::new(thoughts(table, seat, &options, style, &seed)?))
}

/// Makes the requested playouts, by default those of the level, or as many as the time allows.
fn thoughts<G: Presented>(
    table: &Table<G>,
    seat: Seat,
    options: &SuggestOptions,
    style: Style,
    seed: &str,
) -> Result<Thoughts<G>, LoireError> {
    let level = options.level.unwrap_or(Level::Normal);
    let usual = match options.milliseconds {
        Some(_) => MOST_PLAYOUTS,
        None => level.playouts::<G>(),
    };
    let goal = options.playouts.unwrap_or(usual).min(MOST_PLAYOUTS);
    let is_exact = options.playouts.is_some() || options.milliseconds.is_some();
    let thinking = Thinking::new(table, seat, level.settings::<G>(style), seed).ok_or_else(not_asked::<G>)?;
    Ok(Thoughts { thinking, goal, is_exact })
}

fn tell<G: Presented>(estimates: Vec<bots::Estimate<G::Action>>, playouts: u32) -> Result<Suggestion, LoireError> {
    let line = estimates.first().map(|best| best.line.iter().map(written).collect()).unwrap_or_default();
    let candidates: Vec<_> = estimates
        .into_iter()
        .filter_map(|estimate| {
            let action = *estimate.line.first()?;
            Some(Estimate {
                action: written(&action),
                notation: text(&action),
                score: rounded(estimate.score, 100.0),
                visits: estimate.visits,
                points: estimate.points.map(|points| rounded(points, 100.0)),
                spread: estimate.spread.map(|spread| rounded(spread, 100.0)),
                win: estimate.win.map(|win| rounded(win, 1000.0)),
            })
        })
        .collect();
    Suggestion::of(candidates, line, playouts).ok_or_else(not_asked::<G>)
}

/// Rounds to a multiple of `1 / parts`; never returns minus zero.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts + 0.0
}

fn not_asked<G: Presented>() -> LoireError {
    let mut error = LoireError::new(Trouble::NotAsked, "this seat is not asked now");
    error.rule = Some(G::TURN_RULE);
    error
}

/// The current time, in ms.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

/// The current time, in ms.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}
