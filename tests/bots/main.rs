//! Bots are reproducible, never peek, answer every question, and the stronger level wins.

#![cfg(all(feature = "burgundy", feature = "orleans", feature = "stories"))]

#[path = "../../examples/arena/mod.rs"]
mod arena;
mod everywhere;
mod honest;
mod positions;
mod strength;

use arena::{Visit, Who, play, with_game};
use loire::AnyGame;
use loire::api::SuggestOptions;
use loire::bots::{Level, Settings, Thinking};
use loire::engine::{Judge, Presented, Quick, Seat, Table, Turn, Weights, replay};
use loire::wire::Kind;
use serde_json::{Value, json};

/// The games of these tests: both editions, duchies, all modules together and each alone.
const GAMES: [&str; 11] = [
    "burgundy",
    "burgundy-8",
    "burgundy-2019-11a",
    "orleans",
    "orleans-2014",
    "trade",
    "trade-orders",
    "trade-newEvents",
    "trade-newDeeds",
    "trade-intrigue",
    "trade-newPlaces",
];

/// The table after this many decisions of players who know the game, or at the end; never during a draw.
fn after<G: Judge>(setup: &G::Setup, decisions: u32, seed: &str) -> Table<G> {
    let mut table = Table::<G>::new(setup).unwrap();
    let (mut luck, mut outcomes, mut left) = (Quick::new(seed), Vec::new(), decisions);
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance(_) => assert!(table.deal_quick(&mut luck, &mut outcomes)),
            Turn::Seats(_) if left == 0 => return table,
            Turn::Seats(asked) => {
                let seat = asked[0].seat;
                let thinking = Thinking::new(&table, seat, Settings::default(), seed).unwrap();
                table.play(seat, thinking.estimates()[0].line[0], &mut |_| {}).unwrap();
                left -= 1;
            }
        }
    }
}

fn asked<G: Judge>(table: &Table<G>) -> Option<Seat> {
    match table.turn() {
        Turn::Seats(asked) => Some(asked[0].seat),
        _ => None,
    }
}

/// Every level at the table of every game: its answers are legal, and the record replays.
#[test]
fn every_level_answers_every_question_of_every_game_and_module() {
    struct All<'a>(&'a str, u8);
    impl Visit for All<'_> {
        type Out = ();
        fn visit<G: Judge + Presented>(self, setup: G::Setup) {
            let All(name, seats) = self;
            let few = Who::Tree(3, 2);
            let levels = [Who::even(Level::Random), Who::even(Level::Easy), Who::even(Level::Normal), few];
            // All four levels at a table of four; at a table of two, those without and with search.
            let players = levels[4 - usize::from(seats)..].to_vec();
            let game = play::<G>(&setup, &players, name).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
            replay::<G>(&game.record, usize::MAX, &mut |_| {}).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
        }
    }
    for name in GAMES.into_iter().chain(["kingdom-12", "favor"]) {
        for seats in [2, 4] {
            with_game(name, seats, All(name, seats)).unwrap();
        }
    }
}

/// The slices of a search do not change its result; another seed has other luck.
#[test]
fn the_same_seed_and_playouts_give_the_same_answer() {
    struct Same;
    impl Visit for Same {
        type Out = ();
        fn visit<G: Judge + Presented>(self, setup: G::Setup) {
            for decisions in [1, 40] {
                let table = after::<G>(&setup, decisions, "same");
                let Some(seat) = asked(&table) else { continue };
                let think = |slices: &[u32], seed: &str| {
                    let mut thinking = Thinking::new(&table, seat, Settings::default(), seed).unwrap();
                    slices.iter().for_each(|&slice| thinking.more(slice));
                    thinking.estimates()
                };
                let whole = think(&[60], "seed");
                assert_eq!(whole, think(&[1, 19, 40], "seed"));
                assert!(whole.len() < 2 || whole != think(&[60], "another"));
            }
        }
    }
    for name in ["burgundy", "orleans", "trade"] {
        with_game(name, 3, Same).unwrap();
    }
}

/// A search that stops when its choice is certain chooses the same as the full search, and sometimes stops earlier.
#[test]
fn a_certain_choice_equals_that_of_all_playouts() {
    struct Certain;
    impl Visit for Certain {
        type Out = u32;
        fn visit<G: Judge + Presented>(self, setup: G::Setup) -> u32 {
            let mut saved = 0;
            for decisions in [0, 10, 30, 45, 60, 90] {
                let table = after::<G>(&setup, decisions, "certain");
                let Some(seat) = asked(&table) else { continue };
                let thinking = || Thinking::new(&table, seat, Settings::default(), "certain").unwrap();
                let [mut all, mut certain] = [(); 2].map(|()| thinking());
                all.more(80);
                certain.until(80);
                assert_eq!(certain.estimates()[0].line, all.estimates()[0].line);
                assert!(certain.playouts() <= all.playouts());
                saved += all.playouts() - certain.playouts();
            }
            saved
        }
    }
    let saved: u32 = ["burgundy", "orleans", "trade"].map(|name| with_game(name, 2, Certain).unwrap()).iter().sum();
    assert!(saved > 0);
}

/// A level thinks as far ahead as its game says, unless an option says otherwise.
#[test]
fn a_level_thinks_as_far_as_its_game_says() {
    let setups = [
        (json!({ "game": "burgundy", "seats": 2, "seed": "far" }), 8000),
        (json!({ "game": "orleans", "seats": 2, "seed": "far" }), 2000),
        (json!({ "game": "stories", "seats": 2, "seed": "far", "scenario": "kingsFavor" }), 2000),
    ];
    for (setup, most) in setups {
        let (game, seat) = worth_a_thought(&setup);
        let goal = |options: Value| game.think(seat, options.to_string().parse().unwrap()).unwrap().goal();
        let [hard, expert] = ["hard", "expert"].map(|level| goal(json!({ "level": level })));
        assert_eq!([hard, expert, goal(json!({ "level": "expert", "playouts": 7 }))], [120, most, 7], "{setup}");
    }
}

/// A game at its first question that needs a search, and the seat that is asked.
fn worth_a_thought(setup: &Value) -> (AnyGame, Seat) {
    let at = |decisions: u64| {
        let mut game = AnyGame::create(&setup.to_string()).unwrap();
        game.playout("far", Some(decisions)).unwrap();
        let seat = game.turn().asked()[0].seat;
        (game, seat)
    };
    let hard = SuggestOptions { level: Some(Level::Hard), ..SuggestOptions::default() };
    let is_worthwhile = |(game, seat): &(AnyGame, Seat)| game.think(*seat, hard.clone()).unwrap().goal() > 0;
    (1..).map(at).find(is_worthwhile).unwrap()
}

/// `expert` looks further ahead than `hard` where its game says so: the same playouts give other estimates.
#[test]
fn expert_looks_further_ahead_where_its_game_says_so() {
    let setups = [
        (json!({ "game": "burgundy", "seats": 2, "seed": "far" }), true),
        (json!({ "game": "orleans", "seats": 2, "seed": "far" }), true),
        (json!({ "game": "stories", "seats": 2, "seed": "far", "scenario": "kingsFavor" }), false),
    ];
    for (setup, further) in setups {
        let (table, seat) = worth_a_thought(&setup);
        let [hard, expert] = ["hard", "expert"].map(|level| {
            let options = json!({ "level": level, "playouts": 40, "seed": "far" });
            table.suggest(seat, options.to_string().parse().unwrap()).unwrap()
        });
        assert_eq!(hard != expert, further, "{hard:?}\n{expert:?}");
    }
}

/// Visits add up to the playouts, chances are shares, and points are possible scores.
#[test]
fn estimates_add_up() {
    struct Sums;
    impl Visit for Sums {
        type Out = u32;
        fn visit<G: Judge + Presented>(self, setup: G::Setup) -> u32 {
            let mut searched = 0;
            for decisions in [0, 10, 30, 60] {
                let table = after::<G>(&setup, decisions, "sums");
                let Some(seat) = asked(&table) else { continue };
                let mut thinking = Thinking::new(&table, seat, Settings::default(), "sums").unwrap();
                thinking.more(50);
                let estimates = thinking.estimates();
                let expected = if thinking.is_worthwhile() { 50 } else { 0 };
                assert_eq!(thinking.playouts(), expected);
                assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), expected);
                assert!(estimates.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
                for estimate in &estimates {
                    assert_eq!(estimate.visits > 0, estimate.points.is_some());
                    assert!(estimate.win.is_none_or(|win| (0.0..=1.0).contains(&win)));
                    assert!(estimate.points.is_none_or(|points| (0.0..500.0).contains(&points)), "{estimate:?}");
                    assert!(estimate.spread.is_none_or(|spread| (0.0..60.0).contains(&spread)), "{estimate:?}");
                }
                searched += expected;
            }
            searched
        }
    }
    for name in ["burgundy", "orleans", "trade"] {
        assert!(with_game(name, 2, Sums).unwrap() >= 100, "{name}");
    }
}

/// The points that a judge counts are those of the score sheet.
#[test]
fn points_are_those_of_the_score_sheet() {
    struct Points;
    impl Visit for Points {
        type Out = ();
        fn visit<G: Judge + Presented>(self, setup: G::Setup) {
            for decisions in [0, 25, 80, u32::MAX] {
                let table = after::<G>(&setup, decisions, "points");
                for line in table.scores() {
                    assert_eq!(line.total, G::points(table.at(), line.seat));
                }
            }
        }
    }
    for name in GAMES {
        with_game(name, 3, Points).unwrap();
    }
}

/// Every weight has a name, a description and finite values, and every style raises some of them.
#[test]
fn every_weight_is_named_and_explained() {
    struct Rows;
    impl Visit for Rows {
        type Out = ();
        fn visit<G: Judge + Presented>(self, _: G::Setup) {
            let rows = G::Weights::ROWS;
            assert!(rows.len() > 20);
            for row in rows {
                assert!(row.about.len() > 5 && row.values.iter().all(|value| value.is_finite()), "{row:?}");
            }
            for &style in loire::engine::Style::ALL {
                let likes = rows.iter().filter(|row| row.style == Some(style)).count();
                assert_eq!(likes > 0, style != loire::engine::Style::Even, "{style:?}");
            }
        }
    }
    for name in ["burgundy", "orleans"] {
        with_game(name, 2, Rows).unwrap();
    }
}
