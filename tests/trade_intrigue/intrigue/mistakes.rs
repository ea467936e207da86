//! Common mistakes around the intrigue: 10, 14, 15, 16.

use super::*;

/// The executioner's victims can be recruited again; those of torture are gone.
#[test]
fn mistake_10_executed_followers_can_be_recruited_again() {
    for scene in honest(2) {
        let scene = scene.bag(B, [Knight]).at(A, TownHall, [Farmer, Farmer]).supply(Knight, 1);
        let executed = scene.clone().play(A, "townHall farmer > executioner.1").deal(["follower knight"]);
        executed.expect_supply(Knight, 1).expect_out(Knight, 0);
        let tortured = scene.play(A, "townHall farmer > torturer.1").play(B, "surrender follower");
        tortured.deal(["follower knight"]).expect_supply(Knight, 0).expect_out(Knight, 1);
    }
}

/// The spy takes no technology from place tiles, and the stolen tile cannot be kept.
#[test]
fn mistake_14_the_spy_takes_nothing_from_place_tiles() {
    for scene in honest(3) {
        let tile = scene.clone().places(B, [Winery]).technology(B, "winery.1").send(A, Craftsman, "spy.1");
        tile.expect_ask(B, asks::Turn).expect_space(B, "winery.1", "technology");
        let stolen = scene.technology(B, "castle.2").send(A, Craftsman, "spy.1");
        stolen.expect_gears(A, []).expect_space(A, "castle.2", "technology");
    }
}

/// The traitor's step brings no bonus: no good of the farmers, no coins of the boatmen.
#[test]
fn mistake_15_the_traitor_collects_no_bonus() {
    for scene in honest(2) {
        let scene = scene.track(B, Boatman, 1).send(A, Farmer, "traitor.1").expect_track(A, Boatman, 1);
        scene.expect_coins(A, 0).expect_track(B, Boatman, 0).expect_coins(B, 0);
    }
}

/// After a bribe no other target is named.
#[test]
fn mistake_16_a_bribe_allows_no_new_target() {
    for scene in intrigue(4) {
        let scene = scene.stand(B, "ship.1", Farmer).stand(C, "ship.1", Farmer).coins(B, 2);
        let scene = scene.send(A, Farmer, "saboteur.1").play(A, "plot 1 sabotage ship.1").play(B, "offer");
        let scene = scene.play(B, "pledge 1").play(A, "accept").expect_ask(B, asks::Turn);
        scene.expect_space(B, "ship.1", "farmer").expect_space(C, "ship.1", "farmer");
    }
}
