//! Chapter 8: decision points and chance.

use crate::support::burgundy::*;
use loire::engine::search::Playout;

/// Tiles and goods are drawn when they are revealed, with the remaining numbers as weights.
#[test]
fn b_120_draws_are_lazy() {
    let mut table = Table::<Burgundy>::new(&setup(3, |_| {})).unwrap();
    let mut playout = Playout::new("lazy");
    loop {
        let state = table.state();
        let total: u32 = table.outcomes().iter().map(|weighted| weighted.weight).sum();
        match table.turn() {
            Turn::Chance(Draw::StartGood(draws::StartGood { .. }) | Draw::RoundGood(draws::RoundGood)) => {
                assert_eq!(total, state.hidden_goods.total());
                for weighted in table.outcomes() {
                    let Outcome::Good { good } = weighted.outcome else { panic!("a good is drawn") };
                    assert_eq!(weighted.weight, u32::from(state.hidden_goods[good]));
                }
            }
            Turn::Chance(Draw::DepotTile(draws::DepotTile { depot, slot })) => {
                let colour = table.rules().slot_colour(depot.index(), usize::from(*slot), state.phase).unwrap();
                assert_eq!(total, colour.faces().iter().map(|&face| u32::from(state.supply[face])).sum::<u32>());
                for weighted in table.outcomes() {
                    let Outcome::Tile { tile } = weighted.outcome else { panic!("a tile is drawn") };
                    assert_eq!((tile.colour(), weighted.weight), (colour, u32::from(state.supply[tile])));
                }
            }
            Turn::Chance(Draw::BlackTile(draws::BlackTile { .. })) => assert_eq!(total, state.black_supply.total()),
            Turn::Chance(Draw::Die(draws::Die { .. }) | Draw::WhiteDie(draws::WhiteDie)) => assert_eq!(total, 6),
            _ => {}
        }
        let order = state.round;
        let was_turn = matches!(table.turn(), Turn::Seats(_));
        if playout.answer(&mut table, &mut |_| {}).is_none() {
            break;
        }
        // Within a round only seats answer: draws come only when the round is over.
        let ended = table.state().round != order;
        assert!(!was_turn || !matches!(table.turn(), Turn::Chance(_)) || ended);
    }
    let refused = scene(2).table.settle(Outcome::Die { face: face(1) }, &mut |_| {}).unwrap_err();
    assert_eq!((refused.rule, refused.code()), ("B-120", "noDraw"));
    let rolling = scene(2).pass(A).pass(B).table.settle(Outcome::Good { good: Red }, &mut |_| {}).unwrap_err();
    assert_eq!((rolling.rule, rolling.code()), ("B-120", "notPossible"));
}

/// Equal dice, equal stored tiles and equal tiles of a depot are offered once; a pair of depots has one name.
#[test]
fn b_121_like_moves_are_offered_once() {
    let scene = scene(4).dice(A, [3, 3]).store(A, [Bank, Bank, Ship]).depot(2, [Church, Church]).chips(A, 1);
    let unique = |lines: Vec<String>| {
        let mut sorted = lines.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), lines.len(), "{lines:?}");
    };
    unique(scene.legal(A));
    let scene =
        scene.expect_legal(A, "3: place", ["3: place bank on 11", "3: place bank on 25", "3: place ship on 17"]);
    let takes = ["3: take church from 2, discard bank", "3: take church from 2, discard ship"];
    let scene = scene.expect_legal(A, "3: take", takes).expect_legal(A, "3: chips", ["3: chips"]);
    // The space fixes the value: a placement names the die and the space, and the price follows.
    scene.play(A, "3: place ship on 17").expect_chips(A, 0);
}

/// A question with one answer is not asked, and a declined or impossible benefit leaves no trace.
#[test]
fn b_122_forced_steps_are_not_asked() {
    for (tile, at, die) in [(Mine, 24, 4), (Bank, 25, 3), (Watchtower, 25, 3), (BoardingHouse, 25, 3), (Market, 25, 3)]
    {
        let scene = scene(2).dice(A, [die, die]).store(A, [tile]);
        scene.play(A, &format!("{die}: place {} on {at}", tile.name())).expect_ask(A, asks::Turn);
    }
    let scene = scene(2).dice(A, [3, 3]).store(A, [Market]).depot(1, [Ship]).play(A, "3: place market on 25");
    let before = scene.clone();
    let scene = scene.play(A, "decline");
    assert_eq!(scene.table.state(), before.table.state());
    // At the end of a round and the start of the next no seat is asked.
    let scene = scene.pass(A).pass(B);
    assert!(matches!(scene.table.turn(), Turn::Chance(Draw::Die(draws::Die { .. }))));
}

/// The options and their defaults.
#[test]
fn b_123_options_have_their_defaults() {
    let options = serde_json::to_value(Options::default()).unwrap();
    let pairs = [["1", "2"], ["1", "3"], ["1", "4"], ["1", "5"], ["6", "7"], ["8", "9"]];
    assert_eq!(
        options,
        serde_json::json!({
            "setup": "basic",
            "boardPairs": pairs,
            "scoreStartArea": false,
            "buyDuringAction": false,
            "t8BoostsFreeShift": false,
            "tieBreak": "mostEmpty",
        })
    );
    let few: Setup =
        serde_json::from_str(r#"{"game":"burgundy","seats":2,"options":{"setup":"advancedSecret"}}"#).unwrap();
    assert_eq!(few, setup(2, |options| options.setup = SetupMode::AdvancedSecret));
    assert!(serde_json::from_str::<Setup>(r#"{"game":"burgundy","seats":2,"options":{"setUp":"basic"}}"#).is_err());
}
