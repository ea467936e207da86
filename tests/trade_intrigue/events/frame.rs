//! Rules for all cards: order, payment, torture, shields, bans.

use super::*;
use loire::orleans::modules::new_events::vocabulary::{self as new_events, Questions as NewEventsAsk};
use loire::orleans::questions as asks;

#[test]
fn t_006_seats_decide_in_turn_order() {
    let scene = with(3, EVENTS).dawn("education").start(B).deal(["hourglass education"]);
    let scene =
        scene.ready_all().coins(A, 2).coins(B, 2).coins(C, 2).track(A, Knight, 3).track(B, Knight, 3).pass_all();
    let education = Ask::NewEvents(NewEventsAsk::Education(new_events::Education));
    let scene = scene.expect_ask(B, education);
    assert_eq!((scene.table.ask(A.seat()), scene.table.ask(C.seat())), (None, None));
    // B takes all decisions before C is asked, and C before A.
    let scene =
        scene.play(B, "educate trader").expect_ask(B, asks::PlaceTile).play(B, "take hayrick").expect_ask(C, education);
    let scene = scene.refused_tile(C, "hayrick").play(C, "decline").expect_ask(A, education);
    expect_over(scene.play(A, "educate knight")).expect_citizens(A, ["knight"]);
}

impl Scene {
    /// A tile of another player is not offered.
    #[track_caller]
    fn refused_tile(self, who: Who, tile: &str) -> Self {
        let taken = self.clone().play(who, "educate trader");
        assert!(!taken.legal(who).contains(&format!("take {tile}")));
        self
    }
}

/// The demand is fixed at the start of a seat's turn: later losses do not lower it.
#[test]
fn t_006_the_demand_is_fixed() {
    for scene in on("technologyTax") {
        let scene = scene
            .technology(A, "castle.1")
            .technology(A, "ship.1")
            .pass_all()
            .expect_ask(A, asks::Tortured { owed: 2 });
        scene.play(A, "surrender technology castle.1").expect_ask(A, asks::Tortured { owed: 1 });
    }
}

/// All events that demand coins: the debt of a seat with one coin.
#[test]
fn t_007_coins_come_before_torture() {
    let dues: [(&str, u16); 8] = [
        ("coinTaxA", 3),
        ("coinTaxB", 3),
        ("excursion", 4),
        ("furtherEducation", 3),
        ("goodsTax", 2),
        ("technologyTax", 2),
        ("newHarvestD", 10),
        ("pollTax", 6),
    ];
    for (tile, due) in dues {
        for scene in on(tile) {
            let scene = scene.stand(A, "ship.3", Knight).stand(A, "wagon.3", Knight).market(A, [Monk]).coins(A, 1);
            let scene = scene.technology(A, "castle.1").technology(A, "ship.1");
            let scene = if tile == "goodsTax" { scene.goods(A, [Wool; 6]) } else { scene };
            let enough = scene.clone().coins(A, due).coins(B, 20).pass_all();
            expect_over(enough).expect_coins(A, 0);
            scene.pass_all().expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: due - 1 });
        }
    }
}

#[test]
fn t_008_surrendered_pieces_leave_the_game() {
    for scene in both_with(2, EVENTS_AND_PLACES) {
        let scene = scene.event("coinTaxA").stations(A, ["tours"]).bag(A, [Knight]).market(A, [Monk]).development(A, 9);
        let scene = scene.goods(A, [Wool]).stored(A, [Cheese, Wine]).technology(A, "castle.1").gears(A, [Gear::Free]);
        let scene = scene.pass_all();
        let scene = scene.play(A, "suffer").expect_legal(
            A,
            "",
            [
                "surrender station tours",
                "surrender station",
                "surrender follower",
                "surrender step",
                "surrender good cheese",
                "surrender good wine",
                "surrender good wool",
                "surrender place brasserie",
                "surrender technology free",
                "surrender technology castle.1",
            ],
        );
        // The brasserie's goods stay as ordinary ones; all surrendered pieces leave the game.
        let scene = scene.play(A, "surrender place brasserie").expect_goods(A, [Cheese, Wine, Wool]);
        assert_eq!(scene.player(A).stored.total(), 0);
        let scene =
            scene.play(A, "surrender step").refused(A, "surrender step", "O-123").play(A, "surrender good cheese");
        scene.expect_goods_out(Cheese, 1).expect_goods_market(Cheese, 0).expect_development(A, 8, 2);
    }
}

#[test]
fn t_013_coins_are_paid_only_forward() {
    for scene in on("furtherEducation") {
        let scene = scene.development(A, 6).goods(A, [Brocade, Brocade]).pass_all().play(A, "study brocade");
        scene.expect_development(A, 11, 3).expect_coins(A, 3);
    }
    for scene in on("furtherEducation") {
        let scene = scene.development(A, 29).goods(A, [Brocade]).pass_all().play(A, "study brocade");
        scene.expect_development(A, 30, 6).expect_goods(A, []);
    }
    for scene in on("bookBurning") {
        // Back over the coins of 12 and 7, and over the field of a citizen that stays.
        expect_over(scene.development(A, 13).pass_all()).expect_development(A, 9, 3).expect_coins(A, 0);
    }
}

/// Cards with a ring take effect before phase 6.
#[test]
fn t_024_ring_events_have_no_effect_in_phase_6() {
    for tile in ["conference", "crusade", "strike", "sabotage", "amnesty", "peasantsRevolt"] {
        for scene in on(tile) {
            let scene = scene.coins(A, 4).goods(A, [Wool, Grain]).technology(A, "castle.1").market(A, [Monk]);
            let before = scene.table.state().players.clone();
            let after = expect_over(scene.pass_all());
            let unlike = after.table.state().players.iter().filter(|(seat, player)| {
                let mut was = before[*seat].clone();
                was.passed = player.passed;
                was != **player
            });
            assert_eq!(unlike.count(), 0, "{tile}");
        }
    }
}

/// The result of an event lasts into the next round.
#[test]
fn t_024_a_wedding_fills_the_market_for_the_next_draw() {
    let scene =
        with(2, EVENTS).round(6, "wedding").bag(A, [Knight, Knight, Knight, Monk, Monk]).market(A, [Scholar, Scholar]);
    let scene = scene.market(B, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]).pass_all();
    let scene = scene.deal(["follower knight", "follower knight", "hourglass sabotage"]);
    // Three knights allow seven draws, but there is room for four.
    let scene = scene.expect_draw(Draw::Follower(draws::DrawFollower { seat: A.seat() }));
    let draws = scene
        .table
        .agenda()
        .items()
        .iter()
        .filter(|item| **item == Item::Draw(Draw::Follower(draws::DrawFollower { seat: A.seat() })));
    assert_eq!(draws.count(), 4);
}

#[test]
fn t_026_shields_avert_events() {
    let shielded = [
        "newHarvestA",
        "newHarvestB",
        "newHarvestD",
        "coinTaxA",
        "coinTaxB",
        "excursion",
        "furtherEducation",
        "wedding",
        "defect",
        "torture",
        "newPlague",
        "bookBurning",
        "goodsTax",
        "levies",
        "technologyTax",
        "summons",
        "famine",
        "pollTax",
        "tithe",
    ];
    let others = [
        "indulgence",
        "education",
        "bonVoyage",
        "conference",
        "crusade",
        "strike",
        "newIncome",
        "fishingGrounds",
        "sabotage",
        "amnesty",
        "newTradingDay",
        "peasantsRevolt",
    ];
    for (tile, is_shielded) in shielded.map(|tile| (tile, true)).into_iter().chain(others.map(|tile| (tile, false))) {
        for scene in both_with(2, EVENTS_AND_PLACES) {
            let scene = scene.event(tile).places(A, [Sacristy]).stand(A, "sacristy.1", Monk).stored(A, [Cheese, Wine]);
            let town = if tile == "excursion" { "orleans" } else { "blois" };
            let scene = scene.coins(A, 20).goods_too(A, [Wine, Wool]).merchant(A, town).technology(A, "castle.1");
            let scene = scene.bag(A, [Knight]).development(A, 2).pass_all();
            assert_eq!(scene.table.ask(A.seat()) == Some(&Ask::Shield(asks::Shielding)), is_shielded, "{tile}");
            if is_shielded {
                let scene = scene.expect_legal(A, "", ["shield", "shield cheese", "shield wine", "suffer"]);
                // One monk or one tile, and no effect of the event.
                let by_monk =
                    scene.clone().play(A, "shield").expect_space(A, "sacristy.1", "").expect_bagged(A, Monk, 1);
                let by_monk = by_monk
                    .expect_coins(A, 20)
                    .expect_merchant(A, town)
                    .expect_bagged(A, Knight, 0)
                    .expect_space(A, "castle.1", "technology");
                assert!(by_monk.table.ask(A.seat()).is_none());
                let by_wine =
                    scene.play(A, "shield wine").expect_goods(A, [Cheese, Wine, Wool]).expect_goods_market(Wine, 1);
                assert_eq!(by_wine.player(A).stored[Wine], 0);
                assert!(by_wine.expect_coins(A, 20).table.ask(A.seat()).is_none());
            }
        }
    }
}

/// A player without a loss is not asked, and keeps the monk.
#[test]
fn t_026_no_shield_is_asked_for_without_a_loss() {
    let spared = ["excursion", "wedding", "defect", "newPlague", "bookBurning", "goodsTax", "technologyTax", "tithe"];
    for tile in spared.into_iter().chain(["summons"]) {
        for scene in both_with(2, EVENTS_AND_PLACES) {
            let scene = scene.event(tile).places(A, [Sacristy]).stand(A, "sacristy.1", Monk).stored(A, [Cheese, Wine]);
            let town = if tile == "excursion" { "blois" } else { "orleans" };
            let scene = scene.coins(A, 9).merchant(A, town);
            // The plague takes no own followers, and a wedding draws no guests onto a full market.
            let scene = if tile == "wedding" {
                scene.market(A, [Monk, Monk, Monk, Monk, Monk, Monk, Monk, Trader])
            } else {
                scene
            };
            let scene = scene.pass_all();
            assert_ne!(scene.table.ask(A.seat()), Some(&Ask::Shield(asks::Shielding)), "{tile}");
            scene.expect_coins(A, 9).expect_space(A, "sacristy.1", "monk").expect_stored(A, [Cheese, Wine]);
        }
    }
    // A player without belongings loses nothing to a demand; a famine takes the monk.
    for scene in both_with(2, EVENTS_AND_PLACES) {
        let scene = scene.places(A, [Sacristy]).stand(A, "sacristy.1", Monk).unbuilt(A, 0).coins(A, 0);
        let famine = scene.clone().event("famine").pass_all().expect_ask(A, asks::Shielding);
        famine.play(A, "suffer").expect_space(A, "sacristy.1", "");
        scene.event("coinTaxA").pass_all().expect_ask(A, asks::Shielding);
    }
}

impl Scene {
    /// Adds these goods.
    fn goods_too<const N: usize>(self, who: Who, goods: [Good; N]) -> Self {
        self.arrange(|state| goods.iter().for_each(|&good| state.players[who.seat()].goods.put(good)))
    }
}

/// A ban stops only the recruiting: followers can be planned there and stay.
#[test]
fn t_027_bans_stop_execution_only() {
    for (tile, space) in [("conference", "university.2"), ("crusade", "castle.2"), ("strike", "village.3")] {
        let scene = with(2, EVENTS).planning().event(tile).market(A, [Monk, Monk]);
        let scene = scene.play(A, &format!("plan monk > {space}")).ready([A, B]).pass_all();
        expect_over(scene).expect_space(A, space, "monk");
    }
    // A track moves without recruiting.
    for (tile, line) in [("conference", "use scriptorium"), ("strike", "use laboratory")] {
        let [scene, _] = on(tile);
        let scene = scene.places(A, [Laboratory]).activated(A, [Scriptorium, Laboratory]);
        scene.play(A, line);
    }
}

#[test]
fn t_028_the_coin_branch_is_a_choice() {
    for scene in on("furtherEducation") {
        let scene = scene.goods(A, [Wool]).coins(A, 1).pass_all().play(A, "pay coins");
        scene.expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: 2 });
    }
    for scene in on("summons") {
        let scene = scene.merchant(A, "tours").coins(A, 1).pass_all().play(A, "pay coins");
        scene.expect_ask(A, asks::Tortured { owed: 4 }).expect_merchant(A, "tours");
    }
    // Unaffordable branches cannot be bought.
    for tile in ["indulgence", "education", "bonVoyage"] {
        for scene in on(tile) {
            expect_over(scene.coins(A, 1).pass_all()).expect_coins(A, 1);
        }
    }
}

/// A player who runs out stops, without further consequences.
#[test]
fn t_029_a_player_without_pieces_stops() {
    for scene in on("newHarvestD") {
        let scene = scene.goods(A, [Grain]).coins(A, 2).coins(B, 10).unbuilt(A, 1).pass_all();
        let scene = scene.play(A, "give grain").expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: 3 });
        let scene = expect_over(scene.play(A, "surrender station"));
        scene.expect_event(Event::DebtLapsed { seat: A.seat(), coins: 2 });
    }
    for scene in on("famine") {
        expect_over(scene.bag(A, [Knight]).pass_all()).expect_supply(Knight, 1).expect_coins(A, 0);
    }
}

/// The first player in turn order gets limited pieces.
#[test]
fn t_067_the_first_player_is_served_first() {
    for scene in on("indulgence") {
        let scene = scene.coins(A, 2).coins(B, 2).supply(Knight, 1).pass_all().play(A, "hire knight");
        scene.refused(B, "hire knight", "T-030");
    }
    for scene in on("bonVoyage") {
        let scene = scene.coins(A, 2).coins(B, 2).path("orleans~blois", [Wine]).pass_all();
        scene.play(A, "move waterway orleans > blois take wine").refused(
            B,
            "move waterway orleans > blois take wine",
            "T-033",
        );
    }
    for scene in on("furtherEducation") {
        let scene = scene.development(A, 2).development(B, 2).goods(A, [Grain]).goods(B, [Grain]).pass_all();
        let scene = scene.play(A, "study grain").play(B, "study grain");
        scene.expect_citizens(A, ["development3"]).expect_citizens(B, []);
    }
    // A finite bank pays the first player.
    let setup = expanded(Edition::First, 2, EVENTS, |options| options.bank_total = Some(10));
    let mut scene = Scene::sit(setup, ());
    while let Turn::Chance(_) = scene.table.turn() {
        first_outcome(&mut scene.table);
    }
    let scene =
        scene.ready_all().event("fishingGrounds").coins(A, 3).coins(B, 3).track(A, Boatman, 2).track(B, Boatman, 2);
    expect_over(scene.market(A, []).market(B, []).pass_all()).expect_coins(A, 6).expect_coins(B, 4);
}
