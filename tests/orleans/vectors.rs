//! Chapter 11: further scenario vectors.

use crate::support::orleans::*;

#[test]
fn ov_01_census_of_two() {
    for scene in both(2) {
        let scene =
            scene.dawn("tradingDay").track(A, Farmer, 2).track(B, Farmer, 1).coins(B, 3).turn_over("tradingDay");
        scene.expect_coins(A, 1).expect_coins(B, 3);
    }
}

#[test]
fn ov_02_census_of_four() {
    for scene in both(4) {
        let scene = scene.dawn("tradingDay").track(A, Farmer, 3).track(B, Farmer, 3).track(C, Farmer, 1).coins(D, 2);
        let scene = scene.turn_over("tradingDay").expect_coins(A, 0).expect_coins(B, 0);
        scene.expect_coins(C, 0).expect_coins(D, 1);
    }
}

#[test]
fn ov_03_the_market_is_full() {
    for scene in both(4) {
        let scene = scene.dawn("tradingDay").track(A, Knight, 3).market(A, [Monk; 3]).bag(A, [Monk; 5]);
        assert_eq!(scene.player(A).followers.bag.total(), 9);
        let scene = scene.turn_over("tradingDay").deal(["follower monk"; 5]).expect_market(A, [Monk; 8]);
        scene
            .expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader])
            .expect_draw(Draw::Follower(draws::DrawFollower { seat: B.seat() }));
    }
}

#[test]
fn ov_04_four_returned_none_drawn() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").activated(A, [Castle]).at(A, TownHall, [Monk]).bag(A, [Scholar, Scholar]);
        let scene = scene.turn_over("tradingDay").play(A, "recall castle.1").play(A, "recall castle.2");
        let scene = scene.play(A, "recall castle.3").play(A, "recall townHall.1").expect_market(A, [Monk; 4]);
        scene.expect_draw(Draw::Follower(draws::DrawFollower { seat: B.seat() }));
    }
}

#[test]
fn ov_05_university() {
    for scene in both(2) {
        let scene = scene.development(A, 5).track(A, Scholar, 2).activated(A, [University]).play(A, "use university");
        scene.expect_development(A, 9, 3).expect_coins(A, 3).expect_track(A, Scholar, 3);
    }
}

#[test]
fn ov_06_the_first_citizen() {
    for scene in both(2) {
        let scene = scene.development(A, 2).development(B, 2).activated(A, [Scriptorium]).activated(B, [Scriptorium]);
        let scene = scene.play(A, "use scriptorium").expect_citizens(A, ["development3"]).play(B, "use scriptorium");
        scene.expect_development(B, 3, 1).expect_citizens(B, []);
    }
}

#[test]
fn ov_07_taxes() {
    for (scene, tile, due) in
        [(first(2), "taxes", 2), (later(2), "taxesA", 7), (later(2), "taxesB", 3), (later(2), "taxesC", 2)]
    {
        let scene =
            scene.event(tile).goods(A, [Grain, Grain, Cheese, Wine, Wool, Wool, Brocade]).coins(A, 10).pass_all();
        scene.expect_coins(A, 10 - due);
    }
}

#[test]
fn ov_08_harvest_c() {
    let scene = later(2).event("harvestC").goods(A, [Grain]);
    let scene = scene.coins(B, 15);
    let poor = scene.clone().coins(A, 11).pass_all().expect_legal(A, "", ["give grain"]).play(A, "give grain");
    poor.expect_coins(A, 1).expect_goods(A, []).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    let rich = scene.coins(A, 15).pass_all().expect_legal(A, "", ["give grain", "pay coins"]).play(A, "pay coins");
    rich.expect_coins(A, 0).expect_goods(A, [Grain]);
}

#[test]
fn ov_09_harvest_2014() {
    let scene = first(2).event("harvest").goods(A, [Wine]).coins(A, 20).pass_all();
    scene.expect_legal(A, "", ["give wine"]).play(A, "give wine").expect_goods(A, []).expect_coins(A, 20);
}

#[test]
fn ov_10_steps_back() {
    for scene in both(2) {
        let scene = scene.event("harvest").coins(B, 5);
        let nine = scene.clone().development(A, 9).pass_all().play(A, "surrender step").expect_development(A, 8, 2);
        nine.refused(A, "surrender step", "O-123");
        scene.clone().development(A, 7).pass_all().refused(A, "surrender step", "O-123");
        let three = scene.development(A, 3).pass_all().play(A, "surrender step").play(A, "surrender step");
        three.play(A, "surrender step").expect_development(A, 0, 1).refused(A, "surrender step", "O-123");
    }
}

#[test]
fn ov_11_plague() {
    for scene in both(2) {
        let scene = scene.event("plague").market(A, [OwnBoatman, OwnCraftsman, OwnTrader]).bag(A, [Monk]).pass_all();
        let scene = scene.expect_outcomes([("follower monk", 1), ("follower ownFarmer", 1)]);
        scene.clone().deal(["follower ownFarmer"]).expect_bag(A, [Monk, OwnFarmer]).expect_supply(Monk, 0);
        scene.deal(["follower monk"]).expect_bag(A, [OwnFarmer]).expect_supply(Monk, 1);
    }
}

#[test]
fn ov_12_the_only_knight() {
    for scene in both(2) {
        let scene = scene.event("harvest").coins(B, 5).market(A, [OwnTrader]).bag(A, [Knight]).pass_all();
        let scene =
            scene.play(A, "surrender follower").expect_outcomes([("follower knight", 1)]).deal(["follower knight"]);
        let scene = scene.expect_out(Knight, 1).expect_supply(Knight, 0).refused(A, "surrender follower", "O-121");
        scene.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman]);
    }
}

#[test]
fn ov_13_conclave_and_peace() {
    for scene in both(2) {
        let scene = scene.at(A, TownHall, [Monk, Scholar]).deed("papalConclave", [Knight, Monk]);
        let scene =
            scene.play(A, "townHall monk > papalConclave").expect_coins(A, 3).expect_citizens(A, ["papalConclave"]);
        scene.play(A, "townHall scholar > peaceTreaty").expect_coins(A, 5).expect_citizens(A, ["papalConclave"]);
    }
}

#[test]
fn ov_14_two_tiles() {
    for scene in both(2) {
        let scene = scene.places(A, [Hayrick, Brewery, Cellar]).activated(A, [Village]).play(A, "village craftsman");
        let scene = scene.pass([B, A]).refused(A, "install farmerOnly > ship.3", "O-047");
        let scene = scene.play(A, "install farmerOnly > ship.1").turn_over("plague").deal_any().ready_all();
        let scene = scene.pass([B]).activated(A, [Village]).play(A, "village craftsman").pass([A]);
        let scene = scene.refused(A, "install free > ship.2", "O-046").refused(A, "install free > hayrick.1", "O-046");
        let scene =
            scene.refused(A, "install free > cellar.1", "O-046").refused(A, "install free > brewery.1", "O-046");
        scene.play(A, "install free > scriptorium.1").expect_space(A, "scriptorium.1", "technology");
    }
}

#[test]
fn ov_15_a_score() {
    for scene in both(2) {
        let scene = scene.coins(A, 12).goods(A, [Brocade, Brocade, Wool, Wine, Wine, Wine, Grain, Grain, Grain, Grain]);
        let scene = scene.stations(A, ["orleans", "tours", "blois", "nevers", "chinon", "loches"]).development(A, 22);
        let scene =
            scene.stations(B, ["orleans", "vierzon", "bourges", "leMans", "chartres", "briare"]).track(A, Boatman, 5);
        let scene = scene.expect_citizens(A, ["development3", "development18", "boatman"]).expect_development(A, 22, 5);
        scene.expect_score(A, "stations", 30).expect_score(A, "citizens", 15).expect_total(A, 84);
    }
}

#[test]
fn ov_16_the_last_step() {
    for scene in both(2) {
        let scene = scene.development(A, 29).coins(A, 2).places(A, [Pharmacy]).activated(A, [Pharmacy]);
        let scene = scene.refused(A, "pharmacy 2", "O-055").expect_legal(A, "", ["pharmacy 1", "pass"]);
        scene.play(A, "pharmacy 1").expect_development(A, 30, 6).expect_coins(A, 1);
    }
}

#[test]
fn ov_17_a_bank_of_two() {
    let scene = first_with(2, |options| options.bank_total = Some(12)).event("income").coins(A, 5).coins(B, 5);
    let scene = scene.development(A, 9).pass_all().expect_coins(A, 7).expect_coins(B, 5);
    assert_eq!(scene.table.state().bank, Some(0));
    // The start player is served first.
    let scene = first_with(2, |options| options.bank_total = Some(12)).dawn("income").start(B).coins(A, 5).coins(B, 5);
    let scene = scene.development(A, 9).turn_over("income").ready_all().pass_all();
    scene.expect_coins(B, 6).expect_coins(A, 6);
}

#[test]
fn ov_18_orleans_has_room_for_all_players() {
    for scene in both(3) {
        let scene = scene.stations(B, ["orleans"]).stations(C, ["orleans"]).activated(A, [Guildhall]);
        let scene = scene.play(A, "use guildhall").expect_stations(A, ["orleans"], 9).pass([B, C]);
        scene.activated(A, [Guildhall]).refused(A, "use guildhall", "O-072");
    }
}

#[test]
fn ov_19_trading_day_and_income() {
    let scene = later(2).event("tradingDayA").stations(A, ["orleans", "tours", "blois", "nevers"]).development(A, 9);
    scene.pass_all().expect_coins(A, 12);
    let scene = later(2).event("incomeB").stations(A, ["orleans", "tours", "blois", "nevers"]).development(A, 9);
    scene.pass_all().expect_coins(A, 6);
}

#[test]
fn ov_20_sacristy_or_torture() {
    for scene in both(2) {
        let three = if scene.setup.edition == Edition::First { 3 } else { 1 };
        let goods = ByGood::new(|good| if good > Cheese { three } else { 0 });
        let scene = scene.event("taxes").arrange(|state| state.players[A.seat()].goods = goods);
        let scene = scene.coins(A, 1).places(A, [Sacristy]).at(A, Sacristy, [Monk]).pass_all();
        let shielded = scene.clone().play(A, "shield").expect_coins(A, 1).expect_bagged(A, Monk, 1);
        shielded.expect_space(A, "sacristy.1", "").expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let scene = scene.play(A, "suffer").expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: 2 });
        let scene = scene.play(A, "surrender station").play(A, "surrender station").expect_stations(A, [], 8);
        scene.expect_space(A, "sacristy.1", "monk").expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}
