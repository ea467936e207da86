//! A table with bots: the common part of `ladder` and `tune`.

#![allow(dead_code, reason = "each of them uses a part of it")]

use loire::bots::{Estimate, Level, Policy, Settings, Thinking, choose};
use loire::burgundy::Burgundy;
use loire::engine::{Entry, Judge, Presented, Quick, Record, Seat, Style, Table, Turn, Weights};
use loire::orleans::Orleans;
use loire::stories::Stories;
use loire::wire::Kind;
use serde_json::json;
use std::time::Instant;

/// The First Kingdom has no fixed end: after this many rounds, a game counts as unfinished.
pub const ROUNDS: u8 = 99;

/// A kind of player.
#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    /// A level, in a style.
    Level(Level, Style),
    /// The former baseline: the action that gains the most points at once.
    Greedy,
    /// A search with this many playouts, each cut after this many rounds.
    Tree(u32, u16),
    /// The policy with these weights.
    Weights(Vec<f64>),
}

impl Who {
    /// A level with the even style.
    pub fn even(level: Level) -> Who {
        Who::Level(level, Style::Even)
    }

    /// Reads a level (`normal`), a level in a style (`normal~trader`), `greedy` or `tree:200:5`; `None` for other
    /// names.
    pub fn named(name: &str) -> Option<Who> {
        if let Some((level, style)) = name.split_once('~') {
            return Some(Who::Level(Level::from_name(level)?, Style::from_name(style)?));
        }
        let parts: Vec<&str> = name.split(':').collect();
        match parts.as_slice() {
            ["greedy"] => Some(Who::Greedy),
            ["tree", playouts] => Some(Who::Tree(playouts.parse().ok()?, 5)),
            ["tree", playouts, rounds] => Some(Who::Tree(playouts.parse().ok()?, rounds.parse().ok()?)),
            [level] => Level::from_name(level).map(Who::even),
            _ => None,
        }
    }
}

/// The result of a game.
#[derive(Debug)]
pub struct Game<G: Presented> {
    /// The points, by seat.
    pub scores: Vec<i32>,
    /// The time each seat took for each of its decisions, in ms.
    pub times: Vec<Vec<f64>>,
    /// The points each seat expected at each decision that it searched.
    pub foreseen: Vec<Vec<f64>>,
    /// The set-up and every answer.
    pub record: Record<G::Setup, G::Action, G::Outcome>,
    /// The table at the end.
    pub last: Table<G>,
}

/// Plays a game to its end. The same seed gives the same draws, whichever players take part.
pub fn play<G: Judge + Presented>(setup: &G::Setup, players: &[Who], seed: &str) -> Result<Game<G>, String> {
    let mut table = Table::<G>::new(setup).map_err(|error| format!("{error:?}"))?;
    let (mut luck, mut outcomes) = (Quick::new(seed), Vec::new());
    let mut record = Record::new::<G>(setup.clone());
    let mut times = vec![Vec::new(); players.len()];
    let mut foreseen = times.clone();
    loop {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                table.outcomes_into(&mut outcomes);
                let chance = luck.pick(&outcomes).ok_or("chance has no answer")?;
                table.settle_unchecked(chance, &mut |_| {});
                record.entries.push(Entry::Chance { chance });
                continue;
            }
            Turn::Seats(pending) => pending.first().ok_or("nobody is asked")?.seat,
        };
        let start = Instant::now();
        let (line, expected) =
            answer(&table, seat, &players[seat.index()], &format!("{seed} {}", record.entries.len()));
        times[seat.index()].push(start.elapsed().as_secs_f64() * 1000.0);
        foreseen[seat.index()].extend(expected);
        if line.is_empty() {
            return Err(format!("no answer to {:?}", table.ask(seat)));
        }
        for action in line {
            let done = table.play(seat, action, &mut |_| {});
            done.map_err(|broken| format!("{action:?} is refused: {broken:?}"))?;
            record.entries.push(Entry::Play { seat, action });
        }
    }
    let scores: Vec<i32> = table.scores().iter().map(|line| line.total).collect();
    record.scores = Some(scores.clone());
    Ok(Game { scores, times, foreseen, record, last: table })
}

/// A player's answer, one action or a whole plan, with the points it expects if it has searched.
fn answer<G: Judge>(table: &Table<G>, seat: Seat, who: &Who, seed: &str) -> (Vec<G::Action>, Option<f64>) {
    let best = match who {
        Who::Level(level, style) => choose(table, seat, *level, *style, seed).into_iter().next(),
        Who::Greedy => greedy(table, seat).map(|action| Estimate::at_sight(&[action], 0.0)),
        Who::Tree(playouts, rounds) => {
            let settings = Settings { rounds: *rounds, ..Settings::default() };
            Thinking::new(table, seat, settings, seed).and_then(|mut thinking| {
                thinking.more(*playouts);
                thinking.estimates().into_iter().next()
            })
        }
        Who::Weights(list) => {
            let mut weights = G::Weights::of(G::seats(table.rules()));
            weights.take(list);
            let mut policy = Policy::<G>::default();
            policy.weigh(table, seat, &weights, 1);
            Some(Estimate::at_sight(policy.lines.line(policy.lines.best()), 0.0))
        }
    };
    best.map_or((vec![], None), |best| (best.line, best.points))
}

/// The action that gains the most points at once; `None` if none is legal.
fn greedy<G: Judge>(table: &Table<G>, seat: Seat) -> Option<G::Action> {
    table.legal_actions(seat).into_iter().max_by_key(|&action| {
        let mut after = table.clone();
        after.play_unchecked(seat, action, &mut |_| {});
        G::points(after.at(), seat)
    })
}

/// Work that can be done for any game.
pub trait Visit {
    /// Its result.
    type Out;
    /// Does the work for this game.
    fn visit<G: Judge + Presented>(self, setup: G::Setup) -> Self::Out;
}

/// Calls `visit` with a game by its name in tables: `burgundy`, `burgundy-8` for a duchy, `orleans`, `orleans-2014`,
/// `trade` for all modules, `trade-orders` for one; `kingdom`, `kingdom-20` with a round limit, and `favor` for the
/// stories.
pub fn with_game<V: Visit>(name: &str, seats: u8, visit: V) -> Result<V::Out, String> {
    let (game, more) = name.split_once('-').unwrap_or((name, ""));
    let all = ["orders", "newEvents", "newDeeds", "intrigue", "newPlaces"];
    let setup = match (game, more) {
        ("burgundy", "") => json!({ "game": "burgundy", "seats": seats }),
        ("burgundy", duchy) => json!({ "game": "burgundy", "seats": seats,
            "options": { "setup": "advancedOpen", "boardPairs": vec![[duchy, duchy]; usize::from(seats)] } }),
        ("orleans", "") => json!({ "game": "orleans", "seats": seats }),
        ("orleans", edition) => json!({ "game": "orleans", "seats": seats, "edition": edition }),
        ("trade", "") => {
            json!({ "game": "orleans", "seats": seats, "modules": all, "options": { "civicBoard": "both" } })
        }
        ("trade", module) => json!({ "game": "orleans", "seats": seats, "modules": [module] }),
        ("kingdom", rounds) => json!({ "game": "stories", "seats": seats, "scenario": "firstKingdom",
            "options": { "roundLimit": rounds.parse().unwrap_or(ROUNDS) } }),
        ("favor", "") => json!({ "game": "stories", "seats": seats, "scenario": "kingsFavor" }),
        _ => return Err(format!("there is no game called {name}")),
    };
    let wrong = |error: serde_json::Error| format!("{name}: {error}");
    Ok(match game {
        "burgundy" => visit.visit::<Burgundy>(serde_json::from_value(setup).map_err(wrong)?),
        "kingdom" | "favor" => visit.visit::<Stories>(serde_json::from_value(setup).map_err(wrong)?),
        _ => visit.visit::<Orleans>(serde_json::from_value(setup).map_err(wrong)?),
    })
}
