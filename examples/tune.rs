//! Improves the judges' weights by self-play of the policy, and writes the table.
//!
//! `npm run tune -- --game burgundy --seats 3`. By default, the measure is a player's own score against equals: tuning
//! on the margin against others drifts towards players who spoil each other's game. With `--among table`, it is a
//! player's own score and victories among players who use the current table. That finds weaknesses that equals never
//! expose to each other. The search is a separable CMA-ES (Ros and Hansen 2008) of some forty lines: the crates for it
//! have more than a hundred dependencies. Its state is in `--state`, so a run can be stopped and resumed; `--write`
//! puts the numbers into the table, with their origin.

mod arena;

use arena::{Visit, Who, play, with_game};
use loire::engine::{Judge, Presented, Quick, Seats, WeightRow, Weights};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() -> Result<(), String> {
    let options = options(std::env::args().skip(1))?;
    let number =
        |name: &str, usual: u64| options.get(name).map_or(Ok(usual), |text| text.parse().map_err(|_| text.clone()));
    let names: Vec<&str> = options.get("game").map_or("burgundy", String::as_str).split(',').collect();
    let seats = number("seats", 2)? as u8;
    let plan = Plan {
        names: &names,
        seats,
        games: number("games", 24)? as usize,
        generations: number("generations", 100)?,
        threads: number("threads", std::thread::available_parallelism().map_or(1, |n| n.get() as u64))? as usize,
        state: options.get("state").cloned().unwrap_or_else(|| format!("target/tune-{}-{seats}.json", names[0])),
        note: options.get("write").cloned(),
        is_among_table: match options.get("among").map(String::as_str) {
            None | Some("equals") => false,
            Some("table") => true,
            Some(other) => return Err(format!("--among is equals or table, not {other}")),
        },
    };
    with_game(names[0], seats, plan)?
}

fn options(mut args: impl Iterator<Item = String>) -> Result<BTreeMap<String, String>, String> {
    let mut options = BTreeMap::new();
    while let Some(name) = args.next() {
        let known = ["--game", "--seats", "--among", "--games", "--generations", "--threads", "--state", "--write"];
        if !known.contains(&name.as_str()) {
            return Err(format!("there is no option {name}; there are {}", known.join(" ")));
        }
        let value =
            args.next().ok_or(format!("{name} needs a value: for --write a word on where the numbers come from"))?;
        options.insert(name.trim_start_matches('-').to_owned(), value);
    }
    Ok(options)
}

struct Plan<'a> {
    names: &'a [&'a str],
    seats: u8,
    games: usize,
    generations: u64,
    threads: usize,
    state: String,
    note: Option<String>,
    is_among_table: bool,
}

/// Weights set by hand: the policy does not use them, so a search would only let them drift.
const BY_HAND: [&str; 2] = ["round", "plot"];
/// The worth of a victory among players of the table, in points; a player's own points count half.
const VICTORY: f64 = 20.0;

/// The state of the search; numbers are in units of their step.
#[derive(Clone, Serialize, Deserialize)]
struct Search {
    generation: u64,
    mean: Vec<f64>,
    sigma: f64,
    variance: Vec<f64>,
    path_sigma: Vec<f64>,
    path: Vec<f64>,
    played: u64,
}

impl Visit for Plan<'_> {
    type Out = Result<(), String>;
    fn visit<G: Judge + Presented>(self, _: G::Setup) -> Self::Out {
        let seats = Seats::new(self.seats).ok_or("two to four play")?;
        let base = G::Weights::of(seats).list();
        let steps: Vec<f64> = base.iter().map(|value| 0.3 * value.abs().max(0.15)).collect();
        let n = base.len();
        let rivals = self.is_among_table.then_some(base.as_slice());
        let saved = std::fs::read_to_string(&self.state).ok().and_then(|text| serde_json::from_str(&text).ok());
        let mut search: Search = saved.filter(|search: &Search| search.mean.len() == n).unwrap_or_else(|| Search {
            generation: 0,
            mean: vec![0.0; n],
            sigma: 0.7,
            variance: vec![1.0; n],
            path_sigma: vec![0.0; n],
            path: vec![0.0; n],
            played: 0,
        });
        let weights = |x: &[f64]| -> Vec<f64> { (0..n).map(|i| base[i] + steps[i] * x[i]).collect() };
        let end = search.generation + self.generations;
        while search.generation < end {
            let mean = self.generation(&mut search, &weights, rivals)?;
            if search.generation % 10 == 0 {
                println!("generation {}: {mean:.2}, sigma {:.3}", search.generation, search.sigma);
            }
            std::fs::write(&self.state, serde_json::to_string(&search).map_err(|error| error.to_string())?)
                .map_err(|error| error.to_string())?;
        }
        let fresh = |x: &[f64]| self.score(&[weights(x)], rivals, "proof", 4 * self.games).map(|scores| scores[0]);
        let (before, after) = (fresh(&vec![0.0; n])?, fresh(&search.mean)?);
        println!("on fresh games: {before:.2} before, {after:.2} after; {} games played", search.played);
        for (row, value) in G::Weights::ROWS.iter().zip(weights(&search.mean)) {
            println!("{:<12} {value:>8.3}  {}", row.name, row.about);
        }
        match &self.note {
            Some(note) if after > before => {
                write(&self, G::Weights::ROWS, &weights(&search.mean), note, [before, after], search.played)
            }
            Some(_) => Err("it is no better on fresh games: nothing is written".into()),
            None => Ok(()),
        }
    }
}

impl Plan<'_> {
    /// Plays one generation: candidates around the mean, all with the same draws. The better half moves the mean.
    fn generation(
        &self,
        search: &mut Search,
        weights: &dyn Fn(&[f64]) -> Vec<f64>,
        rivals: Option<&[f64]>,
    ) -> Result<f64, String> {
        let n = search.mean.len();
        let nf = n as f64;
        let many = 4 + (3.0 * nf.ln()) as usize;
        let half = many / 2;
        let raw: Vec<f64> = (0..half).map(|i| (half as f64 + 0.5).ln() - (i as f64 + 1.0).ln()).collect();
        let all: f64 = raw.iter().sum();
        let share: Vec<f64> = raw.iter().map(|weight| weight / all).collect();
        let effective = 1.0 / share.iter().map(|weight| weight * weight).sum::<f64>();
        let c_sigma = (effective + 2.0) / (nf + effective + 5.0);
        let damping = 1.0 + c_sigma + 2.0 * ((effective - 1.0) / (nf + 1.0)).sqrt().max(1.0) - 2.0;
        let c_path = (4.0 + effective / nf) / (nf + 4.0 + 2.0 * effective / nf);
        let c_one = 2.0 / ((nf + 1.3).powi(2) + effective) * (nf + 2.0) / 3.0;
        let c_many = (2.0 * (effective - 2.0 + 1.0 / effective) / ((nf + 2.0).powi(2) + effective) * (nf + 2.0) / 3.0)
            .min(1.0 - c_one);
        let expected = nf.sqrt() * (1.0 - 1.0 / (4.0 * nf) + 1.0 / (21.0 * nf * nf));

        let mut luck = Quick::new(&format!("generation {}", search.generation));
        let steps: Vec<Vec<f64>> = (0..many).map(|_| (0..n).map(|_| normal(&mut luck)).collect()).collect();
        let at = |step: &[f64]| -> Vec<f64> {
            (0..n).map(|i| search.mean[i] + search.sigma * search.variance[i].sqrt() * step[i]).collect()
        };
        let candidates: Vec<Vec<f64>> = steps.iter().map(|step| weights(&at(step))).collect();
        let scores = self.score(&candidates, rivals, &format!("tuning {}", search.generation), self.games)?;
        search.played += (many * self.games * self.names.len()) as u64;
        let mut order: Vec<usize> = (0..many).collect();
        order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));

        let step: Vec<f64> = (0..n).map(|i| (0..half).map(|k| share[k] * steps[order[k]][i]).sum()).collect();
        for (i, &step) in step.iter().enumerate() {
            search.mean[i] += search.sigma * search.variance[i].sqrt() * step;
            search.path_sigma[i] =
                (1.0 - c_sigma) * search.path_sigma[i] + (c_sigma * (2.0 - c_sigma) * effective).sqrt() * step;
        }
        let length = search.path_sigma.iter().map(|x| x * x).sum::<f64>().sqrt();
        let is_fast = length / expected < 1.4 + 2.0 / (nf + 1.0);
        for (i, &step) in step.iter().enumerate() {
            let deviation = search.variance[i].sqrt();
            let gain = if is_fast { (c_path * (2.0 - c_path) * effective).sqrt() * deviation * step } else { 0.0 };
            search.path[i] = (1.0 - c_path) * search.path[i] + gain;
            let spread: f64 =
                (0..half).map(|k| share[k] * steps[order[k]][i].powi(2)).sum::<f64>() * search.variance[i];
            search.variance[i] =
                (1.0 - c_one - c_many) * search.variance[i] + c_one * search.path[i].powi(2) + c_many * spread;
        }
        search.sigma *= ((length / expected - 1.0) * c_sigma / damping.max(0.5)).exp();
        search.generation += 1;
        Ok(scores.iter().sum::<f64>() / many as f64)
    }

    /// The average result of each candidate over all tuned games.
    fn score(
        &self,
        candidates: &[Vec<f64>],
        rivals: Option<&[f64]>,
        seed: &str,
        games: usize,
    ) -> Result<Vec<f64>, String> {
        let jobs: Vec<(usize, &str, usize)> = (0..candidates.len())
            .flat_map(|who| self.names.iter().flat_map(move |name| (0..games).map(move |game| (who, *name, game))))
            .collect();
        let next = AtomicUsize::new(0);
        let work = || -> Result<Vec<f64>, String> {
            let mut sums = vec![0.0; candidates.len()];
            while let Some(&(who, name, game)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                // Among rivals, the candidate sits at each place in turn, with the same draws.
                let seats = usize::from(self.seats);
                let (luck, rivals) = match rivals {
                    None => (game, None),
                    Some(rivals) => (game / seats, Some((rivals, game % seats))),
                };
                let seed = format!("{seed} {name} {luck}");
                let one = One { weights: &candidates[who], rivals, seats: self.seats, seed };
                sums[who] += with_game(name, self.seats, one)??;
            }
            Ok(sums)
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let mut all = vec![0.0; candidates.len()];
            for thread in threads {
                let sums = thread.join().map_err(|_| "a thread has failed")??;
                all.iter_mut().zip(sums).for_each(|(all, sum)| *all += sum / (games * self.names.len()) as f64);
            }
            Ok(all)
        })
    }
}

/// A game among equals, or of one candidate at a place among rivals.
struct One<'a> {
    weights: &'a [f64],
    rivals: Option<(&'a [f64], usize)>,
    seats: u8,
    seed: String,
}

impl Visit for One<'_> {
    type Out = Result<f64, String>;
    fn visit<G: Judge + Presented>(self, setup: G::Setup) -> Self::Out {
        let own = |seat: usize| self.rivals.is_none_or(|(_, place)| seat == place);
        let others = self.rivals.map_or(self.weights, |(rivals, _)| rivals);
        let weights = |seat: usize| if own(seat) { self.weights } else { others };
        let players: Vec<Who> = (0..self.seats.into()).map(|seat| Who::Weights(weights(seat).to_vec())).collect();
        let game = play::<G>(&setup, &players, &self.seed)?;
        let Some((_, place)) = self.rivals else {
            return Ok(game.scores.iter().map(|&points| f64::from(points)).sum::<f64>() / f64::from(self.seats));
        };
        let ranks: Vec<u8> = game.last.scores().iter().map(|line| line.rank).collect();
        let winners = ranks.iter().filter(|&&rank| rank == 1).count() as f64;
        let victory = if ranks[place] == 1 { VICTORY / winners } else { 0.0 };
        Ok(f64::from(game.scores[place]) / 2.0 + victory)
    }
}

/// A normally distributed number, approximated by the sum of twelve uniform ones.
fn normal(luck: &mut Quick) -> f64 {
    (0..12).map(|_| f64::from(luck.below(1 << 24)) / f64::from(1 << 24)).sum::<f64>() - 6.0
}

/// Writes the numbers into the table's column for these seats, with their origin.
fn write(
    plan: &Plan<'_>,
    rows: &[WeightRow],
    values: &[f64],
    note: &str,
    scores: [f64; 2],
    played: u64,
) -> Result<(), String> {
    let folder = if plan.names[0].starts_with("burgundy") { "burgundy" } else { "orleans" };
    let path = format!("src/{folder}/judge/weights.rs");
    let mut text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let column = usize::from(plan.seats - 2);
    for (row, value) in rows.iter().zip(values).filter(|(row, _)| !BY_HAND.contains(&row.name)) {
        let start = text.find(&format!(" {} = [", row.name)).ok_or(format!("{path} has no row {}", row.name))?;
        let open = start + text[start..].find('[').unwrap_or(0) + 1;
        let close = open + text[open..].find(']').ok_or("a row has no end")?;
        let mut numbers: Vec<String> = text[open..close].split(',').map(|number| number.trim().to_owned()).collect();
        *numbers.get_mut(column).ok_or("a row has no such column")? = format!("{value:.3}");
        text.replace_range(open..close, &numbers.join(", "));
    }
    let [before, after] = scores;
    let among = match plan.is_among_table {
        true => format!("half the points and {VICTORY} for a victory, among players of the table before,"),
        false => "in self-play".to_owned(),
    };
    let from = format!(
        "//! - {} seats: {note}; {} games of {}; {among} {before:.1} before, {after:.1} after.",
        plan.seats,
        played,
        plan.names.join(" and ")
    );
    let mark = format!("//! - {} seats:", plan.seats);
    let mut lines: Vec<String> = text.lines().filter(|line| !line.starts_with(&mark)).map(str::to_owned).collect();
    let place = lines.iter().rposition(|line| line.starts_with("//!")).map_or(0, |last| last + 1);
    lines.insert(place, from);
    std::fs::write(&path, lines.join("\n") + "\n").map_err(|error| error.to_string())
}
