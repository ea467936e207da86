//! Chapter 2: orders.

use crate::support::orleans::*;

const ORDERS: &[ModuleId] = &[ModuleId::Orders];

/// A set-up in which each order asks for one good, and some orders belong to this town.
pub fn cheap(seats: u8, town: Town, there: &[&str]) -> Setup {
    let mut setup = expanded(Edition::Later, seats, ORDERS, |_| {});
    for &order in Order::ALL {
        let town = if there.contains(&order.name()) { town } else { order.row().town };
        let goods = count([Good::ALL[order.index() % 5]]);
        setup.tables.orders[order] = Some(OrderTable { town, goods, points: order.index() as u8 + 1 });
    }
    setup
}

/// A's merchant is in Tours with the goods of order 11, and the scriptorium is activated.
fn in_tours(scene: Scene) -> Scene {
    let scene = scene.orders(["order11"]).merchant(A, "tours").goods(A, [Cheese, Brocade]);
    scene.activated(A, [Scriptorium])
}

/// Plays on until the next round's first action; no seat recalls or plans.
pub fn next_actions(mut scene: Scene, tile: &str) -> Scene {
    scene = scene.pass_all().turn_over(tile);
    loop {
        let pending = match scene.table.turn() {
            Turn::Seats(pending) => pending[0].clone(),
            _ => {
                scene = scene.deal_any();
                continue;
            }
        };
        let who = [A, B, C, D][pending.seat.index()];
        match pending.ask {
            Ask::Recall(asks::Recalling) | Ask::Plan(asks::MakePlan) => scene = scene.play(who, "ready"),
            _ => return scene,
        }
    }
}

#[test]
fn t_014_five_of_23_cards_are_open() {
    for edition in [Edition::First, Edition::Later] {
        let mut table = Table::<Orleans>::new(&expanded(edition, 3, ORDERS, |_| {})).unwrap();
        let mut left = vec![];
        while let Turn::Chance(draw) = table.turn() {
            if *draw == Draw::Orders(orders::Draws::Order(orders::TurnUp)) {
                let outcomes = table.outcomes();
                assert!(outcomes.iter().all(|weighted| weighted.weight == 1));
                left.push(outcomes.len());
            } else {
                assert!(left.is_empty() || left.len() == 5, "all five are revealed one after the other");
            }
            first_outcome(&mut table);
        }
        assert_eq!(left, [23, 22, 21, 20, 19]);
        assert_eq!(table.state().orders.len(), 5);
    }
    // No card is revealed twice.
    let scene = in_tours(with(2, ORDERS)).play(A, "use scriptorium").play(A, "deliver order11");
    let open = scene.table.state().orders;
    let outcomes = scene.table.outcomes();
    assert_eq!(outcomes.len(), 23 - 5);
    let is_new = |order| order != Order::Order11 && !open.has(order);
    assert!(outcomes.iter().all(|weighted| matches!(weighted.outcome, Outcome::Order { order } if is_new(order))));
}

#[test]
fn t_015_a_delivery_follows_any_own_action() {
    for scene in both_with(2, ORDERS) {
        // In the merchant's current town, after an action that moves no merchant.
        let stays = in_tours(scene.clone()).play(A, "use scriptorium");
        stays.expect_ask(A, orders::Delivering).expect_legal(A, "", ["deliver order11", "decline"]);
        // After a move, with the good that was taken on the way.
        let moves = scene.orders(["order4"]).path("orleans~blois", [Cheese]).goods(A, [Grain, Cheese]);
        let moves = moves.activated(A, [Ship]).play(A, "ship orleans > blois take cheese");
        moves.expect_ask(A, orders::Delivering).expect_legal(A, "", ["deliver order4", "decline"]);
    }
}

#[test]
fn t_015_a_delivery_needs_card_town_and_goods() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene);
        let none = |scene: Scene| scene.play(A, "use scriptorium").expect_ask(B, asks::Turn);
        none(scene.clone().goods(A, [Cheese, Cheese, Wool]));
        none(scene.clone().merchant(A, "blois"));
        none(scene.clone().orders(["order12"]));
        // Other answers to the question are refused with their reasons.
        let scene = scene.orders(["order11", "order1"]).play(A, "use scriptorium");
        let scene = scene.refused_as(A, read("deliver order1"), "T-015", Some("merchantElsewhere"));
        let scene = scene.refused_as(A, read("deliver order2"), "T-014", Some("orderNotOpen"));
        scene.refused_as(A, read("pass"), "T-015", Some("wrongAnswer"));
        let short = with_setup(cheap(2, Town::Tours, &["order1", "order2"])).orders(["order1", "order2"]);
        let short = short.merchant(A, "tours").goods(A, [Grain]).activated(A, [Scriptorium]).play(A, "use scriptorium");
        short.refused_as(A, read("deliver order2"), "T-015", Some("goodsShort"));
    }
}

/// A bonus and a second follower come first.
#[test]
fn t_015_a_delivery_comes_after_all_effects() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).activated(A, [Village, TownHall]);
        let tile = scene.clone().play(A, "village trader").expect_ask(A, asks::PlaceTile);
        tile.play(A, "take hayrick").expect_ask(A, orders::Delivering);
        let sent = scene.play(A, "townHall monk > papalConclave").expect_ask(A, asks::SendMore { from: TownHall });
        sent.play(A, "townHall monk > cathedral").expect_ask(A, orders::Delivering);
    }
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).places(A, [Bathhouse]).activated(A, [Bathhouse]).bag(A, [Farmer, Knight, Trader]);
        let scene = scene.play(A, "use bathhouse").deal(["follower farmer", "follower knight", "follower trader"]);
        let scene = scene.play(A, "plan bath farmer > castle.1").play(A, "plan bath knight > ship.3");
        scene.expect_ask(A, orders::Delivering);
    }
}

/// A seat that declines is asked again after its next action; other seats are not asked.
#[test]
fn t_015_only_the_active_player_delivers() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).activated(A, [Castle]).activated(B, [Scriptorium]);
        let scene =
            scene.play(A, "use castle").expect_ask(A, orders::Delivering).play(A, "decline").expect_ask(B, asks::Turn);
        let scene = scene.play(B, "use scriptorium").expect_ask(A, asks::Turn).play(A, "use scriptorium");
        scene
            .expect_ask(A, orders::Delivering)
            .play(A, "decline")
            .expect_fulfilled(A, [])
            .expect_goods(A, [Cheese, Brocade]);
    }
}

/// The town at the end of the action counts.
#[test]
fn t_015_the_town_that_was_left_does_not_count() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).activated(A, [Ship]).path("tours~chinon", []);
        scene.play(A, "ship tours > chinon").expect_goods(A, [Cheese, Brocade]).expect_ask(B, asks::Turn);
    }
}

#[test]
fn t_016_goods_leave_the_game_and_the_next_card_comes() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).goods(A, [Cheese, Cheese, Brocade, Wine]);
        let scene = scene.orders(["order11", "order2", "order3", "order4", "order5"]).play(A, "use scriptorium");
        let scene = scene
            .play(A, "deliver order11")
            .expect_draw(Draw::Orders(orders::Draws::Order(orders::TurnUp)))
            .expect_goods(A, [Cheese, Wine]);
        let scene = scene.expect_goods_out(Cheese, 1).expect_goods_out(Brocade, 1).expect_goods_out(Wine, 0);
        let scene = scene.expect_goods_market(Cheese, 0).expect_goods_market(Brocade, 0);
        let scene = scene.expect_orders(["order2", "order3", "order4", "order5"]).deal(["order23"]);
        let scene = scene.expect_orders(["order2", "order3", "order4", "order5", "order23"]);
        let scene = scene.expect_fulfilled(A, ["order11"]).expect_ask(B, asks::Turn);
        let (seat, order) = (A.seat(), Order::Order11);
        scene
            .expect_event(Event::Orders(OrdersEvent::OrderDelivered { seat, order }))
            .expect_event(Event::Passed { seat });
    }
}

/// With an empty pile the row shrinks; with all cards delivered no seat is asked.
#[test]
fn t_016_an_empty_pile_shrinks_the_row() {
    let all = Order::NAMES;
    let scene = with_setup(cheap(4, Town::Orleans, all)).round(10, "pilgrimageB");
    let scene = scene.fulfilled(A, ["order1", "order2", "order3", "order4", "order5"]);
    let scene = scene.fulfilled(B, ["order6", "order7", "order8", "order9", "order10"]);
    let scene = scene.fulfilled(C, ["order11", "order12", "order13", "order14"]);
    let scene = scene.fulfilled(D, ["order15", "order16", "order17", "order18"]);
    let scene = scene.expect_orders(["order19", "order20", "order21", "order22", "order23"]);
    let scene = scene.goods(A, [Wool]).goods(B, [Brocade]).activated(A, [Scriptorium]).activated(B, [Scriptorium]);
    let scene = scene.play(A, "use scriptorium").play(A, "deliver order19");
    let scene = scene.expect_orders(["order20", "order21", "order22", "order23"]).play(B, "use scriptorium");
    scene.play(B, "deliver order20").expect_ask(C, asks::Turn).expect_orders(["order21", "order22", "order23"]);
}

#[test]
fn t_017_a_delivery_is_a_pass() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).activated(A, [Castle]).play(A, "use scriptorium").play(A, "deliver order11");
        let scene = scene.deal(["order1"]).expect_ask(B, asks::Turn);
        assert!(scene.player(A).passed);
        // Followers stay, and the round goes on with the other seats.
        let scene =
            scene.expect_space(A, "castle.1", "monk").pass([B]).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        scene.expect_space(A, "castle.1", "monk");
    }
}

/// Neither a second card of the town nor a matching replacement.
#[test]
fn t_017_a_seat_delivers_one_order_in_a_round() {
    let scene = with_setup(cheap(2, Town::Tours, &["order1", "order2", "order3"])).merchant(A, "tours");
    let scene = scene.orders(["order1", "order2"]).goods(A, [Grain, Cheese, Wine]).activated(A, [Scriptorium, Castle]);
    let scene = scene.play(A, "use scriptorium").expect_legal(A, "", ["deliver order1", "deliver order2", "decline"]);
    let scene = scene.play(A, "deliver order2").deal(["order3"]).expect_fulfilled(A, ["order2"]);
    let scene = scene
        .expect_ask(B, asks::Turn)
        .pass([B])
        .expect_draw(Draw::Hourglass(draws::TurnHourglass))
        .expect_fulfilled(A, ["order2"]);
    // In the next round the next one, and only that one.
    let scene = next_actions(scene, "plague").expect_ask(B, asks::Turn).pass([B]).play(A, "use castle");
    scene.expect_legal(A, "", ["deliver order1", "deliver order3", "decline"]).play(A, "deliver order3");
}

/// Waiting technology may be laid down, after the next card is revealed.
#[test]
fn t_017_technology_is_laid_down_after_a_delivery() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).gears(A, [Gear::FarmerOnly]).play(A, "use scriptorium");
        let scene = scene.refused(A, "install farmerOnly > castle.1", "T-015").play(A, "deliver order11").saved();
        let scene = scene
            .expect_draw(Draw::Orders(orders::Draws::Order(orders::TurnUp)))
            .deal(["order1"])
            .expect_ask(A, asks::Installing);
        let scene = scene.play(A, "install farmerOnly > castle.1").expect_space(A, "castle.1", "technology");
        scene.expect_ask(B, asks::Turn);
    }
}

#[test]
fn t_018_points_are_not_multiplied() {
    for scene in both_with(2, ORDERS) {
        let scene = scene.expect_score(A, "orders", 0).development(A, 15).fulfilled(A, ["order1", "order23"]);
        let before = scene.table.scores()[0].total;
        let scene = scene.expect_score(A, "orders", 7 + 22).expect_score(B, "orders", 0);
        let sources = scene.table.scores()[0].sources.iter().map(|line| line.points).sum::<i32>();
        assert_eq!(sources, before);
        scene.development(A, 22).expect_score(A, "orders", 7 + 22);
    }
}

/// At most six options, only for the active player; one card is revealed.
#[test]
fn t_019_a_delivery_has_at_most_six_options() {
    let open = ["order1", "order2", "order3", "order4", "order5"];
    let scene = with_setup(cheap(3, Town::Tours, &open)).orders(open).merchant(A, "tours").merchant(B, "tours");
    let scene = scene.goods(A, *<&[Good; 5]>::try_from(Good::ALL).unwrap()).goods(B, [Grain]);
    let scene = scene.activated(A, [Scriptorium]).play(A, "use scriptorium");
    assert_eq!(scene.legal(A).len(), 6);
    assert!(scene.legal(B).is_empty() && scene.legal(C).is_empty());
    let scene = scene
        .play(A, "deliver order3")
        .expect_draw(Draw::Orders(orders::Draws::Order(orders::TurnUp)))
        .deal(["order9"])
        .expect_ask(B, asks::Turn);
    assert_eq!(scene.table.state().orders.len(), 5);
}

/// Includes goods of the action itself, and ends the actions.
#[test]
fn t_089_goods_of_the_same_action_count() {
    for scene in both_with(2, &[ModuleId::Orders, ModuleId::NewPlaces]) {
        let scene = scene.orders(["order5"]).merchant(A, "montargis").goods(A, [Cheese, Cheese]);
        let scene = scene.places(A, [SheepFarm]).activated(A, [SheepFarm, Scriptorium]);
        let scene =
            scene.refused(A, "deliver order5", "O-050").play(A, "barter wool").expect_ask(A, orders::Delivering);
        let scene = scene.play(A, "deliver order5").expect_goods(A, []).expect_goods_out(Wool, 1).deal(["order1"]);
        scene.pass([B]).expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_space(A, "scriptorium.1", "monk");
    }
    for scene in both_with(2, ORDERS) {
        let scene = scene.orders(["order1"]).goods(A, [Grain, Cheese]).activated(A, [Farmhouse]);
        let scene = scene.play(A, "use farmhouse").expect_goods(A, [Grain, Grain, Cheese]);
        scene.play(A, "deliver order1").expect_goods(A, []).expect_score(A, "orders", 7);
    }
}

#[test]
fn tv_02_deliver_after_the_scriptorium() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).activated(A, [Castle]).play(A, "use scriptorium").expect_development(A, 1, 1);
        let scene = scene.play(A, "deliver order11").expect_goods_out(Cheese, 1).expect_goods_out(Brocade, 1);
        let scene = scene.deal(["order1"]).expect_fulfilled(A, ["order11"]);
        assert!(scene.player(A).passed && scene.table.state().orders.has(Order::Order1));
        let scene = scene.pass([B]).expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_track(A, Knight, 0);
        scene
            .expect_space(A, "castle.1", "monk")
            .expect_space(A, "castle.2", "monk")
            .expect_space(A, "castle.3", "monk");
    }
}

/// The part about the delivery: a merchant that was moved to the town by other means waits for the owner's next action.
#[test]
fn tv_03_delivery_after_the_next_action() {
    for scene in both_with(2, ORDERS) {
        let scene =
            in_tours(scene.merchant(B, "orleans")).pass_all().expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let scene = next_actions(scene, "plague").expect_ask(B, asks::Turn).pass([B]).expect_ask(A, asks::Turn);
        let scene =
            scene.expect_goods(A, [Cheese, Brocade]).play(A, "use scriptorium").expect_ask(A, orders::Delivering);
        scene.play(A, "deliver order11").expect_fulfilled(A, ["order11"]);
    }
}

/// Common mistake 2: delivering after a pass, or at the event.
#[test]
fn mistake_2_no_delivery_after_a_pass_or_an_event() {
    for scene in both_with(2, ORDERS) {
        for tile in ["tradingDay", "income", "taxes"] {
            let scene = in_tours(scene.clone().event(tile)).coins(A, 9).pass([A]).expect_ask(B, asks::Turn).pass([B]);
            scene.expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_fulfilled(A, []);
        }
    }
}

/// Common mistake 3: delivered goods come back to the goods market.
#[test]
fn mistake_3_delivered_goods_do_not_return() {
    for scene in both_with(2, ORDERS) {
        let scene = in_tours(scene).play(A, "use scriptorium").play(A, "deliver order11").deal_any().pass([B]);
        let scene = scene.expect_goods_market(Cheese, 0).expect_goods_market(Brocade, 0);
        scene.expect_goods_out(Cheese, 1).expect_goods_out(Brocade, 1);
    }
}

/// Common mistake 4: a second order, or further actions after a delivery.
#[test]
fn mistake_4_nothing_after_a_delivery() {
    let scene = with_setup(cheap(2, Town::Tours, &["order1", "order6"])).merchant(A, "tours").goods(A, [Grain, Grain]);
    let scene = scene.orders(["order1", "order6"]).activated(A, [Scriptorium, Castle]);
    let scene = scene.activated(B, [Scriptorium]).play(A, "use scriptorium").play(A, "deliver order1").deal_any();
    let scene = scene
        .play(B, "use scriptorium")
        .expect_ask(B, asks::Turn)
        .pass([B])
        .expect_draw(Draw::Hourglass(draws::TurnHourglass));
    scene.expect_goods(A, [Grain]).expect_track(A, Knight, 0);
}
