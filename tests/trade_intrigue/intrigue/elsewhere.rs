//! Intrigue and the other modules: T-090, T-091, T-092, and both civic boards.

use super::*;

/// B waits in Nevers with the goods of an open order.
fn courier(scene: Scene) -> Scene {
    let scene = scene.arrange(|state| {
        state.orders =
            [Order::Order1, Order::Order2, Order::Order3, Order::Order4, Order::Order19].into_iter().collect();
    });
    scene.merchant(B, "nevers").goods(B, [Wool, Brocade]).activated(B, [Scriptorium])
}

/// The kidnapper spoils a delivery, unless he is bribed.
#[test]
fn t_090_a_kidnapping_spoils_a_delivery() {
    for scene in both_with(2, &[ModuleId::Intrigue, ModuleId::Orders]) {
        let scene = courier(scene).coins(B, 1).send(A, Boatman, "kidnapper.1").expect_bribe(B, A, Plot::Kidnap);
        let spoiled = scene.clone().play(B, "decline").play(B, "use scriptorium").expect_ask(A, asks::Turn);
        spoiled.expect_merchant(B, "orleans").expect_goods(B, [Wool, Brocade]);
        let scene = scene.play(B, "offer").play(B, "pledge 1").play(B, "pledge 0").play(B, "pledge 0");
        scene.play(A, "accept").play(B, "use scriptorium").expect_ask(B, orders::Delivering);
    }
}

/// Swindler and torturer may take the courier's goods.
#[test]
fn t_090_a_robbery_spoils_a_delivery() {
    for scene in both_with(2, &[ModuleId::Intrigue, ModuleId::Orders]) {
        let scene = courier(scene).goods(A, [Grain]);
        let robbed = scene.clone().send(A, Farmer, "swindler.1").play(A, "plot 1 swindle wool for grain");
        robbed.play(B, "decline").play(B, "use scriptorium").expect_ask(A, asks::Turn);
        let tortured = scene.clone().send(A, Farmer, "torturer.1").play(B, "decline").play(B, "surrender good wool");
        tortured.play(B, "use scriptorium").expect_ask(A, asks::Turn);
        let spared = scene.send(A, Farmer, "torturer.1").play(B, "decline").play(B, "surrender station");
        spared.play(B, "use scriptorium").expect_ask(B, orders::Delivering);
    }
}

/// A kidnapping gives no chance to deliver: it is not the merchant's own action.
#[test]
fn t_090_moves_by_others_allow_no_delivery() {
    for scene in both_with(2, &[ModuleId::Intrigue, ModuleId::Orders]) {
        let scene = courier(scene).merchant(B, "tours").goods(B, [Grain, Grain, Cheese]);
        let scene = scene.send(A, Boatman, "kidnapper.1").play(B, "decline").expect_merchant(B, "orleans");
        scene.expect_ask(B, asks::Turn).play(B, "use scriptorium").expect_ask(B, orders::Delivering);
    }
}

/// The saboteur removes the sacristy's monk, and with it the shield against the event.
#[test]
fn t_091_the_saboteur_removes_the_shield() {
    for scene in honest(2) {
        let scene = scene.event("harvest").places(B, [Sacristy]).at(B, Sacristy, [Monk]).coins(A, 4).coins(B, 5);
        let shielded = scene.clone().send(A, Trader, "taxCollector.1").coins(A, 5).pass_all();
        shielded.expect_ask(B, asks::Shielding);
        let scene = scene.send(A, Farmer, "saboteur.1").expect_bagged(B, Monk, 1).pass_all();
        scene.expect_coins(B, 0).expect_coins(A, 0).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// A shield works against events only: the sacristy does not stop the torturer.
#[test]
fn t_091_shields_do_not_stop_intriguers() {
    for scene in honest(2) {
        let scene = scene.places(B, [Sacristy]).at(B, Sacristy, [Monk]).send(A, Farmer, "torturer.1");
        scene.expect_ask(B, asks::Tortured { owed: 1 }).refused(B, "shield", "O-120");
    }
}

/// A kidnapped merchant pays for the excursion and is safe from the summons.
#[test]
fn t_092_a_kidnapped_merchant_pays_for_the_excursion() {
    for scene in both_with(2, &[ModuleId::Intrigue, ModuleId::NewEvents]) {
        let scene = scene.merchant(A, "tours").merchant(B, "tours").coins(B, 5);
        let kidnapped = |scene: Scene| scene.send(A, Boatman, "kidnapper.1").play(B, "decline").pass_all();
        let excursion = kidnapped(scene.clone().event("excursion"));
        excursion.expect_coins(B, 1).expect_coins(A, 1);
        let summons = kidnapped(scene.event("summons").coins(A, 5));
        // Only A is far away.
        assert_eq!(summons.table.ask(B.seat()), None);
        summons.expect_coins(B, 5);
    }
}

/// The spy shifts the technology tax, the tax collector lowers the tithe.
#[test]
fn t_092_plots_change_taxes() {
    for scene in both_with(3, &[ModuleId::Intrigue, ModuleId::NewEvents]) {
        let scene = scene.event("technologyTax").technology(B, "ship.3").coins(A, 3).coins(B, 3);
        let scene = scene.send(A, Craftsman, "spy.1").play(B, "decline").pass_all();
        scene.expect_coins(A, 2).expect_coins(B, 3);
    }
    for scene in both_with(2, &[ModuleId::Intrigue, ModuleId::NewEvents]) {
        let scene = scene.event("tithe").coins(B, 20).send(A, Trader, "taxCollector.1").play(B, "decline").pass_all();
        scene.expect_coins(A, 2).expect_coins(B, 17);
    }
}

/// With both boards a dispatch may go to either, without covers.
#[test]
fn t_092_both_boards_are_open_without_covers() {
    let boards = [ModuleId::Intrigue, ModuleId::NewDeeds];
    let scene = with_options(3, &boards, |options| options.civic_board = CivicBoard::Both);
    let scene = scene.merchant(B, "tours").at(A, TownHall, [Knight, Trader]);
    let scene = scene.play(A, "townHall knight > kidnapper.4").expect_coins(A, 1).play(A, "plot 1 kidnap");
    let scene = scene.expect_merchant(B, "orleans");
    assert!(scene.legal(A).contains(&"townHall trader > coinage.1".to_owned()));
}
