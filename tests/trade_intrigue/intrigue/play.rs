//! Random play: all laws hold after every answer and draw, and every tenth table is saved and loaded.

use super::*;
use std::collections::BTreeSet;

/// Saves a table as JSON text and loads it.
pub fn reload(setup: &Setup, table: &Table<Orleans>) -> Table<Orleans> {
    let [state, agenda] =
        [serde_json::to_string(table.state()), serde_json::to_string(table.agenda())].map(Result::unwrap);
    let (state, agenda) = (serde_json::from_str(&state).unwrap(), serde_json::from_str(&agenda).unwrap());
    Table::resume(setup, state, agenda).unwrap()
}

/// Games of every seat count in each edition; counts their events.
fn games(modules: &[ModuleId], number: usize, change: impl Fn(&mut Options)) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for seats in [2, 3, 4] {
        for edition in [Edition::First, Edition::Later] {
            let setup = expanded(edition, seats, modules, &change);
            for game in 0..number {
                let mut steps = 0;
                lively::watch(&setup, &format!("intrigue {game}"), |_, table, events| {
                    table.validate().unwrap();
                    steps += 1;
                    if steps % 10 == 0 {
                        assert!(reload(&setup, table) == *table);
                    }
                    seen.extend(events.iter().filter_map(name));
                });
            }
        }
    }
    seen
}

/// The name of this event, if it belongs to the intrigue.
fn name(event: &Event) -> Option<String> {
    let Event::Intrigue(event) = event else { return None };
    serde_json::to_value(event).unwrap()["type"].as_str().map(str::to_owned)
}

const ALL: [&str; 12] = [
    "betrayed",
    "bribeAccepted",
    "bribeOffered",
    "bribeRefused",
    "coinsCollected",
    "followerExecuted",
    "followerSabotaged",
    "goodsSwapped",
    "merchantKidnapped",
    "plotted",
    "stationBurned",
    "technologyStolen",
];

#[test]
fn random_games_of_intrigue_hold_every_law() {
    let seen = games(INTRIGUE, 20, |_| {});
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ALL);
}

#[test]
fn random_games_with_a_short_list_of_bribes_hold_every_law() {
    let seen = games(INTRIGUE, 6, |options| options.bribery = Bribery::Menu);
    assert!(seen.contains("bribeAccepted"));
}

#[test]
fn random_games_without_bribery_hold_every_law() {
    let seen = games(INTRIGUE, 6, |options| options.bribery = Bribery::Off);
    assert!(seen.contains("plotted") && !seen.contains("bribeOffered"));
}

#[test]
fn random_games_with_orders_and_places_hold_every_law() {
    games(&[ModuleId::Intrigue, ModuleId::Orders, ModuleId::NewPlaces], 6, |_| {});
}

#[test]
fn random_games_with_both_boards_hold_every_law() {
    games(&[ModuleId::Intrigue, ModuleId::NewDeeds], 6, |options| options.civic_board = CivicBoard::Both);
}

#[test]
fn random_games_with_everything_hold_every_law() {
    let modules = [ModuleId::Intrigue, ModuleId::NewDeeds, ModuleId::NewEvents, ModuleId::Orders, ModuleId::NewPlaces];
    games(&modules, 4, |options| options.civic_board = CivicBoard::Both);
}
