//! Chapter 9: decision points, chance, options.

use crate::support::orleans::*;
use std::collections::BTreeSet;

/// The phase of the round by the steps on the agenda; 0 during set-up.
fn phase(table: &Table<Orleans>) -> u8 {
    let is_left = |step: Step| table.agenda().items().contains(&Item::Step(step));
    let phases = [
        Step::Census(steps::Census),
        Step::Followers(steps::Followers),
        Step::Planning(steps::StartPlanning),
        Step::Acting(steps::Acting),
        Step::Events(steps::Events),
        Step::EndRound(steps::EndRound),
    ];
    phases.into_iter().position(is_left).map_or(0, |position| position as u8 + 1)
}

/// The name of a question or a draw on the wire.
fn name(tagged: &impl serde::Serialize) -> String {
    serde_json::to_value(tagged).unwrap()["type"].as_str().unwrap().to_owned()
}

/// The questions of each phase in random games equal the ledger's table.
#[test]
fn questions_match_the_ledger() {
    let mut seen = BTreeSet::new();
    let mut watch = |setup: Setup| {
        for game in 0..25 {
            lively::watch(&setup, &format!("decisions {game}"), |table, _, _| match table.turn() {
                Turn::Seats(pending) => seen.extend(pending.iter().map(|pending| (phase(table), name(&pending.ask)))),
                Turn::Chance(draw) => seen.extend([(phase(table), format!("chance {}", name(draw)))]),
                Turn::Over => {}
            });
        }
    };
    watch(setup(Edition::First, 3, |_| {}));
    watch(setup(Edition::Later, 4, |_| {}));
    watch(setup(Edition::Later, 2, |options| options.place_pool = Some(5)));
    watch(setup(Edition::Later, 4, |options| {
        options.draw_optional = true;
        options.bathhouse = Bathing::Draw;
    }));
    let table: [(u8, &[&str]); 7] = [
        (0, &["chance pathGood", "chance placeTile", "chance removedGood", "chance startSeat"]),
        (1, &["chance hourglass"]),
        (2, &["chance torture", "torture"]),
        (3, &["chance bath", "chance follower", "draw", "keep", "recall", "shelter"]),
        (4, &["plan"]),
        (5, &["bathhouse", "chance bath", "install", "placeTile", "sendMore", "turn"]),
        (6, &["chance plague", "chance torture", "harvest", "shield", "torture"]),
    ];
    let known: BTreeSet<(u8, String)> =
        table.iter().flat_map(|(at, names)| names.iter().map(|name| (*at, (*name).to_owned()))).collect();
    assert_eq!(seen, known);
}

/// Outcomes are not decided beforehand: a draw has the remaining numbers as weights and takes only what comes out.
#[test]
fn o_140_draws_are_lazy() {
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").bag(A, [Monk, Monk, Scholar]).turn_over("tradingDay").expect_outcomes([
            ("follower scholar", 1),
            ("follower monk", 2),
            ("follower ownFarmer", 1),
            ("follower ownBoatman", 1),
            ("follower ownCraftsman", 1),
            ("follower ownTrader", 1),
        ]);
        let mut table = scene.table.clone();
        let broken = table.settle(Outcome::Follower { follower: Knight }, &mut |_| {}).unwrap_err();
        assert_eq!((broken.rule, broken.code()), ("O-140", "notPossible"));
        assert!(table == scene.table);
        let scene = scene.refused(A, "ready", "O-050").deal_any();
        let broken = scene.table.clone().settle(Outcome::Follower { follower: Monk }, &mut |_| {}).unwrap_err();
        assert_eq!((broken.rule, broken.code()), ("O-140", "noDraw"));
    }
}

/// At set-up the weight of each good is its number.
#[test]
fn o_140_goods_are_weighted_at_set_up() {
    let table = Table::<Orleans>::new(&setup(Edition::Later, 4, |_| {})).unwrap();
    let weights: Vec<u32> = table.outcomes().iter().map(|weighted| weighted.weight).collect();
    assert_eq!(weights, [24, 21, 18, 15, 12]);
}

/// Like followers are one choice; own and neutral ones are two.
#[test]
fn o_141_like_followers_are_one_choice() {
    for scene in both(2) {
        let scene = scene.planning().market(A, [Trader, Trader, OwnTrader]);
        scene.expect_legal(
            A,
            "",
            [
                "plan trader > university.3",
                "plan trader > castle.3",
                "plan trader > monastery.2",
                "plan trader > wagon.2",
                "plan trader > townHall.1",
                "plan ownTrader > university.3",
                "plan ownTrader > castle.3",
                "plan ownTrader > monastery.2",
                "plan ownTrader > wagon.2",
                "ready",
            ],
        );
    }
}

#[test]
fn o_141_like_spaces_are_one_choice() {
    for scene in both(2) {
        let scene = scene.planning().places(A, [CheeseFactory]).gears(A, [Gear::FarmerOnly]);
        let scene = scene.market(A, [Farmer, OwnFarmer]);
        let scene = scene.refused(A, "plan farmer > cheeseFactory.2", "O-141");
        let scene = scene.refused(A, "install farmerOnly > cheeseFactory.2", "O-141");
        let first = scene.clone().play(A, "plan farmer > cheeseFactory.1");
        let first = first.expect_legal(A, "plan ownFarmer > cheese", ["plan ownFarmer > cheeseFactory.2"]);
        first.play(A, "install farmerOnly > cheeseFactory.2").expect_space(A, "cheeseFactory.2", "technology");
        // With technology on the first one, the second is a different space.
        let scene = scene.play(A, "install farmerOnly > cheeseFactory.1");
        scene.play(A, "plan farmer > cheeseFactory.2").expect_space(A, "cheeseFactory.2", "farmer");
    }
    for (place, follower) in [(Windmill, Craftsman), (Office, Scholar), (TownHall, Monk)] {
        let scene = later(2).planning().places(A, [Windmill, Office]).market(A, [follower]);
        let beginning = format!("plan {} > {}", follower.name(), place.name());
        assert_eq!(scene.legal_like(A, &beginning), [format!("{beginning}.1")]);
    }
    // Two like followers that return are one choice; own and neutral ones are two.
    for scene in both(2) {
        let scene = scene.dawn("tradingDay").places(A, [CheeseFactory]);
        let alike = scene.clone().at(A, CheeseFactory, [Farmer, Farmer]).turn_over("tradingDay");
        let alike = alike.expect_legal(A, "", ["recall cheeseFactory.1", "ready"]);
        alike
            .refused(A, "recall cheeseFactory.2", "O-141")
            .play(A, "recall cheeseFactory.1")
            .play(A, "recall cheeseFactory.2");
        let two = scene.at(A, CheeseFactory, [Farmer, OwnFarmer]).turn_over("tradingDay");
        two.expect_legal(A, "", ["recall cheeseFactory.1", "recall cheeseFactory.2", "ready"]);
    }
}

#[test]
fn o_141_two_goods_of_one_kind_are_one_choice() {
    for scene in both(3) {
        let scene = scene.path("orleans~briare", [Wine, Wine]).activated(A, [Ship]);
        let scene = scene.expect_legal(
            A,
            "ship orleans > briare",
            ["ship orleans > briare take wine", "ship orleans > briare"],
        );
        scene.play(A, "ship orleans > briare take wine").expect_path("orleans~briare", [Wine]).expect_goods(A, [Wine]);
    }
}

/// Every option with its default and name.
#[test]
fn o_142_options_have_their_defaults() {
    let setup: Setup = serde_json::from_str(r#"{ "game": "orleans", "seats": 2 }"#).unwrap();
    assert_eq!(setup.edition, Edition::Later);
    let Options { planning, draw_optional, lenient_bonus, bank_total, bathhouse, bathhouse_space, place_pool, .. } =
        setup.options;
    assert_eq!(planning, Planning::Simultaneous);
    assert_eq!((draw_optional, lenient_bonus), (false, false));
    assert_eq!((bank_total, place_pool), (None, None));
    assert_eq!((bathhouse, bathhouse_space), (Bathing::Action, BathhouseSpace::Any));
    let text = r#"{ "game": "orleans", "seats": 3, "edition": "2014", "options": { "planning": "inOrder", "drawOptional":
        true, "lenientBonus": true, "bankTotal": 47, "bathhouse": "draw", "bathhouseSpace": "monk", "placePool": null } }"#;
    let changed: Setup = serde_json::from_str(text).unwrap();
    assert_eq!(changed, {
        let options = Options {
            planning: Planning::InOrder,
            draw_optional: true,
            lenient_bonus: true,
            bank_total: Some(47),
            bathhouse: Bathing::Draw,
            bathhouse_space: BathhouseSpace::Monk,
            place_pool: None,
            ..Options::default()
        };
        Setup { options, ..Setup::new(Seats::new(3).unwrap(), Edition::First) }
    });
    let options = Orleans::info().options;
    let of_the_base_game = options.iter().filter(|option| option.rule.starts_with('O'));
    let listed: Vec<(&str, &str)> = of_the_base_game.map(|option| (option.name, option.rule)).collect();
    assert_eq!(
        listed,
        [
            ("planning", "O-032"),
            ("drawOptional", "O-026"),
            ("lenientBonus", "O-053"),
            ("bankTotal", "O-014"),
            ("bathhouse", "O-096"),
            ("bathhouseSpace", "O-092"),
            ("placePool", "O-010"),
        ]
    );
    assert_eq!(Orleans::info().editions, ["later", "2014"]);
}

/// Each option off and on, in one place; the tests of their rules show the details.
#[test]
fn o_142_options_take_effect() {
    let planning = |order| later_with(2, |options| options.planning = order).planning();
    assert!(planning(Planning::Simultaneous).table.ask(B.seat()).is_some());
    assert!(planning(Planning::InOrder).table.ask(B.seat()).is_none());

    let drawing = |optional| later_with(2, |options| options.draw_optional = optional).dawn("tradingDay");
    drawing(false).turn_over("tradingDay").expect_draw(Draw::Follower(draws::DrawFollower { seat: A.seat() }));
    drawing(true).turn_over("tradingDay").expect_ask(A, asks::Drawing { most: 4 });

    let bonus = |lenient| {
        let scene = later_with(2, |options| options.lenient_bonus = lenient);
        scene.goods_market(Grain, 0).activated(A, [Farmhouse])
    };
    bonus(false).refused(A, "use farmhouse", "O-053");
    bonus(true).play(A, "use farmhouse").expect_goods(A, []).expect_track(A, Farmer, 1);

    let bank = |total| first_with(2, |options| options.bank_total = total).event("income").development(A, 30);
    bank(None).pass_all().expect_coins(A, 6);
    bank(Some(12)).coins(B, 9).pass_all().expect_coins(A, 3);

    let bathhouse = |bathing| {
        let scene = later_with(2, |options| options.bathhouse = bathing).dawn("tradingDay").places(A, [Bathhouse]);
        scene.bag(A, [Monk, Monk]).turn_over("tradingDay").deal_any()
    };
    bathhouse(Bathing::Action).expect_ask(A, asks::MakePlan);
    bathhouse(Bathing::Draw).expect_ask(A, asks::Keeping);

    let space = |space| later_with(2, |options| options.bathhouse_space = space).planning().places(A, [Bathhouse]);
    space(BathhouseSpace::Any).market(A, [Knight]).play(A, "plan knight > bathhouse.1");
    space(BathhouseSpace::Trader).market(A, [Knight]).refused(A, "plan knight > bathhouse.1", "O-040");

    let tiles =
        |pool| opening(setup(Edition::Later, 2, |options| options.place_pool = pool)).table.state().places.len();
    let table = opening(setup(Edition::Later, 2, |_| {})).table;
    let in_box = [Category::I, Category::II].map(|category| table.rules().tiles(category).len());
    for pool in [13, 12, 8, 3] {
        let played: u8 = in_box.iter().map(|&all| all.min(pool)).sum();
        assert_eq!(tiles(Some(pool)), played, "{pool} of each category");
    }
    assert_eq!(tiles(None), tiles(Some(13)));
}
