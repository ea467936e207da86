//! The traitor: T-082.

use super::*;

/// Only opponents strictly ahead, on any of the seven tracks.
#[test]
fn t_082_the_traitor_has_his_targets() {
    for scene in honest(3) {
        let scene = scene.track(B, Scholar, 1).development(B, 2).development(A, 2).track(C, Knight, 2);
        let scene = scene.track(A, Knight, 2).development(C, 5).track(C, Farmer, 1).track(C, Boatman, 1);
        let scene = scene.send(A, Farmer, "traitor.1").expect_legal(
            A,
            "",
            ["plot 1 betray scholar", "plot 2 betray development", "plot 2 betray boatman"],
        );
        let scene = scene.refused(A, "plot 1 betray development", "T-082").refused(A, "plot 2 betray knight", "T-082");
        let scene = scene.refused(A, "plot 2 betray farmer", "T-082").refused(A, "decline", "T-077");
        let scene = scene.play(A, "plot 1 betray scholar").expect_track(A, Scholar, 1).expect_track(B, Scholar, 0);
        scene.expect_development(A, 2, 1).expect_development(B, 2, 1);
    }
}

/// The markers' moves bring and cost nothing: no good, coin, technology, tile, follower or citizen.
#[test]
fn t_082_the_traitor_moves_only_markers() {
    for (follower, step) in [(Farmer, 3), (Boatman, 5), (Craftsman, 2), (Trader, 2), (Knight, 4), (Scholar, 3)] {
        for scene in honest(2) {
            let monk = scene.intriguer("traitor", [Farmer, Trader]).track(B, follower, step);
            let scene = monk.track(A, follower, step - 1).send(A, Scholar, "traitor.3");
            let line = format!("plot 1 betray {}", follower.name());
            let scene = if scene.legal(A).contains(&line) { scene.play(A, &line) } else { scene };
            let scene = scene.expect_track(A, follower, step).expect_track(B, follower, step - 1);
            let before = scene.before.clone();
            for who in [A, B] {
                let (was, is) = (&before.players[who.seat()], scene.player(who));
                assert_eq!((was.coins, was.goods, was.gears, was.places), (is.coins, is.goods, is.gears, is.places));
                assert_eq!(was.development, is.development);
            }
            assert_eq!(before.supply, scene.table.state().supply);
            let taken = |state: &State, citizen| state.citizens[citizen];
            for citizen in [Citizen::Boatman, Citizen::Knight] {
                assert_eq!(taken(&before, citizen), taken(scene.table.state(), citizen));
            }
            scene.expect_ask(B, asks::Turn);
        }
    }
}

/// A marker that is pushed back gets its bonus again; the limits of the first step depend on the space entered.
#[test]
fn t_082_bonuses_are_paid_again() {
    for scene in honest(2) {
        let scene = scene.track(B, Craftsman, 1).gears(B, [Gear::FarmerOnly]).activated(B, [Village]);
        let scene = scene.send(A, Farmer, "traitor.1").expect_track(B, Craftsman, 0).play(B, "village craftsman");
        scene.expect_track(B, Craftsman, 1).expect_gears(B, [Gear::FarmerOnly, Gear::FarmerOnly]);
    }
    for scene in honest(2) {
        let scene = scene.places(B, [Hayrick]).activated(B, [Village]).send(A, Farmer, "traitor.1");
        let scene = scene.expect_track(B, Trader, 0).expect_places(B, [Hayrick]).play(B, "village trader");
        let scene = scene.refused(B, "take horseWagon", "O-064").play(B, "take cheeseFactory");
        scene.expect_places(B, [Hayrick, CheeseFactory]).expect_track(B, Trader, 1);
    }
    for scene in honest(2) {
        let scene =
            scene.track(B, Boatman, 2).track(A, Boatman, 1).activated(B, [Village]).send(A, Farmer, "traitor.1");
        scene.expect_track(B, Boatman, 1).play(B, "village boatman").expect_coins(B, 3).expect_track(B, Boatman, 2);
    }
}

/// A citizen stays with its owner even if the marker moves back; it cannot be taken twice.
#[test]
fn t_082_citizens_stay() {
    for scene in honest(2) {
        let scene = scene.track(B, Boatman, 5).activated(B, [Village]).send(A, Farmer, "traitor.1");
        let scene = scene.expect_track(B, Boatman, 4).expect_citizens(B, ["boatman"]).play(B, "village boatman");
        scene.expect_citizens(B, ["boatman"]).expect_coins(B, 0);
    }
    for scene in honest(2) {
        let scene = scene.development(A, 2).development(B, 3).send(A, Farmer, "traitor.1").expect_development(A, 3, 1);
        scene.expect_development(B, 2, 1).expect_citizens(A, []).expect_citizens(B, ["development3"]);
    }
}

/// Status and draw limit follow the markers, even if a player has already returned more than the new limit.
#[test]
fn t_082_values_follow() {
    for scene in honest(2) {
        let scene = scene.development(A, 3).development(B, 4).expect_development(B, 4, 2);
        scene.send(A, Farmer, "traitor.1").expect_development(A, 4, 2).expect_development(B, 3, 1);
    }
    for scene in honest(2) {
        let scene = scene.track(B, Knight, 1).bag(B, [Farmer, Monk, Monk]).track(A, Farmer, 1);
        let scene = scene.arrange(|state| state.players[B.seat()].recalled = 5);
        let scene = scene.send(A, Farmer, "traitor.1").expect_track(B, Knight, 0).expect_track(A, Knight, 1);
        let scene = scene.pass_all().expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let mut drawn = [0, 0];
        let table = scene.deal_any().table;
        for (who, drawn) in [A, B].into_iter().zip(&mut drawn) {
            *drawn = table.state().players[who.seat()].followers.market.total();
        }
        // A has only four own followers.
        assert_eq!(drawn, [4, 4], "B draws four, not five");
    }
}
