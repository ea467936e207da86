//! A bot of your own. It tries each legal action several times, plays on at random for some moves, and takes the action
//! that leaves it furthest ahead. Here it plays against the random bot of the crate.
//!
//! `cargo run --release --example bot -- 4` plays four games of Burgundy.
//!
//! To adapt it: for another game, replace the type `Burgundy`; for another idea, replace the body of `estimate`.

use loire::bots::{self, Level};
use loire::burgundy::{Burgundy, Setup};
use loire::engine::search::Playout;
use loire::engine::{self, Style, Table};
use loire::{Game, Seat, Seats};

/// Number of tries per action.
const TRIES: u32 = 8;
/// Length of a try, in decisions.
const HORIZON: u64 = 12;

fn main() {
    let games = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(2);
    for game in 0..games {
        let [own, other] = play(&format!("game {game}"), TRIES);
        println!("game {game}: the bot {own}, random {other}");
    }
}

/// Plays one game for two and returns the points of the bot and of the random bot.
pub fn play(seed: &str, tries: u32) -> [i32; 2] {
    let setup = Setup::new(Seats::TWO);
    let mut game = Game::<Burgundy>::with_seed(&setup, seed).expect("a set-up that can be played");
    let mut playout = Playout::new(seed);
    while let Some(asked) = game.turn().asked().first() {
        let seat = asked.seat;
        let action = match seat.index() {
            0 => best(game.table(), seat, tries, &mut playout),
            _ => bots::choose(game.table(), seat, Level::Random, Style::Even, seed)[0].line[0],
        };
        game.play(seat, action).expect("a legal action");
    }
    let scores = game.scores();
    [scores[0].total, scores[1].total]
}

/// The legal action that leaves this seat furthest ahead.
fn best<G: engine::Game>(table: &Table<G>, seat: Seat, tries: u32, playout: &mut Playout<G>) -> G::Action {
    let mut actions = table.legal_actions(seat);
    if actions.len() > 1 {
        actions.sort_by_cached_key(|&action| -estimate(table, seat, action, tries, playout));
    }
    actions[0]
}

/// The lead of the seat over the best other seat, summed over all tries.
fn estimate<G: engine::Game>(
    table: &Table<G>,
    seat: Seat,
    action: G::Action,
    tries: u32,
    playout: &mut Playout<G>,
) -> i32 {
    let lead = |table: &Table<G>| {
        let scores = table.scores();
        let others = scores.iter().filter(|line| line.seat != seat).map(|line| line.total);
        scores[seat.index()].total - others.max().unwrap_or(0)
    };
    let once = |_| {
        let mut after = table.clone();
        after.play(seat, action, &mut |_| {}).expect("a legal action");
        playout.play(&mut after, HORIZON);
        lead(&after)
    };
    (0..tries).map(once).sum()
}
