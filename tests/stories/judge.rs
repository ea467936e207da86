//! The play of the judge: it wins races, survives years, never gives away followers that bring others, and ignores
//! hidden plans. The seeds are fixed: these games change only with the judge.

use loire::bots::{Level, choose};
use loire::engine::{Quick, Seats, Style, Table, Turn};
use loire::stories::Stories;
use loire::stories::data::wares::Follower;
use loire::stories::questions::{Action, Ask};
use loire::stories::setup::{Scenario, Setup};
use loire::stories::state::Tile;

/// Followers without which mill and cottage bring no others.
const COMMON: [Follower; 4] = [Follower::Farmer, Follower::Fisher, Follower::Craftsman, Follower::Trader];

fn setup(scenario: Scenario, seats: u8) -> Setup {
    let mut setup = Setup::new(Seats::new(seats).unwrap(), scenario);
    if scenario == Scenario::FirstKingdom {
        setup.options.round_limit = 60;
    }
    setup
}

/// Plays on by the judge while `goes_on` holds, and calls `each` for every action with the table after it.
fn play_on(
    table: &mut Table<Stories>,
    seed: &str,
    goes_on: impl Fn(&Table<Stories>) -> bool,
    mut each: impl FnMut(&Table<Stories>, loire::engine::Seat, Action),
) {
    let (mut luck, mut outcomes) = (Quick::new(seed), Vec::new());
    while goes_on(table) {
        let seat = match table.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                table.outcomes_into(&mut outcomes);
                let chance = luck.pick(&outcomes).unwrap();
                table.settle_unchecked(chance, &mut |_| {});
                continue;
            }
            Turn::Seats(asked) => asked[0].seat,
        };
        let best = choose(table, seat, Level::Normal, Style::Even, seed).swap_remove(0);
        for action in best.line {
            table.play(seat, action, &mut |_| {}).unwrap();
            each(table, seat, action);
        }
    }
}

fn played(scenario: Scenario, seats: u8, seed: &str) -> Table<Stories> {
    let mut table = Table::new(&setup(scenario, seats)).unwrap();
    play_on(
        &mut table,
        seed,
        |_| true,
        |table, seat, action| {
            // In The King's Favor the last one may be spent at the end of winter.
            if let (Action::Dispatch(sent), Scenario::FirstKingdom) = (action, scenario) {
                let last = COMMON.into_iter().find(|&kind| sent.tile == Tile::Follower(kind));
                assert!(
                    last.is_none_or(|kind| table.at().owned(seat, kind) > 0),
                    "{seed}: {seat:?} sent the last {last:?}"
                );
            }
        },
    );
    table
}

#[test]
fn a_race_is_won() {
    for seats in 2..=4 {
        let rounds: Vec<u16> =
            (0..3).map(|game| played(Scenario::FirstKingdom, seats, &format!("race {game}")).state().round).collect();
        assert!(rounds.iter().all(|round| (15..40).contains(round)), "{seats} seats: {rounds:?}");
    }
}

#[test]
fn most_players_reach_the_last_year() {
    let (mut all, mut come) = (0, 0);
    for seats in 2..=4 {
        for game in 0..3 {
            let table = played(Scenario::KingsFavor, seats, &format!("court {game}"));
            for player in table.state().players.values() {
                all += 1;
                come += usize::from(player.out.is_none_or(|round| round > 16));
            }
        }
    }
    assert!(come * 4 >= all * 3, "{come} of {all}");
}

/// The plan does not depend on the tiles that others have planned, nor on whether they are ready.
#[test]
fn a_plan_does_not_depend_on_the_plans_of_others() {
    let is_planned_by_all = |table: &Table<Stories>| matches!(table.turn(), Turn::Seats(asked) if asked.len() == 3 && matches!(asked[0].ask, Ask::Planning(_)));
    let mut compared = 0;
    for (scenario, round) in [(Scenario::FirstKingdom, 1), (Scenario::FirstKingdom, 6), (Scenario::KingsFavor, 4)] {
        let mut table = Table::new(&setup(scenario, 3)).unwrap();
        play_on(&mut table, "plans", |table| table.state().round < round || !is_planned_by_all(table), |_, _, _| {});
        let seats: Vec<_> = Seats::new(3).unwrap().iter().collect();
        let plan = |table: &Table<Stories>| choose(table, seats[2], Level::Normal, Style::Even, "s");
        let before = plan(&table);
        for way in 0..3 {
            let mut other = table.clone();
            let legal = other.legal_actions(seats[0]);
            other.play(seats[0], legal[way * 3 % legal.len()], &mut |_| {}).unwrap();
            assert_ne!(other, table);
            assert_eq!(plan(&other), before);
            compared += 1;
        }
    }
    assert_eq!(compared, 9);
}
