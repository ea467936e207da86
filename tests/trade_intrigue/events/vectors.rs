//! The examples and vectors of the ledger.

use super::*;

#[test]
fn tx_01_levies_of_grain_and_wool() {
    for scene in on("levies") {
        let scene = scene.goods(A, [Grain, Wool]).unbuilt(B, 0).pass_all().play(A, "levy grain 1 wool 1");
        expect_over(scene).expect_goods(A, []).expect_stations(A, [], 10);
    }
}

#[test]
fn tx_02_further_education() {
    for (good, steps) in [(Grain, 1), (Cheese, 2)] {
        for scene in on("furtherEducation") {
            let scene = scene.goods(A, [good]).pass_all().play(A, &format!("study {}", good.name()));
            scene.expect_development(A, steps, 1).expect_goods(A, []);
        }
    }
}

#[test]
fn tx_03_a_mix_of_five() {
    for scene in on("torture") {
        let scene = scene.bag(A, [Knight]).development(A, 6).coins(A, 3).pass_all();
        let scene = scene.play(A, "surrender follower").deal(["follower knight"]).play(A, "surrender station");
        let scene = scene.play(A, "surrender station").play(A, "surrender step").play(A, "surrender step");
        scene.expect_out(Knight, 1).expect_stations(A, [], 8).expect_development(A, 4, 2).expect_coins(A, 3);
    }
}

/// The part about the event: no delivery in phase 6.
#[test]
fn tv_03_bon_voyage_opens_no_window() {
    let scene = with(2, &[ModuleId::NewEvents, ModuleId::Orders]).event("bonVoyage").coins(A, 2).merchant(A, "blois");
    let town: Town = named("tours");
    let order = *Order::ALL.iter().find(|order| order.row().town == town).unwrap();
    let scene = scene.arrange(|state| {
        state.orders = [order].into_iter().collect();
        state.players[A.seat()].goods = ByGood::new(|good: Good| order.row().goods[good.index()]);
    });
    let scene = scene.pass_all().play(A, "move waterway blois > tours").expect_merchant(A, "tours");
    let scene = expect_over(scene);
    // After the first action of the next round the order can be delivered.
    let scene = scene.deal(["hourglass strike"]).ready_all().activated(A, [Scriptorium]).play(B, "pass");
    scene.play(A, "use scriptorium").expect_ask(A, orders::Delivering);
}

#[test]
fn tv_04_taxes_with_one_coin() {
    for tile in ["coinTaxA", "coinTaxB"] {
        for scene in on(tile) {
            let scene = scene.coins(A, 1).coins(B, 3).unbuilt(A, 2).goods(A, [Grain]).pass_all();
            let scene = scene.expect_ask(A, asks::Tortured { owed: 2 }).refused(A, "surrender follower", "O-121");
            let scene = scene.play(A, "surrender station").play(A, "surrender good grain").expect_goods_out(Grain, 1);
            expect_over(scene).expect_stations(A, [], 1).expect_coins(A, 0);
        }
    }
}

#[test]
fn tv_05_tithes() {
    for (coins, tithe) in [(29, 2), (10, 1), (9, 0)] {
        for scene in on("tithe") {
            expect_over(scene.coins(A, coins).pass_all()).expect_coins(A, coins - tithe);
        }
    }
}

#[test]
fn tv_06_goods_tax_with_a_brasserie() {
    for scene in both_with(2, EVENTS_AND_PLACES) {
        let scene =
            scene.event("goodsTax").goods(A, [Wool, Wool, Grain, Grain, Grain]).stored(A, [Cheese, Cheese, Wine, Wine]);
        let scene = scene.coins(A, 5).pass_all();
        expect_over(scene.clone().play(A, "suffer")).expect_coins(A, 2);
        expect_over(scene.play(A, "shield wine")).expect_coins(A, 5).expect_goods_market(Wine, 1);
    }
}

#[test]
fn tv_07_book_burning() {
    for (from, to, status) in [(9, 4, 2), (14, 9, 3), (3, 0, 1)] {
        for scene in on("bookBurning") {
            expect_over(scene.development(A, from).pass_all()).expect_development(A, to, status);
        }
    }
    // From 4 three steps on: the coins at 7 again; from 0 the citizen at 3 not again.
    for (from, points, to, coins) in [(9, 3, 7, 3), (3, 4, 4, 0)] {
        let [scene, _] = on("bookBurning");
        let scene = scene.development(A, from).pass_all().deal(["hourglass defect"]).ready_all();
        let scene =
            scene.track(A, Scholar, points - 2).activated(A, [University]).play(B, "pass").play(A, "use university");
        let taken = scene.events.iter().any(|event| matches!(event, Event::CitizenTaken { .. }));
        assert!(!taken);
        scene.expect_development(A, to, 2).expect_coins(A, coins);
    }
}

#[test]
fn tv_08_the_end_of_the_revolt() {
    for scene in both_with(2, EVENTS_AND_PLACES) {
        let scene = scene.event("peasantsRevolt").places(A, [Sacristy]).stand(A, "sacristy.1", Monk);
        let scene =
            scene.stand(A, "castle.3", Farmer).stand(A, "village.1", Farmer).at(A, TownHall, [Farmer]).pass_all();
        let scene = expect_over(scene).expect_space(A, "castle.3", "").expect_space(A, "village.1", "farmer");
        scene.expect_space(A, "townHall.1", "farmer").expect_bagged(A, Farmer, 1).expect_space(A, "sacristy.1", "monk");
    }
}

#[test]
fn tv_10_poll_tax_of_seven() {
    for scene in on("pollTax") {
        let scene = scene.places(A, [Sacristy, Hospital]).market(A, [Knight, OwnTrader, OwnCraftsman]);
        let scene = scene.stand(A, "ship.1", OwnFarmer).stand(A, "ship.2", OwnBoatman).stand(A, "sacristy.1", Monk);
        let scene = scene.stand(A, "hospital.2", Scholar).coins(A, 20).coins(B, 20).pass_all();
        expect_over(scene.clone().play(A, "suffer")).expect_coins(A, 6);
        expect_over(scene.play(A, "shield")).expect_coins(A, 20).expect_bagged(A, Monk, 1);
    }
}

#[test]
fn tv_16_a_trader_under_amnesty() {
    for scene in on("amnesty") {
        let scene = scene.at(A, Village, [OwnFarmer, OwnBoatman, OwnCraftsman]).stand(A, "castle.1", Farmer);
        let scene = scene.stand(A, "castle.2", Boatman).play(A, "village trader").play(A, "decline");
        let scene = scene.expect_bagged(A, OwnFarmer, 1).play(A, "plan bag trader > castle.3").play(B, "pass");
        scene.play(A, "use castle").expect_track(A, Knight, 1);
    }
}

#[test]
fn tv_17_torture_of_the_rich() {
    for scene in on("torture") {
        let scene = scene.coins(A, 30).unbuilt(A, 2).goods(A, [Grain]).unbuilt(B, 0).pass_all();
        let scene = scene.expect_legal(A, "", ["surrender station", "surrender good grain"]);
        let scene = scene.play(A, "surrender station").play(A, "surrender station").play(A, "surrender good grain");
        let scene = expect_over(scene).expect_coins(A, 30).expect_goods(A, []).expect_stations(A, [], 0);
        scene.expect_event(Event::DebtLapsed { seat: A.seat(), coins: 2 });
    }
}

#[test]
fn tv_18_harvest_of_d_with_a_brasserie() {
    for scene in both_with(2, EVENTS_AND_PLACES) {
        let scene = scene.event("newHarvestD").stored(A, [Cheese, Cheese]).coins(A, 9).coins(B, 10).pass_all();
        expect_over(scene.clone().play(A, "shield cheese")).expect_goods(A, [Cheese]).expect_coins(A, 9);
        let scene = scene.play(A, "suffer").play(A, "give cheese").play(A, "give cheese");
        expect_over(scene).expect_goods(A, []).expect_coins(A, 9).expect_goods_market(Cheese, 2);
    }
}
