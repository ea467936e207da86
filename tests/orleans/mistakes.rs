//! Chapter 13: common mistakes; each scene shows that it does not happen.

use crate::support::orleans::*;
use loire::orleans::phases::followers::draw_limit;

#[test]
fn no_draw_in_round_1() {
    for edition in [Edition::First, Edition::Later] {
        let scene =
            opening(setup(edition, 2, |_| {})).expect_ask(A, asks::MakePlan).expect_bag(A, []).expect_bag(B, []);
        scene.expect_market(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
    }
}

#[test]
fn census_counts_no_tiles() {
    for scene in both(3) {
        let scene =
            scene.dawn("tradingDay").coins(C, 1).track(A, Farmer, 2).bag(A, [Farmer, Farmer]).track(B, Farmer, 3);
        scene.turn_over("tradingDay").expect_coins(A, 0).expect_coins(B, 1).expect_coins(C, 0);
    }
}

#[test]
fn the_last_of_two_never_pays() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").track(B, Farmer, 1).coins(A, 1).turn_over("tradingDay");
        scene.expect_coins(A, 1).expect_coins(B, 1);
    }
}

#[test]
fn ties_in_the_census_pay_nothing() {
    for scene in both(4) {
        let scene = scene.dawn("tradingDay").track(A, Farmer, 1).track(B, Farmer, 1).coins(C, 1).coins(D, 1);
        let scene = scene.turn_over("tradingDay").expect_coins(A, 0).expect_coins(B, 0);
        scene.expect_coins(C, 1).expect_coins(D, 1);
    }
}

#[test]
fn own_followers_are_not_sent_to_deeds() {
    for scene in both(2) {
        let planning = scene.clone().planning().market(A, [OwnFarmer]);
        planning.refused(A, "plan ownFarmer > townHall.1", "O-043");
        let scene = scene.places(A, [Hayrick, GunpowderTower]).tower(A, [OwnFarmer, OwnTrader]);
        scene.refused(A, "gunpowderTower farmer > cityWall", "O-074").expect_legal(A, "", ["pass"]);
    }
}

#[test]
fn followers_do_not_replace_others_at_deeds() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Monk, Scholar]).places(A, [HerbGarden, School]);
        let scene =
            scene.refused(A, "townHall monk > cityWall", "O-074").refused(A, "townHall monk > astronomy", "O-074");
        scene.refused(A, "townHall scholar > cityWall", "O-074").refused(A, "townHall scholar > cathedral", "O-074");
    }
}

#[test]
fn the_finisher_takes_the_citizen_of_a_deed() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Monk, Monk]).at(B, TownHall, [Knight]);
        let scene = scene.play(A, "townHall monk > papalConclave").play(A, "townHall monk > papalConclave");
        let scene = scene.play(B, "townHall knight > papalConclave").expect_citizens(B, ["papalConclave"]);
        scene.expect_citizens(A, []);
    }
}

#[test]
fn pieces_lost_to_torture_do_not_return() {
    for scene in both(2) {
        let scene = scene.event("harvest").coins(B, 5).coins(A, 3).goods(A, [Wool]).bag(A, [Knight]).pass_all();
        let scene = scene.play(A, "surrender good wool").play(A, "surrender follower").deal(["follower knight"]);
        let scene = scene.expect_goods_market(Wool, 0).expect_goods_out(Wool, 1);
        scene.expect_supply(Knight, 0).expect_out(Knight, 1);
    }
}

#[test]
fn victims_of_the_plague_return_to_the_supply() {
    for scene in both(2) {
        let scene = scene.event("plague").bag(A, [Knight]).pass_all().deal(["follower knight"]);
        scene.expect_supply(Knight, 1).expect_out(Knight, 0);
    }
}

#[test]
fn own_followers_are_redrawn_in_torture_but_not_in_plague() {
    for scene in both(2) {
        let plague = scene.clone().event("plague").bag(A, [Knight]).pass_all();
        assert_eq!(plague.table.outcomes().len(), 5);
        plague
            .deal(["follower ownFarmer"])
            .expect_draw(Draw::Plague(draws::Plague { seat: B.seat() }))
            .expect_bagged(A, Knight, 0);
        let torture = scene.event("harvest").coins(B, 5).bag(A, [Knight]).pass_all().play(A, "surrender follower");
        torture.expect_outcomes([("follower knight", 1)]);
    }
}

#[test]
fn income_is_by_status_and_trading_day_by_stations() {
    for (scene, status, stations) in [(first(2), 3, 1), (later(2), 9, 3)] {
        let scene = scene.development(A, 9).stations(A, ["tours"]);
        scene.clone().event("income").pass_all().expect_coins(A, status);
        scene.event("tradingDay").pass_all().expect_coins(A, stations);
    }
}

#[test]
fn technology_is_laid_down_after_passing() {
    for scene in both(2) {
        let scene = scene.gears(A, [Gear::FarmerOnly]).refused(A, "install farmerOnly > ship.1", "O-048").pass([A]);
        scene.play(A, "install farmerOnly > ship.1").expect_space(A, "ship.1", "technology");
    }
}

#[test]
fn technology_lies_only_on_allowed_spaces() {
    for scene in both(2) {
        let scene = scene.planning().gears(A, [Gear::Free, Gear::Free]).places(A, [Hayrick, Cellar]);
        let scene = scene.at(A, Castle, [OwnFarmer]).refused(A, "install free > castle.1", "O-048");
        let scene =
            scene.refused(A, "install free > cellar.1", "O-046").refused(A, "install free > hayrick.1", "O-046");
        scene.play(A, "install free > castle.2").refused(A, "install free > castle.3", "O-046");
    }
}

#[test]
fn the_first_technology_keeps_its_tag() {
    for scene in both(2) {
        // Kept for a round, it is still for farmers only.
        let held = scene.clone().gears(A, [Gear::FarmerOnly]).pass_all().turn_over("plague").deal_any();
        held.refused(A, "install farmerOnly > ship.3", "O-047").refused(A, "install free > ship.3", "O-048");
        let laboratory = scene.places(A, [Hayrick, Laboratory]).activated(A, [Laboratory]).play(A, "use laboratory");
        laboratory.pass([B, A]).play(A, "install free > ship.3").expect_space(A, "ship.3", "technology");
    }
}

#[test]
fn coin_fields_pay_when_passed() {
    for scene in both(2) {
        let scene = scene.development(A, 6).places(A, [Library]).activated(A, [Library]).play(A, "use library");
        scene.expect_development(A, 8, 2).expect_coins(A, 3);
    }
}

#[test]
fn every_status_is_distinguished() {
    for (field, status) in [(3, 1), (4, 2), (8, 2), (9, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)] {
        first(2).event("income").development(A, field).pass_all().expect_coins(A, status);
    }
}

#[test]
fn only_the_first_passer_by_takes_a_citizen() {
    for scene in both(3) {
        let scene = scene.development(A, 17).development(B, 17).development(C, 17).activated(A, [Scriptorium]);
        let scene = scene.activated(B, [Scriptorium]).activated(C, [Scriptorium]).play(A, "use scriptorium");
        let scene = scene.play(B, "use scriptorium").play(C, "use scriptorium");
        scene.expect_citizens(A, ["development3", "development18"]).expect_citizens(B, []).expect_citizens(C, []);
    }
}

#[test]
fn the_first_place_tile_is_of_category_i_and_chosen() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).play(A, "village trader").refused(A, "take pharmacy", "O-064");
        assert_eq!(scene.legal_like(A, "take ").len(), usize::from(scene.table.rules().tiles(Category::I).len()));
        scene.play(A, "take windmill").expect_places(A, [Windmill]);
    }
}

#[test]
fn merchants_move_without_a_good() {
    for scene in both(2) {
        let scene = scene.activated(A, [Ship, Wagon]).path("orleans~blois", []).path("orleans-vierzon", [Brocade]);
        let scene = scene.play(A, "ship orleans > blois").pass([B]).merchant(A, "orleans");
        scene.play(A, "wagon orleans > vierzon").expect_goods(A, []).expect_path("orleans-vierzon", [Brocade]);
    }
}

#[test]
fn merchants_move_over_one_path_of_its_kind() {
    for scene in both(2) {
        let scene = scene.activated(A, [Ship, Wagon]).refused(A, "ship orleans > tours", "O-070");
        let scene = scene.refused(A, "ship orleans > vierzon", "O-070").refused(A, "wagon orleans > blois", "O-071");
        scene.refused(A, "wagon orleans > leMans", "O-071");
    }
}

#[test]
fn the_bathhouse_resolves_in_order() {
    for scene in both(2) {
        // Not in phase 3, unless the option allows it.
        let dawn = scene.clone().dawn("tradingDay").places(A, [Bathhouse]).bag(A, [Monk]).turn_over("tradingDay");
        dawn.deal_any().expect_ask(A, asks::MakePlan);
        // The activating follower is not drawn, and none goes to the market.
        let scene = scene.places(A, [Bathhouse]).at(A, Bathhouse, [OwnTrader]).play(A, "use bathhouse");
        let scene = scene.expect_outcomes([
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
        ]);
        scene.deal_any().expect_market(A, []).expect_ask(A, asks::Bathing { left: 2 });
    }
}

#[test]
fn the_fourth_knight_raises_no_limit() {
    for scene in both(2) {
        let scene = scene.track(A, Knight, 3).activated(A, [Castle]);
        assert_eq!(draw_limit(scene.table.at(), A.seat()), 7);
        let scene = scene.play(A, "use castle").expect_track(A, Knight, 4);
        assert_eq!(draw_limit(scene.table.at(), A.seat()), 7);
    }
}

#[test]
fn the_draw_respects_room_and_returns() {
    for scene in both(2) {
        let full = scene.clone().dawn("tradingDay").market(A, [Monk; 6]).turn_over("tradingDay");
        let full = full.deal(["follower ownFarmer", "follower ownTrader"]).expect_bag(A, [OwnBoatman, OwnCraftsman]);
        full.expect_draw(Draw::Follower(draws::DrawFollower { seat: B.seat() }));
        let returned =
            scene.dawn("tradingDay").at(A, Castle, [Monk]).turn_over("tradingDay").play(A, "recall castle.1");
        let returned = returned.deal(["follower ownFarmer", "follower ownTrader", "follower ownBoatman"]);
        returned.expect_bag(A, [OwnCraftsman]).expect_draw(Draw::Follower(draws::DrawFollower { seat: B.seat() }));
    }
}

#[test]
fn editions_are_not_mixed() {
    // Amounts, finite coins, food or coins.
    first(2).event("income").pass_all().expect_coins(A, 1);
    later(2).event("incomeA").pass_all().expect_coins(A, 3);
    let bank = |edition| Table::<Orleans>::new(&setup(edition, 2, |options| options.bank_total = Some(47))).is_ok();
    assert!(bank(Edition::First) && !bank(Edition::Later));
    first(2).event("harvest").goods(A, [Wine]).coins(A, 5).pass_all().refused(A, "pay coins", "O-115");
    later(2).event("harvestA").goods(A, [Wine]).coins(A, 5).pass_all().play(A, "pay coins").expect_goods(A, [Wine]);
}

#[test]
fn the_last_citizen_is_for_most_built_stations_only() {
    let last = first(2).round(18, "pilgrimage");
    let tie = last.clone().stations(A, ["tours"]).stations(B, ["blois"]).unbuilt(B, 0).pass_all();
    tie.expect_citizens(A, []).expect_citizens(B, []);
    last.stations(A, ["tours"]).unbuilt(A, 0).pass_all().expect_citizens(A, ["stations"]).expect_citizens(B, []);
}

#[test]
fn victory_is_shared() {
    let scene = first(3).round(18, "pilgrimage").coins(A, 4).coins(C, 4).development(A, 2).development(C, 2).pass_all();
    assert!(matches!(scene.table.turn(), Turn::Over));
    assert_eq!(scene.table.scores().iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 3, 1]);
}
