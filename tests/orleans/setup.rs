//! Chapter 1: components and set-up.

use crate::support::orleans::*;
use loire::engine::search::Playout;
use loire::orleans::data::map::{PATHS, TOWNS, Way};
use loire::orleans::data::places::PLACES;
use loire::orleans::round;

const EDITIONS: [Edition; 2] = [Edition::First, Edition::Later];

fn plain(edition: Edition, seats: u8) -> Setup {
    setup(edition, seats, |_| {})
}

/// Draws first outcomes until a seat is asked; returns the draws that were asked for.
fn draws(setup: &Setup) -> (Vec<Draw>, Table<Orleans>) {
    let mut table = Table::<Orleans>::new(setup).unwrap();
    let mut draws = vec![];
    while let Turn::Chance(draw) = table.turn() {
        draws.push(*draw);
        first_outcome(&mut table);
    }
    (draws, table)
}

#[test]
fn o_001_two_to_four_players_play() {
    let seats: Vec<u8> = (0..=9).filter(|&number| Seats::new(number).is_some()).collect();
    assert_eq!(seats, [2, 3, 4]);
    for seats in seats {
        assert_eq!(opening(plain(Edition::First, seats)).table.state().players.values().len(), usize::from(seats));
    }
}

#[test]
fn o_001_a_game_has_eighteen_rounds_of_seven_phases() {
    let rules = Rules::new(&plain(Edition::First, 2)).unwrap();
    let is_phase =
        |step: &Step| !matches!(step, Step::EmptyTowers(steps::EmptyTowers) | Step::FillTowers(steps::FillTowers));
    let phases: Vec<Step> = round::phases(&rules).into_iter().filter(is_phase).collect();
    assert_eq!(phases, seven_phases());
    for edition in EDITIONS {
        let mut table = Table::<Orleans>::new(&plain(edition, 3)).unwrap();
        let (mut playout, mut rounds) = (Playout::new("eighteen rounds"), vec![]);
        let mut listen = |event| match event {
            Event::RoundStarted { round } => rounds.push(round),
            Event::GameEnded => rounds.push(0),
            _ => {}
        };
        while playout.answer(&mut table, &mut listen).is_some() {}
        assert_eq!(rounds, (1..=18).chain([0]).collect::<Vec<_>>());
    }
}

#[test]
fn o_002_followers_match_the_box() {
    let supply = |seats| opening(plain(Edition::Later, seats)).table.state().supply.values().to_owned();
    assert_eq!(supply(4), [16, 10, 10, 10, 14, 14, 14]);
    assert_eq!(supply(3), [14, 8, 8, 8, 11, 11, 11]);
    assert_eq!(supply(2), [12, 6, 6, 6, 8, 8, 8]);
    assert_eq!(supply(4).iter().sum::<u8>() + 4 * Follower::OWN.len() as u8, 104);
}

#[test]
fn o_003_goods_match_the_box() {
    assert_eq!(Good::ALL.iter().map(|good| good.tiles()).collect::<Vec<_>>(), [24, 21, 18, 15, 12]);
    for (seats, removed) in [(2, 12), (3, 6), (4, 0)] {
        let (draws, table) = draws(&plain(Edition::First, seats));
        assert_eq!(draws.iter().filter(|draw| **draw == Draw::RemovedGood(draws::RemovedGood)).count(), removed);
        assert_eq!(table.state().out.goods.total(), removed as u32);
    }
    // Draws remove goods with the remaining numbers as weights.
    let mut table = Table::<Orleans>::new(&plain(Edition::First, 2)).unwrap();
    for _ in 0..43 {
        first_outcome(&mut table);
    }
    assert!(matches!(table.turn(), Turn::Chance(Draw::RemovedGood(draws::RemovedGood))));
    let weights: Vec<u32> = table.outcomes().iter().map(|weighted| weighted.weight).collect();
    assert_eq!(weights, [24 + 21 - 43, 18, 15, 12]);
}

#[test]
fn o_004_paths_start_with_goods() {
    assert_eq!((TOWNS.len(), PATHS.len()), (23, 43));
    let count = |way: Way| PATHS.iter().filter(|row| row.way == way).count();
    assert_eq!((count(Way::Road), count(Way::Waterway)), (29, 14));
    let marked = |players: u8| PATHS.iter().flat_map(|row| row.spots).filter(|spot| **spot == players).count();
    assert_eq!((marked(2), marked(3), marked(4)), (43, 5, 4));
    for (seats, laid, market) in [(2, 43, 35), (3, 48, 36), (4, 52, 38)] {
        let (draws, table) = draws(&plain(Edition::Later, seats));
        let paths: Vec<Path> = draws
            .iter()
            .filter_map(|draw| if let Draw::PathGood(draws::PathGood { path }) = draw { Some(*path) } else { None })
            .collect();
        assert_eq!(paths.len(), laid);
        for row in &PATHS {
            let spaces = row.spots.iter().filter(|spot| **spot <= seats).count();
            assert_eq!(paths.iter().filter(|path| **path == row.path).count(), spaces);
            assert_eq!(table.state().paths[row.path].iter().count(), spaces, "{}", row.path.name());
        }
        assert_eq!(table.state().goods.total(), market);
    }
    // A good that was taken is never replaced.
    let scene = later(2).path("orleans~blois", [Wine]).activated(A, [Ship]).play(A, "ship orleans > blois take wine");
    scene.expect_path("orleans~blois", []).pass_all().deal_any().expect_path("orleans~blois", []);
}

#[test]
fn o_005_technology_matches_the_box() {
    assert_eq!(opening(plain(Edition::First, 4)).table.state().technology, 16);
}

#[test]
fn o_006_citizens_match_the_box() {
    let of_the_base_game = &Citizen::NAMES[..14];
    assert_eq!(of_the_base_game.last(), Some(&Citizen::Stations.name()));
    let fields: Vec<u8> = (0..=30).filter(|&field| Citizen::of_development(field).is_some()).collect();
    assert_eq!(fields, [3, 18, 28]);
    let deeds: Vec<&str> = Deed::ALL.iter().map(|&deed| Citizen::of_deed(deed).name()).collect();
    assert_eq!(deeds, Deed::NAMES);
    let others = of_the_base_game.iter().filter(|name| !deeds.contains(name) && !name.starts_with("development"));
    assert_eq!(others.collect::<Vec<_>>(), [&"knight", &"boatman", &"stations"]);
    assert!(opening(plain(Edition::Later, 4)).table.state().citizens.values().iter().all(Option::is_none));
}

#[test]
fn o_007_players_start_with_their_kit() {
    for edition in EDITIONS {
        let mut scene = opening(plain(edition, 3));
        for who in [A, B, C] {
            scene = scene.expect_coins(who, 5).expect_goods(who, []).expect_development(who, 0, 1);
            scene = scene.expect_stations(who, [], 10).expect_places(who, []).expect_gears(who, []);
            scene = scene.expect_merchant(who, "orleans");
            assert_eq!(scene.player(who).tracks.values(), &[0; 6]);
        }
        assert_eq!(Track::NAMES, ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"]);
    }
}

#[test]
fn o_008_the_first_round_has_no_draw() {
    for edition in EDITIONS {
        let (draws, table) = draws(&plain(edition, 2));
        assert_eq!(
            draws[draws.len() - 2..],
            [Draw::StartSeat(draws::StartSeat), Draw::Hourglass(draws::TurnHourglass)]
        );
        assert_eq!(table.ask(A.seat()), Some(&Ask::Plan(asks::MakePlan)));
        let own = [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader];
        let scene = opening(plain(edition, 2)).expect_market(A, own).expect_market(B, own).expect_bag(A, []);
        scene.expect_bag(B, []);
    }
}

#[test]
fn o_009_place_tiles_match_the_box() {
    let scene = opening(plain(Edition::Later, 2));
    let stack = |category| scene.table.state().stack(scene.table.rules(), category).len();
    assert_eq!((stack(Category::I), stack(Category::II)), (12, 8));
    assert_eq!(PLACES.iter().filter(|row| row.category == Category::Board).count(), 10);
    // They are not secret: the state lists them.
    let state = serde_json::to_value(scene.table.state()).unwrap();
    assert_eq!(state["places"].as_array().unwrap().len(), usize::from(stack(Category::I) + stack(Category::II)));
}

/// All base tiles are in play, since no category has more than 13; a smaller pool is drawn at random.
#[test]
fn o_010_an_option_limits_the_place_tiles() {
    let (all, table) = draws(&plain(Edition::Later, 2));
    assert!(!all.iter().any(|draw| matches!(draw, Draw::PlaceTile(_))));
    assert_eq!(table.rules().pool, Some(13));
    let (some, table) = draws(&setup(Edition::Later, 2, |options| options.place_pool = Some(9)));
    let drawn: Vec<&Draw> = some.iter().filter(|draw| matches!(draw, Draw::PlaceTile(_))).collect();
    assert_eq!(drawn, [&Draw::PlaceTile(draws::DealPlace { category: Category::I }); 9]);
    let [first, second] = [Category::I, Category::II].map(|category| table.rules().tiles(category).len());
    assert_eq!((table.state().stack(table.rules(), Category::I).len(), table.state().places.len()), (9, 9 + second));
    assert_eq!(table.state().out.places.len(), first - 9);
    let (few, table) = draws(&setup(Edition::Later, 2, |options| options.place_pool = Some(2)));
    assert_eq!(few.iter().filter(|draw| matches!(draw, Draw::PlaceTile(_))).count(), 4);
    assert_eq!(
        table.state().places.iter().map(Place::name).collect::<Vec<_>>(),
        ["hayrick", "cheeseFactory", "shippingLine", "cellar"]
    );
    // Only in the later edition.
    let first = Table::<Orleans>::new(&setup(Edition::First, 2, |options| options.place_pool = Some(9)));
    assert_eq!(first.unwrap_err().path, "options.placePool");
    let many = Table::<Orleans>::new(&setup(Edition::Later, 2, |options| options.place_pool = Some(14)));
    assert_eq!(many.unwrap_err().path, "options.placePool");
}

/// One outcome, the light Pilgrimage; then each event with its number in the stack as weight.
#[test]
fn o_011_the_stack_of_2014_is_random() {
    let scene = first(2).dawn("pilgrimage").expect_outcomes([("hourglass pilgrimage", 1)]);
    scene.dawn("tradingDay").expect_outcomes([
        ("hourglass pilgrimage", 2),
        ("hourglass income", 3),
        ("hourglass harvest", 3),
        ("hourglass taxes", 3),
        ("hourglass tradingDay", 3),
        ("hourglass plague", 3),
    ]);
    // By the last round all but one have come.
    let last = first(2).round(17, "tradingDay").pass_all().table.outcomes();
    assert_eq!((last.len(), last[0].weight), (1, 1));
}

/// The start tile, then A in rounds 2 to 6, B in 7 to 12, C in 13 to 18.
#[test]
fn o_012_the_later_stack_comes_in_piles() {
    let pile = |round: u8| -> Vec<&str> {
        let rules = Rules::new(&plain(Edition::Later, 2)).unwrap();
        rules.pile(round).map(|(tile, copies)| (tile.name(), assert_eq!(copies, 1)).0).collect()
    };
    assert_eq!(pile(1), ["pilgrimage"]);
    for round in 2..=6 {
        assert_eq!(pile(round), ["incomeA", "harvestA", "taxesA", "tradingDayA", "plagueA"]);
    }
    for round in 7..=12 {
        assert_eq!(pile(round), ["pilgrimageB", "incomeB", "harvestB", "taxesB", "tradingDayB", "plagueB"]);
    }
    for round in 13..=18 {
        assert_eq!(pile(round), ["pilgrimageC", "incomeC", "harvestC", "taxesC", "tradingDayC", "plagueC"]);
    }
    // No tile comes twice; a pile is used up before the next one.
    let scene = later(2).round(11, "pilgrimageB").pass_all();
    assert_eq!(scene.table.outcomes().len(), 1);
    let scene = later(2).round(12, "pilgrimageB").pass_all();
    scene.expect_outcomes([
        ("hourglass pilgrimageC", 1),
        ("hourglass incomeC", 1),
        ("hourglass harvestC", 1),
        ("hourglass taxesC", 1),
        ("hourglass tradingDayC", 1),
        ("hourglass plagueC", 1),
    ]);
}

#[test]
fn o_013_any_seat_may_begin() {
    for seats in [2, 3, 4] {
        let mut table = Table::<Orleans>::new(&plain(Edition::First, seats)).unwrap();
        while matches!(table.turn(), Turn::Chance(draw) if *draw != Draw::StartSeat(draws::StartSeat)) {
            first_outcome(&mut table);
        }
        let weights: Vec<u32> = table.outcomes().iter().map(|weighted| weighted.weight).collect();
        assert_eq!(weights, vec![1; seats.into()]);
        let second = Seat::new(1).unwrap();
        table.settle(Outcome::Seat { seat: second }, &mut |_| {}).unwrap();
        let order: Vec<u8> = table.state().turn_order(table.rules()).map(Seat::number).collect();
        assert_eq!(order, [1, 2, 3, 0].into_iter().filter(|&seat| seat < seats).collect::<Vec<_>>());
    }
}

/// A payout beyond the bank's coins pays what is left; later payments refill the bank.
#[test]
fn o_014_a_finite_bank_runs_dry() {
    let bank = |total: u16| first_with(2, move |options| options.bank_total = Some(total));
    let table = Table::<Orleans>::new(&setup(Edition::First, 2, |options| options.bank_total = Some(47))).unwrap();
    assert_eq!(table.state().bank, Some(37));
    let scene = bank(10).coins(B, 9).activated(A, [TownHall]).play(A, "townHall monk > papalConclave");
    let scene = scene.expect_coins(A, 1).play(A, "townHall monk > cathedral").expect_coins(A, 1);
    assert_eq!(scene.table.state().bank, Some(0));
    // The pharmacy costs two coins, one of which is paid out again.
    let scene =
        bank(10).coins(A, 2).coins(B, 8).development(A, 5).places(A, [Hayrick, Pharmacy]).activated(A, [Pharmacy]);
    let scene = scene.play(A, "pharmacy 2").expect_coins(A, 2).expect_development(A, 7, 2);
    assert_eq!(scene.table.state().bank, Some(0));
    // Without a total the bank never runs out.
    assert_eq!(first(2).table.state().bank, None);
    for total in [10, 1000] {
        bank(total).expect_coins(A, 0);
    }
    for total in [9, 1001] {
        let wrong = Table::<Orleans>::new(&setup(Edition::First, 2, |options| options.bank_total = Some(total)));
        assert_eq!(wrong.unwrap_err().path, "options.bankTotal");
    }
}

#[test]
fn o_015_coins_of_the_later_edition_never_run_out() {
    let wrong = Table::<Orleans>::new(&setup(Edition::Later, 2, |options| options.bank_total = Some(47)));
    assert_eq!(wrong.unwrap_err().path, "options.bankTotal");
    let scene = later(2).coins(B, 900).activated(A, [TownHall]).play(A, "townHall monk > papalConclave");
    assert_eq!(scene.expect_coins(A, 3).table.state().bank, None);
}

/// Payments and gains of a player change no other player's coins.
#[test]
fn o_016_payments_are_with_the_bank() {
    let bank = first_with(3, |options| options.bank_total = Some(47));
    let scene = bank.dawn("taxes").track(A, Farmer, 2).track(B, Farmer, 1).coins(B, 4).coins(C, 4);
    let scene = scene.turn_over("taxes").expect_coins(A, 1).expect_coins(B, 4).expect_coins(C, 3);
    assert_eq!(scene.table.state().bank, Some(47 - 8));
}

/// Bags are public; draws are not decided yet, so a state reveals none.
#[test]
fn o_017_bags_are_public() {
    let scene = later(2).bag(A, [Monk, Knight]).goods(A, [Wine]).coins(B, 4);
    let state = serde_json::to_value(scene.table.state()).unwrap();
    let bag = serde_json::json!({ "knight": 1, "monk": 1, "ownFarmer": 1, "ownBoatman": 1, "ownCraftsman": 1, "ownTrader": 1 });
    assert_eq!(state["players"][0]["followers"]["bag"], bag);
    assert_eq!(state["players"][0]["goods"], serde_json::json!({ "wine": 1 }));
    assert_eq!(state["players"][1]["coins"], 4);
    assert_eq!(state["hourglasses"], serde_json::json!(["pilgrimage", "tradingDayA"]));
}
