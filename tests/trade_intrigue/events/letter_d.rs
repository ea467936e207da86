//! The cards of letter D.

use super::*;
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Questions as NewEventsAsk};
use loire::orleans::questions as asks;

#[test]
fn t_052_levies_take_goods() {
    for scene in on("levies") {
        let scene = scene.goods(A, [Grain, Grain, Wool]).coins(A, 9).coins(B, 9).unbuilt(B, 0).pass_all();
        let scene = scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::Levies(new_events::Levies)));
        let scene = scene.play(A, "levy grain 1 wool 1").expect_goods(A, [Grain]).expect_goods_market(Wool, 1);
        // B has nothing to give: no goods and nothing for torture, and coins do not count.
        expect_over(scene).expect_coins(A, 9).expect_coins(B, 9);
    }
}

#[test]
fn t_064_levies_offer_every_sensible_set() {
    for scene in on("levies") {
        let scene = scene.goods(A, [Grain, Grain, Wool, Brocade]).coins(A, 9).pass_all();
        let scene = scene.expect_legal(
            A,
            "levy",
            ["levy nothing", "levy grain 1", "levy grain 2", "levy wool 1", "levy grain 1 wool 1", "levy brocade 1"],
        );
        let scene = scene.refused(A, "levy grain 2 wool 1", "T-064").refused(A, "levy grain 1 brocade 1", "T-064");
        let scene = scene.refused(A, "levy cheese 1", "T-064").refused(A, "pay coins", "T-064");
        // A player may give less and pay the rest under torture.
        let scene =
            scene.play(A, "levy grain 2").expect_goods_market(Grain, 2).expect_ask(A, asks::Tortured { owed: 3 });
        scene
            .expect_coins(A, 9)
            .play(A, "surrender good wool")
            .expect_goods_out(Wool, 1)
            .expect_ask(A, asks::Tortured { owed: 2 });
    }
    // Nine is possible where no smaller sum reaches five.
    let scene = with(2, EVENTS).event("levies").goods(A, [Wool, Wool]).pass_all();
    scene.expect_legal(A, "levy", ["levy nothing", "levy wool 1", "levy wool 2"]);
}

#[test]
fn t_064_an_option_makes_levies_strict() {
    let strict = || with_options(2, EVENTS, |options| options.levies_strict = true).event("levies");
    let scene = strict().goods(A, [Grain, Grain, Wool, Brocade]).pass_all();
    let scene = scene.expect_legal(A, "levy", ["levy grain 1 wool 1", "levy brocade 1"]);
    scene.refused_as(A, read("levy wool 1"), "T-064", Some("mustGiveEnough"));
    // The only sufficient set is given without a question; a player with less may choose.
    expect_over(strict().goods(A, [Wool, Wool]).unbuilt(B, 0).pass_all()).expect_goods(A, []);
    strict().goods(A, [Wool]).pass_all().expect_legal(A, "levy", ["levy nothing", "levy wool 1"]);
}

#[test]
fn t_053_peasants_stand_anywhere() {
    for scene in both_with(2, EVENTS) {
        let scene =
            scene.planning().event("peasantsRevolt").places(A, [Sacristy]).market(A, [Farmer, Farmer, OwnFarmer]);
        let scene = scene.play(A, "plan farmer > castle.2").play(A, "plan ownFarmer > scriptorium.1");
        let scene = scene.refused(A, "plan farmer > sacristy.1", "O-041").play(A, "plan farmer > monastery.2");
        let scene = scene.stand(A, "castle.1", Monk).stand(A, "castle.3", Trader).ready([A, B]);
        // The completed castle is used.
        let scene = scene.play(A, "use castle").expect_track(A, Knight, 1).expect_bagged(A, Farmer, 1).pass_all();
        let scene = expect_over(scene).expect_space(A, "scriptorium.1", "").expect_space(A, "monastery.2", "");
        scene.expect_bagged(A, OwnFarmer, 1).expect_bagged(A, Farmer, 2);
    }
    // In another round they stand only on their own spaces.
    let scene = with(2, EVENTS).planning().event("tithe").market(A, [Farmer, OwnFarmer]);
    scene.refused(A, "plan farmer > castle.2", "O-040").play(A, "plan farmer > castle.1");
}

/// Own farmers never stand in the town hall, and only planning puts followers on foreign spaces.
#[test]
fn t_065_the_revolt_changes_only_planning() {
    let scene = with(2, EVENTS).planning().event("peasantsRevolt").market(A, [OwnFarmer]);
    scene.refused(A, "plan ownFarmer > townHall.1", "O-043");
    let scene = with(2, EVENTS).event("peasantsRevolt").places(A, [Bathhouse]).stand(A, "bathhouse.1", Monk).bag(A, []);
    let scene =
        scene.play(A, "use bathhouse").deal(["follower ownFarmer", "follower ownBoatman", "follower ownTrader"]);
    scene.refused(A, "plan bath ownFarmer > castle.2", "O-040").play(A, "plan bath ownFarmer > castle.1");
    // Deeds treat a farmer as a farmer.
    let scene = with(2, EVENTS).event("peasantsRevolt").at(A, TownHall, [Farmer]);
    assert!(scene.legal_like(A, "townHall").iter().all(|line| line.starts_with("townHall farmer")));
}

#[test]
fn t_054_the_technology_tax_counts_tiles() {
    for scene in on("technologyTax") {
        let scene =
            scene.places(A, [Winery]).technology(A, "castle.1").technology(A, "winery.1").gears(A, [Gear::Free]);
        expect_over(scene.coins(A, 5).pass_all()).expect_coins(A, 3);
    }
}

#[test]
fn t_055_a_summons_calls_to_orleans() {
    for scene in on("summons") {
        let scene = scene.merchant(A, "tours").coins(A, 7).coins(B, 7).pass_all();
        let scene = scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::Summons(new_events::Summons)));
        let scene = scene.expect_legal(A, "", ["return", "pay coins"]);
        let back = scene.clone().play(A, "return").expect_merchant(A, "orleans").expect_goods(A, []).expect_coins(A, 7);
        expect_over(back).expect_coins(B, 7);
        expect_over(scene.play(A, "pay coins")).expect_merchant(A, "tours").expect_coins(A, 2);
    }
}

#[test]
fn t_056_a_harvest_of_d_takes_food_and_coins() {
    for scene in on("newHarvestD") {
        // One food and five coins, in either edition.
        let scene = scene.goods(A, [Cheese, Wool]).coins(A, 20).coins(B, 20).pass_all();
        let scene = scene
            .refused(A, "pay coins", "T-056")
            .refused(A, "give wool", "T-056")
            .refused(A, "pass", "T-056")
            .play(A, "give cheese");
        expect_over(scene).expect_coins(A, 15).expect_goods(A, [Wool]).expect_coins(B, 10);
    }
    for scene in on("newHarvestD") {
        let scene = scene.goods(A, [Grain, Cheese, Wine]).coins(A, 20).coins(B, 10).pass_all();
        let scene = scene.play(A, "give wine").expect_legal(A, "", ["give grain", "give cheese"]).play(A, "give grain");
        expect_over(scene).expect_coins(A, 20).expect_goods(A, [Cheese]);
    }
}

#[test]
fn t_057_a_famine_takes_followers() {
    for scene in on("famine") {
        let scene =
            scene.bag(A, [Knight]).market(A, [Monk, OwnFarmer]).places(A, [Hospital]).stand(A, "hospital.2", Scholar);
        let scene = scene.stand(A, "village.1", Farmer).stand(A, "village.2", OwnBoatman).technology(A, "castle.1");
        let scene = scene.bag(B, [Knight, Knight]).coins(A, 5).pass_all();
        let scene = scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::Famine(new_events::Famine { left: 3, after: 0 })));
        let scene = scene.expect_legal(A, "", ["starve bag knight", "starve market monk"]);
        let scene = scene.refused(A, "starve village.2", "T-057").refused(A, "starve castle.1", "T-057").refused(
            A,
            "starve bag monk",
            "T-057",
        );
        let scene = scene.play(A, "starve market monk").expect_supply(Monk, 1);
        // Two are left to give, and two are available: they go without a question. B has only two.
        let scene = expect_over(scene).expect_supply(Farmer, 1).expect_supply(Scholar, 1).expect_supply(Knight, 2);
        let scene = scene.expect_space(A, "hospital.2", "").expect_space(A, "village.2", "ownBoatman");
        scene.expect_bagged(A, Knight, 0).expect_bagged(B, Knight, -2).expect_coins(A, 5);
    }
}

#[test]
fn t_066_each_set_of_victims_is_offered_once() {
    let scene = with(2, EVENTS).event("famine").bag(A, [Knight, Knight, Monk]).market(A, [Monk]);
    let scene = scene.at(A, TownHall, [Scholar, Scholar]).stand(A, "wagon.1", Farmer).pass_all();
    let mut ends = vec![];
    explore(scene, &mut ends);
    ends.sort();
    let all = ends.len();
    ends.dedup();
    assert_eq!(all, ends.len(), "no set of victims twice");
    // Knights in the bag 0 to 2, a monk in the bag, a monk on the market, scholars 0 to 2, a farmer: three in all.
    let mut sets = 0;
    for knights in 0..=2 {
        for scholars in 0..=2 {
            for others in 0..8u32 {
                sets += usize::from(knights + scholars + others.count_ones() == 3);
            }
        }
    }
    assert_eq!(all, sets);
}

/// All possible results of a famine.
fn explore(scene: Scene, ends: &mut Vec<String>) {
    match scene.table.ask(A.seat()) {
        Some(Ask::NewEvents(_)) => {
            scene.legal(A).iter().for_each(|line| explore(scene.clone().play(A, line), ends));
        }
        _ => ends.push(serde_json::to_string(&scene.player(A).followers).unwrap()),
    }
}

/// Different followers on like spaces: each of them may be chosen.
#[test]
fn t_066_different_followers_on_like_spaces_differ() {
    let scene = with(2, EVENTS).event("famine").at(A, TownHall, [Scholar, Knight]).market(A, [Monk, Monk]).pass_all();
    // One is left to give: either of the two on the like spaces.
    let scene = scene.play(A, "starve market monk");
    let scene = scene.expect_legal(A, "", ["starve townHall.1", "starve townHall.2"]).play(A, "starve townHall.2");
    expect_over(scene).expect_space(A, "townHall.1", "scholar").expect_space(A, "townHall.2", "");
}

/// The tower's followers too, and like spaces in their order.
#[test]
fn t_066_victims_are_in_the_order_of_the_places() {
    let scene = with(2, EVENTS).event("famine").places(A, [Hayrick, GunpowderTower]).tower(A, [Knight, OwnFarmer]);
    let scene = scene.at(A, TownHall, [Scholar, Scholar]).stand(A, "wagon.1", Farmer).market(A, [Monk]).pass_all();
    let scene = scene.refused(A, "starve townHall.2", "O-141").refused(A, "starve townHall.1", "T-066");
    let scene =
        scene.play(A, "starve tower knight").expect_tower(A, [OwnFarmer]).refused(A, "starve market monk", "T-066");
    let scene = scene.expect_legal(A, "", ["starve wagon.1", "starve townHall.1"]).play(A, "starve wagon.1");
    expect_over(scene).expect_space(A, "townHall.1", "").expect_space(A, "townHall.2", "scholar");
}

#[test]
fn t_058_the_poll_tax_counts_followers() {
    for scene in on("pollTax") {
        let scene = scene.places(A, [Sacristy, GunpowderTower]).tower(A, [Knight]).market(A, [OwnTrader]);
        let scene = scene
            .at(A, TownHall, [Scholar])
            .stand(A, "ship.1", OwnFarmer)
            .technology(A, "castle.1")
            .bag(A, [Monk, Monk]);
        expect_over(scene.coins(A, 20).coins(B, 20).pass_all()).expect_coins(A, 12).expect_coins(B, 20);
    }
}

#[test]
fn t_059_a_tithe_takes_a_tenth() {
    for scene in on("tithe") {
        expect_over(scene.coins(A, 39).coins(B, 0).pass_all()).expect_coins(A, 36).expect_coins(B, 0);
    }
}
