//! A small fixed ladder: no level loses to the one below. The games are the same in every run, so luck matters only
//! after a change of a judge. Then a level as strong as docs/bots.md says fails less often than once in a thousand: the
//! bar of each row follows from the number of games and the measured share of wins.

use super::arena::{Visit, Who, play, with_game};
use super::asked;
use loire::bots::{Level, choose};
use loire::engine::{Judge, Presented, Quick, Style, Table, Turn};
use loire::orleans::{Action, Orleans};

/// The wins of the first player and the mean scores, over games with swapped seats and the same luck.
struct Match<'a> {
    first: &'a str,
    second: &'a str,
    games: usize,
}

impl Visit for Match<'_> {
    type Out = (f64, [f64; 2]);
    fn visit<G: Judge + Presented>(self, setup: G::Setup) -> Self::Out {
        let (mut wins, mut means) = (0.0, [0.0; 2]);
        for index in 0..self.games {
            let mut players = [self.first, self.second].map(|name| Who::named(name).unwrap());
            if index % 2 == 1 {
                players.swap(0, 1);
            }
            let scores = play::<G>(&setup, &players, &format!("luck {}", index / 2)).unwrap().scores;
            let [own, other] = if index % 2 == 1 { [scores[1], scores[0]] } else { [scores[0], scores[1]] };
            wins += if own > other {
                1.0
            } else if own == other {
                0.5
            } else {
                0.0
            };
            means[0] += f64::from(own) / self.games as f64;
            means[1] += f64::from(other) / self.games as f64;
        }
        (wins, means)
    }
}

/// The largest number of wins that a player with this share of wins misses less often than once in a thousand.
fn bar(games: usize, share: f64) -> f64 {
    let mut exactly = (1.0 - share).powi(games as i32);
    let (mut fewer, mut bar) = (0.0, 0);
    while bar < games && fewer + exactly < 0.001 {
        fewer += exactly;
        exactly *= share / (1.0 - share) * (games - bar) as f64 / (bar + 1) as f64;
        bar += 1;
    }
    bar as f64
}

#[test]
fn a_bar_is_missed_less_often_than_once_in_a_thousand() {
    // Of ten games at even odds, one win or none: 11 of 1,024; none: 1 of 1,024.
    assert_eq!(bar(10, 0.5), 1.0);
    // Of ten games at nine to one, five wins or fewer: 1.6 in a thousand; four or fewer: 0.1.
    assert_eq!(bar(10, 0.9), 5.0);
    assert_eq!(bar(100, 0.99), 95.0);
}

/// Plays the row; `share` is the measured share of wins of its first player.
fn ladder(name: &str, first: &str, second: &str, games: usize, share: f64) -> [f64; 2] {
    let least = bar(games, share);
    assert!(least > 0.0, "{name}: too few games for a bar");
    let (wins, means) = with_game(name, 2, Match { first, second, games }).unwrap();
    assert!(wins >= least, "{name}: {first} wins {wins} of {games} against {second}, {means:?}");
    means
}

#[test]
fn easy_beats_the_old_yardstick_and_normal_beats_easy() {
    for (name, share) in [("burgundy", 0.93), ("orleans", 0.98), ("trade", 0.98)] {
        ladder(name, "easy", "greedy", 16, 0.99);
        ladder(name, "normal", "easy", 16, share);
    }
}

#[test]
fn normal_scores_like_people() {
    for (name, least) in [("burgundy", 160.0), ("orleans", 120.0), ("trade", 110.0)] {
        let [mean, _] = ladder(name, "normal", "greedy", 20, 0.99);
        assert!(mean > least, "{name}: {mean}");
    }
}

/// With half of its playouts.
#[test]
fn hard_beats_normal_in_burgundy() {
    ladder("burgundy", "tree:60", "normal", 10, 0.9);
}

/// With a third of its playouts.
#[test]
fn hard_beats_normal_in_orleans() {
    ladder("orleans", "tree:40", "normal", 8, 0.85);
}

/// With a tenth of the playouts of each.
#[test]
fn expert_beats_hard_in_burgundy() {
    ladder("burgundy", "tree:200", "tree:12", 8, 0.8);
}

/// `easy` never passes while an activated place would bring points for free (O-050).
#[test]
fn easy_never_passes_while_something_free_would_help() {
    let setup = serde_json::from_str(r#"{ "game": "orleans", "seats": 3 }"#).unwrap();
    let (mut passes, mut chances) = (0, 0);
    for game in 0..4 {
        let mut table = Table::<Orleans>::new(&setup).unwrap();
        let (mut luck, mut outcomes) = (Quick::new(&format!("easy {game}")), Vec::new());
        for step in 0.. {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => assert!(table.deal_quick(&mut luck, &mut outcomes)),
                Turn::Seats(_) => {
                    let seat = asked(&table).unwrap();
                    let line = choose(&table, seat, Level::Easy, Style::Even, &format!("{step}")).remove(0).line;
                    let helps = |action: &Action| {
                        let gains = || {
                            let mut after = table.clone();
                            after.play_unchecked(seat, *action, &mut |_| {});
                            Orleans::points(after.at(), seat) > Orleans::points(table.at(), seat)
                        };
                        matches!(action, Action::Use(_) | Action::Recruit(_)) && gains()
                    };
                    let has_free = table.legal_actions(seat).iter().any(helps);
                    chances += u32::from(has_free);
                    if matches!(line[0], Action::Pass(_)) {
                        passes += 1;
                        assert!(!has_free, "game {game}, step {step}");
                    }
                    line.into_iter().for_each(|action| table.play(seat, action, &mut |_| {}).unwrap());
                }
            }
        }
    }
    assert!(passes > 100 && chances > 100, "{passes} passes, {chances} chances");
}
