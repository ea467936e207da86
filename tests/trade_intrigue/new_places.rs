//! Chapter 7: new place tiles; the brasserie's shield; place tiles and editions.

use crate::support::orleans::*;

const PLACES: &[ModuleId] = &[ModuleId::NewPlaces];

#[test]
fn t_026_the_brasserie_averts_an_event() {
    for scene in both_with(2, PLACES) {
        let scene = scene.coins(A, 20).coins(B, 20).brasserie(A, [Cheese, Cheese, Wine]).goods(A, [Wool; 3]);
        let taxes = scene.clone().event("taxes").pass_all().expect_ask(A, asks::Shielding);
        let taxes = taxes.expect_legal(A, "", ["shield cheese", "shield wine", "suffer"]);
        let wine = taxes.clone().play(A, "shield wine").expect_coins(A, 20).expect_stored(A, [Cheese, Cheese]);
        let wine = wine.expect_goods(A, [Cheese, Cheese, Wool, Wool, Wool]).expect_goods_market(Wine, 1);
        let seat = A.seat();
        wine.expect_goods_out(Wine, 0).expect_event(Event::Shielded { seat, place: Brasserie, good: Some(Wine) });
        let cheese = taxes.clone().play(A, "shield cheese").expect_coins(A, 20).expect_goods_market(Cheese, 1);
        cheese.expect_stored(A, [Cheese, Wine]).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        // It is optional.
        let suffered = taxes.play(A, "suffer").expect_stored(A, [Cheese, Cheese, Wine]);
        let due = if suffered.setup.edition == Edition::First { 2 } else { 6 };
        suffered.expect_coins(A, 20 - due).expect_goods_market(Wine, 0);
        // Against the whole harvest, and before the plague draws.
        let harvest = scene.clone().event("harvest").pass_all().expect_ask(A, asks::Shielding);
        let harvest =
            harvest.refused(A, "give cheese", "O-097").play(A, "shield cheese").expect_stored(A, [Cheese, Wine]);
        harvest.expect_coins(A, 20).expect_goods_market(Cheese, 1);
        let plague = scene.event("plague").bag(A, [Knight]).pass_all().play(A, "shield wine");
        plague.expect_draw(Draw::Plague(draws::Plague { seat: B.seat() })).expect_bagged(A, Knight, 0);
    }
}

/// Sacristy and brasserie together: the shield that a seat has.
#[test]
fn t_026_a_seat_chooses_one_of_its_shields() {
    for scene in both_with(2, PLACES) {
        let scene = scene.event("taxes").coins(A, 9).places(A, [Sacristy]).at(A, Sacristy, [Monk]);
        let scene = scene.goods(A, [Wool]).brasserie(A, [Cheese, Wine]).pass_all();
        let scene = scene.expect_legal(A, "", ["shield", "shield cheese", "shield wine", "suffer"]);
        let monk = scene.clone().play(A, "shield").expect_bagged(A, Monk, 1).expect_stored(A, [Cheese, Wine]);
        monk.expect_coins(A, 9).expect_draw(Draw::Hourglass(draws::TurnHourglass));
        scene.play(A, "shield wine").expect_space(A, "sacristy.1", "monk").expect_stored(A, [Cheese]);
    }
}

#[test]
fn t_026_only_goods_on_the_brasserie_count() {
    for scene in both_with(2, PLACES) {
        let scene = scene.event("taxes").coins(A, 20).goods(A, [Cheese, Wine, Wool]);
        // Ordinary goods do not help, with or without an empty brasserie.
        scene.clone().pass_all().expect_draw(Draw::Hourglass(draws::TurnHourglass));
        let empty = scene.clone().brasserie(A, []).pass_all().expect_draw(Draw::Hourglass(draws::TurnHourglass));
        assert!(empty.player(A).coins < 20);
        let scene = scene.brasserie(A, [Cheese]).pass_all().expect_legal(A, "", ["shield cheese", "suffer"]);
        let scene = scene.refused(A, "shield wine", "T-026").refused(A, "shield wool", "T-026");
        scene.refused(A, "shield", "O-097");
    }
}

/// Not against gains, nor in the census, nor after the event.
#[test]
fn t_026_shields_avert_only_harm() {
    for scene in both_with(2, PLACES) {
        let scene = scene.brasserie(A, [Cheese, Wine]).coins(A, 9);
        for tile in ["income", "tradingDay", "pilgrimage"] {
            scene
                .clone()
                .event(tile)
                .pass_all()
                .expect_draw(Draw::Hourglass(draws::TurnHourglass))
                .expect_stored(A, [Cheese, Wine]);
        }
    }
    for scene in both_with(3, PLACES) {
        let census = scene.dawn("taxes").brasserie(A, [Cheese]).track(B, Farmer, 1).track(C, Farmer, 1);
        let census = census.turn_over("taxes").expect_ask(A, asks::Tortured { owed: 1 });
        census.refused(A, "shield cheese", "O-120");
    }
    for scene in both_with(2, PLACES) {
        let harvest = scene.event("harvest").brasserie(A, [Cheese, Wine]).pass_all().play(A, "suffer");
        let rule = if harvest.setup.edition == Edition::First { "O-115" } else { "O-116" };
        harvest.expect_ask(A, asks::Harvesting { due: 1 }).refused(A, "shield cheese", rule);
    }
}

#[test]
fn t_086_the_brasserie_holds_two_cheese_and_two_wine() {
    for scene in both_with(2, PLACES) {
        let scene = scene.activated(A, [Village]).goods(A, [Cheese]).play(A, "village trader");
        let full = scene.clone().play(A, "take brasserie").expect_stored(A, [Cheese, Cheese, Wine, Wine]);
        let full = full.expect_goods(A, [Cheese, Cheese, Cheese, Wine, Wine]).expect_goods_market(Cheese, -2);
        let full = full
            .expect_goods_market(Wine, -2)
            .expect_event(Event::NewPlaces(NewPlacesEvent::GoodStored { seat: A.seat(), good: Wine }));
        // They score like other goods.
        full.expect_score(A, "cheese", 3 * 2).expect_score(A, "wine", 2 * 3);
        scene.play(A, "take hayrick").expect_stored(A, []).expect_goods(A, [Cheese]);
    }
    for scene in both_with(2, PLACES) {
        let short = scene.goods_market(Cheese, 1).goods_market(Wine, 0).activated(A, [Village]);
        let short = short.play(A, "village trader").play(A, "take brasserie").expect_stored(A, [Cheese]);
        short.expect_goods(A, [Cheese]);
    }
}

/// Otherwise like ordinary goods: taxed, delivered, surrendered; no action, and no goods are added later.
#[test]
fn t_086_its_goods_are_otherwise_ordinary() {
    for scene in both_with(2, &[ModuleId::Orders, ModuleId::NewPlaces]) {
        let taxed = scene.clone().event("taxes").coins(A, 9).brasserie(A, [Cheese, Wine, Wine]).pass_all();
        let due = if taxed.setup.edition == Edition::First { 1 } else { 3 };
        taxed.play(A, "suffer").expect_coins(A, 9 - due);
        let scene = scene.brasserie(A, [Cheese, Wine]).merchant(A, "etampes").orders(["order8"]);
        let scene = scene.refused(A, "use brasserie", "T-086").activated(A, [Scriptorium]).play(A, "use scriptorium");
        let scene = scene.play(A, "deliver order8").expect_stored(A, []).expect_goods(A, []);
        scene.expect_goods_out(Cheese, 1).expect_goods_out(Wine, 1);
    }
    for scene in both_with(2, PLACES) {
        let scene = scene.brasserie(A, [Cheese]).activated(A, [Farmhouse]).track(A, Farmer, 2);
        scene.play(A, "use farmhouse").expect_goods(A, [Cheese, Cheese]).expect_stored(A, [Cheese]);
    }
}

#[test]
fn t_087_the_trading_house_pays_four_points_for_each_kind() {
    for scene in both_with(3, PLACES) {
        let scene = scene.expect_score(A, "tradingHouse", 0).goods(A, [Grain, Grain, Cheese, Wool, Brocade]);
        let scene = scene.goods(B, [Grain, Cheese, Wool, Wool]).goods(C, [Wine]).expect_score(A, "tradingHouse", 0);
        // Most of grain and brocade; a tie for cheese, fewer wool, no wine.
        let scene = scene.places(A, [TradingHouse]).expect_score(A, "tradingHouse", 8);
        let scene = scene.expect_score(B, "tradingHouse", 0).refused(A, "use tradingHouse", "T-087");
        scene.goods(B, []).expect_score(A, "tradingHouse", 16).goods(A, []).expect_score(A, "tradingHouse", 0);
    }
}

#[test]
fn t_087_an_option_pays_for_ties() {
    let scene = with_options(3, PLACES, |options| options.trading_house_ties = true).places(A, [TradingHouse]);
    let scene = scene.goods(A, [Grain, Cheese, Wool]).goods(B, [Cheese, Wool, Wool]).goods(C, [Cheese]);
    scene.expect_score(A, "tradingHouse", 8);
}

#[test]
fn t_088_the_sheep_farm_swaps_a_cheese() {
    for scene in both_with(2, PLACES) {
        assert_eq!(scene.table.rules().place(SheepFarm).category, Category::I);
        let scene = scene.places(A, [SheepFarm]).goods(A, [Cheese, Cheese]);
        let scene = scene.refused(A, "barter wool", "O-044").at(A, SheepFarm, [OwnFarmer, OwnCraftsman]);
        let scene = scene.expect_legal(A, "barter", ["barter wool", "barter coins", "barter steps"]);
        let scene = scene.refused(A, "use sheepFarm", "T-088").refused(B, "barter coins", "O-050");
        let wool = scene.clone().play(A, "barter wool").expect_goods(A, [Cheese, Wool]).expect_goods_market(Wool, -1);
        let wool = wool.expect_goods_market(Cheese, 1).expect_goods_out(Cheese, 0);
        // Once; then its followers are in the bag.
        wool.expect_bag(A, [OwnFarmer, OwnBoatman, OwnCraftsman, OwnTrader]).pass([B]).expect_legal(A, "", ["pass"]);
        scene.clone().play(A, "barter coins").expect_coins(A, 4).expect_goods(A, [Cheese]);
        scene.clone().play(A, "barter steps").expect_development(A, 3, 1).expect_citizens(A, ["development3"]);
        // Without cheese it cannot be used; without wool in stock there are two choices.
        let none = scene.clone().goods(A, [Wine, Wool]).expect_legal(A, "", ["pass"]);
        none.refused_as(A, read("barter coins"), "T-088", Some("notOwned"));
        let scene = scene.goods_market(Wool, 0).expect_legal(A, "barter", ["barter coins", "barter steps"]);
        let scene = scene.refused_as(A, read("barter wool"), "T-088", Some("goodMissing"));
        scene.development(A, 30).expect_legal(A, "barter", ["barter coins"]).refused(A, "barter steps", "O-055");
    }
    with(2, PLACES).activated(A, [Castle]).refused(A, "barter coins", "O-050");
}

/// The tavern is optional, and helps only architects.
#[test]
fn t_094_the_tavern_helps_architects() {
    let none = with(2, &[ModuleId::NewPlaces, ModuleId::NewDeeds]);
    assert!(!none.table.rules().in_box.has(Tavern));
    for edition in [Edition::First, Edition::Later] {
        let scene = with_setup(expanded(edition, 2, PLACES, |options| options.tavern = true));
        assert!(scene.table.rules().in_box.has(Tavern));
        let scene = scene.places(A, [Tavern]).at(A, Tavern, [Trader]).expect_legal(A, "", ["pass"]);
        // It does not help at the guildhall.
        let scene = scene.refused(A, "use tavern", "T-094").stations(B, ["blois"]).merchant(A, "blois");
        scene.activated(A, [Guildhall]).refused(A, "use guildhall", "O-072");
    }
}

#[test]
fn t_095_editions_have_their_place_tiles() {
    let drawn = |setup: &Setup| {
        let mut table = Table::<Orleans>::new(setup).unwrap();
        let mut drawn = vec![];
        while let Turn::Chance(draw) = table.turn() {
            if let Draw::PlaceTile(draws::DealPlace { category }) = draw {
                drawn.push((*category, table.outcomes().len()));
            }
            first_outcome(&mut table);
        }
        (drawn, table)
    };
    // In 2014 all tiles are in play.
    let (draws, table) = drawn(&expanded(Edition::First, 2, PLACES, |_| {}));
    assert!(draws.is_empty());
    let [first, second] = [Category::I, Category::II].map(|category| table.rules().tiles(category).len());
    assert_eq!(table.state().stack(table.rules(), Category::I).len(), first);
    assert!([Brasserie, TradingHouse, SheepFarm].into_iter().all(|place| table.state().places.has(place)));
    // Later 13 of each category: not all of the first one, all of the second.
    let (draws, table) = drawn(&expanded(Edition::Later, 2, PLACES, |_| {}));
    let expected: Vec<(Category, usize)> = (0..13).map(|drawn| (Category::I, usize::from(first) - drawn)).collect();
    assert_eq!(draws, expected);
    assert_eq!((table.state().places.len(), table.state().out.places.len()), (13 + second, first - 13));
    assert!(!table.state().places.has(SheepFarm), "a new tile may be absent");
    let tavern = expanded(Edition::Later, 2, PLACES, |options| options.tavern = true);
    assert_eq!(drawn(&tavern).0.len(), 13);
    assert_eq!(drawn(&tavern).1.state().out.places.len(), first + 1 - 13);
    let pool = expanded(Edition::Later, 2, PLACES, |options| options.place_pool = Some(6));
    assert_eq!(drawn(&pool).0.len(), 12);
}

/// Every payment takes ordinary tiles first.
#[test]
fn t_097_ordinary_tiles_go_first() {
    for scene in both_with(2, PLACES) {
        let scene = scene.goods(A, [Cheese]).brasserie(A, [Cheese, Wine]);
        let farm = scene.clone().places(A, [SheepFarm, Brasserie]).activated(A, [SheepFarm]).play(A, "barter coins");
        farm.expect_goods(A, [Cheese, Wine]).expect_stored(A, [Cheese, Wine]);
        let harvest = scene.clone().event("harvest").pass_all().play(A, "suffer").play(A, "give cheese");
        harvest.expect_goods(A, [Cheese, Wine]).expect_stored(A, [Cheese, Wine]);
        let stored = scene.clone().event("harvest").pass_all().play(A, "suffer").play(A, "give wine");
        stored.expect_goods(A, [Cheese, Cheese]).expect_stored(A, [Cheese]).expect_goods_market(Wine, 1);
        // Under torture too; and a surrendered brasserie leaves its goods.
        let tortured = scene.coins(B, 9).goods(A, [Wool, Cheese]).event("taxes").pass_all().play(A, "suffer");
        let tortured = tortured.play(A, "surrender good cheese").expect_stored(A, [Cheese, Wine]);
        if tortured.setup.edition == Edition::Later {
            let given = tortured.clone().play(A, "surrender place brasserie").expect_stored(A, []);
            given.expect_goods(A, [Cheese, Wine, Wool]);
            let given = tortured.play(A, "surrender good cheese").expect_stored(A, [Wine]);
            given.expect_goods(A, [Wine, Wool]).expect_goods_out(Cheese, 2);
        }
    }
}
