//! Bots do not peek: they know neither future draws nor the hidden answers of other seats.

use super::arena::{Visit, with_game};
use super::{after, asked};
use loire::api;
use loire::bots::{Level, Settings, Thinking, choose};
use loire::burgundy::Burgundy;
use loire::engine::{Game, Judge, Presented, Seats, Style, Table, Turn};
use loire::orleans::{Ask, Orleans};
use loire::wire::Kind;
use serde_json::{Value, json};

/// The dealer's seed decides future draws, so a bot that answers the same for any seed does not know them.
#[test]
fn every_level_answers_independently_of_the_seed() {
    for setup in
        [json!({ "game": "burgundy", "seats": 3 }), json!({ "game": "orleans", "seats": 3, "modules": ["orders"] })]
    {
        let mut setup: Value = setup;
        setup["seed"] = "a".into();
        let state = json!(api::new_game(&setup.to_string()).unwrap().state);
        let bare = json!(api::without_dealer(&state.to_string()).unwrap());
        let mut other = state.clone();
        other["dealer"]["seed"] = "another".into();
        let seat = api::turn(&state.to_string()).unwrap().asked()[0].seat;
        for &level in Level::ALL {
            let options = json!({ "level": level.name(), "seed": "s", "playouts": 40 });
            let options = if level.thinks() { options } else { json!({ "level": level.name(), "seed": "s" }) };
            let answer =
                |state: &Value| api::suggest(&state.to_string(), seat, options.to_string().parse().unwrap()).unwrap();
            assert_eq!(answer(&state), answer(&bare), "{level:?}");
            assert_eq!(answer(&state), answer(&other), "{level:?}");
        }
    }
}

/// While all seats plan at once, the answer does not depend on the plans of others.
#[test]
fn a_plan_does_not_depend_on_the_plans_of_others() {
    let setup: <Orleans as Game>::Setup = serde_json::from_value(json!({ "game": "orleans", "seats": 3 })).unwrap();
    let mut compared = 0;
    for decisions in [0, 60, 150, 260] {
        // Goes on to the next planning phase.
        let mut table = after::<Orleans>(&setup, decisions, "plans");
        let mut more = 0;
        while !matches!(table.turn(), Turn::Seats(asked) if asked.len() == 3 && matches!(asked[0].ask, Ask::Plan(_))) {
            more += 1;
            table = after::<Orleans>(&setup, decisions + more, "plans");
        }
        let seats: Vec<_> = Seats::new(3).unwrap().iter().collect();
        let (own, other) = (seats[2], seats[0]);
        let answers = |table: &Table<Orleans>| -> Vec<_> {
            let levels = [Level::Easy, Level::Normal];
            let at_once = levels.map(|level| choose(table, own, level, Style::Even, "s"));
            let mut thinking = Thinking::new(table, own, Settings::default(), "s").unwrap();
            thinking.more(25);
            at_once.into_iter().chain([thinking.estimates()]).collect()
        };
        let before = answers(&table);
        // The other seat plans in any way, and is ready or not.
        for way in 0..3 {
            let mut planned = table.clone();
            for _ in 0..=way {
                let legal = planned.legal_actions(other);
                planned.play(other, legal[way * 2 % legal.len()], &mut |_| {}).unwrap();
                if planned.ask(other).is_none() {
                    break;
                }
            }
            assert_ne!(planned, table);
            assert_eq!(answers(&planned), before, "after {decisions} decisions, way {way}");
            compared += 1;
        }
    }
    assert_eq!(compared, 12);
}

/// Later seats do not know estates that are chosen in secret (B-015).
#[test]
fn an_estate_does_not_depend_on_those_of_others() {
    let setup = json!({ "game": "burgundy", "seats": 2, "options": { "setup": "advancedSecret" } });
    let setup: <Burgundy as Game>::Setup = serde_json::from_value(setup).unwrap();
    let table = after::<Burgundy>(&setup, 0, "estates");
    let seats: Vec<_> = Seats::new(2).unwrap().iter().collect();
    let answer = |table: &Table<Burgundy>| {
        let mut thinking = Thinking::new(table, seats[1], Settings::default(), "s").unwrap();
        thinking.more(20);
        thinking.estimates()
    };
    let before = answer(&table);
    for action in table.legal_actions(seats[0]) {
        let mut chosen = table.clone();
        chosen.play(seats[0], action, &mut |_| {}).unwrap();
        assert_eq!(answer(&chosen), before);
    }
}

/// A view does not change the table, and it can be played on.
#[test]
fn a_view_can_be_played_on() {
    struct Seen;
    impl Visit for Seen {
        type Out = ();
        fn visit<G: Judge + Presented>(self, setup: G::Setup) {
            for decisions in [0, 5, 33, 71] {
                let table = after::<G>(&setup, decisions, "seen");
                let Some(seat) = asked(&table) else { continue };
                let seen = table.seen(seat);
                assert_eq!(seen.legal_actions(seat), table.legal_actions(seat));
            }
        }
    }
    for name in ["burgundy", "orleans", "trade"] {
        with_game(name, 4, Seen).unwrap();
    }
}
