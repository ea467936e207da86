//! Chapter 3: the spaces of followers, and technology.

use crate::support::orleans::*;

/// The spaces where this follower of A may be planned.
fn spaces(scene: &Scene, follower: Follower) -> Vec<String> {
    let beginning = format!("plan {} > ", follower.name());
    scene.legal_like(A, &beginning).iter().map(|line| line[beginning.len()..].to_owned()).collect()
}

#[test]
fn o_040_followers_match_their_spaces() {
    let open: [(Follower, Follower, &[&str]); 4] = [
        (
            Farmer,
            OwnFarmer,
            &["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1", "townHall.1"],
        ),
        (Boatman, OwnBoatman, &["farmhouse.1", "village.2", "castle.2", "ship.2", "townHall.1"]),
        (Craftsman, OwnCraftsman, &["farmhouse.2", "village.3", "university.2", "guildhall.2", "townHall.1"]),
        (Trader, OwnTrader, &["university.3", "castle.3", "monastery.2", "wagon.2", "townHall.1"]),
    ];
    for scene in both(2) {
        let scene = scene.planning();
        for (neutral, own, open) in open {
            let scene = scene.clone().market(A, [neutral, own]);
            assert_eq!(spaces(&scene, neutral), open);
            // Own followers stand where neutral ones do, except on the town hall.
            assert_eq!(spaces(&scene, own), open[..open.len() - 1]);
        }
        let scene = scene.market(A, [Knight, Scholar]);
        assert_eq!(spaces(&scene, Knight), ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1", "townHall.1"]);
        assert_eq!(spaces(&scene, Scholar), ["monastery.1", "scriptorium.2", "townHall.1"]);
        scene.refused(A, "plan knight > castle.1", "O-040").refused(A, "plan scholar > scriptorium.1", "O-040");
    }
}

#[test]
fn o_041_monks_replace_others() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [Monk]);
        // 26 spaces; the two of the town hall are alike.
        assert_eq!(spaces(&scene, Monk).len(), 25);
        // Only a monk stands on a space for monks.
        let scene = scene.places(A, [Brewery, Sacristy, Cellar, School]).market(A, [Monk, Scholar, Knight]);
        for space in ["brewery.1", "sacristy.1", "cellar.1"] {
            assert!(spaces(&scene, Monk).contains(&space.to_owned()));
            assert!(!spaces(&scene, Scholar).contains(&space.to_owned()));
        }
        let scene =
            scene.refused(A, "plan scholar > sacristy.1", "O-041").refused(A, "plan knight > brewery.1", "O-041");
        scene.play(A, "plan monk > cellar.1").expect_space(A, "cellar.1", "monk");
    }
}

#[test]
fn o_042_school_and_herb_garden_lend_roles() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [Scholar, Boatman, OwnBoatman, Knight]);
        let plain = ["farmhouse.1", "village.2", "castle.2", "ship.2"];
        assert_eq!(spaces(&scene, OwnBoatman), plain);
        let school = scene.clone().places(A, [Hayrick, School, Cellar, Brewery]);
        // All spaces but those for monks: 25 as a monk, plus the hayrick and the cellar's scholar.
        assert_eq!(spaces(&school, Scholar).len(), 27);
        assert!(!spaces(&school, Scholar).iter().any(|space| space == "cellar.1" || space == "brewery.1"));
        assert_eq!(spaces(&school, OwnBoatman), plain);
        assert_eq!(spaces(&school, Knight), ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1", "townHall.1"]);
        let garden = scene.places(A, [HerbGarden]);
        let lent = [
            "farmhouse.1",
            "farmhouse.2",
            "village.1",
            "village.2",
            "village.3",
            "university.1",
            "university.2",
            "university.3",
            "castle.1",
            "castle.2",
            "castle.3",
            "monastery.2",
            "ship.1",
            "ship.2",
            "wagon.1",
            "wagon.2",
            "guildhall.1",
            "guildhall.2",
        ];
        assert_eq!(spaces(&garden, OwnBoatman), lent);
        assert_eq!(spaces(&garden, Boatman), [&lent[..], &["townHall.1"]].concat());
        assert_eq!(spaces(&garden, Scholar), ["monastery.1", "scriptorium.2", "townHall.1"]);
        // The neighbour's privilege does not help.
        let neighbour = garden.places(A, []).places(B, [HerbGarden]);
        assert_eq!(spaces(&neighbour, OwnBoatman), plain);
        neighbour.refused(A, "plan boatman > castle.1", "O-040");
    }
}

#[test]
fn o_042_deeds_allow_no_substitution() {
    for scene in both(2) {
        let scene = scene.places(A, [HerbGarden, School]).at(A, TownHall, [Scholar, Boatman]);
        let scene = scene.expect_legal(
            A,
            "townHall",
            [
                "townHall boatman > defeatOfThePlague",
                "townHall boatman > boatmenGuild",
                "townHall boatman > canalisation for coin",
                "townHall boatman > canalisation for step",
                "townHall scholar > defeatOfThePlague",
                "townHall scholar > astronomy",
                "townHall scholar > boatmenGuild",
                "townHall scholar > peaceTreaty",
            ],
        );
        scene.refused(A, "townHall scholar > cityWall", "O-074").refused(A, "townHall boatman > cityWall", "O-074");
    }
}

#[test]
fn o_043_special_spaces_have_their_rules() {
    for scene in both(2) {
        let scene = scene.planning().places(A, [Pharmacy, Bathhouse]).market(A, [OwnFarmer, Knight, Monk]);
        let scene = scene.refused(A, "plan ownFarmer > townHall.1", "O-043").play(A, "plan knight > townHall.1");
        let scene = scene.refused(A, "plan ownFarmer > townHall.2", "O-043").play(A, "plan monk > townHall.2");
        scene.play(A, "plan ownFarmer > pharmacy.1").expect_space(A, "pharmacy.1", "ownFarmer");
    }
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").places(A, [Hayrick, GunpowderTower]).market(A, [OwnTrader, Scholar]);
        let scene = scene.turn_over("tradingDay").deal_any().play(A, "shelter ownTrader").play(A, "shelter scholar");
        scene.expect_tower(A, [Scholar, OwnTrader]);
    }
}

#[test]
fn o_044_full_places_are_activated() {
    for scene in both(2) {
        // Every space is occupied, by a follower or by technology.
        let scene = scene.track(A, Craftsman, 1).at(A, Castle, [OwnFarmer]).stand(A, "castle.2", OwnBoatman);
        let scene = scene.refused(A, "use castle", "O-044").expect_legal(A, "", ["pass"]);
        let with_technology = scene.clone().technology(A, "castle.3").expect_legal(A, "", ["use castle", "pass"]);
        with_technology.play(A, "use castle");
        let scene = scene.stand(A, "castle.3", Monk).expect_legal(A, "", ["use castle", "pass"]);
        // One follower is enough for the town hall and for the tower.
        let scene = scene.at(A, TownHall, [Knight]).places(A, [Hayrick, GunpowderTower, School, HerbGarden]);
        assert_eq!(scene.legal_like(A, "townHall ").len(), 3);
        assert_eq!(scene.legal_like(A, "gunpowderTower ").len(), 0);
        let scene = scene.tower(A, [Monk]);
        assert_eq!(scene.legal_like(A, "gunpowderTower ").len(), 3);
        // School and herb garden have no action.
        scene.refused(A, "use school", "O-095").refused(A, "use herbGarden", "O-095");
    }
}

#[test]
fn o_044_the_tower_needs_a_neutral_follower_to_send() {
    for scene in both(2) {
        let scene = scene.places(A, [Hayrick, GunpowderTower]).tower(A, [OwnFarmer]);
        scene.expect_legal(A, "", ["pass"]).refused(A, "gunpowderTower farmer > cityWall", "O-074");
    }
}

/// It stays in place round after round, and never goes to the bag.
#[test]
fn o_045_technology_replaces_a_follower() {
    for scene in both(2) {
        let scene = scene.technology(A, "farmhouse.2").at(A, Farmhouse, [OwnBoatman]).play(A, "use farmhouse");
        let scene = scene.expect_space(A, "farmhouse.2", "technology").expect_space(A, "farmhouse.1", "");
        let scene = scene.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader, Farmer]).pass_all();
        let scene = scene.turn_over("plague").deal_any().market(A, [OwnBoatman]);
        let scene =
            scene.play(A, "plan ownBoatman > farmhouse.1").ready([A, B]).play(B, "pass").play(A, "use farmhouse");
        scene.expect_track(A, Farmer, 2).expect_space(A, "farmhouse.2", "technology");
    }
}

#[test]
fn o_046_technology_has_limits() {
    for scene in both(2) {
        let scene =
            scene.planning().gears(A, [Gear::Free, Gear::Free]).places(A, [Hayrick, Cellar, Pharmacy, Sacristy]);
        let scene =
            scene.refused(A, "install free > cellar.1", "O-046").refused(A, "install free > sacristy.1", "O-046");
        let scene =
            scene.refused(A, "install free > hayrick.1", "O-046").refused(A, "install free > pharmacy.1", "O-046");
        let scene = scene.refused(A, "install free > townHall.1", "O-046").play(A, "install free > cellar.2");
        let scene =
            scene.play(A, "install free > ship.3").gears(A, [Gear::Free]).refused(A, "install free > ship.1", "O-046");
        // All other spaces of the board, with two or three each.
        let open = scene.legal_like(A, "install").len();
        assert_eq!(open, 24 - 3);
        // It never moves again.
        let scene = scene.ready([A, B]).pass_all().turn_over("plague");
        scene.expect_space(A, "ship.3", "technology").expect_space(A, "cellar.2", "technology");
    }
}

#[test]
fn o_047_the_first_tile_replaces_a_farmer() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).play(A, "village craftsman").expect_gears(A, [Gear::FarmerOnly]);
        let scene = scene.pass([B, A]).expect_ask(A, asks::Installing).expect_legal(
            A,
            "install",
            [
                "install farmerOnly > village.1",
                "install farmerOnly > university.1",
                "install farmerOnly > castle.1",
                "install farmerOnly > ship.1",
                "install farmerOnly > wagon.1",
                "install farmerOnly > guildhall.1",
            ],
        );
        let scene =
            scene.refused(A, "install farmerOnly > ship.3", "O-047").refused(A, "install free > ship.3", "O-048");
        scene.play(A, "install farmerOnly > wagon.1").expect_space(A, "wagon.1", "technology").expect_gears(A, []);
    }
}

/// Kept unused, the first tile still replaces only a farmer; the second one any follower.
#[test]
fn o_047_later_tiles_are_free() {
    for scene in both(2) {
        let scene = scene.gears(A, [Gear::FarmerOnly]).activated(A, [Village]).play(A, "village craftsman");
        let scene = scene.expect_gears(A, [Gear::FarmerOnly, Gear::Free]).pass([B, A]);
        let scene = scene.refused(A, "install farmerOnly > farmhouse.1", "O-047");
        scene.play(A, "install free > farmhouse.1").play(A, "install farmerOnly > castle.1").expect_gears(A, []);
    }
}

#[test]
fn o_047_laboratory_tiles_are_free() {
    for scene in both(2) {
        let scene = scene.places(A, [Hayrick, Laboratory]).track(A, Craftsman, 0).activated(A, [Laboratory]);
        let scene = scene.play(A, "use laboratory").expect_gears(A, [Gear::Free]).expect_track(A, Craftsman, 0);
        // The next tile from the track is the first from there.
        let scene = scene.play(B, "pass").activated(A, [Village]).play(A, "village craftsman");
        scene.expect_gears(A, [Gear::FarmerOnly, Gear::Free]);
    }
}

#[test]
fn o_048_technology_is_laid_down_after_the_pass() {
    for scene in both(3) {
        let scene = scene.activated(A, [Village]).stand(A, "castle.1", OwnFarmer).play(A, "village craftsman");
        let scene = scene.pass([B, C]).refused(A, "install farmerOnly > ship.1", "O-048").pass([A]);
        // An occupied space is not free for technology; the tile may also be kept.
        let scene = scene.refused(A, "install farmerOnly > castle.1", "O-048");
        scene.clone().ready([A]).expect_gears(A, [Gear::FarmerOnly]).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        scene.play(A, "install farmerOnly > ship.1").expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// It is laid down before the next seat acts.
#[test]
fn o_048_technology_is_laid_down_before_the_next_turn() {
    for scene in both(2) {
        let scene = scene.gears(A, [Gear::FarmerOnly]).activated(B, [Scriptorium]).pass([A]);
        let scene = scene.expect_ask(A, asks::Installing).refused(B, "use scriptorium", "O-050");
        scene.play(A, "install farmerOnly > ship.1").expect_ask(B, asks::Turn);
    }
}

/// Later taxes are not part of its price (O-117).
#[test]
fn o_048_laying_technology_costs_nothing() {
    for scene in both(2) {
        let scene = scene.event("taxes").goods(A, [Wool; 7]).coins(A, 9).activated(A, [Village]);
        let scene = scene.play(A, "village craftsman").pass([B, A]);
        for line in ["install farmerOnly > ship.1", "ready"] {
            assert_eq!(scene.preview(A, line), ["total 0"], "{line}");
            assert!(scene.clone().play(A, line).player(A).coins < 9, "{line}: then the taxes are due");
        }
    }
}

#[test]
fn o_048_technology_is_laid_down_in_planning() {
    for scene in both(2) {
        let scene = scene.planning().gears(A, [Gear::FarmerOnly]).market(A, [Boatman, Trader]);
        let scene = scene.play(A, "plan boatman > castle.2").play(A, "install farmerOnly > castle.1");
        scene.play(A, "plan trader > castle.3").ready([A, B]).play(A, "use castle").expect_track(A, Knight, 1);
    }
}

/// A tile of the last round has no use, but does no harm.
#[test]
fn o_048_technology_of_the_last_round_does_no_harm() {
    let scene = first(2).round(18, "tradingDay").activated(A, [Village]).play(A, "village craftsman").pass_all();
    assert!(matches!(scene.table.turn(), Turn::Over));
    scene.expect_total(A, 0);
}
