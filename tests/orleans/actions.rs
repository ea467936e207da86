//! Chapter 4, second part: the actions of the places of the player board.

use crate::support::orleans::*;

#[test]
fn o_060_the_farmhouse_recruits_a_farmer() {
    let goods = [Grain, Grain, Cheese, Cheese, Wine, Wine, Wool, Brocade];
    for (step, good) in goods.into_iter().enumerate() {
        for scene in both(2) {
            let scene = scene.activated(A, [Farmhouse]).track(A, Farmer, step as u8).play(A, "use farmhouse");
            let scene = scene.expect_goods(A, [good]).expect_goods_market(good, -1).expect_supply(Farmer, -1);
            scene.expect_track(A, Farmer, step as u8 + 1).expect_bagged(A, Farmer, 1).expect_coins(A, 0);
        }
    }
}

#[test]
fn o_061_the_village_recruits() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).refused(A, "use village", "O-061");
        let scene = scene.refused(A, "village knight", "O-061").refused(A, "village farmer", "O-061");
        let scene = scene.expect_legal(A, "", ["village boatman", "village craftsman", "village trader", "pass"]);
        for (line, follower) in
            [("village boatman", Boatman), ("village craftsman", Craftsman), ("village trader", Trader)]
        {
            let scene = scene.clone().play(A, line).expect_bagged(A, follower, 1).expect_supply(follower, -1);
            let scene = scene.expect_track(A, follower, 1).expect_space(A, "village.1", "");
            assert_eq!(scene.player(A).tracks.values().iter().sum::<u8>(), 1);
        }
    }
}

#[test]
fn o_062_a_boatman_brings_coins() {
    for (step, coins) in [2, 3, 4, 5].into_iter().enumerate() {
        for scene in both(2) {
            let scene = scene.activated(A, [Village]).track(A, Boatman, step as u8).play(A, "village boatman");
            scene.expect_coins(A, coins).expect_citizens(A, []).expect_track(A, Boatman, step as u8 + 1);
        }
    }
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).activated(B, [Village]).track(A, Boatman, 4).track(B, Boatman, 4);
        let scene = scene.play(A, "village boatman").expect_citizens(A, ["boatman"]).expect_coins(A, 0);
        scene.play(B, "village boatman").expect_citizens(B, []).expect_coins(B, 0).expect_track(B, Boatman, 5);
    }
}

#[test]
fn o_063_a_craftsman_brings_technology() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).track(A, Craftsman, 2).play(A, "village craftsman");
        let scene = scene.expect_gears(A, [Gear::Free]);
        assert_eq!(scene.table.state().technology, scene.before.technology - 1);
    }
}

#[test]
fn o_064_a_trader_brings_a_place_tile() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).places(B, [Winery]);
        let first = scene.clone().play(A, "village trader").expect_ask(A, asks::PlaceTile);
        // The winery is with another player.
        let tiles = scene.table.rules().tiles(Category::I).iter().filter(|&tile| tile != Winery);
        let mut legal: Vec<String> = tiles.map(|tile| format!("take {}", tile.name())).collect();
        legal.push("decline".into());
        assert_eq!(first.legal(A), legal);
        let first = first.refused(A, "take school", "O-064").refused(A, "take winery", "O-064");
        let taken = first.clone().play(A, "take brewery").expect_places(A, [Brewery]).expect_track(A, Trader, 1);
        assert!(!taken.table.state().places.has(Brewery));
        taken.expect_ask(B, asks::Turn);
        first.refused(A, "take castle", "O-064").play(A, "decline").expect_places(A, []).expect_track(A, Trader, 1);
        // Later steps: all remaining tiles of both categories.
        let later = scene.track(A, Trader, 1).play(A, "village trader");
        assert_eq!(later.legal(A).len(), 19 + 1);
        later.play(A, "take gunpowderTower").expect_places(A, [GunpowderTower]).expect_track(A, Trader, 2);
    }
}

/// On the first step the stack of category I is empty: the step brings no tile, and blocks nothing.
#[test]
fn o_064_an_empty_stack_blocks_nothing() {
    let tiles = |category| {
        Place::ALL.iter().copied().filter(move |place| place.row().category == category && place.row().module.is_none())
    };
    for scene in both(4) {
        let scene = scene.gone(tiles(Category::I)).activated(A, [Village]).play(A, "village trader");
        let scene = scene.expect_ask(B, asks::Turn).expect_track(A, Trader, 1).pass([B, C, D]).activated(A, [Village]);
        let scene = scene.play(A, "village trader");
        assert_eq!(scene.legal(A).len(), 8 + 1);
    }
}

/// A new place can be filled from the next planning on.
#[test]
fn o_064_a_new_place_is_usable() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).play(A, "village trader").play(A, "take hayrick").pass_all();
        let scene = scene.turn_over("plague").deal_any().market(A, [OwnFarmer]).play(A, "plan ownFarmer > hayrick.1");
        scene.ready([A, B]).pass([B]).play(A, "use hayrick").expect_goods(A, [Grain]);
    }
}

#[test]
fn o_066_the_university_recruits_a_scholar() {
    for (step, points) in [2, 3, 4, 5, 6].into_iter().enumerate() {
        for scene in both(2) {
            let scene = scene.activated(A, [University]).track(A, Scholar, step as u8).play(A, "use university");
            let scene = scene.expect_supply(Scholar, -1).expect_bagged(A, Scholar, 1);
            scene.expect_track(A, Scholar, step as u8 + 1).expect_development(
                A,
                points,
                if points < 4 { 1 } else { 2 },
            );
        }
    }
}

#[test]
fn o_067_the_castle_recruits_a_knight() {
    use loire::orleans::phases::followers::draw_limit;
    for (step, limit) in [5, 6, 7, 7, 8].into_iter().enumerate() {
        for scene in both(2) {
            let scene = scene.activated(A, [Castle]).track(A, Knight, step as u8).play(A, "use castle");
            assert_eq!(draw_limit(scene.table.at(), A.seat()), limit);
        }
    }
    for scene in both(2) {
        let scene = scene.activated(A, [Castle]).activated(B, [Castle]).track(A, Knight, 3).track(B, Knight, 3);
        let scene = scene.play(A, "use castle").expect_citizens(A, ["knight"]).play(B, "use castle");
        scene.expect_citizens(B, []).expect_track(B, Knight, 4).expect_coins(A, 0);
    }
    // The third step brings none, nor does the fifth.
    for scene in both(2) {
        let scene = scene.activated(A, [Castle]).activated(B, [Castle]).track(A, Knight, 2);
        scene.play(A, "use castle").expect_citizens(A, []).expect_track(A, Knight, 3);
    }
}

#[test]
fn o_068_the_monastery_recruits_a_monk() {
    for scene in both(2) {
        let scene = scene.activated(A, [Monastery]);
        let before = scene.player(A).tracks;
        let used = scene.clone().play(A, "use monastery").expect_supply(Monk, -1).expect_coins(A, 0);
        let used = used.expect_bagged(A, Monk, 3).expect_development(A, 0, 1);
        assert_eq!(used.player(A).tracks, before);
        scene.event("pilgrimage").refused(A, "use monastery", "O-068").expect_legal(A, "", ["pass"]);
    }
    for tile in ["pilgrimageB", "pilgrimageC"] {
        later(2).event(tile).activated(A, [Monastery]).refused(A, "use monastery", "O-068");
    }
}

#[test]
fn o_070_the_ship_moves_on_water() {
    for scene in both(3) {
        let scene = scene.path("orleans~briare", [Grain, Wool]).path("orleans~blois", [Wine]).activated(A, [Ship]);
        let scene = scene.expect_legal(
            A,
            "",
            [
                "ship orleans > briare take grain",
                "ship orleans > briare take wool",
                "ship orleans > briare",
                "ship orleans > blois take wine",
                "ship orleans > blois",
                "pass",
            ],
        );
        // Moving is the action; only the good is optional.
        let scene = scene.refused(A, "use ship", "O-070").refused(A, "ship orleans > vierzon", "O-070");
        let scene = scene.refused(A, "ship orleans > tours", "O-070").refused(A, "ship blois > tours", "O-070");
        let scene = scene.refused(A, "ship orleans > blois take grain", "O-070");
        let left = scene.clone().play(A, "ship orleans > blois").expect_merchant(A, "blois").expect_goods(A, []);
        left.expect_path("orleans~blois", [Wine]);
        let scene =
            scene.play(A, "ship orleans > briare take wool").expect_merchant(A, "briare").expect_goods(A, [Wool]);
        scene.expect_path("orleans~briare", [Grain]).expect_goods_market(Wool, 0).expect_space(A, "ship.1", "");
    }
}

#[test]
fn o_070_some_towns_have_no_waterway() {
    for scene in both(2) {
        let scene = scene.activated(A, [Ship]);
        let ashore = Town::NAMES.iter().filter(|town| scene.clone().merchant(A, town).legal(A) == ["pass"]);
        let ashore: Vec<&str> = ashore.copied().collect();
        let known = ["chartres", "etampes", "leMans", "chateaudun", "montargis", "vendome", "chateauroux", "laChatre"];
        assert_eq!(ashore, known);
    }
}

#[test]
fn o_071_the_wagon_moves_on_roads() {
    for scene in both(2) {
        let scene = scene.activated(A, [Wagon]).merchant(A, "chinon").path("chinon-chatellerault", [Cheese]);
        let scene = scene.path("chinon~chatellerault", [Brocade]).merchant(B, "chatellerault");
        let scene = scene.expect_legal(
            A,
            "wagon",
            ["wagon chinon > chatellerault take cheese", "wagon chinon > chatellerault"],
        );
        let scene = scene.refused(A, "wagon chinon > tours", "O-071");
        let scene = scene.refused(A, "wagon chinon > chatellerault take brocade", "O-071");
        let scene = scene.play(A, "wagon chinon > chatellerault take cheese").expect_merchant(A, "chatellerault");
        scene.expect_path("chinon~chatellerault", [Brocade]).expect_path("chinon-chatellerault", []);
    }
}

/// Empty paths can be used, every town has a road, and every path leads both ways.
#[test]
fn o_071_every_town_has_a_road() {
    for scene in both(2) {
        let scene = scene.activated(A, [Wagon]).path("orleans-montargis", []);
        let scene = scene.expect_legal(A, "wagon orleans > montargis", ["wagon orleans > montargis"]);
        for town in Town::NAMES {
            let there = scene.clone().merchant(A, town);
            let roads = there.legal_like(A, &format!("wagon {town} > "));
            assert!(!roads.is_empty(), "{town}");
            for road in roads.iter().filter(|line| !line.contains("take")) {
                let to = road.split(' ').next_back().unwrap();
                let back = format!("wagon {to} > {town}");
                assert!(scene.clone().merchant(A, to).legal(A).contains(&back), "{back}");
            }
        }
        scene.play(A, "wagon orleans > montargis").expect_goods(A, []);
    }
}

#[test]
fn o_072_the_guildhall_builds_a_station() {
    for scene in both(3) {
        let scene = scene.activated(A, [Guildhall]).merchant(A, "tours");
        let built = scene.clone().play(A, "use guildhall").expect_stations(A, ["tours"], 9).expect_coins(A, 0);
        built.pass([B, C]).activated(A, [Guildhall]).refused(A, "use guildhall", "O-072");
        scene.clone().stations(B, ["tours"]).refused(A, "use guildhall", "O-072").expect_legal(A, "", ["pass"]);
        scene.clone().unbuilt(A, 0).refused(A, "use guildhall", "O-072");
        // In Orléans every player has room for a station.
        let orleans = scene.merchant(A, "orleans").stations(B, ["orleans"]).stations(C, ["orleans"]);
        let orleans = orleans.play(A, "use guildhall").expect_stations(A, ["orleans"], 9).pass([B, C]);
        orleans.activated(A, [Guildhall]).refused(A, "use guildhall", "O-072");
    }
}

#[test]
fn o_073_the_scriptorium_develops() {
    for scene in both(2) {
        let scene = scene.at(A, Scriptorium, [Knight, Scholar]).development(A, 5).play(A, "use scriptorium");
        scene.expect_development(A, 6, 2).expect_bagged(A, Knight, 1).expect_bagged(A, Scholar, 1);
    }
}
