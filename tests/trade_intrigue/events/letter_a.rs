//! The cards of letter A.

use super::*;
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Questions as NewEventsAsk};
use loire::orleans::questions as asks;

fn ask(ask: NewEventsAsk) -> Ask {
    Ask::NewEvents(ask)
}

#[test]
fn t_030_an_indulgence_hires_a_follower() {
    for scene in on("indulgence") {
        let scene = scene.coins(A, 3).coins(B, 1).track(A, Boatman, 5).supply(Scholar, 0).pass_all();
        let scene = scene.expect_ask(A, ask(NewEventsAsk::Indulgence(new_events::Indulgence)));
        let hired = ["hire farmer", "hire boatman", "hire craftsman", "hire trader", "hire knight", "decline"];
        let scene =
            scene.expect_legal(A, "", hired).refused(A, "hire monk", "T-030").refused(A, "hire scholar", "T-030");
        // A finished track is allowed, but brings no step. B cannot afford it and is not asked.
        let scene = scene.play(A, "hire boatman").expect_coins(A, 1).expect_bagged(A, Boatman, 1);
        expect_over(scene).expect_supply(Boatman, -1).expect_track(A, Boatman, 5).expect_coins(B, 1);
    }
    for scene in on("indulgence") {
        let scene = scene.coins(A, 2).coins(B, 2).pass_all().play(A, "decline").expect_coins(A, 2);
        expect_over(scene.play(B, "hire knight")).expect_bagged(B, Knight, 1).expect_track(B, Knight, 0);
    }
}

#[test]
fn t_031_education_sells_a_step() {
    for scene in on("education") {
        let scene = scene.coins(A, 2).coins(B, 1).track(A, Knight, 5).pass_all();
        let scene = scene.expect_ask(A, ask(NewEventsAsk::Education(new_events::Education)));
        let tracks = ["farmer", "boatman", "craftsman", "trader", "scholar", "development"]
            .map(|name| format!("educate {name}"));
        let lines: Vec<&str> = tracks.iter().map(String::as_str).chain(["decline"]).collect();
        let scene = scene.expect_legal(A, "", <[&str; 7]>::try_from(lines).unwrap());
        let scene = scene.refused(A, "educate knight", "T-060").play(A, "educate boatman");
        // A step and its coins, but no follower.
        expect_over(scene)
            .expect_coins(A, 2)
            .expect_track(A, Boatman, 1)
            .expect_bagged(A, Boatman, 0)
            .expect_supply(Boatman, 0);
    }
    for scene in on("education") {
        expect_over(scene.coins(A, 2).pass_all().play(A, "decline")).expect_coins(A, 2);
    }
}

#[test]
fn t_060_a_step_brings_its_bonus() {
    let scene = |[scene, _]: [Scene; 2]| scene.coins(A, 2);
    let scene = || scene(on("education"));
    expect_over(scene().pass_all().play(A, "educate farmer")).expect_goods(A, [Grain]).expect_goods_market(Grain, -1);
    // Without the good the step still counts.
    let poor = scene().goods_market(Grain, 0).pass_all().play(A, "educate farmer");
    expect_over(poor).expect_goods(A, []).expect_track(A, Farmer, 1);
    expect_over(scene().pass_all().play(A, "educate scholar")).expect_development(A, 2, 1);
    expect_over(scene().track(A, Knight, 3).pass_all().play(A, "educate knight")).expect_citizens(A, ["knight"]);
    let taken = scene().track(B, Boatman, 5).track(A, Boatman, 4).pass_all().play(A, "educate boatman");
    expect_over(taken).expect_citizens(A, []).expect_coins(A, 0);
    let coins = scene().development(A, 6).pass_all().play(A, "educate development");
    expect_over(coins).expect_development(A, 7, 2).expect_coins(A, 3);
    scene().development(A, 30).pass_all().refused(A, "educate development", "T-060");
    // Category I on the first step of the trader track, any tile later.
    let trader = scene().pass_all().play(A, "educate trader").expect_ask(A, asks::PlaceTile);
    let trader = trader.refused(A, "take laboratory", "O-064").play(A, "take hayrick");
    expect_over(trader).expect_places(A, [Hayrick]);
    let trader = scene().track(A, Trader, 1).pass_all().play(A, "educate trader").play(A, "take laboratory");
    expect_over(trader).expect_places(A, [Laboratory]);
    expect_over(scene().pass_all().play(A, "educate trader").play(A, "decline")).expect_places(A, []);
}

#[test]
fn t_060_technology_may_be_laid_down_at_once() {
    for scene in on("education") {
        let scene = scene.coins(A, 2).pass_all().play(A, "educate craftsman").expect_gears(A, [Gear::FarmerOnly]);
        let scene = scene.expect_ask(A, asks::Installing).refused(A, "install farmerOnly > castle.2", "O-047");
        expect_over(scene.play(A, "install farmerOnly > castle.1")).expect_space(A, "castle.1", "technology");
    }
    for scene in on("education") {
        let scene = scene.coins(A, 2).track(A, Craftsman, 1).pass_all().play(A, "educate craftsman");
        expect_over(scene.expect_gears(A, [Gear::Free]).play(A, "ready")).expect_gears(A, [Gear::Free]);
    }
    // Without technology the step counts without a question.
    for scene in on("education") {
        let scene = scene
            .coins(A, 2)
            .places(B, [Hayrick, Laboratory])
            .technology_left(0)
            .pass_all()
            .play(A, "educate craftsman");
        expect_over(scene).expect_track(A, Craftsman, 1).expect_gears(A, []);
    }
}

#[test]
fn t_060_an_option_allows_six_tracks() {
    let scene = with_options(2, EVENTS, |options| options.education_tracks = EducationTracks::Six);
    let scene = scene.event("education").coins(A, 2).pass_all().refused(A, "educate development", "T-060");
    scene.refused_as(A, read("educate development"), "T-060", Some("notTaught"));
}

#[test]
fn t_032_a_harvest_of_a_and_b_takes_food() {
    for tile in ["newHarvestA", "newHarvestB"] {
        for scene in on(tile) {
            let scene = scene.goods(A, [Wool, Cheese, Cheese, Wine]).coins(B, 3).unbuilt(B, 2).pass_all();
            let scene = scene.expect_legal(A, "give", ["give cheese", "give wine"]).play(A, "give cheese");
            let scene = scene.expect_goods(A, [Wool, Cheese, Wine]).expect_goods_market(Cheese, 1);
            // Five coins without food; the rest is paid under torture.
            let scene = scene.expect_coins(B, 0).expect_ask(B, asks::Tortured { owed: 2 });
            let scene = scene.play(B, "surrender station").play(B, "surrender station");
            expect_over(scene).expect_stations(B, [], 0);
        }
    }
}

#[test]
fn t_033_bon_voyage_moves_merchants() {
    for scene in on("bonVoyage") {
        let scene = scene.coins(A, 2).coins(B, 1).path("orleans~blois", [Wine]).path("orleans-vierzon", []).pass_all();
        let scene = scene.expect_ask(A, ask(NewEventsAsk::BonVoyage(new_events::BonVoyage)));
        let by_water = ["move waterway orleans > blois", "move waterway orleans > blois take wine"];
        let scene = scene.expect_legal(A, "move waterway orleans > blois", by_water);
        let scene = scene.expect_legal(A, "move road orleans > vierzon", ["move road orleans > vierzon"]);
        let scene =
            scene.refused(A, "move road orleans > blois", "T-033").refused(A, "move road blois > vendome", "T-033");
        let scene = scene.refused(A, "move waterway orleans > blois take wool", "T-033");
        let scene =
            scene.play(A, "move waterway orleans > blois take wine").expect_coins(A, 0).expect_merchant(A, "blois");
        expect_over(scene).expect_goods(A, [Wine]).expect_path("orleans~blois", []).expect_merchant(B, "orleans");
    }
    for scene in on("bonVoyage") {
        expect_over(scene.coins(A, 9).pass_all().play(A, "decline")).expect_coins(A, 9).expect_merchant(A, "orleans");
    }
}

#[test]
fn t_034_a_conference_bars_scholars() {
    for scene in on("conference") {
        let scene = scene.activated(A, [University, Castle]).refused(A, "use university", "T-034");
        scene.play(A, "use castle").expect_track(A, Knight, 1);
    }
}

#[test]
fn t_035_a_crusade_bars_knights() {
    for scene in on("crusade") {
        let scene = scene.activated(A, [University, Castle]).refused(A, "use castle", "T-035");
        scene.play(A, "use university").expect_track(A, Scholar, 1);
    }
}

#[test]
fn t_036_strike_closes_one_branch_of_the_village() {
    for scene in on("strike") {
        let scene = scene.activated(A, [Village]).refused(A, "village craftsman", "T-036");
        scene.expect_legal(A, "village", ["village boatman", "village trader"]);
    }
}

#[test]
fn t_037_taxes_are_always_three_coins() {
    for tile in ["coinTaxA", "coinTaxB"] {
        for scene in on(tile) {
            let scene = scene.coins(A, 7).coins(B, 3).goods(A, [Wool, Wool, Wool, Wine, Wine, Wine]).pass_all();
            expect_over(scene).expect_coins(A, 4).expect_coins(B, 0);
        }
    }
}
