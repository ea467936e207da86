//! Chapter 5, second part: the bathhouse.

use crate::support::orleans::*;

/// A's bathhouse, with its own trader in it.
fn bathing(scene: Scene) -> Scene {
    scene.places(A, [Bathhouse]).at(A, Bathhouse, [OwnTrader])
}

#[test]
fn o_092_the_bathhouse_takes_any_follower() {
    let category = Place::Bathhouse.row().category;
    assert_eq!((category, Place::Bathhouse.row().spaces.len()), (Category::I, 1));
    for scene in both(2) {
        let scene = scene.planning().places(A, [Bathhouse]);
        for follower in Follower::ALL.iter().copied() {
            let scene = scene.clone().market(A, [follower]);
            scene.play(A, &format!("plan {} > bathhouse.1", follower.name())).expect_space(
                A,
                "bathhouse.1",
                follower.name(),
            );
        }
    }
}

/// The rulebook does not say for certain whom it takes, so this is an option.
#[test]
fn o_092_an_option_sets_the_bathhouse_space() {
    let roles = [
        (BathhouseSpace::Farmer, Farmer, Some(OwnFarmer), Knight),
        (BathhouseSpace::Boatman, Boatman, Some(OwnBoatman), Farmer),
        (BathhouseSpace::Craftsman, Craftsman, Some(OwnCraftsman), Farmer),
        (BathhouseSpace::Trader, Trader, Some(OwnTrader), Farmer),
        (BathhouseSpace::Knight, Knight, None, Farmer),
        (BathhouseSpace::Scholar, Scholar, None, Farmer),
        (BathhouseSpace::Monk, Monk, None, Farmer),
    ];
    for (space, fits, own, other) in roles {
        let scene = later_with(2, |options| options.bathhouse_space = space).planning().places(A, [Bathhouse]);
        let scene = scene.market(A, [fits, other]);
        let rule = if space == BathhouseSpace::Monk { "O-041" } else { "O-040" };
        let scene = scene.refused(A, &format!("plan {} > bathhouse.1", other.name()), rule);
        let filled = scene.clone().play(A, &format!("plan {} > bathhouse.1", fits.name())).ready([A, B]);
        filled.play(A, "use bathhouse").expect_draw(Draw::Bath(draws::DrawBather { seat: A.seat() }));
        for follower in [Some(Monk), own].into_iter().flatten() {
            scene.clone().market(A, [follower]).play(A, &format!("plan {} > bathhouse.1", follower.name()));
        }
    }
}

#[test]
fn o_096_three_are_drawn_and_two_placed() {
    for scene in both(2) {
        let scene = bathing(scene).bag(A, [Knight, Scholar]).play(A, "use bathhouse");
        // The activating follower is not in the bag during the draw.
        let scene = scene.expect_outcomes([
            ("follower knight", 1),
            ("follower scholar", 1),
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
        ]);
        let scene = scene.deal(["follower knight", "follower scholar", "follower ownFarmer"]);
        let scene = scene.expect_ask(A, asks::Bathing { left: 2 }).expect_market(A, []).refused(A, "pass", "O-096");
        let scene = scene.expect_legal(
            A,
            "plan bath ownFarmer",
            [
                "plan bath ownFarmer > village.1",
                "plan bath ownFarmer > university.1",
                "plan bath ownFarmer > castle.1",
                "plan bath ownFarmer > ship.1",
                "plan bath ownFarmer > wagon.1",
                "plan bath ownFarmer > guildhall.1",
            ],
        );
        let scene = scene.refused(A, "plan bath ownFarmer > bathhouse.1", "O-031");
        let scene = scene.refused(A, "plan bath ownFarmer > townHall.1", "O-043");
        let scene = scene.play(A, "plan bath scholar > scriptorium.2").play(A, "plan bath knight > scriptorium.1");
        // The third follower and the activating one are in the bag; completed places can be used in a later turn.
        let scene = scene.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]).expect_ask(B, asks::Turn);
        scene.expect_space(A, "bathhouse.1", "").pass([B]).play(A, "use scriptorium").expect_development(A, 1, 1);
    }
}

/// The town hall takes neutral followers; a place that was used before can be used again.
#[test]
fn o_096_bathers_go_to_the_town_hall_and_used_places() {
    for scene in both(2) {
        let scene = bathing(scene).at(A, Scriptorium, [Knight, Monk]).track(A, Knight, 2).play(A, "use scriptorium");
        let scene =
            scene.pass([B]).play(A, "use bathhouse").deal(["follower knight", "follower monk", "follower ownFarmer"]);
        let scene = scene.play(A, "plan bath monk > townHall.1").play(A, "plan bath knight > townHall.2");
        let scene = scene.play(A, "townHall monk > papalConclave").play(A, "townHall knight > papalConclave");
        scene.expect_coins(A, 6);
    }
}

#[test]
fn o_096_a_small_bag_gives_fewer() {
    for scene in both(2) {
        let scene = bathing(scene).market(A, [OwnFarmer, OwnBoatman]);
        let one = scene.clone().play(A, "use bathhouse").deal(["follower ownCraftsman"]);
        let one = one.expect_ask(A, asks::Bathing { left: 1 }).play(A, "plan bath ownCraftsman > farmhouse.2");
        one.expect_ask(B, asks::Turn).expect_bag(A, [OwnTrader]);
        let none = scene.market(A, [OwnFarmer, OwnBoatman, OwnCraftsman]).expect_bag(A, []).play(A, "use bathhouse");
        none.expect_ask(B, asks::Turn).expect_bag(A, [OwnTrader]).expect_space(A, "bathhouse.1", "");
    }
}

/// As many as possible must be placed: a first placement that makes the second impossible is not offered.
#[test]
fn o_096_two_if_two_can_be_placed() {
    for scene in both(4) {
        // Only a farmer's space and a craftsman's are free.
        let scene = bathing(scene).track(A, Craftsman, 5);
        let scene = scene.activated(A, [Farmhouse]).at(A, Village, [Monk, Monk]).stand(A, "university.2", Monk);
        let scene = scene.stand(A, "university.3", Monk).technology(A, "university.1").activated(A, [Castle]);
        let scene = scene.technology(A, "ship.1").technology(A, "wagon.1").stand(A, "ship.2", OwnBoatman);
        let scene = scene.stand(A, "wagon.2", Trader).stand(A, "ship.3", Knight).stand(A, "wagon.3", Knight);
        let scene = scene.stand(A, "guildhall.2", Craftsman).stand(A, "guildhall.3", Knight);
        let scene = scene.at(A, Scriptorium, [Knight, Scholar]).at(A, Monastery, [Scholar, Trader]);
        let scene = scene.at(A, TownHall, [Boatman, Boatman]).bag(A, [Monk]).play(A, "use bathhouse");
        let two = scene.clone().deal(["follower monk", "follower ownCraftsman", "follower ownFarmer"]);
        let two = two.expect_ask(A, asks::Bathing { left: 2 }).expect_legal(
            A,
            "",
            [
                "plan bath monk > village.3",
                "plan bath monk > guildhall.1",
                "plan bath ownCraftsman > village.3",
                "plan bath ownFarmer > guildhall.1",
            ],
        );
        two.play(A, "plan bath monk > village.3").expect_legal(A, "", ["plan bath ownFarmer > guildhall.1"]);
    }
    for scene in both(4) {
        // A monk on the only space for the craftsman would leave no space for the craftsman.
        let scene = bathing(scene).track(A, Craftsman, 5);
        let scene = scene.activated(A, [Farmhouse]).at(A, Village, [Monk, Monk]).stand(A, "university.2", Monk);
        let scene = scene.stand(A, "university.3", Monk).technology(A, "university.1").activated(A, [Castle]);
        let scene = scene.technology(A, "ship.1").technology(A, "wagon.1").stand(A, "ship.2", OwnBoatman);
        let scene = scene.stand(A, "wagon.2", Trader).stand(A, "ship.3", Knight).stand(A, "wagon.3", Knight);
        let scene = scene.at(A, Guildhall, [OwnFarmer, Craftsman, Knight]).at(A, Monastery, [Scholar, Trader]);
        let scene = scene.stand(A, "scriptorium.2", Scholar).at(A, TownHall, [Boatman, Boatman]).bag(A, [Monk]);
        let two = scene.play(A, "use bathhouse").deal(["follower monk", "follower ownCraftsman"]);
        let two = two.refused(A, "plan bath monk > village.3", "O-096");
        let two = two.expect_legal(A, "", ["plan bath monk > scriptorium.1", "plan bath ownCraftsman > village.3"]);
        two.play(A, "plan bath ownCraftsman > village.3")
            .play(A, "plan bath monk > scriptorium.1")
            .expect_ask(B, asks::Turn);
    }
}

/// If only one can be placed, one is placed; if none can, all return.
#[test]
fn o_096_one_or_no_follower_is_placed() {
    for scene in both(4) {
        let scene = bathing(scene).activated(A, [Farmhouse, Village]).technology(A, "university.2");
        let scene = scene.stand(A, "guildhall.2", Craftsman).market(A, [OwnFarmer, OwnBoatman]);
        let none = scene.clone().play(A, "use bathhouse").deal(["follower ownCraftsman"]);
        none.expect_ask(B, asks::Turn).expect_bag(A, [OwnCraftsman, OwnTrader]);
        let scene = scene.market(A, [OwnBoatman, Monk]).stand(A, "village.1", OwnFarmer).bag(A, [Craftsman]);
        let scene = scene.stand(A, "townHall.1", Monk).play(A, "use bathhouse");
        let one = scene.deal(["follower craftsman", "follower ownCraftsman"]).expect_ask(A, asks::Bathing { left: 1 });
        let one =
            one.expect_legal(A, "", ["plan bath craftsman > townHall.2"]).play(A, "plan bath craftsman > townHall.2");
        one.expect_bag(A, [OwnCraftsman, OwnTrader]).expect_ask(B, asks::Turn);
    }
}

/// The bathhouse of later printings: no space, but two more followers after the draw, one of whom stays.
#[test]
fn o_096_the_later_bathhouse_draws() {
    let drawing = later_with(2, |options| options.bathhouse = Bathing::Draw);
    let scene = drawing.clone().dawn("tradingDay").places(A, [Bathhouse]).bag(A, [Scholar, Monk, Monk]);
    let scene = scene.turn_over("tradingDay");
    let scene =
        scene.deal(["follower ownFarmer", "follower ownBoatman", "follower ownCraftsman", "follower ownTrader"]);
    // B draws its four, then A draws two more and no third.
    let scene =
        scene.deal(["follower ownFarmer", "follower ownBoatman", "follower ownCraftsman", "follower ownTrader"]);
    let scene =
        scene.expect_draw(Draw::Bath(draws::DrawBather { seat: A.seat() })).deal(["follower scholar", "follower monk"]);
    let scene = scene.expect_ask(A, asks::Keeping).expect_legal(A, "", ["keep scholar", "keep monk"]);
    let scene = scene
        .refused(A, "keep knight", "O-096")
        .refused(A, "decline", "O-096")
        .play(A, "keep scholar")
        .expect_bag(A, [Monk, Monk]);
    let scene = scene.expect_market(A, [Scholar, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
    // It has no space and no action.
    let scene = scene.refused(A, "plan scholar > bathhouse.1", "O-030").ready([A, B]);
    scene.refused(A, "use bathhouse", "O-044");
    // A full market leaves no room for its draw.
    let full = drawing.clone().dawn("tradingDay").places(A, [Bathhouse]).bag(A, [Monk]).market(A, [Monk; 4]);
    let full = full.turn_over("tradingDay").deal_any();
    full.expect_ask(A, asks::MakePlan).expect_bag(A, [OwnTrader]);
    // With one left in the bag, that one stays.
    let one = drawing.dawn("tradingDay").places(A, [Bathhouse]).bag(A, [Monk]).turn_over("tradingDay");
    let one = one.deal(["follower ownFarmer", "follower ownBoatman", "follower ownCraftsman", "follower ownTrader"]);
    let one = one.deal_any().expect_ask(A, asks::Keeping).play(A, "keep monk").expect_bag(A, []);
    one.expect_market(A, [Monk, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
}
