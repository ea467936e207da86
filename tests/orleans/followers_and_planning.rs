//! Chapter 2, second part: phases 3 and 4.

use crate::support::orleans::*;
use loire::{AnyGame, LoireError};
use serde_json::{Value, json};

/// The number of followers that a seat draws now.
fn draws(scene: &Scene, who: Who) -> usize {
    let draw = Item::Draw(Draw::Follower(draws::DrawFollower { seat: who.seat() }));
    scene.table.agenda().items().iter().filter(|item| **item == draw).count()
}

#[test]
fn o_025_followers_return_from_any_place() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").places(A, [Sacristy, Bathhouse]).track(A, Knight, 5);
        let scene = scene.at(A, Castle, [OwnFarmer]).technology(A, "castle.3").at(A, TownHall, [Monk, Scholar]);
        let scene = scene.at(A, Sacristy, [Monk]).at(A, Bathhouse, [OwnTrader]).turn_over("tradingDay");
        let scene = scene.expect_legal(
            A,
            "",
            [
                "recall castle.1",
                "recall townHall.1",
                "recall townHall.2",
                "recall sacristy.1",
                "recall bathhouse.1",
                "ready",
            ],
        );
        let scene = scene.refused(A, "recall castle.3", "O-025").refused(A, "recall castle.2", "O-025");
        let scene = scene.play(A, "recall castle.1").play(A, "recall townHall.2").play(A, "recall sacristy.1");
        let scene = scene.play(A, "recall bathhouse.1").expect_market(A, [OwnFarmer, Scholar, Monk, OwnTrader]);
        let scene =
            scene.play(A, "ready").expect_space(A, "castle.3", "technology").expect_space(A, "townHall.1", "monk");
        // Two are in the bag.
        assert_eq!(draws(&scene, A), 2);
    }
}

#[test]
fn o_025_the_draw_limit_bounds_returns() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").activated(A, [Castle, Scriptorium]).turn_over("tradingDay");
        let scene = scene.play(A, "recall castle.1").play(A, "recall castle.2").play(A, "recall castle.3");
        let scene = scene.play(A, "recall scriptorium.1").expect_space(A, "scriptorium.2", "monk");
        assert_eq!(draws(&scene, A), 0);
        scene.expect_market(A, [Monk; 4]).refused(A, "recall scriptorium.2", "O-050");
    }
}

#[test]
fn o_025_room_on_the_market_bounds_returns() {
    for scene in both(4) {
        let scene = scene.dawn("tradingDay").activated(A, [Castle]);
        let full = scene.clone().market(A, [Monk; 8]).turn_over("tradingDay");
        assert_eq!((full.table.ask(A.seat()), draws(&full, A)), (None, 0));
        let scene = scene.market(A, [Monk; 7]).turn_over("tradingDay").play(A, "recall castle.2");
        assert_eq!((scene.table.ask(A.seat()), draws(&scene, A)), (None, 0));
        scene.expect_market(A, [Monk; 8]).expect_space(A, "castle.1", "monk");
    }
}

/// With an empty bag there is no draw, but followers may still be returned.
#[test]
fn o_025_followers_return_with_an_empty_bag() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").market(A, [OwnBoatman, OwnTrader]).at(A, Village, [OwnFarmer]);
        let scene = scene.stand(A, "village.3", OwnCraftsman).expect_bag(A, []).turn_over("tradingDay");
        scene.play(A, "recall village.3").expect_market(A, [OwnBoatman, OwnCraftsman, OwnTrader]).ready([A]);
    }
}

/// All seats that can return followers do so at once, before any seat draws.
#[test]
fn o_025_followers_return_before_the_draw() {
    for scene in both(3) {
        let scene = scene.dawn("tradingDay").at(A, Castle, [OwnFarmer]).at(B, Castle, [OwnFarmer]);
        let scene = scene.turn_over("tradingDay").expect_ask(A, asks::Recalling).expect_ask(B, asks::Recalling);
        assert_eq!(scene.table.ask(C.seat()), None);
        let scene = scene.ready([B]).expect_ask(A, asks::Recalling).play(A, "recall castle.1");
        scene.expect_draw(Draw::Follower(draws::DrawFollower { seat: A.seat() }));
    }
}

#[test]
fn o_026_the_draw_has_its_limits() {
    // Knight marker, followers on the market, neutral ones in the bag (besides four own), and the draw.
    let cases = [
        (0, 0, 4, 4),
        (1, 0, 4, 5),
        (2, 0, 4, 6),
        (3, 0, 4, 7),
        (4, 0, 4, 7),
        (5, 0, 4, 8),
        (5, 3, 4, 5),
        (2, 7, 4, 1),
        (2, 8, 4, 0),
        (5, 0, 1, 5),
        (0, 0, 0, 4),
    ];
    for (marker, market, bag, drawn) in cases {
        for scene in both(4) {
            let scene = scene.dawn("tradingDay").track(A, Knight, marker).arrange(|state| {
                state.players[A.seat()].followers.market[Monk] = market;
                state.players[A.seat()].followers.bag[Monk] = bag;
            });
            let scene = scene.turn_over("tradingDay");
            assert_eq!(draws(&scene, A), drawn, "{marker} {market} {bag}");
        }
    }
}

/// Each draw is one from all that is still in the bag.
#[test]
fn o_026_draws_are_without_replacement() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").bag(A, [Monk, Monk]).market(A, [OwnTrader]).turn_over("tradingDay");
        let scene = scene.expect_outcomes([
            ("follower monk", 2),
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
        ]);
        let scene = scene.deal(["follower monk", "follower ownFarmer", "follower monk"]);
        let scene = scene.expect_outcomes([("follower ownBoatman", 1), ("follower ownCraftsman", 1)]);
        let scene = scene.deal(["follower ownBoatman"]).expect_bag(A, [OwnCraftsman]);
        scene.expect_market(A, [Monk, Monk, OwnFarmer, OwnBoatman, OwnTrader]);
    }
}

#[test]
fn o_026_drawing_fewer_is_an_option() {
    let scene = later_with(2, |options| options.draw_optional = true).dawn("tradingDay").turn_over("tradingDay");
    let scene = scene.expect_ask(A, asks::Drawing { most: 4 }).refused(A, "draw 5", "O-026");
    let scene = scene.expect_legal(A, "", ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4"]);
    let scene = scene.play(A, "draw 2").deal(["follower ownFarmer", "follower ownTrader"]);
    let scene = scene.expect_market(A, [OwnFarmer, OwnTrader]).play(B, "draw 0");
    scene.expect_market(B, []).expect_ask(A, asks::MakePlan);
}

#[test]
fn o_027_the_market_has_eight_spaces() {
    for scene in both(4) {
        // Unused followers stay and take up room.
        let scene = scene.planning().market(A, [Monk; 6]).market(B, []).track(A, Knight, 5).ready_all().pass_all();
        let scene = scene.deal_any().expect_ask(A, asks::MakePlan);
        assert_eq!(scene.player(A).followers.market.total(), 8);
        assert_eq!(scene.player(A).followers.market[Monk], 6);
    }
}

/// Phase 3 has room for ten; the owner puts at most two on the tower, and at least those that the market cannot hold.
#[test]
fn o_028_the_tower_adds_room_in_phase_3() {
    for scene in both(4) {
        let scene = scene.dawn("tradingDay").places(A, [Hayrick, GunpowderTower]).track(A, Knight, 5);
        let scene = scene.market(A, [Monk; 5]).tower(A, [Scholar]).bag(A, [Knight]).turn_over("tradingDay");
        let scene = scene.expect_market(A, [Monk, Monk, Monk, Monk, Monk, Scholar]).expect_tower(A, []);
        assert_eq!(draws(&scene, A), 4);
        let scene = scene.deal(["follower knight", "follower ownFarmer", "follower ownBoatman", "follower ownTrader"]);
        let scene = scene.deal_any().expect_ask(A, asks::Sheltering);
        let scene = scene.refused(A, "ready", "O-028").refused(A, "shelter farmer", "O-098").play(A, "shelter knight");
        let scene = scene.refused(A, "ready", "O-028").play(A, "shelter ownFarmer").refused(A, "shelter monk", "O-098");
        let scene = scene.ready([A]).expect_tower(A, [Knight, OwnFarmer]);
        scene.expect_market(A, [Scholar, Monk, Monk, Monk, Monk, Monk, OwnBoatman, OwnTrader]);
    }
}

#[test]
fn o_030_followers_are_planned() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [OwnFarmer, Knight, Monk]).places(A, [Hayrick]);
        let scene =
            scene.refused(A, "plan boatman > castle.2", "O-030").refused(A, "plan ownFarmer > winery.1", "O-030");
        let scene = scene.expect_legal(
            A,
            "plan ownFarmer",
            [
                "plan ownFarmer > village.1",
                "plan ownFarmer > university.1",
                "plan ownFarmer > castle.1",
                "plan ownFarmer > ship.1",
                "plan ownFarmer > wagon.1",
                "plan ownFarmer > guildhall.1",
                "plan ownFarmer > hayrick.1",
            ],
        );
        // Half a castle, and a knight that stays on the market.
        let scene = scene.play(A, "plan ownFarmer > castle.1").play(A, "plan monk > castle.3");
        let scene = scene.expect_market(A, [Knight]).expect_space(A, "castle.1", "ownFarmer").ready([A, B]);
        let scene = scene.expect_legal(A, "", ["pass"]).pass_all().turn_over("plague").ready([A]).deal_any();
        let scene = scene.expect_space(A, "castle.1", "ownFarmer").expect_space(A, "castle.3", "monk");
        scene.play(A, "plan ownBoatman > castle.2").ready([A, B]).play(B, "pass").play(A, "use castle");
    }
}

/// A place may be filled even if its action is impossible.
#[test]
fn o_030_unusable_places_can_be_filled() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [Boatman, Craftsman]).goods_market(Grain, 0);
        let scene = scene.play(A, "plan boatman > farmhouse.1").play(A, "plan craftsman > farmhouse.2").ready([A, B]);
        scene.refused(A, "use farmhouse", "O-053").expect_legal(A, "", ["pass"]);
    }
}

#[test]
fn o_031_placed_followers_cannot_be_rearranged() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [OwnFarmer, Farmer]).play(A, "plan ownFarmer > castle.1");
        let scene = scene.refused(A, "plan ownFarmer > ship.1", "O-030").refused(A, "recall castle.1", "O-030");
        let scene = scene.refused(A, "plan farmer > castle.1", "O-031").expect_space(A, "castle.1", "ownFarmer");
        assert!(scene.legal(A).iter().all(|line| line == "ready" || line.starts_with("plan farmer > ")));
    }
}

#[test]
fn o_032_planning_commutes() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [OwnFarmer]).market(B, [OwnTrader, OwnBoatman]);
        let one = scene.clone().play(B, "plan ownTrader > castle.3").play(A, "plan ownFarmer > ship.1").ready([B, A]);
        let other = scene.play(A, "plan ownFarmer > ship.1").ready([A]).play(B, "plan ownTrader > castle.3").ready([B]);
        assert!(one.table == other.table);
        other.expect_ask(A, asks::Turn);
    }
}

#[test]
fn o_032_planning_in_order_is_an_option() {
    let scene = later_with(3, |options| options.planning = Planning::InOrder).dawn("tradingDay").start(B);
    let scene = scene.turn_over("tradingDay").deal_any().expect_ask(B, asks::MakePlan);
    let scene = scene.refused(A, "ready", "O-050").refused(C, "ready", "O-050").play(B, "plan ownFarmer > castle.1");
    let scene =
        scene.ready([B]).expect_ask(C, asks::MakePlan).refused(B, "plan ownTrader > castle.3", "O-050").ready([C]);
    scene.expect_ask(A, asks::MakePlan).ready([A]).expect_ask(B, asks::Turn);
}

#[test]
fn o_033_planning_ends_when_all_are_ready() {
    for scene in both(3) {
        let scene = scene.planning().market(B, [OwnFarmer]).ready([C, B]);
        let scene = scene.refused(B, "plan ownFarmer > castle.1", "O-050").expect_ask(A, asks::MakePlan).ready([A]);
        scene.expect_ask(A, asks::Turn).expect_legal(A, "", ["pass"]);
    }
}

/// Technology without a space needs no planning: a seat whose only answer would be "ready" is not asked.
#[test]
fn o_032_only_seats_that_can_plan_are_asked() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").gears(A, [Gear::FarmerOnly]).track(A, Craftsman, 1);
        let scene = scene.at(A, Farmhouse, [OwnBoatman, OwnCraftsman]).at(A, Village, [OwnFarmer]);
        let scene = scene.stand(A, "castle.3", OwnTrader);
        let planning = |scene: Scene| scene.turn_over("tradingDay").play(A, "ready").deal_any();
        let free = planning(scene.clone()).expect_ask(A, asks::MakePlan);
        free.play(A, "install farmerOnly > ship.1").play(A, "ready").expect_ask(B, asks::MakePlan);
        let farmers = ["university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"];
        let full = planning(farmers.into_iter().fold(scene, |scene, space| scene.stand(A, space, Monk)));
        assert_eq!(full.table.ask(A.seat()), None, "{:?}", full.legal(A));
        full.expect_ask(B, asks::MakePlan).play(B, "ready").expect_ask(A, asks::Turn);
    }
}

/// A new game in its first planning, after these answers.
fn planned(planning: &str, answers: &[(u8, &str)]) -> AnyGame {
    let options = json!({ "planning": planning });
    let setup = json!({ "game": "orleans", "seats": 3, "seed": "undo", "options": options });
    let mut game = AnyGame::create(&setup.to_string()).unwrap();
    for &(number, line) in answers {
        game.play(seat(number), &json!(line).to_string()).unwrap();
    }
    game
}

fn seat(number: u8) -> Seat {
    number.try_into().unwrap()
}

/// A seat that is ready can undo nothing, neither while others plan nor later; a seat that is not ready can.
#[test]
fn o_031_a_finished_plan_is_bound() {
    let plan = [(0, "plan ownFarmer > village.1"), (1, "plan ownTrader > castle.3"), (0, "ready")];
    let mut game = planned("simultaneous", &plan);
    let hash = game.hash();
    assert_eq!([0, 1, 2].map(|number| game.can_undo(Some(seat(number))).unwrap()), [false, true, false]);
    assert!(!game.undo(Some(seat(0))).unwrap() && !game.undo(None).unwrap(), "seat 0 answered last and is bound");
    assert_eq!(game.hash(), hash);
    assert!(game.undo(Some(seat(1))).unwrap(), "the plan that is not finished");
    assert!(game.redo().unwrap());
    for number in [1, 2] {
        game.play(seat(number), "\"ready\"").unwrap();
    }
    let acting = game.hash();
    for number in [None, Some(0), Some(1), Some(2)] {
        let who = number.map(seat);
        assert!(!game.can_undo(who).unwrap() && !game.undo(who).unwrap(), "{number:?} leads back to planning");
    }
    assert_eq!(game.hash(), acting);
}

/// The same where seats plan in turn.
#[test]
fn o_031_a_finished_plan_is_bound_in_order_too() {
    let mut game = planned("inOrder", &[]);
    let first = game.turn().asked()[0].seat;
    game.play(first, "\"plan ownFarmer > village.1\"").unwrap();
    assert!(game.undo(Some(first)).unwrap() && game.redo().unwrap());
    game.play(first, "\"ready\"").unwrap();
    assert!(!game.undo(Some(first)).unwrap());
}

/// Answers to questions that are no longer asked: a record with needless ones is replayed without them, a record with
/// illegal ones is refused.
#[test]
fn o_032_records_with_needless_answers_replay() {
    let game = planned("simultaneous", &[(0, "ready"), (1, "ready")]);
    let (record, hash) = (crossed(&game.record().unwrap()), game.hash());
    let with = |action: &str| -> Result<AnyGame, LoireError> {
        let mut record = record.clone();
        let needless = json!({ "seat": 0, "action": { "type": action } });
        record["entries"].as_array_mut().unwrap().push(needless);
        AnyGame::load(&record.to_string(), None)
    };
    for action in ["ready", "suffer"] {
        let game = with(action).unwrap();
        assert_eq!((crossed(&game.record().unwrap()), game.hash()), (record.clone(), hash.clone()), "{action}");
    }
    let entries = record["entries"].as_array().unwrap().len();
    let error = with("shield").err().unwrap();
    assert_eq!((error.code, error.entry), ("notAsked", Some(entries as u32)));
    // The same after the end of the game.
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/orleans/2-later-1.json");
    let mut over: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    over["entries"].as_array_mut().unwrap().push(json!({ "seat": 0, "action": { "type": "ready" } }));
    assert_eq!(AnyGame::load(&over.to_string(), None).err().unwrap().code, "gameOver");
}
