//! Chapter 5, third part: the rewards of the deeds.

use crate::support::orleans::*;
use loire::orleans::modules::new_deeds::vocabulary::{self as new_deeds, Questions as NewDeedsAsk};

const DEEDS: [ModuleId; 1] = [ModuleId::NewDeeds];
const TAVERN: [ModuleId; 2] = [ModuleId::NewDeeds, ModuleId::NewPlaces];

fn asks(ask: NewDeedsAsk) -> Ask {
    Ask::NewDeeds(ask)
}

/// The good on the space, not one from the goods market; two coins for the last space.
#[test]
fn t_072_spaces_give_their_goods() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer, Trader]).play(A, "townHall farmer > harvestFestival.3");
        let scene = scene.expect_goods(A, [Cheese]).expect_goods_market(Cheese, 0);
        let scene = scene.expect_civic("harvestFestival", ["grain", "grain", "farmer", "cheese", "wine"]);
        let scene = scene.play(A, "townHall trader > sheepBreeding.4").expect_goods(A, [Cheese, Wool]);
        scene.expect_coins(A, 0).expect_event(Event::GoodGained { seat: A.seat(), good: Wool });
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("harvestFestival", [Farmer, Farmer, Farmer, Boatman]).at(A, TownHall, [Trader, Farmer]);
        let scene = scene.play(A, "townHall trader > harvestFestival.5").expect_goods(A, [Wine]).expect_coins(A, 2);
        let scene = scene.play(A, "decline").sent("sheepBreeding", 2, Farmer).sent("sheepBreeding", 3, Craftsman);
        let scene = scene.sent("sheepBreeding", 4, Trader).pass([B, C, D]).play(A, "townHall farmer > sheepBreeding.1");
        scene.expect_goods(A, [Cheese, Wine]).expect_coins(A, 4);
    }
}

#[test]
fn t_072_deeds_pay_coins_and_steps() {
    for scene in both_with(4, &DEEDS) {
        let scene =
            scene.at(A, TownHall, [Trader, Craftsman]).play(A, "townHall trader > coinage.1").expect_coins(A, 3);
        scene.play(A, "townHall craftsman > court.1").expect_coins(A, 4).expect_ask(B, asks::Turn);
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("research", [Scholar, Scholar]).development(A, 4).at(A, TownHall, [Scholar, Monk]);
        // Two steps bring nothing more; the last one and three more pass the coins on 7.
        let scene = scene.play(A, "townHall scholar > research.3").expect_development(A, 6, 2).expect_coins(A, 0);
        scene.play(A, "townHall monk > research.4").expect_development(A, 11, 3).expect_coins(A, 3);
    }
}

#[test]
fn t_072_towing_moves_a_merchant() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.path("orleans~blois", [Wine]).path("orleans~briare", []).merchant(A, "orleans");
        let scene = scene.at(A, TownHall, [Boatman, Boatman]).play(A, "townHall boatman > towing.1");
        let scene = scene.expect_ask(A, asks(NewDeedsAsk::Tow(new_deeds::Tow))).expect_legal(
            A,
            "",
            [
                "move waterway orleans > blois",
                "move waterway orleans > blois take wine",
                "move waterway orleans > briare",
                "decline",
            ],
        );
        let scene = scene.refused(A, "move road orleans > vierzon", "T-072").refused(A, "pass", "T-072");
        let scene = scene.refused(A, "move waterway orleans > tours", "T-072");
        let scene = scene.refused(A, "move waterway orleans > briare take wool", "T-072");
        scene.clone().play(A, "decline").expect_merchant(A, "orleans");
        // The second boatman continues from there.
        let scene = scene.play(A, "move waterway orleans > blois take wine").expect_goods(A, [Wine]);
        let scene = scene.expect_merchant(A, "blois").play(A, "townHall boatman > towing.2");
        scene.play(A, "move waterway blois > tours").expect_merchant(A, "tours").expect_ask(B, asks::Turn);
    }
    for scene in both_with(4, &DEEDS) {
        let last =
            scene.civic("towing", [Boatman; 3]).at(A, TownHall, [Boatman]).play(A, "townHall boatman > towing.4");
        last.expect_citizens(A, []).play(A, "move waterway orleans > blois").expect_citizens(A, ["towing"]);
    }
}

/// By the marker of the trader track: no tile, a tile of category I, or any tile; without a step on the track.
#[test]
fn t_072_town_rights_bring_a_tile() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar, Knight]);
        let one = scene.clone().track(A, Trader, 1).play(A, "townHall scholar > townRights.3");
        let one = one.expect_ask(A, asks::PlaceTile).refused(A, "take school", "O-064").play(A, "take hayrick");
        let one = one.expect_places(A, [Hayrick]).expect_track(A, Trader, 1).play(A, "townHall knight > townRights.4");
        // More tiles than steps.
        one.play(A, "take windmill").expect_places(A, [Hayrick, Windmill]).expect_ask(B, asks::Turn);
        let two = scene.track(A, Trader, 2).play(A, "townHall scholar > townRights.3").play(A, "take school");
        two.expect_places(A, [School]);
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar]).track(A, Trader, 1).play(A, "townHall scholar > townRights.3");
        scene.play(A, "decline").expect_places(A, []).expect_ask(B, asks::Turn);
    }
}

#[test]
fn tv_14_town_rights_without_a_tile() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("townRights", [Trader, Trader, Scholar]).at(A, TownHall, [Knight]);
        let start = scene.clone().expect_track(A, Trader, 0).play(A, "townHall knight > townRights.4");
        start.expect_places(A, []).expect_citizens(A, ["townRights"]).expect_ask(B, asks::Turn);
        let rules = Rules::new(&scene.setup).unwrap();
        let none = scene.gone(rules.tiles(Category::I).iter()).track(A, Trader, 1);
        let none = none.play(A, "townHall knight > townRights.4").expect_ask(B, asks::Turn).expect_places(A, []);
        none.expect_citizens(A, ["townRights"]);
    }
}

/// A citizen for every follower; the last one may build at its merchant's town.
#[test]
fn t_075_architecture_builds_stations() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Craftsman, Monk]).play(A, "townHall monk > architecture.3");
        let scene = scene.expect_citizens(A, ["architecture3"]).play(A, "townHall craftsman > architecture.1");
        scene.expect_citizens(A, ["architecture1", "architecture3"]).expect_stations(A, [], 10);
    }
    for scene in both_with(4, &DEEDS) {
        let scene =
            scene.civic("architecture", [Craftsman, Craftsman, Monk]).at(A, TownHall, [Knight]).merchant(A, "blois");
        let last =
            |scene: Scene| scene.play(A, "townHall knight > architecture.4").expect_citizens(A, ["architecture4"]);
        let free = last(scene.clone()).expect_ask(A, asks(NewDeedsAsk::Build(new_deeds::Building))).expect_legal(
            A,
            "",
            ["build", "decline"],
        );
        let free = free.refused(A, "use guildhall", "T-075");
        free.clone().play(A, "decline").expect_stations(A, [], 10).expect_ask(B, asks::Turn);
        free.play(A, "build").expect_stations(A, ["blois"], 9).expect_ask(B, asks::Turn);
        // Occupied by an own or a foreign station, or no station left: no effect.
        last(scene.clone().stations(A, ["blois"])).expect_ask(B, asks::Turn).expect_stations(A, ["blois"], 9);
        last(scene.clone().stations(B, ["blois"])).expect_ask(B, asks::Turn).expect_stations(A, [], 10);
        last(scene.clone().unbuilt(A, 0)).expect_ask(B, asks::Turn);
        // Orléans has room for a station of each player.
        let orleans = last(scene.clone().merchant(A, "orleans").stations(B, ["orleans"])).play(A, "build");
        orleans.expect_stations(A, ["orleans"], 9);
        last(scene.merchant(A, "orleans").stations(A, ["orleans"])).expect_ask(B, asks::Turn);
    }
}

/// A town with two stations, possible only by the tavern, which no follower needs to occupy.
#[test]
fn tv_11_architecture_and_the_tavern() {
    for edition in [Edition::First, Edition::Later] {
        let scene = scene_of(expanded(edition, 4, &TAVERN, |options| options.tavern = true));
        let scene = scene.merchant(A, "blois").stations(B, ["blois"]);
        let scene = scene.civic("architecture", [Craftsman, Craftsman, Monk]).at(A, TownHall, [Knight]);
        let last =
            |scene: Scene| scene.play(A, "townHall knight > architecture.4").expect_citizens(A, ["architecture4"]);
        last(scene.clone()).expect_ask(B, asks::Turn).expect_stations(A, [], 10);
        let with = scene.clone().places(A, [Tavern]).expect_space(A, "tavern.1", "");
        let with = last(with).play(A, "build").expect_stations(A, ["blois"], 9).expect_stations(B, ["blois"], 9);
        with.saved().expect_ask(B, asks::Turn);
        // An own station is an obstacle.
        let own = scene.clone().places(A, [Tavern]).stations(B, []).stations(A, ["blois"]);
        last(own).expect_ask(B, asks::Turn);
        // A foreign tavern does not help.
        last(scene.clone().places(B, [Tavern])).expect_ask(B, asks::Turn);
        let orleans = scene.merchant(A, "orleans").stations(B, ["orleans"]);
        last(orleans).play(A, "build").expect_stations(A, ["orleans"], 9);
    }
}

/// The tavern helps neither the guildhall nor the court's favour of it.
#[test]
fn mistake_20_tavern_outside_architecture() {
    let scene = with_options(4, &TAVERN, |options| options.tavern = true).places(A, [Tavern]).merchant(A, "blois");
    let scene = scene.stations(B, ["blois"]).activated(A, [Guildhall]).refused(A, "use guildhall", "O-072");
    let scene =
        scene.stand(A, "tavern.1", Trader).refused(A, "use guildhall", "O-072").refused(A, "use tavern", "T-094");
    let scene = scene.civic("court", [Farmer; 5]).at(A, TownHall, [Farmer]).play(A, "townHall farmer > court.6");
    scene.refused(A, "use guildhall", "O-072").refused(A, "use tavern", "T-074");
}

/// By the marker of the craftsman track: no technology, technology for farmers, or any technology. It waits until the
/// pass.
#[test]
fn t_076_navigation_brings_technology() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar, Boatman]);
        let one = scene.clone().track(A, Craftsman, 1).play(A, "townHall scholar > navigation.4");
        let one = one.expect_ask(A, asks(NewDeedsAsk::Navigate(new_deeds::Navigate))).expect_legal(
            A,
            "",
            ["take technology", "decline"],
        );
        let declined = one.clone().play(A, "decline").expect_gears(A, []).expect_navigation(4);
        declined.play(A, "townHall boatman > navigation.3").play(A, "take technology").expect_navigation(3);
        let technology = one.table.state().technology;
        let one = one.play(A, "take technology").expect_gears(A, [Gear::FarmerOnly]).expect_navigation(3);
        assert_eq!(one.table.state().technology, technology);
        let one = one.play(A, "decline").pass([B, C, D]).refused(A, "install farmerOnly > castle.1", "O-048");
        let one =
            one.play(A, "pass").expect_ask(A, asks::Installing).refused(A, "install farmerOnly > castle.2", "O-047");
        one.play(A, "install farmerOnly > castle.1").expect_space(A, "castle.1", "technology");
        let two =
            scene.clone().track(A, Craftsman, 2).play(A, "townHall scholar > navigation.4").play(A, "take technology");
        let two = two.play(A, "townHall boatman > navigation.3").play(A, "take technology").pass([B, C, D]);
        let two = two.expect_gears(A, [Gear::Free, Gear::Free]).play(A, "pass").play(A, "install free > castle.2");
        two.refused(A, "install free > castle.1", "O-046").play(A, "install free > ship.3");
        // Without a step the tile stays in place.
        scene.play(A, "townHall scholar > navigation.4").expect_gears(A, []).expect_navigation(4);
    }
}

/// By position: two tiles only for farmers, where the base game has one; the laboratory's tile is free.
#[test]
fn t_098_technology_depends_on_its_position() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar, Boatman]).places(A, [Laboratory]).activated(A, [Laboratory]);
        let scene = scene.track(A, Craftsman, 1).play(A, "townHall scholar > navigation.4").play(A, "take technology");
        let scene = scene.play(A, "townHall boatman > navigation.3").play(A, "take technology");
        let scene = scene.expect_gears(A, [Gear::FarmerOnly; 2]).pass([B, C, D]).play(A, "use laboratory");
        let scene = scene.expect_gears(A, [Gear::FarmerOnly, Gear::FarmerOnly, Gear::Free]).play(A, "pass");
        let scene = scene.refused(A, "install free > townHall.1", "O-046").play(A, "install farmerOnly > castle.1");
        let scene = scene.refused(A, "install farmerOnly > castle.1", "O-048").play(A, "install farmerOnly > ship.1");
        scene.refused(A, "install free > ship.3", "O-046").play(A, "install free > wagon.3").expect_gears(A, []);
    }
    // The first recruit after that is a second step, so its technology is free.
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar]).track(A, Craftsman, 1).activated(A, [Village]);
        let scene = scene.play(A, "townHall scholar > navigation.4").play(A, "take technology").pass([B, C, D]);
        scene.play(A, "village craftsman").expect_gears(A, [Gear::FarmerOnly, Gear::Free]);
    }
}
