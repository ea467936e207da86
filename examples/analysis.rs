//! An analysis: the sources of points, for winners and for all players, over many games played at random.
//!
//! `cargo run --release --example analysis -- 2000 '{ "game": "orleans", "seats": 4 }'`
//!
//! To adapt it: `look` sees the table at the end of each game; count there what you want to know. To see each moment of
//! a game, call `Playout::answer`, which gives one answer at a time, or choose actions yourself as `bot.rs` does.

use loire::burgundy::Burgundy;
use loire::engine::search::Playout;
use loire::engine::{Game, Table};
use loire::orleans::Orleans;
use std::collections::BTreeMap;

const SETUP: &str = r#"{ "game": "burgundy", "seats": 2 }"#;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(1000);
    let setup = arguments.next().unwrap_or_else(|| SETUP.to_owned());
    match analyse(&setup, games) {
        Ok(report) => print!("{report}"),
        Err(error) => eprintln!("{error}"),
    }
}

/// The report on `games` games of this set-up.
pub fn analyse(setup: &str, games: u32) -> Result<String, serde_json::Error> {
    let game = serde_json::from_str::<serde_json::Value>(setup)?["game"].clone();
    let points =
        if game == "orleans" { play_all::<Orleans>(setup, games)? } else { play_all::<Burgundy>(setup, games)? };
    Ok(points.report())
}

fn play_all<G: Game>(setup: &str, games: u32) -> Result<Points, serde_json::Error> {
    let setup: G::Setup = serde_json::from_str(setup)?;
    let start = Table::<G>::new(&setup).map_err(serde::de::Error::custom)?;
    let mut playout = Playout::new("analysis");
    let mut points = Points::default();
    for _ in 0..games {
        let mut table = start.clone();
        playout.play(&mut table, u64::MAX);
        points.look(&table);
    }
    Ok(points)
}

/// Points by source, of winners and of all players.
#[derive(Default)]
struct Points {
    winners: u32,
    seats: u32,
    by_source: BTreeMap<&'static str, [i64; 2]>,
}

impl Points {
    fn look<G: Game>(&mut self, table: &Table<G>) {
        for line in table.scores() {
            let won = line.rank == 1;
            self.seats += 1;
            self.winners += u32::from(won);
            for source in line.sources {
                let [winners, everybody] = self.by_source.entry(source.source).or_default();
                *winners += if won { i64::from(source.points) } else { 0 };
                *everybody += i64::from(source.points);
            }
        }
    }

    fn report(&self) -> String {
        let mean = |points: i64, of: u32| points as f64 / f64::from(of.max(1));
        let mut report = format!("{:<20}{:>10}{:>12}\n", "points from", "winners", "everybody");
        for (source, &[winners, everybody]) in &self.by_source {
            let (winners, everybody) = (mean(winners, self.winners), mean(everybody, self.seats));
            report += &format!("{source:<20}{winners:>10.1}{everybody:>12.1}\n");
        }
        report
    }
}
