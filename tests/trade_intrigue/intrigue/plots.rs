//! The effects of the intriguers: T-078, T-080, T-081, T-084, T-097, T-100.

use super::*;

/// The swindler swaps one good for another with an opponent of the actor's choice.
#[test]
fn t_078_the_swindler_swaps_goods() {
    for scene in honest(3) {
        let scene = scene.goods(A, [Grain, Wine]).goods(B, [Wine, Brocade]).goods(C, [Grain]);
        let scene = scene.send(A, Farmer, "swindler.1").expect_legal(
            A,
            "",
            [
                "decline",
                "plot 1 swindle wine for grain",
                "plot 1 swindle brocade for grain",
                "plot 1 swindle brocade for wine",
                "plot 2 swindle grain for wine",
            ],
        );
        let scene = scene.refused(A, "plot 1 swindle wine for wine", "T-078");
        let scene = scene.refused(A, "plot 1 swindle wool for wine", "T-097");
        let scene = scene.refused(A, "plot 1 swindle wine for brocade", "T-078");
        let scene = scene.refused(A, "plot 0 swindle grain for wine", "T-078");
        let scene = scene.refused(A, "plot 3 swindle grain for wine", "T-078").refused(A, "plot 1 kidnap", "T-078");
        let scene = scene.play(A, "plot 1 swindle brocade for grain").expect_goods(A, [Wine, Brocade]);
        let scene = scene.expect_goods(B, [Grain, Wine]).expect_goods(C, [Grain]).expect_coins(A, 0);
        let (seat, victim) = (A.seat(), B.seat());
        scene.expect_intrigue(IntrigueEvent::GoodsSwapped { seat, victim, takes: Brocade, gives: Grain });
    }
}

/// The arsonist returns a foreign station in the actor's town to its owner's stock.
#[test]
fn t_078_the_arsonist_burns_a_station() {
    for scene in honest(3) {
        let scene = scene.stations(A, ["orleans"]).stations(B, ["orleans", "tours"]).stations(C, ["orleans"]);
        let scene = scene.send(A, Farmer, "arsonist.1").expect_legal(A, "", ["decline", "plot 1 burn", "plot 2 burn"]);
        let scene = scene.refused(A, "plot 0 burn", "T-078").play(A, "plot 2 burn").expect_stations(C, [], 10);
        scene.expect_stations(B, ["orleans", "tours"], 8).expect_stations(A, ["orleans"], 9);
    }
    for scene in honest(3) {
        let scene = scene.merchant(A, "tours").stations(B, ["tours"]).stations(C, ["blois"]);
        let scene = scene.send(A, Farmer, "arsonist.1").refused(A, "plot 2 burn", "T-078");
        scene.play(A, "plot 1 burn").expect_stations(B, [], 10).expect_stations(C, ["blois"], 9);
    }
}

/// The kidnapper moves a merchant to Orléans; no good is taken on the way.
#[test]
fn t_078_the_kidnapper_moves_a_merchant() {
    for scene in honest(3) {
        let scene = scene.merchant(B, "blois").merchant(C, "tours").send(A, Boatman, "kidnapper.1");
        let scene = scene.expect_coins(A, 1).expect_legal(A, "", ["plot 1 kidnap", "plot 2 kidnap"]);
        let scene = scene.play(A, "plot 1 kidnap").expect_merchant(B, "orleans").expect_goods(B, []);
        scene.expect_merchant(C, "tours").expect_goods(A, []);
    }
}

/// With one opponent there is no choice (T-011).
#[test]
fn t_078_a_single_target_is_forced() {
    for scene in honest(2) {
        let scene = scene.merchant(B, "blois").send(A, Boatman, "kidnapper.1").expect_merchant(B, "orleans");
        scene.expect_ask(B, asks::Turn).expect_coins(A, 1);
    }
}

/// A merchant in Orléans may be named: there is no effect and no bribe.
#[test]
fn t_084_a_merchant_in_orleans_can_be_named() {
    for scene in intrigue(3) {
        let scene = scene.merchant(B, "blois").coins(B, 3).coins(C, 3).send(A, Boatman, "kidnapper.1");
        let scene = scene.play(A, "plot 2 kidnap").expect_ask(B, asks::Turn).expect_coins(A, 1);
        scene.expect_merchant(B, "blois").expect_merchant(C, "orleans").expect_coins(C, 3);
    }
}

/// Each opponent in turn from the left gives one item of his choice; coins do not count.
#[test]
fn t_078_the_torturer_takes_an_item_of_each_opponent() {
    for scene in honest(3) {
        let scene = scene.coins(B, 5).goods(B, [Wool]).bag(A, [Farmer]).bag(B, [Monk]).unbuilt(C, 0);
        let scene = scene.market(C, Follower::OWN).send(A, Farmer, "torturer.1").expect_coins(A, 1);
        let scene = scene.expect_ask(B, asks::Tortured { owed: 1 });
        let scene = scene.expect_legal(B, "", ["surrender station", "surrender follower", "surrender good wool"]);
        let scene = scene.play(B, "surrender good wool").expect_goods_out(Wool, 1).expect_coins(B, 5);
        // C has nothing to give.
        scene.expect_ask(B, asks::Turn);
    }
}

/// The torturer goes clockwise from the actor and omits the actor.
#[test]
fn t_078_the_torturer_goes_clockwise() {
    for scene in honest(4) {
        let scene = scene.play(A, "pass").send(B, Farmer, "torturer.1");
        let scene = scene.expect_ask(C, asks::Tortured { owed: 1 }).play(C, "surrender station");
        let scene = scene.expect_ask(D, asks::Tortured { owed: 1 }).play(D, "surrender station");
        let scene = scene.expect_ask(A, asks::Tortured { owed: 1 }).play(A, "surrender station");
        scene.expect_ask(C, asks::Turn).expect_stations(B, [], 10).expect_stations(A, [], 9);
    }
}

/// The executioner draws from the whole bag: neutral ones go to the supply, own ones back.
#[test]
fn t_078_the_executioner_draws_from_the_bag() {
    for scene in honest(3) {
        let scene = scene.bag(B, [Knight, Knight, Farmer]).market(B, [OwnFarmer, OwnTrader]);
        let scene = scene.send(A, Farmer, "executioner.1").expect_coins(A, 2).play(A, "plot 1 execute");
        let scene = scene
            .expect_draw(Draw::Intrigue(intrigue::Draws::Execution(intrigue::Execution { seat: B.seat() })))
            .saved()
            .expect_outcomes([
                ("follower farmer", 1),
                ("follower knight", 2),
                ("follower ownBoatman", 1),
                ("follower ownCraftsman", 1),
            ]);
        let lost = scene.clone().deal(["follower knight"]).expect_supply(Knight, 1).expect_out(Knight, 0);
        lost.expect_bagged(B, Knight, -1).expect_ask(B, asks::Turn);
        let kept = scene.deal(["follower ownBoatman"]).expect_bagged(B, OwnBoatman, 0);
        kept.expect_intrigue(IntrigueEvent::FollowerExecuted { seat: B.seat(), follower: OwnBoatman, lost: false });
    }
}

/// A player with an empty bag may be named without effect; from a bag with only own followers one is drawn, without a
/// bribe.
#[test]
fn t_078_the_executioner_needs_a_neutral_follower() {
    for scene in intrigue(2) {
        let empty = scene.clone().coins(B, 2).market(B, Follower::OWN).send(A, Farmer, "executioner.1");
        empty.expect_ask(B, asks::Turn).expect_coins(A, 2);
        let own = scene
            .coins(B, 2)
            .send(A, Farmer, "executioner.1")
            .expect_draw(Draw::Intrigue(intrigue::Draws::Execution(intrigue::Execution { seat: B.seat() })));
        own.deal(["follower ownFarmer"]).expect_ask(B, asks::Turn).expect_bagged(B, OwnFarmer, 0);
    }
}

/// The saboteur returns a follower to its bag, so its place is no longer activated.
#[test]
fn t_080_sabotage_deactivates_a_place() {
    for scene in honest(2) {
        let scene = scene.at(B, Scriptorium, [Knight, Scholar]).send(A, Farmer, "saboteur.1").expect_coins(A, 1);
        let scene = scene.play(A, "plot 1 sabotage scriptorium.2").expect_bagged(B, Scholar, 1);
        scene.expect_space(B, "scriptorium.1", "knight").refused(B, "use scriptorium", "O-044");
    }
}

/// Any follower on an action space: town hall, sacristy and place tiles, own ones too; not market, tower, technology.
#[test]
fn t_080_the_saboteur_has_his_targets() {
    for scene in honest(3) {
        let scene = scene.places(B, [Sacristy, GunpowderTower, Hospital]).tower(B, [Monk]).market(B, [Knight]);
        let scene = scene.at(B, TownHall, [Trader, Trader]).stand(B, "sacristy.1", Monk).stand(B, "hospital.1", Monk);
        let scene = scene.stand(B, "castle.1", OwnFarmer).technology(B, "castle.2").stand(C, "ship.3", Knight);
        let scene = scene.stand(A, "ship.3", Knight).send(A, Farmer, "saboteur.1").expect_legal(
            A,
            "",
            [
                "plot 1 sabotage townHall.1",
                "plot 1 sabotage sacristy.1",
                "plot 1 sabotage hospital.1",
                "plot 1 sabotage castle.1",
                "plot 2 sabotage ship.3",
            ],
        );
        let scene =
            scene.refused(A, "plot 1 sabotage castle.2", "T-080").refused(A, "plot 1 sabotage townHall.2", "O-141");
        let scene = scene.refused(A, "plot 1 sabotage ship.1", "T-080").refused(A, "plot 0 sabotage ship.3", "T-078");
        scene.play(A, "plot 1 sabotage castle.1").expect_space(B, "castle.1", "").expect_bagged(B, OwnFarmer, 1);
    }
}

/// Players who have passed are targets too.
#[test]
fn t_080_passed_players_are_targets() {
    for scene in honest(2) {
        let scene = scene.stand(A, "ship.1", Farmer).play(A, "pass").send(B, Farmer, "saboteur.1");
        scene.expect_space(A, "ship.1", "").expect_ask(B, asks::Turn);
    }
}

/// The spy moves technology at once to the same space of the actor's board, even beyond the limit to farmers.
#[test]
fn t_081_stolen_technology_is_installed_at_once() {
    for scene in honest(3) {
        let scene = scene.technology(B, "scriptorium.1").stand(A, "scriptorium.2", Scholar);
        let scene = scene.send(A, Craftsman, "spy.1").expect_space(B, "scriptorium.1", "");
        let scene = scene.expect_space(A, "scriptorium.1", "technology").expect_gears(A, []);
        // A completed place can be used in this round.
        scene.pass([B, C]).play(A, "use scriptorium").expect_development(A, 1, 1);
    }
}

/// The actor's follower on that space goes into the bag.
#[test]
fn t_081_follower_makes_room() {
    for scene in honest(3) {
        let scene = scene.technology(B, "ship.3").stand(A, "ship.3", Knight).stand(A, "ship.1", Farmer);
        let scene = scene.send(A, Craftsman, "spy.1").expect_space(A, "ship.3", "technology");
        scene.expect_bagged(A, Knight, 1).expect_space(A, "ship.1", "farmer");
    }
}

/// Place tiles are safe, and so is a place with technology of the actor; the opponent's place may become inactive.
#[test]
fn t_081_the_spy_has_his_targets() {
    for scene in honest(3) {
        let scene =
            scene.places(B, [Winery]).technology(B, "winery.1").technology(B, "ship.3").technology(B, "wagon.1");
        let scene = scene.technology(A, "wagon.2").technology(C, "castle.1").stand(B, "ship.1", Farmer);
        let scene = scene.stand(B, "ship.2", Boatman).send(A, Craftsman, "spy.1");
        let scene = scene.expect_legal(A, "", ["plot 1 spy ship.3", "plot 2 spy castle.1"]);
        let scene = scene.refused(A, "plot 1 spy winery.1", "T-081").refused(A, "plot 1 spy wagon.1", "T-081");
        let scene = scene.refused(A, "plot 1 spy guildhall.1", "T-081").refused(A, "plot 0 spy wagon.2", "T-078");
        assert_eq!(scene.clone().legal(B), Vec::<String>::new());
        scene.play(A, "plot 1 spy ship.3").expect_legal(B, "ship", []);
    }
}

/// The tax collector takes up to two coins of each opponent, without torture.
#[test]
fn t_078_the_tax_collector_takes_two_coins() {
    for scene in honest(4) {
        let scene = scene.coins(B, 5).coins(C, 1).send(A, Trader, "taxCollector.1").expect_coins(A, 3);
        scene.expect_coins(B, 3).expect_coins(C, 0).expect_coins(D, 0).expect_ask(B, asks::Turn);
    }
}

/// A good of an opponent may be named on the brasserie or beside it; the swapped-in good is ordinary.
#[test]
fn t_097_opponents_name_either() {
    let scene = with_options(3, &[ModuleId::Intrigue, ModuleId::NewPlaces], |options| options.bribery = Bribery::Off);
    let scene = scene.goods(B, [Cheese, Cheese, Wine]).on_brasserie(B, [Cheese, Wine]).goods(A, [Cheese, Grain]);
    let scene = scene.send(A, Farmer, "swindler.1").expect_legal(
        A,
        "",
        [
            "decline",
            "plot 1 swindle cheese for grain",
            "plot 1 swindle stored cheese for grain",
            "plot 1 swindle stored cheese for cheese",
            "plot 1 swindle stored wine for grain",
            "plot 1 swindle stored wine for cheese",
        ],
    );
    let scene = scene.refused(A, "plot 1 swindle cheese for cheese", "T-078");
    let scene = scene.refused(A, "plot 1 swindle wine for grain", "T-097");
    let beside = scene.clone().play(A, "plot 1 swindle cheese for grain").expect_goods(B, [Grain, Cheese, Wine]);
    beside.expect_stored(B, [Cheese, Wine]).expect_goods(A, [Cheese, Cheese]);
    let from = scene.clone().play(A, "plot 1 swindle stored cheese for grain").expect_goods(B, [Grain, Cheese, Wine]);
    from.expect_stored(B, [Wine]).expect_goods(A, [Cheese, Cheese]).expect_stored(A, []);
    let same = scene.play(A, "plot 1 swindle stored cheese for cheese").expect_goods(B, [Cheese, Cheese, Wine]);
    same.expect_stored(B, [Wine]).expect_goods(A, [Cheese, Grain]);
}

/// The actor and the briber give ordinary goods first.
#[test]
fn t_097_ordinary_goods_first() {
    let scene = with(3, &[ModuleId::Intrigue, ModuleId::NewPlaces]).goods(A, [Cheese, Cheese]).goods(B, [Wine, Wine]);
    let scene = scene.on_brasserie(B, [Wine]);
    let scene = scene.send(A, Farmer, "swindler.1").play(A, "plot 1 swindle stored wine for cheese").play(B, "offer");
    let one = scene.clone().play(B, "pledge 1").play(A, "accept").expect_stored(B, [Wine]).expect_goods(B, [Wine]);
    one.expect_goods(A, [Cheese, Cheese, Wine]).expect_stored(A, []);
    scene.play(B, "pledge 2").play(A, "accept").expect_stored(B, []).expect_goods(B, []);
    let own = with_options(3, &[ModuleId::Intrigue, ModuleId::NewPlaces], |options| options.bribery = Bribery::Off);
    let own = own.goods(A, [Cheese, Cheese]).on_brasserie(A, [Cheese]).goods(B, [Wool]).send(A, Farmer, "swindler.1");
    own.play(A, "plot 1 swindle wool for cheese").expect_stored(A, [Cheese]).expect_goods(A, [Cheese, Wool]);
}

/// Players who have passed are targets, give items and may bribe, but take no turn.
#[test]
fn t_100_passed_players_are_affected() {
    for scene in intrigue(2) {
        let scene = scene.merchant(A, "tours").coins(A, 2).stand(A, "ship.1", Farmer).play(A, "pass");
        let scene = scene.at(B, TownHall, [Boatman, Farmer]).play(B, "townHall boatman > kidnapper.1");
        let scene = scene.expect_bribe(A, B, Plot::Kidnap).play(A, "offer").play(A, "pledge 1").play(B, "accept");
        let scene = scene.expect_merchant(A, "tours").expect_coins(A, 1).expect_coins(B, 2);
        let scene = scene.play(B, "townHall farmer > torturer.1").play(A, "decline");
        let scene = scene.expect_ask(A, asks::Tortured { owed: 1 }).play(A, "surrender station");
        scene.expect_ask(B, asks::Turn).expect_stations(A, [], 9);
    }
}
