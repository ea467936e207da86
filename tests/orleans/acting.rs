//! Chapter 4, first part: seats act in turn, and the conditions of an action.

use crate::support::orleans::*;

#[test]
fn o_050_seats_act_in_turn() {
    for scene in both(3) {
        let scene = scene.dawn("tradingDay").start(B).turn_over("tradingDay").ready_all().expect_ask(B, asks::Turn);
        let scene = scene.activated(B, [Scriptorium]).activated(A, [Scriptorium, Castle]);
        let scene = scene.refused(A, "use scriptorium", "O-050").refused(C, "pass", "O-050");
        let scene = scene.play(B, "use scriptorium").expect_ask(C, asks::Turn).pass([C]).expect_ask(A, asks::Turn);
        let scene = scene.play(A, "use scriptorium").expect_ask(B, asks::Turn).pass([B]).expect_ask(A, asks::Turn);
        // Alone, A goes on until it passes; passing is final.
        let scene = scene.play(A, "use castle").expect_ask(A, asks::Turn).refused(B, "pass", "O-050").pass([A]);
        scene.expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// Without a possible action passing is the only answer; otherwise passing is still allowed.
#[test]
fn o_050_passing_is_always_allowed() {
    for scene in both(2) {
        let scene = scene.expect_legal(A, "", ["pass"]).activated(A, [Castle]);
        let scene = scene.expect_legal(A, "", ["use castle", "pass"]).pass([A]);
        scene.pass([B]).expect_space(A, "castle.1", "monk").expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// One action per turn, at one of the seat's own places.
#[test]
fn o_050_a_turn_has_one_action_at_an_own_place() {
    for scene in both(2) {
        let scene = scene.activated(A, [Castle, Scriptorium]).places(B, [Hayrick]).play(A, "use castle");
        let scene = scene.refused(A, "use scriptorium", "O-050").pass([B]).refused(A, "use hayrick", "O-050");
        scene.refused(A, "use castle", "O-044").play(A, "use scriptorium");
    }
}

#[test]
fn o_051_actions_have_a_free_order_and_are_optional() {
    for scene in both(2) {
        let scene = scene.activated(A, [Castle, Scriptorium, Farmhouse]);
        let scene = scene.expect_legal(A, "", ["use farmhouse", "use castle", "use scriptorium", "pass"]);
        scene.clone().play(A, "use castle").pass([B]).play(A, "use farmhouse").play(A, "use scriptorium");
        let scene = scene.play(A, "use scriptorium").pass([B]).play(A, "use castle").pass([A]);
        scene.expect_space(A, "farmhouse.1", "monk").expect_space(A, "farmhouse.2", "monk");
    }
}

#[test]
fn o_052_followers_return_to_the_bag() {
    for scene in both(2) {
        let scene = scene.at(A, Castle, [OwnFarmer, Monk, Trader]).play(A, "use castle");
        let scene = scene.expect_bagged(A, OwnFarmer, 1).expect_bagged(A, Monk, 1).expect_bagged(A, Trader, 1);
        // So does the recruit; the market stays empty.
        let scene = scene.expect_bagged(A, Knight, 1).expect_market(A, []).expect_space(A, "castle.1", "");
        scene.pass([B]).refused(A, "use castle", "O-044").expect_legal(A, "", ["pass"]);
    }
}

#[test]
fn o_053_missing_followers_block() {
    for scene in both(4) {
        let scene = scene.activated(A, [Farmhouse, Village, University, Castle]);
        let castle = scene.clone().supply(Knight, 0).refused(A, "use castle", "O-053");
        castle.refused(A, "use castle", "O-053").expect_legal(A, "use", ["use farmhouse", "use university"]);
        scene.clone().supply(Farmer, 0).refused(A, "use farmhouse", "O-053");
        scene.clone().supply(Scholar, 0).refused(A, "use university", "O-053");
        let village = scene.clone().supply(Craftsman, 0).refused(A, "village craftsman", "O-053");
        village.expect_legal(A, "village", ["village boatman", "village trader"]);
        scene.supply(Boatman, 0).refused(A, "village boatman", "O-053");
        let monastery = first(4).activated(A, [Monastery]);
        monastery.clone().supply(Monk, 0).refused(A, "use monastery", "O-053");
        monastery.supply(Monk, 1).play(A, "use monastery").expect_supply(Monk, -1);
    }
}

/// The good of the next field, or the technology tile, must be in the supply too.
#[test]
fn o_053_missing_goods_and_technology_block() {
    for scene in both(4) {
        let farmhouse = scene.clone().activated(A, [Farmhouse]).goods_market(Grain, 0);
        farmhouse
            .refused(A, "use farmhouse", "O-053")
            .track(A, Farmer, 2)
            .play(A, "use farmhouse")
            .expect_goods(A, [Cheese]);
        let village = scene.clone().activated(A, [Village]).technology_left(0);
        let village = village.refused(A, "village craftsman", "O-053");
        village.expect_legal(A, "", ["village boatman", "village trader", "pass"]);
        for (place, good) in
            [(Hayrick, Grain), (CheeseFactory, Cheese), (Winery, Wine), (WoolManufacturer, Wool), (TailorShop, Brocade)]
        {
            let scene = scene.clone().places(A, [place]).activated(A, [place]);
            let line = format!("use {}", place.name());
            scene.clone().goods_market(good, 0).refused(A, &line, "O-053");
            scene.goods_market(good, 1).play(A, &line).expect_goods(A, [good]).expect_goods_market(good, -1);
        }
        let laboratory = scene.places(A, [Hayrick, Laboratory]).activated(A, [Laboratory]).technology_left(0);
        laboratory.refused(A, "use laboratory", "O-053");
    }
}

/// Missing coins, development points and place tiles block no action.
#[test]
fn o_053_missing_coins_points_and_tiles_never_block() {
    let bank = first_with(2, |options| options.bank_total = Some(20)).coins(B, 20);
    let scene = bank.activated(A, [Village, University]).development(A, 30).play(A, "village boatman");
    let scene = scene.expect_coins(A, 0).expect_track(A, Boatman, 1).pass([B]).play(A, "use university");
    scene.expect_development(A, 30, 6).expect_track(A, Scholar, 1);
    // One tile of each category is played, and both are gone.
    let scene = later_with(2, |options| options.place_pool = Some(1)).gone([Hayrick, ShippingLine]);
    let scene = scene.activated(A, [Village]).play(A, "village trader");
    scene.expect_bagged(A, Trader, 1).expect_ask(B, asks::Turn);
}

/// Pieces that return make an action possible again: a harvest for the farmhouse, a plague for the castle.
#[test]
fn o_053_returned_pieces_unblock() {
    let scene =
        first(2).event("harvest").activated(A, [Farmhouse]).goods(B, [Grain]).goods_market(Grain, 0).coins(A, 5);
    let scene = scene.refused(A, "use farmhouse", "O-053").pass_all().play(B, "give grain").turn_over("plague");
    let scene = scene.deal_any().ready([A]).ready_all().pass([B]).play(A, "use farmhouse");
    scene.expect_goods(A, [Grain]);
    let scene = first(4).event("plague").activated(A, [Castle]).bag(D, [Knight]).supply(Knight, 0);
    let scene = scene.refused(A, "use castle", "O-053").pass_all();
    let scene = scene.deal(["follower ownFarmer", "follower ownFarmer", "follower ownFarmer", "follower knight"]);
    let scene = scene.expect_supply(Knight, 1).turn_over("plague").deal_any().ready([A]).ready_all().pass([B, C, D]);
    scene.play(A, "use castle").expect_supply(Knight, 0);
}

/// With `lenientBonus` only the follower must be in the supply.
#[test]
fn o_053_an_option_requires_only_the_follower() {
    let lenient = |seats| later_with(seats, |options| options.lenient_bonus = true);
    let scene = lenient(4).activated(A, [Farmhouse, Village]).goods_market(Grain, 0).technology_left(0);
    let step = scene.player(A).tracks[Track::Craftsman];
    let scene =
        scene.play(A, "use farmhouse").expect_goods(A, []).expect_track(A, Farmer, 1).expect_bagged(A, Farmer, 1);
    let scene = scene.pass([B, C, D]).play(A, "village craftsman").expect_gears(A, []).expect_bagged(A, Craftsman, 1);
    scene.expect_track(A, Craftsman, step + 1).pass_all();
    lenient(4).activated(A, [Farmhouse]).supply(Farmer, 0).refused(A, "use farmhouse", "O-053");
    lenient(2).places(A, [Hayrick]).activated(A, [Hayrick]).goods_market(Grain, 0).refused(A, "use hayrick", "O-053");
}

#[test]
fn o_054_the_end_of_a_track_blocks() {
    for scene in both(2) {
        let scene = scene.activated(A, [Farmhouse, Castle]).track(A, Farmer, 8).track(A, Knight, 5);
        scene.refused(A, "use farmhouse", "O-054").refused(A, "use castle", "O-054").expect_legal(A, "", ["pass"]);
    }
    for scene in both(2) {
        let scene = scene.activated(A, [Village, University]).track(A, Boatman, 5).track(A, Scholar, 5);
        let scene = scene.track(A, Craftsman, 5).track(A, Trader, 4).refused(A, "village boatman", "O-054");
        let scene = scene.refused(A, "village craftsman", "O-054").refused(A, "use university", "O-054");
        scene.expect_legal(A, "", ["village trader", "pass"]).track(A, Trader, 5).refused(A, "village trader", "O-054");
    }
}

#[test]
fn o_055_development_ends() {
    for scene in both(2) {
        let pure = [Scriptorium, ShippingLine, Library];
        let scene = scene.development(A, 30).places(A, [Windmill, Library, ShippingLine, Pharmacy]).coins(A, 3);
        let scene = scene.activated(A, [Scriptorium, ShippingLine, Library]).at(A, Pharmacy, [OwnFarmer]);
        for place in pure {
            scene.clone().refused(A, &format!("use {}", place.name()), "O-055");
        }
        let scene = scene.refused(A, "pharmacy 1", "O-055").expect_legal(A, "", ["pass"]);
        // Mixed actions go on; surplus points lapse.
        let scene = scene.at(A, Windmill, [OwnCraftsman, Craftsman]).play(A, "use windmill").expect_coins(A, 5);
        let scene = scene.pass([B]).at(A, TownHall, [Boatman]).play(A, "townHall boatman > canalisation for step");
        let scene =
            scene.expect_development(A, 30, 6).expect_coins(A, 5).at(A, University, [Farmer, Craftsman, OwnTrader]);
        scene.play(A, "use university").expect_development(A, 30, 6).expect_track(A, Scholar, 1);
    }
    for scene in both(2) {
        let scene = scene.development(A, 29).places(A, [Library]).activated(A, [Library]).play(A, "use library");
        scene.expect_development(A, 30, 6);
    }
}

#[test]
fn o_056_recruits_go_to_the_bag() {
    for scene in both(2) {
        let scene = scene.activated(A, [Castle]).track(A, Knight, 1).play(A, "use castle");
        let scene = scene.expect_supply(Knight, -1).expect_bagged(A, Knight, 1).expect_track(A, Knight, 2);
        scene.expect_event(Event::FollowerRecruited { seat: A.seat(), role: Role::Knight });
    }
}
