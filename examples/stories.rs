//! Statistics of Orléans Stories: length of The First Kingdom, dropouts of The King's Favor by year, winners.
//!
//! `cargo run --release --example stories -- 500 normal` plays 500 games of each story and seat count, with all seats
//! at this level.
//! `… -- 100 hard normal` plays one level against the other. Seats rotate with the same draws; wins are by rank.
//! A last word, `firstKingdom` or `kingsFavor`, restricts it to one story. The figures of Stories in `docs/bots.md`
//! come from it.

mod arena;

use arena::{ROUNDS, Who, play};
use loire::engine::{Seat, Seats};
use loire::stories::setup::{Scenario, Setup};
use loire::stories::{State, Stories};
use loire::wire::Kind;

/// The results of all games of a story with one seat count.
#[derive(Default)]
struct Figures {
    games: usize,
    failed: usize,
    /// The rounds of games that had a winner before the limit.
    rounds: Vec<u16>,
    /// Wins by place in the first round's order; a shared win counts as a fraction.
    wins: [f64; 4],
    /// The number of players who dropped out after each year.
    out: [usize; 5],
    played: [usize; 5],
    /// Citizens, fields and epochs at the end, over all seats.
    citizens: usize,
    fields: usize,
    epochs: usize,
    /// Points of the players who are left at the end.
    points: Vec<i32>,
}

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let games: usize = args.next().map_or(Ok(100), |text| text.parse()).map_err(|_| "say how many games")?;
    let level = args.next().unwrap_or_else(|| "normal".into());
    let who = Who::named(&level).ok_or(format!("there is no level {level}"))?;
    let more: Vec<String> = args.collect();
    let against = more.iter().find_map(|name| Who::named(name));
    let only = more.iter().find_map(|name| Scenario::from_name(name));
    for &scenario in Scenario::ALL.iter().filter(|&&scenario| only.is_none_or(|only| only == scenario)) {
        if let Some(other) = &against {
            duel(scenario, games, &who, other)?;
            continue;
        }
        for seats in 2..=4 {
            let seats = Seats::new(seats).ok_or("seats")?;
            let setup = setup(scenario, seats);
            let mut figures = Figures::default();
            for game in 0..games {
                let seed = format!("{} {} {game}", scenario.name(), seats.number());
                match play::<Stories>(&setup, &vec![who.clone(); seats.len()], &seed) {
                    Ok(game) => {
                        let first = first_player(&game.record.entries);
                        let ranks: Vec<u8> = game.last.scores().iter().map(|line| line.rank).collect();
                        figures.add(game.last.state(), &ranks, &game.scores, first, seats);
                    }
                    Err(wrong) => {
                        figures.failed += 1;
                        eprintln!("{seed}: {wrong}");
                    }
                }
            }
            figures.print(scenario, seats);
        }
    }
    Ok(())
}

/// Plays one level against another: two seats, each game twice with seats swapped.
fn duel(scenario: Scenario, games: usize, who: &Who, other: &Who) -> Result<(), String> {
    let setup = setup(scenario, Seats::new(2).ok_or("seats")?);
    let (mut wins, mut times) = (0.0, Vec::new());
    for game in 0..games {
        let place = game % 2;
        let mut players = vec![other.clone(); 2];
        players[place] = who.clone();
        let played = play::<Stories>(&setup, &players, &format!("{} duel {}", scenario.name(), game / 2))?;
        let ranks: Vec<u8> = played.last.scores().iter().map(|line| line.rank).collect();
        wins += match (ranks[place], ranks[1 - place]) {
            (1, 1) => 0.5,
            (1, _) => 1.0,
            _ => 0.0,
        };
        times.extend_from_slice(&played.times[place]);
    }
    times.sort_by(f64::total_cmp);
    let n = games as f64;
    let (share, error) = (wins / n, 1.96 * (wins / n * (1.0 - wins / n) / n).sqrt());
    println!(
        "{}: won {:.1} % ± {:.1} of {games}; ms for each decision: mean {:.2}, 95 % {:.2}",
        scenario.name(),
        100.0 * share,
        100.0 * error,
        times.iter().sum::<f64>() / times.len().max(1) as f64,
        times.get(times.len() * 95 / 100).copied().unwrap_or(0.0)
    );
    Ok(())
}

/// The set-up of a story; a race gets a round limit.
fn setup(scenario: Scenario, seats: Seats) -> Setup {
    let mut setup = Setup::new(seats, scenario);
    if scenario == Scenario::FirstKingdom {
        setup.options.round_limit = ROUNDS;
    }
    setup
}

/// The first player, which chance draws before the first round.
fn first_player<A>(entries: &[loire::engine::Entry<A, loire::stories::Outcome>]) -> Seat {
    let drawn = entries.iter().find_map(|entry| match entry {
        loire::engine::Entry::Chance { chance: loire::stories::Outcome::Seat { seat } } => Some(*seat),
        _ => None,
    });
    drawn.unwrap_or(Seats::MAX.first())
}

impl Figures {
    fn add(&mut self, state: &State, ranks: &[u8], scores: &[i32], first: Seat, seats: Seats) {
        self.games += 1;
        let is_unfinished = state.kingdom.is_some() && state.round >= u16::from(ROUNDS);
        if !is_unfinished {
            self.rounds.push(state.round);
            let winners = ranks.iter().filter(|&&rank| rank == 1).count() as f64;
            for (seat, _) in ranks.iter().enumerate().filter(|&(_, &rank)| rank == 1) {
                let place = (seat + seats.len() - first.index()) % seats.len();
                self.wins[place] += 1.0 / winners;
            }
        }
        if let Some(kingdom) = &state.kingdom {
            for realm in kingdom.realms.values() {
                self.citizens += usize::from(realm.citizens);
                self.fields += realm.ticks.iter().map(|ticks| ticks.count_ones() as usize).sum::<usize>();
                self.epochs += usize::from(realm.epoch);
            }
        }
        if state.court.is_some() {
            let years = usize::from(state.round.div_ceil(4)).min(5);
            for (player, &points) in state.players.values().iter().zip(scores) {
                let out = player.out.map(|round| usize::from(round.div_ceil(4)).min(5));
                (0..out.unwrap_or(years)).for_each(|year| self.played[year] += 1);
                match out {
                    Some(year) => self.out[year - 1] += 1,
                    None => self.points.push(points),
                }
            }
        }
    }

    fn print(&mut self, scenario: Scenario, seats: Seats) {
        let share = |part: f64, of: usize| 100.0 * part / (of.max(1) as f64);
        let each = |sum: usize, of: usize| sum as f64 / (of.max(1) as f64);
        self.rounds.sort_unstable();
        let at = |part: usize| self.rounds.get(self.rounds.len() * part / 100).copied().unwrap_or(0);
        println!(
            "{} with {}: {} games, {} won, {} failed",
            scenario.name(),
            seats.len(),
            self.games,
            self.rounds.len(),
            self.failed
        );
        println!("  rounds: 10 % {}, half {}, 90 % {}", at(10), at(50), at(90));
        let wins: Vec<String> =
            self.wins[..seats.len()].iter().map(|&won| format!("{:.1} %", share(won, self.rounds.len()))).collect();
        println!("  wins by place in the first round: {}", wins.join(", "));
        let players = self.games * seats.len();
        match scenario {
            Scenario::FirstKingdom => println!(
                "  in the end: citizens {:.1}, fields {:.1}, epoch {:.1}",
                each(self.citizens, players),
                each(self.fields, players),
                each(self.epochs, players)
            ),
            Scenario::KingsFavor => {
                let out: Vec<String> = (0..5)
                    .map(|year| {
                        format!("{:.0} % of {}", share(self.out[year] as f64, self.played[year]), self.played[year])
                    })
                    .collect();
                println!("  out after each year: {}", out.join(", "));
                let sum: i32 = self.points.iter().sum();
                println!(
                    "  left in the end: {} of {players}, {:.1} points",
                    self.points.len(),
                    f64::from(sum) / (self.points.len().max(1) as f64)
                );
            }
        }
    }
}
