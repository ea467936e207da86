//! The cards of letter C.

use super::*;
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Questions as NewEventsAsk};
use loire::orleans::questions as asks;

#[test]
fn t_044_amnesty_asks_after_every_recruit() {
    for (place, line, role) in [
        (Farmhouse, "use farmhouse", Role::Farmer),
        (Village, "village boatman", Role::Boatman),
        (Village, "village craftsman", Role::Craftsman),
        (University, "use university", Role::Scholar),
        (Castle, "use castle", Role::Knight),
        (Monastery, "use monastery", Role::Monk),
    ] {
        for scene in on("amnesty") {
            let scene = scene.activated(A, [place]).play(A, line);
            scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::Amnesty(new_events::Amnesty { role })));
        }
    }
    // In another round the recruit goes to the bag without a question.
    for scene in on("defect") {
        scene.activated(A, [Castle]).play(A, "use castle").expect_ask(B, asks::Turn).expect_bagged(A, Knight, 1);
    }
}

#[test]
fn t_062_a_recruit_stands_on_a_matching_space() {
    for scene in on("amnesty") {
        let scene = scene.activated(A, [Castle]).at(A, Ship, [OwnFarmer, OwnBoatman]).bag(A, [Knight, Scholar]);
        let scene = scene.play(A, "use castle");
        let spaces = ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1", "townHall.1"];
        let lines = spaces.map(|space| format!("plan bag knight > {space}"));
        let scene = scene.expect_legal(A, "plan", [&lines[0], &lines[1], &lines[2], &lines[3], &lines[4]]);
        // Only the recruit, only on matching spaces, and like choices once.
        let scene =
            scene.refused(A, "plan bag scholar > scriptorium.2", "T-062").refused(A, "plan knight > ship.3", "T-062");
        let scene =
            scene.refused(A, "plan bag knight > castle.1", "O-040").refused(A, "plan bag knight > townHall.2", "O-141");
        scene.clone().play(A, "decline").expect_bagged(A, Knight, 1).expect_ask(B, asks::Turn);
        // A completed place can be used later in the round.
        let scene =
            scene.play(A, "plan bag knight > ship.3").expect_bagged(A, Knight, 0).expect_space(A, "ship.3", "knight");
        scene.play(B, "pass").play(A, "ship orleans > blois").expect_merchant(A, "blois");
    }
}

/// A monk replaces any follower; vacated spaces are free; school and herb garden lend roles.
#[test]
fn t_062_jokers_and_privileges_work() {
    let [scene, _] = on("amnesty");
    let scene = scene.activated(A, [Monastery]).play(A, "use monastery");
    let scene = scene.expect_legal(
        A,
        "plan bag monk > monastery",
        ["plan bag monk > monastery.1", "plan bag monk > monastery.2"],
    );
    scene.play(A, "plan bag monk > castle.2").expect_space(A, "castle.2", "monk");
    let [scene, _] = on("amnesty");
    let scene = scene.places(A, [School]).activated(A, [University]).play(A, "use university");
    scene.play(A, "plan bag scholar > farmhouse.1").expect_space(A, "farmhouse.1", "scholar");
    let [scene, _] = on("amnesty");
    let scene = scene.places(A, [HerbGarden]).activated(A, [Village]).play(A, "village boatman");
    scene.play(A, "plan bag boatman > castle.1").expect_space(A, "castle.1", "boatman");
}

/// The track's bonus comes first: a place tile may offer the space.
#[test]
fn t_062_the_bonus_comes_first() {
    for scene in on("amnesty") {
        let scene = scene.activated(A, [Village]).play(A, "village trader").expect_ask(A, asks::PlaceTile).saved();
        let scene = scene
            .play(A, "take winery")
            .expect_ask(A, Ask::NewEvents(NewEventsAsk::Amnesty(new_events::Amnesty { role: Role::Trader })));
        scene.play(A, "plan bag trader > winery.2").expect_space(A, "winery.2", "trader").expect_ask(B, asks::Turn);
    }
}

/// Followers drawn at the bathhouse are not recruits.
#[test]
fn t_062_a_bath_is_not_a_recruiting() {
    let [scene, _] = on("amnesty");
    let scene =
        scene.places(A, [Bathhouse]).stand(A, "bathhouse.1", Monk).bag(A, []).play(A, "use bathhouse").deal_any();
    let scene = scene.play(A, "plan bath ownFarmer > village.1").play(A, "plan bath ownBoatman > village.2");
    scene.expect_ask(B, asks::Turn);
}

#[test]
fn t_045_a_defect_takes_technology() {
    for scene in on("defect") {
        let scene = scene.technology(A, "castle.1").gears(A, [Gear::Free, Gear::Free]).coins(A, 5).pass_all();
        let scene = scene.expect_ask(A, Ask::NewEvents(NewEventsAsk::Defect(new_events::Defect)));
        let scene = scene.expect_legal(A, "", ["surrender technology free", "surrender technology castle.1"]);
        let scene =
            scene.refused(A, "surrender technology farmerOnly", "O-121").refused(A, "surrender station", "T-045");
        let scene = scene.play(A, "surrender technology castle.1").expect_space(A, "castle.1", "");
        // Back to the supply, not out of the game; a player without one pays nothing.
        assert_eq!(scene.table.state().technology, scene.before.technology + 1);
        assert_eq!(scene.table.state().out.technology, 0);
        expect_over(scene).expect_coins(A, 5);
    }
    // A single tile goes without a question.
    for scene in on("defect") {
        expect_over(scene.technology(B, "castle.1").pass_all()).expect_space(B, "castle.1", "");
    }
    for scene in on("defect") {
        let scene = scene.gears(A, [Gear::Free, Gear::Free]).pass([A]).play(A, "ready").pass([B]);
        expect_over(scene).expect_gears(A, [Gear::Free]);
    }
}

#[test]
fn t_046_the_torture_card_leaves_coins_alone() {
    for scene in on("torture") {
        let scene = scene.coins(A, 20).coins(B, 20).unbuilt(A, 5).unbuilt(B, 0).pass_all();
        let scene = scene.expect_ask(A, asks::Tortured { owed: 5 }).refused(A, "pay coins", "O-120");
        let scene = (0..5).fold(scene, |scene, _| scene.play(A, "surrender station"));
        expect_over(scene).expect_coins(A, 20).expect_coins(B, 20).expect_stations(A, [], 0);
    }
    for scene in on("torture") {
        let scene = scene.bag(A, [Knight, Knight]).coins(A, 20).pass_all().play(A, "surrender follower").saved();
        scene
            .deal(["follower knight"])
            .expect_ask(A, asks::Tortured { owed: 4 })
            .expect_out(Knight, 1)
            .expect_coins(A, 20);
    }
}

#[test]
fn t_047_a_trading_day_pays_for_stations() {
    for scene in on("newTradingDay") {
        expect_over(scene.stations(A, ["orleans", "tours"]).pass_all()).expect_coins(A, 2).expect_coins(B, 0);
    }
}

#[test]
fn t_048_a_plague_takes_a_follower() {
    for scene in on("newPlague") {
        let scene = scene.bag(A, [Knight]).market(B, [OwnFarmer, OwnBoatman, OwnTrader, OwnCraftsman]).pass_all();
        let own = ["ownFarmer", "ownBoatman", "ownCraftsman", "ownTrader"].map(|name| (format!("follower {name}"), 1));
        let scene = scene.expect_outcomes([
            ("follower knight", 1),
            (&own[0].0, 1),
            (&own[1].0, 1),
            (&own[2].0, 1),
            (&own[3].0, 1),
        ]);
        expect_over(scene.clone().deal(["follower knight"])).expect_supply(Knight, 1).expect_bagged(A, Knight, -1);
        expect_over(scene.deal(["follower ownFarmer"])).expect_bagged(A, OwnFarmer, 0).expect_supply(Knight, 0);
    }
}

#[test]
fn t_050_a_book_burning_moves_markers_back() {
    for (from, to, status) in
        [(0, 0, 1), (1, 0, 1), (4, 0, 1), (5, 4, 2), (8, 4, 2), (9, 4, 2), (10, 9, 3), (22, 15, 4), (30, 22, 5)]
    {
        for scene in on("bookBurning") {
            expect_over(scene.development(A, from).coins(A, 3).pass_all())
                .expect_development(A, to, status)
                .expect_coins(A, 3);
        }
    }
}

#[test]
fn t_063_coins_are_paid_again_but_not_citizens() {
    for scene in on("bookBurning") {
        let scene = scene.development(A, 8).citizen(A, "development3").pass_all().expect_development(A, 4, 2);
        let scene = scene.expect_citizens(A, ["development3"]).deal(["hourglass defect"]).ready_all();
        let scene = scene.places(A, [Library]).activated(A, [Library, University]).play_until_others_pass();
        scene.expect_development(A, 8, 2).expect_coins(A, 3);
    }
}

impl Scene {
    /// A uses library and university, B passes.
    #[track_caller]
    fn play_until_others_pass(self) -> Self {
        let scene = if self.table.ask(B.seat()) == Some(&Ask::Turn(asks::Turn)) { self.play(B, "pass") } else { self };
        let scene = scene.play(A, "use library");
        let scene =
            if scene.table.ask(B.seat()) == Some(&Ask::Turn(asks::Turn)) { scene.play(B, "pass") } else { scene };
        scene.play(A, "use university")
    }
}

#[test]
fn t_051_the_goods_tax_counts_goods() {
    for (goods, coins) in [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)] {
        for scene in on("goodsTax") {
            let scene = scene.arrange(|state| {
                for nth in 0..goods {
                    state.players[A.seat()].goods.put([Grain, Wool, Wine][nth % 3]);
                }
            });
            expect_over(scene.coins(A, 10).pass_all()).expect_coins(A, 10 - coins);
        }
    }
}
