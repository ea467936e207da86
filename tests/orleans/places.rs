//! Chapter 5, first part: place tiles that act by themselves.

use crate::support::orleans::*;
use loire::bagbuilding::Takes;

/// The category of a tile and the followers of its spaces.
fn printed(place: Place) -> (&'static str, Vec<&'static str>) {
    let takes = place.row().spaces.iter().map(|takes| match takes {
        Takes::Role(role) => role.name(),
        Takes::Neutral => "neutral",
        Takes::Anybody => "any",
        _ => "more than a role",
    });
    (place.row().category.name(), takes.collect())
}

/// Both editions with this tile of A's, all its spaces occupied.
fn with(place: Place) -> [Scene; 2] {
    both(2).map(|scene| {
        let scene = scene.places(A, [place]);
        scene.activated(A, [place])
    })
}

/// A tile that makes one good, for these followers.
fn produces<const N: usize>(place: Place, takes: [&str; N], followers: [Follower; N], good: Good) {
    assert_eq!(printed(place), ("I", takes.to_vec()));
    for scene in both(2) {
        let scene = scene.places(A, [place]).at(A, place, followers);
        let line = format!("use {}", place.name());
        scene.clone().goods_market(good, 0).refused(A, &line, "O-053").expect_legal(A, "", ["pass"]);
        let scene = scene.play(A, &line).expect_goods(A, [good]).expect_goods_market(good, -1).expect_coins(A, 0);
        let scene = followers.into_iter().fold(scene, |scene, follower| {
            let all = followers.iter().filter(|other| **other == follower).count() as i8;
            scene.expect_bagged(A, follower, all)
        });
        // The good comes from the goods market, not from a path.
        assert_eq!(scene.table.state().paths, scene.before.paths);
    }
}

#[test]
fn o_080_the_hayrick_makes_grain() {
    produces(Hayrick, ["farmer"], [OwnFarmer], Grain);
}

#[test]
fn o_081_the_cheese_factory_makes_cheese() {
    produces(CheeseFactory, ["farmer", "farmer"], [OwnFarmer, Farmer], Cheese);
}

#[test]
fn o_082_the_winery_makes_wine() {
    produces(Winery, ["farmer", "trader"], [OwnFarmer, Trader], Wine);
}

#[test]
fn o_083_the_wool_manufacturer_makes_wool() {
    produces(WoolManufacturer, ["boatman", "trader"], [OwnBoatman, OwnTrader], Wool);
}

#[test]
fn o_084_the_tailor_shop_makes_brocade() {
    produces(TailorShop, ["trader", "scholar"], [OwnTrader, Scholar], Brocade);
}

#[test]
fn o_085_the_shipping_line_develops() {
    assert_eq!(printed(ShippingLine), ("II", vec!["boatman"]));
    for scene in with(ShippingLine) {
        scene.play(A, "use shippingLine").expect_development(A, 1, 1).expect_coins(A, 0).expect_bagged(A, Monk, 1);
    }
}

#[test]
fn o_086_the_brewery_pays_coins() {
    assert_eq!(printed(Brewery), ("I", vec!["monk"]));
    for scene in with(Brewery) {
        scene.play(A, "use brewery").expect_coins(A, 2).expect_development(A, 0, 1).expect_bagged(A, Monk, 1);
    }
}

#[test]
fn o_087_the_library_develops() {
    assert_eq!(printed(Library), ("I", vec!["knight", "scholar"]));
    for scene in with(Library) {
        scene.play(A, "use library").expect_development(A, 2, 1).expect_coins(A, 0).expect_bagged(A, Monk, 2);
    }
}

#[test]
fn o_088_the_windmill_pays_and_develops() {
    assert_eq!(printed(Windmill), ("I", vec!["craftsman", "craftsman"]));
    for scene in with(Windmill) {
        scene.play(A, "use windmill").expect_coins(A, 2).expect_development(A, 1, 1).expect_bagged(A, Monk, 2);
    }
}

#[test]
fn o_089_the_cellar_pays_coins() {
    assert_eq!(printed(Cellar), ("II", vec!["monk", "scholar"]));
    for scene in with(Cellar) {
        scene.play(A, "use cellar").expect_coins(A, 4).expect_development(A, 0, 1).expect_bagged(A, Monk, 2);
    }
}

#[test]
fn o_090_the_pharmacy_sells_development_points() {
    assert_eq!(printed(Pharmacy), ("II", vec!["any"]));
    for scene in both(2) {
        let scene = scene.places(A, [Pharmacy]).at(A, Pharmacy, [OwnTrader]).development(A, 5);
        let none = scene.clone().refused(A, "pharmacy 1", "O-090").refused(A, "pharmacy 0", "O-090");
        none.refused(A, "use pharmacy", "O-090").expect_legal(A, "", ["pass"]);
        let two = scene.clone().coins(A, 2).refused(A, "pharmacy 3", "O-090");
        two.expect_legal(A, "", ["pharmacy 1", "pharmacy 2", "pass"]);
        let scene = scene.coins(A, 9).expect_legal(A, "pharmacy", ["pharmacy 1", "pharmacy 2", "pharmacy 3"]);
        let scene = scene.refused(A, "pharmacy 4", "O-090").play(A, "pharmacy 3");
        // Three coins are paid, three come from the coin field on the way.
        scene.expect_development(A, 8, 2).expect_coins(A, 9).expect_bagged(A, OwnTrader, 1);
    }
}

/// The amount is chosen first: a coin field on the way does not help to pay.
#[test]
fn o_090_only_coins_in_hand_pay() {
    for scene in both(2) {
        let scene = scene.places(A, [Pharmacy]).at(A, Pharmacy, [OwnTrader]).development(A, 6).coins(A, 1);
        scene.refused(A, "pharmacy 2", "O-090").play(A, "pharmacy 1").expect_coins(A, 3).expect_development(A, 7, 2);
    }
}

#[test]
fn o_091_the_office_pays_for_stations() {
    assert_eq!(printed(Office), ("II", vec!["scholar", "scholar"]));
    for scene in with(Office) {
        scene.clone().play(A, "use office").expect_coins(A, 0).expect_bagged(A, Monk, 2);
        let scene = scene.stations(A, ["orleans", "tours", "blois"]).stations(B, ["orleans", "nevers"]);
        scene.play(A, "use office").expect_coins(A, 3).expect_coins(B, 0);
    }
}

#[test]
fn o_093_the_hospital_pays_by_status() {
    assert_eq!(printed(Hospital), ("I", vec!["boatman", "scholar"]));
    for (field, status) in [(0, 1), (3, 1), (4, 2), (14, 3), (15, 4), (22, 5), (30, 6)] {
        for scene in with(Hospital) {
            let scene = scene.development(A, field).play(A, "use hospital").expect_coins(A, status);
            scene.expect_bagged(A, Monk, 2);
        }
    }
}

#[test]
fn o_094_the_horse_wagon_moves_on_roads() {
    assert_eq!(printed(HorseWagon), ("II", vec!["knight", "trader"]));
    for scene in with(HorseWagon) {
        let scene = scene.path("orleans-vierzon", [Wine]).path("orleans-montargis", []).path("chartres-orleans", []);
        let scene = scene.path("chateaudun-orleans", []).expect_legal(
            A,
            "",
            [
                "horseWagon orleans > vierzon take wine",
                "horseWagon orleans > vierzon",
                "horseWagon orleans > chartres",
                "horseWagon orleans > chateaudun",
                "horseWagon orleans > montargis",
                "pass",
            ],
        );
        let scene =
            scene.refused(A, "horseWagon orleans > blois", "O-094").refused(A, "wagon orleans > vierzon", "O-044");
        let scene = scene.play(A, "horseWagon orleans > vierzon take wine").expect_goods(A, [Wine]);
        scene.expect_merchant(A, "vierzon").expect_path("orleans-vierzon", []).expect_space(A, "horseWagon.1", "");
    }
}

/// They have no space and no action: the tests of O-042 show their effect.
#[test]
fn o_095_school_and_herb_garden_have_no_action() {
    assert_eq!((printed(School), printed(HerbGarden)), (("II", vec![]), ("I", vec![])));
    for scene in both(2) {
        let scene = scene.places(A, [School, HerbGarden]).expect_legal(A, "", ["pass"]);
        scene.refused(A, "use school", "O-095").refused(A, "use herbGarden", "O-095");
    }
}

#[test]
fn o_099_the_laboratory_brings_technology() {
    assert_eq!(printed(Laboratory), ("II", vec!["craftsman", "scholar"]));
    for scene in with(Laboratory) {
        let scene = scene.play(A, "use laboratory").expect_gears(A, [Gear::Free]).expect_supply(Craftsman, 0);
        assert_eq!(scene.table.state().technology, scene.before.technology - 1);
        // Not before passing; then anywhere, also on the laboratory itself.
        let scene = scene.expect_track(A, Craftsman, 0).pass([B]).refused(A, "install free > laboratory.1", "O-048");
        let scene = scene.pass([A]).play(A, "install free > laboratory.2");
        scene.expect_space(A, "laboratory.2", "technology").expect_gears(A, []);
    }
}
