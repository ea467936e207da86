//! The cards of letter B.

use super::*;
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Questions as NewEventsAsk};

#[test]
fn t_038_an_excursion_costs_coins_in_orleans() {
    for scene in on("excursion") {
        let scene = scene.coins(A, 6).coins(B, 6).merchant(B, "blois").pass_all();
        expect_over(scene).expect_coins(A, 2).expect_coins(B, 6);
    }
}

#[test]
fn t_039_income_pays_by_status() {
    for scene in on("newIncome") {
        let scene = scene.development(B, 15).pass_all();
        expect_over(scene).expect_coins(A, 2).expect_coins(B, 8);
    }
}

#[test]
fn t_040_fishing_grounds_pay_by_field() {
    for (step, coins) in [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)] {
        for scene in on("fishingGrounds") {
            expect_over(scene.track(A, Boatman, step).pass_all()).expect_coins(A, coins).expect_coins(B, 0);
        }
    }
}

#[test]
fn t_041_further_education_takes_goods() {
    for scene in on("furtherEducation") {
        let scene = scene.goods(A, [Grain, Brocade]).coins(A, 3).coins(B, 4).pass_all();
        let scene = scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::FurtherEducation(new_events::FurtherEducation)));
        let scene = scene.expect_legal(A, "", ["study grain", "study brocade", "pay coins"]);
        let scene = scene.refused(A, "study wool", "T-041");
        // Five steps for brocade, which goes to the market; B has no goods and pays.
        let paid = scene.clone().play(A, "study brocade").expect_development(A, 5, 2).expect_goods(A, [Grain]);
        expect_over(paid).expect_goods_market(Brocade, 1).expect_coins(A, 3).expect_coins(B, 1);
        // A player with goods may pay instead.
        let paid = scene.play(A, "pay coins").expect_development(A, 0, 1).expect_coins(A, 0);
        expect_over(paid).expect_goods(A, [Grain, Brocade]);
    }
}

#[test]
fn t_042_a_wedding_draws_guests() {
    for scene in on("wedding") {
        let scene = scene.bag(A, [Knight, Monk]).bag(B, []).market(B, [OwnFarmer, OwnBoatman, OwnTrader]);
        let scene = scene
            .stand(B, "village.3", OwnCraftsman)
            .pass_all()
            .expect_draw(Draw::Follower(draws::DrawFollower { seat: A.seat() }));
        let scene = scene.deal(["follower knight"]).saved().deal(["follower ownFarmer"]);
        // B's bag is empty.
        expect_over(scene).expect_market(A, [Knight, OwnFarmer]).expect_market(B, [OwnFarmer, OwnBoatman, OwnTrader]);
    }
}

/// The tower has no room at a wedding, and neither has a full market.
#[test]
fn t_042_a_wedding_needs_room_on_the_market() {
    for scene in on("wedding") {
        let scene = scene
            .places(A, [Hayrick, GunpowderTower])
            .market(A, [Monk, Monk, Knight, Knight, Knight, Scholar, Scholar]);
        let scene = scene.bag(B, []).market(B, [OwnFarmer, OwnBoatman, OwnTrader, OwnCraftsman]).pass_all();
        expect_over(scene.deal(["follower ownTrader"])).expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman]);
    }
}

#[test]
fn t_043_sabotage_bars_places_with_technology() {
    for scene in on("sabotage") {
        let scene = scene.technology(A, "castle.1").stand(A, "castle.2", Boatman).stand(A, "castle.3", Trader);
        let scene = scene.technology(A, "ship.3").stand(A, "ship.1", Farmer).stand(A, "ship.2", Boatman);
        let scene = scene.activated(A, [Village]).gears(A, [Gear::Free]);
        let scene = scene.refused(A, "use castle", "T-043").refused(A, "ship orleans > blois", "T-043");
        // Technology elsewhere bans no place, nor does a tile that waits.
        scene.play(A, "village boatman");
    }
    // Without sabotage the same castle can be used.
    for scene in on("wedding") {
        let scene = scene.technology(A, "castle.1").stand(A, "castle.2", Boatman).stand(A, "castle.3", Trader);
        scene.play(A, "use castle").expect_track(A, Knight, 1);
    }
}

/// Technology laid down in planning is affected in the same round.
#[test]
fn t_043_sabotage_bars_new_technology() {
    let scene = with(2, EVENTS).planning().event("sabotage").gears(A, [Gear::Free]).stand(A, "castle.2", Boatman);
    let scene = scene.stand(A, "castle.3", Trader).play(A, "install free > castle.1").ready([A, B]);
    scene.refused(A, "use castle", "T-043");
}
