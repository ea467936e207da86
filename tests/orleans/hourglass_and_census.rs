//! Chapter 2, first part: phases 1 and 2.

use crate::support::orleans::*;

#[test]
fn o_020_the_event_holds_for_its_round() {
    for scene in both(2) {
        let scene = scene.dawn("income").turn_over("income").ready_all().pass_all();
        assert_eq!(scene.table.state().round(), 2);
        assert!(scene.player(A).coins > 0);
        scene.expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

#[test]
fn o_020_the_last_round_is_played_in_full() {
    for (scene, tile) in [(first(2), "income"), (later(2), "incomeC")] {
        let scene = scene.planning().round(18, tile).market(A, [Monk]).play(A, "plan monk > townHall.1").ready([A, B]);
        let scene = scene.play(A, "townHall monk > papalConclave").expect_coins(A, 3).pass_all().expect_coins(A, 4);
        assert!(matches!(scene.table.turn(), Turn::Over));
        scene.refused(A, "pass", "O-050").expect_event(Event::GameEnded);
    }
}

#[test]
fn o_021_pilgrimage_acts_in_phase_5_and_others_in_phase_6() {
    for scene in both(2) {
        let pilgrimage = scene.clone().event("pilgrimage").activated(A, [Monastery]).goods(A, [Wool; 3]).coins(A, 5);
        let scene_after = pilgrimage.refused(A, "use monastery", "O-068").pass_all();
        scene_after.expect_coins(A, 5).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let taxes = scene.event("taxes").activated(A, [Monastery]).goods(A, [Wool; 3]).coins(A, 5);
        let taxes = taxes.play(A, "use monastery").pass([B]).expect_coins(A, 5).pass([A]);
        let due = if taxes.setup.edition == Edition::First { 1 } else { 3 };
        taxes.expect_coins(A, 5 - due).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

#[test]
fn o_022_the_census_pays_and_costs() {
    // Markers and the change of each player's coins.
    let cases = [
        ([2, 1, 1, 0], [1, 0, 0, -1]),
        ([3, 3, 1, 0], [0, 0, 0, -1]),
        ([3, 1, 0, 0], [1, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 1, 0, 0], [0, 0, 0, 0]),
        ([1, 1, 1, 2], [0, 0, 0, 1]),
        ([8, 7, 8, 8], [0, -1, 0, 0]),
    ];
    for (markers, changes) in cases {
        for mut scene in both(4) {
            scene = scene.dawn("tradingDay");
            for (who, marker) in [A, B, C, D].into_iter().zip(markers) {
                scene = scene.coins(who, 5).track(who, Farmer, marker);
            }
            scene = scene.turn_over("tradingDay");
            let coins = [A, B, C, D].map(|who| i32::from(scene.player(who).coins) - 5);
            assert_eq!(coins, changes, "{markers:?}");
        }
    }
}

#[test]
fn o_022_a_player_who_cannot_pay_is_tortured() {
    for scene in both(3) {
        let scene = scene.dawn("tradingDay").track(A, Farmer, 1).track(B, Farmer, 1).turn_over("tradingDay");
        let scene = scene.expect_ask(C, asks::Tortured { owed: 1 }).play(C, "surrender station");
        scene.expect_stations(C, [], 9).expect_coins(C, 0);
    }
}

/// The gain comes first: a coin that the last player pays comes too late for the first.
#[test]
fn o_022_gains_come_before_payments() {
    let scene = first_with(3, |options| options.bank_total = Some(15)).dawn("tradingDay");
    let scene = scene.track(A, Farmer, 2).track(B, Farmer, 1).coins(B, 14).coins(C, 1).turn_over("tradingDay");
    scene.expect_coins(A, 0).expect_coins(B, 14).expect_coins(C, 0);
}

#[test]
fn o_023_two_players_have_their_own_census() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").coins(B, 1).track(A, Farmer, 1).turn_over("tradingDay");
        scene.expect_coins(A, 1).expect_coins(B, 1);
    }
}

#[test]
fn o_024_the_census_counts_markers() {
    for scene in both(3) {
        // B has only its own farmer; A has two more.
        let scene = scene.dawn("tradingDay").coins(C, 1).track(A, Farmer, 2).bag(A, [Farmer, Farmer]);
        let scene = scene.track(B, Farmer, 3).turn_over("tradingDay");
        scene.expect_coins(A, 0).expect_coins(B, 1).expect_coins(C, 0);
    }
}
