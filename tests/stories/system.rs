//! Chapter 1: the bag-building system (S-001 to S-021).

use super::support::stories::*;
use serde_json::json;

#[test]
fn s_001_a_round_has_its_order() {
    let scene = kingdom(2).play(A, "pass").play(B, "pass");
    assert_eq!(scene.table.state().round, 2, "round effects, unloading and the change of the start player are past");
    let scene = court(2).round(3).goods(A, [(Fish, 1)]).goods(B, [(Fish, 1)]).play(A, "pass").play(B, "pass");
    assert_eq!(scene.table.state().round, 4, "winter is turned after autumn");
    scene.expect_event(CourtEvent::SeasonStarted { season: Season::Winter });
}

#[test]
fn s_002_the_token_moves_left_and_skips_players_who_are_out() {
    let scene = kingdom(3).end_round().expect_event(Event::StartPlayer { seat: B.seat() });
    assert_eq!(scene.table.state().start, Some(B.seat()));
    let scene = court(3).round(6).out(B, 4);
    let scene = scene.end_round();
    assert_eq!(scene.table.state().start, Some(C.seat()));
    let fresh = Scene::sit(setup(2, Scenario::FirstKingdom, |_| {}), ());
    assert_eq!(fresh.table.state().start, None, "chance says who begins");
}

#[test]
fn s_003_every_follower_may_be_sent() {
    let scene = kingdom(2).on(A, Place::Gate, "farmer");
    scene.play(A, "gate: farmer > alchemyA for bonus").expect_deed(Deed::AlchemyA, Some(1));
}

/// Vector 1: allowance 7, green 8 with 3 followers, bag 6: draws 5.
#[test]
fn s_004_the_draw_is_bounded_by_allowance_green_and_bag() {
    let draws = |scene: Scene| {
        let mut scene = scene.end_round();
        let mut drawn = 0;
        while let Turn::Chance(_) = scene.table.turn() {
            scene = scene.deal(["follower farmer"]);
            drawn += 1;
        }
        drawn
    };
    assert_eq!(draws(kingdom(2).green(A, [(Trader, 3)]).bag(A, [(Farmer, 6)])), 5);
    assert_eq!(draws(kingdom(2).bag(A, [(Farmer, 9)])), 7, "the allowance");
    assert_eq!(draws(kingdom(2).bag(A, [(Farmer, 2)])), 2, "the bag");
    assert_eq!(draws(kingdom(2).bag(A, [(Farmer, 9)]).cards(A, [Place::Hostel])), 8, "one more with the hostel");
}

/// R1 and vector 2: recalling lowers the draw, and takes room on the green.
#[test]
fn s_005_recalled_followers_lower_the_draw() {
    let scene = kingdom(2).epoch(A, 2).on(A, Place::Mill, "fisher craftsman").bag(A, [(Farmer, 9)]);
    let scene = scene.end_round().expect_ask(A, asks::Recalling);
    let mut scene = scene.refused(A, "recall cottage.1", "S-005").play(A, "recall mill.1").play(A, "recall mill.2");
    let mut drawn = 0;
    while let Turn::Chance(_) = scene.table.turn() {
        scene = scene.deal(["follower farmer"]);
        drawn += 1;
    }
    assert_eq!(drawn, 4, "allowance 6, two recalled");
    scene.expect_green(A, [(Farmer, 4), (Fisher, 1), (Craftsman, 1)]);
    let full =
        kingdom(2).epoch(A, 2).green(A, [(Trader, 4)]).on(A, Place::Mill, "fisher craftsman").bag(A, [(Farmer, 9)]);
    let full = full.end_round().play(A, "recall mill.1").play(A, "recall mill.2");
    full.deal(["follower farmer", "follower farmer"])
        .expect_green(A, [(Farmer, 2), (Fisher, 1), (Craftsman, 1), (Trader, 4)]);
    let crowded = kingdom(2).green(A, [(Trader, 8)]).on(A, Place::Mill, "fisher craftsman").end_round();
    assert!(crowded.legal_like(A, "recall").is_empty(), "no room on the green: no seat is asked");
}

#[test]
fn s_006_planning_is_simultaneous_and_ready_binds() {
    let scene = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let scene = scene.expect_ask(A, asks::Planning).expect_ask(B, asks::Planning);
    let scene = scene.play(B, "plan farmer > territory.1").play(A, "plan wood > village.3").play(A, "ready");
    scene.refused(A, "plan farmer > territory.1", "S-008").play(B, "plan trader > gate.1");
}

#[test]
fn s_007_a_space_takes_the_tiles_it_lists() {
    let scene = Scene::settled(setup(2, Scenario::FirstKingdom, |_| {}));
    let scene = scene.refused(A, "plan fisher > territory.1", "S-007").refused(A, "plan farmer > castle.1", "S-007");
    let scene = scene.refused(A, "plan fish > village.3", "S-007").refused(A, "plan wood > village.1", "S-007");
    let scene = scene.refused(A, "plan farmer > territory.2", "S-007").play(A, "plan farmer > territory.1");
    scene.refused(A, "plan farmer > territory.1", "S-007").play(A, "plan farmer > territory.2");
}

/// Of like spaces only the first free one is offered, even if other spaces of the place are between them.
#[test]
fn s_007_like_spaces_with_a_gap_between_them_offer_one_move() {
    let fair = kingdom(2).cards(A, [Place::CountyFair]).on(A, Place::CountyFair, "farmer - trader");
    let fair = fair.green(A, [(Monk, 1)]).end_round().play(A, "ready").deal_any();
    let fair = fair.expect_legal(A, "plan monk > countyFair", ["plan monk > countyFair.2"]);
    fair.refused(A, "plan monk > countyFair.4", "S-007").play(A, "plan monk > countyFair.2");
    let row = json!({
        "id": "pub", "name": "Pub", "category": "I", "spaces": [["farmer"], ["fisher"], ["farmer"]],
        "effect": { "type": "gainCoins", "amount": 2 },
    });
    let host = kingdom_of_a_host(2, json!({ "placeCards": [row] })).cards(A, [Place::Pub]);
    let plan = host.clone().green(A, [(Farmer, 1)]).end_round().deal_any();
    plan.expect_legal(A, "plan farmer > pub", ["plan farmer > pub.1"]).refused(A, "plan farmer > pub.3", "S-007");
    let recall = host.epoch(A, 2).on(A, Place::Pub, "farmer - farmer").end_round();
    recall.expect_legal(A, "recall", ["recall pub.1"]).refused(A, "recall pub.3", "S-005");
}

/// A tile that lies on several spaces of a Gate is sent from the first of them.
#[test]
fn s_037_equal_tiles_with_another_between_them_are_one_dispatch() {
    let row = json!({
        "id": "countyFair", "name": "Landing stage", "category": "II", "spaces": ["cargo", "cargo", "cargo"],
        "effect": { "type": "secondGate", "green": 0 },
    });
    let host = kingdom_of_a_host(2, json!({ "placeCards": [row] })).cards(A, [Place::CountyFair]);
    let host = host.on(A, Place::CountyFair, "fish wood fish");
    host.expect_legal(A, "countyFair: fish > barter", ["countyFair: fish > barter for bonus"]);
}

/// If several places take cards, the answer names the place; otherwise it does not.
#[test]
fn s_008_several_places_that_take_cards_are_distinguished() {
    let row = json!({
        "id": "pub", "name": "Pub", "category": "I", "spaces": [["farmer"]], "effect": { "type": "takePlaceCard" },
    });
    let host = kingdom_of_a_host(2, json!({ "placeCards": [row] })).cards(A, [Place::Pub]);
    let one = host.clone().on(A, Place::Pub, "farmer");
    let one = one.refused(A, "take grove at pub", "S-008").refused(A, "take grove at buildersYard", "S-008");
    one.play(A, "take grove").expect_on(A, Place::Pub, "-");
    let both = host.on(A, Place::Pub, "farmer").on(A, Place::BuildersYard, "craftsman trader");
    let both = both.refused(A, "take grove", "S-008").refused(A, "take grove at mill", "S-031");
    let both = both.expect_legal(A, "take grove", ["take grove at buildersYard", "take grove at pub"]);
    let yard = both.clone().play(A, "take grove at buildersYard");
    yard.expect_on(A, Place::Pub, "farmer").expect_on(A, Place::BuildersYard, "- -");
    let pub_ = both.play(A, "take grove at pub").expect_on(A, Place::Pub, "-");
    pub_.expect_on(A, Place::BuildersYard, "craftsman trader").play(B, "pass").play(A, "take hayrick");
}

#[test]
fn s_008_act_in_turn_until_all_have_passed() {
    let scene = kingdom(2).on(A, Place::Ropery, "fisher").on(B, Place::Ropery, "fisher");
    let scene = scene.refused(B, "pass", "S-008").refused(A, "use market", "S-008").refused(A, "use estate", "S-008");
    let scene = scene.play(A, "use ropery").play(B, "pass").expect_legal(A, "", ["pass"]);
    scene.play(A, "pass").expect_coins(A, 1 + 1).expect_coins(B, 1);
}

#[test]
fn s_009_followers_go_to_the_bag_goods_to_storage_technology_stays() {
    let scene = kingdom(2).on(A, Place::Village, "farmer technology wood").areas(A, [L06, L01]);
    let scene = scene.play(A, "build village > L01").expect_bag(A, [(Farmer, 1)]).expect_stored(Ware::Wood, 1);
    scene.expect_on(A, Place::Village, "- technology -");
}

#[test]
fn s_010_impossible_effects_are_skipped() {
    let scene = kingdom(2).on(A, Place::Mill, "fisher craftsman").on(A, Place::Estate, "farmer fisher");
    let scene = scene.on(A, Place::Market, "fisher trader").on(A, Place::BuildersYard, "craftsman trader");
    let none = scene.clone().only_offer([]).refused(A, "mill > farmer", "S-010");
    let none = none.play(A, "use estate").play(B, "pass").play(A, "use market").expect_legal(A, "mill", []);
    none.arrange(|state| {
        let cards = state.cards;
        cards.iter().for_each(|card| state.players[B.seat()].cards.insert(card));
    })
    .expect_legal(A, "take", []);
    scene.refused(A, "take herbGarden", "S-051").refused(A, "use buildersYard", "S-008");
}

#[test]
fn s_011_a_place_completed_again_is_executed_again() {
    let scene = kingdom(2).on(A, Place::Ropery, "fisher").on(A, Place::Gate, "trader").bag(A, []);
    let scene = scene.play(A, "use ropery").play(B, "pass").play(A, "gate: trader > alchemyA for bonus");
    let scene = scene.play(A, "choose coins").play(A, "draw").deal(["follower fisher"]);
    scene.play(A, "stand fisher > ropery.1").play(A, "use ropery").expect_coins(A, 1 + 3 + 1);
}

#[test]
fn s_012_technology_is_parked() {
    let scene = kingdom(2).epoch(A, 2).on(A, Place::Laboratory, "craftsman scholar").offer([(Ware::Technology, 1)]);
    let scene = scene.play(A, "use laboratory");
    assert_eq!(scene.player(A).technology, 1);
}

/// Vector 3: parked now, placed in the next planning.
#[test]
fn s_013_technology_is_placed_in_planning() {
    let scene =
        kingdom(2).epoch(A, 4).on(A, Place::Laboratory, "craftsman scholar").on(A, Place::Castle, "farmer fisher");
    let scene = scene.offer([(Ware::Technology, 1)]).play(A, "use laboratory").play(B, "pass");
    let scene = scene.expect_legal(A, "castle", []).refused(A, "castle > knight", "S-008");
    let scene = scene.play(A, "pass").play(A, "ready").deal_any();
    scene.refused(A, "plan technology > castle.1", "S-007").play(A, "plan technology > castle.3").expect_on(
        A,
        Place::Castle,
        "farmer fisher technology",
    );
}

#[test]
fn s_014_technology_lies_on_allowed_spaces() {
    let planning = |scene: Scene| scene.end_round().deal_any();
    let scene = planning(kingdom(2).epoch(A, 5).parked(A, 3).cards(A, [Place::Pub]));
    let scene =
        scene.refused(A, "plan technology > ropery.1", "S-014").refused(A, "plan technology > monastery.1", "S-014");
    let scene =
        scene.refused(A, "plan technology > church.1", "S-014").refused(A, "plan technology > village.3", "S-014");
    let scene = scene.refused(A, "plan technology > pub.1", "S-014").play(A, "plan technology > castle.1");
    let scene = scene.refused(A, "plan technology > castle.2", "S-014").play(A, "plan technology > fortress.1");
    scene.play(A, "plan technology > gate.1").expect_on(A, Place::Gate, "technology -");
    let strict = kingdom_with(2, |options| options.tech_needs_two_follower_spaces = true).epoch(A, 5).parked(A, 1);
    planning(strict).refused(A, "plan technology > fortress.1", "S-109").play(A, "plan technology > castle.1");
}

#[test]
fn s_015_chance_is_start_seat_map_bag_and_losses() {
    let scene = Scene::sit(setup(2, Scenario::FirstKingdom, |_| {}), ());
    let lands = scene.table.outcomes();
    assert_eq!(lands.iter().map(|one| one.weight).sum::<u32>(), 13, "as likely as tiles are left");
    let weights = |scene: &Scene| scene.table.outcomes().iter().map(|one| one.weight).collect::<Vec<_>>();
    let drawn = kingdom(2).bag(A, [(Farmer, 2), (Monk, 1)]).end_round();
    assert_eq!(weights(&drawn), [2, 1]);
}

#[test]
fn s_016_payments_come_from_stock() {
    let scene = kingdom(2).on(A, Place::Market, "fisher trader").on(A, Place::Gate, "wool coins5").coins(A, 1);
    let scene = scene.goods(A, [(Grain, 1)]).play(A, "use market");
    scene.refused(A, "sell wool", "S-034").refused(A, "buy bread", "S-034").play(A, "sell grain").expect_coins(A, 2);
}

#[test]
fn s_017_sold_goods_go_to_storage() {
    let scene = kingdom(2).on(A, Place::Market, "fisher trader").goods(A, [(Wool, 1)]).offer([(Ware::Wool, 0)]);
    let scene = scene.play(A, "use market").play(A, "sell wool");
    scene.expect_stored(Ware::Wool, 1).expect_offer(Ware::Wool, 0);
}

#[test]
fn s_018_monks_replace_all_followers_and_none_replaces_them() {
    let scene = kingdom(2).epoch(A, 5).green(A, [(Monk, 2), (Farmer, 1)]).end_round().deal_any();
    let scene = scene.refused(A, "plan farmer > church.1", "S-018").play(A, "plan monk > territory.1");
    scene.play(A, "plan monk > church.1");
    let sent = kingdom(2).on(A, Place::Gate, "monk").deed(Deed::LeagueOfKnights, "");
    sent.refused(A, "gate: monk > leagueOfKnights for bonus", "S-019").refused(
        A,
        "gate: monk > delegation for task",
        "S-077",
    );
}

#[test]
fn s_019_fields_take_exactly_their_tile() {
    let scene = kingdom(2).on(A, Place::Gate, "coins2 trader").deed(Deed::LawOfInheritance, "");
    let scene = scene.refused(A, "gate: coins2 > harbour for task", "S-077");
    let scene = scene.refused(A, "gate: trader > threeFieldFarming for bonus", "S-037");
    scene.play(A, "gate: coins2 > lawOfInheritance for bonus").expect_fame(A, 3);
}

#[test]
fn s_020_limited_tiles_go_round_from_the_start_player() {
    let scene = kingdom(2).on(A, Place::Mill, "fisher craftsman").on(B, Place::Mill, "fisher craftsman");
    let scene = scene.only_offer([(Ware::Farmer, 1)]).play(A, "mill > farmer");
    scene.refused(B, "mill > farmer", "S-010");
}

#[test]
fn s_021_gate_and_tower_are_action_spaces() {
    let scene =
        kingdom(2).deed(Deed::LeagueOfKnights, "").on(A, Place::Gate, "knight").cards(B, [Place::GunpowderTower]);
    let scene = scene.on(B, Place::Gate, "farmer").on(B, Place::GunpowderTower, "trader").green(B, [(Monk, 1)]);
    let scene = scene.play(A, "gate: knight > leagueOfKnights for bonus");
    scene.expect_legal(A, "send back", ["send back gate.1 of 1", "send back gunpowderTower.1 of 1"]);
}

/// A tile goes to a space that names it before one that takes any tile. No printed deed has both, but a host's may.
#[test]
fn s_057_the_space_that_names_a_tile_comes_first() {
    use loire::bagbuilding::{Tile, Work};
    use loire::stories::data::wares::{Follower, Wanted};
    use loire::stories::deeds::field_for;
    let fields = [Wanted::Anybody, Wanted::Follower(Follower::Knight)];
    let knight = Tile::Follower(Follower::Knight);
    let mut work = Work::<_, 4>::default();
    assert_eq!(field_for(&work, &fields, knight), Some(1));
    work.put(1, knight);
    assert_eq!(field_for(&work, &fields, knight), Some(0));
}
