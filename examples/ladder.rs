//! Matches between levels: scores, win rates with their intervals, time per decision.
//!
//! `npm run ladder -- --games 200`, or `cargo run --release --example ladder -- --games 20 --only orleans/2/hard/normal`.
//! Each game is a line in the file of `--out`. Games in that file are not played again, so a run can be stopped and
//! resumed, and files of several machines can be joined. `--records` keeps each game as a record that `replay`
//! verifies.

mod arena;

use arena::{Visit, Who, play, with_game};
use loire::engine::{Judge, Presented};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Game, seats, the measured player and the others: one name for all of them, or several joined by `+`.
type Pairing = (String, u8, String, String);

/// The default pairings.
const PAIRINGS: [(u8, &str, &str); 8] = [
    (2, "normal", "greedy"),
    (2, "normal", "normal"),
    (2, "easy", "greedy"),
    (2, "normal", "easy"),
    (2, "hard", "normal"),
    (4, "hard", "normal"),
    (2, "expert", "hard"),
    (4, "normal", "normal"),
];
const GAMES: [&str; 5] = ["burgundy", "orleans", "trade", "kingdom", "favor"];

fn main() -> Result<(), String> {
    let options = options(std::env::args().skip(1))?;
    let number =
        |name: &str, usual: usize| options.get(name).map_or(Ok(usual), |text| text.parse().map_err(|_| text.clone()));
    let (from, games) = (number("from", 0)?, number("games", 20)?);
    let threads = number("threads", std::thread::available_parallelism().map_or(1, usize::from))?;
    let out = options.get("out").map_or("target/ladder.jsonl", String::as_str);
    let pairings = match options.get("only") {
        Some(only) => only.split(',').map(pairing).collect::<Result<_, _>>()?,
        None => all(),
    };
    let known = Mutex::new(read(out));
    let file = std::fs::OpenOptions::new().create(true).append(true).open(out).map_err(|error| error.to_string())?;
    let file = Mutex::new(file);
    let mut jobs: Vec<(&Pairing, usize)> = Vec::new();
    for index in from..games {
        jobs.extend(pairings.iter().map(|pairing| (pairing, index)));
    }
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&(pairing, index)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let key = key(pairing, index);
                    if known.lock().is_ok_and(|known| known.contains_key(&key)) {
                        continue;
                    }
                    let one = One { pairing, index, records: options.get("records").map(String::as_str) };
                    match with_game(&pairing.0, pairing.1, one).and_then(|line| line) {
                        Ok(line) => {
                            if let (Ok(mut file), Ok(mut known)) = (file.lock(), known.lock()) {
                                let _ = writeln!(file, "{line}");
                                known.insert(key, line);
                            }
                        }
                        Err(wrong) => eprintln!("{key}: {wrong}"),
                    }
                }
            });
        }
    });
    let known = known.into_inner().map_err(|_| "a thread has failed")?;
    println!("| game | seats | who | against | n | points | wins | ms mean | ms p95 |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for pairing in &pairings {
        let lines: Vec<&Value> = (0..games).filter_map(|index| known.get(&key(pairing, index))).collect();
        println!("{}", row(pairing, &lines));
    }
    Ok(())
}

fn options(args: impl Iterator<Item = String>) -> Result<BTreeMap<String, String>, String> {
    let mut options = BTreeMap::new();
    let mut args = args;
    while let Some(name) = args.next() {
        let known = ["--from", "--games", "--threads", "--out", "--only", "--records"];
        if !known.contains(&name.as_str()) {
            return Err(format!("there is no option {name}; there are {}", known.join(" ")));
        }
        let value = args.next().ok_or(format!("{name} needs a value"))?;
        options.insert(name.trim_start_matches('-').to_owned(), value);
    }
    Ok(options)
}

/// Parses a pairing such as `orleans/2/hard/normal`.
fn pairing(text: &str) -> Result<Pairing, String> {
    let wrong = || format!("{text} is no pairing; write game/seats/who/against, like orleans/2/hard/normal");
    match text.split('/').collect::<Vec<_>>().as_slice() {
        [game, seats, first, others] => {
            let mut everybody = others.split('+').chain([*first]);
            everybody.all(|name| Who::named(name).is_some()).then_some(()).ok_or_else(wrong)?;
            let seats = seats.parse().map_err(|_| wrong())?;
            Ok(((*game).into(), seats, (*first).into(), (*others).into()))
        }
        _ => Err(wrong()),
    }
}

fn all() -> Vec<Pairing> {
    let rows = PAIRINGS.iter();
    rows.flat_map(|&(seats, first, others)| GAMES.map(|game| (game.into(), seats, first.into(), others.into())))
        .collect()
}

fn key((game, seats, first, others): &Pairing, index: usize) -> String {
    format!("{game}/{seats}/{first}/{others}/{index}")
}

fn read(path: &str) -> BTreeMap<String, Value> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter_map(|line| Some((line["key"].as_str()?.to_owned(), line))).collect()
}

/// One game. The measured player sits at each place in turn, with the same draws.
struct One<'a> {
    pairing: &'a Pairing,
    index: usize,
    records: Option<&'a str>,
}

impl Visit for One<'_> {
    type Out = Result<Value, String>;
    fn visit<G: Judge + Presented>(self, setup: G::Setup) -> Self::Out {
        let (_, seats, first, others) = self.pairing;
        let seats = usize::from(*seats);
        let place = self.index % seats;
        let mut others = others.split('+').cycle();
        let mut next = || others.next().unwrap_or(first);
        let names = (0..seats).map(|seat| if seat == place { first.as_str() } else { next() });
        let players: Option<Vec<Who>> = names.map(Who::named).collect();
        let players = players.ok_or("there is no such player")?;
        let game = play::<G>(&setup, &players, &format!("luck {}", self.index / seats))?;
        let mut times = game.times[place].clone();
        times.sort_by(f64::total_cmp);
        let p95 = times.get(times.len() * 95 / 100).copied().unwrap_or(0.0);
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        // The gap between expected and actual points, in the first and the second half of the game.
        let (early, late) = game.foreseen[place].split_at(game.foreseen[place].len() / 2);
        let off = |part: &[f64]| part.iter().sum::<f64>() / part.len().max(1) as f64 - f64::from(game.scores[place]);
        let off = if early.is_empty() { json!(null) } else { json!([off(early), off(late)]) };
        let key = key(self.pairing, self.index);
        if let Some(folder) = self.records {
            let path = format!("{folder}/{}.json", key.replace('/', "-").replace(':', "."));
            let text = serde_json::to_string(&game.record).map_err(|error| error.to_string())?;
            std::fs::write(&path, text).map_err(|error| format!("{path}: {error}"))?;
        }
        let ranks: Vec<u8> = game.last.scores().iter().map(|line| line.rank).collect();
        let (scores, key) = (game.scores, key.as_str());
        Ok(
            json!({ "key": key, "place": place, "scores": scores, "ranks": ranks, "mean": mean, "p95": p95, "off": off }),
        )
    }
}

fn row((game, seats, first, others): &Pairing, lines: &[&Value]) -> String {
    let n = lines.len() as f64;
    let (mut own, mut theirs, mut wins, mut mean, mut p95) = (0.0, 0.0, 0.0, 0.0, Vec::new());
    for line in lines {
        let numbers = |name: &str| -> Vec<f64> {
            line[name].as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
        };
        let (scores, ranks) = (numbers("scores"), numbers("ranks"));
        let place = line["place"].as_u64().unwrap_or(0) as usize;
        own += scores[place];
        theirs += (scores.iter().sum::<f64>() - scores[place]) / (scores.len() - 1) as f64;
        // A shared victory counts as a fraction. In a story the rank decides, not the points.
        let first = ranks.iter().filter(|&&rank| rank == 1.0).count();
        wins += if ranks[place] == 1.0 { 1.0 / first as f64 } else { 0.0 };
        mean += line["mean"].as_f64().unwrap_or(0.0);
        p95.push(line["p95"].as_f64().unwrap_or(0.0));
    }
    p95.sort_by(f64::total_cmp);
    let [low, high] = wilson(wins, n);
    format!(
        "| {game} | {seats} | {first} | {others} | {n} | {:.1} : {:.1} | {:.0} % ({:.0}–{:.0}) | {:.2} | {:.2} |",
        own / n,
        theirs / n,
        100.0 * wins / n,
        100.0 * low,
        100.0 * high,
        mean / n,
        p95.get(p95.len() / 2).copied().unwrap_or(0.0),
    )
}

/// The 95 % confidence interval of a proportion.
fn wilson(wins: f64, n: f64) -> [f64; 2] {
    let z = 1.96;
    let (share, z2) = (wins / n, z * z);
    let (middle, half) = (share + z2 / (2.0 * n), z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt());
    [(middle - half) / (1.0 + z2 / n), (middle + half) / (1.0 + z2 / n)]
}
