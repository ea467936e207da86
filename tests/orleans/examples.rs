//! Chapter 10: worked examples given by the rulebooks.

use crate::support::orleans::*;
use loire::orleans::phases::followers::draw_limit;

#[test]
fn ox_01_census() {
    for scene in both(3) {
        let scene =
            scene.dawn("tradingDay").track(B, Farmer, 2).track(C, Farmer, 1).coins(A, 3).turn_over("tradingDay");
        scene.expect_coins(A, 2).expect_coins(B, 1).expect_coins(C, 0);
    }
}

#[test]
fn ox_02_draw_limits() {
    for scene in both(4) {
        let scene = scene.track(B, Knight, 2).track(C, Knight, 2).track(D, Knight, 5);
        assert_eq!([A, B, C, D].map(|who| draw_limit(scene.table.at(), who.seat())), [4, 6, 6, 8]);
    }
}

#[test]
fn ox_03_farmhouse() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [Boatman, Craftsman]);
        let half = scene.clone().play(A, "plan boatman > farmhouse.1").ready([A, B]);
        half.expect_legal(A, "", ["pass"]).refused(A, "use farmhouse", "O-044");
        let scene = scene.play(A, "plan boatman > farmhouse.1").play(A, "plan craftsman > farmhouse.2").ready([A, B]);
        scene.expect_legal(A, "", ["use farmhouse", "pass"]).play(A, "use farmhouse").expect_track(A, Farmer, 1);
    }
}

#[test]
fn ox_04_two_returned_four_drawn() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").track(A, Knight, 2).bag(A, [Monk, Monk, Monk, Monk]);
        let scene = scene.at(A, Castle, [OwnFarmer, OwnBoatman]).turn_over("tradingDay");
        let scene = scene.play(A, "recall castle.1").play(A, "recall castle.2");
        let scene = scene.deal(["follower monk", "follower ownTrader", "follower monk", "follower monk"]);
        let scene = scene.expect_market(A, [OwnFarmer, OwnBoatman, OwnTrader, Monk, Monk, Monk]);
        scene.expect_bag(A, [Monk, OwnCraftsman]).expect_draw(Draw::Follower(draws::DrawFollower { seat: B.seat() }));
    }
}

#[test]
fn ox_05_a_debt_of_five() {
    for scene in both(2) {
        let scene = scene.event("harvest").bag(A, [Knight]).development(A, 2).stations(A, ["tours"]).coins(B, 5);
        let scene = scene.pass_all().play(A, "surrender follower").deal(["follower knight"]);
        let scene = scene.play(A, "surrender station").play(A, "surrender station tours");
        let scene = scene.play(A, "surrender step").play(A, "surrender step");
        scene.expect_out(Knight, 1).expect_stations(A, [], 8).expect_development(A, 0, 1).expect_coins(B, 0);
    }
}

#[test]
fn ox_06_stations_citizens_and_status() {
    for scene in both(2) {
        let scene = scene.stations(A, ["orleans", "blois", "tours", "chinon", "loches"]).development(A, 15);
        let scene = scene.stations(B, ["orleans", "vierzon", "bourges", "nevers", "sancerre"]).track(A, Knight, 4);
        let scene = scene.expect_citizens(A, ["development3", "knight"]).expect_development(A, 15, 4);
        scene.expect_score(A, "stations", 20).expect_score(A, "citizens", 8).expect_total(A, 28);
    }
}

#[test]
fn ox_07_fourth_and_fifth_knight() {
    for scene in both(2) {
        let limit = |scene: &Scene| draw_limit(scene.table.at(), A.seat());
        let scene = scene.track(A, Knight, 3).at(A, Castle, [OwnFarmer, OwnBoatman, OwnTrader]);
        assert_eq!(limit(&scene), 7);
        let scene = scene.play(A, "use castle").expect_citizens(A, ["knight"]);
        assert_eq!(limit(&scene), 7);
        let scene = scene.play(B, "pass").at(A, Castle, [OwnFarmer, OwnBoatman, OwnTrader]).play(A, "use castle");
        assert_eq!(limit(&scene), 8);
        scene.expect_citizens(A, ["knight"]);
    }
}

#[test]
fn ox_08_canalisation() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Boatman]).development(A, 1);
        let scene = scene.expect_legal(
            A,
            "townHall boatman > c",
            ["townHall boatman > canalisation for coin", "townHall boatman > canalisation for step"],
        );
        let coin = scene.clone().play(A, "townHall boatman > canalisation for coin");
        coin.expect_coins(A, 1).expect_development(A, 1, 1);
        let step = scene.play(A, "townHall boatman > canalisation for step");
        step.expect_coins(A, 0).expect_development(A, 2, 1).expect_deed("canalisation", [Boatman]);
    }
}

#[test]
fn ox_09_start_of_the_game() {
    for edition in [Edition::First, Edition::Later] {
        let scene = opening(setup(edition, 4, |_| {}));
        for who in [A, B, C, D] {
            assert_eq!(draw_limit(scene.table.at(), who.seat()), 4);
        }
        let scene = scene.expect_market(D, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
        scene.expect_coins(A, 5).expect_coins(D, 5).expect_development(A, 0, 1).expect_development(D, 0, 1);
    }
}

#[test]
fn ox_10_the_first_tile() {
    for edition in [Edition::First, Edition::Later] {
        let scene = opening(setup(edition, 2, |_| {}));
        assert_eq!(scene.table.state().hourglasses.as_slice(), [Hourglass::Pilgrimage]);
        let scene = scene.market(A, [Monk, Monk]).play(A, "plan monk > monastery.1").play(A, "plan monk > monastery.2");
        scene.ready([A, B]).refused(A, "use monastery", "O-068").expect_legal(A, "", ["pass"]);
    }
}
