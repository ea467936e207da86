//! Chapter 6, second part: torture.

use crate::support::orleans::*;

/// A owes five coins for a harvest; B can pay.
fn debtor(scene: Scene) -> Scene {
    scene.event("harvest").coins(B, 5)
}

#[test]
fn o_120_coins_come_before_items() {
    for scene in both(2) {
        let scene = debtor(scene).coins(A, 3).goods(A, [Wool]).pass_all();
        let scene = scene.expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: 2 }).refused(A, "pass", "O-120");
        let scene = scene.refused(A, "pay coins", "O-120").play(A, "surrender good wool");
        let scene = scene.expect_ask(A, asks::Tortured { owed: 1 }).play(A, "surrender station");
        scene.expect_coins(B, 0).expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_stations(A, [], 9);
    }
}

/// With enough coins there is no torture, not even by choice.
#[test]
fn o_120_sufficient_coins_avoid_torture() {
    for scene in both(2) {
        let scene = debtor(scene).coins(A, 5).goods(A, [Wool]).pass_all();
        scene.expect_coins(A, 0).expect_goods(A, [Wool]).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

#[test]
fn o_121_items_pay_for_debts() {
    for scene in both(2) {
        let scene = debtor(scene).development(A, 2).stations(A, ["tours", "nevers"]).goods(A, [Wool, Wool, Brocade]);
        let scene =
            scene.places(A, [Hayrick, School]).gears(A, [Gear::FarmerOnly, Gear::Free]).technology(A, "wagon.3");
        let scene = scene.bag(A, [Knight, Knight]).pass_all().expect_ask(A, asks::Tortured { owed: 5 });
        let scene = scene.expect_legal(
            A,
            "",
            [
                "surrender station tours",
                "surrender station nevers",
                "surrender station",
                "surrender follower",
                "surrender step",
                "surrender good wool",
                "surrender good brocade",
                "surrender place hayrick",
                "surrender place school",
                "surrender technology farmerOnly",
                "surrender technology free",
                "surrender technology wagon.3",
            ],
        );
        let scene = scene.refused(A, "surrender good wine", "O-121").refused(A, "surrender station blois", "O-121");
        let scene =
            scene.refused(A, "surrender place winery", "O-121").refused(A, "surrender technology ship.1", "O-121");
        // One coin for each item.
        let scene = scene.play(A, "surrender technology wagon.3").play(A, "surrender place school");
        let scene = scene.play(A, "surrender good wool").play(A, "surrender technology free");
        scene
            .expect_ask(A, asks::Tortured { owed: 1 })
            .play(A, "surrender station nevers")
            .expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// Drawn blindly, but only neutral followers.
#[test]
fn o_121_a_follower_is_drawn_blindly() {
    for scene in both(2) {
        let scene = debtor(scene).bag(A, [Knight, Monk, Monk]).pass_all().play(A, "surrender follower");
        let scene = scene.expect_outcomes([("follower knight", 1), ("follower monk", 2)]).deal(["follower monk"]);
        scene.expect_out(Monk, 1).expect_ask(A, asks::Tortured { owed: 4 });
        let none = debtor(first(2)).market(A, [Monk]).pass_all().refused(A, "surrender follower", "O-121");
        none.expect_legal(A, "", ["surrender station"]);
    }
}

#[test]
fn o_122_surrendered_pieces_leave_the_game() {
    for scene in both(2) {
        let scene = debtor(scene).stations(A, ["tours"]).goods(A, [Wool]).bag(A, [Knight]).gears(A, [Gear::Free]);
        let scene = scene.places(A, [Hayrick]).development(A, 2).pass_all().play(A, "surrender good wool");
        let scene = scene.expect_goods_out(Wool, 1).expect_goods_market(Wool, 0).play(A, "surrender follower");
        let scene = scene.deal(["follower knight"]).expect_out(Knight, 1).expect_supply(Knight, 0);
        let scene = scene.play(A, "surrender technology free").play(A, "surrender place hayrick");
        let state = scene.table.state();
        assert_eq!((state.out.technology, state.technology), (1, scene.before.technology));
        assert!(state.out.places.has(Hayrick) && !state.places.has(Hayrick));
        // A surrendered station frees its town, and cannot be built again.
        let scene = scene.play(A, "surrender station tours").expect_stations(A, [], 9).expect_citizens(A, []);
        let scene = scene.turn_over("plague").deal_any().ready_all().merchant(B, "tours").activated(B, [Guildhall]);
        scene.play(B, "use guildhall").expect_stations(B, ["tours"], 9);
    }
}

/// A surrendered step may be gained again.
#[test]
fn o_122_steps_are_regained() {
    for scene in both(2) {
        let scene =
            debtor(scene).development(A, 4).coins(A, 3).pass_all().play(A, "surrender step").play(A, "surrender step");
        let scene =
            scene.expect_development(A, 2, 1).expect_citizens(A, ["development3"]).turn_over("plague").deal_any();
        let scene = scene.ready_all().pass([B]).activated(A, [Scriptorium]).play(A, "use scriptorium");
        scene.expect_development(A, 3, 1).expect_citizens(A, ["development3"]);
    }
}

#[test]
fn o_122_an_occupied_place_can_be_surrendered() {
    for scene in both(2) {
        let scene = debtor(scene).coins(A, 3).places(A, [Winery, School, GunpowderTower]).at(A, Winery, [OwnFarmer]);
        let scene =
            scene.technology(A, "winery.2").tower(A, [Monk, OwnTrader]).stand(A, "castle.1", Scholar).pass_all();
        // Followers return to the bag; technology there is lost and pays nothing.
        let scene = scene.play(A, "surrender place winery").expect_ask(A, asks::Tortured { owed: 1 });
        let scene = scene.expect_bagged(A, OwnFarmer, 1).expect_space(A, "winery.2", "");
        assert_eq!(scene.table.state().out.technology, 1);
        let tower = scene.clone().play(A, "surrender place gunpowderTower").expect_tower(A, []);
        tower.expect_bagged(A, Monk, 1).expect_bagged(A, OwnTrader, 1).expect_out(Monk, 0);
        // Followers that stand somewhere thanks to the school stay.
        scene.play(A, "surrender place school").expect_space(A, "castle.1", "scholar").expect_bagged(A, Scholar, 0);
    }
}

#[test]
fn o_123_development_steps_pay() {
    // The marker's position, and the number of steps it may go back.
    let cases = [
        (0, 0),
        (1, 1),
        (3, 3),
        (6, 6),
        (7, 0),
        (8, 0),
        (9, 1),
        (11, 3),
        (12, 0),
        (13, 0),
        (14, 1),
        (24, 11),
        (25, 0),
        (26, 0),
        (30, 4),
    ];
    for (field, steps) in cases {
        let mut scene = later(2).event("harvestC").development(A, field).coins(B, 15).pass_all();
        let mut back = 0;
        while scene.legal(A).contains(&"surrender step".to_owned()) {
            scene = scene.play(A, "surrender step");
            back += 1;
        }
        assert_eq!(back, steps, "from {field}");
        if scene.table.ask(A.seat()).is_some() {
            scene.refused(A, "surrender step", "O-123").expect_coins(A, 0);
        }
    }
}

#[test]
fn o_124_a_debt_lapses_when_nothing_is_left() {
    for scene in both(2) {
        // Citizens, markers and followers outside the bag never count as payment.
        let scene = debtor(scene).coins(A, 1).unbuilt(A, 0).development(A, 8).track(A, Knight, 4).market(A, [Monk]);
        let scene =
            scene.at(A, Castle, [Monk]).goods(A, [Wool]).expect_citizens(A, ["development3", "knight"]).pass_all();
        let scene = scene.expect_legal(A, "", ["surrender good wool"]).play(A, "surrender good wool");
        let scene = scene.expect_event(Event::DebtLapsed { seat: A.seat(), coins: 3 }).expect_coins(A, 0);
        let scene = scene.expect_citizens(A, ["development3", "knight"]).expect_track(A, Knight, 4);
        scene
            .expect_market(A, [Monk])
            .expect_space(A, "castle.1", "monk")
            .expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// The pharmacy takes only coins in hand.
#[test]
fn o_124_voluntary_costs_cause_no_torture() {
    for scene in both(2) {
        let scene = scene.places(A, [Pharmacy]).at(A, Pharmacy, [OwnTrader]).goods(A, [Wool; 3]);
        scene.refused(A, "pharmacy 1", "O-090").expect_legal(A, "", ["pass"]);
    }
}

/// Not by deeds, not by the plague, not under torture.
#[test]
fn o_125_own_followers_never_leave() {
    for scene in both(2) {
        let scene = scene.places(A, [Hayrick, GunpowderTower]).tower(A, [OwnFarmer, OwnTrader]);
        let scene = scene.expect_legal(A, "", ["pass"]).event("plague").pass_all().deal(["follower ownBoatman"]);
        scene.expect_bag(A, [OwnBoatman, OwnCraftsman]);
        let tortured = debtor(first(2)).unbuilt(A, 0).pass_all();
        // Four own followers in the bag are not a payment: the debt lapses.
        let tortured = tortured.expect_event(Event::DebtLapsed { seat: A.seat(), coins: 5 });
        tortured.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
    }
}
