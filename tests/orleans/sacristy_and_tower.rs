//! Chapter 5, last part: sacristy and gunpowder tower.

use crate::support::orleans::*;

#[test]
fn o_097_the_sacristy_shields() {
    assert_eq!(Place::Sacristy.row().category, Category::I);
    for scene in both(2) {
        let scene = scene.places(A, [Sacristy]).at(A, Sacristy, [Monk]).coins(A, 9).coins(B, 9);
        // It has no action in phase 5.
        let scene = scene.expect_legal(A, "", ["pass"]).refused(A, "use sacristy", "O-097");
        let taxes = scene.clone().event("taxes").goods(A, [Wool; 6]).goods(B, [Wine; 6]).pass_all();
        let taxes = taxes.expect_ask(A, asks::Shielding).expect_legal(A, "", ["shield", "suffer"]);
        let shielded = taxes.clone().play(A, "shield").expect_coins(A, 9).expect_bagged(A, Monk, 1);
        let shielded = shielded.expect_space(A, "sacristy.1", "").expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let due = if shielded.setup.edition == Edition::First { 2 } else { 6 };
        shielded.expect_coins(B, 9 - due);
        taxes.play(A, "suffer").expect_coins(A, 9 - due).expect_space(A, "sacristy.1", "monk");
        // The whole harvest, before any payment.
        let harvest = scene.clone().event("harvest").goods(A, [Grain]).pass_all().expect_ask(A, asks::Shielding);
        harvest.refused(A, "give grain", "O-097").play(A, "shield").expect_goods(A, [Grain]).expect_coins(A, 9);
        // Before the draw of the plague.
        let plague = scene.clone().event("plague").bag(A, [Knight]).pass_all().expect_ask(A, asks::Shielding);
        plague
            .play(A, "shield")
            .expect_draw(Draw::Plague(draws::Plague { seat: B.seat() }))
            .expect_bagged(A, Knight, 0);
        // Not against harmless events.
        for tile in ["income", "tradingDay"] {
            scene
                .clone()
                .event(tile)
                .pass_all()
                .expect_space(A, "sacristy.1", "monk")
                .expect_draw(Draw::Hourglass(draws::TurnHourglass));
        }
        scene
            .event("pilgrimage")
            .pass_all()
            .expect_space(A, "sacristy.1", "monk")
            .expect_draw(Draw::Hourglass(draws::TurnHourglass));
    }
}

/// A player without a loss is not asked.
#[test]
fn o_097_players_without_a_loss_are_not_asked() {
    for scene in both(2) {
        let scene = scene.places(A, [Sacristy]).at(A, Sacristy, [Monk]).coins(A, 9);
        let taxes = scene.clone().event("taxes").pass_all();
        taxes.expect_draw(Draw::Hourglass(draws::TurnHourglass)).expect_coins(A, 9).expect_space(
            A,
            "sacristy.1",
            "monk",
        );
        let bag = |scene: Scene, bag: [Follower; 1]| scene.event("plague").bag(A, bag).pass_all();
        bag(scene.clone(), [OwnTrader]).expect_draw(Draw::Plague(draws::Plague { seat: A.seat() }));
        bag(scene, [Trader]).expect_ask(A, asks::Shielding);
    }
}

/// Without a monk there is no shield; and none against the census.
#[test]
fn o_097_shields_need_a_monk_and_an_event() {
    for scene in both(3) {
        let empty = scene.clone().event("taxes").places(A, [Sacristy]).goods(A, [Wool; 3]).coins(A, 3).pass_all();
        assert!(empty.player(A).coins < 3);
        let census = scene.dawn("taxes").places(A, [Sacristy]).at(A, Sacristy, [Monk]).track(B, Farmer, 1);
        let census = census.track(C, Farmer, 1).turn_over("taxes").expect_ask(A, asks::Tortured { owed: 1 });
        census.refused(A, "shield", "O-120");
    }
}

#[test]
fn o_098_the_tower_holds_two_followers() {
    assert_eq!((Place::GunpowderTower.row().category, Place::GunpowderTower.row().spaces.len()), (Category::II, 0));
    for scene in both(2) {
        // In phase 4 one or both may go to spaces, but none onto the tower.
        let scene =
            scene.planning().places(A, [Hayrick, GunpowderTower]).tower(A, [Knight, OwnFarmer]).market(A, [Scholar]);
        let scene = scene.refused(A, "shelter scholar", "O-030").refused(A, "plan knight > ship.3", "O-030");
        let scene = scene.play(A, "plan tower ownFarmer > hayrick.1").expect_tower(A, [Knight]);
        let scene = scene.refused(A, "plan tower ownFarmer > ship.1", "O-030").ready([A, B]);
        let scene = scene.expect_legal(
            A,
            "gunpowderTower",
            [
                "gunpowderTower knight > cityWall",
                "gunpowderTower knight > papalConclave",
                "gunpowderTower knight > peaceTreaty",
            ],
        );
        let scene = scene.refused(A, "use gunpowderTower", "O-098");
        scene
            .play(A, "gunpowderTower knight > peaceTreaty")
            .expect_coins(A, 2)
            .expect_tower(A, [])
            .expect_ask(B, asks::Turn);
    }
}

/// One or two in one action; own followers are not sent, and followers that are not sent stay.
#[test]
fn o_098_the_tower_sends_followers() {
    for scene in both(2) {
        let scene = scene.places(A, [Hayrick, GunpowderTower]);
        let two = scene
            .clone()
            .tower(A, [Knight, Monk])
            .at(A, TownHall, [Monk])
            .play(A, "gunpowderTower knight > papalConclave");
        let two =
            two.expect_ask(A, asks::SendMore { from: GunpowderTower }).refused(A, "townHall monk > cathedral", "O-074");
        let two = two.play(A, "gunpowderTower monk > papalConclave").expect_coins(A, 6).expect_tower(A, []);
        let two = two.expect_space(A, "townHall.1", "monk").pass([B]).play(A, "townHall monk > papalConclave");
        two.expect_citizens(A, ["papalConclave"]);
        let own = scene.tower(A, [Knight, OwnTrader]).play(A, "gunpowderTower knight > cityWall");
        own.expect_ask(B, asks::Turn).expect_tower(A, [OwnTrader]);
    }
}

/// In phase 3 followers move between market and tower; without a tower there is no question.
#[test]
fn o_098_followers_shift_in_phase_3() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").places(A, [Hayrick, GunpowderTower]).tower(A, [Monk, Monk]);
        let scene = scene.market(A, [Knight]).turn_over("tradingDay").deal_any().expect_ask(A, asks::Sheltering);
        assert_eq!(scene.table.ask(B.seat()), None);
        let scene = scene.play(A, "shelter knight").ready([A]).expect_tower(A, [Knight]);
        scene.expect_market(A, [Monk, Monk, OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]);
    }
}

/// A tower taken in phase 5 works from the next phase 3 on.
#[test]
fn o_098_a_new_tower_works_from_the_next_round_on() {
    for scene in both(2) {
        let scene = scene.activated(A, [Village]).track(A, Trader, 1).market(A, [Monk]).play(A, "village trader");
        let scene = scene.play(A, "take gunpowderTower").expect_tower(A, []).pass([B]).expect_legal(A, "", ["pass"]);
        let scene = scene.pass([A]).turn_over("plague").deal_any().expect_ask(A, asks::Sheltering);
        scene.play(A, "shelter monk").ready([A]).expect_tower(A, [Monk]);
    }
}

/// Followers return as far as market and tower have room.
#[test]
fn o_098_the_tower_makes_room_for_returns() {
    for scene in both(4) {
        let scene =
            scene.dawn("tradingDay").places(A, [Hayrick, GunpowderTower]).market(A, [Monk; 8]).tower(A, [Knight]);
        let scene = scene.at(A, Castle, [OwnFarmer, OwnBoatman]).turn_over("tradingDay").play(A, "recall castle.1");
        let scene = scene.deal_any().refused(A, "ready", "O-028").play(A, "shelter monk").play(A, "shelter knight");
        scene.ready([A]).expect_space(A, "castle.2", "ownBoatman").expect_tower(A, [Knight, Monk]);
    }
}
