//! Test vectors of the intrigue: TV-09, TV-12, TV-13, TV-15.

use super::*;

/// Sabotage: a place with stolen technology cannot be used in this round, but in the next.
#[test]
fn tv_09_spy_under_sabotage() {
    for scene in both_with(3, &[ModuleId::Intrigue, ModuleId::NewEvents]) {
        let scene = scene.event("sabotage").technology(B, "wagon.3").at(A, Wagon, [Farmer, Trader]);
        let scene = scene.send(A, Craftsman, "spy.1").expect_space(A, "wagon.3", "technology").pass([B, C]);
        let to = scene.player(A).merchant;
        let scene = scene.expect_legal(A, "wagon", []).play(A, "pass").turn_over("wedding").deal_any();
        let scene = scene.arrange(|state| state.players.values_mut()[0].recalled = 4);
        let scene = finish_planning(scene);
        let start =
            [A, B, C].into_iter().find(|who| scene.table.ask(who.seat()) == Some(&Ask::Turn(asks::Turn))).unwrap();
        let scene = if start == A { scene } else { scene.play(start, "pass") };
        let scene = if scene.table.ask(A.seat()).is_some() { scene } else { scene.play(C, "pass") };
        assert!(!scene.legal_like(A, &format!("wagon {}", to.name())).is_empty(), "{:?}", scene.legal(A));
    }
}

/// All seats are ready: they recall and plan nothing.
fn finish_planning(mut scene: Scene) -> Scene {
    loop {
        scene = scene.deal_any();
        let asked = [A, B, C].into_iter().find(|who| {
            matches!(scene.table.ask(who.seat()), Some(Ask::Recall(asks::Recalling) | Ask::Plan(asks::MakePlan)))
        });
        let Some(who) = asked else { return scene };
        scene = scene.play(who, "ready");
    }
}

#[test]
fn tv_12_traitor_on_the_development_track() {
    for scene in intrigue(2) {
        let scene = scene.development(A, 6).development(B, 8).activated(B, [Scriptorium]).send(A, Farmer, "traitor.1");
        let scene = scene.expect_development(A, 7, 2).expect_development(B, 7, 2).expect_coins(A, 0).expect_coins(B, 0);
        scene.play(B, "use scriptorium").expect_development(B, 8, 2).expect_coins(B, 0);
    }
    for scene in intrigue(2) {
        let scene = scene.development(A, 5).development(B, 7).activated(B, [Scriptorium]).send(A, Farmer, "traitor.1");
        let scene = scene.expect_development(A, 6, 2).expect_development(B, 6, 2).expect_coins(B, 0);
        scene.play(B, "use scriptorium").expect_development(B, 7, 2).expect_coins(B, 3);
    }
}

#[test]
fn tv_13_tax_collector_and_a_bribe() {
    for is_last in [false, true] {
        for scene in intrigue(4) {
            let scene = scene.coins(B, 5).goods(B, [Wool]).coins(C, 1).goods(D, [Wine]);
            let scene = if is_last { scene.intriguer("taxCollector", [Trader, Trader, Knight]) } else { scene };
            let scene = scene.send(A, Scholar, "taxCollector.4").expect_bribe(B, A, Plot::Tax).play(B, "offer");
            let scene = scene.play(B, "pledge 0").expect_bribed(A, B, Plot::Tax, bundle(0, [Wool])).play(A, "accept");
            let scene = scene.expect_bribe(C, A, Plot::Tax).play(C, "decline").expect_ask(B, asks::Turn);
            let scene = scene.expect_goods(A, [Wool]).expect_coins(A, if is_last { 3 } else { 1 });
            scene.expect_coins(B, 5).expect_goods(B, []).expect_coins(C, 0).expect_goods(D, [Wine]);
        }
    }
}

#[test]
fn tv_15_swindled_and_delivered() {
    for scene in both_with(3, &[ModuleId::Intrigue, ModuleId::Orders]) {
        let scene = scene.arrange(|state| {
            state.orders =
                [Order::Order1, Order::Order2, Order::Order3, Order::Order4, Order::Order19].into_iter().collect();
        });
        let scene = scene.merchant(A, "nevers").goods(A, [Grain, Wool]).goods(B, [Brocade]);
        let scene = scene.send(A, Farmer, "swindler.1").play(A, "plot 1 swindle brocade for grain").play(B, "decline");
        let scene = scene.expect_ask(A, orders::Delivering).play(A, "deliver order19").deal_any().expect_goods(A, []);
        assert!(scene.player(A).passed && scene.player(A).orders.has(Order::Order19));
        scene.expect_goods(B, [Grain]).expect_ask(B, asks::Turn).expect_goods_out(Brocade, 1);
    }
}
