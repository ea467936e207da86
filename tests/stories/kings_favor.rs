//! Chapter 9: The King's Favor (S-094 to S-109).

use super::support::stories::*;

/// Winter of a year; all players have met the objectives of the first year except the booklet.
fn winter(seats: u8, year: u16) -> Scene {
    court(seats).round(4 * year)
}

/// Fills a field of an objective's page.
fn booklet(scene: Scene, who: Who, objective: usize, tiles: &str) -> Scene {
    scene.arrange(|state| {
        let page = &mut state.court.as_mut().unwrap().courtiers[who.seat()].booklet;
        for (field, word) in tiles.split(' ').enumerate() {
            page[objective].put(field, loire::wire::parse(word).unwrap());
        }
    })
}

/// All players have met all objectives of the first year.
fn met(seats: u8) -> Scene {
    let scene = winter(seats, 1).areas(A, [L06, L01]).areas(B, [L10, L09]);
    booklet(booklet(scene, A, 1, "farmer fish coins2"), B, 1, "farmer fish coins2")
}

#[test]
fn s_094_the_set_up_of_the_court_is_complete() {
    let scene = Scene::settled(setup(2, Scenario::KingsFavor, |options| options.favourite_tiles = 2));
    let player = scene.player(A);
    assert_eq!((player.fame, player.reserve, player.aside), (1, 10, 0));
    let court = scene.table.state().court.as_ref().unwrap();
    assert!(court.courtiers.values().iter().all(|one| one.favourites == 2));
    let cards = scene.table.state().cards;
    assert!([Place::Grove, Place::TradingBoat, Place::Parlatory].iter().all(|&card| !cards.has(card)));
    assert!(scene.table.state().deeds[Deed::FoodDepot].is_none());
}

#[test]
fn s_095_a_game_has_five_years_of_four_seasons() {
    let scene = met(2).end_round();
    assert_eq!(scene.table.state().round, 5);
    scene
        .expect_event(CourtEvent::YearStarted { year: 2 })
        .expect_event(CourtEvent::SeasonStarted { season: Season::Spring });
    let rounds: Vec<_> = (1..=20).map(|round| (round - 1) / 4 + 1).collect();
    assert_eq!((rounds[3], rounds[4], rounds[19]), (1, 2, 5));
}

#[test]
fn s_096_seasons_take_effect() {
    let spring = met(2).only_offer([]).end_round();
    spring.expect_offer(Ware::Fish, 2).expect_offer(Ware::Wood, 2);
    let summer = court(2).round(1).end_round().expect_coins(A, 1).expect_coins(B, 1);
    summer.expect_event(CourtEvent::SeasonStarted { season: Season::Summer });
    let autumn = court(2).goods(A, [(Fish, 1), (Bread, 1), (Wood, 1)]).goods(B, [(Grain, 2)]).end_round();
    let autumn = autumn.expect_ask(A, asks::Feeding { left: 1 }).refused(A, "give wood", "S-054").play(A, "give bread");
    autumn.expect_goods(A, [(Wood, 1), (Fish, 1)]).expect_goods(B, [(Grain, 1)]);
    let rich = court(2).coins(A, 3).coins(B, 2).bag(B, [(Monk, 1)]).end_round();
    rich.deal(["follower monk"]).expect_coins(A, 0).expect_bag(B, []).expect_coins(B, 2);
}

#[test]
fn s_097_objectives_are_met() {
    let scene = court(2).on(A, Place::Gate, "fish coins4");
    let scene = scene.refused(A, "gate: fish > objective.1 for task", "S-097").refused(
        A,
        "gate: fish > objective.3 for task",
        "S-097",
    );
    let scene = scene.refused(A, "gate: coins4 > objective.2 for task", "S-097").refused(
        A,
        "gate: fish > well for task",
        "S-097",
    );
    let scene = scene.play(A, "gate: fish > objective.2 for task").expect_stored(Ware::Fish, 0);
    assert_eq!(scene.table.state().court.as_ref().unwrap().courtiers[A.seat()].booklet[1].iter().count(), 1);
}

#[test]
fn s_098_the_check_is_at_the_end_of_winter() {
    let scene = met(2).on(A, Place::Gate, "fish").play(A, "pass").play(B, "pass").expect_ask(A, asks::Unloading);
    assert_eq!(
        scene.times(|event| matches!(event, Event::KingsFavor(CourtEvent::YearJudged { .. }))),
        0,
        "unloading comes first"
    );
    let scene = scene.play(A, "ready");
    scene.expect_event(CourtEvent::YearJudged { seat: A.seat(), missed: 0, favourites: 0 });
}

/// Vector 17.
#[test]
fn s_099_favourite_tiles_replace_objectives() {
    let one = booklet(
        winter(3, 1).areas(A, [L06, L01]).areas(B, [L10, L09]).areas(C, [M07, M06]),
        B,
        1,
        "farmer fish coins2",
    );
    let one = booklet(one, C, 1, "farmer fish coins2").end_round();
    let one = one.expect_event(CourtEvent::YearJudged { seat: A.seat(), missed: 1, favourites: 1 });
    assert_eq!(one.table.state().court.as_ref().unwrap().courtiers[A.seat()].favourites, 0);
    let none = met(3).areas(C, [M07, M06]).favourites(C, 0).end_round();
    none.expect_event(CourtEvent::Eliminated { seat: C.seat() });
    let two = met(3).end_round().expect_event(CourtEvent::Eliminated { seat: C.seat() });
    assert_eq!(two.table.state().court.as_ref().unwrap().courtiers[C.seat()].favourites, 0, "the tile is spent anyway");
    let castle = winter(2, 5).fame(A, 60).fame(B, 90).churches([L06, L01, L10, L09]).villages([L02, L11, L05, L14]);
    let castle = castle.areas(A, [L06, L01, L02, L11]).areas(B, [L10, L09, L05, L14]);
    let castle = booklet(booklet(castle, A, 3, "monk wine wool"), B, 3, "monk wine wool").end_round();
    let castle = castle.expect_over().expect_event(CourtEvent::Eliminated { seat: A.seat() }).expect_ranks([2, 1]);
    assert_eq!(
        castle.table.state().court.as_ref().unwrap().courtiers[A.seat()].favourites,
        1,
        "no tile for the castle"
    );
}

#[test]
fn s_100_the_next_year_begins() {
    let scene = met(2).end_round().expect_stored(Ware::Farmer, 2);
    assert!(scene.player(A).cards.has(Place::Castle) && scene.player(B).cards.has(Place::Fortress));
    let page = &scene.table.state().court.as_ref().unwrap().courtiers[A.seat()].booklet;
    assert!(page.len() == 3 && page.iter().all(|work| work.iter().next().is_none()));
}

/// Vector 18.
#[test]
fn s_101_fame_stops_at_landmarks() {
    let send = |round, fame| {
        court(2)
            .round(round)
            .fame(A, fame)
            .on(A, Place::CountyFair, "farmer fisher trader monk knight")
            .cards(A, [Place::CountyFair])
    };
    let stopped = court(2).round(6).fame(A, 37).cards(A, [Place::CountyFair]).on(
        A,
        Place::CountyFair,
        "farmer fisher trader monk knight",
    );
    stopped.play(A, "use countyFair").expect_fame(A, 38);
    send(14, 38).play(A, "use countyFair").expect_fame(A, 43);
}

/// Vector 27.
#[test]
fn s_102_failing_players_drop_out() {
    let out = |scene: Scene| scene.out(B, 4);
    let scene =
        out(court(3).round(6).areas(B, [L10, L07])).villages([L07]).on(A, Place::Territory, "knight knight fisher");
    let scene = scene.cards(B, [Place::Watchtower]);
    let none = scene.clone().on(A, Place::Territory, "farmer farmer fisher");
    assert!(none.legal_like(A, "territory > L07").is_empty(), "closed without knights");
    scene.play(A, "territory > L07").expect_areas(B, [L10]);
    let barter = out(court(3).round(6)).goods(B, [(Wool, 1)]).goods(A, [(Grain, 1)]).on(A, Place::Gate, "fish");
    barter.play(A, "gate: fish > barter for bonus").expect_ask(C, asks::Acting);
    let cleared =
        court_with(3, |options| options.clear_eliminated = true).round(4).areas(A, [L06, L01]).areas(C, [M07, M06]);
    let cleared = cleared.fortresses(B, [L10]).goods(B, [(Wool, 1)]).coins(B, 9).bag(B, [(Monk, 1)]).favourites(B, 0);
    let cleared = booklet(booklet(cleared, A, 1, "farmer fish coins2"), C, 1, "farmer fish coins2").end_round();
    cleared.expect_areas(B, []).expect_coins(B, 0).expect_stored(Ware::Wool, 1).expect_stored(Ware::Monk, 1);
}

#[test]
fn s_103_the_last_one_standing_wins_at_once() {
    let scene = met(3).areas(C, [M07]).coins(C, 60).areas(B, [L10]).favourites(B, 0).end_round();
    scene.expect_over().expect_ranks([1, 3, 2]);
}

#[test]
fn s_104_points_decide_among_the_remaining_players() {
    let all = winter(2, 1).favourites(A, 0).favourites(B, 0).coins(B, 5).end_round();
    all.expect_over().expect_ranks([2, 1]);
    let earlier = winter(3, 2).favourites(A, 0).favourites(C, 0).out(B, 4);
    earlier.coins(B, 99).coins(A, 1).end_round().expect_over().expect_ranks([1, 3, 2]);
}

/// Vector 19.
#[test]
fn s_105_the_score_has_all_sources() {
    let scene = court_with(4, |options| options.favourite_tiles = 2).areas(A, [L06, L01, L02, L07, L11, L12, L08, L03]);
    let scene = scene
        .villages([L01, L02])
        .churches([L06, L07])
        .fortresses(A, [L11, L12, L13])
        .goods(A, [(Brocade, 4), (Wool, 1), (Wood, 1)]);
    let scene = scene.expect_score(A, "goods", 26).expect_score(A, "areas", 8).expect_score(A, "villages", 8);
    let scene = scene.expect_score(A, "fortresses", 9).expect_score(A, "churches", 8).expect_score(A, "favourites", 20);
    assert_eq!(scene.table.scores()[0].total, 79);
}

#[test]
fn s_106_the_court_knows_no_peace() {
    let scene = court(2).round(18).areas(B, [L10, L07]).on(A, Place::Territory, "farmer farmer fisher");
    scene
        .refused(A, "territory > L07", "S-068")
        .on(A, Place::Territory, "knight")
        .play(A, "territory > L07")
        .expect_areas(B, [L10]);
}

#[test]
fn s_107_deeds_have_no_citizens_advances_or_relaying() {
    let scene = court(2)
        .deed(Deed::LawOfInheritance, "- fisher craftsman trader coins2")
        .on(A, Place::Gate, "farmer")
        .arrange(|state| {
            for deed in [Deed::Winepress, Deed::Barter, Deed::AlchemyA] {
                state.deeds[deed] = None;
            }
        });
    let scene = scene.refused(A, "gate: farmer > lawOfInheritance for advance", "S-107");
    scene.play(A, "gate: farmer > lawOfInheritance for bonus").expect_deed(Deed::LawOfInheritance, None);
}

#[test]
fn s_108_a_year_has_its_decisions() {
    let scene =
        court(2).goods(A, [(Fish, 1), (Grain, 1)]).goods(B, [(Fish, 1)]).on(A, Place::Mill, "fisher").end_round();
    let scene = scene.expect_ask(A, asks::Feeding { left: 1 }).play(A, "give fish").expect_ask(A, asks::Recalling);
    let scene = scene.play(A, "ready").expect_ask(A, asks::Planning).play(A, "plan grain > gate.1").play(A, "ready");
    let scene = scene.play(B, "pass").expect_ask(A, asks::Acting).play(A, "pass").expect_ask(A, asks::Unloading);
    scene.play(A, "ready").expect_event(CourtEvent::SeasonStarted { season: Season::Winter });
}

#[test]
fn s_109_options_have_their_defaults() {
    let valve = kingdom_with(2, |options| options.safety_valve = true).only_offer([(Ware::Fish, 1)]).end_round();
    valve.expect_offer(Ware::Wood, 1).expect_offer(Ware::Knight, 0);
    kingdom(2).only_offer([]).end_round().expect_offer(Ware::Wood, 0);
    let stored =
        Scene::settled(setup(2, Scenario::FirstKingdom, |options| options.start_tiles_from = StartTilesFrom::Storage));
    stored.expect_offer(Ware::Farmer, 10);
    let bad = setup(2, Scenario::FirstKingdom, |options| options.favourite_tiles = 2);
    assert!(Rules::new(&bad).is_err(), "favourite tiles belong to The King's Favor");
}
