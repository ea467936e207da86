//! Chapter 6, first part: development and events.

use crate::support::orleans::*;

#[test]
fn o_110_coin_fields_pay_when_reached_or_passed() {
    // The start, the number of points, and the coins on the way.
    for (from, points, coins) in [(5, 2, 3), (6, 2, 3), (7, 2, 0), (6, 6, 7), (11, 2, 4), (20, 6, 5), (12, 6, 0)] {
        for scene in both(2) {
            // The scholar track gives one point more than its step.
            let scene = scene.development(A, from).track(A, Scholar, points - 2).activated(A, [University]);
            let to = from + points;
            scene.play(A, "use university").expect_coins(A, coins).expect_development(A, to, status(to));
        }
    }
}

/// Coin fields pay every player; a citizen goes only to the first one.
#[test]
fn o_110_citizens_are_taken_when_reached_or_passed() {
    for (from, citizen) in [(2, "development3"), (17, "development18"), (27, "development28")] {
        for scene in both(2) {
            let taken: Vec<&str> = ["development3", "development18", "development28"]
                .into_iter()
                .filter(|name| *name != citizen)
                .collect();
            let scene = taken.into_iter().fold(scene, |scene, name| scene.citizen(B, name));
            let scene = scene.development(A, from).development(B, from).places(A, [Library]).places(B, []);
            let scene = scene.activated(A, [Library]).activated(B, [Scriptorium]).play(A, "use library");
            let scene = scene.expect_citizens(A, [citizen]).expect_development(A, from + 2, status(from + 2));
            let scene = scene.play(B, "use scriptorium").expect_citizens(A, [citizen]);
            assert!(
                !scene
                    .table
                    .state()
                    .citizens
                    .iter()
                    .any(|(kind, holder)| kind.name() == citizen && holder == Some(B.seat()))
            );
        }
    }
}

fn status(field: u8) -> u8 {
    loire::orleans::data::tracks::status(field)
}

#[test]
fn o_111_status_follows_the_marker() {
    let scene = later(2);
    let statuses: Vec<u8> = (0..=30).map(|field| scene.clone().development(A, field).player(A).status()).collect();
    let expected: Vec<u8> = [(1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 1)]
        .into_iter()
        .flat_map(|(status, fields)| std::iter::repeat_n(status, fields))
        .collect();
    assert_eq!(statuses, expected);
    // The status falls with the marker, and with it the value of the stations.
    for scene in both(2) {
        let scene = scene.event("harvest").development(A, 9).stations(A, ["tours"]).coins(A, 4).coins(B, 5).pass_all();
        let scene = scene.expect_score(A, "stations", 3).play(A, "surrender step").expect_development(A, 8, 2);
        scene.expect_score(A, "stations", 2);
    }
}

#[test]
fn o_112_a_pilgrimage_bars_monks() {
    let tiles =
        [(first(2), "pilgrimage"), (later(2), "pilgrimage"), (later(2), "pilgrimageB"), (later(2), "pilgrimageC")];
    for (scene, tile) in tiles {
        let scene = scene.event(tile).activated(A, [Monastery, Castle]).goods(A, [Wool; 3]).bag(A, [Knight]);
        let scene = scene.refused(A, "use monastery", "O-068").expect_legal(A, "", ["use castle", "pass"]);
        // It has no effect in phase 6.
        scene.pass_all().expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_coins(A, 0).expect_supply(Knight, 0);
    }
}

#[test]
fn o_113_events_go_in_turn_order() {
    for scene in both(3) {
        let scene =
            scene.dawn("plague").start(C).turn_over("plague").ready_all().bag(A, [Monk]).bag(B, [Monk]).bag(C, [Monk]);
        let scene =
            scene.pass_all().expect_draw(Draw::Plague(draws::Plague { seat: C.seat() })).deal(["follower monk"]);
        let scene = scene.expect_draw(Draw::Plague(draws::Plague { seat: A.seat() })).deal(["follower monk"]);
        scene.expect_draw(Draw::Plague(draws::Plague { seat: B.seat() }));
    }
}

/// The amount due is fixed at the start: goods surrendered under torture do not lower the tax.
#[test]
fn o_113_demands_are_fixed() {
    let scene = later(2).event("taxesA").goods(A, [Wool, Wool, Wine]).coins(A, 1).pass_all();
    let scene = scene.expect_ask(A, asks::Tortured { owed: 2 }).play(A, "surrender good wool");
    let scene = scene.expect_ask(A, asks::Tortured { owed: 1 }).play(A, "surrender good wine").expect_goods(A, [Wool]);
    scene.expect_draw(Draw::Hourglass(draws::TurnHourglass));
}

#[test]
fn o_114_events_have_their_amounts() {
    let income: [(&str, u16); 4] = [("income", 4), ("incomeA", 12), ("incomeB", 8), ("incomeC", 4)];
    let harvest: [(&str, u8); 4] = [("harvest", 1), ("harvestA", 1), ("harvestB", 2), ("harvestC", 3)];
    let taxes: [(&str, u16); 4] = [("taxes", 2), ("taxesA", 7), ("taxesB", 3), ("taxesC", 2)];
    let trading: [(&str, u16); 4] = [("tradingDay", 2), ("tradingDayA", 6), ("tradingDayB", 4), ("tradingDayC", 2)];
    let edition = |tile: &str| if tile.ends_with(char::is_uppercase) { later(2) } else { first(2) };
    for (tile, coins) in income {
        edition(tile).event(tile).development(A, 15).stations(A, ["tours"]).pass_all().expect_coins(A, coins);
    }
    for (tile, due) in harvest {
        let scene = edition(tile).event(tile).goods(A, [Grain; 4]).coins(A, 15).coins(B, 15).pass_all();
        let scene = scene.expect_ask(A, asks::Harvesting { due });
        let scene = (0..due).fold(scene, |scene, _| scene.play(A, "give grain"));
        // B has no food: five coins for each.
        scene.expect_coins(A, 15).expect_coins(B, 15 - 5 * u16::from(due)).expect_goods_market(Grain, due as i8);
    }
    for (tile, due) in taxes {
        let scene =
            edition(tile).event(tile).goods(A, [Grain, Grain, Cheese, Wine, Wool, Brocade, Brocade]).coins(A, 9);
        scene.pass_all().expect_coins(A, 9 - due);
    }
    for (tile, coins) in trading {
        edition(tile).event(tile).development(A, 15).stations(A, ["tours", "blois"]).pass_all().expect_coins(A, coins);
    }
    for tile in ["plague", "plagueA", "plagueB", "plagueC"] {
        let scene = edition(tile).event(tile).bag(A, [Monk, Monk, Monk]).pass_all().deal(["follower monk"]);
        scene.expect_draw(Draw::Plague(draws::Plague { seat: B.seat() })).expect_supply(Monk, 1);
    }
}

#[test]
fn o_115_a_harvest_of_2014_takes_food_first() {
    let scene = first(2).event("harvest").coins(A, 20).coins(B, 20);
    let food = scene.clone().goods(A, [Grain, Wine, Wool]).pass_all().refused(A, "pay coins", "O-115");
    let food = food.refused(A, "give cheese", "O-115").refused(A, "give wool", "O-115");
    let food = food.expect_legal(A, "", ["give grain", "give wine"]).play(A, "give wine");
    food.expect_goods(A, [Grain, Wool]).expect_goods_market(Wine, 1).expect_coins(A, 20).expect_coins(B, 15);
    // Wool and brocade are not food.
    scene.goods(A, [Wool, Brocade]).pass_all().expect_coins(A, 15).expect_goods(A, [Wool, Brocade]);
    // A player without either is tortured.
    let poor = first(2).event("harvest").coins(A, 3).pass_all();
    poor.expect_ask(A, asks::Tortured { owed: 2 }).expect_coins(A, 0);
}

/// Food or coins, in any mix that covers the amount.
#[test]
fn o_116_a_later_harvest_takes_food_or_coins() {
    let scene = later(2).event("harvestC").goods(A, [Grain, Cheese, Wine]).coins(B, 15);
    let none = scene.clone().coins(A, 15).pass_all().expect_ask(A, asks::Harvesting { due: 3 });
    let none = none.expect_legal(A, "", ["give grain", "give cheese", "give wine", "pay coins"]).play(A, "pay coins");
    none.expect_coins(A, 0).expect_goods(A, [Grain, Cheese, Wine]);
    // Ten coins cover two units, so one food must be given first.
    let one = scene.clone().coins(A, 10).pass_all().refused(A, "pay coins", "O-116").play(A, "give cheese");
    let one = one.expect_ask(A, asks::Harvesting { due: 2 }).play(A, "pay coins").expect_coins(A, 0);
    one.expect_goods(A, [Grain, Wine]).expect_goods_market(Cheese, 1);
    // Without coins all of it must be food.
    let all = scene.pass_all().expect_legal(A, "", ["give grain", "give cheese", "give wine"]).play(A, "give wine");
    let all = all.refused(A, "pay coins", "O-116").play(A, "give grain").play(A, "give cheese").expect_goods(A, []);
    all.expect_coins(B, 0).expect_draw(Draw::Hourglass(draws::TurnHourglass));
    // Food is exhausted and coins are short: the rest is torture.
    let short = later(2).event("harvestB").goods(A, [Wine]).coins(A, 4).pass_all().refused(A, "pay coins", "O-116");
    short.play(A, "give wine").expect_coins(A, 0).expect_ask(A, asks::Tortured { owed: 1 });
}

#[test]
fn o_117_taxes_count_all_goods() {
    for (scene, due) in [(first(2), 1), (later(2), 5)] {
        let scene = scene.event("taxes").goods(A, [Grain, Cheese, Wine, Wool, Brocade]).coins(A, 9).pass_all();
        scene.expect_coins(A, 9 - due).expect_goods(A, [Grain, Cheese, Wine, Wool, Brocade]).expect_coins(B, 0);
    }
}

#[test]
fn o_118_a_plague_takes_a_follower() {
    for scene in both(2) {
        let scene =
            scene.event("plague").bag(A, [Knight, Monk]).market(B, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
        let scene = scene.pass_all().expect_outcomes([
            ("follower knight", 1),
            ("follower monk", 1),
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
            ("follower ownTrader", 1),
        ]);
        // A neutral one returns to the supply; its marker stays. B's bag is empty, so B loses none.
        let lost = scene.clone().deal(["follower knight"]).expect_supply(Knight, 1).expect_out(Knight, 0);
        let lost = lost.expect_track(A, Knight, 1).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        lost.expect_bag(A, [Monk, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
        // An own follower returns to the bag, and no other is drawn.
        let kept = scene
            .deal(["follower ownTrader"])
            .expect_draw(Draw::Hourglass(draws::TurnHourglass))
            .expect_supply(Knight, 0);
        kept.expect_bag(A, [Knight, Monk, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
    }
}
