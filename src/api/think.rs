//! What bots would do: at once, or after as much thought as their caller wants.

use super::view::{Estimate, Suggestion};
use super::{LoireError, Trouble, read};
use crate::bots::{self, Level, SLICE, Thinking};
use crate::engine::{Presented, Seat, Seed, Style, Table};
use crate::wire::{Kind, Wire, text, written};
use std::str::FromStr;

/// What a caller may ask of a bot.
#[derive(Clone, Debug, Default, PartialEq, Wire)]
pub struct SuggestOptions {
    /// How well it plays; normal, if nothing is said, or a search, if playouts or a time are given.
    #[wire(default, skip_serializing_if = "is_default")]
    pub level: Option<Level>,
    /// Decides everything that is left to chance, and its style: the same position, seed and playouts give the same
    /// choice. If nothing is said, the position decides.
    #[wire(default, skip_serializing_if = "is_default")]
    pub seed: Option<Seed>,
    /// What it likes best, if the seed is not to decide that.
    #[wire(default, skip_serializing_if = "is_default")]
    pub style: Option<Style>,
    /// How often it plays the next rounds through, if not as often as its level does; refused with a level that answers
    /// at once. The answer says how often it was: 0 where the game does not search a question.
    #[wire(default, skip_serializing_if = "is_default")]
    pub playouts: Option<u32>,
    /// How long it thinks, if not by playouts: then the machine decides how far it gets. Refused with a level that
    /// answers at once.
    #[wire(default, skip_serializing_if = "is_default")]
    pub milliseconds: Option<u32>,
}

/// The most playouts of one call: minutes of thinking.
const MOST_PLAYOUTS: u32 = 1_000_000;
/// The longest time of one call.
const MOST_MILLISECONDS: u32 = 60_000;

impl FromStr for SuggestOptions {
    type Err = LoireError;

    /// The options as JSON.
    fn from_str(json: &str) -> Result<Self, LoireError> {
        read::value(json)
    }
}

/// A bot's thoughts, which can be carried on.
pub trait Think: Send {
    /// Makes this many more playouts and returns how many there are in all: 0 where there is nothing to think about.
    fn more(&mut self, playouts: u32) -> u32;
    /// What it would do by now.
    fn estimates(&self) -> Result<Suggestion, LoireError>;
    /// How many playouts are enough: as many as were asked for, or as the level makes, or as there are, once more of them could not
    /// change what the level answers; 0 if there is nothing to think about.
    fn goal(&self) -> u32;
}

/// A search, and how far it is to go: just so far, or until its choice is certain.
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
    /// Is there a budget? One that its level would not use is refused.
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

    /// Its style, and the seed of all that is left to chance.
    fn mind(&self, position: impl FnOnce() -> String) -> (Style, String) {
        match &self.seed {
            Some(Seed(seed)) => (self.style.unwrap_or_else(|| bots::style_of(seed)), seed.clone()),
            None => (self.style.unwrap_or(Style::Even), position()),
        }
    }
}

/// What a bot would do.
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

/// A bot that thinks as long as its caller wants.
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

/// As many playouts as are asked for; as the level makes, if nothing is said; with a time, as many as it takes.
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

/// To so many parts of one; never minus zero.
fn rounded(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts + 0.0
}

fn not_asked<G: Presented>() -> LoireError {
    let mut error = LoireError::new(Trouble::NotAsked, "this seat is not asked now");
    error.rule = Some(G::TURN_RULE);
    error
}

/// The time, in milliseconds.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

/// The time, in milliseconds.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}
