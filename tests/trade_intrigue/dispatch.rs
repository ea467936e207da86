//! Chapter 5, first part: the board of new deeds, and followers sent there.

use crate::support::orleans::*;
use loire::orleans::modules::civics::Sending;
use loire::orleans::modules::civics::spaces;

const DEEDS: [ModuleId; 1] = [ModuleId::NewDeeds];
const BOTH: [ModuleId; 2] = [ModuleId::NewDeeds, ModuleId::Intrigue];

/// The number of spaces of each deed and intriguer, in their order.
fn sizes(setup: &Setup) -> Vec<usize> {
    let rules = Rules::new(setup).unwrap();
    Civic::ALL.iter().map(|&civic| spaces(&rules, civic).len()).collect()
}

fn setups(seats: u8) -> [Setup; 2] {
    [Edition::First, Edition::Later].map(|edition| expanded(edition, seats, &DEEDS, |_| {}))
}

#[test]
fn t_002_one_board_or_both_are_in_play() {
    for edition in [Edition::First, Edition::Later] {
        let error = Rules::new(&expanded(edition, 3, &BOTH, |_| {})).unwrap_err();
        assert_eq!(error.path, "modules");
        for modules in [&DEEDS[..], &[ModuleId::Intrigue], &[]] {
            let error = Rules::new(&expanded(edition, 3, modules, |options| options.civic_board = CivicBoard::Both))
                .unwrap_err();
            assert_eq!(error.path, "options.civicBoard");
        }
        let both = |seats| sizes(&expanded(edition, seats, &BOTH, |options| options.civic_board = CivicBoard::Both));
        // No covers, although two players play without the same deeds.
        assert_eq!(both(4), [6, 6, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
        assert_eq!(both(3), both(4));
        assert_eq!(both(2), [6, 0, 5, 4, 4, 0, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 0, 4, 4]);
    }
    // The deeds of the base game are gone, and a dispatch may go to either board.
    let scene = with_options(3, &BOTH, |options| options.civic_board = CivicBoard::Both).at(A, TownHall, [Trader]);
    let scene = scene.refused(A, "townHall trader > cathedral", "O-074").refused(A, "townHall trader > spy.1", "T-069");
    scene.expect_legal(
        A,
        "townHall",
        [
            "townHall trader > alchemy.1",
            "townHall trader > court.1",
            "townHall trader > harvestFestival.5",
            "townHall trader > sheepBreeding.4",
            "townHall trader > coinage.1",
            "townHall trader > townRights.1",
            "townHall trader > swindler.3",
            "townHall trader > spy.2",
            "townHall trader > taxCollector.1",
            "townHall trader > traitor.2",
        ],
    );
    // With one board the other does not exist.
    with(4, &DEEDS).at(A, TownHall, [Trader]).refused(A, "townHall trader > spy.2", "T-069");
}

#[test]
fn t_068_covers_depend_on_the_players() {
    for setup in setups(4) {
        assert_eq!(sizes(&setup)[..10], [6, 6, 5, 4, 4, 4, 4, 4, 4, 4]);
        assert_eq!(sizes(&setup)[10..], [0; 9]);
    }
    for setup in setups(3) {
        assert_eq!(sizes(&setup)[..10], [5, 5, 4, 3, 3, 3, 3, 3, 3, 3]);
    }
    for setup in setups(2) {
        assert_eq!(sizes(&setup)[..10], [5, 0, 4, 3, 3, 0, 3, 3, 3, 3]);
    }
    // The right-most space is covered.
    for scene in both_with(3, &DEEDS) {
        let scene = scene.at(A, TownHall, [Knight, Boatman]).refused(A, "townHall knight > coinage.4", "T-069");
        scene.refused(A, "townHall boatman > towing.4", "T-069").expect_legal(
            A,
            "townHall knight",
            ["townHall knight > alchemy.1", "townHall knight > court.1"],
        );
    }
}

#[test]
fn t_068_the_board_starts_with_goods_and_technology() {
    for seats in [2, 3] {
        for setup in setups(seats) {
            let scene = opening(setup).expect_civic("harvestFestival", ["grain", "grain", "cheese", "cheese"]);
            let scene = scene.expect_civic("sheepBreeding", ["cheese", "cheese", "wool"]).expect_navigation(3);
            let scene = scene.expect_civic("coinage", []).saved();
            assert_eq!(scene.table.state().technology, 13);
        }
    }
    for setup in setups(4) {
        let scene = opening(setup).expect_civic("harvestFestival", ["grain", "grain", "cheese", "cheese", "wine"]);
        let scene = scene.expect_civic("sheepBreeding", ["cheese", "cheese", "wool", "wool"]).expect_navigation(4);
        assert_eq!(scene.saved().table.state().technology, 12);
    }
    // Without the module the board has no goods and technology.
    assert_eq!(opening(setup(Edition::Later, 4, |_| {})).expect_navigation(0).table.state().technology, 16);
}

/// The goods are those that the map does not use; a missing one leaves its space bare, and a follower there gets
/// nothing.
#[test]
fn t_068_missing_goods_leave_spaces_bare() {
    for setup in setups(4) {
        let mut table = Table::<Orleans>::new(&setup).unwrap();
        while let Turn::Chance(_) = table.turn() {
            let outcomes = table.outcomes();
            let wool = outcomes.iter().find(|weighted| weighted.outcome == Outcome::Good { good: Wool });
            table.settle(wool.unwrap_or(&outcomes[0]).outcome, &mut |_| {}).unwrap();
            table.validate().unwrap();
        }
        assert_eq!(table.state().goods[Wool], 0);
        let lying: Vec<bool> = table.state().civics[Civic::SheepBreeding].0.iter().map(Option::is_some).collect();
        assert_eq!(lying, [true, true, false, false, false, false]);
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Trader]).bare("sheepBreeding", 4);
        scene
            .play(A, "townHall trader > sheepBreeding.4")
            .expect_goods(A, [])
            .expect_civic("sheepBreeding", ["cheese", "cheese", "wool", "trader"]);
    }
}

/// Only its own kind, on any free space; of like spaces the first.
#[test]
fn t_069_followers_go_to_spaces_of_their_kind() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Monk, Farmer]).expect_legal(
            A,
            "",
            [
                "townHall monk > alchemy.1",
                "townHall monk > court.1",
                "townHall monk > research.4",
                "townHall monk > architecture.3",
                "townHall farmer > alchemy.1",
                "townHall farmer > court.1",
                "townHall farmer > harvestFestival.1",
                "townHall farmer > harvestFestival.3",
                "townHall farmer > sheepBreeding.1",
                "pass",
            ],
        );
        let scene = scene.refused(A, "townHall farmer > harvestFestival.2", "O-141");
        let scene = scene.refused(A, "townHall farmer > harvestFestival.4", "T-069");
        let scene = scene.refused(A, "townHall knight > coinage.4", "T-069");
        let scene = scene.refused(A, "castle farmer > court.1", "T-069").refused(A, "use townHall", "O-074");
        let scene = scene.refused(A, "gunpowderTower farmer > court.1", "O-050");
        let scene =
            scene.refused(A, "townHall farmer > court.7", "T-069").refused(A, "townHall farmer > court.0", "T-069");
        // Spaces need no order from left to right, and an occupied space is unavailable.
        let scene = scene.play(A, "townHall monk > research.4").expect_civic("research", ["", "", "", "monk"]);
        let scene = scene.play(A, "decline").pass([B, C, D]).stand(A, "townHall.1", Monk);
        scene.refused(A, "townHall monk > research.4", "T-069");
    }
}

/// A bare space and one with its good differ.
#[test]
fn t_069_bare_spaces_are_not_alike() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Farmer]).bare("harvestFestival", 1).expect_legal(
            A,
            "townHall farmer > harvestFestival",
            [
                "townHall farmer > harvestFestival.1",
                "townHall farmer > harvestFestival.2",
                "townHall farmer > harvestFestival.3",
            ],
        );
        scene.play(A, "townHall farmer > harvestFestival.1").expect_goods(A, []);
    }
}

/// Monks, school and herb garden cannot replace a role here.
#[test]
fn t_069_followers_do_not_replace_others() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [School, HerbGarden]).at(A, TownHall, [Scholar, Boatman]);
        let scene = scene.refused(A, "townHall scholar > coinage.1", "T-069");
        scene.refused(A, "townHall boatman > coinage.1", "T-069").refused(
            A,
            "townHall boatman > navigation.1",
            "T-069",
        );
    }
}

#[test]
fn mistake_11_monks_replace_no_role_on_deeds() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Monk]);
        ["harvestFestival.1", "sheepBreeding.1", "coinage.1", "research.1", "towing.1", "townRights.1", "navigation.1"]
            .into_iter()
            .fold(scene, |scene, space| scene.refused(A, &format!("townHall monk > {space}"), "T-069"));
    }
}

#[test]
fn mistake_17_covers_with_four_or_all_deeds_with_two() {
    for scene in both_with(4, &DEEDS) {
        scene.at(A, TownHall, [Knight]).play(A, "townHall knight > coinage.4").expect_coins(A, 3);
    }
    for scene in both_with(2, &DEEDS) {
        let scene = scene.at(A, TownHall, [Scholar]).refused(A, "townHall scholar > research.1", "T-069");
        scene.refused(A, "townHall scholar > court.1", "T-069");
    }
}

/// One or two per action, each with its reward before the next one; followers that are not sent stay.
#[test]
fn t_069_an_action_sends_one_or_two() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.at(A, TownHall, [Trader, Knight]).play(A, "townHall knight > coinage.4").expect_coins(A, 3);
        let more = Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore {
            from: TownHall,
            role: Role::Trader,
            except: None,
        }));
        let scene = scene.expect_ask(A, more).expect_event(Event::Civics(CivicsEvent::FollowerDispatched {
            seat: A.seat(),
            from: TownHall,
            role: Role::Knight,
            civic: Civic::Coinage,
            space: 4,
            sending: Sending::First,
        }));
        let scene = scene.refused(A, "townHall knight > court.1", "T-069").refused(A, "pass", "T-069");
        let one = scene.clone().play(A, "decline").expect_space(A, "townHall.1", "trader").expect_ask(B, asks::Turn);
        // Sent followers stay there, and another action may send the other one.
        let one = one.expect_supply(Knight, 0).expect_bagged(A, Knight, 0).pass([B, C, D]);
        one.play(A, "townHall trader > court.1").expect_coins(A, 4).expect_ask(A, asks::Turn);
        let two = scene.play(A, "townHall trader > coinage.1").expect_coins(A, 6).expect_ask(B, asks::Turn);
        two.expect_civic("coinage", ["trader", "", "", "knight"]).expect_space(A, "townHall.1", "").expect_event(
            Event::Civics(CivicsEvent::FollowerDispatched {
                seat: A.seat(),
                from: TownHall,
                role: Role::Trader,
                civic: Civic::Coinage,
                space: 1,
                sending: Sending::Second,
            }),
        );
    }
}

/// If no follower fits, the town hall cannot be used; if only the first fits, there is no question about the other.
#[test]
fn t_069_not_executable_if_no_follower_fits() {
    for scene in both_with(2, &DEEDS) {
        let full = scene.civic("alchemy", [Monk, Monk, Monk, Scholar, Scholar]).civic("towing", [Boatman; 3]);
        let full = full.sent("harvestFestival", 4, Boatman).sent("navigation", 3, Boatman);
        let alone = full.clone().at(A, TownHall, [Boatman]).expect_legal(A, "", ["pass"]);
        alone.refused(A, "townHall boatman > towing.3", "T-069");
        let two = full.at(A, TownHall, [Boatman, Farmer]).play(A, "townHall farmer > harvestFestival.3");
        two.expect_goods(A, [Cheese]).expect_ask(B, asks::Turn).expect_space(A, "townHall.1", "boatman");
    }
}

/// A follower may be sent even if its reward has no effect, and the last one still gets the citizen.
#[test]
fn t_070_a_dispatch_without_effect_is_legal() {
    for scene in both_with(4, &DEEDS) {
        let towing = scene.clone().merchant(A, "vendome").at(A, TownHall, [Boatman]).civic("towing", [Boatman; 2]);
        let towing = towing.play(A, "townHall boatman > towing.3").expect_citizens(A, []).expect_ask(B, asks::Turn);
        let towing = towing.stand(A, "townHall.1", Boatman).pass([B, C, D]).play(A, "townHall boatman > towing.4");
        towing.expect_citizens(A, ["towing"]).expect_merchant(A, "vendome").expect_ask(A, asks::Turn);
        let navigation = scene.clone().at(A, TownHall, [Scholar]).civic("navigation", [Craftsman, Craftsman, Boatman]);
        let navigation = navigation.expect_track(A, Craftsman, 0).play(A, "townHall scholar > navigation.4");
        let navigation = navigation.expect_citizens(A, ["navigation"]).expect_gears(A, []).expect_navigation(4);
        navigation.expect_ask(B, asks::Turn);
        let rights =
            scene.at(A, TownHall, [Scholar]).expect_track(A, Trader, 0).play(A, "townHall scholar > townRights.3");
        rights.expect_places(A, []).expect_citizens(A, []).expect_ask(B, asks::Turn);
    }
}

/// The last one gets the bonus too, after its reward and before a second follower.
#[test]
fn t_071_a_completion_pays_its_bonus() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("coinage", [Trader, Trader, Craftsman]).at(A, TownHall, [Knight, Scholar]);
        let scene = scene.play(A, "townHall knight > coinage.4").expect_coins(A, 6);
        let (seat, civic) = (A.seat(), Civic::Coinage);
        assert_eq!(
            scene.events[2..],
            [
                Event::CoinsGained { seat, coins: 3 },
                Event::Civics(CivicsEvent::CivicCompleted { seat, civic }),
                Event::CoinsGained { seat, coins: 3 }
            ]
        );
        scene.expect_ask(A, civics::DispatchMore { from: TownHall, role: Role::Scholar, except: None });
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.civic("townRights", [Trader, Trader, Scholar]).at(A, TownHall, [Knight, Scholar]);
        let scene = scene.track(A, Trader, 1).play(A, "townHall knight > townRights.4").expect_ask(A, asks::PlaceTile);
        let scene = scene.expect_citizens(A, []).play(A, "take hayrick").expect_citizens(A, ["townRights"]);
        scene.expect_ask(A, civics::DispatchMore { from: TownHall, role: Role::Scholar, except: None });
    }
    // With three players the space before the cover is the last one.
    for scene in both_with(3, &DEEDS) {
        let scene = scene.civic("coinage", [Trader, Trader]).at(A, TownHall, [Craftsman]);
        scene.play(A, "townHall craftsman > coinage.3").expect_coins(A, 6);
    }
}

/// The tower works like the town hall; own followers wait there but are never sent.
#[test]
fn t_096_the_tower_sends_followers() {
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [GunpowderTower]).tower(A, [Knight, Knight]).at(A, TownHall, [Farmer, Trader]);
        let scene = scene.play(A, "gunpowderTower knight > coinage.4").expect_coins(A, 3).expect_tower(A, [Knight]);
        let more = Ask::Civics(civics::Questions::DispatchMore(civics::DispatchMore {
            from: GunpowderTower,
            role: Role::Knight,
            except: None,
        }));
        let scene = scene.expect_ask(A, more).refused(A, "townHall farmer > court.1", "T-069").expect_legal(
            A,
            "",
            [
                "gunpowderTower knight > alchemy.1",
                "gunpowderTower knight > court.1",
                "gunpowderTower knight > architecture.4",
                "gunpowderTower knight > townRights.4",
                "decline",
            ],
        );
        let scene = scene.play(A, "gunpowderTower knight > architecture.4").expect_citizens(A, ["architecture4"]);
        scene.expect_tower(A, []).expect_ask(B, asks::Turn);
    }
    for scene in both_with(4, &DEEDS) {
        let scene = scene.places(A, [GunpowderTower]).tower(A, [OwnFarmer, Farmer]);
        let scene = scene.expect_legal(
            A,
            "",
            [
                "gunpowderTower farmer > alchemy.1",
                "gunpowderTower farmer > court.1",
                "gunpowderTower farmer > harvestFestival.1",
                "gunpowderTower farmer > harvestFestival.3",
                "gunpowderTower farmer > sheepBreeding.1",
                "pass",
            ],
        );
        let scene = scene.play(A, "gunpowderTower farmer > court.1").expect_tower(A, [OwnFarmer]);
        scene.expect_ask(B, asks::Turn).pass([B, C, D]).expect_legal(A, "", ["pass"]);
    }
}

/// Two to four players; with two the base game's census.
#[test]
fn t_099_two_to_four_players_play() {
    assert!(Seats::new(5).is_none());
    let rules = |seats| Rules::new(&expanded(Edition::Later, seats, &DEEDS, |_| {})).unwrap();
    let out = |seats| -> Vec<&str> {
        let rules = rules(seats);
        let deeds = Civic::ALL.iter().filter(|civic| civic.row().module == ModuleId::NewDeeds);
        deeds.filter(|&&civic| !rules.civics.played.has(civic)).map(|civic| civic.name()).collect()
    };
    assert_eq!((out(2), out(3), out(4)), (vec!["court", "research"], vec![], vec![]));
    for scene in both_with(2, &DEEDS) {
        let scene = scene.dawn("tradingDay").track(B, Farmer, 1).coins(A, 1).turn_over("tradingDay");
        scene.expect_coins(A, 1).expect_coins(B, 1);
    }
}
