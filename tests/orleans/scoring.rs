//! Chapter 7: phase 7, the end of the game, scoring.

use crate::support::orleans::*;

fn ranks(scene: &Scene) -> Vec<u8> {
    scene.table.scores().iter().map(|line| line.rank).collect()
}

/// The last round, with an event that has no effect without stations.
fn last(scene: Scene) -> Scene {
    let tile = if scene.setup.edition == Edition::First { "pilgrimage" } else { "pilgrimageC" };
    scene.round(18, tile)
}

#[test]
fn o_130_the_token_goes_left() {
    for mut scene in both(3) {
        for who in [B, C, A] {
            scene = scene.pass_all();
            assert_eq!(scene.table.state().start, Some(who.seat()));
            scene = scene.turn_over("plague").ready_all();
            scene = scene.expect_ask(who, asks::Turn).event("tradingDay");
        }
    }
}

#[test]
fn o_131_the_last_citizen_goes_to_most_stations() {
    for scene in both(3) {
        let scene = last(scene).stations(A, ["orleans", "tours"]).stations(B, ["orleans"]).unbuilt(A, 0);
        // The preliminary score counts as if the game ended now.
        let scene = scene.expect_score(A, "citizens", 1).pass_all();
        assert!(matches!(scene.table.turn(), Turn::Over));
        scene.expect_citizens(A, ["stations"]).expect_score(A, "citizens", 1).expect_total(A, 3).expect_total(B, 1);
    }
    for scene in both(3) {
        let scene =
            last(scene).stations(A, ["orleans", "tours"]).stations(C, ["orleans", "blois"]).stations(B, ["nevers"]);
        let scene = scene.expect_score(A, "citizens", 0).pass_all().expect_citizens(A, []).expect_citizens(C, []);
        assert_eq!(scene.table.state().citizens[Citizen::Stations], None);
    }
}

/// Only at the very end: a lead in an earlier round has no effect.
#[test]
fn o_131_an_earlier_lead_gives_no_citizen() {
    for scene in both(2) {
        scene.event("pilgrimage").stations(A, ["orleans"]).pass_all().expect_citizens(A, []);
    }
}

#[test]
fn o_132_the_score_has_all_sources() {
    for scene in both(2) {
        let scene = scene.coins(A, 7).goods(A, [Grain, Cheese, Wine, Wool, Brocade, Brocade]).development(A, 10);
        let scene =
            scene.stations(A, ["orleans", "tours"]).stations(B, ["orleans", "blois"]).citizen(A, "development28");
        // The other pieces count nothing.
        let scene = scene.track(A, Knight, 3).places(A, [Hayrick]).gears(A, [Gear::FarmerOnly]).bag(A, [Monk]);
        let scene = scene.expect_score(A, "coins", 7).expect_score(A, "grain", 1).expect_score(A, "cheese", 2);
        let scene = scene.expect_score(A, "wine", 3).expect_score(A, "wool", 4).expect_score(A, "brocade", 10);
        let scene = scene.expect_score(A, "stations", 6).expect_score(A, "citizens", 6);
        scene.expect_total(A, 7 + 20 + 12);
    }
}

#[test]
fn o_133_development_breaks_ties() {
    for scene in both(3) {
        let scene = last(scene).coins(A, 9).coins(B, 9).coins(C, 8);
        assert_eq!(ranks(&scene), [1, 1, 3]);
        // A higher development wins a tie, but not against more points.
        let ahead = scene.clone().development(B, 1);
        assert_eq!(ranks(&ahead), [2, 1, 3]);
        let behind = scene.clone().development(C, 2);
        assert_eq!(ranks(&behind), [1, 1, 3]);
        let all = scene.coins(C, 9).pass_all();
        assert!(matches!(all.table.turn(), Turn::Over));
        assert_eq!(ranks(&all), [1, 1, 1]);
    }
}
