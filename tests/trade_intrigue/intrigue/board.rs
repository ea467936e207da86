//! The board, its followers and the bonuses of its completion: T-077, T-078, T-083, T-085.

use super::*;

/// With four players all spaces are open, with three the last one of each is covered.
#[test]
fn t_077_covers_depend_on_the_players() {
    for seats in [3, 4] {
        for scene in intrigue(seats) {
            let scene = scene.at(A, TownHall, [Knight, Monk]);
            let legal = scene.legal_like(A, "townHall");
            let last = ["townHall knight > kidnapper.4", "townHall monk > torturer.4", "townHall monk > spy.4"];
            assert!(last.iter().all(|line| legal.contains(&line.to_string()) == (seats == 4)), "{legal:?}");
            let scene = if seats == 3 { scene.refused(A, last[0], "T-069") } else { scene };
            scene.expect_legal(A, "townHall knight > torturer", ["townHall knight > torturer.3"]);
        }
    }
}

/// With two players arsonist and spy are out besides.
#[test]
fn t_077_two_players_play_without_arsonist_and_spy() {
    for scene in intrigue(2) {
        let scene = scene.at(A, TownHall, [Craftsman, Trader]);
        let scene = scene.refused(A, "townHall craftsman > arsonist.2", "T-069");
        let scene = scene.refused(A, "townHall craftsman > spy.1", "T-069");
        scene.expect_legal(
            A,
            "townHall craftsman",
            ["townHall craftsman > torturer.2", "townHall craftsman > saboteur.2"],
        );
    }
}

/// The base game's deeds and their citizens are replaced; five citizens lie on this board.
#[test]
fn t_077_the_board_replaces_the_deeds() {
    for scene in intrigue(4) {
        let scene = scene.at(A, TownHall, [Knight, Monk]).refused(A, "townHall knight > cityWall", "O-074");
        let citizens: Vec<&str> = Civic::ALL
            .iter()
            .filter(|civic| scene.table.rules().civics.played.has(**civic))
            .filter_map(|civic| civic.citizen().map(Citizen::name))
            .collect();
        assert_eq!(citizens, ["kidnapper", "torturer", "executioner", "saboteur", "traitor"]);
    }
}

/// Only the printed kind, in any order, never own followers; a monk replaces no role.
#[test]
fn t_077_only_the_printed_kind_is_sent() {
    for scene in intrigue(4) {
        let scene = scene.places(A, [GunpowderTower]).tower(A, [OwnFarmer, Boatman]).at(A, TownHall, [Monk]);
        let scene = scene.refused(A, "gunpowderTower farmer > saboteur.1", "T-069");
        let scene = scene.refused(A, "townHall monk > saboteur.1", "T-069");
        let scene = scene.refused(A, "gunpowderTower boatman > saboteur.1", "T-069");
        let scene = scene.play(A, "gunpowderTower boatman > saboteur.4").expect_tower(A, [OwnFarmer]);
        let spots = scene.table.state().civics[Civic::Saboteur].0;
        assert_eq!(spots[..4], [None, None, None, Some(Spot::Sent(Role::Boatman))]);
    }
}

/// An impossible effect is skipped; the follower may be sent anyway, and its coins are paid.
#[test]
fn t_077_an_impossible_effect_is_skipped() {
    for scene in intrigue(3) {
        // No player has technology, goods, stations or followers on spaces, and none is ahead.
        let void = |follower, to: &str, coins| {
            scene.clone().send(A, follower, to).expect_ask(B, asks::Turn).expect_coins(A, coins)
        };
        void(Craftsman, "spy.1", 0);
        void(Trader, "swindler.3", 0);
        void(Craftsman, "arsonist.2", 0);
        void(Farmer, "traitor.1", 0);
        void(Farmer, "saboteur.1", 1);
    }
}

/// The bonus of the completion is paid even if the effect is skipped.
#[test]
fn t_077_a_completion_without_effect_pays_its_bonus() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("saboteur", [Farmer, Craftsman]).send(A, Craftsman, "saboteur.3");
        scene.expect_coins(A, 1).expect_citizens(A, ["saboteur"]).expect_ask(B, asks::Turn);
    }
}

/// A "may" can be declined, an order cannot.
#[test]
fn t_077_some_effects_can_be_declined() {
    for scene in intrigue(3) {
        let scene = scene.goods(A, [Grain]).goods(B, [Wine]).merchant(A, "tours").stations(B, ["tours"]);
        let scene = scene.stand(B, "ship.2", Boatman).stand(C, "ship.2", Boatman);
        let swindler = scene.clone().send(A, Farmer, "swindler.1").expect_target(A, Civic::Swindler);
        swindler.play(A, "decline").expect_ask(B, asks::Turn).expect_goods(A, [Grain]).expect_goods(B, [Wine]);
        let arsonist = scene.clone().send(A, Farmer, "arsonist.1").expect_target(A, Civic::Arsonist);
        arsonist.play(A, "decline").expect_ask(B, asks::Turn).expect_stations(B, ["tours"], 9);
        let saboteur = scene.clone().send(A, Farmer, "saboteur.1").expect_target(A, Civic::Saboteur);
        saboteur.refused(A, "decline", "T-077");
        scene.send(A, Boatman, "kidnapper.1").expect_target(A, Civic::Kidnapper).refused(A, "decline", "T-077");
    }
}

/// Two followers on one intriguer are two effects.
#[test]
fn t_077_two_followers_have_two_effects() {
    for scene in honest(3) {
        let scene = scene.merchant(B, "tours").merchant(C, "blois").at(A, TownHall, [Boatman, Boatman]);
        let scene = scene.play(A, "townHall boatman > kidnapper.1").expect_coins(A, 1).play(A, "plot 1 kidnap");
        let scene = scene.expect_merchant(B, "orleans").expect_merchant(C, "blois").expect_coins(A, 1);
        let scene = scene.play(A, "townHall boatman > kidnapper.2").expect_coins(A, 2).play(A, "plot 2 kidnap");
        scene.expect_merchant(C, "orleans").expect_ask(B, asks::Turn);
    }
}

/// First the coins, then the choice, then the effect, then the bonus.
#[test]
fn t_078_a_plot_has_a_sequence() {
    for scene in honest(3) {
        let scene = scene.merchant(B, "tours").intriguer("kidnapper", [Boatman, Boatman]);
        let scene = scene.send(A, Boatman, "kidnapper.3").expect_coins(A, 1).expect_citizens(A, []);
        let scene = scene.expect_target(A, Civic::Kidnapper).play(A, "plot 1 kidnap");
        let position_of = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).unwrap();
        let order = [
            position_of(|event| matches!(event, Event::Civics(CivicsEvent::FollowerDispatched { .. }))),
            position_of(|event| matches!(event, Event::CoinsGained { .. })),
            position_of(|event| matches!(event, Event::Intrigue(IntrigueEvent::MerchantKidnapped { .. }))),
            position_of(|event| matches!(event, Event::CitizenTaken { .. })),
        ];
        assert!(order.is_sorted(), "{:?}", scene.events);
        scene.expect_citizens(A, ["kidnapper"]).expect_coins(A, 1);
    }
}

/// Completing kidnapper, torturer, executioner, saboteur or traitor brings a citizen, each its own.
#[test]
fn t_078_completions_bring_citizens() {
    for scene in honest(3) {
        let complete = |civic: &str, there: [Follower; 2], last: Follower| {
            let scene = scene.clone().intriguer(civic, there).arrange(|state| {
                // No player can give anything, so there is no torture.
                state.players.values_mut().iter_mut().for_each(|player| player.unbuilt = 0);
            });
            let scene = scene.market(B, Follower::OWN).market(C, Follower::OWN);
            let scene = scene.send(A, last, &format!("{civic}.3"));
            let scene = match scene.legal_like(A, "plot").first() {
                Some(plot) => scene.play(A, plot),
                None => scene,
            };
            assert_eq!(scene.table.state().citizens[named::<Citizen>(civic)], Some(A.seat()), "{civic}");
            scene.expect_ask(B, asks::Turn);
        };
        complete("kidnapper", [Boatman, Boatman], Boatman);
        complete("torturer", [Farmer, Craftsman], Knight);
        complete("executioner", [Farmer, Boatman], Knight);
        complete("saboteur", [Farmer, Craftsman], Craftsman);
        complete("traitor", [Farmer, Trader], Scholar);
    }
}

/// Completing the swindler brings a chosen good from the goods market.
#[test]
fn t_078_the_swindler_brings_a_good() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("swindler", [Farmer, Boatman]).goods_market(Brocade, 0);
        let only = [Grain, Cheese, Wine].into_iter().fold(scene.clone(), |scene, good| scene.goods_market(good, 0));
        let scene = scene.send(A, Trader, "swindler.3");
        let scene = scene.expect_legal(A, "", ["loot grain", "loot cheese", "loot wine", "loot wool"]);
        assert_eq!(scene.touched(A, "loot wool"), ["goods.wool"]);
        let scene = scene.refused(A, "loot brocade", "T-078").refused(A, "decline", "T-078").play(A, "loot wool");
        scene.expect_goods(A, [Wool]).expect_goods_market(Wool, -1).expect_ask(B, asks::Turn);
        // A single kind comes without a question; an empty market has no effect.
        let none = only.clone().goods_market(Wool, 0);
        only.send(A, Trader, "swindler.3").expect_goods(A, [Wool]).expect_ask(B, asks::Turn);
        none.send(A, Trader, "swindler.3").expect_goods(A, []).expect_ask(B, asks::Turn);
    }
}

/// Completing the spy brings technology for any space, which waits beside the board until its owner has passed.
#[test]
fn t_078_the_spy_brings_technology() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("spy", [Craftsman, Trader]);
        let none = scene.clone().gone([Laboratory]).technology_left(0);
        let scene = scene.send(A, Scholar, "spy.3").expect_gears(A, [Gear::Free]).expect_ask(B, asks::Turn);
        let scene = scene.play(B, "pass").play(C, "pass").refused(A, "install free > ship.2", "O-048");
        scene.play(A, "pass").play(A, "install free > ship.2").expect_space(A, "ship.2", "technology");
        none.send(A, Scholar, "spy.3").expect_gears(A, []).expect_ask(B, asks::Turn);
    }
}

/// Completing the tax collector brings two coins.
#[test]
fn t_078_the_tax_collector_brings_coins() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("taxCollector", [Trader, Trader]);
        scene.send(A, Knight, "taxCollector.3").expect_coins(A, 2).expect_ask(B, asks::Turn);
    }
}

/// A station may be built where the arson made room, by the guildhall's rules.
#[test]
fn t_083_a_burnt_town_can_be_rebuilt() {
    for scene in honest(3) {
        let scene = scene.intriguer("arsonist", [Farmer, Craftsman]).merchant(A, "tours").stations(B, ["tours"]);
        let burned = scene.clone().send(A, Craftsman, "arsonist.3").play(A, "plot 1 burn");
        let burned = burned.expect_ask(A, Ask::Intrigue(IntrigueAsk::Rebuild(intrigue::Rebuilding)));
        let burned = burned.expect_legal(A, "", ["rebuild", "decline"]);
        burned.clone().play(A, "rebuild").expect_stations(A, ["tours"], 9).expect_stations(B, [], 10);
        burned.play(A, "decline").expect_stations(A, [], 10).expect_ask(B, asks::Turn);
        // Without arson the town is occupied.
        scene.clone().send(A, Craftsman, "arsonist.3").play(A, "decline").expect_ask(B, asks::Turn);
        // No station is left.
        let none = scene.unbuilt(A, 0).send(A, Craftsman, "arsonist.3").play(A, "plot 1 burn");
        none.expect_ask(B, asks::Turn).expect_stations(A, [], 0);
    }
}

/// Orléans has room for each player; a tavern never helps.
#[test]
fn t_083_orleans_has_room_and_taverns_do_not_help() {
    for scene in honest(3) {
        let scene = scene.intriguer("arsonist", [Farmer, Craftsman]).stations(B, ["orleans"]).stations(C, ["orleans"]);
        let scene = scene.send(A, Craftsman, "arsonist.3").play(A, "decline").play(A, "rebuild");
        scene.expect_stations(A, ["orleans"], 9).expect_stations(B, ["orleans"], 9);
    }
    let scene = with_options(3, &[ModuleId::Intrigue, ModuleId::NewPlaces], |options| options.tavern = true);
    let scene = scene.arrange(|state| {
        // Not all tiles are in play: the tavern is, and another one is not.
        if state.out.places.has(Tavern) {
            state.out.places.insert(state.places.iter().next().unwrap());
            state.out.places.remove(Tavern);
        }
    });
    let scene = scene.intriguer("arsonist", [Farmer, Craftsman]).merchant(A, "tours").stations(B, ["tours"]);
    let scene = scene.places(A, [Tavern]).send(A, Craftsman, "arsonist.3").play(A, "decline");
    scene.expect_ask(B, asks::Turn).expect_stations(A, [], 10);
}

/// All steps of one action: follower and space, offer, answer, item, bonus, second follower, target.
#[test]
fn t_085_an_action_has_all_its_steps() {
    for scene in intrigue(3) {
        let scene = scene.intriguer("torturer", [Farmer, Craftsman]).at(A, TownHall, [Knight, Boatman]);
        let scene = scene.coins(B, 2).bag(C, [Scholar]).merchant(C, "tours");
        let scene = scene.play(A, "townHall knight > torturer.3").expect_coins(A, 1);
        let scene = scene.expect_bribe(B, A, Plot::Torture).play(B, "offer").play(B, "pledge 2");
        let scene = scene.expect_bribed(A, B, Plot::Torture, bundle(2, [])).play(A, "accept").expect_coins(A, 3);
        let scene = scene.expect_ask(C, asks::Tortured { owed: 1 }).play(C, "surrender follower");
        let scene =
            scene.expect_draw(Draw::Torture(draws::TakeFollower { seat: C.seat() })).expect_citizens(A, []).saved();
        let scene = scene.deal(["follower scholar"]).expect_out(Scholar, 1).expect_citizens(A, ["torturer"]);
        assert!(matches!(
            scene.table.ask(A.seat()),
            Some(Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore { from: TownHall, .. })))
        ));
        let scene = scene.play(A, "townHall boatman > kidnapper.1").expect_coins(A, 4);
        let scene = scene.expect_legal(A, "", ["plot 1 kidnap", "plot 2 kidnap"]).play(A, "plot 2 kidnap");
        scene.expect_merchant(C, "orleans").expect_ask(B, asks::Turn);
    }
}
