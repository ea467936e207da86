//! Bribery: T-079.

use super::*;

/// A kidnaps B, who has coins and goods.
fn kidnapped(scene: Scene) -> Scene {
    let scene = scene.merchant(B, "tours").coins(B, 3).goods(B, [Grain, Wool, Wool]);
    scene.send(A, Boatman, "kidnapper.1").play(A, "plot 1 kidnap")
}

fn pledge(bundle: Bundle, good: Option<Good>) -> Ask {
    Ask::Intrigue(IntrigueAsk::Pledge(intrigue::Pledging { actor: A.seat(), plot: Plot::Kidnap, bundle, good }))
}

/// First coins, then goods in their order, as far as the player has them.
#[test]
fn t_079_a_bribe_is_counted() {
    for scene in intrigue(3) {
        let scene = kidnapped(scene).expect_bribe(B, A, Plot::Kidnap).expect_legal(B, "", ["offer", "decline"]);
        let scene = scene.play(B, "offer").expect_ask(B, pledge(bundle(0, []), None));
        let scene = scene.expect_legal(B, "", ["pledge 0", "pledge 1", "pledge 2", "pledge 3"]);
        let scene = scene.refused(B, "pledge 4", "T-079").refused(B, "decline", "T-079").play(B, "pledge 2");
        let scene = scene.expect_ask(B, pledge(bundle(2, []), Some(Grain)));
        let scene = scene.expect_legal(B, "", ["pledge 0", "pledge 1"]).play(B, "pledge 0");
        let scene = scene.expect_ask(B, pledge(bundle(2, []), Some(Wool)));
        let scene = scene.expect_legal(B, "", ["pledge 0", "pledge 1", "pledge 2"]).play(B, "pledge 1");
        let scene = scene.expect_bribed(A, B, Plot::Kidnap, bundle(2, [Wool]));
        scene.expect_legal(A, "", ["accept", "decline"]);
    }
}

/// The last count may not leave the bribe empty.
#[test]
fn t_079_a_bribe_is_never_empty() {
    for scene in intrigue(3) {
        let scene = kidnapped(scene).play(B, "offer").play(B, "pledge 0").play(B, "pledge 0");
        scene.refused(B, "pledge 0", "T-079").expect_legal(B, "", ["pledge 1", "pledge 2"]);
    }
    // One coin and nothing else: there is nothing to count.
    for scene in intrigue(2) {
        let scene = scene.merchant(B, "tours").coins(B, 1).send(A, Boatman, "kidnapper.1").play(B, "offer");
        scene.expect_bribed(A, B, Plot::Kidnap, bundle(1, []));
    }
}

/// Accepted: the bribe goes to the actor, the opponent is spared, and no other target is named.
#[test]
fn t_079_an_accepted_bribe_spares_the_opponent() {
    for scene in intrigue(3) {
        let scene = kidnapped(scene).merchant(C, "blois").play(B, "offer").play(B, "pledge 2").play(B, "pledge 1");
        let scene = scene.play(B, "pledge 0").expect_coins(B, 3).play(A, "accept");
        let scene = scene.expect_coins(A, 3).expect_goods(A, [Grain]).expect_coins(B, 1).expect_goods(B, [Wool, Wool]);
        scene.expect_merchant(B, "tours").expect_merchant(C, "blois").expect_ask(B, asks::Turn);
    }
}

/// Declined, or not offered: the bribe stays, and the effect follows; there is no second offer.
#[test]
fn t_079_a_declined_bribe_changes_nothing() {
    for scene in intrigue(3) {
        let scene = kidnapped(scene);
        let none = scene.clone().play(B, "decline").expect_merchant(B, "orleans").expect_coins(B, 3);
        none.expect_ask(B, asks::Turn);
        let scene = scene.play(B, "offer").play(B, "pledge 3").play(B, "pledge 1").play(B, "pledge 2");
        let scene = scene.play(A, "decline").expect_merchant(B, "orleans").expect_coins(B, 3).expect_coins(A, 1);
        scene.expect_goods(B, [Grain, Wool, Wool]).expect_ask(B, asks::Turn);
    }
}

/// An opponent is not asked if the effect would not change him or if he owns nothing.
#[test]
fn t_079_unaffected_opponents_are_not_asked() {
    for scene in intrigue(3) {
        let poor = scene.clone().merchant(B, "tours").send(A, Boatman, "kidnapper.1").play(A, "plot 1 kidnap");
        poor.expect_merchant(B, "orleans").expect_ask(B, asks::Turn);
        // Without coins there is nothing to tax, even with goods.
        let taxed = scene.clone().goods(B, [Wool]).send(A, Trader, "taxCollector.1");
        taxed.expect_ask(B, asks::Turn).expect_goods(B, [Wool]);
        // Torture does not take coins.
        let tortured = scene.coins(B, 4).unbuilt(B, 0).unbuilt(C, 0).send(A, Farmer, "torturer.1");
        tortured.expect_ask(B, asks::Turn).expect_coins(B, 4);
    }
}

/// Each of several opponents is asked before the effect on him, and a bribe spares only the briber.
#[test]
fn t_079_each_opponent_is_asked() {
    for scene in intrigue(4) {
        let scene = scene.coins(B, 3).coins(C, 4).coins(D, 1).send(A, Trader, "taxCollector.1");
        let scene = scene.expect_bribe(B, A, Plot::Tax).play(B, "decline").expect_coins(A, 2);
        let scene = scene.expect_bribe(C, A, Plot::Tax).play(C, "offer").play(C, "pledge 1").play(A, "accept");
        let scene = scene.expect_coins(A, 3).expect_coins(C, 3).expect_bribe(D, A, Plot::Tax).play(D, "offer");
        // With only one coin, that coin is the offer.
        let scene = scene.expect_bribed(A, D, Plot::Tax, bundle(1, [])).play(A, "decline");
        scene.expect_coins(A, 4).expect_coins(B, 1).expect_coins(D, 0).expect_ask(B, asks::Turn);
    }
}

/// Only the opponent's loss is avoided: the actor keeps coins and bonus.
#[test]
fn t_079_the_actor_keeps_coins_and_bonus() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("kidnapper", [Boatman, Boatman]).merchant(B, "tours").coins(B, 1);
        let scene = scene.send(A, Boatman, "kidnapper.3").play(A, "plot 1 kidnap").play(B, "offer").play(A, "accept");
        scene.expect_coins(A, 2).expect_citizens(A, ["kidnapper"]).expect_merchant(B, "tours");
    }
}

/// If the opponent is spared by the traitor, the actor's own step stays.
#[test]
fn t_079_the_traitor_steps_although_the_opponent_is_spared() {
    for scene in intrigue(2) {
        let scene = scene.development(B, 2).coins(B, 1).send(A, Farmer, "traitor.1").play(B, "offer").play(A, "accept");
        let scene = scene.expect_development(A, 1, 1).expect_development(B, 2, 1).expect_coins(A, 1);
        let (seat, victim, marker) = (A.seat(), B.seat(), Marker::Development);
        scene.expect_intrigue(IntrigueEvent::Betrayed { seat, victim, marker, spared: true });
    }
}

/// The short list: up to six coins, a good, or a good with one or two coins.
#[test]
fn t_079_the_short_list_is_limited() {
    let scene = with_options(3, INTRIGUE, |options| options.bribery = Bribery::Menu);
    let scene = kidnapped(scene.coins(B, 3)).expect_legal(
        B,
        "",
        [
            "decline",
            "bribe 1",
            "bribe 2",
            "bribe 3",
            "bribe 0 grain",
            "bribe 1 grain",
            "bribe 2 grain",
            "bribe 0 wool",
            "bribe 1 wool",
            "bribe 2 wool",
        ],
    );
    let scene = scene.refused(B, "offer", "T-079").refused(B, "bribe 4", "T-079").refused(B, "bribe 0", "T-079");
    let scene = scene.refused(B, "bribe 0 wine", "T-079").refused(B, "bribe 3 wool", "T-079");
    let scene = scene.play(B, "bribe 2 wool").expect_bribed(A, B, Plot::Kidnap, bundle(2, [Wool])).play(A, "accept");
    scene.expect_coins(A, 3).expect_goods(A, [Wool]).expect_coins(B, 1).expect_merchant(B, "tours");
    let rich = with_options(2, INTRIGUE, |options| options.bribery = Bribery::Menu).coins(B, 50);
    let rich = rich.goods(B, [Grain, Cheese, Wine, Wool, Brocade]).merchant(B, "tours").send(A, Boatman, "kidnapper.1");
    assert_eq!(rich.legal_like(B, "bribe").len(), 21);
    rich.refused(B, "bribe 7", "T-079");
}

/// The long list contains no bribe of the short one, and without bribery there is no question.
#[test]
fn t_079_options_change_bribery() {
    for scene in intrigue(3) {
        kidnapped(scene).refused(B, "bribe 1", "T-079");
    }
    for scene in honest(3) {
        kidnapped(scene).expect_merchant(B, "orleans").expect_ask(B, asks::Turn).expect_coins(B, 3);
    }
}

/// An offer marks what may be offered, a count what is counted, an answer what is given.
#[test]
fn t_079_bribes_touch_their_pieces() {
    for scene in both_with(3, INTRIGUE) {
        let scene = kidnapped(scene.coins(B, 3).goods(B, [Grain, Wool, Wool]));
        assert_eq!(scene.touched(B, "offer"), ["seat.1.coins", "seat.1.goods.grain", "seat.1.goods.wool"]);
        let scene = scene.play(B, "offer");
        assert_eq!(scene.touched(B, "pledge 0"), ["seat.1.coins"]);
        let scene = scene.play(B, "pledge 2");
        assert_eq!(scene.touched(B, "pledge 1"), ["seat.1.goods.grain"]);
        let scene = scene.play(B, "pledge 0");
        assert_eq!(scene.touched(B, "pledge 2"), ["seat.1.goods.wool"]);
        let scene = scene.play(B, "pledge 1");
        assert_eq!(scene.touched(A, "accept"), ["seat.1.coins", "seat.1.goods.wool"]);
    }
}
